"""A bot that is a program: one process for each seat, so that no seat learns another's cards.

A program that hangs, ends, floods or writes unreadable output is killed and out of its game: each
of its decisions raises `ProgramFault` at once.  It is restarted for the next game.  A program that
only gives an illegal answer loses that decision and is asked again.
"""

import time

from tangledbank.bots.bot import Bot, Budget
from tangledbank.bots.program.definition import Program
from tangledbank.bots.program.position import position_lines
from tangledbank.bots.program.process import ProgramProcess
from tangledbank.bots.program.protocol import (
    GREETING,
    MOST_OPTIONS,
    VERSION,
    BadAnswer,
    Option,
    ProgramFault,
    shown,
)
from tangledbank.bots.program.questions import Questions
from tangledbank.core.action import Action
from tangledbank.core.chance import Chance
from tangledbank.core.view import View


class Partner:
    """One running program, and its own description."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.name = ""
        self.wants_saved = False
        self.options: dict[str, Option] = {}
        self.greeted = False
        self.fresh = True  # it has not been told about its game yet
        self.process = ProgramProcess(program)

    def greet(self) -> None:
        """The handshake: it describes itself and gets its options."""
        process, limit = self.process, self.program.start
        deadline = time.monotonic() + limit
        process.send([f"{GREETING} {VERSION}"])
        while True:
            line = process.line(deadline, limit)
            word, _, rest = line.partition(" ")
            if word == "name":
                self.name = shown(rest)
            elif word == "want" and rest == "saved":
                self.wants_saved = True
            elif word == "option":
                option = Option.of(rest)
                self.options[option.name] = option
                if len(self.options) > MOST_OPTIONS:
                    raise ProgramFault(f"declares more than {MOST_OPTIONS} options")
            elif word == "ready":
                if rest != str(VERSION):
                    raise ProgramFault(f"speaks version {shown(rest)!r}; expected {VERSION}")
                break
            elif word not in ("about", "version", "author", "info", ""):
                raise ProgramFault(f"said {shown(line)!r} before it was ready")
        process.send([self.setting(name, value) for name, value in self.program.options.items()])

    def setting(self, name: str, value: str) -> str:
        option = self.options.get(name)
        if option is None:
            known = ", ".join(self.options) or "none"
            raise ProgramFault(f"has no option {name!r}; its options: {known}")
        if not option.accepts(value):
            raise ProgramFault(f"option {name}: {value!r} is not {option.expected}")
        return f"set {name} {value}"

    def prepare(self) -> None:
        """Make it ready for a question; it must not have written anything since."""
        process = self.process
        process.begin()
        if not self.greeted:
            self.greet()
            self.greeted = True
        for line in process.waiting():
            if line.strip() and line.partition(" ")[0] != "info":
                raise ProgramFault(f"said {shown(line)!r} without being asked")
        if self.fresh:
            process.send(["newgame"])
            self.fresh = False

    def decide(self, view: View, actions: list[Action], seed: int, budget: Budget | None) -> Action:
        """Its answer to a position."""
        process = self.process
        limit = self.program.patience(budget)
        deadline = time.monotonic() + limit
        process.send(position_lines(view, actions, self.wants_saved))
        process.send([go_line(limit, seed, budget)])
        questions = Questions(view)
        while True:
            line = process.line(deadline, limit)
            word, _, rest = line.partition(" ")
            if word == "bestmove":
                if process.unread:
                    raise ProgramFault("answered without reading the position")
                return action_of(rest, actions)
            if word == "error":
                raise BadAnswer(f"gave up: {shown(rest)}")
            if word in ("info", ""):
                continue
            answer = questions.answer(word, rest)
            if answer is None:
                raise ProgramFault(f"said {shown(line)!r}, which is not in the protocol")
            process.send(answer)


def go_line(limit: float, seed: int, budget: Budget | None) -> str:
    line = f"go wall {limit:g} seed {seed}"
    if budget is None:
        return line
    if budget.seconds:
        return f"{line} cpu {budget.seconds:g}"
    return f"{line} iterations {budget.iterations}"


def seed_from(chance: Chance) -> int:
    """The seed for a program's random choices: a number below 2**48."""
    return chance.below(1 << 24) << 24 | chance.below(1 << 24)


def action_of(line: str, actions: list[Action]) -> Action:
    """The legal action written like this."""
    written = " ".join(line.split())
    for action in actions:
        if str(action) == written:
            return action
    raise BadAnswer(f"answered {shown(line)!r}, which is not legal")


class ProgramBot(Bot):
    level = 4

    def __init__(self, program: Program) -> None:
        self.program = program
        self.name = program.spec
        self.about = program.about or f"a program: {' '.join(program.command)}"
        self.budget: Budget | None = Budget.of(program.budget) if program.budget else None
        self._partners: dict[str, Partner] = {}
        self._idle: list[Partner] = []
        self._failed: dict[str, str] = {}  # programs out of this game, and why

    @property
    def title(self) -> str:
        if not self.program.name:
            return self.spec
        budget = "" if self.budget is None else f":{self.budget}"
        return self.program.name + budget

    def begin(self) -> None:
        """A new game: restart programs that failed, and tell the others."""
        for seat, partner in self._partners.items():
            if seat in self._failed:
                partner.process.kill()  # in case the first attempt was interrupted
            else:
                partner.fresh = True
                self._idle.append(partner)
        self._partners.clear()
        self._failed.clear()

    def close(self) -> None:
        self.begin()
        while self._idle:
            self._idle.pop().process.quit()

    def choose(self, view: View, actions: list[Action], chance: Chance) -> Action:
        self.elsewhere = 0.0
        seat = view.seat
        if seat in self._failed:
            raise ProgramFault(f"{self.spec} is out of this game: it {self._failed[seat]}")
        try:
            return self._ask(seat, view, actions, seed_from(chance))
        except BadAnswer as error:
            raise BadAnswer(f"{self.spec} {error}") from None
        except BaseException as error:
            # Too late, interrupted, or at fault: its output is useless now.
            self._failed[seat] = str(error) if isinstance(error, ProgramFault) else "took too long"
            if seat in self._partners:
                self._partners[seat].process.kill()
                del self._partners[seat]
            if isinstance(error, ProgramFault):
                raise ProgramFault(f"{self.spec} {error}") from None
            raise

    def _ask(self, seat: str, view: View, actions: list[Action], seed: int) -> Action:
        partner = self._partners.get(seat)
        if partner is None:
            partner = self._idle.pop() if self._idle else Partner(self.program)
            self._partners[seat] = partner
        partner.prepare()
        before = partner.process.cpu_seconds()  # starting is not thinking
        try:
            return partner.decide(view, actions, seed, self.budget)
        finally:
            self.elsewhere = max(0.0, partner.process.cpu_seconds() - before)
