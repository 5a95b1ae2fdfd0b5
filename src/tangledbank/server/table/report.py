"""A table as text for a problem report: what happened and the position, as one seat knows it.

Every line is built from views and from the steps as they were sent; nothing hidden goes in.
"""

from collections.abc import Sequence
from typing import Final

from tangledbank.core.game import Game
from tangledbank.core.recording import option_word
from tangledbank.rulebook.scenario_adapter import scenarios_of
from tangledbank.server.kinds.adapter import SPECTATOR
from tangledbank.server.table.steps import Played
from tangledbank.server.table.table import Table

#: How many steps back to look for a position that a scenario can set up.
FURTHEST: Final = 60


class Report:
    """The report of a seat, or of a spectator."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat  # or `SPECTATOR`
        self.seats = [] if seat == SPECTATOR else [seat]

    def text(self) -> str:
        """The whole report in Markdown; `tangledbank check` reads its scenario."""
        table = self.table
        position = "\n".join(self.position())
        happened = "\n".join([*self.agreed(), "", *self.happened()])
        last = len(table.steps) - 1
        return (
            f"Engine {table.engine}, step {last}, seen by {self.viewer}.\n\n"
            f"## The position\n\n```scenario\n{position}\n```\n\n"
            f"## What happened\n\n```text\n{happened}\n```\n"
        )

    @property
    def viewer(self) -> str:
        return "a spectator" if self.seat == SPECTATOR else self.table.calls[self.seat]

    # The position

    def position(self) -> list[str]:
        """A scenario: the last position that can be set up, and the moves since."""
        number, game = self.last_set_up()
        if game is None:
            return [f"title: step {len(self.table.steps) - 1}", "# It cannot be set up."]
        since = self.known_since(number)
        whole = number + len(since) + 1 == len(self.table.steps)
        lines = [f"title: after step {number + len(since)}", *self.set_up(game, since)]
        for step in since:
            dice = [str(face) for kind, faces in step.thrown if kind == "dice" for face in faces]
            lines += [f"> dice: {' '.join(dice)}"] if dice else []
            lines.append(f"> {self.table.calls[step.seat]}: {step.action}")
        if not whole:
            lines.append("# What was done then is hidden.")
        else:
            lines += stands(self.table.the_game)
        return lines

    def last_set_up(self) -> tuple[int, Game | None]:
        """The last step whose position a set-up can describe, and the game there."""
        last = len(self.table.steps) - 1
        for number in range(last, max(-1, last - FURTHEST), -1):
            game = self.table.game_after(number + 1)
            if scenarios_of(game.kind).can_be_written(game):
                return number, game
        return last, None

    def set_up(self, game: Game, since: Sequence[Played]) -> list[str]:
        return scenarios_of(game.kind).written(game, self.seats, [step.action for step in since])

    def known_since(self, number: int) -> list[Played]:
        """The steps after this one, up to the first that is hidden."""
        found: list[Played] = []
        for step in self.table.steps[number + 1 :]:
            if not self.knows(step):
                break
            found.append(step)
        return found

    def knows(self, step: Played) -> bool:
        return step.open or step.seat == self.seat != SPECTATOR

    # What happened

    def agreed(self) -> list[str]:
        table, game = self.table, self.table.the_game
        lines = [f"edition {table.setup.edition}", f"presets {game.presets}"]
        lines += [f"option {name} {option_word(value)}" for name, value in game.changes().items()]
        lines += [f"cards {' '.join(game.sets)}"] if len(game.sets) > 1 else []
        return [*lines, f"seats {' '.join(table.calls)}"]

    def happened(self) -> list[str]:
        lines: list[str] = []
        for number, step in enumerate(self.table.steps):
            if step.seat < 0:
                lines.append(f"{number} {step.by}")
            else:
                done = step.action if self.knows(step) else "(hidden)"
                by = "" if step.by == "player" else f" [{step.by}]"
                lines.append(f"{number} {self.table.calls[step.seat]}: {done}{by}")
            lines += [f"    {line}" for line in self.told(step)]
        return lines

    def told(self, step: Played) -> list[str]:
        """What followed, in the engine's words: the server has no language."""
        table = self.table
        said = [table.adapter.phrase(table.the_game, event, self.seat) for event in step.events]
        return [str(one) for one in said if one is not None]


def stands(game: Game) -> list[str]:
    """The current position, as checks."""
    if game.over:
        return ["= over: yes"]
    return [f"= to act: {game.to_act}", f"= asked: {game.view().asked}"]
