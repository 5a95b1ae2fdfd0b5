"""Errors that the reader can fix."""


class SetupError(Exception):
    """Something the reader must fix; the text says what and how."""


class CompileError(SetupError):
    """The engine should compile but does not; everything else is set up."""
