"""Which set a trait belongs to, for messages: `add 'sets: fly'`."""

from functools import cache

from tangledbank.core.errors import GameError
from tangledbank.evolution.cards import has_trait, load_deck
from tangledbank.evolution.rules import SETS, Rules
from tangledbank.evolution.traits.names import NAMES, NUMBERS
from tangledbank.rulebook.nearest import did_you_mean


@cache
def sets_with(trait: int) -> list[str]:
    """The sets whose cards have this trait."""
    return [name for name in SETS if any(has_trait(one, trait) for one in load_deck(name).copies)]


def require_set(rules: Rules, trait: int) -> None:
    """Refuse a trait of a set that does not take part."""
    sets = sets_with(trait)
    if sets and not any(name in rules.sets for name in sets):
        raise GameError(
            f"{NAMES[trait]} is not in this game (GIFT-COMBINE-02): add 'sets: {sets[0]}'"
        )


def require_locations(rules: Rules, what: str) -> None:
    """Refuse words that only mean something where there are continents and an Ocean."""
    if rules.continents:
        return
    if "continents" in rules.sets:
        way = "this table plays without them: remove 'continents_locations=false' (E-44)"
    else:
        way = "add 'sets: continents'"
    raise GameError(f"{what!r}: there are no locations here; {way}")


def trait_called(rules: Rules, name: str) -> int:
    """The number of a trait that this game has."""
    if name not in NUMBERS:
        hint = did_you_mean(name, NAMES) or f"; the traits are {', '.join(NAMES)}"
        raise GameError(f"no trait is called {name!r}{hint}")
    require_set(rules, NUMBERS[name])
    return NUMBERS[name]
