"""Neoplasia: grows through a rival's animal, switching its traits off one by one."""

from tangledbank.evolution import events as ev
from tangledbank.evolution.death import wither
from tangledbank.evolution.state import OCEAN, Animal, State, is_blighted
from tangledbank.evolution.traits.names import NEOPLASIA
from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.trait import GROWS, TRAITS, WHEN_LAID, Trait


class Neoplasia(Trait):
    def __init__(self) -> None:
        super().__init__(
            "neoplasia",
            WHEN_LAID | GROWS,
            on_rivals=True,
            blights=True,
            rivals_clause="CONT-NEOPLASIA-01",
            card_set="continents",
            opinion=Opinion(useful=-3.0),
        )

    def when_laid(self, s: State, animal: Animal) -> None:
        # Directly on the animal, under all its other traits.
        card = animal.take(animal.find(NEOPLASIA))
        animal.cards = [card, *animal.cards]

    def grow(self, s: State) -> None:
        """Every Neoplasia moves up by one trait, or kills."""
        doomed: list[Animal] = []
        for seat in s.seats_from(s.first):
            player = s.players[seat]
            for animal in player.animals:
                place = animal.find(NEOPLASIA)
                if place < 0:
                    continue
                if place + 1 < len(animal.cards):
                    above = animal.cards[place + 1]
                    animal.put(place + 1, animal.cards[place])
                    animal.put(place, above)
                    s.tell(ev.GROWN, animal.ref, above.trait)
                    player.refresh(animal)
                    if TRAITS[above.trait].aquatic and animal.location == OCEAN:
                        animal.adrift = s.rules.neoplasia_beaches
                if is_blighted(animal):
                    doomed.append(animal)
        for animal in doomed:
            wither(s, animal)
