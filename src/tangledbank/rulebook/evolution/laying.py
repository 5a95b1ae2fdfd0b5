"""Lays out the cards of a set-up, by the engine's own rules for playing a trait."""

from tangledbank.core.why import Why
from tangledbank.evolution.death import discard
from tangledbank.evolution.development import bars_bearer, bars_pair, join_trait
from tangledbank.evolution.names import animal_name
from tangledbank.evolution.state import OCEAN, Animal, Link, Player, TraitCard
from tangledbank.evolution.traits.names import NAMES as TRAIT_NAMES
from tangledbank.evolution.traits.trait import REGROWS, TRAITS
from tangledbank.rulebook.evolution.animal_lines import AnimalLines
from tangledbank.rulebook.evolution.stock import Wish

#: If two traits exclude each other by this clause, the later may be discarded (D-33).
REPAIRED = "BASE-SCAVENGER-04"


class Laying(AnimalLines):
    """Finds cards for everything; refuses a trait that could not be played there."""

    def place(self) -> None:
        """Lay everything out; the rest is the deck."""
        self.stock.grant()
        s = self.state
        for pile, wish in self.wished:
            pile.append(wish.card)
        for player in self.players:
            player.hand.sort()
        for animal, wish in self.faces:
            animal.card = wish.card
        for at, wish in self.shells:
            s.shells.append(at << 12 | wish.card)
        self.lay_traits()
        rest = self.stock.rest()
        top = [wish.card for wish in reversed(self.top)]
        if self.whole_deck:
            s.deck = rest + top
        else:
            s.deck = top
            s.aside = rest

    def lay_traits(self) -> None:
        self.waded: set[int] = set()
        everybody = [one for player in self.players for one in player.animals + player.remains]
        # A paralysed animal has no traits, but it had when they were played.
        paralysed = [animal for animal in everybody if animal.paralysed]
        for animal in paralysed:
            animal.paralysed = False
        for animal in everybody:
            self.players[animal.ref >> 8].refresh(animal)
        for animal, wish, card in self.traits:
            self.lay_trait(animal, wish, TraitCard(wish.card, card.trait, card.stamp, card.token))
        for player, wish, link in self.links:
            self.lay_link(player, wish, Link(wish.card, link.trait, link.a, link.b, link.stamp))
        for animal in paralysed:
            animal.paralysed = True
        for animal in everybody:
            self.players[animal.ref >> 8].refresh(animal)
            animal.sated = animal.fed()
            self.check_place(animal)
        for player in self.players:
            for (
                remains
            ) in player.remains:  # the remains of an animal have traits, but cannot use them
                remains.mask = 0
                remains.need = 1

    def layer(self, owner: int, trait: int) -> int:
        """A player who may play this trait on the owner's animals."""
        return (owner + 1) % len(self.players) if TRAITS[trait].on_rivals else owner

    def lay_trait(self, animal: Animal, wish: Wish, card: TraitCard) -> None:
        s, owner, why = self.state, animal.ref >> 8, Why()
        if self.wades(animal, card):
            discard(s, owner, card.kind)
            return
        bars_bearer(s, self.layer(owner, card.trait), TRAITS[card.trait], animal, why)
        clauses = [reason.clause for reason in why.reasons]
        repairs = clauses == [REPAIRED] and s.rules.later_of_conflict_goes
        if clauses and not repairs:
            self.refuse(wish.line, animal_name(animal.ref), card.trait, clauses)
        join_trait(s, self.players[owner], animal, card)

    def wades(self, animal: Animal, card: TraitCard) -> bool:
        """If the Swimming card is not kept, discard the one that led into the Ocean."""
        drops = TRAITS[card.trait].aquatic and self.rules.ocean_drops_card
        if not drops or animal.location != OCEAN or animal.ref in self.waded:
            return False
        self.waded.add(animal.ref)
        return True

    def lay_link(self, player: Player, wish: Wish, link: Link) -> None:
        one, other = self.find(link.a), self.find(link.b)
        why = Why()
        seat = self.layer(player.seat, link.trait)
        bars_pair(self.state, seat, TRAITS[link.trait], one, other, why)
        if why.reasons:
            names = f"{animal_name(link.a)}-{animal_name(link.b)}"
            self.refuse(wish.line, names, link.trait, [reason.clause for reason in why.reasons])
        player.links.append(link)
        player.refresh(one)
        player.refresh(other)

    def find(self, ref: int) -> Animal:
        player = self.players[ref >> 8]
        return next(one for one in player.animals + player.remains if one.ref == ref)

    def refuse(self, line: int, name: str, trait: int, clauses: list[str]) -> None:
        raise self.error(
            line,
            f"{name} cannot have {TRAIT_NAMES[trait]} ({', '.join(dict.fromkeys(clauses))}): "
            "set up a position that can arise in play",
        )

    def check_place(self, animal: Animal) -> None:
        """Refuse an animal in an impossible place."""
        name, line, rules = animal_name(animal.ref), self.at[animal.ref], self.rules
        swims = any(TRAITS[card.trait].aquatic for card in animal.cards) or rules.ocean_drops_card
        if animal.location == OCEAN and rules.ocean_needs_swimming and not swims:
            raise self.error(
                line, f"{name} cannot be in the Ocean without Swimming (CONT-OCEAN-04): add it"
            )
        regrows = any(TRAITS[card.trait].hooks & REGROWS for card in animal.cards)
        if animal in self.players[animal.ref >> 8].remains and not regrows:
            raise self.error(
                line, f"{name} leaves remains only with Regeneration (CONT-REGENERATION-05): add it"
            )
