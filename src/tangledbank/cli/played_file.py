"""The games that the laws were checked in, on disk, so that a long run can be continued."""

from pathlib import Path

from tangledbank.arena.journal import Journal
from tangledbank.core.errors import GameError
from tangledbank.core.fields import Fields
from tangledbank.laws.broken import Failure
from tangledbank.laws.run import Run
from tangledbank.laws.sources import sources


class PlayedFile(Journal):
    """Which seeds are done, and what went wrong in those that failed."""

    format = "tangledbank laws 1"
    work = "run"
    piece = "game"
    named = "file of `tangledbank laws`"
    synced = False  # thousands a second, and each can be played again

    def __init__(self, path: Path, run: Run) -> None:
        self.faults: dict[int, str | None] = {}
        super().__init__(path, {**run.to_json(), "sources": sources()})

    def add(self, seed: int, failure: Failure | None) -> None:
        entry: dict[str, object] = {"seed": seed}
        if failure is not None:
            entry["fault"] = failure.fault
        self.faults[seed] = None if failure is None else failure.fault
        self.write(entry)

    def read_entry(self, entry: Fields) -> None:
        seed = entry.number("seed")
        self.faults[seed] = entry.text("fault") if entry.has("fault") else None
        entry.close()

    def another(self, key: str, there: object, here: object) -> GameError:
        if key == "sources":
            return GameError(
                f"{self.path} was made with other sources ({there} there, {here} here), so its "
                "games prove nothing about these. Name another file, or delete this one to begin "
                "again."
            )
        return GameError(
            f"{self.path} holds games of another run: {key} is {told(there)} there and "
            f"{told(here)} here. Give the same arguments, or name another file."
        )


def told(value: object) -> str:
    return "not given" if value is None else repr(value)
