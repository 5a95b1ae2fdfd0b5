"""Bots that fail in every way there is.

`--import tests.arena.rogue_entries` enters them; importing this module does not, or the other tests
would find them among the bots.
"""

import os
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path

from tangledbank.bots.bot import Bot
from tangledbank.core.action import Action
from tangledbank.core.chance import Chance
from tangledbank.core.view import View
from tangledbank.evolution.verbs import action

#: A file with this name lets the worker of the bot `fatal` live; the first one makes it.
MARK = "ROGUES_MARK"


class Raiser(Bot):
    name = "raiser"

    def choose(self, view: View, actions: list[Action], chance: Chance) -> Action:
        raise ValueError("no idea")


class Cheat(Bot):
    name = "cheat"

    def choose(self, view: View, actions: list[Action], chance: Chance) -> Action:
        actions.append(action(63, 1))
        return actions[-1]


class Brooder(Bot):
    """Thinks for ever about the first decision of each game, and will not be stopped."""

    name = "brooder"

    def choose(self, view: View, actions: list[Action], chance: Chance) -> Action:
        if view.to_json()["turn"] == 1:
            while True:
                with suppress(Exception):
                    sum(range(1000))
        return actions[0]


class Denier(Bot):
    """Thinks for ever, and swallows whatever would stop it."""

    name = "denier"

    def choose(self, view: View, actions: list[Action], chance: Chance) -> Action:
        if view.to_json()["turn"] == 1:
            while True:
                try:
                    sum(range(1000))
                except BaseException:
                    continue
        return actions[0]


class Immortal(Bot):
    """Thinks for ever, and ignores it when its process is asked to end."""

    name = "immortal"

    def choose(self, view: View, actions: list[Action], chance: Chance) -> Action:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        with Path(os.environ[MARK]).open("a", encoding="utf-8") as mark:
            mark.write(f"{os.getpid()}\n")
        while True:
            try:
                sum(range(1000))
            except BaseException:
                continue


class Sleeper(Bot):
    name = "sleeper"

    def choose(self, view: View, actions: list[Action], chance: Chance) -> Action:
        if view.to_json()["turn"] == 1 and view.asked == "development":
            time.sleep(60)
        return actions[0]


class Fatal(Bot):
    """Kills its process, once."""

    name = "fatal"

    def choose(self, view: View, actions: list[Action], chance: Chance) -> Action:
        mark = Path(os.environ[MARK])
        if not mark.exists():
            mark.write_text("dead", encoding="utf-8")
            os.kill(os.getpid(), signal.SIGKILL)
        return actions[chance.below(len(actions))]


class Deadly(Bot):
    """Kills its process, always."""

    name = "deadly"

    def choose(self, view: View, actions: list[Action], chance: Chance) -> Action:
        os.kill(os.getpid(), signal.SIGKILL)
        return actions[0]


class Quitter(Bot):
    """Wants to end the program."""

    name = "quitter"

    def choose(self, view: View, actions: list[Action], chance: Chance) -> Action:
        sys.exit("enough")


class Unspeakable(Exception):
    def __str__(self) -> str:
        raise RuntimeError


class Mumbler(Bot):
    """Raises what cannot be told."""

    name = "mumbler"

    def choose(self, view: View, actions: list[Action], chance: Chance) -> Action:
        raise Unspeakable


class Chatterbox(Bot):
    """Prints what it thinks, and raises a whole page."""

    name = "chatterbox"

    def choose(self, view: View, actions: list[Action], chance: Chance) -> Action:
        print("let me think")
        raise ValueError("dear me\n" * 1000)


class Writer(Bot):
    """Answers with the notation of an action."""

    name = "writer"

    def choose(self, view: View, actions: list[Action], chance: Chance) -> Action:
        return str(actions[0])  # type: ignore[return-value]


class Demanding(Bot):
    name = "demanding"

    def __init__(self, gift: str) -> None:
        self.gift = gift


class Stranger:
    """Not a bot at all."""
