"""Gets a bot's answer for a position."""

import secrets
from typing import Final

from tangledbank.bots.bot import bot
from tangledbank.core.chance import FastChance
from tangledbank.core.game import Game
from tangledbank.server.bot_task import Task, Thought, game_at
from tangledbank.server.wire.news import Advice, PhraseInfo

#: Seconds a hint may think.
HINT_SECONDS: Final = 1.0


def think(task: Task, chance: FastChance | None = None) -> Thought:
    """The answer of a task's bot, or advice; exceptions from the bot pass through."""
    answer = task.answer()
    if answer is not None:
        return Thought(answer=answer)
    game = game_at(task.position)
    luck = chance or FastChance(secrets.randbits(48))
    if task.hint:
        return Thought(advice=advice_on(game, luck))
    actions = game.legal_actions()
    player = bot(task.spec)
    try:
        chosen = player.choose(game.view(game.acting), actions, luck)
    finally:
        # A program is started anew for each decision: it never sees two seats or two tables.
        player.close()
    if not any(chosen is action for action in actions):
        return Thought(error=f"{task.spec} answered {chosen}, which is not legal")
    return Thought(str(chosen))


def advice_on(game: Game, chance: FastChance) -> list[Advice]:
    from tangledbank.bots.hint import advise  # only for hints: a process starts sooner

    advised = advise(game.view(game.acting), game.legal_actions(), chance, HINT_SECONDS)
    return [
        Advice(
            str(one.action),
            float(one.share),
            one.tied,
            [PhraseInfo(said.template, said.words, said.count) for said in one.reasons],
        )
        for one in advised
    ]
