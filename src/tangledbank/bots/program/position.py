"""A position as a program gets it: what its seat may know, and nothing more.

Every line follows only from the seat's view and its legal actions.  The saved game, for programs
with this engine, is a world imagined from the view, always with the same chance: it invents what
the seat cannot see.  To use it, take the seat's view of it and imagine worlds from there: they are
the same as those from the true position.
"""

from tangledbank.bots.program.protocol import compact
from tangledbank.core.action import Action
from tangledbank.core.game import Game
from tangledbank.core.packing import saved_world
from tangledbank.core.view import View


def position_lines(view: View, actions: list[Action], saved: bool) -> list[str]:
    """The position in which a seat must decide; `saved`: with a saved game."""
    lines = ["position", f"view {compact(view.to_json())}"]
    if saved:
        lines.append(f"saved {compact(saved_world(view))}")
    lines += [f"legal {action}" for action in actions]
    return lines


def world_lines(world: Game, seat: str) -> list[str]:
    """An imagined world, as the deciding seat sees it; at its end, as `seat` sees it."""
    acting = world.to_act
    lines = ["world", f"view {compact(world.view(seat if acting is None else acting).to_json())}"]
    lines.append(f"scores {compact(world.scores())}")
    result = world.result()
    if result is not None:
        lines.append(f"over {compact(result.winners)}")
    lines += [f"legal {action}" for action in world.legal_actions()]
    return [*lines, "end"]
