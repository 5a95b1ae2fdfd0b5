"""What people can do at a table: each verb returns the entries it would write, or refuses.

No verb changes the table: a clone applies the entries, and becomes the table once they are written.
"""

from collections.abc import Callable
from typing import Any, Final

from tangledbank.core.errors import GameError, IllegalAction
from tangledbank.core.why import Reason
from tangledbank.server.table import agreements, gathering, log
from tangledbank.server.table.acting import Actor as Actor
from tangledbank.server.table.acting import Bodies as Bodies
from tangledbank.server.table.acting import need_seat, need_status
from tangledbank.server.table.guiding import check_detour
from tangledbank.server.table.limits import check_room
from tangledbank.server.table.names import clean_name, distinct
from tangledbank.server.table.refusal import Refusal
from tangledbank.server.table.table import Table
from tangledbank.server.wire import commands as wire


def entries_of(table: Table, actor: Actor, command: wire.AnyCommand) -> Bodies:
    """The entries a command would write; `Refusal` says why it is refused."""
    if table.status == "broken":
        raise Refusal("broken", "This game can't be continued with this version of the engine.")
    verb = VERBS.get(type(command))
    if verb is None:
        raise Refusal("unknown", "Unknown command.")
    check_room(table, actor, command)
    return verb(table, actor, command)


# Deciding


def decide(table: Table, actor: Actor, command: wire.Decide) -> Bodies:
    need_status(table, "playing")
    if table.paused:
        raise Refusal("paused", "The game is paused.")
    seat = table.acting
    if seat < 0 or table.seats[seat].person != actor.person:
        reasons = reasons_to_wait(table, actor.person, command.action)
        raise Refusal("not-asked", "It's not your decision.", reasons)
    if table.bot_of(seat):
        raise Refusal("stand-in", "A stand-in is playing your seat. Take it back first.")
    if command.moment != table.moment:
        raise Refusal("stale", "The game has moved on. Look again.")
    check_detour(table, command.action)
    by: log.By = "program" if actor.program else "player"
    return [decision(table, command.action, by, actor.person, command.id)]


def reasons_to_wait(table: Table, person: str, line: str) -> list[Reason]:
    """Why a person must wait, and why the action would fail anyway, as their seat knows it."""
    mine = table.seats_of(person)
    if not mine:
        return []
    game = table.the_game
    try:
        return game.why_not(game.read(line, mine[0]), mine[0])
    except GameError:
        return []  # it is not an action


def decision(table: Table, line: str, by: log.By, who: str = "", cmd: str = "") -> log.Decided:
    """The entry for a decision of the deciding seat."""
    game = table.the_game
    seat = game.acting
    try:
        action = game.read(line, seat)
        if not game.is_legal(action):
            raise IllegalAction("", game.why_not(action, seat))
        return table.try_decision(action, by, who, cmd)
    except IllegalAction as error:
        raise Refusal("not-legal", "The rules don't allow that.", error.reasons) from None
    except GameError as error:
        raise Refusal("not-understood", str(error)) from None


def by_default(table: Table, by: log.By) -> log.Decided:
    """The server's decision for a seat whose time has run out."""
    return decision(table, str(table.the_game.default_action()), by)


# Leaving and coming back


def surrender(table: Table, actor: Actor, command: wire.Surrender) -> Bodies:
    need_seat(table, actor)
    need_status(table, "playing")
    mine = table.seats_of(actor.person)
    if all(table.seats[seat].surrendered for seat in mine):
        raise Refusal("surrendered", "You have already given up.")
    bodies: Bodies = [log.Surrendered(person=actor.person, who=actor.person, cmd=command.id)]
    left = [at for at, seat in enumerate(table.seats) if not seat.surrendered and at not in mine]
    people = [seat for seat in left if table.seats[seat].person]
    if len(left) <= 1 or not people:
        bodies.append(log.Ended(by="surrender"))
        return bodies
    return bodies + agreements.carried_without(table, actor.person)


def leave(table: Table, actor: Actor, command: wire.Leave) -> Bodies:
    need_seat(table, actor)
    if table.status == "gathering":
        first, *more = table.seats_of(actor.person)
        bodies: Bodies = [log.Stood(seat=first, who=actor.person, cmd=command.id)]
        return bodies + [log.Stood(seat=seat) for seat in more]
    need_status(table, "playing")
    return stand_ins(table, actor.person, True, True, command.id)


def come_back(table: Table, actor: Actor, command: wire.Return) -> Bodies:
    need_seat(table, actor)
    need_status(table, "playing")
    return stand_ins(table, actor.person, False, False, command.id)


def stand_ins(table: Table, person: str, on: bool, left: bool, cmd: str = "") -> Bodies:
    """A bot takes over this person's seats, or hands them back."""
    seats = [seat for seat in table.seats_of(person) if table.seats[seat].stand_in != on]
    if not seats:
        raise Refusal("no-change", "Nothing to change.")
    bodies: Bodies = [
        log.StandIn(seat=seat, on=on, left=left, who=person, cmd=cmd if seat == seats[0] else "")
        for seat in seats
    ]
    return bodies + agreements.gone_away(table, person) if on else bodies


# Talking


def say(table: Table, actor: Actor, command: wire.Say) -> Bodies:
    if not table.setup.chat:
        raise Refusal("no-chat", "Chat is off at this table.")
    text = "".join(letter for letter in command.text if letter.isprintable()).strip()
    if not text:
        raise Refusal("empty", "The message is empty.")
    mine = table.seats_of(actor.person)
    return [
        log.Said(
            person=actor.person,
            seat=mine[0] if mine else -1,
            name=table.seats[mine[0]].name if mine else spectator_name(table, actor),
            text=text,
            who=actor.person,
            cmd=command.id,
        )
    ]


def spectator_name(table: Table, actor: Actor) -> str:
    """Keep spectators from speaking in a player's name."""
    return distinct(clean_name(actor.name), [seat.name for seat in table.seats if seat.taken])


def mute(table: Table, actor: Actor, command: wire.Mute) -> Bodies:
    if table.chat.is_muted(actor.person, command.seat) == command.on:
        return []
    return [
        log.Muted(
            person=actor.person,
            seat=command.seat,
            on=command.on,
            who=actor.person,
            cmd=command.id,
        )
    ]


Verb = Callable[[Table, Actor, Any], Bodies]

VERBS: Final[dict[type, Verb]] = {
    wire.Sit: gathering.sit,
    wire.Stand: gathering.stand,
    wire.Arrange: gathering.arrange,
    wire.Ready: gathering.ready,
    wire.Decide: decide,
    wire.Undo: agreements.undo,
    wire.Pause: agreements.pause,
    wire.Resume: agreements.resume,
    wire.Abort: agreements.abort,
    wire.Answer: agreements.answer,
    wire.Surrender: surrender,
    wire.Leave: leave,
    wire.Return: come_back,
    wire.Say: say,
    wire.Mute: mute,
}
