"""Viewpoints, and every message about a table: built here, from views alone."""

import hashlib
from typing import Final, Literal

import msgspec

from tangledbank.core.chance import commitment
from tangledbank.core.game import Game
from tangledbank.server.kinds.adapter import SPECTATOR
from tangledbank.server.kinds.adapters import game_of_edition
from tangledbank.server.table.guiding import guide_of
from tangledbank.server.table.outcome import result_of
from tangledbank.server.table.steps import Played
from tangledbank.server.table.table import Table
from tangledbank.server.table.undo import state_of
from tangledbank.server.wire import news

_ENCODER = msgspec.json.Encoder()


class Viewpoint:
    """Where a person looks from: their seats, or none for a spectator (no person: unknown)."""

    __slots__ = ("person", "seats")

    def __init__(self, table: Table | None, person: str) -> None:
        self.person = person
        self.seats = [] if table is None else table.seats_of(person)

    @property
    def viewer(self) -> int:
        """Whose log it is: nobody's if several seats share a screen, where it stays in sight."""
        return self.seats[0] if len(self.seats) == 1 else SPECTATOR


#: The viewpoint of an unknown person.
UNKNOWN: Final = Viewpoint(None, "")


class Crowd:
    """What does not depend on the table's log: who is connected, and who sees whom."""

    def __init__(self) -> None:
        self.here: set[str] = set()
        self.watchers = 0


def public_name(person: str) -> str:
    """A public name for a person, whose id is secret."""
    return hashlib.sha256(b"tangledbank/person\x00" + person.encode()).hexdigest()[:16]


def table_info(table: Table, viewpoint: Viewpoint, crowd: Crowd) -> news.TableInfo:
    over = table.status == "over"
    opened = table.opened
    begun = table.status in ("playing", "over") and table.game is not None
    return news.TableInfo(
        status=table.status,
        problem=table.problem,
        game=game_of_edition(table.setup.edition),
        setup=table.setup,
        differs=table.differs,
        cards=table.cards,
        engine=table.engine,
        seats=[seat_info(table, at, viewpoint, crowd) for at in range(len(table.seats))],
        watchers=crowd.watchers,
        commitment=commitment(table.secret) if table.secret else "",
        seed=table.secret.hex() if over else "",
        nonces=[nonce.hex() for _, nonce in table.nonces] if begun else [],
        paused=table.paused,
        proposal=proposal_of(table),
        result=result_of(table) if over else None,
        rematch=table.rematch,
        # Its id is secret: only the person who made this table knows it.
        origin=opened.origin if opened is not None and viewpoint.person == table.host else "",
        origin_step=opened.origin_step if opened is not None else 0,
    )


def seat_info(table: Table, at: int, viewpoint: Viewpoint, crowd: Crowd) -> news.SeatInfo:
    seat = table.seats[at]
    return news.SeatInfo(
        call=table.calls[at] if at < len(table.calls) else "",
        name=seat.name,
        who="bot" if seat.bot else who_of(seat.person, seat.program),
        bot=table.bot_of(at) if table.status == "playing" else seat.bot,
        mine=at in viewpoint.seats,
        host=bool(seat.person) and seat.person == table.host,
        here=bool(seat.bot) or seat.person in crowd.here,
        ready=bool(seat.bot) or seat.ready,
        stand_in=seat.stand_in,
        left=seat.stand_in and seat.left,
        surrendered=seat.surrendered,
        muted=table.chat.is_muted(viewpoint.person, at),
    )


def who_of(person: str, program: bool) -> Literal["nobody", "person", "program"]:
    if not person:
        return "nobody"
    return "program" if program else "person"


def proposal_of(table: Table) -> news.Proposal | None:
    motion = table.motion
    if motion is None:
        return None
    active = set(table.active_persons())
    asked = [at for at, seat in enumerate(table.seats) if seat.person in active]
    return news.Proposal(
        number=motion.number,
        what=motion.what,
        seat=motion.seat,
        yes=[at for at in asked if table.seats[at].person in motion.yes],
        waiting=[at for at in asked if table.seats[at].person not in motion.yes],
    )


# The game


def public_view(table: Table) -> msgspec.Raw | None:
    if table.game is None:
        return None
    return msgspec.Raw(_ENCODER.encode(table.adapter.public(table.game)))


def own_views(table: Table, viewpoint: Viewpoint) -> list[news.Own]:
    if table.game is None:
        return []
    return [table.adapter.own(table.game, seat) for seat in viewpoint.seats]


