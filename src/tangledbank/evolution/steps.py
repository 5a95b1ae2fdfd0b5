"""The stack of pending steps as JSON, both ways: animals by name, actions in their notation."""

from typing import Final

from tangledbank.core import step as core
from tangledbank.core.action import Action
from tangledbank.core.errors import GameError, RecordError
from tangledbank.core.fields import Fields, because, wrong
from tangledbank.core.stack import StackForm
from tangledbank.evolution import dealing, extinction, hunt, hunting
from tangledbank.evolution.cards import Deck
from tangledbank.evolution.dealing import Dealing
from tangledbank.evolution.development import Development
from tangledbank.evolution.eating import Chain
from tangledbank.evolution.extinction import Extinction
from tangledbank.evolution.feeding import ANYWHERE, DEEDS, Feeding, FeedingGo
from tangledbank.evolution.hunt import Hunt
from tangledbank.evolution.migrating import Migrating
from tangledbank.evolution.names import animal_name, animal_ref
from tangledbank.evolution.ocean import Fetching, Landing
from tangledbank.evolution.serving import Serving
from tangledbank.evolution.state import OVER, PHASES, State, Step
from tangledbank.evolution.supply import Supply
from tangledbank.evolution.traits.anglerfish import Bite, Lure
from tangledbank.evolution.traits.recombination import Doubles, Exchange, find_card
from tangledbank.evolution.traits.scavenger import Carrion
from tangledbank.evolution.traits.trait import STAGES
from tangledbank.evolution.turn import Beginning, Turn
from tangledbank.evolution.verbs import HAND, SHARE
from tangledbank.evolution.written import read_written

_IN_A_GO: Final = ["go", "hunt", "chain", "carrion", "serving"]

#: What each kind of step may lie on.
BELOW: Final[dict[str, list[str]]] = {
    "turn": [],
    "beginning": ["turn"],
    "development": ["turn"],
    "supply": ["turn"],
    "feeding": ["turn"],
    "extinction": ["turn"],
    "dealing": ["turn"],
    "go": ["feeding"],
    "hunt": _IN_A_GO,
    "chain": _IN_A_GO,
    "carrion": _IN_A_GO,
    "serving": _IN_A_GO,
    "lure": ["hunt"],
    "bite": ["hunt"],
    "migrating": ["go"],
    "fetching": ["go"],
    "exchange": ["go"],
    "doubles": ["go"],
    # A newborn may have to go ashore in the middle of anything, and several at once.
    "landing": [
        "development",
        "supply",
        "feeding",
        *_IN_A_GO,
        "lure",
        "bite",
        "migrating",
        "fetching",
        "exchange",
        "doubles",
        "landing",
    ],
}

#: The fields of steps that hold an animal, and those that hold several.
ONE_ANIMAL: Final = ["hunter", "prey", "receiver", "angler", "ref", "one", "other"]
SOME_ANIMALS: Final = ["able", "mimics", "refs", "travellers", "followers", "leaders"]

#: The phase that a step on the turn belongs to.
PHASE_OF: Final[dict[str, str]] = {
    "beginning": "setup",
    "development": "development",
    "supply": "food",
    "feeding": "feeding",
    "extinction": "extinction",
    "dealing": "extinction",
}


#: How stacks are read.
STACK: Final = StackForm(BELOW, PHASE_OF)


def stack_to_json(stack: list[core.Step]) -> list[object]:
    return [step_to_json(step) for step in stack]


def step_to_json(step: core.Step) -> dict[str, object]:
    data = step.to_json()
    for key in ONE_ANIMAL:
        ref = data.get(key)
        if isinstance(ref, int):
            data[key] = animal_name(ref)
    for key in SOME_ANIMALS:
        refs = data.get(key)
        if isinstance(refs, list):
            data[key] = [animal_name(ref) for ref in refs]
    if isinstance(step, Chain):
        data["pending"] = [str(trigger) for trigger in step.pending]
    if isinstance(step, Exchange) and step.given is not None:
        data["given"] = str(step.given)
    return data


