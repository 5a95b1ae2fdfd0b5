"""What people do at a table: each verb says which entries it would write, or why not.

No verb changes the table (but see `Table.try_action`): the entries are written down first, and the
table takes them then.
"""

from collections.abc import Callable
from typing import Any, Final

from tangledbank.bots.default import default_action
from tangledbank.core.action import Action
from tangledbank.core.errors import GameError, IllegalAction, SetupError
from tangledbank.server.table import log
from tangledbank.server.table.dealing import calls_for
from tangledbank.server.table.motion import Motion
from tangledbank.server.table.refusal import Refusal
from tangledbank.server.table.seats import BOT_NAMES
from tangledbank.server.table.table import Table
from tangledbank.server.table.undo import asked_step, free_step
from tangledbank.server.wire import commands as wire

#: A bot at a table thinks no longer than this about one decision.
MOST_SECONDS: Final = 5
MOST_ITERATIONS: Final = 5_000
#: When a log has so many entries, only the game itself goes on: no log grows for ever.
MOST_ENTRIES: Final = 20_000


class Actor:
    """Who acts: known from the connection, never from a message."""

    __slots__ = ("name", "person", "program")

    def __init__(self, person: str, name: str, program: bool = False) -> None:
        self.person = person
        self.name = name
        self.program = program


Bodies = list[log.AnyBody]


def entries_of(table: Table, actor: Actor, command: wire.AnyCommand) -> Bodies:
    """The entries a command would write; `Refusal` says why it is not carried out."""
    if table.status == "broken":
        raise Refusal("broken", "This table does not replay with this version of the engine.")
    verb = VERBS.get(type(command))
    if verb is None:
        raise Refusal("unknown", "No such command.")
    if table.v >= MOST_ENTRIES and not isinstance(command, (wire.Decide, wire.Surrender)):
        raise Refusal("full", "So much happened at this table that only the game itself goes on.")
    return verb(table, actor, command)


# Before the game


def sit(table: Table, actor: Actor, command: wire.Sit) -> Bodies:
    need_status(table, "gathering")
    seat = seat_at(table, command.seat)
    if seat.taken:
        raise Refusal("taken", "That seat is taken.")
    name = clean_name(command.name or actor.name)
    return [
        log.Sat(
            seat=command.seat,
            person=actor.person,
            name=name,
            program=actor.program,
            who=actor.person,
            cmd=command.id,
        )
    ]


def stand(table: Table, actor: Actor, command: wire.Stand) -> Bodies:
    need_status(table, "gathering")
    if seat_at(table, command.seat).person != actor.person:
        raise Refusal("not-yours", "You do not sit there.")
    return [log.Stood(seat=command.seat, who=actor.person, cmd=command.id)]


def arrange(table: Table, actor: Actor, command: wire.Arrange) -> Bodies:
    need_status(table, "gathering")
    if actor.person != table.host:
        raise Refusal("not-host", "Only whoever made the table can do that.")
    seat = seat_at(table, command.seat)
    if command.bot:
        check_bot(command.bot)
    if seat.person == actor.person:
        raise Refusal("yours", "You sit there yourself; stand up first.")
    bodies: Bodies = [
        log.Arranged(seat=command.seat, bot=command.bot, who=actor.person, cmd=command.id)
    ]
    if command.bot and would_begin(table, "", command.seat):
        bodies.append(beginning(table, None, command.seat))
    return bodies


def ready(table: Table, actor: Actor, command: wire.Ready) -> Bodies:
    need_status(table, "gathering")
    if not table.seats_of(actor.person):
        raise Refusal("not-seated", "Take a seat first.")
    bodies: Bodies = [
        log.WasReady(person=actor.person, nonce=command.nonce, who=actor.person, cmd=command.id)
    ]
    if would_begin(table, actor.person, -1):
        bodies.append(beginning(table, (actor.person, command.nonce), None))
    return bodies


def would_begin(table: Table, ready_now: str, bot_now: int) -> bool:
    """Does the game begin if this person is ready, or a bot takes that seat?"""
    somebody = False
    for at, seat in enumerate(table.seats):
        if at == bot_now or seat.bot:
            continue
        if not seat.person or not (seat.ready or seat.person == ready_now):
            return False
        somebody = True
    return somebody


