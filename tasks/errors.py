"""What can go wrong in a way that the reader can fix."""


class SetupError(Exception):
    """Something that the reader must fix; the text says what and how."""


class CompileError(SetupError):
    """The engine should compile and does not; everything else is set up."""
