"""What both kinds of Specialization have in common."""

from tangledbank.core.action import Action
from tangledbank.core.why import QUICK, Why
from tangledbank.evolution.eating import bars_food, give
from tangledbank.evolution.feeding import SPECIALIZED, FeedingGo
from tangledbank.evolution.state import BLUE, NONE, Animal, State, Step
from tangledbank.evolution.traits.names import SPECIALIZATION_A, SPECIALIZATION_B
from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.trait import CARD, OFFERS, STAGES, Trait, bars_lacking
from tangledbank.evolution.verbs import ACTIONS, SPECIALIZE
from tangledbank.native import i64


def would_loop(s: State, animal: Animal) -> bool:
    """Is there open fat, but none that Specialization may still fill?

    Filling fat and burning it without need by turns would let feeding go on for ever.  So what
    Specialization has filled, and the animal burnt without need, it does not fill again this turn
    (EXP-RULING-97).
    """
    open_fat = False
    for card in animal.cards:
        if STAGES.stores >> card.trait & 1 and card.token == NONE and not card.off:
            if card.stamp < s.turn_tick:
                return False
            open_fat = True
    return open_fat


def used_up(s: State, animal: Animal) -> bool:
    """Has its card been used this turn, by whichever animal (CONT-RECOMBINATION-07)?"""
    since = s.turn_tick
    return animal.used_since(SPECIALIZATION_A, since) or animal.used_since(SPECIALIZATION_B, since)


class Specialization(Trait):
    """Two types; an animal has one of them at the most."""

    def __init__(self, name: str) -> None:
        super().__init__(
            name,
            CARD | OFFERS,
            each_go=True,
            opinion=Opinion(useful=1.0),
            card_set="fly",
            verbs=[SPECIALIZE],
        )

    def used_from(self, s: State) -> i64:
        return s.turn_tick if s.rules.specialization_once else s.tick

    def bars_card(self, s: State, animal: Animal, trait: i64, why: Why) -> bool:
        other = SPECIALIZATION_A + SPECIALIZATION_B - trait
        return animal.find(other) >= 0 and why.bar("FLY-SPECIALIZATION-05", animal.ref)

    def offers(self, s: State, go: Step, animal: Animal, found: list[Action]) -> None:
        choice = ACTIONS.action(SPECIALIZE, animal.ref)
        if not self.bars(s, go, choice, QUICK):
            found.append(choice)

    def bars(self, s: State, go: Step, action: Action, why: Why) -> bool:
        assert isinstance(go, FeedingGo)
        animal = s.here(action.a)
        types = animal.mask & (1 << SPECIALIZATION_A | 1 << SPECIALIZATION_B)
        if types == 0:
            kind = SPECIALIZATION_B if animal.find(SPECIALIZATION_B) >= 0 else SPECIALIZATION_A
            return bars_lacking(animal, kind, "FLY-SPECIALIZATION-01", why)
        if go.bars_main(s, False, why) or go.bars_place(s, animal, why):
            return True
        if s.rules.specialization_once and used_up(s, animal) and why.bar("E-45", animal.ref):
            return True
        by_location = s.rules.specialists_by_location
        if by_location:
            types = 1 << SPECIALIZATION_A | 1 << SPECIALIZATION_B
        for player in s.players:
            for other in player.animals:
                if other is animal or other.mask & types == 0:
                    continue
                if by_location and other.location != animal.location:
                    continue
                clause = "FLY-SPECIALIZATION-06" if by_location else "FLY-SPECIALIZATION-02"
                if why.bar(clause, other.ref):
                    return True
        if animal.fed() and would_loop(s, animal) and why.bar("EXP-RULING-97", animal.ref):
            return True
        return bars_food(s, animal, BLUE, why)

    def use(self, s: State, go: Step, action: Action) -> None:
        assert isinstance(go, FeedingGo)
        animal = s.here(action.a)
        go.done |= SPECIALIZED
        if s.rules.specialization_once:
            for place, card in enumerate(animal.cards):
                if card.trait == SPECIALIZATION_A or card.trait == SPECIALIZATION_B:
                    animal.put(place, card.stamped(s.tick))
        give(s, animal, BLUE, 1, False, not s.rules.burnt_fat_stays_empty)
