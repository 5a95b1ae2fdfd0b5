"""Makes the golden records of the magical creatures: `python -m tests.creatures.make_records`.

They are truth: run it only when the rules, the notation or the form of records change on purpose.
"""

from pathlib import Path
from typing import Final

from tangledbank.core.chance import FastChance
from tangledbank.core.kind import Value
from tangledbank.core.record import FIRST_PRESETS
from tangledbank.core.recording import write_record
from tangledbank.creatures.game import Game, new_game

FOLDER: Final = Path(__file__).resolve().parent / "records"

#: Of each record: how many seats, which options, and whether the generator is the fast one.
GAMES: Final[dict[str, tuple[int, dict[str, Value], bool]]] = {
    "solo-sinister": (1, {}, False),
    "solo-dim-upper": (1, {"shadow_level": "dim", "shadow_takes_first": "upper"}, False),
    "solo-faint": (1, {"shadow_level": "faint"}, True),
    "two": (2, {}, False),
    "two-quartet": (2, {"variant": "quartet"}, False),
    "three": (3, {"first_player": "3"}, False),
    "four": (4, {}, False),
    "four-fast": (4, {}, True),
}


def play(name: str) -> Game:
    seats, options, fast = GAMES[name]
    game = new_game(
        "creatures", seats, seed=len(name), options=options, fast=fast, presets=FIRST_PRESETS
    )
    chance = FastChance(len(name))
    while not game.over:
        actions = game.legal_actions()
        game.apply(actions[chance.below(len(actions))])
    return game


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for made in GAMES:
        (FOLDER / f"{made}.record").write_text(write_record(play(made)), encoding="utf-8")
