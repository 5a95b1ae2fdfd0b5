"""The rules of a table: an edition, and the values of all its options."""

from tangledbank.core.options import Options, Value
from tangledbank.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """The rules of one table.  Immutable, so clones of a game share it.

    Each game adds the fields that its steps read, so that no step compares strings while it plays.
    """

    def __init__(
        self, book: Options, edition: str, changes: dict[str, Value], presets: int
    ) -> None:
        self.edition = edition
        self.presets = presets  # the presets' version that `changes` refer to
        self.options: dict[str, Value] = book.read(edition, changes, presets)
        self._changes: dict[str, Value] = book.differences(edition, self.options, presets)

    def changes(self) -> dict[str, Value]:
        """The options in which this table differs from its version of the edition's presets."""
        return dict(self._changes)
