"""The creatures' traits: files that are found, each with its own verbs."""

import pytest

from tangledbank.core.found_classes import classes_in
from tangledbank.creatures import traits
from tangledbank.creatures import verbs as v
from tangledbank.creatures.traits.every import TRAIT_COUNT, found
from tangledbank.creatures.traits.names import NAMES
from tangledbank.creatures.traits.profile import TRAITS
from tangledbank.creatures.traits.trait import BY_VERB, OFFERS, Trait


def test_every_file_is_found_in_the_order_of_the_bestiary() -> None:
    assert [trait.name for trait in TRAITS] == NAMES
    assert [trait.name for trait in found()] == NAMES
    assert len(classes_in(traits, Trait)) == TRAIT_COUNT


def test_a_trait_declares_its_verbs() -> None:
    declared = {v.VERBS[verb]: trait.name for verb, trait in BY_VERB.items()}
    assert declared == {
        "turn": "metamorph",
        "scare": "scary",
        "wake": "annoying",
        "give": "generous",
    }
    assert all(bool(trait.verbs) == bool(trait.hooks & OFFERS) for trait in TRAITS)


def test_a_trait_without_cards_is_refused() -> None:
    with pytest.raises(ValueError, match="the Bestiary has no trait 'glowing': add it there"):
        Trait("glowing")
