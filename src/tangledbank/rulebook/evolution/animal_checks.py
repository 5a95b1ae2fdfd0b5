"""Checks of an animal: `= A1: red 1, fed, linked A2 symbiosis symbiont A1`."""

from typing import Final

from tangledbank.core.errors import GameError
from tangledbank.evolution.cards import card_name
from tangledbank.evolution.eating import link_between, open_stores
from tangledbank.evolution.game import Game
from tangledbank.evolution.names import animal_name, animal_ref
from tangledbank.evolution.state import LOCATIONS, NONE, YELLOW, Animal
from tangledbank.evolution.traits.names import (
    ANGLERFISH,
    CNIDOCYTES,
    NAMES,
    NEOPLASIA,
    REGENERATION,
    SHELL,
)
from tangledbank.evolution.traits.trait import TRAITS
from tangledbank.evolution.view import see_link, see_trait
from tangledbank.rulebook.evolution.trait_sets import require_locations, require_set, trait_called
from tangledbank.rulebook.expectations import compare, is_number
from tangledbank.rulebook.nearest import did_you_mean

#: Properties that only one trait causes: without its set they mean nothing.
BY_TRAIT: Final = {
    "hidden": SHELL,
    "paralysed": CNIDOCYTES,
    "turned": ANGLERFISH,
    "off": NEOPLASIA,
    "on": NEOPLASIA,
    "remains": REGENERATION,
}
STATES: Final = {
    "fed": "hungry",
    "hungry": "fed",
    "asleep": "awake",
    "awake": "asleep",
    **{word: f"not {word}" for word in ("poisoned", "hidden", "paralysed", "turned")},
    **{f"not {word}": word for word in ("poisoned", "hidden", "paralysed", "turned")},
}
NUMBERED: Final = ["red", "blue", "food", "need", "yellow", "waiting", "open fat"]
FURTHER: Final = [
    *["traits", "stack", "has", "lacks", "used", "ready", "off", "on", "linked", "not linked"],
    *["in", "card", "alive", "dead", "remains"],
]


def check_animal(game: Game, seen: set[int], name: str, value: str) -> None:
    ref = animal_ref(name)
    require_seen(game, seen, name)
    wishes = [" ".join(part.split()) for part in value.split(",")]
    if not all(wishes):
        raise GameError(f"{value!r}: a part next to a comma is empty")
    if ";" in value:
        raise GameError(f"{value!r}: of an animal write commas only (the semicolon is for set-ups)")
    animal = game.state.animal(ref)
    if animal is None:
        for remains in game.state.players[ref >> 8].remains:
            if remains.ref == ref and wishes != ["dead"]:
                for wish in wishes:
                    check_remains(game, remains, wish)
                return
    for wish in wishes:
        require_property(game, wish)
        if animal is None:
            compare(wish, "dead")
        elif wish in ("alive", "dead"):
            compare(wish, "alive")
        else:
            check_property(game, seen, animal, wish)


def require_seen(game: Game, seen: set[int], name: str) -> None:
    """Refuse an animal that was never on the table."""
    ref = animal_ref(name)
    if ref not in seen:
        there = [animal_name(one) for one in sorted(seen) if one >> 8 == ref >> 8]
        owner = f"; there were {', '.join(there)}" if there else ""
        raise GameError(
            f"{name} was never on the table{owner}: set it up ('{name}: plain') or correct the name"
        )


def require_property(game: Game, wish: str) -> None:
    """Refuse a word that does not describe an animal, or needs a set that is missing."""
    words = wish.removeprefix("not ").split()
    if not words:
        raise GameError(f"{wish!r}: say what it is not")
    if words[0] in BY_TRAIT:
        require_set(game.rules, BY_TRAIT[words[0]])
    if words[0] == "in":
        require_locations(game.rules, wish)
    number = "open fat" if wish.startswith("open fat") else words[0]
    if number in NUMBERED:
        if not is_number(wish.removeprefix(number).strip()):
            raise GameError(f"{wish!r}: write '{number} 1'; commas separate properties")
        return
    known = [*STATES, *FURTHER]
    if wish in ("traits", "stack"):
        raise GameError(f"{wish!r}: name the traits, or write '{wish} none'")
    if wish in STATES or words[0] in FURTHER:
        return
    everything = [f"{one} N" for one in NUMBERED] + known
    hint = did_you_mean(words[0], [*NUMBERED, *known])
    raise GameError(f"unknown property {wish!r}{hint or '; there are ' + ', '.join(everything)}")


