"""Offers the word that was probably meant: `did you mean food?`."""

from collections.abc import Iterable
from difflib import get_close_matches


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word most like this one; nothing if none is near."""
    words = {one.lower(): one for one in known}
    found = get_close_matches(word.lower(), list(words), n=1, cutoff=0.6)
    return words[found[0]] if found else ""


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The end of an error message.

    >>> did_you_mean("fodo", ["deck", "food"])
    '; did you mean food?'
    >>> did_you_mean("weather", ["deck", "food"])
    ''
    """
    found = nearest(word, known)
    return f"; did you mean {found}?" if found else ""