def questions(table: Table, viewpoint: Viewpoint) -> list[news.Ask]:
    """The question for this viewpoint; none while a bot plays it, or the game is paused."""
    seat = table.acting
    if seat not in viewpoint.seats or table.paused or table.bot_of(seat):
        return []
    game: Game = table.the_game
    asking = game.asking
    said = game.question()
    return [
        news.Ask(
            moment=table.moment,
            seat=seat,
            asked=asking.word,
            question=news.PhraseInfo(said.template, said.words, said.count),
            out_of_turn=asking.answers,
            always=asking.always,
            moves=table.adapter.moves(game),
        )
    ]


def step_for(table: Table, number: int, step: Played, viewpoint: Viewpoint) -> news.Step:
    lines = table.adapter.lines(table.the_game, step.events, viewpoint.viewer)
    return step_with(number, step, viewpoint, lines)


def step_with(
    number: int, step: Played, viewpoint: Viewpoint, lines: list[news.PhraseInfo]
) -> news.Step:
    shown = step.open or (step.seat in viewpoint.seats and viewpoint.viewer != SPECTATOR)
    return news.Step(
        number=number,
        at=step.at,
        seat=step.seat,
        by=step.by,
        action=step.action if shown else "",
        lines=lines,
    )


def steps_from(table: Table, start: int, viewpoint: Viewpoint) -> list[news.Step]:
    return [
        step_for(table, number, table.steps[number], viewpoint)
        for number in range(start, len(table.steps))
    ]


class NewSteps:
    """The steps from a number on, for many viewpoints; what most of them share is encoded once."""

    def __init__(self, table: Table, start: int) -> None:
        self._game = table.the_game
        self._adapter = adapter = table.adapter
        #: Each with its number and the seats that may read a different version.
        self._steps: list[tuple[int, Played, set[int]]] = []
        self._concerned: set[int] = set()  # the seats that may read any of them differently
        self._others: list[news.Step] | None = None  # as everybody else reads them
        self._told: list[list[news.PhraseInfo | None]] = []  # and event by event
        for number, step in enumerate(table.steps[start:], start):
            seats = adapter.concerned(step.events)
            if not step.open:
                seats.add(step.seat)  # the only seat that knows the decision
            self._steps.append((number, step, seats))
            self._concerned |= seats

    def concern(self, viewpoint: Viewpoint) -> bool:
        """May this viewpoint read more there than a spectator?"""
        viewer = viewpoint.viewer
        return viewer != SPECTATOR and viewer in self._concerned

    def seen_by_others(self) -> list[news.Step]:
        """The steps as unaffected viewers read them."""
        if self._others is None:
            self._others = []
            for number, step, _ in self._steps:
                told = [self._adapter.line(self._game, event, SPECTATOR) for event in step.events]
                lines = [line for line in told if line is not None]
                self._told.append(told)
                self._others.append(step_with(number, step, UNKNOWN, lines))
        return self._others

    def seen_from(self, viewpoint: Viewpoint) -> list[news.Step]:
        others = self.seen_by_others()
        if not self.concern(viewpoint):
            return others
        viewer = viewpoint.viewer
        return [
            self._seen_by_one(at, viewpoint) if viewer in seats else others[at]
            for at, (_, _, seats) in enumerate(self._steps)
        ]

    def _seen_by_one(self, at: int, viewpoint: Viewpoint) -> news.Step:
        """A step for a person who may know more; most of its events are the same for all."""
        number, step, _ = self._steps[at]
        game, adapter, viewer = self._game, self._adapter, viewpoint.viewer
        lines: list[news.PhraseInfo] = []
        for event, known in zip(step.events, self._told[at], strict=True):
            line = adapter.line(game, event, viewer) if adapter.concerns(event, viewer) else known
            if line is not None:
                lines.append(line)
        return step_with(number, step, viewpoint, lines)


def clocks_of(table: Table, now: int) -> news.Clocks:
    timing = table.timing
    return news.Clocks(now, timing.running, timing.deadline, list(timing.banks))


def chat_from(table: Table, start: int, viewpoint: Viewpoint) -> list[news.ChatLine]:
    """The chat from a line's number on, without what this person muted."""
    return [
        news.ChatLine(said.at, said.seat, said.name, said.text)
        for said in table.chat.heard(viewpoint.person, start)
    ]


def everything(
    table: Table, viewpoint: Viewpoint, crowd: Crowd, now: int, start: int = 0
) -> news.News:
    """The whole table, for a new arrival (or one who knows the steps before `start`)."""
    begun = table.game is not None
    return news.News(
        v=table.v,
        table=table_info(table, viewpoint, crowd),
        clocks=clocks_of(table, now),
        steps_from=start if begun else None,
        steps=steps_from(table, start, viewpoint) if begun else None,
        public=public_view(table),
        own=own_views(table, viewpoint),
        ask=questions(table, viewpoint),
        undo=state_of(table, viewpoint.person),
        guide=guide_of(table, viewpoint.seats),
        chat_from=0,
        chat=chat_from(table, 0, viewpoint),
    )
