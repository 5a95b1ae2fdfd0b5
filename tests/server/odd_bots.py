"""Bots that no table should have, and a worker process that knows them."""

import os
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path

from tangledbank.bots.bot import BOTS, Bot, Budget
from tangledbank.bots.program.definition import Program
from tangledbank.core.action import Action
from tangledbank.core.chance import Chance
from tangledbank.core.view import View
from tangledbank.evolution.verbs import action
from tangledbank.server.bots import worker


class HangingBot(Bot):
    """Thinks for ever."""

    def choose(self, view: View, actions: list[Action], chance: Chance) -> Action:
        while True:
            time.sleep(1)


class RaisingBot(Bot):
    def choose(self, view: View, actions: list[Action], chance: Chance) -> Action:
        raise ZeroDivisionError("what a bot says must not reach anybody")


class CheatingBot(Bot):
    """Answers with what is not legal."""

    def choose(self, view: View, actions: list[Action], chance: Chance) -> Action:
        return action(2, 250, 50, 250)


class DyingBot(Bot):
    """Takes its process with it."""

    def choose(self, view: View, actions: list[Action], chance: Chance) -> Action:
        raise SystemExit(3)


class PonderingBot(HangingBot):
    """Searches, and never comes to an end."""

    level = 4


class NotingBot(Bot):
    """Searches; notes how long it may think, in the file that NOTES names."""

    level = 4

    def __init__(self) -> None:
        self.budget = Budget.of("5s")

    def choose(self, view: View, actions: list[Action], chance: Chance) -> Action:
        assert self.budget is not None
        with Path(os.environ[NOTES]).open("a") as notes:
            notes.write(f"{self.budget.seconds}\n")
        return actions[0]


NOTES = "TANGLEDBANK_TEST_NOTES"

ODD = {
    "pondering": (__name__, "PonderingBot"),
    "noting": (__name__, "NotingBot"),
    "hanging": (__name__, "HangingBot"),
    "raising": (__name__, "RaisingBot"),
    "cheating": (__name__, "CheatingBot"),
    "dying": (__name__, "DyingBot"),
}


def work(wire: Connection, programs: Sequence[tuple[str, Program]] = ()) -> None:
    BOTS.update(ODD)
    worker.work(wire, programs)
