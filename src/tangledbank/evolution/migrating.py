"""Migration: animals are named with where they go, others follow, then all move at once."""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.phrase import Phrase
from tangledbank.core.question import Question
from tangledbank.core.step_kind import StepKind
from tangledbank.core.why import QUICK, Why
from tangledbank.evolution import events as ev
from tangledbank.evolution.death import leave_card_ashore, separate
from tangledbank.evolution.hunting import trait_count
from tangledbank.evolution.names import animal_name
from tangledbank.evolution.ocean import Fetching
from tangledbank.evolution.state import GONDWANA, LAURASIA, OCEAN, Animal, State, Step
from tangledbank.evolution.steps import STEPS, StepReader
from tangledbank.evolution.traits.trait import (
    MIGRATORS,
    STAGES,
    TRAITS,
    Trait,
    bars_lacking_any,
)
from tangledbank.evolution.verbs import (
    ACTIONS,
    END,
    FOLLOW,
    GAINS,
    MIGRATE,
    MOMENTS,
    PASS,
    TAKE,
)
from tangledbank.native import i64

MIGRATING: Final = Question("migrating", [END, PASS], forms=["", "follow"])


def bars_way(s: State, animal: Animal, to: i64, flying: bool, why: Why) -> bool:
    """May this animal not go from where it is to that location?"""
    if animal.location == to and why.bar("CONT-MIGRATION-02", animal.ref):
        return True
    swims = animal.mask & STAGES.aquatic != 0
    if to == OCEAN and not swims:
        if why.bar("CONT-MIGRATION-07", animal.ref) or why.bar("CONT-OCEAN-05", animal.ref):
            return True
    between = animal.location != OCEAN and to != OCEAN
    if between and swims and not flying and not s.rules.swimmers_cross_land:
        if why.bar("CONT-MIGRATION-10", animal.ref):
            return True
    if animal.mask & STAGES.bars_way != 0:
        for card in animal.cards:
            if STAGES.bars_way >> card.trait & 1 and not card.off:
                if TRAITS[card.trait].bars_way(s, animal, to, why):
                    return True
    return False


def traits_ashore(s: State, animal: Animal) -> i64:
    """How many traits an animal of the Ocean has once it is on a continent."""
    count = trait_count(s, animal)
    if s.rules.first_readings or animal.find_any(STAGES.aquatic) < 0:
        return count + (1 if s.rules.ocean_exit_gives_card else 0)
    return count + (0 if s.rules.ocean_swimming_counts else 1)


def spend_migration(s: State, animal: Animal, to: i64) -> None:
    """Mark an animal that migrates, and every card that could have carried it there.

    They share one limit (EXP-RULING-40), and it goes with the card as well.
    """
    animal.moved = s.tick
    if s.rules.migrants_alone_marked:
        return
    for place, card in enumerate(animal.cards):
        if STAGES.migrates >> card.trait & 1 and not card.off:
            if TRAITS[card.trait].carries(s, animal, to):
                animal.put(place, card.stamped(s.tick))


def bars_beside(s: State, animal: Animal, trait: bool, fed: bool, why: Why) -> bool:
    """May a go with this migration not hold the use of another trait, or of food, too?"""
    for carrier in MIGRATORS:
        if animal.has(carrier.number) and carrier.bars_beside(s, animal, trait, fed, why):
            return True
    if trait and why.bar("CONT-MIGRATION-03", animal.ref):
        return True
    return fed and why.bar("CONT-MIGRATION-04", animal.ref)


def bars_migration(s: State, animal: Animal, to: i64, why: Why) -> bool:
    """May this animal not migrate there on its own?"""
    # The first edition states no limit, but without one feeding need not end.
    if animal.moved >= s.turn_tick:
        if why.bar("CONT-MIGRATION-02", animal.ref):
            return True
    if to > OCEAN:
        return why.bar("CONT-MIGRATION-02", animal.ref)
    carrier = carrier_of(s, animal, to)
    if carrier is not None:
        return carrier.bars_journey(s, animal, to, why)
    if animal.mask & STAGES.follows and why.bar("CONT-SUCKERFISH-04", animal.ref):
        return True
    return bars_lacking_any(animal, STAGES.migrates, "CONT-MIGRATION-01", why)


def carrier_of(s: State, animal: Animal, to: i64) -> Trait | None:
    """The trait by which an animal could go there, or else the one that says why it does not.

    A card may have been used up before it came to this animal; another may be left.
    """
    found: Trait | None = None
    reaches = False
    for trait in MIGRATORS:
        if not animal.has(trait.number):
            continue
        if trait.carries(s, animal, to):
            found = trait
            reaches = True
            if not animal.used_since(trait.number, s.turn_tick):
                return trait
        elif not reaches:
            found = trait
    return found


