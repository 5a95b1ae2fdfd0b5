"""Verbs that need the others' agreement: taking back, pausing, ending without a result."""

from tangledbank.server.table import log
from tangledbank.server.table.acting import Actor, Bodies, need_part, need_status
from tangledbank.server.table.motion import Motion
from tangledbank.server.table.refusal import Refusal
from tangledbank.server.table.table import Table
from tangledbank.server.table.undo import asked_step, free_step
from tangledbank.server.wire import commands as wire
from tangledbank.server.wire.news import Proposable


def undo(table: Table, actor: Actor, command: wire.Undo) -> Bodies:
    need_status(table, "playing")
    need_part(table, actor)
    keep = free_step(table, actor.person)
    if keep is not None:
        return [log.Undone(keep=keep, who=actor.person, cmd=command.id)]
    keep = asked_step(table, actor.person)
    if keep is None:
        raise Refusal("nothing-to-undo", "You have no decision to take back.")
    if table.somebody_away():
        # Otherwise a person who is alone for a minute could try out what is in the deck.
        raise Refusal(
            "away", "Everybody must agree, and a player is away. Ask again when they're back."
        )
    return propose(table, actor, command.id, "undo", keep)


def pause(table: Table, actor: Actor, command: wire.Pause) -> Bodies:
    need_status(table, "playing")
    need_part(table, actor)
    if table.paused:
        raise Refusal("paused", "The game is already paused.")
    return propose(table, actor, command.id, "pause", 0)


def resume(table: Table, actor: Actor, command: wire.Resume) -> Bodies:
    need_status(table, "playing")
    need_part(table, actor)
    if not table.paused:
        raise Refusal("not-paused", "The game isn't paused.")
    return [log.Resumed(who=actor.person, cmd=command.id)]


def abort(table: Table, actor: Actor, command: wire.Abort) -> Bodies:
    need_status(table, "playing")
    need_part(table, actor)
    return propose(table, actor, command.id, "abort", 0)


def propose(table: Table, actor: Actor, cmd: str, what: Proposable, keep: int) -> Bodies:
    if table.motion is not None:
        raise Refusal("proposal", "There is another proposal. Answer it first.")
    seat = table.seats_of(actor.person)[0]
    bodies: Bodies = [log.Proposed(what=what, seat=seat, keep=keep, who=actor.person, cmd=cmd)]
    others = [one for one in table.active_persons() if one != actor.person]
    if not others:
        bodies += carried(what, keep)
    return bodies


def carried(what: str, keep: int) -> Bodies:
    """The entries to write when everybody agrees."""
    if what == "undo":
        return [log.Undone(keep=keep)]
    if what == "pause":
        return [log.Paused()]
    return [log.Ended(by="aborted")]


def carried_without(table: Table, person: str) -> Bodies:
    """The entries to write when the last missing person no longer has a say."""
    motion: Motion | None = table.motion
    others = [one for one in table.active_persons() if one != person]
    if motion is None or not others or not all(one in motion.yes for one in others):
        return []
    return carried(motion.what, motion.keep)


def gone_away(table: Table, person: str) -> Bodies:
    """The entries to write when a stand-in takes over: an absent player has not agreed."""
    motion = table.motion
    if motion is not None and motion.what == "undo":
        return [log.Answered(proposal=motion.number, person=person, yes=False)]
    return carried_without(table, person)


def answer(table: Table, actor: Actor, command: wire.Answer) -> Bodies:
    need_part(table, actor)
    motion: Motion | None = table.motion
    if motion is None or motion.number != command.proposal:
        raise Refusal("no-proposal", "That proposal has been withdrawn or answered.")
    bodies: Bodies = [
        log.Answered(
            proposal=command.proposal,
            person=actor.person,
            yes=command.yes,
            who=actor.person,
            cmd=command.id,
        )
    ]
    agreed = motion.yes | {actor.person}
    if command.yes and all(one in agreed for one in table.active_persons()):
        bodies += carried(motion.what, motion.keep)
    return bodies
