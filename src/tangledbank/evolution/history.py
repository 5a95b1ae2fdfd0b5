"""Actions as the notation writes them, read back without a position.

What the notation *writes* names cards in full, so it can be read back without the position it
was played in.  People may write less; reading that is the business of `notation`.
"""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.errors import NotationError
from tangledbank.evolution import verbs as v
from tangledbank.evolution.cards import Deck, trait_number
from tangledbank.evolution.names import LETTERS, animal_ref
from tangledbank.evolution.ocean import COMMON
from tangledbank.evolution.state import COLOURS, LOCATIONS, NONE
from tangledbank.evolution.traits.trait import TRAITS
from tangledbank.evolution.verbs import action

#: The verbs that name one animal and nothing else.
ON_ONE: Final[list[str]] = [
    "take",
    "graze",
    "hibernate",
    "redirect",
    "scavenge",
    "settle",
    "specialize",
    "reveal",
    "warm",
]


def read_written(line: str, deck: Deck) -> Action:
    """The action that the notation writes as exactly this line, whatever the position.

    >>> from tangledbank.evolution.cards import load_deck
    >>> read_written("play carnivorous/big on A1", load_deck("base"))
    <play carnivorous/big on A1>
    """
    # Words that are missing are refused as what they should be; those too many by the last check.
    words = line.split() + [""] * 7
    verb = words[0]
    if verb == "play":
        act = _play(words, deck)
    elif verb == "drop":
        act = _drop(words, deck)
    elif verb == "animal":
        act = _animal(words, deck)
    elif verb == "attack":
        act = _attack(words)
    elif verb == "shed":
        act = _shed(words, deck)
    elif verb == "hand":
        held = _colour(words[5]) if words[4] else NONE
        act = action(v.HAND, deck.kind(words[1]), _trait_up(words[1]), held, animal_ref(words[3]))
    elif verb == "fetch":
        act = action(v.FETCH, deck.kind(words[1]), animal_ref(words[3]), _pile(words[5]))
    elif verb == "migrate":
        act = action(v.MIGRATE, animal_ref(words[1]), _location(words[3]))
    elif verb in ("follow", "recombine"):
        act = action(v.VERBS.index(verb), animal_ref(words[1]), animal_ref(words[2]))
    elif verb == "burn":
        act = action(v.BURN, animal_ref(words[1]), _number(words[2]))
    elif verb == "steal":
        act = action(v.STEAL, animal_ref(words[1]), animal_ref(words[2]), _colour(words[3]))
    elif verb == "share":
        trait = trait_number(words[1])
        act = action(v.SHARE, trait, animal_ref(words[2]), animal_ref(words[3]))
    elif verb == "cards":
        act = action(v.REWARD, _number(words[1]))
    elif verb in ON_ONE:
        act = action(v.VERBS.index(verb), animal_ref(words[1]))
    elif verb in v.VERBS:
        act = action(v.VERBS.index(verb))
    else:
        raise NotationError(f"{line!r} is not an action")
    if str(act) != line:
        raise NotationError(f"{line!r} is not in full; it is written {str(act)!r}")
    return act


def _animal(words: list[str], deck: Deck) -> Action:
    kind = deck.kind(words[1])
    if words[2] == "for":
        return action(v.ANIMAL, kind, 0, animal_ref(words[3]))
    return action(v.ANIMAL, kind, _location(words[3]) + 1 if words[2] else 0)


def _attack(words: list[str]) -> Action:
    hunter = animal_ref(words[1])
    prey = animal_ref(words[2])
    if not words[3]:
        return action(v.ATTACK, hunter, prey)
    partner = animal_ref(words[6]) if words[5] else 0
    return action(v.ATTACK, hunter, prey, trait_number(words[4]) + 1, partner)


def _shed(words: list[str], deck: Deck) -> Action:
    animal = animal_ref(words[1])
    kind = deck.kind(words[2])
    trait = _trait_up(words[2])
    if words[3] == "with":
        return action(v.SHED, animal, kind, trait, animal_ref(words[4]))
    held = _colour(words[4]) if words[3] else NONE
    return action(v.SHED, animal, kind, trait | held << 6)


def _play(words: list[str], deck: Deck) -> Action:
    kind = deck.kind(words[1])
    trait = _trait_up(words[1])
    one = animal_ref(words[3])
    if not words[4]:
        return action(v.PLAY, kind, trait, one)
    other = animal_ref(words[4])
    if TRAITS[trait].roles and words[6] == words[4]:
        return action(v.PAIR, kind, trait, other, one)
    return action(v.PAIR, kind, trait, one, other)


def _drop(words: list[str], deck: Deck) -> Action:
    kind = deck.kind(words[1])
    trait = _trait_up(words[1])
    if words[2] == "with":
        return action(v.DROP_PAIR, kind, trait, animal_ref(words[3]))
    if words[2] == "upper":
        return action(v.DROP, kind, trait, NONE | v.UPPER)
    return action(v.DROP, kind, trait, _colour(words[3]) if words[2] else NONE)


def _trait_up(card: str) -> int:
    return trait_number(card.split("/")[0])


def _colour(word: str) -> int:
    if word not in COLOURS:
        raise NotationError(f"{word!r} is not a colour; the colours are {', '.join(COLOURS)}")
    return COLOURS.index(word)


def _location(word: str) -> int:
    if word not in LOCATIONS:
        raise NotationError(f"{word!r} is not a location; the locations are {', '.join(LOCATIONS)}")
    return LOCATIONS.index(word)


def _pile(word: str) -> int:
    if word == "common":
        return COMMON
    if len(word) != 1 or word not in LETTERS:
        raise NotationError(f"{word!r} is not a discard; it is a player's letter, or common")
    return LETTERS.index(word)


def _number(word: str) -> int:
    if not word.isdecimal() or len(word) > 2:
        raise NotationError(f"{word!r} is not a small whole number")
    return int(word)
