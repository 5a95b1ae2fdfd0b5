"""Scenarios of The Origin of Species."""

from collections.abc import Callable, Iterator
from copy import copy
from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.errors import GameError, NotationError
from tangledbank.core.event import Event
from tangledbank.core.game import Game as CoreGame
from tangledbank.core.kind import kind_called
from tangledbank.core.phrase import Phrase
from tangledbank.core.recording import order_of
from tangledbank.core.seats import USUAL_NAMES
from tangledbank.core.throw import Throw
from tangledbank.evolution.cards import card_name
from tangledbank.evolution.events import EVENTS as DECLARED
from tangledbank.evolution.game import Game, new_game
from tangledbank.evolution.names import animal_ref
from tangledbank.evolution.options import OPTIONS, PRESETS
from tangledbank.evolution.sentences import phrase, seen
from tangledbank.evolution.state import COLOURS, LOCATIONS, PHASES
from tangledbank.evolution.steps import STEPS
from tangledbank.evolution.traits.names import NAMES
from tangledbank.evolution.verbs import ANIMAL
from tangledbank.evolution.verbs import action as make_action
from tangledbank.rulebook.evolution.checks import check
from tangledbank.rulebook.evolution.happened import EVENTS, is_well_formed
from tangledbank.rulebook.evolution.happened import line as event_line
from tangledbank.rulebook.evolution.kept import check_deck, check_seen, kept
from tangledbank.rulebook.evolution.position import Builder
from tangledbank.rulebook.evolution.trait_stages import check_stages
from tangledbank.rulebook.expectations import compare
from tangledbank.rulebook.legality import read_move
from tangledbank.rulebook.script import PlayLine, Scenario
from tangledbank.rulebook.setting import Setting

#: The phases that a set-up is expected to stay in, or to come to, by itself; the end of a turn
#: (`extinction`) and the beginning of a game always run on.
STAYS: Final = {
    "development": ["development"],
    "food": ["food", "feeding"],
    "feeding": ["feeding"],
}

#: The set that a clause belongs to, by the first part of its id.
SET_OF: Final = {"FLY": "fly", "CONT": "continents", "SPEC": "special"}
#: So begin the rulings on all expansions.
EXPANSIONS: Final = "EXP"


