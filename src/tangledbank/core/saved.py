"""A whole game as JSON, both ways: the part that all games share.

The JSON holds everything, including every secret: hands, deck and seed.  Use `Game.view` for what a
player may see.  The events of the last action are left out, as they are in a clone.
"""

import hashlib
import json
from collections.abc import Callable
from typing import TYPE_CHECKING

from tangledbank.core.action import Action
from tangledbank.core.chance import Chance, chance_from_json
from tangledbank.core.errors import GameError
from tangledbank.core.fields import Fields, because, wrong
from tangledbank.core.options import Value
from tangledbank.core.outcome import Outcome
from tangledbank.core.record import FIRST_PRESETS
from tangledbank.core.seed import Seed

if TYPE_CHECKING:
    from tangledbank.core.game import Game


def game_to_json(game: "Game") -> dict[str, object]:
    """Everything in this game: two games are equal when this is equal."""
    return {
        "format": game.saved_format,
        "game": game.kind,
        "edition": game.edition,
        "presets": game.presets,
        "options": game.kept_options(),
        **game.cards_to_json(),
        "seats": list(game.names),
        "state": game.state_to_json(),
        "chance": None if game.chance is None else game.chance.to_json(),
        "seed": None if game.seed is None else seed_to_json(game.seed),
        "history": history_to_json(game.history),
    }


class SavedGame:
    """A saved game being read; impossible data raises `RecordError` with its place.

    It does not check that all cards are there: a position may be invented.
    """

    __slots__ = ("edition", "fields", "names", "options", "presets", "source")

    def __init__(self, data: object, source: str, kind: str, saved_format: int) -> None:
        self.source = source
        self.fields = Fields(data, source, True)
        number = self.fields.number("format")
        if number != saved_format:
            raise wrong(source, f"format {number}; this engine reads format {saved_format}")
        self.fields.choice("game", [kind])
        self.edition: str = self.fields.text("edition")
        self.presets: int = saved_presets(self.fields)
        self.options: dict[str, Value] = options_from_json(self.fields.inner("options"))
        self.names: list[str] = self.fields.texts("seats")

    def close(self, game: "Game", read_written: Callable[[str], Action]) -> None:
        """Set the chance, seed and history of a game whose position has been read.

        `read_written` reads an action in full notation.
        """
        game.chance = saved_chance(self.fields, "chance")
        game.seed = saved_seed(self.fields, "seed")
        game.history = saved_history(self.fields, "history", read_written)
        self.fields.close()


def fingerprint(parts: list[object]) -> str:
    """A short hash, the same in every process."""
    told = json.dumps(parts, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(told.encode()).hexdigest()[:32]


def discards_in(part: object) -> list[list[object]]:
    """The discards of a saved position.  To the rules their order means nothing."""
    found: list[list[object]] = []
    if isinstance(part, list):
        for one in part:
            found.extend(discards_in(one))
    elif isinstance(part, dict):
        for key, value in part.items():
            if key == "discard" and isinstance(value, list):
                found.append(value)
            else:
                found.extend(discards_in(value))
    return found


def options_from_json(data: Fields) -> dict[str, Value]:
    options: dict[str, Value] = {}
    for name in data.names():
        value = data.value(name)
        if not isinstance(value, str | int):
            raise wrong(data.place(name), "expected a text, a whole number, true or false")
        options[name] = value
    return options


def saved_presets(whole_game: Fields) -> int:
    """The version of the presets; if there is none, the first."""
    return whole_game.number("presets", 1) if whole_game.has("presets") else FIRST_PRESETS


def saved_chance(data: Fields, key: str) -> Chance | None:
    value = data.value(key)
    if value is None:
        return None
    try:
        return chance_from_json(value)
    except ValueError as error:
        raise wrong(data.place(key), str(error)) from None


def seed_to_json(seed: Seed) -> dict[str, object]:
    if seed.number >= 0:
        return {"number": seed.number}
    return {"secret": seed.secret.hex(), "nonces": [nonce.hex() for nonce in seed.nonces]}


def saved_seed(whole_game: Fields, key: str) -> Seed | None:
    if whole_game.value(key) is None:
        return None
    data = whole_game.inner(key)
    if data.has("number"):
        seed = Seed(number=data.number("number", 0, (1 << 64) - 1))
    else:
        nonces = [_bytes(nonce, data.place("nonces")) for nonce in data.texts("nonces")]
        seed = Seed(_bytes(data.text("secret"), data.place("secret")), nonces)
    data.close()
    return seed


def _bytes(digits: str, path: str) -> bytes:
    try:
        return bytes.fromhex(digits)
    except ValueError:
        # It may be a mistyped secret, so it is not repeated here.
        raise wrong(path, "expected hexadecimal digits") from None


def history_to_json(history: list[Action | Outcome]) -> list[object]:
    """`"attack A1 B2"` for a decision, `{"dice": [4, 2]}` for an outcome."""
    lines: list[object] = []
    for entry in history:
        if isinstance(entry, Action):
            lines.append(str(entry))
        else:
            lines.append({entry.kind: list(entry.values)})
    return lines


def saved_history(
    data: Fields, key: str, read_written: Callable[[str], Action]
) -> list[Action | Outcome]:
    """The history; `read_written` reads an action in full notation."""
    history: list[Action | Outcome] = []
    for at, value in enumerate(data.values(key)):
        path = f"{data.place(key)}[{at}]"
        if isinstance(value, str):
            try:
                history.append(read_written(value))
            except GameError as error:
                raise because(path, error) from None
        else:
            history.append(_outcome(Fields(value, path)))
    return history


def _outcome(data: Fields) -> Outcome:
    for kind in ("dice", "shuffle", "lot"):
        if data.has(kind):
            low = 1 if kind == "dice" else 0
            high = 6 if kind == "dice" else 4095
            outcome = Outcome(kind, data.numbers(kind, low, high))
            data.close()
            return outcome
    raise wrong(data.path, "expected an action, or the outcome of dice, shuffle or lot")
