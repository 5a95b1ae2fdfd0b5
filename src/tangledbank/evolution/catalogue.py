"""The cards of a table and the faces on them, as programs ask for them."""

from tangledbank.core.catalogue import Card, Catalogue, Face
from tangledbank.evolution.cards import NO_TRAIT, card_name
from tangledbank.evolution.game import Game
from tangledbank.evolution.traits.names import NAMES
from tangledbank.evolution.traits.trait import TRAITS, Trait


def catalogue_of(game: Game) -> Catalogue:
    """What this table is played with."""
    deck = game.deck
    cards: list[Card] = []
    for kind in sorted(deck.copies):
        traits = [NAMES[trait] for trait in (kind >> 6, kind & 63) if trait != NO_TRAIT]
        cards.append(Card(card_name(kind), traits, deck.copies[kind]))
    faces: list[Face] = []
    for number in deck.traits():
        trait = TRAITS[number]
        need = game.rules.needs[number]
        faces.append(Face(number, trait.name, trait.card_set, trait.pair, need, played_on(trait)))
    return Catalogue(game.edition, game.sets, cards, faces)


def played_on(trait: Trait) -> str:
    if trait.as_animal_only:
        return "none"
    if trait.on_anyone:
        return "any"
    return "rival" if trait.on_rivals else "own"
