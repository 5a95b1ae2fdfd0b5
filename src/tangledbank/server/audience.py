"""The people connected to a table, and what they are sent."""

from typing import Final, Protocol

import msgspec

from tangledbank.server.bot_task import Client
from tangledbank.server.change import Change, Watch
from tangledbank.server.delayed_spectators import DelayedSpectators
from tangledbank.server.guest import Guest
from tangledbank.server.store.store import Entry
from tangledbank.server.table import log, views
from tangledbank.server.table.acting import Actor
from tangledbank.server.table.guiding import guide_of
from tangledbank.server.table.table import Table
from tangledbank.server.table.undo import UndoStates
from tangledbank.server.table.views import Crowd, Viewpoint
from tangledbank.server.wire import news


class Host(Protocol):
    """The part of its room that an audience uses."""

    @property
    def table(self) -> Table: ...

    def now(self) -> int:
        """Milliseconds since 1970."""


_ENCODER = msgspec.json.Encoder()

PRIVATE: Final = news.Farewell("private", "This table is closed to spectators.", False)


#: A program that asks without a connection counts as present for this many milliseconds afterwards.
VISIT: Final = 60_000


class Elsewhere(msgspec.Struct, frozen=True):
    """The people connected through another process."""

    persons: list[str]  # those with a seat at the table
    watchers: int
    at: int  # when the process reported it


