"""Actions as the notation writes them, read back without a position.

What the notation *writes* names cards in full, so it can be read back without the position it
was played in.  People may write less; reading that is the business of `notation`.
"""

from tangledbank.core.action import Action, action
from tangledbank.core.errors import NotationError
from tangledbank.evolution import verbs as v
from tangledbank.evolution.cards import Deck, trait_number
from tangledbank.evolution.names import animal_ref
from tangledbank.evolution.state import COLOURS, NONE
from tangledbank.evolution.traits.trait import TRAITS


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
        act = action(v.ANIMAL, deck.kind(words[1]))
    elif verb == "attack":
        act = action(v.ATTACK, animal_ref(words[1]), animal_ref(words[2]))
    elif verb == "burn":
        act = action(v.BURN, animal_ref(words[1]), _number(words[2]))
    elif verb == "steal":
        act = action(v.STEAL, animal_ref(words[1]), animal_ref(words[2]), _colour(words[3]))
    elif verb == "share":
        trait = trait_number(words[1])
        act = action(v.SHARE, trait, animal_ref(words[2]), animal_ref(words[3]))
    elif verb == "cards":
        act = action(v.REWARD, _number(words[1]))
    elif verb in ("take", "graze", "hibernate", "redirect", "scavenge"):
        act = action(v.VERBS.index(verb), animal_ref(words[1]))
    elif verb in v.VERBS:
        act = action(v.VERBS.index(verb))
    else:
        raise NotationError(f"{line!r} is no action")
    if str(act) != line:
        raise NotationError(f"{line!r} is not in full; it is written {str(act)!r}")
    return act


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
    return action(v.DROP, kind, trait, _colour(words[3]) if words[2] else NONE)


def _trait_up(card: str) -> int:
    return trait_number(card.split("/")[0])


def _colour(word: str) -> int:
    if word not in COLOURS:
        raise NotationError(f"{word!r} is no colour; the colours are {', '.join(COLOURS)}")
    return COLOURS.index(word)


def _number(word: str) -> int:
    if not word.isdecimal() or len(word) > 2:
        raise NotationError(f"{word!r} is not a small whole number")
    return int(word)
