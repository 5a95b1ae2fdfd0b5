"""Carnivorous: the bearer may attack."""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.why import QUICK, Why
from tangledbank.evolution.feeding import HUNTED, FeedingGo
from tangledbank.evolution.hunt import declare
from tangledbank.evolution.hunting import (
    NOTHING,
    OPEN,
    attacks_on,
    bars_attack,
    bars_hunter,
    bars_target,
    has_insight,
)
from tangledbank.evolution.state import Animal, State, Step
from tangledbank.evolution.traits.names import SCAVENGER
from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.trait import CARD, HUNTS, OFFERS, Trait
from tangledbank.evolution.verbs import ACTIONS, ATTACK
from tangledbank.native import i64

ATTACKS: Final = ACTIONS.verbs[ATTACK]


class Carnivorous(Trait):
    def __init__(self) -> None:
        super().__init__(
            "carnivorous",
            CARD | OFFERS | HUNTS,
            need=1,
            verbs=[ATTACK],
            opinion=Opinion(kept=1.0, useful=0.6),
        )

    def bars_card(self, s: State, animal: Animal, trait: i64, why: Why) -> bool:
        if animal.turned:
            if why.bar("FLY-ANGLERFISH-11", animal.ref) or why.bar("EXP-RULING-22", animal.ref):
                return True
        if animal.bears(SCAVENGER) and s.rules.scavenger_bars_carnivorous:
            return why.bar("BASE-SCAVENGER-04", animal.ref)
        return False

    def bars_bearer(self, s: State, go: FeedingGo, animal: Animal, why: Why) -> bool:
        """All that stands against this animal attacking now, whatever its prey."""
        if go.done and (go.bars_main(s, True, why) or go.bars_place(s, animal, why)):
            return True
        if s.players[animal.ref >> 8].hunted >= s.round_tick:
            if why.bar("BASE-HUNT-05", animal.ref):
                return True
        return bars_hunter(s, animal, why)

    def offers(self, s: State, go: Step, animal: Animal, found: list[Action]) -> None:
        assert isinstance(go, FeedingGo)
        if self.bars_bearer(s, go, animal, QUICK):
            return
        sees = has_insight(s, animal)
        attacks = ATTACKS.on(animal.ref)
        for player in s.players:
            for prey in player.animals:
                if sees:
                    attacks_on(s, animal, prey, OPEN, True, found)
                elif not bars_target(s, animal, prey, OPEN, NOTHING, QUICK):
                    found.append(attacks.on(prey.ref).action)

    def bars(self, s: State, go: Step, action: Action, why: Why) -> bool:
        assert isinstance(go, FeedingGo)
        hunter = s.here(action.a)
        prey = s.here(action.b)
        if self.bars_bearer(s, go, hunter, why):
            return True
        return bars_attack(s, hunter, prey, action, OPEN, why)

    def use(self, s: State, go: Step, action: Action) -> None:
        assert isinstance(go, FeedingGo)
        s.players[action.a >> 8].hunted = s.tick
        go.done |= HUNTED
        declare(s, action, OPEN)
