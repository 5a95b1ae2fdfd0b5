"""Scenarios of a game without its own scenario code: they begin at the deal, with given throws.

Set-up lines are `seats: ann bob`, and the outcomes of throws: `shuffle: crab limpet` (the cards on
top, the first one topmost), `lot: ann`, `dice: 4 2`.  A play line `> dice: 5` (or `shuffle`, or
`lot`) gives the outcome of a later throw.
"""

import re
from copy import copy

from tangledbank.core.action import Action
from tangledbank.core.errors import GameError
from tangledbank.core.event import Event
from tangledbank.core.game import Game
from tangledbank.core.kind import kind_called, kind_with_edition
from tangledbank.core.throw import Throw
from tangledbank.rulebook.event_forms import parts
from tangledbank.rulebook.expectations import Unmet, compare, compare_list, compare_yes
from tangledbank.rulebook.legality import check_illegal, check_legal, read_move
from tangledbank.rulebook.nearest import did_you_mean
from tangledbank.rulebook.script import PlayLine, Scenario
from tangledbank.rulebook.setting import Setting

THROWS = ("dice", "shuffle", "lot")
CHECKS = ("to act", "asked", "turn", "over", "winners", "legal", "illegal", "events", "no event")
SEES = re.compile(r"^(\S+) sees (.+)$")


class PlainSetting(Setting):
    """A game from its deal on."""

    def __init__(self, scenario: Scenario, edition: str) -> None:
        self.scenario = scenario
        self.thrown: dict[str, list[tuple[int, list[str]]]] = {kind: [] for kind in THROWS}
        seats: list[str] | int = 2
        for line in scenario.setup:
            if line.key == "seats":
                seats = line.value.split()
            elif line.key in THROWS:
                self.thrown[line.key].append((line.number, line.value.split()))
            else:
                known = ("seats", *THROWS)
                hint = did_you_mean(line.key, known) or f"; write {', '.join(known)}"
                raise scenario.fail(line.number, f"no set-up line is called {line.key!r}{hint}")
        kind = kind_with_edition(edition)
        options: dict[str, str | int | bool] = dict(scenario.options)
        super().__init__(kind.new_game(edition, seats, None, options, explicit=True), "start")

    def begin(self) -> list[Event]:
        return []

    def moved_on(self, turn: int, told: list[str]) -> None:
        pass  # a deal always leads to the first decision

    def announces(self, step: PlayLine) -> bool:
        if step.seat not in THROWS or step.seat in self.game.names:
            return False
        self.thrown[step.seat].append((step.number, step.action.split()))
        return True

    def outcome(self, throw: Throw, line: int) -> list[int]:
        wanted = self.thrown[throw.kind]
        if throw.kind == "dice":
            return self.dice(throw.count, line)
        if not wanted:
            return list(range(throw.count)) if throw.kind == "shuffle" else [0]
        number, words = wanted.pop(0)
        if throw.kind == "lot":
            return [self.seat(words[0])]
        pile = self.game.cards_to_shuffle()
        left = list(range(len(pile)))
        top: list[int] = []
        for word in words:
            place = next((one for one in reversed(left) if pile[one] == word), -1)
            if place < 0:
                hint = did_you_mean(word, pile) or ""
                raise self.scenario.fail(number, f"no {word!r} is left to shuffle{hint}")
            left.remove(place)
            top.append(place)
        return left + top[::-1]

    def dice(self, count: int, line: int) -> list[int]:
        """The next announced faces."""
        faces: list[int] = []
        while len(faces) < count:
            wanted = self.thrown["dice"]
            if not wanted:
                raise self.scenario.fail(
                    line, f"{count} dice are thrown here: say how, with a line '> dice: 4'"
                )
            number, words = wanted[0]
            if not words:
                wanted.pop(0)
                continue
            word = words.pop(0)
            if word not in ("1", "2", "3", "4", "5", "6"):
                raise self.scenario.fail(number, f"{word!r} is not the face of a die")
            faces.append(int(word))
        return faces

    def fork(self) -> Setting:
        other = copy(self)
        other.game = self.game.clone()
        other.thrown = {
            kind: [(number, words[:]) for number, words in lines]
            for kind, lines in self.thrown.items()
        }
        return other

    def go_on_with(self, game: Game) -> None:
        self.game = game

    def seeded(self, seed: int) -> Game:
        game = self.game
        return kind_called(game.kind).new_game(game.edition, game.names, seed, game.changes())

    def read(self, text: str, seat: int, line: int) -> Action:
        return read_move(self.game, text, seat, self.verbs)

    def look_round(self) -> None:
        pass  # no name could be mistaken here

    def close(self) -> None:
        for kind, lines in self.thrown.items():
            for number, words in lines:
                if words:
                    raise self.scenario.fail(number, f"this {kind} was never thrown: remove it")

    def told(self, event: Event) -> str:
        return self.sentence(event, -1) or ""

    def sentence(self, event: Event, seat: int) -> str | None:
        return kind_called(self.game.kind).sentence(self.game, event, seat) or None

    # Checks

    def check(self, happened: list[str], key: str, value: str) -> None:
        words = key.split()
        game = self.game
        if key == "to act":
            compare(value, game.to_act or "nobody")
        elif key == "asked":
            compare(value, game.view().asked)
        elif key == "turn":
            compare(value, str(game.turn))
        elif key == "over":
            compare_yes(key, value, game.over)
        elif key == "winners":
            result = game.result()
            compare_list(value, [] if result is None else result.winners)
        elif words[0] == "score" and len(words) == 2:
            compare(value, str(game.scores()[game.everybody[self.place(words[1])]]))
        elif words[0] == "legal":
            check_legal(self, words, value)
        elif words[0] == "illegal":
            check_illegal(self, words, value)
        elif key == "events":
            check_events(happened, value)
        elif key in ("no event", "no events"):
            for unwanted in parts(value):
                if unwanted in happened:
                    raise Unmet(f"no event {unwanted!r}", "; ".join(happened))
        elif sight := SEES.match(key):
            view = game.view(self.viewer(sight.group(1))).to_json()
            compare(" ".join(value.split()), shown(found_at(view, sight.group(2).split())))
        else:
            checks = (*CHECKS, "score SEAT", "SEAT sees THING")
            hint = did_you_mean(key, checks) or f"; write {', '.join(checks)}"
            raise GameError(f"nothing here is called {key!r}{hint}")

    def place(self, name: str) -> int:
        everybody = self.game.everybody
        return everybody.index(name) if name in everybody else self.seat(name)

    def fits(self, kind: str, word: str) -> bool:
        return True


