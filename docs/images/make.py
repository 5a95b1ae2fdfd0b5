"""Makes the pictures of the documentation again: `python docs/images/make.py`."""

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from tangledbank.cli.log import replayed
from tangledbank.cli.prompt import Prompt
from tangledbank.cli.record_file import open_record
from tangledbank.cli.seats import Seat

HERE = Path(__file__).resolve().parent

#: `NAME.svg` is the next decision in the game of `NAME.record`, as `play` shows it.
PICTURES = ("terminal", "continents")


def draw(name: str) -> None:
    record = HERE / f"{name}.record"
    log = replayed(open_record(str(record)))
    game = log.game
    seat = game.acting
    console = Console(
        record=True, width=86, file=io.StringIO(), force_terminal=True, color_system="standard"
    )
    log.show(log.news(seat), seat, console)
    log.adapter.draw(game.view(seat), console)
    seats = [Seat(name) for name in game.names]
    Prompt(game, seats, seat, log, console, record).show_choices()
    console.print(f"{game.to_act}>")
    # No font from elsewhere: the reader's own monospace serves.
    form = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    form = form.replace("Fira Code, monospace", "ui-monospace, Menlo, Consolas, monospace")
    form = form.replace("<svg class", '<svg xml:space="preserve" class')
    console.save_svg(
        str(HERE / f"{name}.svg"), title="tangledbank play", code_format=form, unique_id=name
    )


if __name__ == "__main__":
    for picture in PICTURES:
        draw(picture)
