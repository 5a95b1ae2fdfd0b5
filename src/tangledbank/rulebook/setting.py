"""What the runner asks of a game: a position set up for a scenario, its throws and its checks."""

from collections.abc import Callable, Iterable
from typing import ClassVar, Final

from tangledbank.core.action import Action
from tangledbank.core.errors import GameError
from tangledbank.core.event import Event
from tangledbank.core.event_kind import EventKinds
from tangledbank.core.game import Game
from tangledbank.core.kind import kind_called
from tangledbank.core.phrase import Phrase
from tangledbank.core.step_kind import StepKinds
from tangledbank.core.throw import Throw
from tangledbank.core.why import Reason
from tangledbank.rulebook.expectations import Unmet
from tangledbank.rulebook.nearest import did_you_mean
from tangledbank.rulebook.references import is_id
from tangledbank.rulebook.script import Clauses, PlayLine

#: What scenarios call somebody without a seat; the second word is the one that older ones use.
SPECTATORS: Final = ("spectator", "onlooker")


class Setting:
    """One scenario's game, set up and waiting to be played."""

    #: The events of the game.
    declared: ClassVar[EventKinds] = EventKinds("")
    #: Its steps, with their questions; none of a game that has no messages.
    steps: ClassVar[StepKinds] = StepKinds()
    #: The headings that its options stand under.
    option_groups: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, game: Game, phase: str) -> None:
        self.game = game
        self.verbs = kind_called(game.kind).verbs  # the words that actions begin with
        self.phase = phase  # that the set-up begins in
        self.line = 0  # of the scenario, that is run now

    def begin(self) -> list[Event]:
        """Go on until somebody must decide or something is thrown; what happened."""
        raise NotImplementedError

    def moved_on(self, turn: int, told: list[str]) -> None:
        """Refuse a set-up that left its `turn` by itself, unless its first checks tell of it."""
        raise NotImplementedError

    def outcome(self, throw: Throw, line: int) -> list[int]:
        """How a throw comes out here."""
        raise NotImplementedError

    def announces(self, step: PlayLine) -> bool:
        """Whether this line only says what is to be thrown later, and if so, note it."""
        return False

    def fork(self) -> "Setting":
        """An independent copy, to try something out on."""
        raise NotImplementedError

    def go_on_with(self, game: Game) -> None:
        """Play on with another game in the same position."""
        raise NotImplementedError

    def seeded(self, seed: int) -> Game:
        """A new game at the same table, which throws by a seed of its own."""
        raise NotImplementedError

    def seat(self, name: str) -> int:
        """The number of a seat that plays."""
        if name not in self.game.names:
            names = self.game.names
            hint = did_you_mean(name, names) or f"; the seats are {', '.join(names)}"
            raise GameError(f"no seat is called {name!r}{hint}")
        return self.game.names.index(name)

    def viewer(self, name: str) -> str | None:
        """A seat that looks; none for a spectator."""
        return None if name in SPECTATORS else self.game.names[self.seat(name)]

    def read(self, text: str, seat: int, line: int) -> Action:
        """An action of a scenario, which may be shorter than the notation allows."""
        return self.game.read(text, seat)

    def why_not(
        self, action: Action, seat: int | None = None, named: Clauses | None = None
    ) -> list[Reason]:
        """The reasons against an action.

        They must be clauses of books that this table plays by, those apart that a scenario names.
        """
        reasons = self.game.why_not(action, seat)
        for reason in reasons:
            clause = reason.clause
            if not is_id(clause):
                raise Unmet("reasons that the rulebook has", clause)
            if not self.plays_by(clause) and not any(clause in one for one in named or []):
                raise Unmet("only reasons of the sets that take part", clause)
        return reasons

    def plays_by(self, clause: str) -> bool:
        """Does this clause belong to a book that this table plays by?"""
        return True

    def look_round(self) -> None:
        """Remember who is on the table."""
        raise NotImplementedError

    def check(self, happened: list[str], key: str, value: str) -> None:
        """Check one expectation; `happened` are the events since the last play."""
        raise NotImplementedError

    def close(self) -> None:
        """The scenario is over: refuse what it announced and never used."""
        raise NotImplementedError

    def fits(self, kind: str, word: str) -> bool:
        """May this word of an event stand for such a thing (an ANIMAL, a SEAT ...)?"""
        raise NotImplementedError

    def told(self, event: Event) -> str:
        """An event as a short line."""
        raise NotImplementedError

    def phrase(self, event: Event, seat: int) -> Phrase | None:
        """An event as this seat (-1: a spectator) is told it; none if it is not."""
        return None

    def sentence(self, event: Event, seat: int) -> str | None:
        """The same as it reads in the log; none if it says nothing."""
        from tangledbank.messages.languages import ENGLISH
        from tangledbank.messages.speech import speech  # for the few scenarios that ask

        said = self.phrase(event, seat)
        kinds = self.declared.word_kinds()
        return None if said is None else speech(ENGLISH).sentence(self.declared.game, said, kinds)

    def trait_played(self, line: str) -> str:
        """The trait that an action plays, where statistics count that."""
        return ""

    def is_well_formed(self, event: Event) -> bool:
        """Has an event just the parts that its kind has?"""
        return True

    # What is made once

    def kept(self) -> Iterable[Callable[[], object]]:
        """What this table needs and the game makes once: every call must give the same."""
        return ()

    def check_seen(self) -> None:
        """Check what views share, in a game whose views share anything."""

    def check_deck(self) -> None:
        """Check what programs are told of the deck, in a game that tells it."""

    def check_stages(self) -> None:
        """Check that traits are asked where they answer, in a game that has traits."""