def check_events(happened: list[str], value: str) -> None:
    """The expected sentences, in this order; others may come in between."""
    left = list(happened)
    for wish in parts(value):
        if wish not in left:
            raise Unmet(f"event {wish!r} (in this order)", "; ".join(happened) or "nothing")
        del left[: left.index(wish) + 1]


def found_at(thing: object, path: list[str]) -> object:
    """The value at a path of words in a view: keys, and in a list the item with that name."""
    for word in path:
        if isinstance(thing, dict) and word in thing:
            thing = thing[word]
        elif isinstance(thing, list) and (one := named(thing, word)) is not None:
            thing = one
        else:
            there = ", ".join(thing) if isinstance(thing, dict) else "nothing of that name"
            raise GameError(f"no {word!r} in this view; there is {there}")
    return thing


def named(things: list[object], name: str) -> object:
    for one in things:
        if isinstance(one, dict) and one.get("name") == name:
            return one
    return None


def shown(thing: object) -> str:
    if thing is None or thing == "" or thing == []:
        return "none"
    if isinstance(thing, bool):
        return "yes" if thing else "no"
    if isinstance(thing, list):
        return " ".join(shown(one) for one in thing)
    if isinstance(thing, dict):
        raise GameError(f"name one of {', '.join(thing)} as well")
    return str(thing)
