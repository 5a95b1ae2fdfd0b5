"""Verbs before the game: taking seats, adding bots, getting ready, and the deal."""

from typing import Final

from tangledbank.core.errors import GameError, SetupError
from tangledbank.server.table import log
from tangledbank.server.table.acting import Actor, Bodies, need_status, seat_at
from tangledbank.server.table.dealing import calls_for, thrown_at_the_deal
from tangledbank.server.table.names import check_name, clean_name, distinct
from tangledbank.server.table.refusal import Refusal
from tangledbank.server.table.seating import drawn_order
from tangledbank.server.table.seats import BOT_NAMES
from tangledbank.server.table.table import Table
from tangledbank.server.wire import commands as wire

#: The most seconds a bot at a table may think about one decision.
MOST_SECONDS: Final = 5
MOST_ITERATIONS: Final = 5_000


def sit(table: Table, actor: Actor, command: wire.Sit) -> Bodies:
    need_status(table, "gathering")
    seat = seat_at(table, command.seat)
    if seat.taken:
        raise Refusal("taken", "That seat is taken.")
    name = check_name(command.name) if command.name else clean_name(actor.name)
    others = [one.name for one in table.seats if one.taken and one.person != actor.person]
    return [
        log.Sat(
            seat=command.seat,
            person=actor.person,
            name=distinct(name, others),
            program=actor.program,
            who=actor.person,
            cmd=command.id,
        )
    ]


def stand(table: Table, actor: Actor, command: wire.Stand) -> Bodies:
    need_status(table, "gathering")
    if seat_at(table, command.seat).person != actor.person:
        raise Refusal("not-yours", "That's not your seat.")
    return [log.Stood(seat=command.seat, who=actor.person, cmd=command.id)]


def arrange(table: Table, actor: Actor, command: wire.Arrange) -> Bodies:
    need_status(table, "gathering")
    if actor.person != table.host:
        raise Refusal("not-host", "Only the host can do that.")
    seat = seat_at(table, command.seat)
    if command.bot:
        check_bot(command.bot)
    if seat.person == actor.person:
        raise Refusal("yours", "That's your own seat. Stand up first.")
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
    """Does the game begin when this person is ready, or a bot takes that seat?"""
    somebody = False
    for at, seat in enumerate(table.seats):
        if at == bot_now or seat.bot:
            continue
        if not seat.person or not (seat.ready or seat.person == ready_now):
            return False
        somebody = True
    return somebody


def beginning(table: Table, nonce: tuple[str, str] | None, bot: int | None) -> log.Began:
    """The deal that follows once the entry before it is applied."""
    names = [seat.name for seat in table.seats]
    if bot is not None:
        names[bot] = BOT_NAMES[bot]
    opened = table.opened
    nonces = table.nonces
    if nonce is not None:
        others = [one for one in nonces if one[0] != nonce[0]]
        table.nonces = [*others, (nonce[0], bytes.fromhex(nonce[1]))]
    try:
        order = drawn_order(table)
        if order:
            names = [names[at] for at in order]
        calls = opened.calls if opened is not None and opened.calls else calls_for(names)
        game = table.new_game(calls)
    except GameError as error:
        raise Refusal("setup", str(error)) from None
    finally:
        table.nonces = nonces
    return log.Began(calls=calls, thrown=thrown_at_the_deal(opened, game), order=order)


def check_bot(spec: str) -> None:
    from tangledbank.bots.bot import bot

    try:
        budget = bot(spec).budget
    except SetupError as error:
        raise Refusal("no-bot", str(error)) from None
    if budget is not None and (
        budget.seconds > MOST_SECONDS or budget.iterations > MOST_ITERATIONS
    ):
        text = (
            f"Bots think for at most {MOST_SECONDS} seconds or {MOST_ITERATIONS} iterations here."
        )
        raise Refusal("no-bot", text)
