"""Checks of the Bestiary's page for players, and of its data file.

`= edition page: LINE` expects a line on the edition's page.  `= loads bestiary: pair 1 copies = [2,
0]` changes the data file: it must be read as it is written.  `= damaged bestiary: total = 63`
changes it so that it must be refused.
"""

import json
import tomllib
from importlib import resources

from tangledbank.core.errors import GameError
from tangledbank.creatures.bestiary import NO_TRAIT, Bestiary
from tangledbank.creatures.cards import card
from tangledbank.creatures.traits.names import NAMES, NUMBERS
from tangledbank.rulebook.creatures.bestiary_page import edition_page
from tangledbank.rulebook.event_forms import parts
from tangledbank.rulebook.expectations import Unmet
from tangledbank.rulebook.nearest import did_you_mean
from tangledbank.rulebook.sameness import compare_parts
from tangledbank.rulebook.saved_checks import AND, change_at

Data = dict[str, object]


def check_page(value: str) -> None:
    """This line is on the edition's page."""
    lines = [line.strip() for line in edition_page().splitlines()]
    if value not in lines:
        raise Unmet(f"{value!r} on the page", f"no such line{did_you_mean(value, lines)}")


def check_loads_bestiary(value: str) -> None:
    """With these changes the file must load and keep them."""
    for changes in parts(value):
        data = changed(changes)
        try:
            found = data_of(read(data))
        except GameError as error:
            raise Unmet(f"a Bestiary with {changes} to be read", str(error)) from None
        compare_parts(data, found, "Bestiary")


def check_damaged_bestiary(value: str) -> None:
    """With each of these changes the file must be refused."""
    for changes in parts(value):
        data = changed(changes)
        try:
            read(data)
        except GameError:
            continue
        raise Unmet(f"a Bestiary with {changes} to be refused", "that it is read")


def changed(changes: str) -> Data:
    path = resources.files("tangledbank.creatures").joinpath("data", "bestiary.toml")
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    for change in changes.split(AND):
        change_at(data, change)
    return data


def read(data: Data) -> Bestiary:
    text = "\n".join(f"{key} = {toml(value)}" for key, value in data.items())
    return Bestiary(text, "bestiary.toml")


def toml(value: object) -> str:
    """A value as TOML; only tables are written differently from JSON."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {toml(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(one) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def data_of(bestiary: Bestiary) -> Data:
    """A Bestiary's content, in the form of its file."""
    cards = bestiary.deck.sorted_cards
    faces = [trait for kind in cards for trait in (kind >> 6, kind & 63)]
    copies = bestiary.deck.copies
    pairs: list[Data] = []
    for name, origin in bestiary.pair_origins.items():
        traits = name.split("/")
        one, two = [NUMBERS[trait] for trait in traits]
        each_way = [copies.get(card(one, two), 0), copies.get(card(two, one), 0)]
        pairs.append({"traits": traits, "copies": each_way, "origin": origin})
    entry = ("id", "en", "ru", "kind", "text", "name_origin", "origin")
    source = ("id", "en", "ru", "energy", "bonus", "origin")
    return {
        "total": len(cards),
        "faces": faces.count(0),
        "trait": [{key: getattr(one, key) for key in entry} for one in bestiary.traits],
        "pair": pairs,
        "source": [
            {
                **{key: getattr(one, key) for key in source},
                "trait": "" if one.trait == NO_TRAIT else NAMES[one.trait],
            }
            for one in bestiary.sources
        ],
    }
