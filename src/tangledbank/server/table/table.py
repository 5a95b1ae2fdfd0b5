"""A table is what its log says: `Table.take` applies one entry after another.

Nothing else changes a table.  To change one, get the entries from `verbs`, apply them to a clone
with `take`, write them, and continue with the clone.
"""

from tangledbank.core.action import Action
from tangledbank.core.errors import GameError
from tangledbank.core.event import Event
from tangledbank.core.game import Game
from tangledbank.core.record import FIRST_PRESETS, engine_version
from tangledbank.server.kinds.adapter import ServerAdapter
from tangledbank.server.kinds.adapters import adapter_of_edition
from tangledbank.server.store.store import Entry
from tangledbank.server.table import dealing, log
from tangledbank.server.table.chat import Chat, Said
from tangledbank.server.table.checkpoints import Checkpoints
from tangledbank.server.table.clock import Timing
from tangledbank.server.table.differs import differs_of
from tangledbank.server.table.done_commands import DoneCommands
from tangledbank.server.table.motion import Motion
from tangledbank.server.table.progress import Progress, note_points
from tangledbank.server.table.seating import take_seats
from tangledbank.server.table.seats import Seat
from tangledbank.server.table.steps import Played, Steps, Tried
from tangledbank.server.table.terms import Terms, kept_terms
from tangledbank.server.wire.news import Differs, Status
from tangledbank.server.wire.setup import Setup


class Broken(Exception):
    """The log does not replay with this engine."""


