"""What happened, told to each seat as it may know it."""

from collections.abc import Iterator

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tangledbank.cli.adapter import adapter_of
from tangledbank.cli.signs import SEATS
from tangledbank.core.event import Event
from tangledbank.core.game import Game
from tangledbank.core.record import Record
from tangledbank.core.replay import Replay
from tangledbank.messages.speech import say


class Deed:
    """One decision and all that followed."""

    def __init__(self, seat: int, events: list[Event], forced: bool) -> None:
        self.seat = seat
        self.events = events
        self.forced = forced  # there was nothing else to choose


class Log:
    """All deeds of a game, and how far each seat has been told."""

    def __init__(self, game: Game, deeds: list[Deed] | None = None) -> None:
        self.game = game
        self.adapter = adapter_of(game)
        self.deeds: list[Deed] = [] if deeds is None else deeds
        # Everybody was told what came before his last decision, and saw that one made.
        self.told = [
            max((at for at, deed in enumerate(self.deeds) if deed.seat == seat), default=0)
            for seat in range(len(game.names))
        ]

    def add(self, seat: int, events: list[Event], forced: bool = False) -> None:
        self.deeds.append(Deed(seat, events, forced))

    def news(self, seat: int) -> list[Deed]:
        """What this seat has not been told yet; it is, now."""
        fresh = self.deeds[self.told[seat] :]
        self.told[seat] = len(self.deeds)
        return fresh

    def show(self, deeds: list[Deed], seat: int, console: Console) -> None:
        """Tell these deeds to a seat (-1: to everybody)."""
        width = max(cell_len(name) for name in self.game.everybody)
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=width)
        grid.add_column()
        for deed in deeds:
            for doer, text in self.paragraphs(deed, seat):
                if doer < 0:
                    grid.add_row("", Text(text, "italic dim"))
                else:
                    name = self.game.everybody[doer]
                    # The name stands in front already.
                    text = text.removeprefix(f"{name} ")
                    grid.add_row(Text(name, SEATS[doer], justify="right"), Text(text))
        if grid.row_count:
            console.print(grid)

    def paragraphs(self, deed: Deed, seat: int) -> Iterator[tuple[int, str]]:
        """Each paragraph and whose doing it is (-1: the game's)."""
        adapter = self.adapter
        doer = deed.seat
        said = [say("terminal-only-choice")] if deed.forced else []
        quiet = True  # nothing but the name of a phase has been said
        for event in deed.events:
            if event.kind in adapter.silent:
                continue
            text = adapter.sentence(self.game, adapter.seen(self.game, event, seat), seat)
            other = adapter.doer(event, doer)
            if event.kind in adapter.opens:
                if said and not quiet:
                    yield doer, " ".join(said)
                doer = -1
                said = []
                quiet = event.kind in adapter.quiet
            elif other is not None:
                if said and not quiet:
                    yield doer, " ".join(said)
                doer = other
                said = []
                quiet = False
            elif text:
                quiet = False
            if text:
                said.append(text)
        if said and not quiet:
            yield doer, " ".join(said)


def replayed(record: Record) -> Log:
    """The log of a recorded game, which is then at the record's end and can go on."""
    replay = Replay(record)
    deeds: list[Deed] = []
    for entry, events in replay:
        if entry.seat:
            deeds.append(Deed(record.seats.index(entry.seat), list(events), forced=False))
        elif deeds:  # what is thrown belongs to the decision before
            deeds[-1].events.extend(events)
    return Log(replay.finish(), deeds)
