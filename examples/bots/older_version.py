"""A bot of a version that has no `tangledbank bot` yet, as a program.

Run it with the Python of that version's environment:

    tangledbank arena --bots "program:old/bin/python older_version.py search:0.1s,search:0.1s"

See docs/program/bot-protocol.md.
"""

import json
import sys

from tangledbank import Game
from tangledbank.bots.bot import Budget, bot
from tangledbank.core.chance import FastChance

player = bot(sys.argv[1])
saved, legal = "", set()


def choice(told):
    game = Game.from_json(json.loads(saved))
    actions = [action for action in game.legal_actions() if str(action) in legal]
    if player.budget is not None and "cpu" in told:
        player.budget = Budget(float(told["cpu"]))
    return player.choose(game.view(game.acting), actions, FastChance(int(told["seed"])))


for line in sys.stdin:
    word, _, rest = line.rstrip("\n").partition(" ")
    if word == "tangledbank":
        print(f"name {player.spec}\nwant saved\nready 1", flush=True)
    elif word == "position":
        saved, legal = "", set()
    elif word == "saved":
        saved = rest
    elif word == "legal":
        legal.add(rest)
    elif word == "go":
        words = rest.split()
        print("bestmove", choice(dict(zip(words[::2], words[1::2], strict=True))), flush=True)
    elif word == "quit":
        break
