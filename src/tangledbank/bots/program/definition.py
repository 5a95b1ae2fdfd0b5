"""Defines a program that is a bot and how to run it: a command, or a TOML file with details."""

import re
import shlex
import tomllib
from pathlib import Path
from typing import Any, Final

from tangledbank.bots.bot import BOTS, Budget, is_budget
from tangledbank.core.errors import SetupError

#: The prefix of a program's spec.
PREFIX: Final = "program:"
SUFFIX: Final = ".toml"

#: The default wall-clock seconds for a decision; and those for each second of its budget.
LIMIT: Final = 30.0
LIMIT_BY_BUDGET: Final = 10.0
#: Seconds in which a program must be ready after its start.
START: Final = 30.0
#: The longest limit, in seconds.
DAY: Final = 86_400.0

#: The allowed names of programs at a server's tables.
NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,23}")


class Program:
    """A program that can be a bot.

    >>> Program.of("node bot.js --fast").command
    ['node', 'bot.js', '--fast']
    """

    def __init__(
        self,
        spec: str,
        command: list[str],
        folder: str = "",
        name: str = "",
        about: str = "",
        budget: str = "",
        limit: float = 0.0,
        start: float = START,
        memory: int = 0,
        options: dict[str, str] | None = None,
        environment: dict[str, str] | None = None,
    ) -> None:
        self.spec = spec  # the text it is made from
        self.command = command
        self.folder = folder  # its working folder; empty: the current one
        self.name = name  # its name in tables; empty: its spec
        self.about = about
        self.budget = budget  # as `bot` takes it; empty: the program decides how long it thinks
        self.limit = limit  # wall-clock seconds for a decision; 0: from its budget
        self.start = start  # wall-clock seconds until it is ready
        self.memory = memory  # megabytes of address space; 0: no limit
        self.options = options or {}
        self.environment = environment or {}

    @classmethod
    def of(cls, text: str) -> "Program":
        """From the text after `program:`: `FILE.toml`, `FILE.toml:BUDGET` or a command."""
        file, _, budget = text.partition(":")
        if file.strip().endswith(SUFFIX):
            program = read_program(Path(file.strip()))
            program.spec = f"{PREFIX}{file.strip()}"
            if budget:
                program.budget = str(Budget.of(budget))
            return program
        try:
            command = shlex.split(text)
        except ValueError as error:
            raise SetupError(f"the command {text!r} cannot be read: {error}") from None
        if not command:
            raise SetupError(
                f"{PREFIX} needs a command or a TOML file, such as {PREFIX}bot{SUFFIX}"
            )
        return cls(f"{PREFIX}{text}", command)

    def patience(self, budget: Budget | None) -> float:
        """Wall-clock seconds after which a decision is lost."""
        if self.limit:
            return self.limit
        return LIMIT + LIMIT_BY_BUDGET * (budget.seconds if budget is not None else 0.0)


def read_program(path: Path) -> Program:
    """The program that a TOML file describes."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise SetupError(f"{path}: {error.strerror or error}") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
        raise SetupError(f"{path}: {error}") from None
    table = Table(path, data)
    program = Program(
        f"{PREFIX}{path}",
        table.command(),
        str(path.resolve().parent),
        table.text("name"),
        table.text("about"),
        table.budget(),
        table.seconds("limit", 0.0),
        table.seconds("start", START),
        table.megabytes("memory"),
        table.words("options"),
        table.words("environment"),
    )
    if data:
        known = "command, name, about, budget, limit, start, memory, options and environment"
        raise SetupError(f"{path}: unknown key {next(iter(data))!r}; the keys are {known}")
    return program


class Table:
    """The keys of such a file that are not read yet."""

    def __init__(self, path: Path, data: dict[str, Any]) -> None:
        self.path = path
        self.data = data

    def wrong(self, key: str, expected: str) -> SetupError:
        return SetupError(f"{self.path}: {key}: expected {expected}")

    def command(self) -> list[str]:
        found = self.data.pop("command", None)
        expected = 'a list of words, such as ["node", "bot.js"]'
        if not isinstance(found, list) or not found:
            raise self.wrong("command", expected)
        if not all(isinstance(word, str) and word and "\0" not in word for word in found):
            raise self.wrong("command", expected)
        return list(found)

    def text(self, key: str) -> str:
        found = self.data.pop(key, "")
        if not isinstance(found, str) or not found.isprintable():
            raise self.wrong(key, "one line of text")
        return found

    def budget(self) -> str:
        found = self.text("budget")
        if found and not is_budget(found):
            raise self.wrong("budget", 'CPU seconds such as "0.5s", or iterations such as "200i"')
        return str(Budget.of(found)) if found else ""

    def seconds(self, key: str, usual: float) -> float:
        found = self.data.pop(key, usual)
        if isinstance(found, bool) or not isinstance(found, int | float):
            raise self.wrong(key, "a number of seconds")
        if found != usual and not 0 < found <= DAY:
            raise self.wrong(key, f"a number of seconds above 0, at most {DAY:g}")
        return float(found)

    def megabytes(self, key: str) -> int:
        found = self.data.pop(key, 0)
        if isinstance(found, bool) or not isinstance(found, int) or found < 0:
            raise self.wrong(key, "a whole number of megabytes")
        return found

    def words(self, key: str) -> dict[str, str]:
        found = self.data.pop(key, {})
        if not isinstance(found, dict):
            raise self.wrong(key, "a table")
        words: dict[str, str] = {}
        for name, value in found.items():
            if isinstance(value, bool):
                value = "true" if value else "false"
            if not isinstance(value, str | int | float) or not str(value).isprintable():
                raise self.wrong(f"{key}.{name}", "a word, a number, true or false")
            words[name] = str(value)
        return words


def named_program(text: str) -> tuple[str, Program]:
    """A program that a server's operator allows, from `NAME=FILE.toml`."""
    name, equals, file = text.partition("=")
    if not equals or not file:
        raise SetupError(f"{text!r}: expected NAME=FILE{SUFFIX}")
    if NAME.fullmatch(name) is None:
        raise SetupError(
            f"{name!r} cannot be a bot's name: up to 24 letters a to z, digits and hyphens"
        )
    if name in BOTS or name in ("bot", "program"):
        raise SetupError(f"{name!r} is the name of another bot")
    program = read_program(Path(file))
    program.spec = name
    return name, program
