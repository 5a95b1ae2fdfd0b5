"""Each option and each of its values has words for players, and a heading to stand under."""

import pytest

from tangledbank.core.options import Option
from tangledbank.creatures.options import OPTIONS as CREATURES
from tangledbank.evolution.options import OPTIONS as EVOLUTION
from tangledbank.messages.speech import speech

#: A house rule may be shown by its name.
EVERY: list[Option] = [one for one in [*EVOLUTION, *CREATURES] if "HOUSE-" not in one.clause]
#: Numbers that need words: the seats of a table.
SEATS = "first_player"


def id_of(option: Option) -> str:
    return f"option-{option.name.replace('_', '-')}"


@pytest.mark.parametrize("option", EVERY, ids=lambda option: option.name)
def test_options_and_their_values_have_words(option: Option) -> None:
    assert speech().knows(id_of(option))
    for value in option.words:
        if value.isdecimal() and option.name != SEATS:
            continue
        word = value.replace("_", "-").replace("+", "-")
        assert speech().knows(f"{id_of(option)}_{word}") or speech().knows(f"option-value_{word}")


def test_options_stand_under_a_heading_that_has_words() -> None:
    groups = {option.group for option in EVOLUTION}
    assert len(groups) > 5
    assert [group for group in groups if not speech().knows(f"option-group-{group}")] == []