def check_remains(game: Game, animal: Animal, wish: str) -> None:
    """The traits that an eaten animal left on the table."""
    require_property(game, wish)
    word, _, rest = wish.partition(" ")
    if word == "traits":
        check_traits(game, animal, rest)
    elif word == "yellow":
        compare(wish, f"yellow {fat(animal)}")
    else:
        compare(wish, "remains")


def fat(animal: Animal) -> int:
    return sum(1 for card in animal.cards if card.token == YELLOW)


def numbers(animal: Animal) -> dict[str, int]:
    return {
        "red": animal.red,
        "blue": animal.blue,
        "food": animal.red + animal.blue,
        "need": animal.need,
        "yellow": fat(animal),
        "waiting": sum(1 for card in animal.cards if card.token not in (NONE, YELLOW)),
        "open fat": open_stores(animal),
    }


def state_words(animal: Animal) -> list[str]:
    """Every word of `STATES` that is true of an animal."""
    return [
        "fed" if animal.fed() else "hungry",
        "asleep" if animal.asleep else "awake",
        "poisoned" if animal.poisoned else "not poisoned",
        "hidden" if animal.hidden else "not hidden",
        "paralysed" if animal.paralysed else "not paralysed",
        "turned" if animal.turned else "not turned",
    ]


def check_property(game: Game, seen: set[int], animal: Animal, wish: str) -> None:
    word, _, rest = wish.partition(" ")
    number = "open fat" if wish.startswith("open fat") else word
    if number in NUMBERED:
        compare(wish, f"{number} {numbers(animal)[number]}")
    elif wish in STATES:
        compare(wish, wish if wish in state_words(animal) else STATES[wish])
    elif word == "linked" or wish.startswith("not linked"):
        check_link(game, seen, animal, wish)
    elif word == "in":
        compare(wish, f"in {LOCATIONS[animal.location]}")
    elif word == "stack":
        for name in rest.split() if rest != "none" else []:
            trait_called(game.rules, name)
        there = " ".join(NAMES[card.trait] for card in animal.cards)
        compare(wish, f"stack {there or 'none'}")
    elif word == "traits":
        check_traits(game, animal, rest)
    elif word == "card":
        compare(wish, f"card {card_name(animal.card)}")
    elif word == "remains":
        compare(wish, "alive")
    else:
        check_trait(game, animal, word, rest)


def check_traits(game: Game, animal: Animal, rest: str) -> None:
    wanted = [] if rest == "none" else sorted(rest.split())
    for name in wanted:
        trait_called(game.rules, name)
    there = sorted(NAMES[card.trait] for card in animal.cards)
    compare(" ".join(wanted) or "none", " ".join(there) or "none")


def check_trait(game: Game, animal: Animal, word: str, trait: str) -> None:
    """`has T`, `lacks T`, `used T`, `ready T`, `off T`, `on T`."""
    number = trait_called(game.rules, trait)
    place = animal.find(number)
    if word in ("has", "lacks"):
        now = "has" if animal.has(number) else "lacks"
    elif TRAITS[number].pair:
        raise GameError(f"{trait} is a pair trait: write 'linked A2 {trait}'")
    elif place < 0:
        now = "lacks"
    elif word in ("off", "on"):
        now = "off" if animal.cards[place].off else "on"
    else:
        now = "used" if see_trait(game.state, animal.cards[place]).used else "ready"
    compare(f"{word} {trait}", f"{now} {trait}")


def check_link(game: Game, seen: set[int], animal: Animal, wish: str) -> None:
    """`linked A2 symbiosis`, then `symbiont A1`, `used` or `ready`; `not linked A2 symbiosis`."""
    words = wish.removeprefix("not ").split()
    if len(words) < 3:
        raise GameError(f"{wish!r}: write 'linked A2 TRAIT'")
    _, partner, trait, *more = words
    require_seen(game, seen, partner)
    number = trait_called(game.rules, trait)
    if not TRAITS[number].pair:
        raise GameError(f"{trait} is not a pair trait: write 'has {trait}'")
    player = game.state.players[animal.ref >> 8]
    link = link_between(player, number, animal.ref, animal_ref(partner))
    found = f"{'not ' if link is None else ''}linked {partner} {trait}"
    if link is not None:
        there = see_link(game.state, player, link)
        if more[:1] == ["symbiont"] and len(more) > 1:
            if not TRAITS[number].roles:
                raise GameError(f"{trait} has no symbiont")
            found += f" symbiont {there.symbiont}"
            more = more[2:]
        if more:
            if more not in (["used"], ["ready"]):
                raise GameError(f"{wish!r}: after the trait write 'symbiont A1', 'used' or 'ready'")
            found += " used" if there.used else " ready"
    compare(wish, found)
