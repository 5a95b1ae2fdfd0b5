"""The face of each kind of game."""

from typing import Final

from tangledbank.core.game import Game
from tangledbank.server.kinds.creatures import CreaturesFace
from tangledbank.server.kinds.evolution import EvolutionFace
from tangledbank.server.kinds.face import Face

FACES: Final[dict[str, Face]] = {"evolution": EvolutionFace(), "creatures": CreaturesFace()}


def face_of(game: Game) -> Face:
    return FACES[game.kind]