class Migrating(Step):
    """One announced migration: first who goes where, then who follows."""

    __slots__ = ("asked", "destinations", "followers", "leaders", "starter", "travellers")

    def __init__(
        self,
        starter: i64,
        travellers: list[int],
        destinations: list[int],
        asked: i64 = -1,
        followers: list[int] | None = None,
        leaders: list[int] | None = None,
    ) -> None:
        self.starter = starter
        self.seat = starter
        self.travellers = travellers
        self.destinations = destinations
        self.asked = asked  # -1: still announcing; then how many seats have had their say
        self.followers: list[int] = [] if followers is None else followers
        self.leaders: list[int] = [] if leaders is None else leaders

    def clone(self) -> Step:
        new = Migrating(
            self.starter,
            self.travellers[:],
            self.destinations[:],
            self.asked,
            self.followers[:],
            self.leaders[:],
        )
        new.seat = self.seat
        return new

    def to_json(self) -> dict[str, object]:
        return {
            "step": "migrating",
            "starter": self.starter,
            "seat": self.seat,
            "travellers": [animal_name(ref) for ref in self.travellers],
            "destinations": list(self.destinations),
            "asked": self.asked,
            "followers": [animal_name(ref) for ref in self.followers],
            "leaders": [animal_name(ref) for ref in self.leaders],
        }

    @staticmethod
    def read(saved: StepReader) -> Step:
        data = saved.data
        travellers = saved.animals("travellers")
        destinations = data.numbers("destinations", 0, saved.s.rules.locations - 1)
        followers = saved.animals("followers")
        leaders = saved.animals("leaders")
        if len(destinations) != len(travellers) or not travellers:
            raise saved.fail("destinations", "expected where each of the travellers goes")
        if len(followers) != len(leaders) or set(leaders) - set(travellers):
            raise saved.fail("leaders", "expected a traveller for each of the followers")
        asked = data.number("asked", -1, saved.last + 1)
        starter = saved.seat("starter")
        step = Migrating(starter, travellers, destinations, asked, followers, leaders)
        step.seat = saved.seat()
        return step

    def asks(self) -> Question:
        return MIGRATING

    def question(self, s: State, actions: list[Action]) -> Phrase:
        return MIGRATING.says(form="" if self.asked < 0 else "follow")

    def proceed(self, s: State) -> bool:
        if self.asked < 0:
            if len(self.options(s)) == 1:
                self.asked = 0
                return True
            return False
        while self.asked < len(s.players):
            self.seat = (self.starter + self.asked) % len(s.players)
            if len(self.options(s)) > 1:
                return False
            self.asked += 1
        self.move(s)
        return True

    def options(self, s: State) -> list[Action]:
        found: list[Action] = []
        if self.asked < 0:
            for animal in s.players[self.starter].animals:
                for to in (LAURASIA, GONDWANA, OCEAN):
                    choice = ACTIONS.action(MIGRATE, animal.ref, to)
                    if not self.bars(s, choice, QUICK):
                        found.append(choice)
            found.append(ACTIONS.action(END))
            return found
        for animal in s.players[self.seat].animals:
            if animal.mask & STAGES.follows:
                for leader in self.travellers:
                    choice = ACTIONS.action(FOLLOW, animal.ref, leader)
                    if not self.bars(s, choice, QUICK):
                        found.append(choice)
        found.append(ACTIONS.action(PASS))
        return found

    def bars(self, s: State, action: Action, why: Why) -> bool:
        if self.asked < 0:
            if action.verb == END:
                return False
            if action.verb != MIGRATE:
                trait = action.verb != TAKE
                fed = action.verb in GAINS
                return bars_beside(s, s.here(self.travellers[0]), trait, fed, why)
            animal = s.here(action.a)
            if animal.ref >> 8 != self.starter and why.bar("CONT-MIGRATION-01", animal.ref):
                return True
            if animal.ref in self.travellers and why.bar("CONT-MIGRATION-02", animal.ref):
                return True
            return bars_migration(s, animal, action.b, why)
        if action.verb == PASS:
            return False
        if action.verb != FOLLOW:
            return why.bar(MOMENTS[FOLLOW])
        return self.bars_following(s, s.here(action.a), s.here(action.b), why)

    def bars_following(self, s: State, animal: Animal, leader: Animal, why: Why) -> bool:
        if animal.ref >> 8 != self.seat and why.bar("CONT-SUCKERFISH-07", animal.ref):
            return True
        if animal.mask & STAGES.follows == 0:
            if bars_lacking_any(animal, STAGES.follows, "CONT-SUCKERFISH-01", why):
                return True
        if leader.ref not in self.travellers:
            return why.bar("CONT-SUCKERFISH-01", leader.ref) or why.bar("EXP-RULING-41", leader.ref)
        if animal.ref in self.travellers or animal.ref in self.followers:
            if why.bar("EXP-RULING-41", animal.ref):
                return True
        if animal.location != leader.location and why.bar("CONT-SUCKERFISH-03", animal.ref):
            return True
        to = self.destinations[self.travellers.index(leader.ref)]
        return bars_way(s, animal, to, False, why)

    def act(self, s: State, action: Action) -> None:
        if action.verb == END:
            self.asked = 0
        elif action.verb == MIGRATE:
            self.travellers.append(action.a)
            self.destinations.append(action.b)
        elif action.verb == FOLLOW:
            self.followers.append(action.a)
            self.leaders.append(action.b)
        else:
            self.asked += 1

    def move(self, s: State) -> None:
        """Everybody moves at once; only then are the pair cards tested (EXP-RULING-39)."""
        s.stack.pop()
        for place, follower in enumerate(self.followers):
            self.travellers.append(follower)
            self.destinations.append(self.destinations[self.travellers.index(self.leaders[place])])
        leaving: list[int] = []
        for place, ref in enumerate(self.travellers):
            animal = s.here(ref)
            to = self.destinations[place]
            if animal.location == OCEAN and s.rules.ocean_exit_gives_card:
                if animal.find_any(STAGES.aquatic) < 0:
                    leaving.append(ref)
            if ref not in self.followers:
                spend_migration(s, animal, to)
            animal.location = to
            animal.expelled = False
            s.tell(ev.MOVED, ref, to)
            player = s.players[ref >> 8]
            player.refresh(animal)
            card = animal.find_any(STAGES.aquatic)
            if to == OCEAN and card >= 0 and s.rules.ocean_entry_drops_card:
                leave_card_ashore(s, player, animal, card)
        for player in s.players:
            separate(s, player)
        if leaving:
            s.stack.append(Fetching(leaving))


STEPS.declare(StepKind("migrating", Migrating.read, ["go"], questions=[MIGRATING]))