def beginning(table: Table, nonce: tuple[str, str] | None, bot: int | None) -> log.Began:
    """The deal, as it will be once the entry before it is taken."""
    names = [seat.name for seat in table.seats]
    if bot is not None:
        names[bot] = BOT_NAMES[bot]
    opened = table.opened
    calls = opened.calls if opened is not None and opened.origin else calls_for(names)
    nonces = table.nonces
    if nonce is not None:
        others = [one for one in nonces if one[0] != nonce[0]]
        table.nonces = [*others, (nonce[0], bytes.fromhex(nonce[1]))]
    try:
        game = table.new_game(calls)
    except GameError as error:
        raise Refusal("setup", str(error)) from None
    finally:
        table.nonces = nonces
    return log.Began(calls=calls, thrown=table.thrown_at_the_deal(game))


# Deciding


def decide(table: Table, actor: Actor, command: wire.Decide) -> Bodies:
    need_status(table, "playing")
    if table.paused:
        raise Refusal("paused", "The game is paused.")
    seat = table.acting
    if seat < 0 or table.seats[seat].person != actor.person:
        raise Refusal("not-asked", "It is not yours to decide now.")
    if table.bot_of(seat):
        raise Refusal("stand-in", "A bot plays for you; take your seat back first.")
    if command.moment != table.moment:
        raise Refusal("stale", "The table has moved on since you looked.")
    by: log.By = "program" if actor.program else "player"
    return [decision(table, command.action, by, actor.person, command.id)]


def decision(table: Table, line: str, by: log.By, who: str = "", cmd: str = "") -> log.Decided:
    """The entry of a decision of the seat that must decide; it is carried out already."""
    game = table.the_game
    seat = game.acting
    try:
        action = game.read(line, seat)
        if not game.is_legal(action):
            raise IllegalAction("", game.why_not(action, seat))
        thrown = table.try_action(action)
    except IllegalAction as error:
        raise Refusal("not-legal", "The rules do not allow that.", error.reasons) from None
    except GameError as error:
        raise Refusal("not-understood", str(error)) from None
    return log.Decided(seat=seat, action=str(action), by=by, thrown=thrown, who=who, cmd=cmd)


def by_default(table: Table, by: log.By) -> log.Decided:
    """What the server decides for a seat whose time is over."""
    game = table.the_game
    seat = game.acting
    action: Action = default_action(game.view(seat), game.legal_actions())
    return decision(table, str(action), by)


def undo(table: Table, actor: Actor, command: wire.Undo) -> Bodies:
    need_status(table, "playing")
    need_part(table, actor)
    keep = free_step(table, actor.person)
    if keep is not None:
        return [log.Undone(keep=keep, who=actor.person, cmd=command.id)]
    keep = asked_step(table, actor.person)
    if keep is None:
        raise Refusal("nothing-to-undo", "There is no decision of yours to take back.")
    return propose(table, actor, command.id, "undo", keep)


# Agreements


def pause(table: Table, actor: Actor, command: wire.Pause) -> Bodies:
    need_status(table, "playing")
    need_part(table, actor)
    if table.paused:
        raise Refusal("paused", "The game is paused already.")
    return propose(table, actor, command.id, "pause", 0)


def resume(table: Table, actor: Actor, command: wire.Resume) -> Bodies:
    need_status(table, "playing")
    need_part(table, actor)
    if not table.paused:
        raise Refusal("not-paused", "The game is not paused.")
    return [log.Resumed(who=actor.person, cmd=command.id)]


def abort(table: Table, actor: Actor, command: wire.Abort) -> Bodies:
    need_status(table, "playing")
    need_part(table, actor)
    return propose(table, actor, command.id, "abort", 0)


def propose(table: Table, actor: Actor, cmd: str, what: Any, keep: int) -> Bodies:
    if table.motion is not None:
        raise Refusal("proposal", "Something else is proposed already; answer that first.")
    seat = table.seats_of(actor.person)[0]
    bodies: Bodies = [log.Proposed(what=what, seat=seat, keep=keep, who=actor.person, cmd=cmd)]
    others = [one for one in table.active_persons() if one != actor.person]
    if not others:
        bodies += carried(what, keep)
    return bodies


def carried(what: str, keep: int) -> Bodies:
    """What follows when all agree."""
    if what == "undo":
        return [log.Undone(keep=keep)]
    if what == "pause":
        return [log.Paused()]
    return [log.Ended(by="aborted")]


