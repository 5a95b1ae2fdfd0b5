"""A game of one's own, made of nothing but core: it need not be compiled, whatever core is."""

from typing import Final

import pytest

from tangledbank.core.action import Action, Actions
from tangledbank.core.cards import Deck, deck_of_toml
from tangledbank.core.chance import Chance, FastChance
from tangledbank.core.errors import IllegalAction, NotationError, SetupError
from tangledbank.core.game import Game
from tangledbank.core.options import Option, Options, Value
from tangledbank.core.rules import Rules
from tangledbank.core.state import State
from tangledbank.core.step import Step
from tangledbank.core.throw import Throw
from tangledbank.core.why import Why

#: Who reaches the goal first wins.
BOOK: Final = Options(
    ["short", "long"],
    2,
    [
        Option("goal", "RACE-01", [], [5, 12], low=3, high=99, before={1: [4, 12]}),
        Option("twos", "RACE-02", ["false", "true"], [True, True]),
    ],
)
STEP: Final = 0
ACTIONS: Final = Actions(__name__)
MOVED: Final = 1


def write(act: Action) -> str:
    return f"step {act.a}"


ACTIONS.writer = write


class Race(State):
    def __init__(self, rules: Rules, places: list[int], stack: list[Step]) -> None:
        super().__init__(stack)
        self.rules = rules
        self.places = places
        self.watched = True  # whoever stands on the other's place goes one on

    def clone(self) -> "Race":
        return Race(self.rules, self.places[:], [step.clone() for step in self.stack])


class Start(Step):
    """A die says how far the second player stands ahead."""

    def __init__(self) -> None:
        super().__init__(-1)

    def clone(self) -> "Start":
        return Start()

    def throw(self, s: Race) -> Throw | None:
        return Throw("dice", 1)

    def thrown(self, s: Race, outcome: list[int]) -> None:
        s.places[1] = outcome[0] % 2 + 1
        s.stack[-1] = Turn(0)


class Turn(Step):
    def clone(self) -> "Turn":
        return Turn(self.seat)

    def proceed(self, s: Race) -> bool:
        if max(s.places) < int(s.rules.options["goal"]):
            return False
        s.stack.pop()
        return True

    def options(self, s: Race) -> list[Action]:
        return [ACTIONS.action(STEP, far) for far in ([1, 2] if s.rules.options["twos"] else [1])]

    def bars(self, s: Race, action: Action, why: Why) -> bool:
        if action.a not in (1, 2) and why.bar("RACE-03"):
            return True
        return action.a == 2 and not s.rules.options["twos"] and why.bar("RACE-02")

    def act(self, s: Race, action: Action) -> None:
        s.places[self.seat] += action.a
        s.tell(MOVED, self.seat, action.a)
        self.seat = 1 - self.seat


class RaceGame(Game):
    def __init__(self, state: Race, chance: Chance | None) -> None:
        super().__init__(["ann", "bob"], state, state.rules, chance)
        self.state = state

    @property
    def kind(self) -> str:
        return "race"

    @property
    def own_actions(self) -> Actions:
        return ACTIONS

    @property
    def clause_of_turns(self) -> str:
        return "RACE-04"

    @property
    def clause_of_the_end(self) -> str:
        return "RACE-05"

    def watch(self, step: Step) -> bool:
        if self.state.places[0] != self.state.places[1]:
            return False
        self.state.places[0] += 1
        return True

    def imagined(self, seat: int, chance: Chance) -> "RaceGame":
        return RaceGame(self.state.clone(), chance)

    def bars_later(self, action: Action, seat: int, why: Why) -> None:
        Turn(seat).bars(self.state, action, why)


def race(chance: Chance | None = None, **changes: Value) -> RaceGame:
    game = RaceGame(Race(Rules(BOOK, "short", changes, 2), [0, -1], [Start()]), chance)
    game.settle()
    return game


