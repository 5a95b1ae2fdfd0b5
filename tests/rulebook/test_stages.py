"""A trait that answers at a stage must declare it, and the other way round."""

from types import ModuleType, SimpleNamespace

import pytest

from tangledbank.creatures.traits.profile import STAGES, TRAITS
from tangledbank.creatures.traits.trait import STRIKES, Trait
from tangledbank.evolution.traits.trait import AFTER_KILLS
from tangledbank.evolution.traits.trait import TRAITS as EVOLUTION_TRAITS
from tangledbank.rulebook.creatures import trait_stages as creatures
from tangledbank.rulebook.creatures.trait_stages import METHODS
from tangledbank.rulebook.evolution import trait_stages as evolution
from tangledbank.rulebook.evolution.trait_stages import check_list
from tangledbank.rulebook.expectations import Unmet
from tangledbank.rulebook.stages import (
    answers,
    check_all,
    check_asked,
    check_hooks,
    check_numbers,
)


def test_every_trait_is_asked_where_it_has_an_answer() -> None:
    creatures.check_stages()
    evolution.check_stages()


@pytest.mark.parametrize("stage", sorted(METHODS))
def test_a_mask_that_differs_is_found(stage: str) -> None:
    for wrong in (getattr(STAGES, stage) ^ 1, 0):
        masks = SimpleNamespace(**{**vars_of_stages(), stage: wrong})
        with pytest.raises(Unmet, match=f"asked at the stage '{stage}'"):
            check_asked(masks, METHODS, TRAITS, Trait)


def vars_of_stages() -> dict[str, int]:
    return {name: getattr(STAGES, name) for name in METHODS}


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


def test_a_hook_without_its_mask_is_found() -> None:
    with pytest.raises(Unmet, match="asked at the stage 'strikes'"):
        check_hooks(SimpleNamespace(strikes=0), {"strikes": STRIKES}, TRAITS)


def test_a_mask_that_nobody_checks_is_found() -> None:
    check_all(SimpleNamespace(offers=1, takes=2), ["takes", "offers"])
    with pytest.raises(Unmet, match="expected offers, takes, found offers"):
        check_all(SimpleNamespace(offers=1, takes=2), ["offers"])


def test_a_number_that_is_not_its_name_is_found() -> None:
    module = ModuleType("names")
    vars(module)["TAIL_LOSS"] = 1
    check_numbers(module, ["big", "tail-loss"])
    with pytest.raises(Unmet, match="expected tail-loss 0, found tail-loss 1"):
        check_numbers(module, ["tail-loss", "big"])
