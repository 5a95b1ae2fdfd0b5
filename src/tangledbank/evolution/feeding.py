"""Feeding: laps of goes, in each of which a player takes a red token or uses traits."""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.bit import bit
from tangledbank.core.phrase import Phrase
from tangledbank.core.question import Question
from tangledbank.core.step_kind import StepKind
from tangledbank.core.why import QUICK, Why
from tangledbank.evolution import events as ev
from tangledbank.evolution.eating import bars_empty, bars_food, can_receive, settle_fat
from tangledbank.evolution.migrating import Migrating, bars_beside, bars_migration
from tangledbank.evolution.moments import moment
from tangledbank.evolution.serving import serve
from tangledbank.evolution.settling import bars_shell, settle
from tangledbank.evolution.state import OCEAN, RED, Animal, Player, State, Step
from tangledbank.evolution.steps import STEPS, StepReader
from tangledbank.evolution.traits.trait import BY_VERB, STAGES, TRAITS
from tangledbank.evolution.verbs import (
    ACTIONS,
    ANIMAL,
    ATTACK,
    END,
    GAINS,
    MIGRATE,
    PAIR,
    PASS,
    PLAY,
    SETTLE,
    TAKE,
)
from tangledbank.native import i64, mypyc_attr

#: Where the actions of a go begin.
TAKING: Final = ACTIONS.verbs[TAKE]
PASSING: Final = ACTIONS.action(PASS)
ENDING: Final = ACTIONS.action(END)

GO: Final = Question("go", [END, PASS, TAKE], forms=["", "hunt", "more", "no-food"])

#: No location has been chosen in this go yet.
ANYWHERE: Final = -1

# What can be done in a go.  The first seven are main actions.
TOOK: Final = 1
HUNTED: Final = 2
BURNT: Final = 4
SHED: Final = 8
SETTLED: Final = 16
SPECIALIZED: Final = 32
MIGRATED: Final = 64
GRAZED: Final = 128
SLEPT: Final = 256
STOLE: Final = 512
WARMED: Final = 1024
RECOMBINED: Final = 2048
USED: Final = 4096  # any other trait
MAIN: Final = 127
DEEDS: Final[list[str]] = [
    "took",
    "hunted",
    "burnt",
    "shed",
    "settled",
    "specialized",
    "migrated",
    "grazed",
    "slept",
    "stole",
    "warmed",
    "recombined",
    "used",
]


def satisfied(s: State, player: Player) -> bool:
    """Are all the player's animals fed, with no fat left to fill?"""
    for animal in player.animals:
        # As Animal.fed, without the call.
        if animal.red + animal.blue < animal.need and not animal.asleep:
            return False
        if animal.mask & STAGES.stores != 0 and can_receive(s, animal, RED):
            return False
    return True


def bars_hunt_and_fat(s: State, why: Why) -> bool:
    """An attack and burning fat in one go: only one booklet says that they exclude each other."""
    if s.rules.taiwan:
        return why.bar("BASE-FAT-08")
    # Elsewhere both replace taking a token, and only one thing can.
    return why.bar("BASE-HUNT-02") or why.bar("BASE-FAT-07") or why.bar("D-16")


@mypyc_attr(acyclic=True)
class Feeding(Step):
    """The phase: whose go comes next, and for how long nobody has done anything."""

    __slots__ = ("at", "idle")

    def __init__(self, at: i64 = 0, idle: i64 = 0) -> None:
        self.seat = -1
        self.at = at  # how many seats of this lap have had their go
        self.idle = idle  # goes in a row in which nobody acted

    def clone(self) -> Step:
        return Feeding(self.at, self.idle)

    def to_json(self) -> dict[str, object]:
        return {"step": "feeding", "at": self.at, "idle": self.idle}

    @staticmethod
    def read(saved: StepReader) -> Step:
        return Feeding(saved.data.number("at", 0, saved.last + 1), saved.data.number("idle"))

    def at_rest(self) -> bool:
        return True

    def leaves_table(self) -> bool:
        return True

    def ended(self, s: State) -> bool:
        # A lap without a deed ends the phase under every option, so that it always does end.
        if self.idle >= len(s.players):
            return True
        return all_satisfied(s)

    def proceed(self, s: State) -> bool:
        if self.ended(s):
            s.active = -1
            if s.rules.fat_waits:
                settle_fat(s)
            for location in range(len(s.food)):
                s.food[location] = 0
            s.stack.pop()
            return True
        if self.at == len(s.players):
            self.at = 0
        s.tick += 1
        if self.at == 0:
            s.round += 1
            s.round_tick = s.tick
            s.tell(ev.ROUND, s.round)
        seat = (s.first + self.at) % len(s.players)
        self.at += 1
        player = s.players[seat]
        if player.passed:
            self.idle += 1
            return True
        player.go_tick = s.tick
        s.active = seat
        s.stack.append(FeedingGo(seat))
        return True

    def skipped(self, s: State, player: Player) -> None:
        """A go has ended in which nothing was done."""
        self.idle += 1
        if s.rules.skip_is_final:
            player.passed = True
        s.tell(ev.PASSED, player.seat)