def carried_without(table: Table, person: str) -> Bodies:
    """What follows when somebody goes for whose agreement alone all waited."""
    motion: Motion | None = table.motion
    others = [one for one in table.active_persons() if one != person]
    if motion is None or not others or not all(one in motion.yes for one in others):
        return []
    return carried(motion.what, motion.keep)


def answer(table: Table, actor: Actor, command: wire.Answer) -> Bodies:
    need_part(table, actor)
    motion: Motion | None = table.motion
    if motion is None or motion.number != command.proposal:
        raise Refusal("no-proposal", "That is no longer proposed.")
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


# Leaving and coming back


def surrender(table: Table, actor: Actor, command: wire.Surrender) -> Bodies:
    need_seat(table, actor)
    need_status(table, "playing")
    mine = table.seats_of(actor.person)
    if all(table.seats[seat].surrendered for seat in mine):
        raise Refusal("surrendered", "You have given up already.")
    bodies: Bodies = [log.Surrendered(person=actor.person, who=actor.person, cmd=command.id)]
    left = [at for at, seat in enumerate(table.seats) if not seat.surrendered and at not in mine]
    people = [seat for seat in left if table.seats[seat].person]
    if len(left) <= 1 or not people:
        bodies.append(log.Ended(by="surrender"))
        return bodies
    return bodies + carried_without(table, actor.person)


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
    """A bot plays this person's seats from now on, or does no longer."""
    seats = [seat for seat in table.seats_of(person) if table.seats[seat].stand_in != on]
    if not seats:
        raise Refusal("no-change", "That is so already.")
    bodies: Bodies = [
        log.StandIn(seat=seat, on=on, left=left, who=person, cmd=cmd if seat == seats[0] else "")
        for seat in seats
    ]
    return bodies + carried_without(table, person) if on else bodies


# Talking


def say(table: Table, actor: Actor, command: wire.Say) -> Bodies:
    if not table.setup.chat:
        raise Refusal("no-chat", "There is no chat at this table.")
    text = "".join(letter for letter in command.text if letter.isprintable()).strip()
    if not text:
        raise Refusal("empty", "There is nothing to say in that.")
    mine = table.seats_of(actor.person)
    return [
        log.Said(
            person=actor.person,
            seat=mine[0] if mine else -1,
            name=table.seats[mine[0]].name if mine else clean_name(actor.name),
            text=text,
            who=actor.person,
            cmd=command.id,
        )
    ]


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


# What verbs have in common


def need_status(table: Table, status: str) -> None:
    if table.status == status:
        return
    if status == "gathering":
        raise Refusal("begun", "The game has begun.")
    if table.status == "gathering":
        raise Refusal("not-begun", "The game has not begun.")
    raise Refusal("over", "The game is over.")


def need_seat(table: Table, actor: Actor) -> None:
    if not table.seats_of(actor.person):
        raise Refusal("not-seated", "You do not sit at this table.")


def need_part(table: Table, actor: Actor) -> None:
    """Who has given up, or lets a bot play, has no say in what the others agree on."""
    need_seat(table, actor)
    if actor.person not in table.active_persons():
        raise Refusal("not-playing", "You do not play yourself now.")


def seat_at(table: Table, seat: int) -> Any:
    if not 0 <= seat < len(table.seats):
        raise Refusal("no-seat", "There is no such seat.")
    return table.seats[seat]


def clean_name(name: str) -> str:
    """A name as it is shown: one line, no control characters."""
    text = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(text.split())[:24] or "player"


def check_bot(spec: str) -> None:
    from tangledbank.bots.bot import bot

    try:
        budget = bot(spec).budget
    except SetupError as error:
        raise Refusal("no-bot", str(error)) from None
    if budget is not None and (
        budget.seconds > MOST_SECONDS or budget.iterations > MOST_ITERATIONS
    ):
        text = f"A bot may think {MOST_SECONDS} seconds or {MOST_ITERATIONS} iterations here."
        raise Refusal("no-bot", text)


Verb = Callable[[Table, Actor, Any], Bodies]

VERBS: Final[dict[type, Verb]] = {
    wire.Sit: sit,
    wire.Stand: stand,
    wire.Arrange: arrange,
    wire.Ready: ready,
    wire.Decide: decide,
    wire.Undo: undo,
    wire.Pause: pause,
    wire.Resume: resume,
    wire.Abort: abort,
    wire.Answer: answer,
    wire.Surrender: surrender,
    wire.Leave: leave,
    wire.Return: come_back,
    wire.Say: say,
    wire.Mute: mute,
}