class EvolutionSetting(Setting):
    declared = DECLARED
    steps = STEPS
    option_groups = frozenset(option.group for option in OPTIONS)

    def __init__(self, scenario: Scenario, edition: str) -> None:
        self.scenario = scenario
        self.builder = Builder(scenario, edition)
        self.board: Game = self.builder.build()
        self.dice = self.builder.dice
        self.dice_told: list[int] | None = None  # those that the scenario says are left
        self.dice_line = self.builder.dice_line
        self.shuffles = 0
        self.seen = {
            one.ref for player in self.builder.players for one in player.animals + player.remains
        }
        self.born = [player.born for player in self.board.state.players]
        super().__init__(self.board, self.builder.phase)

    def begin(self) -> list[Event]:
        self.board.state.events = []
        self.board.settle()
        return self.board.state.events

    def moved_on(self, turn: int, told: list[str]) -> None:
        phases = STAYS.get(self.phase)
        now = PHASES[self.board.state.phase]
        if phases is None or (self.board.turn == turn and now in phases):
            return
        if any(key in ("turn", "phase", "events", "over", "winner") for key in told):
            return
        raise self.scenario.fail(
            self.scenario.line,
            f"nobody can act in this set-up, so it runs on by itself to phase {now} of turn "
            f"{self.board.turn}: give somebody something to do, or say so with '= phase: {now}' "
            "before the first play",
        )

    def outcome(self, throw: Throw, line: int) -> list[int]:
        if throw.kind == "dice":
            dice = self.dice
            if len(dice) < throw.count:
                left = f"only {' '.join(map(str, dice))} are left" if dice else "none are left"
                raise self.scenario.fail(
                    line, f"{throw.count} dice are thrown here and {left}: add them to 'dice: ...'"
                )
            values = dice[: throw.count]
            del dice[: throw.count]
            return values
        if throw.kind == "lot":
            return [self.board.state.first]
        if self.board.state.turn == 0:
            wanted = [card_name(kind) for kind in reversed(self.builder.laid)]
            return order_of(wanted, self.board.cards_to_shuffle())
        return self.reshuffle()

    def reshuffle(self) -> list[int]:
        """The discard in an order that brings the wished cards to the top."""
        self.shuffles += 1
        pile = self.board.cards_to_shuffle()
        left = list(range(len(pile)))
        top: list[int] = []
        for wish in self.builder.shuffled:
            named = NAMES[wish.trait] if wish.kind < 0 else card_name(wish.kind)
            for place in left:
                if named == pile[place] or (wish.kind < 0 and named in pile[place].split("/")):
                    top.append(place)
                    left.remove(place)
                    break
            else:
                raise self.scenario.fail(wish.line, "this card is not in the discard")
        return left + top[::-1]

    def announces(self, step: PlayLine) -> bool:
        if step.seat != "dice":
            return False
        if step.refused is not None:
            raise GameError("dice cannot be refused: remove '-> refused'")
        self.dice += [self.builder.face(w, step.number) for w in step.action.split()]
        self.dice_line = step.number
        return True

    def plays_by(self, clause: str) -> bool:
        book = clause.partition("-")[0]
        if book == EXPANSIONS:
            return self.board.rules.expanded
        return book not in SET_OF or SET_OF[book] in self.board.rules.sets

    def fork(self) -> Setting:
        other = copy(self)
        other.board = self.board.clone()
        other.game = other.board
        other.dice = self.dice[:]
        return other

    def go_on_with(self, game: CoreGame) -> None:
        assert isinstance(game, Game)
        self.game = self.board = game

    def seeded(self, seed: int) -> CoreGame:
        board = self.board
        if is_usual(board):
            return new_game(seed=seed)
        told = any(line.key == "copies" for line in self.scenario.setup)
        copies = board.copies if told else None
        if len(board.sets) == 1 and not board.own_cards:
            kind = kind_called(board.kind)
            older = board.presets if board.presets != kind.presets else None
            return kind.new_game(
                board.edition, board.names, seed, board.changes(), copies, presets=older
            )
        # A deck of one's own says itself which sets it needs.
        own = board.deck if board.own_cards else None
        sets = board.sets if own is None else None
        return new_game(
            board.edition,
            board.names,
            seed,
            board.changes(),
            copies,
            sets,
            deck=own,
            presets=board.presets,
        )

    def read(self, text: str, seat: int, line: int) -> Action:
        if text == "animal" and self.board.acting == seat:
            return self.any_animal(line)
        return read_move(self.board, text, seat, self.verbs)

    def any_animal(self, line: int) -> Action:
        """`animal` alone: any card of the hand as an animal, a legal one if there is one."""
        for choice in self.board.legal_actions():
            if choice.verb == ANIMAL:
                return choice
        hand = self.board.state.players[self.board.acting].hand
        if not hand:
            raise self.scenario.fail(line, "the hand is empty: there is no card to play")
        return make_action(ANIMAL, hand[0])

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
        elif key == "dice left":
            compare(" ".join(value.split()), " ".join(map(str, self.dice)) or "none")
            self.dice_told = self.dice[:]
        else:
            check(self, self.board, self.seen, key, value)

    def fits(self, kind: str, word: str) -> bool:
        """May this word of an event stand for such a thing?"""
        if kind in ("ANIMAL", "NEWCOMER"):
            try:
                return animal_ref(word) >> 8 < len(self.board.names)
            except NotationError:
                return False
        if kind == "CARD":
            return word in self.board.deck.names
        known: dict[str, list[str]] = {
            "SEAT": self.board.names,
            "TRAIT": NAMES,
            "COLOUR": COLOURS,
            "LOCATION": LOCATIONS,
            "PHASE": PHASES,
        }
        return word in known[kind]

    def fits_here(self, kind: str, word: str) -> bool:
        """The same, and an animal must have been on the table: else its absence says nothing."""
        if not self.fits(kind, word):
            return False
        return kind != "ANIMAL" or animal_ref(word) in self.seen

    def close(self) -> None:
        if self.dice and self.dice != self.dice_told:
            left = " ".join(map(str, self.dice))
            raise self.scenario.fail(
                self.dice_line,
                f"dice are left over: {left}; remove them, play on until they are thrown, or say "
                f"'= dice left: {left}'",
            )
        if self.builder.shuffled and not self.shuffles:
            raise self.scenario.fail(
                self.builder.shuffled[0].line,
                "nothing was shuffled: remove 'shuffle', or play on until the discard is",
            )

    def told(self, event: Event) -> str:
        return event_line(event, self.board.names)

    def phrase(self, event: Event, seat: int) -> Phrase | None:
        return phrase(seen(event, seat, self.board.rules), self.board.names, seat)

    def is_well_formed(self, event: Event) -> bool:
        return is_well_formed(event)

    def kept(self) -> Iterator[Callable[[], object]]:
        return kept(self.board)

    def check_seen(self) -> None:
        check_seen(self.board)

    def check_deck(self) -> None:
        check_deck(self.board)

    def check_stages(self) -> None:
        check_stages()


def is_usual(game: Game) -> bool:
    """Is this the table that a program gets which asks for none in particular?"""
    if game.edition != "gift" or game.names != USUAL_NAMES[:2] or game.changes():
        return False
    return game.presets == PRESETS and len(game.sets) == 1 and not game.own_cards
