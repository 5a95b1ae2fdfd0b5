"""Replaying a record: forward, back, to any line, or straight to the end."""

from collections.abc import Iterator
from typing import Final

from tangledbank.core.chance import Chance
from tangledbank.core.errors import GameError, RecordError
from tangledbank.core.event import Event
from tangledbank.core.game import Game
from tangledbank.core.kind import kind_called, table_of
from tangledbank.core.outcome import Outcome
from tangledbank.core.record import Entry, Record
from tangledbank.core.recording import order_of, read_record, throw_line
from tangledbank.core.seed import Seed
from tangledbank.core.throw import Throw, check_outcome, thrown

#: How many lines apart positions are kept, for going back.
STRIDE: Final = 25


class Moment:
    """A kept position, and what is needed to continue from it."""

    __slots__ = ("chance", "faults", "game")

    def __init__(self, game: Game, chance: Chance | None, faults: int) -> None:
        self.game = game
        self.chance = chance
        self.faults = faults


class Replay:
    """A record being replayed: `game` is the position after the first `at` of its lines.

    It plays what the record says.  If the record reveals its seed, each throw is compared with the
    seed's, and `faults` collects the differences.

    A line that cannot be played raises `RecordError` and leaves the position as it was.
    """

    __slots__ = ("_chance", "_kept", "at", "faults", "game", "record")

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game: Game = table_of(record)
        self.at = 0
        self.faults: list[str] = []
        self._chance: Chance | None = record.source_of_chance()
        self._kept: list[Moment] = []
        self._keep()

    def __len__(self) -> int:
        """How many lines the record has to play."""
        return len(self.record.entries)

    @property
    def at_end(self) -> bool:
        return self.at == len(self.record.entries)

    @property
    def last(self) -> Entry | None:
        """The line that led to this position."""
        return self.record.entries[self.at - 1] if self.at else None

    def __iter__(self) -> Iterator[tuple[Entry, list[Event]]]:
        """Play the remaining lines; yields each line with the events that followed it."""
        while not self.at_end:
            entry = self.record.entries[self.at]
            yield entry, self.forward()

    def forward(self) -> list[Event]:
        """Play the next line, and return the events that followed."""
        if self.at_end:
            raise RecordError(f"{self.record.source}: there is nothing left to play")
        entry = self.record.entries[self.at]
        chance = None if self._chance is None else self._chance.clone()
        try:
            events = self._decide(entry) if entry.seat else self._throw(entry)
        except GameError as error:
            self._chance = chance
            why = str(error)
            if self.record.other_engine:
                why = f"{why} ({self.record.other_engine})"
            raise self.record.error(entry.line, why) from None
        self.at += 1
        self._keep()
        return events

    def back(self) -> None:
        """Undo the last line."""
        self.go(max(self.at - 1, 0))

    def go(self, at: int) -> None:
        """Go to the position after the first `at` lines."""
        if not 0 <= at <= len(self):
            raise RecordError(f"{self.record.source}: expected a step from 0 to {len(self)}")
        if at < self.at:
            place = at // STRIDE
            moment = self._kept[place]
            self.game = moment.game.clone()
            self._chance = None if moment.chance is None else moment.chance.clone()
            del self.faults[moment.faults :]
            self.at = place * STRIDE
        while self.at < at:
            self.forward()

    def finish(self) -> Game:
        """The game after the last line, ready to continue if it is not over.

        It gets back its seed and chance if every throw of the record came from them; otherwise an
        unfinished game cannot continue.
        """
        self.go(len(self))
        record = self.record
        game = self.game.clone()
        if self._chance is not None and not self.faults:
            game.seed = Seed(record.secret, record.nonces, record.number)
            game.chance = self._chance.clone()
            game.settle()
        elif self.faults and not game.over:
            raise RecordError(f"{record.source}, {self.faults[0]}, so this game cannot continue")
        return game

    def _keep(self) -> None:
        if self.at % STRIDE == 0 and len(self._kept) == self.at // STRIDE:
            chance = None if self._chance is None else self._chance.clone()
            self._kept.append(Moment(self.game.clone(), chance, len(self.faults)))

    def _decide(self, entry: Entry) -> list[Event]:
        if self.game.to_act != entry.seat:
            raise GameError(f"expected {self._expected()}, not a decision of {entry.seat}")
        return self.game.apply(entry.text)

    def _throw(self, entry: Entry) -> list[Event]:
        throw = self.game.throw
        if throw is None or throw.kind != entry.kind:
            raise GameError(f"expected {self._expected()}, not {entry.kind}")
        values = self._outcome(entry)
        check_outcome(throw, values)
        if self._chance is not None:
            given = thrown(self._chance, throw)
            line = throw_line(self.game, Outcome(throw.kind, given))
            if line == entry.text:
                # The seed distinguishes equal cards, and the record does not.
                values = given
            else:
                self._fault(entry, throw, line)
        return self.game.resolve(values)

    def _outcome(self, entry: Entry) -> list[int]:
        words = entry.words
        if entry.kind == "dice":
            return [int(word) for word in words]
        if entry.kind == "lot":
            return [self.game.names.index(words[0])]
        kind = kind_called(self.record.game)
        names = [kind.card_called(word) for word in words]
        return order_of(names, self.game.cards_to_shuffle())

    def _fault(self, entry: Entry, throw: Throw, line: str) -> None:
        what = "another order" if throw.kind == "shuffle" else f"'{line}'"
        self.faults.append(f"line {entry.line}: the seed gives {what}, not this {throw.kind}")

    def _expected(self) -> str:
        game = self.game
        throw = game.throw
        if throw is not None:
            return f"a throw of {throw.kind}"
        return (
            "no more lines, as the game is over," if game.over else f"a decision of {game.to_act}"
        )


def replay(record: Record | str) -> Game:
    """The game of a record (or of its text) after its last line.

    >>> from tangledbank.core.recording import write_record
    >>> from tangledbank.evolution.game import new_game
    >>> game = new_game("gift", seats=["ann", "bob"], seed=7)
    >>> replay(write_record(game, secret=True)) == game
    True
    """
    return Replay(read_record(record) if isinstance(record, str) else record).finish()
