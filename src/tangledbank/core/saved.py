"""What every saved game has in its JSON: options, chance, seed and history."""

from collections.abc import Callable

from tangledbank.core.action import Action
from tangledbank.core.chance import Chance, chance_from_json
from tangledbank.core.errors import GameError
from tangledbank.core.fields import Fields, because, wrong
from tangledbank.core.outcome import Outcome
from tangledbank.core.record import FIRST_PRESETS
from tangledbank.core.seed import Seed

Value = str | int | bool


def options_from_json(data: Fields) -> dict[str, Value]:
    options: dict[str, Value] = {}
    for name in data.names():
        value = data.value(name)
        if not isinstance(value, str | int):
            raise wrong(data.place(name), "expected a text, a whole number, true or false")
        options[name] = value
    return options


def saved_presets(whole_game: Fields) -> int:
    """The version of the presets; what names none was written with the first."""
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
    """The history; `read_written` reads an action as the notation writes it in full."""
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
