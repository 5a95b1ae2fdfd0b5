"""Scenarios of the magical creatures."""

from collections.abc import Callable, Iterator
from copy import copy

from tangledbank.core.action import Action
from tangledbank.core.errors import NotationError
from tangledbank.core.event import Event
from tangledbank.core.game import Game as CoreGame
from tangledbank.core.kind import kind_called
from tangledbank.core.phrase import Phrase
from tangledbank.core.recording import order_of
from tangledbank.core.throw import Throw
from tangledbank.creatures.cards import card_name
from tangledbank.creatures.choice import ChoiceShuffle
from tangledbank.creatures.events import EVENTS as DECLARED
from tangledbank.creatures.game import Game
from tangledbank.creatures.names import creature_ref
from tangledbank.creatures.round import CHOICE, SOURCES, Beginning
from tangledbank.creatures.sentences import phrase, seen
from tangledbank.creatures.state import CHOICE_CARDS
from tangledbank.creatures.steps import STEPS
from tangledbank.creatures.traits.names import NUMBERS
from tangledbank.rulebook.creatures.checks import check
from tangledbank.rulebook.creatures.happened import EVENTS, is_well_formed
from tangledbank.rulebook.creatures.happened import line as event_line
from tangledbank.rulebook.creatures.kept import kept
from tangledbank.rulebook.creatures.position import CreatureBuilder
from tangledbank.rulebook.creatures.trait_stages import check_stages
from tangledbank.rulebook.legality import read_move
from tangledbank.rulebook.script import Scenario
from tangledbank.rulebook.setting import Setting


class CreaturesSetting(Setting):
    declared = DECLARED
    steps = STEPS

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.builder = CreatureBuilder(scenario)
        self.board: Game = self.builder.build()
        self.shuffles = 0
        self.choice_shuffles = 0
        self.seen = {one.ref for player in self.board.state.players for one in player.creatures}
        self.born = [player.born for player in self.board.state.players]
        super().__init__(self.board, self.builder.phase)

    def begin(self) -> list[Event]:
        self.board.state.events = []
        self.board.settle()
        return self.board.state.events

    def moved_on(self, turn: int, told: list[str]) -> None:
        if self.phase in ("start", "ending") or self.board.turn == turn:
            return
        if not any(key in ("round", "phase", "events", "over", "winner") for key in told):
            raise self.scenario.fail(
                self.scenario.line,
                f"nobody can act in this set-up, so it runs on by itself into round "
                f"{self.board.turn}: give somebody something to do, or say so with "
                f"'= round: {self.board.turn}' before the first play",
            )

    def outcome(self, throw: Throw, line: int) -> list[int]:
        top = self.board.state.stack[-1]
        if throw.kind == "lot":
            return [self.board.state.first]
        if isinstance(top, ChoiceShuffle):
            self.choice_shuffles += 1
            return choice_order(self.builder.choice_shuffled)
        if isinstance(top, Beginning):
            return self.first_order(top.stage)
        return self.reshuffle()

    def first_order(self, stage: int) -> list[int]:
        """An order that lays sources, cards and choice cards as the set-up wants them."""
        if stage == SOURCES:
            return self.builder.laid_sources
        if stage == CHOICE:
            return [number - 1 for number in self.builder.laid_choice]
        wanted = [card_name(kind) for kind in reversed(self.builder.laid)]
        return order_of(wanted, self.board.cards_to_shuffle())

    def reshuffle(self) -> list[int]:
        """The discard in an order that brings the wished cards to the top."""
        self.shuffles += 1
        pile = sorted(self.board.state.discard)
        left = list(range(len(pile)))
        top: list[int] = []
        for wish in self.builder.shuffled:
            best = max(left, key=lambda place: wish.fits(pile[place]), default=-1)
            if best < 0 or not wish.fits(pile[best]):
                raise self.scenario.fail(wish.line, "this card is not in the discard")
            top.append(best)
            left.remove(best)
        return left + top[::-1]

    def fork(self) -> Setting:
        other = copy(self)
        other.board = self.board.clone()
        other.game = other.board
        return other

    def seeded(self, seed: int) -> CoreGame:
        board = self.board
        kind = kind_called(board.kind)
        older = board.presets if board.presets != kind.presets else None
        return kind.new_game(
            board.edition, board.names, seed, board.changes(), board.copies, presets=older
        )

    def go_on_with(self, game: CoreGame) -> None:
        assert isinstance(game, Game)
        self.game = self.board = game

    def read(self, text: str, seat: int, line: int) -> Action:
        return read_move(self.board, text, seat, self.verbs)

    def trait_played(self, line: str) -> str:
        words = line.split()
        return words[1] if words[0] == "add" else ""

    def look_round(self) -> None:
        for player in self.board.state.players:
            for number in range(self.born[player.seat] + 1, player.born + 1):
                self.seen.add(player.seat << 8 | number)
            self.born[player.seat] = player.born

    def check(self, happened: list[str], key: str, value: str) -> None:
        if key == "events":
            EVENTS.check(happened, value, self.fits)
        elif key in ("no event", "no events"):
            EVENTS.check_none(happened, value, self.fits_here)
        else:
            check(self, self.board, self.seen, key, value)

    def fits(self, kind: str, word: str) -> bool:
        """May this word of an event stand for such a thing?"""
        if kind in ("CREATURE", "NEWCOMER"):
            try:
                return creature_ref(word) >> 8 < len(self.board.everybody)
            except NotationError:
                return False
        if kind == "SEAT":
            return word in self.board.everybody
        if kind == "PARTS":
            return all(part in ("lower", "upper") for part in word.split("+"))
        bestiary = self.board.rules.bestiary
        known = {"TRAIT": NUMBERS, "SOURCE": bestiary.source_numbers, "CARD": bestiary.deck.names}
        return word in known[kind]

    def fits_here(self, kind: str, word: str) -> bool:
        """The same, and a creature must have been on the table: else its absence says nothing."""
        if not self.fits(kind, word):
            return False
        return kind != "CREATURE" or creature_ref(word) in self.seen

    def close(self) -> None:
        if self.builder.shuffled and not self.shuffles:
            raise self.scenario.fail(
                self.builder.shuffled[0].line,
                "nothing was shuffled: remove 'shuffle', or play on until the discard is",
            )
        if self.builder.choice_shuffled and not self.choice_shuffles:
            raise self.scenario.fail(
                self.builder.choice_shuffle_line,
                "the choice cards were not shuffled: remove 'choice shuffle', or play on",
            )

    def told(self, event: Event) -> str:
        return event_line(event, self.board.everybody)

    def phrase(self, event: Event, seat: int) -> Phrase | None:
        return phrase(seen(event, seat), self.board.everybody, seat)

    def is_well_formed(self, event: Event) -> bool:
        return is_well_formed(event)

    def kept(self) -> Iterator[Callable[[], object]]:
        return kept(self.board)

    def check_stages(self) -> None:
        check_stages()


def choice_order(wanted: list[int]) -> list[int]:
    """An order of the choice cards that brings these to the top, the first one topmost."""
    rest = [number for number in range(CHOICE_CARDS, 0, -1) if number not in wanted]
    return [number - 1 for number in rest + wanted[::-1]]
