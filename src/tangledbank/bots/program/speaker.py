"""Runs a built-in bot as a program: it reads the protocol from lines and writes answers.

With this an older version, in its own environment, can play a newer one.
"""

import json
from collections.abc import Callable, Iterable

from tangledbank.bots.bot import Bot, Budget
from tangledbank.bots.program.protocol import GREETING, VERSION, shown
from tangledbank.core.action import Action
from tangledbank.core.chance import FastChance
from tangledbank.core.errors import GameError
from tangledbank.core.game import Game

Say = Callable[[str], None]


class Speaker:
    """Answers lines; `hear` returns false once it was told to quit."""

    def __init__(self, player: Bot, version: str, say: Say) -> None:
        self.player = player
        self.version = version
        self.say = say
        self.saved = ""
        self.legal: list[str] = []

    def hear(self, line: str) -> bool:
        word, _, rest = line.strip().partition(" ")
        if word == GREETING:
            self.introduce()
        elif word == "set":
            self.set(rest)
        elif word in ("newgame", "position"):
            self.saved, self.legal = "", []
        elif word == "saved":
            self.saved = rest
        elif word == "legal":
            self.legal.append(rest)
        elif word == "go":
            self.go(rest)
        elif word == "quit":
            return False
        elif word not in ("view", ""):
            self.say(f"error unknown command {shown(word)!r}")
        return True

    def introduce(self) -> None:
        player = self.player
        self.say(f"name {player.spec}")
        self.say(f"version {self.version}")
        self.say(f"about {player.about}")
        if player.budget is not None:
            self.say(f"option budget text {player.budget}")
        self.say("want saved")
        self.say(f"ready {VERSION}")

    def set(self, rest: str) -> None:
        name, _, value = rest.partition(" ")
        if name != "budget" or self.player.budget is None:
            self.say(f"error unknown option {shown(name)!r}")
            return
        try:
            self.player.budget = Budget.of(value)
        except GameError as error:
            self.say(f"error {error}")

    def go(self, rest: str) -> None:
        words = rest.split()
        try:
            told = dict(zip(words[::2], words[1::2], strict=True))
            self.say(f"bestmove {self.choice(told)}")
        except Exception as error:  # any error costs one decision
            self.say(f"error {type(error).__name__}: {shown(str(error))}")

    def choice(self, told: dict[str, str]) -> Action:
        if not self.saved:
            raise GameError("this position came without a saved game")
        game = Game.from_json(json.loads(self.saved), "position")
        # The host may have another version's rules: the actions it calls legal count.
        allowed = set(self.legal)
        actions = [action for action in game.legal_actions() if str(action) in allowed]
        if not actions:
            raise GameError("the rules of this version allow none of the legal actions")
        player = self.player
        usual = player.budget
        if usual is not None and "cpu" in told:
            player.budget = Budget(float(told["cpu"]))
        elif usual is not None and "iterations" in told:
            player.budget = Budget(0.0, int(told["iterations"]))
        try:
            chance = FastChance(int(told.get("seed", "0")))
            return player.choose(game.view(game.acting), actions, chance)
        finally:
            player.budget = usual


def speak(player: Bot, version: str, lines: Iterable[str], say: Say) -> None:
    """Answer until the lines end, or one of them says quit."""
    speaker = Speaker(player, version, say)
    for line in lines:
        if not speaker.hear(line):
            return
