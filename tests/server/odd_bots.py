"""Bots that no table should have, and a worker process that knows them."""

import time
from multiprocessing.connection import Connection

from tangledbank.bots.bot import BOTS, Bot
from tangledbank.core.action import Action, action
from tangledbank.core.chance import Chance
from tangledbank.core.view import View
from tangledbank.server.thinkers import worker


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


ODD = {
    "hanging": (__name__, "HangingBot"),
    "raising": (__name__, "RaisingBot"),
    "cheating": (__name__, "CheatingBot"),
    "dying": (__name__, "DyingBot"),
}


def work(wire: Connection) -> None:
    BOTS.update(ODD)
    worker.work(wire)
