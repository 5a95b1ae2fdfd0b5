"""One game in the terminal: people at this keyboard decide, bots answer at once."""

import hashlib
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from tangledbank.bots.bot import Bot
from tangledbank.bots.program.program_bot import ProgramBot
from tangledbank.bots.program.protocol import ProgramFault
from tangledbank.cli.help_page import RESUME
from tangledbank.cli.log import Log
from tangledbank.cli.prompt import Leaving, Prompt, read_line
from tangledbank.cli.saving import save, save_as
from tangledbank.cli.seats import Seat
from tangledbank.cli.signs import SEATS
from tangledbank.core.action import Action
from tangledbank.core.chance import FastChance, commitment
from tangledbank.core.errors import GameError
from tangledbank.messages.speech import say, speech

#: How a game ends that was left, as an exit code.
LEFT = 0
INTERRUPTED = 130

#: What whoever leaves answers, so that nothing is saved.
NO = ("no", "n")


class Session:
    """A game, who plays it, and where it is kept."""

    def __init__(
        self, log: Log, seats: Sequence[Seat], console: Console, path: Path, ask_all: bool
    ) -> None:
        self.game = log.game
        self.adapter = log.adapter
        self.seats = seats
        self.console = console
        self.path = path  # the game is kept here after every decision of a person
        self.ask_all = ask_all  # ask even where there is nothing to choose
        self.log = log
        self.people = [number for number, seat in enumerate(seats) if seat.bot is None]
        self.at_keyboard = self.people[0] if len(self.people) == 1 else -1
        self.keeps = True  # false once keeping has failed, which is said once

    def play(self) -> int:
        self.introduce()
        try:
            while not self.game.over:
                self.step()
        except Leaving as leaving:
            self.leave(leaving.asked)
            return LEFT
        except KeyboardInterrupt:
            self.console.print()
            self.leave(asked=False)
            return INTERRUPTED
        finally:
            for seat in self.seats:
                if seat.bot is not None:
                    seat.bot.close()
        self.finish()
        return LEFT

    def step(self) -> None:
        """One decision."""
        game = self.game
        seat = game.acting
        actions = game.legal_actions()
        player = self.seats[seat].bot
        if player is not None:
            self.act(seat, self.choice(player, seat, actions))
        elif len(actions) == 1 and not self.ask_all:
            self.act(seat, actions[0], forced=True)
        else:
            self.act(seat, self.ask(seat))
            self.keep()

    def choice(self, player: Bot, seat: int, actions: list[Action]) -> Action:
        """What a bot decides; a program that fails loses its decision to the default."""
        view = self.game.view(seat)
        try:
            return player.choose(view, actions, self.chance())
        except ProgramFault as fault:
            self.console.print(
                Text(say("terminal-default", fault=str(fault)), "yellow"), soft_wrap=True
            )
            return self.game.default_action()

    def act(self, seat: int, action: Action, forced: bool = False) -> None:
        self.log.add(seat, self.game.apply(action), forced)

    def chance(self) -> FastChance:
        """The bots' luck in this decision: the same again when a saved game is resumed."""
        seed = self.game.seed
        assert seed is not None
        moment = f"{seed.number} {len(self.game.history)}".encode()
        return FastChance(int.from_bytes(hashlib.sha256(seed.secret + moment).digest()[:6], "big"))

    # What people see

    def introduce(self) -> None:
        game = self.game
        show = self.console.print
        show(Text("Tangled Bank", "bold green"), Text(self.adapter.title(game)))
        players = Text(f"{say('terminal-at-table')} ")
        for number, seat in enumerate(self.seats):
            players.append(f"{chr(ord('A') + number)} {seat.name}", f"bold {SEATS[number]}")
            if seat.bot is not None:
                players.append(f" ({say('terminal-bot', bot=called(seat.bot))})")
            players.append(", " if number + 1 < len(self.seats) else "")
        show(players)
        for remark in self.adapter.remarks(game):
            show(Text(remark, "dim"))
        if game.seed is not None and game.seed.number < 0:
            shown = commitment(game.seed.secret)
            show(Text(say("terminal-commitment", commitment=shown[:16]), "dim"))

    def ask(self, seat: int) -> Action:
        if seat != self.at_keyboard:
            self.draw_curtain(seat)
        self.console.print()
        self.log.show(self.log.news(seat), seat, self.console)
        self.adapter.draw(self.game.view(seat), self.console)
        return Prompt(self.game, self.seats, seat, self.log, self.console, self.path).ask()

    def draw_curtain(self, seat: int) -> None:
        """Hide what the last person saw until the next one is there."""
        if self.console.is_terminal and self.at_keyboard >= 0:
            self.console.clear()
            # What has been scrolled away would still show the other hand.
            self.console.file.write("\x1b[3J")
        read_line(f"{say('terminal-pass-keyboard', name=self.seats[seat].name)} ")
        self.at_keyboard = seat

    def finish(self) -> None:
        """The end: what happened last, the table and the score sheet."""
        viewer = self.people[0] if len(self.people) == 1 else -1
        told = min((self.log.told[seat] for seat in self.people), default=0)
        news = self.log.deeds[told:]
        self.console.print()
        self.log.show(news, viewer, self.console)
        self.adapter.draw(self.game.view(), self.console)
        self.console.print()
        self.adapter.show_scores(self.game, self.console)
        self.keep()
        if self.keeps:
            record = Text(say("terminal-record", path=str(self.path)), "dim")
            self.console.print(record, soft_wrap=True)

    # Keeping the game

    def keep(self) -> None:
        """Write the game down, so that nothing is lost whatever happens."""
        if not self.keeps:
            return
        try:
            save(self.path, self.game, self.seats)
        except GameError as error:
            self.keeps = False
            self.console.print(Text(say("terminal-not-kept", error=str(error)), "yellow"))

    def leave(self, asked: bool) -> None:
        """Save before leaving; who asked to leave may choose where, or not to."""
        if not any(deed.seat in self.people for deed in self.log.deeds):
            return  # nothing was done that could be lost
        answer = self.where_to_save() if asked else ""
        while answer and answer.lower() not in NO:
            if self.saved(Path(answer).expanduser()):
                break
            answer = self.where_to_save()
        if answer:  # it is elsewhere now, or nowhere
            self.path.unlink(missing_ok=True)
        else:
            self.saved(self.path)

    def where_to_save(self) -> str:
        try:
            asked = say("terminal-save-as", path=str(self.path), no=NO[0])
            return read_line(f"{asked} ")
        except Leaving:
            return ""

    def saved(self, path: Path) -> bool:
        """Save the game there, and say so; false if that cannot be done."""
        try:
            save_as(path, self.game, self.seats)
        except GameError as error:
            self.console.print(Text(str(error), "yellow"), soft_wrap=True)
            return False
        self.console.print(Text(say("terminal-saved", path=str(path)), "green"), soft_wrap=True)
        again = Text(say("terminal-come-back", command=f"{RESUME} {path}"))
        self.console.print(again, soft_wrap=True)
        return True


def called(bot: Bot) -> str:
    """A bot as people are told of it: a program by its title, others without their budget."""
    return bot.title if isinstance(bot, ProgramBot) else speech().called("bot", bot.name)
