"""Enters the rogues among the bots of this process."""

from tangledbank.bots.bot import BOTS
from tests.arena import rogues

for kind in (
    rogues.Raiser,
    rogues.Cheat,
    rogues.Brooder,
    rogues.Immortal,
    rogues.Sleeper,
    rogues.Denier,
    rogues.Fatal,
    rogues.Deadly,
    rogues.Quitter,
    rogues.Mumbler,
    rogues.Chatterbox,
    rogues.Writer,
    rogues.Demanding,
):
    BOTS[kind.name] = (kind.__module__, kind.__name__)

BOTS["stranger"] = (rogues.__name__, "Stranger")
BOTS["ghost"] = (rogues.__name__, "Ghost")
