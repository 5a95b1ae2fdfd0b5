"""One position: each animal's traits, need, and whether it can receive food."""

from tangledbank.evolution.cards import card
from tangledbank.evolution.state import NONE, OCEAN, RED, YELLOW, Animal, Link, State, TraitCard
from tangledbank.evolution.traits import names as t
from tangledbank.laws.reference.printed import EXTRA_FOOD


class Position:
    """A state and the seat that decides in it; nothing here changes the state."""

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.options = s.rules.options
        self.everybody = [animal for player in s.players for animal in player.animals]
        self.own = s.players[seat].animals if seat >= 0 else []
        self.there = {animal.ref for animal in self.everybody}
        #: Is the table divided?  (GIFT-COMBINE-09; E-44)
        self.continents = "continents" in s.rules.sets and self.says("continents_locations", True)
        self._working: dict[int, set[int]] = {}
        self._need: dict[int, int] = {}

    def says(self, option: str, value: object) -> bool:
        return bool(self.options[option] == value)

    def animal(self, ref: int) -> Animal:
        (found,) = [one for one in self.everybody if one.ref == ref]
        return found

    # Its cards

    def switched_on(self, animal: Animal) -> list[TraitCard]:
        """Its own cards, except those below Neoplasia (NEOPLASIA-05)."""
        blights = [at for at, one in enumerate(animal.cards) if one.trait == t.NEOPLASIA]
        return animal.cards[max(blights) :] if blights else animal.cards

    def awake(self, animal: Animal) -> list[TraitCard]:
        """Its own cards that work."""
        return [] if animal.paralysed else self.switched_on(animal)  # CNIDOCYTES-01

    def working(self, animal: Animal) -> set[int]:
        """The traits that work for it, without pair traits."""
        found = self._working.get(animal.ref)
        if found is None:
            found = {one.trait for one in self.awake(animal)}
            if animal.turned and not animal.paralysed:
                found.add(t.CARNIVOROUS)  # ANGLERFISH-11
            if self.in_ocean(animal) and self.says("swimming_card_in_ocean", "discarded"):
                found.add(t.SWIMMING)  # OCEAN-02: there it swims without the card
            self._working[animal.ref] = found
        return found

    def has(self, animal: Animal, trait: int) -> bool:
        return trait in self.working(animal)

    def bears(self, animal: Animal, trait: int) -> bool:
        """Is the card on it, working or not?  (EXP-RULING-69)"""
        return any(one.trait == trait for one in animal.cards)

    def used(self, animal: Animal, trait: int, since: int) -> bool:
        """Has this card been used since then, by any animal?  (RECOMBINATION-07)"""
        return any(one.trait == trait and one.stamp >= since for one in animal.cards)

    def in_ocean(self, animal: Animal) -> bool:
        return self.continents and animal.location == OCEAN

    def count(self, animal: Animal, ashore: bool = False) -> int:
        """How many traits it has: every card attached, on either side (EXP-RULING-31)."""
        wet = self.in_ocean(animal) and not ashore
        skips = wet and self.says("swimming_counts_as_trait_in_ocean", False)
        cards = [one for one in animal.cards if not (skips and one.trait == t.SWIMMING)]
        return len(cards) + len(self.links(animal)) + int(animal.turned)

    def plain(self, animal: Animal) -> bool:
        """Does it count as plain for an Anglerfish?  (ANGLERFISH-12, -15)"""
        if animal.paralysed and self.says("paralysed_is_traitless", True):  # EXP-RULING-64
            return True
        if animal.turned or self.links(animal):
            return False
        swimming = self.in_ocean(animal) and (
            self.says("anglerfish_tolerates_swimming", True)
            or self.says("swimming_counts_as_trait_in_ocean", False)
        )
        return all(swimming and one.trait == t.SWIMMING for one in animal.cards)

    def lurks(self, animal: Animal) -> bool:
        """Is it an Anglerfish that could reveal itself?  (ANGLERFISH-03; it turns over once)"""
        return animal.card == card(t.ANGLERFISH) and not animal.turned and self.plain(animal)

    # Its pairs

    def links(self, animal: Animal) -> list[Link]:
        links = self.s.players[animal.ref >> 8].links
        return [one for one in links if animal.ref in (one.a, one.b)]

    def acts_for(self, link: Link, animal: Animal) -> bool:
        """Does this pair card affect that animal?  (EXP-RULING-53, -63)"""
        if not {link.a, link.b} <= self.there:  # only the remains of one are left
            return False
        if self.says("paralysed_pairs", "off_for_both"):
            return self.both_move(link)
        return not animal.paralysed

    def both_move(self, link: Link) -> bool:
        """Are both there and neither paralysed, so that they can act together?"""
        both = [one for one in self.everybody if one.ref in (link.a, link.b)]
        return len(both) == 2 and not any(one.paralysed for one in both)

    def symbionts(self, animal: Animal) -> list[Animal]:
        """The animals that must eat before it, and protect it (SYMBIOSIS-02, -03)."""
        links = [one for one in self.links(animal) if one.trait == t.SYMBIOSIS]
        guards = {one.a for one in links if one.b == animal.ref and self.acts_for(one, animal)}
        return [one for one in self.everybody if one.ref in guards] if guards else []

    # Food

    def extra(self, trait: int) -> int:
        """The extra food that its bearer needs."""
        if trait == t.VIVIPAROUS:
            return int(self.options["viviparous_need"])
        if trait == t.INTELLECT:
            return int(self.options["intellect_need"])
        return EXTRA_FOOD.get(trait, 0)

    def need(self, animal: Animal) -> int:
        known = self._need.get(animal.ref)
        if known is None:
            known = 1  # FEED-06, CNIDOCYTES-08
            known += sum(self.extra(one.trait) for one in self.awake(animal))
            if animal.turned and not animal.paralysed:  # EXP-RULING-22
                known += self.extra(t.CARNIVOROUS)
            for link in self.links(animal):
                if self.extra(link.trait) and self.acts_for(link, animal):
                    known += self.extra(link.trait)
            self._need[animal.ref] = known
        return known

    def fed(self, animal: Animal) -> bool:
        return animal.asleep or self.missing(animal) <= 0  # HIBERNATION-01

    def missing(self, animal: Animal) -> int:
        return self.need(animal) - animal.red - animal.blue

    def fat(self, animal: Animal) -> list[TraitCard]:
        """Its Fat tissue that works."""
        return [one for one in self.awake(animal) if one.trait == t.FAT_TISSUE]

    def open_fat(self, animal: Animal) -> list[TraitCard]:
        return [one for one in self.fat(animal) if one.token == NONE]

    def stored(self, animal: Animal) -> int:
        """How many yellow tokens it can burn."""
        return sum(one.token == YELLOW for one in self.fat(animal))

    def receives(self, animal: Animal, colour: int) -> bool:
        """CAN RECEIVE: hungry or with open fat, and nothing prevents it."""
        if animal.hidden:  # SHELL-03
            return False
        if not all(self.fed(one) for one in self.symbionts(animal)):  # SYMBIOSIS-03
            return False
        if animal.asleep and self.says("hibernation_blocks_fat", True):  # HIBERNATION-04
            return False
        if not self.fed(animal):
            return True
        fits = colour == RED or self.says("fat_fill_colours", "any")
        return fits and bool(self.open_fat(animal))  # FEED-09

    def satisfied(self, animals: list[Animal]) -> bool:
        """Are all of them fed, with no fat left to fill?"""
        return all(self.fed(one) and not self.receives(one, RED) for one in animals)

    def idle(self) -> bool:
        """May a player whose animals are all full do nothing more?  (D-13)"""
        forbidden = self.says("non_food_traits_when_all_fed", "forbid")
        return forbidden and self.satisfied(self.own)
