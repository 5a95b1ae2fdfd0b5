"""What greedy and search decide in games that are always the same, kept to compare with.

A change that only makes the bots faster leaves all of it as it is.  After one that is meant to
change how they play, `python -m tests.bots.choices` writes it anew.
"""

import hashlib
import json
import sys
from pathlib import Path

from tangledbank.bots.bot import bot
from tangledbank.bots.mind.tree import Search, Settings
from tangledbank.core.chance import FastChance
from tangledbank.evolution.options import Value
from tangledbank.games import new_game

KEPT = Path(__file__).resolve().parent / "choices.json"
ALL_SETS = ["base", "fly", "continents", "special"]
ITERATIONS = 60
#: Search is asked at one decision in so many.
EVERY = 11

TABLES: dict[str, tuple[str, int, list[str], dict[str, Value]]] = {
    "two seats": ("gift", 2, ["base"], {}),
    "four seats": ("gift", 4, ["base"], {}),
    "teams": ("tw", 4, ["base"], {"team_play": "pairs_opposite"}),
    "Time to Fly": ("ua3", 3, ["base", "fly"], {}),
    "all sets": ("gift", 4, ALL_SETS, {}),
    "all sets of the first edition": ("cont1", 3, ALL_SETS, {}),
    "creatures": ("creatures", 3, [], {}),
}


def figures(table: str) -> dict[str, object]:
    """The moves of a greedy game in one number, and what search thinks at some of them."""
    edition, seats, sets, options = TABLES[table]
    game = new_game(edition, seats, 5, fast=True, sets=sets or None, options=options)
    player, chance = bot("greedy"), FastChance(5)
    moves: list[str] = []
    searches: list[list[object]] = []
    decision = 0
    while not game.over:
        actions = game.legal_actions()
        if len(actions) > 1:
            decision += 1
            if decision % EVERY == 0:
                view = game.view(game.acting)
                search = Search(view, actions, FastChance(decision), Settings())
                found = search.run(0.0, ITERATIONS)
                visits = " ".join(str(one.node.visits) for one in found)
                searches.append([str(found[0].action), round(found[0].node.mean(), 9), visits])
        moves.append(str(player.choose(game.view(game.acting), actions, chance)))
        game.apply(moves[-1])
    digest = hashlib.sha256("\n".join(moves).encode()).hexdigest()
    return {"moves": len(moves), "greedy": digest[:16], "search": searches}


def main() -> int:
    found = {table: figures(table) for table in TABLES}
    lines = []
    for table, kept in found.items():
        searches = kept.pop("search")
        assert isinstance(searches, list)
        rows = ",\n".join("    " + json.dumps(row) for row in searches)
        head = json.dumps(kept)[:-1]
        lines.append(f'  {json.dumps(table)}: {head}, "search": [\n{rows}\n  ]}}')
    KEPT.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