def stack_from_json(data: Fields, key: str, s: State, deck: Deck) -> list[core.Step]:
    """The stack for a state whose players and phase are there already."""

    def read_step(kind: str, fields: Fields) -> Step:
        return StepReader(fields, s, deck).step(kind)

    return STACK.read(data, key, PHASES[s.phase], s.phase == OVER, read_step)


class StepReader:
    """Reads one step of a stack."""

    __slots__ = ("data", "deck", "last", "s")

    def __init__(self, data: Fields, s: State, deck: Deck) -> None:
        self.data = data
        self.s = s
        self.deck = deck
        self.last = len(s.players) - 1

    def step(self, kind: str) -> Step:
        data = self.data
        if kind == "turn":
            return Turn()
        if kind == "beginning":
            return self.beginning()
        if kind == "extinction":
            return self.extinction()
        if kind == "feeding":
            return Feeding(data.number("at", 0, self.last + 1), data.number("idle"))
        if kind == "hunt":
            return self.hunt()
        if kind == "dealing":
            return self.dealing()
        if kind == "lure":
            return Lure(self.one("prey"), self.one("hunter"))
        if kind == "bite":
            return Bite(self.one("angler"), self.one("prey"))
        if kind == "landing":
            return Landing(self.one("ref"))
        if kind == "fetching" or kind == "doubles":
            return self.settling(kind)
        if kind == "exchange":
            return self.exchange()
        if kind == "migrating":
            return self.migrating()
        seat = data.number("seat", 0, self.last)
        if kind == "development":
            return Development(seat)
        if kind == "supply":
            return Supply(seat, data.flag("grown"))
        if kind == "go":
            return self.go(seat)
        if kind == "chain":
            return Chain(seat, self.pending(seat))
        if kind == "serving":
            return self.serving(seat)
        return Carrion(seat, self.able(seat))

    def fail(self, key: str, why: str) -> RecordError:
        return wrong(self.data.place(key), why)

    def beginning(self) -> Step:
        contenders = self.data.numbers("contenders", 0, self.last)
        if not contenders or len(set(contenders)) != len(contenders):
            raise self.fail("contenders", "expected one or more different seats")
        shuffled = self.data.flag("shuffled")
        most = 0 if shuffled else len(self.s.deck)
        return Beginning(contenders, shuffled, self.data.number("spare", 0, most))

    def go(self, seat: int) -> Step:
        data = self.data
        done = 0
        for word in data.texts("done"):
            if word not in DEEDS:
                raise self.fail("done", f"expected some of {', '.join(DEEDS)}, not {word!r}")
            done |= 1 << DEEDS.index(word)
        return FeedingGo(seat, done, data.number("location", ANYWHERE, self.s.rules.locations - 1))

    def extinction(self) -> Step:
        data = self.data
        stage = data.number("stage", extinction.DYING, extinction.RESTORING)
        seat = data.number("seat", -1, self.last)
        if seat >= 0 and (stage != extinction.RESTORING or not self.s.players[seat].remains):
            raise self.fail("seat", "this player has no animal to restore")
        return Extinction(seat, stage)

    def dealing(self) -> Step:
        data = self.data
        due = data.numbers("due")
        if len(due) != len(self.s.players):
            raise self.fail("due", f"expected a number for each of {len(self.s.players)} seats")
        restarts = data.numbers("restarts", dealing.FRESH)
        if len(restarts) != len(due):
            raise self.fail("restarts", f"expected a number for each of {len(due)} seats")
        stage = data.number("stage", dealing.LAPS, dealing.RESTARTING)
        step = Dealing(due, data.number("at"), stage, data.flag("shuffles"), restarts)
        step.seat = data.number("seat", -1, self.last)
        if step.seat >= 0 and stage not in (dealing.ANNOUNCING, dealing.RESTARTING):
            raise self.fail("seat", "nobody decides at this stage of dealing")
        if stage == dealing.RESTARTING and step.seat >= 0:
            if restarts[step.seat] < 1 or not self.s.players[step.seat].hand:
                raise self.fail("seat", "this player has no animal to lay")
        return step

    def hunt(self) -> Step:
        data = self.data
        stage = data.number("stage", hunt.ARRIVED, hunt.DONE)
        # Once the attack is decided either may be dead.
        hunter = self.ref("hunter", data.text("hunter"), stage < hunt.KILLED)
        prey = self.ref("prey", data.text("prey"), stage < hunt.KILLED)
        mimics = [self.ref("mimics", name, False) for name in data.texts("mimics")]
        rolled = data.flag("rolled")
        kind = data.number("kind", hunting.OPEN, hunting.COUNTER)
        first = data.flag("first_attack")
        where = data.number("location", 0, self.s.rules.locations - 1)
        return Hunt(hunter, prey, kind, stage, rolled, first, mimics, data.flag("stung"), where)

    def serving(self, seat: int) -> Step:
        data = self.data
        if self.s.active < 0:
            raise wrong(data.path, "a token is served, but it is nobody's feeding go")
        receiver = self.ref("receiver", data.text("receiver"), False)
        location = data.number("location", 0, self.s.rules.locations - 1)
        asked = data.number("asked", 0, self.last + 1)
        return Serving(receiver, seat, location, asked, data.number("struck"))

    def settling(self, kind: str) -> Step:
        """Animals that are dealt with one after the other."""
        refs = self.several("refs")
        if not refs:
            raise self.fail("refs", "expected one or more animals")
        return Fetching(refs) if kind == "fetching" else Doubles(refs)

    def exchange(self) -> Step:
        data = self.data
        one = self.one("one")
        other = self.one("other")
        if one >> 8 != other >> 8 or one == other:
            raise self.fail("other", "expected another animal of the same owner")
        if data.value("given") is None:
            return Exchange(one, other)
        given = self.action("given", data.text("given"))
        if given.verb != HAND or given.d != one:
            raise self.fail("given", f"expected what {animal_name(one)} hands over")
        if find_card(self.s.here(one), given) is None:
            raise self.fail("given", f"{animal_name(one)} has no such card")
        return Exchange(one, other, given)

    def migrating(self) -> Step:
        data = self.data
        travellers = self.several("travellers")
        destinations = data.numbers("destinations", 0, self.s.rules.locations - 1)
        followers = self.several("followers")
        leaders = self.several("leaders")
        if len(destinations) != len(travellers) or not travellers:
            raise self.fail("destinations", "expected where each of the travellers goes")
        if len(followers) != len(leaders) or set(leaders) - set(travellers):
            raise self.fail("leaders", "expected a traveller for each of the followers")
        step = Migrating(
            data.number("starter", 0, self.last),
            travellers,
            destinations,
            data.number("asked", -1, self.last + 1),
            followers,
            leaders,
        )
        step.seat = data.number("seat", 0, self.last)
        return step

    def action(self, key: str, line: str) -> Action:
        try:
            return read_written(line, self.deck)
        except GameError as error:
            raise because(self.data.place(key), error) from None

    def one(self, key: str) -> int:
        """A living animal."""
        return self.ref(key, self.data.text(key), True)

    def several(self, key: str) -> list[int]:
        return [self.ref(key, name, True) for name in self.data.texts(key)]

    def pending(self, seat: int) -> list[Action]:
        triggers: list[Action] = []
        for line in self.data.texts("pending"):
            trigger = self.action("pending", line)
            if trigger.verb != SHARE or STAGES.shares >> trigger.a & 1 == 0:
                raise self.fail("pending", f"expected 'share TRAIT ANIMAL ANIMAL', not {line!r}")
            if trigger.b >> 8 != seat or trigger.c >> 8 != seat:
                raise self.fail("pending", f"expected animals of one owner, not {line!r}")
            triggers.append(trigger)
        return triggers

    def able(self, seat: int) -> list[int]:
        refs = [self.ref("able", name, True) for name in self.data.texts("able")]
        if not refs:
            raise self.fail("able", "expected one or more animals")
        for ref in refs:
            if ref >> 8 != seat:
                raise self.fail("able", f"{animal_name(ref)} is another player's")
        return refs

    def ref(self, key: str, name: str, lives: bool) -> int:
        """An animal by name, of a player that is there, and alive if it must be."""
        try:
            ref = animal_ref(name)
        except GameError as error:
            raise because(self.data.place(key), error) from None
        if ref >> 8 > self.last or (lives and self.s.animal(ref) is None):
            raise self.fail(key, f"there is no animal {name} on the table")
        return ref
