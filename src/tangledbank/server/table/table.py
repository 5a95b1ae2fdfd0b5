"""A table is what its log says: `Table.take` reads one entry after the other.

Nothing else changes a table.  Whoever wants to change one asks `verbs` for the entries that would,
has them written down, and lets the table take them.
"""

from typing import Final

import msgspec

from tangledbank.core.action import Action
from tangledbank.core.errors import GameError
from tangledbank.core.event import Event
from tangledbank.core.game import Game
from tangledbank.core.record import engine_version
from tangledbank.server.kinds.face import Face
from tangledbank.server.kinds.faces import FACES
from tangledbank.server.store.store import Entry
from tangledbank.server.table import log
from tangledbank.server.table.chat import Chat, Said
from tangledbank.server.table.checkpoints import Checkpoints
from tangledbank.server.table.clock import Timing
from tangledbank.server.table.dealing import deal, go_on, thrown_since
from tangledbank.server.table.motion import Motion
from tangledbank.server.table.progress import Progress
from tangledbank.server.table.seats import Seat
from tangledbank.server.table.steps import Played
from tangledbank.server.wire.news import Status
from tangledbank.server.wire.setup import Setup

#: So many commands of each person are remembered, to do each only once.
REMEMBERED: Final = 300


class Broken(Exception):
    """The log does not replay with this engine."""