STEPS.declare(StepKind("feeding", Feeding.read, ["turn"], phase="feeding"))


def all_satisfied(s: State) -> bool:
    """Does the phase end at once, because every animal at the table has all it can have?"""
    if s.rules.feeds_until_all_skip:
        return False
    for player in s.players:
        if not satisfied(s, player):
            return False
    return True


@mypyc_attr(acyclic=True)
class FeedingGo(Step):
    """One player's go: one main action at the most, and any number of free ones.

    With Continents all of it happens in one location, which the first thing done chooses; a
    migration takes the whole go.
    """

    __slots__ = ("done", "location")

    def __init__(self, seat: i64, done: i64 = 0, location: i64 = ANYWHERE) -> None:
        self.seat = seat
        self.done = done  # what has been done so far: TOOK, HUNTED, ...
        self.location = location

    def at_rest(self) -> bool:
        return True

    def leaves_table(self) -> bool:
        return True

    def clone(self) -> Step:
        return FeedingGo(self.seat, self.done, self.location)

    def to_json(self) -> dict[str, object]:
        return {
            "step": "go",
            "seat": self.seat,
            "done": [word for place, word in enumerate(DEEDS) if self.done >> place & 1],
            "location": self.location,
        }

    @staticmethod
    def read(saved: StepReader) -> Step:
        seat = saved.seat()
        done = 0
        for word in saved.data.texts("done"):
            if word not in DEEDS:
                raise saved.fail("done", f"expected some of {', '.join(DEEDS)}, not {word!r}")
            done |= 1 << DEEDS.index(word)
        return FeedingGo(seat, done, saved.location(ANYWHERE))

    def asks(self) -> Question:
        return GO

    def question(self, s: State, actions: list[Action]) -> Phrase:
        verbs = {action.verb for action in actions}
        if END in verbs:
            return GO.says(form="more")
        if TAKE in verbs:
            return GO.says(form="hunt" if ATTACK in verbs else "")
        return GO.says(form="no-food")

    def did(self, deed: i64) -> bool:
        return self.done & deed != 0

    # What the traits ask

    def main_used(self) -> bool:
        return self.done & MAIN != 0

    def acted(self) -> bool:
        return self.done != 0

    def bars_place(self, s: State, animal: Animal, why: Why) -> bool:
        """Is this animal out of play in this go, because something was done elsewhere?"""
        if self.location != ANYWHERE and self.location != animal.location:
            taken = self.done & (TOOK | WARMED) != 0
            return why.bar("CONT-FEED-05" if taken else "CONT-FEED-07", animal.ref)
        return False

    def here(self, s: State, ref: i64) -> None:
        """Something is done with this animal: from now on this go is about its location."""
        if s.rules.continents and self.location == ANYWHERE:
            self.location = s.here(ref).location

    def bars_main(self, s: State, hunting: bool, why: Why) -> bool:
        """Is the main action of this go spent?  (`hunting`: it would be an attack.)"""
        if self.done == 0:
            return False
        if self.done & TOOK and why.bar("BASE-HUNT-02" if hunting else "BASE-FEED-04"):
            return True
        if self.done & HUNTED and why.bar("BASE-HUNT-05" if hunting else "BASE-HUNT-02"):
            return True
        if self.done & BURNT and (not hunting or s.rules.burning_bars_hunting):
            if bars_hunt_and_fat(s, why) if hunting else why.bar("BASE-FAT-07"):
                return True
        return self.bars_beside_main(why) or self.bars_beside_free(s, why)

    def bars_beside_main(self, why: Why) -> bool:
        """The main actions of the expansions leave room for no other."""
        if self.done & SHED and why.bar("FLY-METAMORPHOSIS-01"):
            return True
        if self.done & SETTLED and why.bar("FLY-SHELL-07"):
            return True
        return self.done & SPECIALIZED != 0 and why.bar("FLY-SPECIALIZATION-01")

    def bars_burning(self, s: State, why: Why) -> bool:
        if self.done == 0:
            return False
        if self.done & TOOK and why.bar("BASE-FAT-07"):
            return True
        if self.done & HUNTED and s.rules.burning_bars_hunting and bars_hunt_and_fat(s, why):
            return True
        if self.done & BURNT and why.bar("BASE-FAT-07"):
            return True
        return self.bars_beside_main(why) or self.bars_beside_free(s, why)

    def bars_beside_free(self, s: State, why: Why) -> bool:
        """Options may make a usually free action exclude the main one."""
        if self.done & STOLE and not s.rules.piracy_beside_main and why.bar("D-25"):
            return True
        if self.done & SLEPT and s.rules.hibernation_is_main and why.bar("D-26"):
            return True
        return False

    def may_burn(self, s: State, animal: Animal) -> bool:
        if self.done == 0:
            return True
        return not self.bars_burning(s, QUICK) and not self.bars_place(s, animal, QUICK)

    def bars_idling(self, s: State, why: Why) -> bool:
        """May a player whose animals all have all they can use no traits any more?"""
        if s.rules.idle_traits_when_fed or not satisfied(s, s.players[self.seat]):
            return False
        return why.bar("D-13")

    def bars_more(self, s: State, why: Why) -> bool:
        """The same for every deed; version 0.1.0 asked it of three traits only."""
        return not s.rules.first_readings and self.bars_idling(s, why)

    # The flow

    def proceed(self, s: State) -> bool:
        acted = self.done != 0
        # Before the first action the phase itself has just made sure that it is not over.
        if self.done & MIGRATED == 0 and not (acted and all_satisfied(s)) and self.has_choice(s):
            return False
        self.finish(s, acted)
        return True

    def finish(self, s: State, acted: bool) -> None:
        s.stack.pop()
        feeding = s.stack[-1]
        assert isinstance(feeding, Feeding)
        if acted:
            feeding.idle = 0
            s.tell(ev.ENDED, self.seat)
        else:
            feeding.skipped(s, s.players[self.seat])

    def has_choice(self, s: State) -> bool:
        """Is there anything to do but end the go?  What there is will be asked for next."""
        if self.bars_more(s, QUICK):
            return False  # all its animals have all they can, so there is nothing to take either
        found = self.options(s)
        if len(found) == 1 and found[0].verb != TAKE:
            return False
        s.offered = found
        return True

    def turned_offers(self, s: State, animal: Animal, found: list[Action]) -> None:
        """What an animal can do by a trait that is no card of its own."""
        rest = animal.mask & STAGES.offers
        for card in animal.cards:
            rest &= ~bit(card.trait)
        if rest != 0:
            for trait in TRAITS:
                if rest & bit(trait.number):
                    trait.offers(s, self, animal, found)

    def table_offers(self, s: State, found: list[Action]) -> None:
        """What does not belong to one card of one animal: pairs, shells, migration."""
        player = s.players[self.seat]
        for link in player.links:
            if STAGES.pair_offers >> link.trait & 1:
                TRAITS[link.trait].link_offers(s, self, link, found)
        shells = len(s.shells) > 0
        migrates = STAGES.migrates if s.rules.continents and self.done == 0 else 0
        if not shells and migrates == 0:
            return
        for animal in player.animals:
            if shells and not self.bars_settling(s, animal, QUICK):
                found.append(ACTIONS.action(SETTLE, animal.ref))
            if animal.mask & migrates != 0:
                for to in range(OCEAN + 1):
                    if not bars_migration(s, animal, to, QUICK):
                        found.append(ACTIONS.action(MIGRATE, animal.ref, to))

    def bars_settling(self, s: State, animal: Animal, why: Why) -> bool:
        if animal.ref >> 8 != self.seat and why.bar("FLY-SHELL-07", animal.ref):
            return True
        if self.bars_main(s, False, why) or self.bars_place(s, animal, why):
            return True
        return bars_shell(s, animal, why)

    def can_take(self, s: State) -> bool:
        """Could the player take a red token now?"""
        if self.bars_main(s, False, QUICK):
            return False
        for animal in s.players[self.seat].animals:
            if s.food[animal.location] > 0 and can_receive(s, animal, RED):
                if self.done == 0 or not self.bars_place(s, animal, QUICK):
                    return True
        return False

    def bound(self, s: State) -> bool:
        """Must the player still do something before the go may end?"""
        return s.rules.must_feed and not self.duty_met(s) and self.can_take(s)

    def duty_met(self, s: State) -> bool:
        """Has something been done in place of taking, or a token been taken otherwise?"""
        if s.rules.any_trait_meets_duty:
            return self.acted()
        # The red of a Warm-blooded animal is from the supply as well (EXP-RULING-78).
        return self.done & WARMED != 0 and not s.rules.first_readings

    def options(self, s: State) -> list[Action]:
        found: list[Action] = []
        main = self.done == 0 or not self.bars_main(s, False, QUICK)
        bound = False
        food = s.food
        offers = STAGES.offers
        for animal in s.players[self.seat].animals:
            if main and food[animal.location] > 0 and can_receive(s, animal, RED):
                if self.done == 0 or not self.bars_place(s, animal, QUICK):
                    found.append(TAKING.on(animal.ref).action)
                    bound = True
            rest = animal.mask & offers
            if rest != 0:
                for card in animal.cards:
                    if rest >> card.trait & 1 and not card.off:
                        rest &= ~bit(card.trait)  # a repeated trait speaks once for all its cards
                        TRAITS[card.trait].offers(s, self, animal, found)
                        if rest == 0:
                            break
                if animal.turned:
                    self.turned_offers(s, animal, found)
        if s.rules.table_offers:
            self.table_offers(s, found)
        if not bound or not s.rules.must_feed or self.duty_met(s):
            found.append(PASSING if self.done == 0 else ENDING)
        return found

    def bars(self, s: State, action: Action, why: Why) -> bool:
        verb = action.verb
        if verb == TAKE:
            animal = s.here(action.a)
            if animal.ref >> 8 != self.seat and why.bar("BASE-FEED-02", animal.ref):
                return True
            return self.bars_taking(s, animal, why)
        if verb == PASS or verb == END:
            if (verb == END) != self.acted() and why.bar("BASE-RULING-38"):
                return True
            return self.bound(s) and why.bar("BASE-FEED-12")
        if verb == SETTLE:
            return self.bars_settling(s, s.here(action.a), why) or self.bars_more(s, why)
        if verb == MIGRATE:
            return self.bars_announcing(s, action, why) or self.bars_more(s, why)
        trait = BY_VERB.get(verb)
        if trait is None or (STAGES.offers | STAGES.pair_offers) >> trait.number & 1 == 0:
            if why.bar(moment(s.rules, verb)):
                return True
            return verb in (ANIMAL, PLAY, PAIR) and why.bar("BASE-TURN-01")
        if action.a >> 8 != self.seat:
            # The traits of others are not this player's to use.
            return why.bar(moment(s.rules, verb), action.a)
        if trait.bars(s, self, action, why) or self.bars_more(s, why):
            return True
        return self.bars_gain(s, verb, why)

    def bars_taking(self, s: State, animal: Animal, why: Why) -> bool:
        """May this animal not be given a red token from the supply?"""
        if self.bars_main(s, False, why):
            return True
        if self.location != ANYWHERE and self.location != animal.location:
            if why.bar("CONT-FEED-04", animal.ref):
                return True
        if s.food[animal.location] == 0:
            if bars_empty(s, animal, "BASE-FEED-02", why) or why.bar("BASE-FEED-14"):
                return True
        return bars_food(s, animal, RED, why) or self.bars_gain(s, TAKE, why)

    def bars_gain(self, s: State, verb: i64, why: Why) -> bool:
        """A full answer says, besides, that no animal of this player could get more."""
        if not why.collects or not why.reasons or verb not in GAINS:
            return False
        return satisfied(s, s.players[self.seat]) and why.bar("BASE-FEED-10")

    def bars_announcing(self, s: State, action: Action, why: Why) -> bool:
        """May this player not announce a migration with this animal?"""
        if not s.rules.continents:
            return why.bar("CONT-MIGRATION-01", action.a)
        animal = s.here(action.a)
        if animal.ref >> 8 != self.seat and why.bar("CONT-MIGRATION-01", animal.ref):
            return True
        fed = self.done & (TOOK | WARMED | HUNTED | SHED | SPECIALIZED | STOLE) != 0
        if self.acted() and bars_beside(s, animal, self.done != TOOK, fed, why):
            return True
        return bars_migration(s, animal, action.b, why)

    def act(self, s: State, action: Action) -> None:
        verb = action.verb
        if verb == PASS or verb == END:
            self.finish(s, verb == END)
            return
        if verb == MIGRATE:
            self.done |= MIGRATED
            s.stack.append(Migrating(self.seat, [action.a], [action.b]))
            return
        self.here(s, action.a)
        if verb == TAKE:
            self.done |= TOOK
            serve(s, s.here(action.a))
        elif verb == SETTLE:
            self.done |= SETTLED
            settle(s, s.here(action.a))
        else:
            BY_VERB[verb].use(s, self, action)


STEPS.declare(StepKind("go", FeedingGo.read, ["feeding"], questions=[GO]))