class Table:
    """Everything about one table."""

    def __init__(self, name: str, engine: str = "") -> None:
        self.id = name
        self.engine = engine or engine_version()
        self.v = 0  # the number of the last entry
        self.moment = 0  # the number of the last entry that changed the game
        self.undone = 0  # the number of the last undo
        self.undos = 0  # how many undos there were
        self.taken_back = 0  # how many steps they took back in total
        self.at = 0
        self.since = 0
        self.status: Status = "gathering"
        self.problem = ""
        self.setup = Setup()
        self.terms = Terms(FIRST_PRESETS, {})
        self.differs: list[Differs] = []  # the options that differ from the current edition
        self.host = ""
        self.secret = b""
        self.opened: log.Opened | None = None
        self.nonces: list[tuple[str, bytes]] = []  # person and nonce, in order of arrival
        self.seats: list[Seat] = []
        self.calls: list[str] = []
        self.game: Game | None = None
        self.cards = 0  # how many it is played with
        self.progress = Progress(0)
        self.steps = Steps()
        self.checkpoints = Checkpoints()
        self.turns: list[list[int]] = []  # everybody's points at the end of each turn
        self.paused = False
        self.motion: Motion | None = None
        self.timing = Timing(self.setup.clock, 0)
        self.chat = Chat()
        self.rematch = ""
        self.ended_by = ""
        self.done = DoneCommands()
        self.late: dict[str, int] = {}  # each person's commands since the log is full
        self._own_game = True  # may `game` be changed, or does a clone share it?
        self._own_people = True  # and its seats and chat?
        self._tried: Tried | None = None  # the last decision tried

    def clone(self) -> "Table":
        """An independent copy; parts are shared until one of the two changes them."""
        new = Table.__new__(Table)
        new.__dict__.update(self.__dict__)
        self._own_game = new._own_game = False
        self._own_people = new._own_people = False
        new.steps = self.steps.clone()
        new.checkpoints = self.checkpoints.clone()
        new.turns = self.turns[:]
        new.timing = self.timing.clone()
        new.done = self.done.clone()
        return new

    def _have_own_people(self) -> None:
        """Copy what decisions leave alone, because something else is about to change it."""
        if not self._own_people:
            self._own_people = True
            self.seats = [seat.clone() for seat in self.seats]
            self.chat = self.chat.clone()
            self.late = self.late.copy()

    # People

    def seats_of(self, person: str) -> list[int]:
        return [at for at, seat in enumerate(self.seats) if person and seat.person == person]

    def persons(self) -> list[str]:
        """Everybody with a seat here, each once."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person))

    def active_persons(self) -> list[str]:
        """The people who still play their own seats."""
        return list(
            dict.fromkeys(
                seat.person
                for seat in self.seats
                if seat.person and not seat.stand_in and not seat.surrendered
            )
        )

    def somebody_away(self) -> bool:
        """Does a stand-in play for a person who may come back?"""
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
    def adapter(self) -> ServerAdapter:
        return adapter_of_edition(self.setup.edition)

    @property
    def acting(self) -> int:
        """The seat that must decide now; -1: none."""
        if self.game is None or self.status != "playing":
            return -1
        return self.game.acting

    # The log

    @property
    def full(self) -> bool:
        """Is the log full, so that the game can only be finished?  Chat does not count."""
        return self.v - self.chat.entries >= log.MOST_ENTRIES

    def take(self, entry: Entry, body: log.AnyBody | None = None) -> None:
        """Apply an entry of the log."""
        if entry.seq != self.v + 1:
            raise Broken(f"entry {entry.seq} cannot follow entry {self.v}")
        said = log.read(entry.body) if body is None else body
        self.at = entry.at
        full = self.full
        self.v = entry.seq
        if isinstance(said, log.Decided):
            self._decided(said, entry)
        else:
            self._have_own_people()
            self._take(said, entry)
        if said.cmd:
            if full and not isinstance(said, (log.Decided, log.Said, log.Muted)):
                self.late[said.who] = self.late.get(said.who, 0) + 1
            self.done.note(said.who, said.cmd, entry.seq)

    def _take(self, said: log.AnyBody, entry: Entry) -> None:
        """Apply an entry that is not a decision."""
        at = entry.at
        if isinstance(said, log.Opened):
            self.opened = said
            self.setup = said.setup
            self.terms = kept_terms(said)
            self.differs = differs_of(said.setup.edition, self.terms)
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
                self.motion = self.motion.agreed(said.person)
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
        assert self.opened is not None
        return dealing.first_position(self.opened, calls, self.nonce_bytes())

    def _began(self, said: log.Began, entry: Entry) -> None:
        if not take_seats(self, said.order):
            raise Broken("the random seating comes out differently")
        self.calls = list(said.calls)
        try:
            self.game = self.new_game(self.calls)
            self._own_game = True
        except GameError as error:
            raise Broken(f"the deal: {error}") from None
        thrown = dealing.thrown_at_the_deal(self.opened, self.game)
        if thrown != said.thrown:
            raise Broken("the deal comes out differently")
        self.status = "playing"
        self.cards = self.adapter.cards_dealt(self.game)
        self.progress = Progress(self.setup.watch_delay * 1000)
        self.timing = Timing(self.setup.clock, len(self.seats))
        events = dealing.events_of_deal(self.game)
        step = Played(entry.seq, entry.at, -1, "", "deal", events, False, True, thrown)
        self.steps = Steps([step])
        self.checkpoints = Checkpoints()
        self.turns = []
        self._moved(entry)

    def try_decision(self, action: Action, by: log.By, who: str, cmd: str) -> log.Decided:
        """The entry for a legal action of the deciding seat, with its throws.

        It is worked out on a copy of the game, which becomes the table's game if the entry is
        applied.
        """
        game = self.the_game.clone()
        seat, length = game.acting, len(game.history)
        events = game.apply(action)
        thrown = dealing.thrown_since(game, length + 1)
        body = log.Decided(seat=seat, action=str(action), by=by, thrown=thrown, who=who, cmd=cmd)
        self._tried = Tried(body, game, events)
        return body

    def _decided(self, said: log.Decided, entry: Entry) -> None:
        tried, self._tried = self._tried, None
        if tried is not None and tried.body is said:
            self.game, self._own_game, events = tried.game, True, tried.events
        else:
            events = self._apply(said)
        game = self.the_game
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
                not said.thrown and self.adapter.nothing_learnt(events),
                verb in self.adapter.open_verbs,
                said.thrown,
            )
        )
        self.timing.decided(entry.at)
        if self.motion is not None and self.motion.what == "undo":
            self.motion = None
        self._moved(entry)

    def _apply(self, said: log.Decided) -> list[Event]:
        """Apply a decision to the game; `Broken` if it is illegal or has another outcome."""
        if self.game is None:
            raise Broken("there is a decision before the game")
        if not self._own_game:
            self.game, self._own_game = self.game.clone(), True
        game = self.game
        length = len(game.history)
        try:
            if game.acting != said.seat:
                raise Broken(f"step {len(self.steps)}: it was not the decision of seat {said.seat}")
            events = game.apply(said.action)
        except GameError as error:
            raise Broken(f"step {len(self.steps)}: {error}") from None
        if dealing.thrown_since(game, length + 1) != said.thrown:
            raise Broken(f"step {len(self.steps)}: the dice come out differently")
        return events

    def _undone(self, keep: int, entry: Entry) -> None:
        """Go back to the position after the steps that stay."""
        agreed = self.motion is not None and self.motion.what == "undo"
        person = self.seats[self.steps[-1].seat].person
        again = self.timing.running >= 0 and self.seats[self.timing.running].person == person
        self.timing.taken_back(entry.at, keep, again and not agreed)
        if agreed:
            self.timing.forget_spent()
        self.game = game = self.game_after(keep)
        self._own_game = True
        self.undone = entry.seq
        self.undos += 1
        self.taken_back += len(self.steps) - keep
        self.steps = Steps(self.steps[:keep])
        self.checkpoints.forget_after(keep)
        if self.motion is not None and self.motion.what == "undo":
            self.motion = None
        self.status = "playing"
        self.turns = self.turns[: max(game.turn, 1)]
        self._moved(entry)

    def game_after(self, steps: int) -> Game:
        """A copy of the game after its first `count` steps (the deal is one)."""
        known, game = self.checkpoints.nearest(steps) or (1, self.new_game(self.calls))
        for number in range(known, steps):
            game.apply(self.steps[number].action)
            self.checkpoints.note(number + 1, game)
        return game

    def _moved(self, entry: Entry) -> None:
        """The position has changed."""
        game = self.game
        assert game is not None
        self.checkpoints.note(len(self.steps), game)
        self.moment = entry.seq
        note_points(self.turns, game)
        self.progress = self.progress.noted(entry.at, game.turn, self.adapter.deck_size(game))
        if game.over:
            self.status = "over"
            self.motion = None
        self._ask(entry.at)

    def _ask(self, at: int) -> None:
        """Start the clock of the seat that must decide; bots have none."""
        seat = self.acting
        if seat >= 0 and self.bot_of(seat):
            seat = -1
        self.timing.ask(seat, seat >= 0 and self._is_answer(), at, len(self.steps))
        if self.paused:
            self.timing.stop(at)

    def _is_answer(self) -> bool:
        """Is the question about another player's action?"""
        return self.the_game.asking.answers

    @property
    def the_game(self) -> Game:
        assert self.game is not None
        return self.game
