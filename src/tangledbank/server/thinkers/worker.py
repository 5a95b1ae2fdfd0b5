"""The process in which bots think."""

import secrets
import signal
import time
import traceback
from collections import OrderedDict
from multiprocessing.connection import Connection
from typing import Final

from tangledbank.bots.bot import bot
from tangledbank.core.action import Action
from tangledbank.core.chance import FastChance
from tangledbank.core.game import Game
from tangledbank.server.table.dealing import table_of
from tangledbank.server.thinkers.task import Task, Thought
from tangledbank.server.wire.news import Advice, PhraseInfo

#: So many games are kept, to go on from instead of from the deal.
KEPT: Final = 200
#: How long a hint may think, in seconds.
HINT_SECONDS: Final = 1.0


def work(wire: Connection) -> None:
    """Think about one task after the other, until the other end is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    games: OrderedDict[str, Game] = OrderedDict()
    while True:
        try:
            task = wire.recv()
        except (EOFError, OSError):
            return
        began = time.process_time()
        try:
            thought = think(task, games)
        except Exception:
            # Whatever a bot does wrong costs it one decision, not its table.
            games.pop(task.table, None)
            thought = Thought(error=traceback.format_exc(limit=8))
        thought.seconds = time.process_time() - began
        try:
            wire.send(thought)
        except OSError:
            return


def think(task: Task, games: "OrderedDict[str, Game]") -> Thought:
    game = game_of(task, games)
    view, actions = game.view(game.acting), game.legal_actions()
    chance = FastChance(secrets.randbits(48))
    if task.hint:
        return Thought(advice=advice_on(game, chance))
    chosen = bot(task.spec).choose(view, actions, chance)
    if not any(chosen is action for action in actions):
        return Thought(error=f"{task.spec} answered {chosen}, which is not legal")
    return Thought(str(chosen))


def advice_on(game: Game, chance: FastChance) -> list[Advice]:
    from tangledbank.bots.hint import advise

    advised = advise(game.view(game.acting), game.legal_actions(), chance, HINT_SECONDS)
    return [
        Advice(
            str(one.action),
            float(one.share),
            [PhraseInfo(said.template, said.words, said.count) for said in one.reasons],
        )
        for one in advised
    ]


def game_of(task: Task, games: "OrderedDict[str, Game]") -> Game:
    """The game of a task, from where this process last saw it if it went on from there."""
    game = games.pop(task.table, None)
    past = task.history
    if game is None or game.history != past[: len(game.history)]:
        game = table_of(task.setup, task.calls, explicit=True)
    for entry in past[len(game.history) :]:
        if isinstance(entry, Action):
            game.apply(entry)
        else:
            game.resolve(list(entry.values))
    games[task.table] = game
    if len(games) > KEPT:
        games.popitem(last=False)
    return game
