"""A table as bytes and back, so that it opens without replaying its whole log.

A snapshot is a cache.  Only the code that made it uses it, and only if its digest matches;
otherwise the table is read from its log.  It contains every attribute of a table without naming
them, so none can be forgotten.
"""

import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

import tangledbank
from tangledbank.core.event import Event
from tangledbank.core.game import Game
from tangledbank.core.record import engine_version
from tangledbank.server.store.store import Snapshot
from tangledbank.server.table import log
from tangledbank.server.table.chat import Chat, Said
from tangledbank.server.table.clock import Timing
from tangledbank.server.table.done_commands import DoneCommands
from tangledbank.server.table.motion import Motion
from tangledbank.server.table.progress import Progress
from tangledbank.server.table.seats import Seat
from tangledbank.server.table.steps import Played
from tangledbank.server.table.table import Table
from tangledbank.server.table.terms import Terms
from tangledbank.server.wire.news import Differs
from tangledbank.server.wire.setup import Clock, Setup

#: The code that makes up a table: when any of it changes, old snapshots are not used.
CODE: Final = ("core", "evolution", "creatures", "server/kinds", "server/table")

#: Has a form of its own here, or is computed again.
_APART: Final = {"game", "steps", "checkpoints", "_own_game", "_own_people", "_tried"}
_OBJECTS: Final[dict[str, type]] = {
    one.__name__: one for one in (Seat, Motion, Timing, Progress, Chat, DoneCommands)
}
_STRUCTS: Final[dict[str, type[msgspec.Struct]]] = {
    one.__name__: one for one in (Said, Setup, Clock, Terms, Differs, log.Opened)
}

_ENCODER: Final = msgspec.msgpack.Encoder()
_DECODER: Final = msgspec.msgpack.Decoder()


class SnapshotError(Exception):
    """This snapshot cannot be used; the text says why."""


@cache
def engine_id() -> str:
    """Identifies this code: the version, and a hash of the modules a table depends on."""
    root = Path(tangledbank.__file__).parent
    known = hashlib.sha256()
    for folder in CODE:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in (".py", ".toml"):
                known.update(path.relative_to(root).as_posix().encode())
                known.update(hashlib.sha256(path.read_bytes()).digest())
    return f"{engine_version()} {known.hexdigest()[:32]}"


def snapshot_of(table: Table) -> Snapshot:
    body = _ENCODER.encode(
        (
            {name: _plain(value) for name, value in vars(table).items() if name not in _APART},
            None if table.game is None else table.game.to_json(),
            [_step(step) for step in table.steps],
        )
    )
    engine = engine_id()
    return Snapshot(table.v, engine, _digest(table.id, table.v, engine, body), body)


def table_of(name: str, snapshot: Snapshot) -> Table:
    """The table in a snapshot; `SnapshotError` if it cannot be trusted."""
    table = Table(name)
    for _ in reading(table, snapshot):
        pass
    return table


def reading(table: Table, snapshot: Snapshot) -> Iterator[None]:
    """Fill a new table from a snapshot, a little at a time; it is complete at the end."""
    if snapshot.engine != engine_id():
        raise SnapshotError(f"made by engine {snapshot.engine}")
    if snapshot.digest != _digest(table.id, snapshot.seq, snapshot.engine, snapshot.body):
        raise SnapshotError("its digest does not match")
    yield
    name = table.id
    try:
        values, game, steps = _DECODER.decode(snapshot.body)
        yield
        for attribute, value in values.items():
            setattr(table, attribute, _value(value))
            yield
        table.game = None if game is None else Game.from_json(game, "snapshot")
        yield
        kind = "" if table.game is None else table.game.kind
        for step in steps:
            table.steps.append(_played(step, kind))
            yield
    except Exception as error:  # whatever is wrong with it, there is still the log
        raise SnapshotError(f"{type(error).__name__}: {error}") from error
    if (table.id, table.v) != (name, snapshot.seq):
        raise SnapshotError(f"it belongs to entry {table.v} of table {table.id}")


def _digest(name: str, seq: int, engine: str, body: bytes) -> bytes:
    return hashlib.sha256(f"{name} {seq} {engine} ".encode() + body).digest()


# Steps have a short form, because there are many


def _step(step: Played) -> tuple[object, ...]:
    events = [
        (one.kind, one.a, one.b, one.c, one.items, one.seat, one.secret) for one in step.events
    ]
    return (
        *(step.seq, step.at, step.seat, step.action, step.by, events),
        *(step.quiet, step.open, step.thrown),
    )


def _played(step: list[Any], kind: str) -> Played:
    seq, at, seat, action, by, events, quiet, open_to_all, thrown = step
    told = [Event(*(*one, kind)) for one in events]
    return Played(
        *(seq, at, seat, action, by, told, quiet, open_to_all),
        [(kind, values) for kind, values in thrown],
    )


# Everything else; types unknown to msgpack become a map with a one-letter key


def _plain(value: Any) -> Any:
    if value is None or isinstance(value, (str, int, bytes)):
        return value
    if isinstance(value, list):
        return [_plain(one) for one in value]
    if isinstance(value, tuple):
        return {"t": [_plain(one) for one in value]}
    if isinstance(value, (set, frozenset)):
        return {"f" if isinstance(value, frozenset) else "s": sorted(value)}
    if isinstance(value, dict):
        return {"d": [(_plain(key), _plain(one)) for key, one in value.items()]}
    name = type(value).__name__
    if _STRUCTS.get(name) is type(value):
        return {"m": (name, msgspec.to_builtins(value))}
    if _OBJECTS.get(name) is type(value):
        names = getattr(value, "__slots__", None) or vars(value)
        return {"o": (name, {one: _plain(getattr(value, one)) for one in names})}
    raise TypeError(f"a snapshot cannot hold {name}")


def _value(data: Any) -> Any:
    if isinstance(data, list):
        return [_value(one) for one in data]
    if not isinstance(data, dict):
        return data
    ((kind, inner),) = data.items()
    if kind == "t":
        return tuple(_value(one) for one in inner)
    if kind in "sf":
        return frozenset(inner) if kind == "f" else set(inner)
    if kind == "d":
        return {_value(key): _value(one) for key, one in inner}
    name, values = inner
    if kind == "m":
        return msgspec.convert(values, _STRUCTS[name])
    made: object = object.__new__(_OBJECTS[name])
    for attribute, value in values.items():
        setattr(made, attribute, _value(value))
    return made