class Audience:
    """The connected guests of a room: here and, with several processes, elsewhere."""

    def __init__(self, room: Host, delayed: DelayedSpectators | None) -> None:
        self.room = room
        self.guests: dict[Guest, Viewpoint] = {}
        self._elsewhere: dict[str, Elsewhere] = {}  # by process
        self.absent: dict[str, int] = {}  # person -> away since
        self.visits: dict[str, int] = {}  # a person without a connection -> when last heard from
        self._addresses: dict[str, str] = {}  # for those with a seat here, and the host
        self.delayed = delayed

    # Presence

    def here(self) -> set[str]:
        """The people connected here or through another process, or heard from recently."""
        found = {guest.person for guest in self.guests if guest.person}
        found.update(self._visitors())
        for other in self._elsewhere.values():
            found.update(other.persons)
        return found

    def _visitors(self) -> set[str]:
        if not self.visits:
            return set()
        lately = self.room.now() - VISIT
        return {person for person, at in self.visits.items() if at > lately}

    def parted(self) -> tuple[list[str], int]:
        """The seated people connected to this process, and how many others are."""
        # Use the current seats: somebody may just have sat down.
        seats = set(self.room.table.persons())
        seated = {guest.person for guest in self.guests if guest.person in seats}
        seated |= self._visitors() & seats
        return sorted(seated), sum(1 for guest in self.guests if guest.person not in seats)

    def note_address(self, actor: Actor) -> None:
        """Remember the address a person plays from: bots think on behalf of an address."""
        if self._addresses.get(actor.person) == actor.address:
            return  # nearly always; this runs for each command
        table = self.room.table
        if actor.person and (actor.person == table.host or table.seats_of(actor.person)):
            self._addresses[actor.person] = actor.address

    @property
    def client(self) -> Client:
        """The client for whom the table's bots think: its host, or the first known player."""
        table = self.room.table
        for person in [table.host, *table.persons()]:
            if person in self._addresses:
                return self._addresses[person], person
        return "", table.host

    @property
    def attended(self) -> bool:
        """Is anybody with a seat here connected?  Spectators do not count."""
        seated = {seat.person for seat in self.room.table.seats if seat.person}
        for guest in self.guests:
            if guest.person in seated:
                return True
        return not self.here().isdisjoint(seated)

    def crowd(self) -> Crowd:
        crowd = Crowd()
        crowd.here = self.here()
        _, watchers = self.parted()
        crowd.watchers = watchers + sum(one.watchers for one in self._elsewhere.values())
        return crowd

    def note_absent(self) -> None:
        """Remember since when each seated person has been away."""
        here, now = self.here(), self.room.now()
        for person in self.room.table.persons():
            if person in here:
                self.absent.pop(person, None)
            else:
                self.absent.setdefault(person, now)

    def restart_absences(self) -> None:
        """Somebody is back after nobody was here: start waiting afresh for those still away."""
        now = self.room.now()
        self.absent = dict.fromkeys(self.absent, now)

    def note_elsewhere(self, worker: str, persons: list[str], watchers: int) -> bool:
        """Update who is connected to another process; true if that changed."""
        known = self._elsewhere.get(worker)
        here = self.here()
        self._elsewhere[worker] = Elsewhere(persons, watchers, self.room.now())
        return self.here() != here or watchers != (known.watchers if known is not None else 0)

    def forget_elsewhere(self, before: int) -> bool:
        """Forget processes that have not reported since then; true if there were any."""
        silent = [worker for worker, one in self._elsewhere.items() if one.at < before]
        for worker in silent:
            del self._elsewhere[worker]
        return bool(silent)

    # Arriving

    def seen_by(self, viewpoint: Viewpoint) -> Table:
        """The table, or for delayed spectators an earlier state of it."""
        return self.room.table if viewpoint.seats or self.delayed is None else self.delayed.table

    def admit(self, guest: Guest, since: int) -> bool:
        """Show the table to a new guest, if they may see it."""
        if not self.may_look(guest.person):
            guest.dismiss(PRIVATE)
            return False
        viewpoint = self.guests[guest] = Viewpoint(self.room.table, guest.person)
        seen, now = self.seen_by(viewpoint), self.room.now()
        start = first_unknown_step(seen, since)
        guest.tell(views.everything(seen, viewpoint, self.crowd(), now, start))
        return True

    def seen_v(self, person: str) -> int:
        """How much of the log this person may know now."""
        if self.delayed is None:
            return self.room.table.v
        return self.seen_by(Viewpoint(self.room.table, person)).v

    def may_look(self, person: str) -> bool:
        """Seated people may look; others too, if spectators are allowed or no game has begun."""
        table = self.room.table
        open_to_all = table.setup.watch == "anybody" or table.status == "gathering"
        return open_to_all or bool(table.seats_of(person))

    def shown_to(self, person: str) -> news.News:
        """Everything this person may see now."""
        viewpoint = Viewpoint(self.room.table, person)
        return views.everything(self.seen_by(viewpoint), viewpoint, self.crowd(), self.room.now())

    # Sending

    def tell(self, change: Change) -> None:
        """Send everybody the changes they may know about."""
        table = self.room.table
        if change.info:
            self._update_viewpoints()
        crowd = self.crowd() if change.info else Crowd()
        words = SharedNews(table, change, crowd, self.room.now())
        for guest, viewpoint in list(self.guests.items()):
            if viewpoint.seats or self.delayed is None:
                guest.send(words.to(viewpoint))

    def _update_viewpoints(self) -> None:
        """Update viewpoints after a change of seats; when a game begins, some may have to leave."""
        for guest in list(self.guests):
            if self.may_look(guest.person):
                self.guests[guest] = Viewpoint(self.room.table, guest.person)
            else:
                del self.guests[guest]
                guest.dismiss(PRIVATE)

    def tell_who_is_here(self) -> None:
        change = Change()
        change.info = True
        self.tell(change)

    def tell_everything(self) -> None:
        """Send everything again: what was sent before may be wrong."""
        self._update_viewpoints()
        crowd, now = self.crowd(), self.room.now()
        for guest, viewpoint in list(self.guests.items()):
            guest.tell(views.everything(self.seen_by(viewpoint), viewpoint, crowd, now))

    # Delayed spectators

    def add(self, entries: list[Entry]) -> None:
        if self.delayed is not None:
            self.delayed.add(entries)

    @property
    def due(self) -> int:
        return self.delayed.due if self.delayed is not None else 0

    def show_delayed(self, now: int) -> None:
        """Send delayed spectators what they may see by now."""
        delayed = self.delayed
        if delayed is None:
            return
        watch = Watch(delayed.table)
        while (entry := delayed.following(now)) is not None:
            body = log.read(entry.body)
            delayed.table.take(entry, body)
            watch.took(body)
        change = watch.result()
        if change.nothing:
            return
        words = SharedNews(delayed.table, change, self.crowd(), now)
        for guest, viewpoint in list(self.guests.items()):
            if not viewpoint.seats:
                guest.send(words.to(viewpoint))


