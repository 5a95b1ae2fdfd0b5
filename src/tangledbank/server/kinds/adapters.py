"""The adapter of each game on the server: its own, or a plain one."""

from functools import cache

from tangledbank.core.game import Game
from tangledbank.core.kind import SERVER, kind_of_edition, not_an_adapter, own_adapter
from tangledbank.server.kinds.adapter import ServerAdapter


@cache
def adapter_called(kind: str) -> ServerAdapter:
    found = own_adapter(kind, SERVER)
    if found is None:
        return ServerAdapter()
    if not isinstance(found, ServerAdapter):
        raise not_an_adapter(kind, SERVER, "tangledbank.server.kinds.adapter.ServerAdapter")
    return found


def adapter_of(game: Game) -> ServerAdapter:
    return adapter_called(game.kind)


def game_of_edition(edition: str) -> str:
    """The game an edition belongs to; empty if this server does not have it."""
    kind = kind_of_edition(edition)
    return "" if kind is None else kind.name


def adapter_of_edition(edition: str) -> ServerAdapter:
    return adapter_called(game_of_edition(edition))