def test_a_game_of_ones_own_throws_decides_and_ends() -> None:
    game = race()
    assert (game.to_act, game.legal_actions(), game.over) == (None, [], False)
    game.resolve([4])
    assert game.state.places == [0, 1]
    assert (game.to_act, [str(one) for one in game.legal_actions()]) == (
        "ann",
        ["step 1", "step 2"],
    )
    events = game.apply(ACTIONS.action(STEP, 1))  # onto bob's place, so one further
    assert game.state.places == [2, 1]
    assert [(event.kind, event.a, event.b) for event in events] == [(MOVED, 0, 1)]
    assert [(event.game, str(event)) for event in events] == [("race", "event 1")]
    game.play(ACTIONS.action(STEP, 2))
    assert (game.state.places, game.state.events, game.to_act) == ([2, 3], [], "ann")
    game.play(ACTIONS.action(STEP, 2))
    game.play(ACTIONS.action(STEP, 2))
    assert (game.state.places, game.over, game.to_act) == ([4, 5], True, None)
    assert game.why_not(ACTIONS.action(STEP, 1))[0].clause == "RACE-05"


def test_it_throws_for_itself_with_a_chance() -> None:
    game = race(FastChance(3))
    assert game.to_act == "ann"
    assert [entry.kind for entry in game.history if not isinstance(entry, Action)] == ["dice"]


def test_it_refuses_with_every_reason() -> None:
    game = race(FastChance(3), twos="false")
    with pytest.raises(IllegalAction, match="step 2: refused by RACE-02"):
        game.apply(ACTIONS.action(STEP, 2))
    waiting = [reason.clause for reason in game.why_not(ACTIONS.action(STEP, 7), "bob")]
    assert waiting == ["RACE-04", "RACE-03"]


def test_options_are_read_by_edition_and_version() -> None:
    assert BOOK.preset("short") == {"goal": 5, "twos": True}
    assert BOOK.preset("short", 1)["goal"] == 4
    assert BOOK.read("long", {"goal": "7"}) == {"goal": 7, "twos": True}
    assert Rules(BOOK, "short", {"goal": 4}, 1).changes() == {}
    assert Rules(BOOK, "short", {"goal": 4}, 2).changes() == {"goal": 4}
    assert BOOK.beside_the_book("short", {}, 1) == {"goal": (4, 5)}


@pytest.mark.parametrize(
    ("edition", "changes", "version", "said"),
    [
        ("flat", {}, 2, "unknown edition 'flat'; the editions are short, long"),
        ("short", {"speed": 3}, 2, "unknown option 'speed'; the options are goal, twos"),
        ("short", {"goal": 2}, 2, "option goal takes a whole number from 3 to 99, not '2'"),
        ("short", {}, 3, "presets of version 3; this engine knows versions 1 to 2"),
    ],
)
def test_what_no_option_takes_is_refused(
    edition: str, changes: dict[str, Value], version: int, said: str
) -> None:
    with pytest.raises(SetupError, match=said):
        BOOK.read(edition, changes, version)


def kind_called(name: str) -> int:
    names = ["rock", "weed"]
    if name not in names:
        raise NotationError(f"no card is called {name!r}")
    return names.index(name)


def test_a_deck_is_read_from_toml() -> None:
    copies, cap = deck_of_toml("cap = 4\n[cards]\nweed = 2\nrock = 3", "x", kind_called, "'card'")
    deck = Deck(copies, cap)
    assert (deck.cards(), deck.cap) == ([0, 0, 0, 1, 1], 4)
    for text, said in (
        ("[cards]\nsand = 2", "x: no card is called 'sand'"),
        ("[cards]\nrock = 0", "x: 'rock' = 0 is not 'card' = copies"),
        ("total = 9\n[cards]\nrock = 2", "x: 2 cards, but total says 9"),
    ):
        with pytest.raises(SetupError, match=said):
            deck_of_toml(text, "x", kind_called, "'card'")