class OwnNews(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The last part of `news.News`: what is meant for one person only."""

    own: list[news.Own]
    ask: list[news.Ask]
    undo: news.UndoState
    guide: news.Guide | None = None
    chat_from: int | None = None
    chat: list[news.ChatLine] | None = None


class SharedNews:
    """The messages about one change.  What several people share is encoded once.

    All spectators get the same message, so one copy waits to be read, however many they are; but
    people who have muted somebody get less.
    """

    def __init__(self, table: Table, change: Change, crowd: Crowd, now: int) -> None:
        self._table = table
        self._change = change
        self._crowd = crowd
        self._same = b""
        self._game: GameNews | None = GameNews(table, change.start, now) if change.game else None

    def to(self, viewpoint: Viewpoint) -> bytes:
        if viewpoint.seats or self._table.chat.mutes(viewpoint.person):
            return self._encoded(viewpoint)
        if not self._same:
            self._same = self._encoded(viewpoint)
        return self._same

    def _encoded(self, viewpoint: Viewpoint) -> bytes:
        game, change = self._game, self._change
        if game is None or change.info:
            return _ENCODER.encode(self.news(viewpoint))
        # Nearly always: a decision.  Only the end of its news differs between people.
        chat = change.chat >= 0
        end = OwnNews(
            views.own_views(self._table, viewpoint),
            views.questions(self._table, viewpoint) if game.acting in viewpoint.seats else [],
            game.undo.of(viewpoint.person),
            guide_of(self._table, viewpoint.seats),
            change.chat if chat else None,
            views.chat_from(self._table, change.chat, viewpoint) if chat else None,
        )
        return b"%b,%b" % (game.beginning(viewpoint), _ENCODER.encode(end)[1:])

    def news(self, viewpoint: Viewpoint) -> news.News:
        """The changes, seen from this viewpoint."""
        table, change, game = self._table, self._change, self._game
        info = views.table_info(table, viewpoint, self._crowd) if change.info else None
        start = change.chat if change.chat >= 0 else None
        chat = views.chat_from(table, start, viewpoint) if start is not None else None
        if game is None:
            return news.News(table.v, info, chat_from=start, chat=chat)
        return news.News(
            v=table.v,
            table=info,
            clocks=game.clocks,
            steps_from=change.start,
            steps=game.steps.seen_from(viewpoint),
            public=game.public,
            own=views.own_views(table, viewpoint),
            ask=views.questions(table, viewpoint) if game.acting in viewpoint.seats else [],
            undo=game.undo.of(viewpoint.person),
            guide=guide_of(table, viewpoint.seats),
            chat_from=start,
            chat=chat,
        )


class GameNews:
    """The game's news for everybody, and the values that each person's news are built from."""

    __slots__ = ("_same", "_start", "_v", "acting", "clocks", "public", "steps", "undo")

    def __init__(self, table: Table, start: int, now: int) -> None:
        self._v = table.v
        self._start = start
        self._same = b""
        self.acting = table.acting
        self.clocks = views.clocks_of(table, now)
        self.public = views.public_view(table)
        self.steps = views.NewSteps(table, start)
        self.undo = UndoStates(table)

    def beginning(self, viewpoint: Viewpoint) -> bytes:
        """The first part of the news, encoded, without the closing brace."""
        if self.steps.concern(viewpoint):
            return self._encoded(self.steps.seen_from(viewpoint))
        if not self._same:
            self._same = self._encoded(self.steps.seen_by_others())
        return self._same

    def _encoded(self, steps: list[news.Step]) -> bytes:
        told = news.News(
            self._v, clocks=self.clocks, steps_from=self._start, steps=steps, public=self.public
        )
        return _ENCODER.encode(told)[:-1]


def first_unknown_step(table: Table, since: int) -> int:
    """The number of the first step that is new to somebody who saw the table at `since`."""
    if since <= 0 or since > table.v or table.undone > since:
        return 0
    for number in range(len(table.steps) - 1, -1, -1):
        if table.steps[number].seq <= since:
            return number + 1
    return 0
