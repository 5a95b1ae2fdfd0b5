"""Checks of an option: its number, and the values it takes."""

from tangledbank.core.errors import GameError
from tangledbank.evolution.options import BY_NAME
from tangledbank.rulebook.expectations import compare
from tangledbank.rulebook.nearest import did_you_mean


def check_option(name: str, value: str) -> None:
    """`= option burn_fat_cap: D-17, need, unlimited`; `changes nothing` may follow."""
    option = BY_NAME.get(name)
    if option is None:
        raise GameError(f"no option is called {name!r}{did_you_mean(name, BY_NAME)}")
    changes = ["changes nothing"] if option.cosmetic else []
    compare(" ".join(value.split()), ", ".join([option.id, option.accepted(), *changes]))
