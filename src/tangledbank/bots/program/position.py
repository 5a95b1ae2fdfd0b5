"""What a program is told of a position: what its seat may know, and nothing more.

Every line follows from the seat's view and its legal actions alone.  The saved game, for programs
with this engine, is that of a world imagined from the view, always by the same chance: what the
seat cannot see is made up in it.  Whoever reads it asks the seat's view of it, and imagines worlds
from there: they are the same that the true position would give.
"""

from tangledbank.bots.program.protocol import compact
from tangledbank.core.action import Action
from tangledbank.core.game import Game
from tangledbank.core.packing import saved_world
from tangledbank.core.view import View


def position_lines(view: View, actions: list[Action], saved: bool) -> list[str]:
    """The position that a seat must decide in; `saved`: with a saved game."""
    lines = ["position", f"view {compact(view.to_json())}"]
    if saved:
        lines.append(f"saved {compact(saved_world(view))}")
    lines += [f"legal {action}" for action in actions]
    return lines


def world_lines(world: Game, seat: str) -> list[str]:
    """An imagined world, as whoever must decide in it sees it; at its end, as `seat` sees it."""
    acting = world.to_act
    lines = ["world", f"view {compact(world.view(seat if acting is None else acting).to_json())}"]
    lines.append(f"scores {compact(world.scores())}")
    result = world.result()
    if result is not None:
        lines.append(f"over {compact(result.winners)}")
    lines += [f"legal {action}" for action in world.legal_actions()]
    return [*lines, "end"]
