"""One decision of one person: shows the choices, reads the answer, obeys commands between."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tangledbank.bots.hint import advise
from tangledbank.cli.adapter import adapter_of
from tangledbank.cli.choice import Choice
from tangledbank.cli.log import Log
from tangledbank.cli.rule_texts import show_reasons
from tangledbank.cli.saving import save_as
from tangledbank.cli.seats import Seat
from tangledbank.core.action import Action
from tangledbank.core.chance import FastChance
from tangledbank.core.errors import GameError
from tangledbank.core.game import Game
from tangledbank.messages.languages import ENGLISH
from tangledbank.messages.speech import say, speech

#: A list longer than this is set in columns, without explanations.
LONG: Final = 14

#: How long a hint may take, in CPU seconds.
HINT_SECONDS: Final = 1.0


class Leaving(Exception):
    """A person wants to leave the game; `asked` is false if the input just ended."""

    def __init__(self, asked: bool) -> None:
        super().__init__()
        self.asked = asked


def read_line(prompt: str) -> str:
    """A line from the keyboard.  Rich is not used here: it would confuse the line editor."""
    try:
        return input(prompt).strip()
    except EOFError:
        print()
        raise Leaving(asked=False) from None


class Prompt:
    """Asks `seat`, who must decide now."""

    def __init__(
        self, game: Game, seats: Sequence[Seat], seat: int, log: Log, console: Console, path: Path
    ) -> None:
        self.game = game
        self.seats = seats
        self.seat = seat
        self.log = log
        self.console = console
        self.path = path  # where the game is saved if no file is named
        self.view = game.view(seat)
        self.actions = game.legal_actions()
        self.adapter = adapter_of(game)
        self.top = self.adapter.menu(game, self.view, self.actions)
        self.shown = self.top
        self.within: Choice | None = None  # what the shown choices belong to, if not the first ones

    def ask(self) -> Action:
        """The action that was chosen.  Raises `Leaving` if the person leaves instead."""
        self.show_choices()
        while True:
            action = self.answer(read_line(f"{self.view.seat}> "))
            if action is not None:
                return action

    # What is shown

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))

    def show_choices(self) -> None:
        invitation = self.adapter.invitation(self.view)
        if invitation and self.shown is self.top:
            self.say(invitation, "bold")
            return
        question = self.within.label if self.within else self.adapter.question(self.game)
        self.say(question, "bold")
        subject = self.within.subject if self.within else ""
        for remark in self.adapter.remarks_on(self.view, subject):
            self.say(remark, "dim")
        # Notation explains itself to whoever reads English.
        if len(self.shown) > LONG and speech().language == ENGLISH:
            labels = [f"{n:>3} {choice.label}" for n, choice in enumerate(self.shown, 1)]
            self.console.print(Columns([Text(label) for label in labels], padding=(0, 3)))
        else:
            self.console.print(listed(self.shown))
        if self.within:
            self.say(f"  0  {say('terminal-back')}", "dim")

    # What is answered

    def answer(self, line: str) -> Action | None:
        """Obey one line; the action, if it chose one."""
        words = line.split()
        if not words:
            self.shown, self.within = self.top, None
            self.show_choices()
            return None
        if line.isdecimal():
            return self.choose(int(line))
        if line == "p":
            return self.pass_on()
        command = self.command(words[0].lower())
        if command is not None:
            command(line[len(words[0]) :].strip())
            return None
        return self.written(line)

    def choose(self, number: int) -> Action | None:
        if number == 0 and self.within:
            self.shown, self.within = self.top, None
            self.show_choices()
        elif not 1 <= number <= len(self.shown):
            self.say(say("terminal-no-choice", number=number, last=len(self.shown)), "yellow")
        else:
            return self.pick(self.shown[number - 1])
        return None

    def pick(self, choice: Choice) -> Action | None:
        if choice.action is not None:
            return choice.action
        if not choice.more:
            self.say(f"{choice.label} {choice.gloss}.", "yellow")
            return None
        self.shown, self.within = choice.more, choice
        self.show_choices()
        return None

    def pass_on(self) -> Action | None:
        for action in self.actions:
            if action.verb in self.adapter.passing:
                return action
        self.say(say("terminal-cannot-pass"), "yellow")
        self.why("pass")
        return None

    def written(self, line: str) -> Action | None:
        """An action in its notation, if it is legal."""
        try:
            action = self.game.read(line)
        except GameError as error:
            self.unclear(line, error)
            return None
        reasons = self.game.why_not(action)
        if not reasons:
            return action
        self.say(say("terminal-forbidden", action=str(action)), "yellow")
        show_reasons(reasons, self.console, self.adapter.name_of)
        return None

    def unclear(self, line: str, error: GameError) -> None:
        """A line that is no action.  The engine, which says more, speaks English alone."""
        english = speech().language == ENGLISH
        told = str(error) if english else say("terminal-no-action", line=line, help="help")
        self.say(told, "yellow")

    # Commands

    def command(self, word: str) -> Callable[[str], None] | None:
        return {
            "help": self.help,
            "?": self.help,
            "hint": self.hint,
            "why": self.why,
            "table": self.table,
            "log": self.tell_all,
            "scores": self.scores,
            "discard": self.discard,
            "save": self.save,
            "quit": self.leave,
            "exit": self.leave,
        }.get(word)

    def help(self, subject: str) -> None:
        if not subject:
            self.say(self.adapter.help())
            return
        text = self.adapter.help_on(subject)
        if text is None:
            self.say(say("terminal-nothing-about", subject=subject), "yellow")
            self.say(say("terminal-traits-are", traits=", ".join(self.adapter.traits)))
        else:
            self.say(text)

    def why(self, line: str) -> None:
        line = line.removeprefix("not ").strip()
        if not line:
            usage = say("terminal-why-usage", why="why", example="why attack A1 B2")
            self.say(usage, "yellow")
            return
        try:
            reasons = self.game.why_not(line)
        except GameError as error:
            self.unclear(line, error)
            return
        if reasons:
            self.say(say("terminal-forbidden", action=line))
            show_reasons(reasons, self.console, self.adapter.name_of)
        else:
            self.say(say("terminal-allowed", action=line), "green")

    def hint(self, line: str) -> None:
        """What `search` would do, and why; `hint 5` lets it think for five seconds."""
        try:
            seconds = float(line or HINT_SECONDS)
        except ValueError:
            seconds = 0.0
        if not 0.05 <= seconds <= 60:
            self.say(say("terminal-hint-usage", hint="hint", longer="hint 5"))
            return
        # Luck of its own: asking must not change what the bots will do.
        luck = FastChance(len(self.game.history))
        for place, advice in enumerate(advise(self.view, self.actions, luck, seconds), 1):
            self.say(f"{place}. {advice.action}", "bold" if place == 1 else "")
            said = [speech().say(reason.template, reason.words) for reason in advice.reasons]
            if advice.visits:
                share = round(100 * advice.share)
                said.insert(1, say("terminal-share", share=share))
            self.say(f"   {' '.join(said)}", "dim")

    def table(self, _: str) -> None:
        self.adapter.draw(self.view, self.console)
        self.show_choices()

    def tell_all(self, _: str) -> None:
        self.log.show(self.log.deeds, self.seat, self.console)

    def scores(self, _: str) -> None:
        for line in self.adapter.scores(self.view):
            self.say(line)

    def discard(self, _: str) -> None:
        for line in self.adapter.discards(self.view):
            self.say(line)

    def save(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.path
        try:
            save_as(path, self.game, self.seats)
        except GameError as error:
            self.say(f"{error}", "yellow")
        else:
            saved = Text(say("terminal-saved", path=str(path)), "green")
            self.console.print(saved, soft_wrap=True)

    def leave(self, _: str) -> None:
        raise Leaving(asked=True)


def listed(choices: list[Choice]) -> Table:
    grid = Table.grid(padding=(0, 2))
    # What a choice means may be cut short, but never the choice.
    grid.add_column(justify="right", width=3, style="bold")
    grid.add_column(no_wrap=True, width=max(cell_len(one.label) for one in choices))
    # (Only a column that may be wrapped is narrowed, so it is its text that says not to.)
    grid.add_column(style="dim")
    for number, choice in enumerate(choices, 1):
        gloss = Text(choice.gloss, no_wrap=True, overflow="ellipsis")
        grid.add_row(str(number), Text(choice.label), gloss)
    return grid
