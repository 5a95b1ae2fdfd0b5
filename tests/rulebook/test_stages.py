"""A trait that answers at a stage must declare it, and the other way round."""

from types import SimpleNamespace

import pytest

from tangledbank.creatures.traits.profile import STAGES, TRAITS
from tangledbank.creatures.traits.trait import Trait
from tangledbank.evolution.traits.trait import AFTER_KILLS
from tangledbank.evolution.traits.trait import TRAITS as EVOLUTION_TRAITS
from tangledbank.rulebook.expectations import Unmet
from tangledbank.rulebook.stages import CREATURES, answers, check_asked, check_list, check_stages


def test_every_trait_is_asked_where_it_has_an_answer() -> None:
    check_stages()


@pytest.mark.parametrize("stage", sorted(CREATURES))
def test_a_mask_that_differs_is_found(stage: str) -> None:
    for wrong in (getattr(STAGES, stage) ^ 1, 0):
        masks = SimpleNamespace(**{**vars_of_stages(), stage: wrong})
        with pytest.raises(Unmet, match=f"asked at the stage '{stage}'"):
            check_asked(masks, CREATURES, TRAITS, Trait)


def vars_of_stages() -> dict[str, int]:
    return {name: getattr(STAGES, name) for name in CREATURES}


def test_a_list_that_differs_is_found() -> None:
    check_list(AFTER_KILLS, "after_kill")
    for wrong in ([], EVOLUTION_TRAITS):
        with pytest.raises(Unmet, match="expected scavenger, found"):
            check_list(wrong, "after_kill")


def test_an_answer_may_be_inherited() -> None:
    class Parent(Trait):
        def most(self, s: object, creature: object) -> int:
            return 3

    class Child(Parent):
        pass

    assert answers(Child, "most", Trait)
    assert not answers(Child, "guards", Trait)
