"""The face of each game on the server: its own, or a plain one."""

from functools import cache

from tangledbank.core.game import Game
from tangledbank.core.kind import SERVER, kind_of_edition, not_a_face, own_face
from tangledbank.server.kinds.face import ServerFace


@cache
def face_called(kind: str) -> ServerFace:
    found = own_face(kind, SERVER)
    if found is None:
        return ServerFace()
    if not isinstance(found, ServerFace):
        raise not_a_face(kind, SERVER, "tangledbank.server.kinds.face.ServerFace")
    return found


def face_of(game: Game) -> ServerFace:
    return face_called(game.kind)


def game_of_edition(edition: str) -> str:
    """The game that an edition belongs to; empty if this server does not have it."""
    kind = kind_of_edition(edition)
    return "" if kind is None else kind.name


def face_of_edition(edition: str) -> ServerFace:
    return face_called(game_of_edition(edition))
