"""The cards of a table: which deck it plays with, how much of it, and for how many it is meant."""

from typing import Final

from tangledbank.core.errors import SetupError
from tangledbank.evolution.cards import (
    NO_TRAIT,
    Deck,
    card,
    card_name,
    deck_of_toml,
    kind_named,
    load_deck,
)
from tangledbank.evolution.rules import SETS, Rules
from tangledbank.evolution.traits.names import NAMES
from tangledbank.evolution.traits.trait import TRAITS

_MERGED: Final[dict[str, Deck]] = {}


def deck_of(rules: Rules, copies: int) -> Deck:
    """All cards of the chosen sets in one deck; each such deck is made once."""
    key = f"{copies} {' '.join(rules.sets)}"
    made = _MERGED.get(key)
    if made is None:
        made = load_deck("base")
        if copies == 2:
            made = made + made
        for name in rules.sets[1:]:
            made = made + load_deck(name)
        _MERGED[key] = made
    return made


def proper_kind(name: str) -> int:
    """The kind of a card, whichever of its traits is named first: as printed, if it is anywhere.

    A pair that no printed card has is named by the traits' order.
    """
    kind = kind_named(name)
    first = kind >> 6
    second = kind & 63
    if second == NO_TRAIT:
        return kind
    turned = card(second, first)
    for one in SETS:
        copies = load_deck(one).copies
        if kind in copies:
            return kind
        if turned in copies:
            return turned
    return min(kind, turned)


def own_deck(text: str, source: str) -> Deck:
    """A deck of one's own, from the text of a TOML file."""
    read = deck_of_toml(text, source)
    copies = {proper_kind(card_name(kind)): count for kind, count in read.copies.items()}
    return Deck(copies, read.cap)


def set_of(trait: int) -> str:
    """The set of cards that a trait belongs to."""
    return TRAITS[trait].card_set


def sets_of(deck: Deck) -> list[str]:
    """The sets whose rules a deck of one's own asks for."""
    found = {set_of(trait) for trait in deck.traits()}
    return [name for name in SETS if name == SETS[0] or name in found]


def check_table(rules: Rules, seats: int, copies: int, own_deck: bool = False) -> None:
    """Refuse a number of seats or sets that the rules do not know."""
    if copies not in (1, 2):
        raise SetupError(f"a deck is made of 1 or 2 base sets, not {copies}")
    if copies == 2 and own_deck:
        raise SetupError("leave out copies: your own deck says how many cards it has")
    if copies == 2 and not rules.two_sets:
        raise SetupError(
            f"edition {rules.edition} is played with one set: 2 to 4 seats (BASE-SETUP-07, D-43); "
            "option two_sets=true allows two sets and 8 seats"
        )
    most = 4 if copies == 1 and not rules.expanded and not own_deck else 8
    if not 2 <= seats <= most:
        clause = "BASE-SETUP-01" if copies == 1 else "BASE-SETUP-08"
        sets = f"{copies} set(s)"
        if rules.expanded or own_deck:
            clause = "EXP-RULING-79"
            sets = "these cards"
        raise SetupError(f"{seats} seats; with {sets} there are 2 to {most} ({clause})")
    if rules.teams and (seats < 4 or seats % 2):
        raise SetupError(
            f"team play needs an even number of seats from 4 up, not {seats} (BASE-TEAM-01)"
        )


def check_deck(rules: Rules, deck: Deck, seats: int) -> None:
    """Refuse a deck with traits of a set that is not played, or too small for the first hands."""
    check_traits(rules, deck)
    check_size(rules, deck, seats)


def check_traits(rules: Rules, deck: Deck) -> None:
    for trait in deck.traits():
        if set_of(trait) not in rules.sets:
            raise SetupError(
                f"the deck has {NAMES[trait]}, a trait of the set {set_of(trait)}, "
                f"but the sets are {', '.join(rules.sets)}"
            )


def check_size(rules: Rules, deck: Deck, seats: int) -> None:
    halved = halves(rules, deck)
    left = len(deck.sorted_cards) - len(halved)
    left -= spare(rules, deck, left)
    if left < seats * rules.first_hand:
        raise SetupError(
            f"{left} cards are too few for {seats} seats: "
            f"each begins with {rules.first_hand} ({first_hand_clause(rules)})"
        )


def first_hand_clause(rules: Rules) -> str:
    return "CONT-SETUP-03" if rules.continents else "BASE-SETUP-02"


def halves(rules: Rules, deck: Deck) -> list[int]:
    """The cards that are taken out before the shuffle: half of each kind (CONT-SETUP-08)."""
    gone: list[int] = []
    if rules.deck_cut == "half_by_kind":
        for kind in sorted(deck.copies):
            gone.extend([kind] * (deck.copies[kind] // 2))
    return gone


def spare(rules: Rules, deck: Deck, cards: int) -> int:
    """How many of the shuffled cards are set aside unseen (GIFT-HALFDECK-01)."""
    count = cards // 2 if rules.deck_cut == "half_random" else 0
    for cap in (deck.cap, rules.deck_cap):
        if cap and cards - count > cap:
            count = cards - cap
    return count


def setup_warnings(rules: Rules, seats: int, copies: int) -> list[str]:
    """What the books would not advise about this table, each with its clause; it is playable."""
    sets = ", ".join(rules.sets)
    if copies == 2 or not rules.expanded:
        return []  # the number of seats is bounded by the rules then
    if rules.fly and "continents" in rules.sets:
        return []
    if rules.fly:
        most = 6
        clause = "GIFT-PLAYERS-02"
    elif "continents" in rules.sets:
        most = int(rules.options["max_players_base_continents"])
        clause = "GIFT-PLAYERS-03"
    else:
        most = 4
        clause = "GIFT-PLAYERS-04"
    if seats <= most:
        return []
    return [f"{seats} players, but {sets} are meant for at most {most} ({clause})"]
