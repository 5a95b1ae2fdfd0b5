"""Limits the length of a table's log.

No real game comes near these limits.  Chat and the game are counted separately, so no amount of
chat keeps anybody from playing or leaving.
"""

from typing import Final

from tangledbank.server.table.acting import Actor
from tangledbank.server.table.refusal import Refusal
from tangledbank.server.table.table import Table
from tangledbank.server.wire import commands as wire

#: Commands that still work at a full table; none of them can be repeated for ever.
TO_THE_END: Final = (wire.Decide, wire.Surrender, wire.Resume, wire.Return, wire.Answer)
#: Commands that each person may still use this many times, whatever the others have used up.
RESERVE: Final = 100
ESSENTIAL: Final = (wire.Leave, wire.Pause, wire.Abort, wire.Undo, wire.Stand, wire.Ready)
#: Lines of chat and mutes: the total, and those of spectators.
MOST_CHAT: Final = 10_000
MOST_BY_SPECTATORS: Final = 5_000


def check_room(table: Table, actor: Actor, command: wire.AnyCommand) -> None:
    """`Refusal` if the log has no room for this person's command."""
    if isinstance(command, (wire.Say, wire.Mute)):
        _check_chat(table, actor)
        return
    if not table.full or isinstance(command, TO_THE_END):
        return
    if isinstance(command, ESSENTIAL) and table.late.get(actor.person, 0) < RESERVE:
        return
    raise Refusal("full", "This table's log is full. You can only finish the game.")


def _check_chat(table: Table, actor: Actor) -> None:
    chat = table.chat
    if chat.entries >= MOST_CHAT:
        raise Refusal("chat-full", "This table's chat is full, so it is closed.")
    if chat.by_spectators >= MOST_BY_SPECTATORS and not table.seats_of(actor.person):
        text = "The spectators' chat is full. Only players can chat now."
        raise Refusal("chat-full", text)
