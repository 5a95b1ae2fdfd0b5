"""Checks people's names: visible, distinguishable, and not a bot's."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from tangledbank.bots.bot import BOTS as BOT_KINDS
from tangledbank.bots.bot import PROGRAMS
from tangledbank.server.table.refusal import Refusal
from tangledbank.server.table.seats import BOT_NAMES

LONGEST: Final = 24
#: Invisible characters that Unicode counts as letters, marks or symbols.
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
#: The most combining marks on one letter; no language needs more.
MOST_MARKS: Final = 2

#: Alphabets with letters that look alike; a word may use only one of them.
ALIKE_SCRIPTS: Final = frozenset(["LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC"])
#: Letters and digits that look like another, in lower case.
LOOKS_LIKE: Final = str.maketrans(
    "асеіїјорхуѕһԁԛԝьвнкмтгпαβεηικνορτυχωγ01|!ıł",  # noqa: RUF001 - that is the point
    "aceiijopxyshdqwbbhkmtrnabenikvoptuxwyollill",
)


def clean_name(name: str) -> str:
    """A name as it is shown: one line of visible characters.

    >>> clean_name("\\uff21nn\\u200b  B\\u3164"), clean_name("\\u200b")
    ('Ann B', 'player')
    """
    text = "".join(one if is_seen(one) else " " for one in unicodedata.normalize("NFKC", name))
    return " ".join(without_heaps(text).split())[:LONGEST].strip() or "player"


def is_seen(letter: str) -> bool:
    if letter in BLANK or unicodedata.name(letter, "").startswith("VARIATION SELECTOR"):
        return False
    return letter.isprintable() and unicodedata.category(letter)[0] != "C"


def without_heaps(text: str) -> str:
    kept, marks = [], 0
    for letter in text:
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


def check_name(name: str) -> str:
    """A clean name, hard to mistake for another's; `Refusal` says what is wrong with it."""
    clean = clean_name(name)
    for word in clean.split():
        if len(scripts_of(word) & ALIKE_SCRIPTS) > 1:
            raise Refusal(
                "name", f"The word {word} mixes alphabets that look alike. Use one alphabet."
            )
    if skeleton(clean) in BOTS or skeleton(clean) in map(skeleton, PROGRAMS):
        raise Refusal("name", f"{clean} is the name of a bot. Choose another name.")
    return clean


def scripts_of(word: str) -> set[str]:
    return {unicodedata.name(letter, "").partition(" ")[0] for letter in word if letter.isalpha()}


def skeleton(name: str) -> str:
    """A simplified form of a name; names that look alike have the same one.

    >>> skeleton("Bill") == skeleton("B1II"), skeleton("Ann") == skeleton("Anna")
    (True, False)
    """
    lower = unicodedata.normalize("NFKC", name).casefold()
    bare = "".join(
        one for one in unicodedata.normalize("NFD", lower) if unicodedata.category(one) != "Mn"
    )
    text = bare.translate(LOOKS_LIKE).replace("i", "l").replace("rn", "m").replace("vv", "w")
    letters = "".join(one for one in text if one.isalnum())
    return letters or text.strip()


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number after it if another name looks the same.

    >>> distinct("Ann", ["Bob"]), distinct("ann", ["Ann", "Ann 2"])
    ('Ann', 'ann 3')
    """
    taken = {skeleton(other) for other in others}
    found, number = name, 2
    while skeleton(found) in taken:
        found = f"{name[: LONGEST - 3].strip()} {number}"
        number += 1
    return found


BOTS: Final = frozenset(skeleton(name) for name in (*BOT_NAMES, *BOT_KINDS))
