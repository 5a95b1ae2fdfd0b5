"""Metamorphosis: the animal gives up one of its traits for a blue token."""

from tangledbank.core.action import Action
from tangledbank.core.why import QUICK, Why
from tangledbank.evolution import events as ev
from tangledbank.evolution.death import drop_card, drop_link, wither
from tangledbank.evolution.eating import bars_food, give
from tangledbank.evolution.feeding import SHED as HAS_SHED
from tangledbank.evolution.feeding import FeedingGo
from tangledbank.evolution.state import BLUE, Animal, Link, State, Step, is_blighted
from tangledbank.evolution.traits.names import HIBERNATION, METAMORPHOSIS
from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.trait import OFFERS, TRAITS, Trait, bars_lacking
from tangledbank.evolution.verbs import ACTIONS, SHED
from tangledbank.native import i64


class Metamorphosis(Trait):
    def __init__(self) -> None:
        super().__init__(
            "metamorphosis",
            OFFERS,
            each_go=True,
            card_set="fly",
            verbs=[SHED],
            opinion=Opinion(helps=0.7),
        )

    def choices(self, s: State, animal: Animal) -> list[Action]:
        """Every card it could think of giving up."""
        found: list[Action] = []
        for card in animal.cards:
            choice = ACTIONS.action(SHED, animal.ref, card.kind, card.trait | card.token << 6)
            if choice not in found:
                found.append(choice)
        for link in s.players[animal.ref >> 8].links:
            if link.a == animal.ref or link.b == animal.ref:
                partner = link.partner(animal.ref)
                found.append(ACTIONS.action(SHED, animal.ref, link.kind, link.trait, partner))
        return found

    def offers(self, s: State, go: Step, animal: Animal, found: list[Action]) -> None:
        assert isinstance(go, FeedingGo)
        if self.bars_bearer(s, go, animal, QUICK):
            return
        for choice in self.choices(s, animal):
            if not self.bars_choice(s, animal, choice, QUICK):
                found.append(choice)

    def bars_bearer(self, s: State, go: FeedingGo, animal: Animal, why: Why) -> bool:
        if not animal.has(METAMORPHOSIS):
            return bars_lacking(animal, METAMORPHOSIS, "FLY-METAMORPHOSIS-01", why)
        if go.bars_main(s, False, why) or go.bars_place(s, animal, why):
            return True
        if s.rules.metamorphosis_once and animal.used_since(METAMORPHOSIS, s.turn_tick):
            if why.bar("EXP-RULING-24", animal.ref):
                return True
        if animal.asleep and not s.rules.hibernation_shed_asleep:
            if why.bar("BASE-HIBERNATION-04", animal.ref):
                return True
        return animal.hidden and why.bar("FLY-SHELL-03", animal.ref)

    def bars_choice(self, s: State, animal: Animal, choice: Action, why: Why) -> bool:
        """May this card not be given up?  Whether it can eat is judged without the card."""
        number = choice.c & 63
        if s.rules.needs[number] > 0 and not self.sheds_off(s, animal, choice):
            if why.bar("FLY-METAMORPHOSIS-04", animal.ref):
                return True
        if animal.asleep and number != HIBERNATION and why.bar("BASE-HIBERNATION-04", animal.ref):
            return True
        if TRAITS[number].stuck and why.bar("FLY-TREMATODE-02", animal.ref):
            return True
        player = s.players[animal.ref >> 8]
        link = self.link(s, animal, choice)
        if link is not None:
            links = player.links
            player.links = [one for one in links if one is not link]
            player.refresh(animal)
            barred = bars_food(s, animal, BLUE, why)
            player.links = links
            player.refresh(animal)
            return barred
        at = self.place(animal, choice)
        if at < 0:
            return why.bar("FLY-METAMORPHOSIS-01", animal.ref)
        cards = animal.cards
        animal.take(at)
        asleep = animal.asleep
        animal.asleep = False  # only its Hibernation can be given up then, and its sleep with it
        player.refresh(animal)
        barred = bars_food(s, animal, BLUE, why)
        animal.asleep = asleep
        animal.cards = cards
        player.refresh(animal)
        return barred

    def sheds_off(self, s: State, animal: Animal, choice: Action) -> bool:
        """Is it a card that adds no need, because it is switched off, and may that be given up?"""
        if not s.rules.switched_off_shed:
            return False
        if choice.d:
            return False
        at = self.place(animal, choice)
        return at >= 0 and animal.cards[at].off

    def bars(self, s: State, go: Step, action: Action, why: Why) -> bool:
        assert isinstance(go, FeedingGo)
        animal = s.here(action.a)
        if self.bars_bearer(s, go, animal, why):
            return True
        return self.bars_choice(s, animal, action, why)

    def use(self, s: State, go: Step, action: Action) -> None:
        assert isinstance(go, FeedingGo)
        animal = s.here(action.a)
        player = s.players[animal.ref >> 8]
        go.done |= HAS_SHED
        animal.mark(METAMORPHOSIS, s.tick)
        link = self.link(s, animal, action)
        if link is not None:
            drop_link(s, player, link, animal.ref)
        else:
            drop_card(s, player, animal, self.place(animal, action))
            if animal.asleep:
                animal.asleep = False
                s.tell(ev.AWOKE, animal.ref)
        if s.rules.neoplasia_at_once and is_blighted(animal):
            # The card goes before the token comes, and with it the animal.
            wither(s, animal)
            return
        # Without the card it may be hungry again: becoming fed by the token is then an event.
        animal.sated = animal.sated and animal.fed()
        give(s, animal, BLUE, 1, False)

    def place(self, animal: Animal, choice: Action) -> i64:
        for place, card in enumerate(animal.cards):
            if card.kind == choice.b and card.trait | card.token << 6 == choice.c:
                return place
        return -1

    def link(self, s: State, animal: Animal, choice: Action) -> Link | None:
        if choice.d == 0:
            return None
        for link in s.players[animal.ref >> 8].links:
            if link.a == animal.ref or link.b == animal.ref:
                same = link.kind == choice.b and link.trait == choice.c
                if same and link.partner(animal.ref) == choice.d:
                    return link
        return None
