"""Which set a trait belongs to, for messages: `add 'sets: fly'`."""

from tangledbank.core.errors import GameError
from tangledbank.evolution.rules import Rules
from tangledbank.evolution.traits.names import NAMES, NUMBERS
from tangledbank.evolution.traits.trait import TRAITS
from tangledbank.rulebook.nearest import did_you_mean


def require_set(rules: Rules, trait: int) -> None:
    """Refuse a trait of a set that does not take part."""
    wanted = TRAITS[trait].card_set
    if wanted not in rules.sets:
        raise GameError(
            f"{NAMES[trait]} is not in this game (GIFT-COMBINE-02): add 'sets: {wanted}'"
        )


def require_locations(rules: Rules, what: str) -> None:
    """Refuse words that need continents and an Ocean."""
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
