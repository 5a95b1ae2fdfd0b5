"""Feeding: laps of goes, in each of which a player takes a red token or uses traits."""

from tangledbank.core.action import Action, action
from tangledbank.core.event import Event
from tangledbank.core.why import QUICK, Why
from tangledbank.evolution import happenings as ev
from tangledbank.evolution.eating import bars_food, can_receive, give, settle_fat
from tangledbank.evolution.state import RED, Player, State, Step
from tangledbank.evolution.traits.trait import BY_VERB, STAGES, TRAITS
from tangledbank.evolution.verbs import END, MOMENTS, PASS, TAKE


def satisfied(s: State, player: Player) -> bool:
    """Are all the player's animals fed, with no fat left to fill?"""
    for animal in player.animals:
        if not animal.fed() or can_receive(s, animal, RED):
            return False
    return True


class Feeding(Step):
    """The phase: whose go comes next, and for how long nobody has done anything."""

    __slots__ = ("at", "idle")

    def __init__(self, at: int = 0, idle: int = 0) -> None:
        self.seat = -1
        self.at = at  # how many seats of this lap have had their go
        self.idle = idle  # goes in a row in which nobody acted

    def clone(self) -> Step:
        return Feeding(self.at, self.idle)

    def to_json(self) -> dict[str, object]:
        return {"step": "feeding", "at": self.at, "idle": self.idle}

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
            s.food[0] = 0
            s.stack.pop()
            return True
        if self.at == len(s.players):
            self.at = 0
        s.tick += 1
        if self.at == 0:
            s.round += 1
            s.round_tick = s.tick
            s.events.append(Event(ev.ROUND, s.round))
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


def all_satisfied(s: State) -> bool:
    """Does the phase end at once, because every animal at the table has all it can have?"""
    if s.rules.feeds_until_all_skip:
        return False
    for player in s.players:
        if not satisfied(s, player):
            return False
    return True


