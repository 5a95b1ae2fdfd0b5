"""Piracy: takes a token from another hungry animal."""

from tangledbank.core.action import Action
from tangledbank.core.why import QUICK, Why
from tangledbank.evolution import events as ev
from tangledbank.evolution.eating import bars_food, can_receive, give
from tangledbank.evolution.feeding import SLEPT, STOLE, FeedingGo
from tangledbank.evolution.state import BLUE, RED, Animal, State, Step
from tangledbank.evolution.traits.names import PIRACY
from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.trait import OFFERS, Trait, bars_lacking, bars_used
from tangledbank.evolution.verbs import ACTIONS, STEAL
from tangledbank.native import i64


class Piracy(Trait):
    def __init__(self) -> None:
        super().__init__(
            "piracy", OFFERS, free=True, verbs=[STEAL], opinion=Opinion(helps=0.9, useful=0.4)
        )

    def bars_pirate(self, s: State, go: FeedingGo, pirate: Animal, why: Why) -> bool:
        """All that stands against this animal stealing now, whomever from."""
        if not pirate.has(PIRACY):
            return bars_lacking(pirate, PIRACY, "BASE-PIRACY-01", why)
        if pirate.used_since(PIRACY, s.turn_tick):
            if bars_used(pirate, PIRACY, "BASE-PIRACY-01", why):
                return True
        if not s.rules.piracy_beside_main and self.beside_main(s, go):
            if why.bar("D-25", pirate.ref):
                return True
        # A sleeper is fed too, but mostly it is sleep itself that keeps it from food.
        sleeps = pirate.asleep and (s.rules.hibernation_bars_fat or s.rules.first_readings)
        if pirate.fed() and not sleeps and not s.rules.piracy_into_fat:
            if why.bar("BASE-PIRACY-04", pirate.ref):
                return True
        if go.bars_place(s, pirate, why):
            return True
        # Fat may be for red tokens only.  Version 0.1.0 stole none that would stay red for it.
        most = BLUE if s.rules.first_readings else stolen_as(s, RED)
        return bars_food(s, pirate, most, why)

    def beside_main(self, s: State, go: FeedingGo) -> bool:
        """Has the main action of this go been used, be it Hibernation where that is one?"""
        slept = s.rules.hibernation_is_main and go.did(SLEPT) and not s.rules.first_readings
        return slept or go.main_used()

    def bars_victim(self, s: State, pirate: Animal, victim: Animal, why: Why) -> bool:
        if victim is pirate:
            if why.bar("BASE-PIRACY-01", victim.ref) or why.bar("BASE-RULING-68", victim.ref):
                return True
        if victim.location != pirate.location and why.bar("CONT-FEED-04", victim.ref):
            return True
        if victim.fed() and why.bar("BASE-PIRACY-01", victim.ref):
            return True
        if victim.red + victim.blue == 0:
            if why.bar("BASE-PIRACY-01", victim.ref) or why.bar("BASE-RULING-68", victim.ref):
                return True
        if s.rules.piracy_from_receivers and victim.received < s.turn_tick:
            if why.bar("BASE-PIRACY-02", victim.ref):
                return True
        return False

    def offers(self, s: State, go: Step, animal: Animal, found: list[Action]) -> None:
        assert isinstance(go, FeedingGo)
        if self.bars_pirate(s, go, animal, QUICK):
            return
        for player in s.players:
            for victim in player.animals:
                if self.bars_victim(s, animal, victim, QUICK):
                    continue
                if victim.red > 0:
                    found.append(ACTIONS.action(STEAL, animal.ref, victim.ref, RED))
                if victim.blue > 0 and can_receive(s, animal, BLUE):
                    found.append(ACTIONS.action(STEAL, animal.ref, victim.ref, BLUE))

    def bars(self, s: State, go: Step, action: Action, why: Why) -> bool:
        assert isinstance(go, FeedingGo)
        pirate = s.here(action.a)
        victim = s.here(action.b)
        if self.bars_pirate(s, go, pirate, why) or self.bars_victim(s, pirate, victim, why):
            return True
        held = victim.red if action.c == RED else victim.blue if action.c == BLUE else 0
        if held == 0 and why.bar("BASE-RULING-68", victim.ref):
            return True
        return action.c == BLUE and bars_food(s, pirate, BLUE, why)

    def use(self, s: State, go: Step, action: Action) -> None:
        assert isinstance(go, FeedingGo)
        pirate = s.here(action.a)
        victim = s.here(action.b)
        pirate.mark(PIRACY, s.tick)
        go.done |= STOLE
        if action.c == RED:
            victim.red -= 1
        else:
            victim.blue -= 1
        s.tell(ev.STOLE, pirate.ref, victim.ref, action.c)
        # It is food received, but never red from the supply (BASE-RULING-70).
        give(s, pirate, stolen_as(s, action.c), 1, False)


def stolen_as(s: State, colour: i64) -> i64:
    """The colour that a stolen token has for the pirate."""
    return colour if s.rules.piracy_keeps_colour else BLUE
