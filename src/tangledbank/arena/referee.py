"""The referee: lets bots play a game to its end, whatever they do.

A bot that raises, gives an illegal answer, or thinks for too long loses that move to the default
decision.  The fault is recorded with the position, and the game continues.
"""

import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from typing import Final

from tangledbank.arena.clock import Clock, TooLate
from tangledbank.bots.bot import BlindBot, Bot
from tangledbank.core.action import Action
from tangledbank.core.chance import Chance
from tangledbank.core.event import Event
from tangledbank.core.game import Game
from tangledbank.core.recording import write_record

#: The position is stored for this many faults per seat and game; the others are only counted.
POSITIONS: Final = 2

#: The most characters of a bot's message that are shown.
LONGEST: Final = 200

#: Called for every decision: the seat, its action, and the events that followed.
Watcher = Callable[[int, Action, list[Event]], None]


class Fault:
    """A decision that a bot failed to make."""

    def __init__(self, seat: int, move: int, asked: str, why: str, default: str) -> None:
        self.seat = seat
        self.move = move  # how many decisions were made before it
        self.asked = asked
        self.why = why
        self.default = default  # the default decision
        self.position = ""  # for the first few: the record of the game so far


class Thinking:
    """What a seat's decisions cost; forced ones are not put to a bot."""

    def __init__(self) -> None:
        self.moves = 0
        self.seconds = 0.0  # of CPU time
        self.longest = 0.0
        self.faults = 0

    def add(self, seconds: float) -> None:
        self.moves += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


class Referee:
    """Supervises one game; `limits` are the CPU seconds each bot has per move."""

    def __init__(
        self,
        game: Game,
        bots: Sequence[Bot],
        chances: Sequence[Chance],
        limits: Sequence[float],
        watcher: Watcher | None = None,
    ) -> None:
        self.game = game
        self.bots = bots
        self.chances = chances
        self.limits = limits
        self.watcher = watcher
        self.thinking = [Thinking() for _ in bots]
        self.faults: list[Fault] = []
        self.decisions = 0

    def play(self) -> None:
        """Play to the end of the game."""
        clock = Clock()
        for one in {id(one): one for one in self.bots}.values():
            one.begin()
        try:
            # Keep a bot's output apart from the arena's.
            with redirect_stdout(sys.stderr):
                while not self.game.over:
                    self.decide(clock)
        finally:
            clock.close()

    def decide(self, clock: Clock) -> None:
        game = self.game
        seat = game.acting
        actions = game.legal_actions()
        choice = actions[0] if len(actions) == 1 else self.ask(clock, seat, actions)
        events = game.apply(choice)
        self.decisions += 1
        if self.watcher is not None:
            self.watcher(seat, choice, events)

    def ask(self, clock: Clock, seat: int, actions: list[Action]) -> Action:
        game = self.game
        bot = self.bots[seat]
        why = ""
        late = False
        answer: object = None
        try:
            try:
                clock.start(self.limits[seat])
                if isinstance(bot, BlindBot):
                    answer = bot.pick(actions[:], self.chances[seat])
                else:
                    answer = bot.choose(game.view(seat), actions[:], self.chances[seat])
            except (KeyboardInterrupt, TooLate):
                raise
            except BaseException as error:  # anything a bot raises is its fault, even SystemExit
                why = f"raised {type(error).__name__}: {told(error)}"
            finally:
                clock.stop()  # even if the whole arena is interrupted
        except TooLate:
            clock.stop()
            late = True
        # A program thinks in its own process.
        seconds = clock.seconds + bot.elsewhere
        self.thinking[seat].add(seconds)
        if late or clock.late or seconds > clock.limit:
            spent = f"{seconds:.2f} s of CPU time, {clock.waited:.2f} s on the wall"
            why = f"too late: {spent}; the limit is {clock.limit:g} s"
        elif not why and not isinstance(answer, Action):
            why = f"answered with {type(answer).__name__} {told(answer)!r}, which is not an action"
        elif not why and not any(answer is action for action in actions):
            why = f"answered {told(answer)!r}, which is not legal"
        if why:
            return self.rule(seat, why)
        assert isinstance(answer, Action)
        return answer

    def rule(self, seat: int, why: str) -> Action:
        """The default decision, with a note of why it was taken."""
        game = self.game
        default = game.default_action()
        fault = Fault(seat, self.decisions, game.asking.word, why, str(default))
        self.thinking[seat].faults += 1
        if self.thinking[seat].faults <= POSITIONS:
            fault.position = write_record(game, secret=True)
        self.faults.append(fault)
        return default


def told(thing: object) -> str:
    """A bot's answer or error on one line, even if it cannot be printed.

    >>> told(ValueError("two\\nlines")), len(told("x" * 5000))
    ('two lines', 203)
    """
    try:
        words = " ".join(str(thing).split())
    except Exception as error:
        words = f"(its message cannot be shown: {type(error).__name__})"
    return words if len(words) <= LONGEST else f"{words[:LONGEST]}..."