class Table:
    """Everything about one table."""

    def __init__(self, name: str, engine: str = "") -> None:
        self.id = name
        self.engine = engine or engine_version()
        self.v = 0  # the number of the last entry
        self.moment = 0  # of the last one that changed the game
        self.undone = 0  # of the last one that took steps back
        self.undos = 0  # how many did
        self.taken_back = 0  # how many steps they took back, all together
        self.at = 0
        self.since = 0
        self.status: Status = "gathering"
        self.problem = ""
        self.setup = Setup()
        self.host = ""
        self.secret = b""
        self.opened: log.Opened | None = None
        self.nonces: list[tuple[str, bytes]] = []  # person and nonce, in the order they came
        self.seats: list[Seat] = []
        self.calls: list[str] = []
        self.game: Game | None = None
        self.cards = 0  # with which it is played
        self.progress = Progress(0)
        self.steps: list[Played] = []
        self.checkpoints = Checkpoints()
        self.turns: list[list[int]] = []  # everybody's points at the end of each turn
        self.paused = False
        self.motion: Motion | None = None
        self.timing = Timing(self.setup.clock, 0)
        self.chat = Chat()
        self.rematch = ""
        self.ended_by = ""
        self.done: dict[tuple[str, str], int] = {}
        self.late: dict[str, int] = {}  # what each person did since the log is full, but decide
        self._applied: list[Event] | None = None  # see `try_action`

    # Who

    def seats_of(self, person: str) -> list[int]:
        return [at for at, seat in enumerate(self.seats) if person and seat.person == person]

    def persons(self) -> list[str]:
        """Everybody who sits here, each once."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person))

    def active_persons(self) -> list[str]:
        """Those who still play their seats themselves."""
        return list(
            dict.fromkeys(
                seat.person
                for seat in self.seats
                if seat.person and not seat.stand_in and not seat.surrendered
            )
        )

    def somebody_away(self) -> bool:
        """Does a stand-in play for somebody who may come back: cut off, or gone for a while?"""
        return any(seat.stand_in and not seat.surrendered for seat in self.seats)

    def bot_of(self, seat: int) -> str:
        """The bot that decides for a seat now; empty if a person does."""
        one = self.seats[seat]
        if one.bot:
            return one.bot
        if one.surrendered or one.stand_in:
            return self.setup.stand_in or "greedy"
        return ""

    @property
    def face(self) -> Face:
        return FACES["creatures" if self.setup.edition == "creatures" else "evolution"]

    @property
    def acting(self) -> int:
        """The seat that must decide now; -1: none."""
        if self.game is None or self.status != "playing":
            return -1
        return self.game.acting

    # The log

    @property
    def full(self) -> bool:
        """Has so much happened here that it is only played to its end?  Chat does not count."""
        return self.v - self.chat.entries >= log.MOST_ENTRIES

    def take(self, entry: Entry, body: log.AnyBody | None = None) -> None:
        """Let the table be what it is after this entry."""
        if entry.seq != self.v + 1:
            raise Broken(f"entry {entry.seq} follows {self.v}")
        said = log.read(entry.body) if body is None else body
        self.at = entry.at
        full = self.full
        self.v = entry.seq
        self._take(said, entry)
        if said.cmd:
            if full and not isinstance(said, (log.Decided, log.Said, log.Muted)):
                self.late[said.who] = self.late.get(said.who, 0) + 1
            self.done[said.who, said.cmd] = entry.seq
            if len(self.done) > REMEMBERED * 9:
                for key in list(self.done)[:REMEMBERED]:
                    del self.done[key]

    def _take(self, said: log.AnyBody, entry: Entry) -> None:
        at = entry.at
        if isinstance(said, log.Decided):
            self._decided(said, entry)
        elif isinstance(said, log.Opened):
            self.opened = said
            self.setup = said.setup
            self.host = said.host
            self.secret = bytes.fromhex(said.secret)
            self.since = at
            self.seats = [Seat(at, plan.bot) for at, plan in enumerate(said.setup.seats)]
        elif isinstance(said, log.Sat):
            seat = Seat(said.seat, "")
            seat.person, seat.name, seat.program = said.person, said.name, said.program
            self.seats[said.seat] = seat
            for one in self.seats_of(said.person):
                self.seats[one].ready = False
        elif isinstance(said, log.Stood):
            self.seats[said.seat] = Seat(said.seat, "")
        elif isinstance(said, log.Arranged):
            self.seats[said.seat] = Seat(said.seat, said.bot)
        elif isinstance(said, log.WasReady):
            self.nonces = [one for one in self.nonces if one[0] != said.person]
            self.nonces.append((said.person, bytes.fromhex(said.nonce)))
            for one in self.seats_of(said.person):
                self.seats[one].ready = True
        elif isinstance(said, log.Began):
            self._began(said, entry)
        elif isinstance(said, log.Undone):
            self._undone(said.keep, entry)
        elif isinstance(said, log.Proposed):
            self.motion = Motion(entry.seq, at, said.what, said.seat, said.keep)
            self.motion.yes.add(self.seats[said.seat].person)
        elif isinstance(said, log.Answered):
            if self.motion is not None and said.yes:
                self.motion.yes.add(said.person)
            else:
                self.motion = None
        elif isinstance(said, log.Paused):
            self.paused = True
            self.motion = None
            self.timing.stop(at)
        elif isinstance(said, log.Resumed):
            self.paused = False
            self.timing.go(at)
        elif isinstance(said, log.StandIn):
            seat = self.seats[said.seat]
            left = seat.left
            seat.stand_in = said.on
            seat.left = said.on and said.left
            if self.acting == said.seat:
                if self.bot_of(said.seat):
                    self.timing.hand_over(at)
                else:
                    self.timing.take_back(said.seat, self._is_answer(), at, left)
        elif isinstance(said, log.Surrendered):
            for one in self.seats_of(said.person):
                self.seats[one].surrendered = True
            if self.acting in self.seats_of(said.person):
                self.timing.hand_over(at)
        elif isinstance(said, log.Ended):
            self.status = "over"
            self.ended_by = said.by
            self.motion = None
            self.timing.ask(-1, False, at)
        elif isinstance(said, log.Said):
            self.chat.say(Said(at, said.person, said.seat, said.name, said.text))
        elif isinstance(said, log.Muted):
            self.chat.mute(said.person, said.seat, said.on, not self.seats_of(said.person))
        elif isinstance(said, log.Rematched):
            self.rematch = said.table
        elif isinstance(said, log.Woke):
            self.timing.wake(at)

    # The game

    def nonce_bytes(self) -> list[bytes]:
        return [nonce for _, nonce in self.nonces]

    def new_game(self, calls: list[str]) -> Game:
        """The game of this table, just dealt."""
        opened = self.opened
        if opened is not None and opened.origin:
            return go_on(
                self.setup,
                opened.calls,
                opened.before,
                opened.thrown,
                self.secret,
                self.nonce_bytes(),
            )
        return deal(self.setup, calls, self.secret, self.nonce_bytes())

    def _began(self, said: log.Began, entry: Entry) -> None:
        self.calls = list(said.calls)
        try:
            self.game = self.new_game(self.calls)
        except GameError as error:
            raise Broken(f"the deal: {error}") from None
        thrown = self.thrown_at_the_deal(self.game)
        if thrown != said.thrown:
            raise Broken("the deal does not come out as it did")
        self.status = "playing"
        self.cards = self.face.cards_dealt(self.game)
        self.progress = Progress(self.setup.watch_delay * 1000)
        self.timing = Timing(self.setup.clock, len(self.seats))
        events = events_of_deal(self.game)
        step = Played(entry.seq, entry.at, -1, "", "deal", events, False, True, thrown)
        self.steps = [step]
        self.checkpoints = Checkpoints()
        self.turns = []
        self._moved(entry)

    def thrown_at_the_deal(self, game: Game) -> list[log.Thrown]:
        opened = self.opened
        given = 0 if opened is None else len(opened.thrown)
        return thrown_since(game, 0)[given:]

    def try_action(self, action: Action) -> list[log.Thrown]:
        """Carry out a legal action ahead of its entry, to know what is thrown.

        The entry must follow; if it cannot be written, this table is no longer true and must be
        read again.
        """
        assert self.game is not None
        length = len(self.game.history)
        self._applied = self.game.apply(action)
        return thrown_since(self.game, length + 1)

    def _decided(self, said: log.Decided, entry: Entry) -> None:
        game = self.game
        if game is None:
            raise Broken("a decision before the game")
        if self._applied is not None:
            events, self._applied = self._applied, None
        else:
            length = len(game.history)
            try:
                if game.acting != said.seat:
                    raise Broken(f"step {len(self.steps)}: seat {said.seat} was not to decide")
                events = game.apply(said.action)
            except GameError as error:
                raise Broken(f"step {len(self.steps)}: {error}") from None
            if thrown_since(game, length + 1) != said.thrown:
                raise Broken(f"step {len(self.steps)}: the dice do not come out as they did")
        last = game.history[-1 - len(said.thrown)]
        verb = last.verb if isinstance(last, Action) else -1
        self.steps.append(
            Played(
                entry.seq,
                entry.at,
                said.seat,
                said.action,
                said.by,
                events,
                not said.thrown and self.face.nothing_learnt(events),
                verb in self.face.open_verbs,
                said.thrown,
            )
        )
        self.timing.decided(entry.at)
        if self.motion is not None and self.motion.what == "undo":
            self.motion = None
        self._moved(entry)

    def _undone(self, keep: int, entry: Entry) -> None:
        """Go back to where the game stood after the steps that stay."""
        agreed = self.motion is not None and self.motion.what == "undo"
        person = self.seats[self.steps[-1].seat].person
        again = self.timing.running >= 0 and self.seats[self.timing.running].person == person
        self.timing.taken_back(entry.at, keep, again and not agreed)
        if agreed:
            self.timing.forget_spent()
        self.game = game = self.game_after(keep)
        self.undone = entry.seq
        self.undos += 1
        self.taken_back += len(self.steps) - keep
        self.steps = self.steps[:keep]
        self.checkpoints.forget_after(keep)
        if self.motion is not None and self.motion.what == "undo":
            self.motion = None
        self.status = "playing"
        self.turns = self.turns[: max(game.turn, 1)]
        self._moved(entry)

    def game_after(self, steps: int) -> Game:
        """The game as it stood after its first so many steps (the deal is one), as a copy."""
        known, game = self.checkpoints.nearest(steps) or (1, self.new_game(self.calls))
        for number in range(known, steps):
            game.apply(self.steps[number].action)
            self.checkpoints.note(number + 1, game)
        return game

    def _moved(self, entry: Entry) -> None:
        """The game stands elsewhere now."""
        game = self.game
        assert game is not None
        self.checkpoints.note(len(self.steps), game)
        self.moment = entry.seq
        self._note_points(game)
        self.progress.note(entry.at, game.turn, self.face.deck_size(game))
        if game.over:
            self.status = "over"
            self.motion = None
        self._ask(entry.at)

    def _note_points(self, game: Game) -> None:
        """Keep everybody's points as they are; a turn's last ones are those that stay."""
        turn = max(game.turn, 1)
        points = list(game.scores().values())
        if len(self.turns) < turn:
            if self.turns:
                self.turns[-1] = points  # the turn before ended with this very step
            self.turns.append(points)
        else:
            self.turns[turn - 1 :] = [points]

    def _ask(self, at: int) -> None:
        """Start the clock of whoever must decide; bots have none."""
        seat = self.acting
        if seat >= 0 and self.bot_of(seat):
            seat = -1
        self.timing.ask(seat, seat >= 0 and self._is_answer(), at, len(self.steps))
        if self.paused:
            self.timing.stop(at)

    def _is_answer(self) -> bool:
        """Is what is asked now an answer to somebody else's doing?"""
        return self.face.asked(self.the_game) in self.face.answers

    @property
    def the_game(self) -> Game:
        assert self.game is not None
        return self.game


def events_of_deal(game: Game) -> list[Event]:
    """What happened at the deal; the engine keeps it until the first decision."""
    state = getattr(game, "state", None)
    return list(state.events) if state is not None else []


def replayed(name: str, engine: str, entries: list[Entry]) -> Table:
    """A table from its log.  One that does not replay any more is kept, and says so."""
    table = Table(name, engine)
    for entry in entries:
        try:
            table.take(entry)
        except Exception as error:
            # Another version may write what this one cannot even read: whatever it is, the log is
            # kept, and nobody plays on from a position that may not be true.
            table.status = "broken"
            table.motion = None
            readable = isinstance(error, (Broken, msgspec.MsgspecError))
            what = str(error) if readable else f"entry {entry.seq}: {type(error).__name__}"
            table.problem = (
                f"{what}. The table was begun with engine {engine}, and this is engine "
                f"{engine_version()}."
            )
            table.v = entries[-1].seq
            table.timing.ask(-1, False, entry.at)
            break
    return table
