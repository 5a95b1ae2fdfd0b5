"""Fat tissue: each card stores one token for later, and gives it back as blue food."""

from tangledbank.core.action import Action
from tangledbank.core.why import QUICK, Why
from tangledbank.evolution import events as ev
from tangledbank.evolution.feeding import BURNT, FeedingGo
from tangledbank.evolution.state import NONE, YELLOW, Animal, State, Step
from tangledbank.evolution.traits.names import FAT_TISSUE
from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.trait import OFFERS, STORES, Trait
from tangledbank.evolution.verbs import ACTIONS, BURN
from tangledbank.native import i64


class FatTissue(Trait):
    def __init__(self) -> None:
        super().__init__(
            "fat-tissue",
            OFFERS | STORES,
            repeats=True,
            verbs=[BURN],
            opinion=Opinion(helps=0.7, useful=0.4),
        )

    def stored(self, animal: Animal) -> i64:
        """How many yellow tokens the animal could burn."""
        count = 0
        for card in animal.cards:
            if card.trait == FAT_TISSUE and card.token == YELLOW and not card.off:
                count += 1
        return count

    def most(self, s: State, animal: Animal) -> i64:
        """The most it may burn: all it has, or only what it is still missing."""
        stored = self.stored(animal)
        if not s.rules.burns_to_need_only:
            return stored
        if animal.fed():
            return 0
        missing = animal.need - animal.red - animal.blue
        return min(stored, missing)

    def offers(self, s: State, go: Step, animal: Animal, found: list[Action]) -> None:
        assert isinstance(go, FeedingGo)
        if self.stored(animal) == 0 or not go.may_burn(s, animal) or go.bars_idling(s, QUICK):
            return
        for count in range(1, self.most(s, animal) + 1):
            found.append(ACTIONS.action(BURN, animal.ref, count))

    def bars(self, s: State, go: Step, action: Action, why: Why) -> bool:
        assert isinstance(go, FeedingGo)
        animal = s.here(action.a)
        if go.bars_burning(s, why) or go.bars_place(s, animal, why):
            return True
        if animal.paralysed and why.bar("CONT-CNIDOCYTES-01", animal.ref):
            return True
        if action.b == 0 or action.b > self.stored(animal):
            return self.bars_count(animal, why)
        if go.bars_idling(s, why):
            return True
        if action.b > self.most(s, animal) and why.bar("BASE-RULING-77", animal.ref):
            return True
        return False

    def bars_count(self, animal: Animal, why: Why) -> bool:
        """It cannot burn so much: why what lies on its cards does not help."""
        for card in animal.cards:
            if card.trait != FAT_TISSUE or card.token == NONE:
                continue
            if card.token != YELLOW and why.bar("BASE-FAT-04", animal.ref):
                return True
            if card.off and why.bar("CONT-NEOPLASIA-05", animal.ref):
                return True
        return why.bar("BASE-FAT-07", animal.ref)

    def use(self, s: State, go: Step, action: Action) -> None:
        assert isinstance(go, FeedingGo)
        animal = s.here(action.a)
        left = action.b
        missing = 0 if animal.fed() else animal.need - animal.red - animal.blue
        for place, card in enumerate(animal.cards):
            if left > 0 and card.trait == FAT_TISSUE and card.token == YELLOW and not card.off:
                # What it needed may be filled again by any means (EXP-RULING-97).
                stamp = 0 if missing > 0 else card.stamp
                if s.rules.burnt_fat_stays_empty:
                    stamp = s.tick
                animal.put(place, card.holding(NONE).stamped(stamp))
                left -= 1
                missing -= 1
        # Burning is not receiving food: no pair trait, no "has received" (BASE-FAT-09).
        animal.blue += action.b
        if not s.rules.birth_by_burning and animal.fed():
            animal.sated = True
        go.done |= BURNT
        s.tell(ev.BURNT, animal.ref, action.b)
