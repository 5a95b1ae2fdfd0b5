"""Checks of one thing in a view, as it is sent: `= bob sees A1: red 1, not fed, need 2`.

A view in JSON is made of things with named fields: the table, the seats, their animals or
creatures, the traits on those, and pairs.  Each claim is about one field.
"""

from collections.abc import Iterator

from tangledbank.core.errors import GameError
from tangledbank.rulebook.expectations import compare, yes
from tangledbank.rulebook.nearest import did_you_mean

Fields = dict[str, object]


def fields_of(view: Fields, thing: list[str]) -> Fields | None:
    """The fields of a thing on the table; none if a view has no such thing."""
    if thing == ["table"]:
        return view
    if thing == ["open", "source"]:
        return next(parts(view, "source"), None)
    for player in parts(view, "players"):
        if thing == [player["name"]]:
            return player
        for one in parts(player, "animals", "remains", "creatures"):
            if one["name"] == thing[0]:
                return one if len(thing) == 1 else with_trait(parts(one, "traits"), thing[1:])
        pairs = [one for one in parts(player, "links") if thing[0] == pair_name(one)]
        if pairs and len(thing) > 1:
            return with_trait(iter(pairs), thing[1:])
    return None


def parts(whole: Fields, *keys: str) -> Iterator[Fields]:
    """The things under these keys, if it has them."""
    for key in keys:
        found = whole.get(key, [])
        for one in found if isinstance(found, list) else [found]:
            assert isinstance(one, dict)
            yield one


def pair_name(link: Fields) -> str:
    animals = link["animals"]
    assert isinstance(animals, list)
    return "-".join(animals)


def with_trait(things: Iterator[Fields], words: list[str]) -> Fields | None:
    return next((one for one in things if words == [one["trait"]]), None)


def check_claims(fields: Fields, value: str) -> None:
    """Each claim must hold: `fed`, `not fed`, `red 1`, `open fat 2`, `location ocean`."""
    for claim in value.split(","):
        words = claim.split()
        denied = words[:1] == ["not"]
        key, rest = split(words[1:] if denied else words, fields)
        found = fields[key]
        if isinstance(found, bool):
            if rest:
                raise GameError(f"{claim.strip()!r}: write {key!r} or 'not {key}'")
            compare(f"{key} {yes(not denied)}", f"{key} {yes(found)}")
        elif denied:
            raise GameError(f"{claim.strip()!r}: {key} is not yes or no; say what it is")
        else:
            compare(f"{key} {rest}", f"{key} {shown(found)}")


def split(words: list[str], fields: Fields) -> tuple[str, str]:
    """The field that a claim begins with, and the rest of the claim."""
    for end in range(len(words), 0, -1):
        key = "_".join(words[:end])
        if key in fields:
            return key, " ".join(words[end:])
    known = [key.replace("_", " ") for key in fields]
    hint = did_you_mean(words[0] if words else "", known) or f"; there are {', '.join(known)}"
    raise GameError(f"{' '.join(words)!r}: this part of a view has no such field{hint}")


def shown(value: object) -> str:
    """A field's value in words, separated by spaces."""
    if isinstance(value, list):
        return " ".join(shown(one) for one in value) or "none"
    if isinstance(value, dict):
        return " ".join(f"{key} {shown(one)}" for key, one in value.items()) or "none"
    return "none" if value is None or value == "" else str(value)