class FeedingGo(Step):
    """One player's go: one main action at the most, and any number of free ones."""

    __slots__ = ("burnt", "grazed", "hunted", "slept", "stole", "took")

    def __init__(
        self,
        seat: int,
        took: bool = False,
        hunted: bool = False,
        burnt: bool = False,
        grazed: bool = False,
        slept: bool = False,
        stole: bool = False,
    ) -> None:
        self.seat = seat
        self.took = took
        self.hunted = hunted
        self.burnt = burnt
        self.grazed = grazed
        self.slept = slept
        self.stole = stole

    def clone(self) -> Step:
        return FeedingGo(
            self.seat, self.took, self.hunted, self.burnt, self.grazed, self.slept, self.stole
        )

    def to_json(self) -> dict[str, object]:
        return {
            "step": "go",
            "seat": self.seat,
            "took": self.took,
            "hunted": self.hunted,
            "burnt": self.burnt,
            "grazed": self.grazed,
            "slept": self.slept,
            "stole": self.stole,
        }

    # What the traits ask

    def main_used(self) -> bool:
        return self.took or self.hunted or self.burnt

    def acted(self) -> bool:
        return self.main_used() or self.grazed or self.slept or self.stole

    def bars_main(self, s: State, hunting: bool, why: Why) -> bool:
        """Is the main action of this go spent?  (`hunting`: it would be an attack.)"""
        if self.took and why.bar("BASE-HUNT-02" if hunting else "BASE-FEED-04"):
            return True
        if self.hunted and why.bar("BASE-HUNT-05" if hunting else "BASE-HUNT-02"):
            return True
        if self.burnt and (not hunting or s.rules.burning_bars_hunting):
            if why.bar("BASE-FAT-08" if hunting else "BASE-FAT-07"):
                return True
        return self.bars_beside_free(s, why)

    def bars_burning(self, s: State, why: Why) -> bool:
        if self.took and why.bar("BASE-FAT-07"):
            return True
        if self.hunted and s.rules.burning_bars_hunting and why.bar("BASE-FAT-08"):
            return True
        if self.burnt and why.bar("BASE-FAT-07"):
            return True
        return self.bars_beside_free(s, why)

    def bars_beside_free(self, s: State, why: Why) -> bool:
        """Options may make a usually free action exclude the main one."""
        if self.stole and not s.rules.piracy_beside_main and why.bar("D-25"):
            return True
        if self.slept and s.rules.hibernation_is_main and why.bar("D-26"):
            return True
        return False

    def may_burn(self, s: State) -> bool:
        return not self.bars_burning(s, QUICK)

    def bars_idling(self, s: State, why: Why) -> bool:
        """May a player whose animals all have all they can use no traits any more?"""
        if s.rules.idle_traits_when_fed or not satisfied(s, s.players[self.seat]):
            return False
        return why.bar("D-13")

    # The flow

    def proceed(self, s: State) -> bool:
        acted = self.acted()
        # Before the first action the phase itself has just made sure that it is not over.
        if not (acted and all_satisfied(s)) and self.has_choice(s):
            return False
        self.finish(s, acted)
        return True

    def finish(self, s: State, acted: bool) -> None:
        s.stack.pop()
        feeding = s.stack[-1]
        assert isinstance(feeding, Feeding)
        if acted:
            feeding.idle = 0
            s.events.append(Event(ev.ENDED, self.seat))
        else:
            feeding.idle += 1
            if s.rules.skip_is_final:
                s.players[self.seat].passed = True
            s.events.append(Event(ev.PASSED, self.seat))

    def has_choice(self, s: State) -> bool:
        """Is there anything to do but end the go?"""
        if self.can_take(s):
            return True
        found: list[Action] = []
        for animal in s.players[self.seat].animals:
            if animal.mask & STAGES.offers != 0:
                for card in animal.cards:
                    if STAGES.offers >> card.trait & 1 and not card.off:
                        TRAITS[card.trait].offers(s, self, animal, found)
                        if found:
                            return True
        return False

    def can_take(self, s: State) -> bool:
        """Could the player take a red token now?"""
        if self.bars_main(s, False, QUICK):
            return False
        for animal in s.players[self.seat].animals:
            if s.food[animal.location] > 0 and can_receive(s, animal, RED):
                return True
        return False

    def bound(self, s: State) -> bool:
        """Must the player still do something before the go may end?"""
        if not s.rules.must_feed or (self.acted() and s.rules.any_trait_meets_duty):
            return False
        return self.can_take(s)

    def options(self, s: State) -> list[Action]:
        found: list[Action] = []
        main = not self.bars_main(s, False, QUICK)
        bound = False
        for animal in s.players[self.seat].animals:
            if main and s.food[animal.location] > 0 and can_receive(s, animal, RED):
                found.append(action(TAKE, animal.ref))
                bound = True
            if animal.mask & STAGES.offers != 0:
                told = 0
                for card in animal.cards:
                    bit = 1 << card.trait
                    # A repeated trait speaks once for all its cards.
                    if STAGES.offers & bit and told & bit == 0 and not card.off:
                        told |= bit
                        TRAITS[card.trait].offers(s, self, animal, found)
        acted = self.acted()
        if not bound or not s.rules.must_feed or (acted and s.rules.any_trait_meets_duty):
            found.append(action(END) if acted else action(PASS))
        return found

    def bars(self, s: State, action: Action, why: Why) -> bool:
        verb = action.verb
        if verb == TAKE:
            animal = s.here(action.a)
            if animal.ref >> 8 != self.seat and why.bar("BASE-FEED-02", animal.ref):
                return True
            if self.bars_main(s, False, why):
                return True
            if s.food[animal.location] == 0 and why.bar("BASE-FEED-14"):
                return True
            return bars_food(s, animal, RED, why)
        if verb == PASS or verb == END:
            if (verb == END) != self.acted() and why.bar("BASE-RULING-38"):
                return True
            return self.bound(s) and why.bar("BASE-FEED-12")
        trait = BY_VERB.get(verb)
        if trait is None or STAGES.offers >> trait.number & 1 == 0:
            return why.bar(MOMENTS[verb])
        if action.a >> 8 != self.seat:
            # The traits of others are not this player's to use.
            return why.bar(MOMENTS[verb], action.a)
        return trait.bars(s, self, action, why)

    def act(self, s: State, action: Action) -> None:
        verb = action.verb
        if verb == TAKE:
            self.took = True
            animal = s.here(action.a)
            s.food[animal.location] -= 1
            give(s, animal, RED, 1, True)
        elif verb == PASS or verb == END:
            self.finish(s, verb == END)
        else:
            BY_VERB[verb].use(s, self, action)
