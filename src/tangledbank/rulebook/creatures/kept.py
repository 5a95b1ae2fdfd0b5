"""What the game of magical creatures makes once and keeps."""

from collections.abc import Callable, Iterator
from functools import partial

from tangledbank.creatures.bestiary import load_bestiary
from tangledbank.creatures.game import Game
from tangledbank.creatures.repertoire import repertoire
from tangledbank.creatures.rules import rules_of
from tangledbank.creatures.traits.profile import in_mask, of_mask, profile


def kept(game: Game) -> Iterator[Callable[[], object]]:
    yield lambda: rules_of(len(game.names), {}, game.presets)
    yield load_bestiary
    for player in game.state.players:
        for creature in player.creatures:
            yield partial(repertoire, creature.ref)
            mask = creature.profile.mask
            yield partial(in_mask, mask)
            yield partial(of_mask, mask)
            yield partial(profile, mask)
