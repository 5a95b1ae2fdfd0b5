"""What `help` says at the prompt of the magical creatures."""

from typing import Final

from tangledbank.cli.help_page import HINT, LOG, QUIT, SAVE, TABLE, WHY, Line, section, traits
from tangledbank.creatures.traits.names import NAMES

STRIKES: Final = {"use": "use vampire", "on": "use fire-breathing on small", "stop": "stop"}

ACTIONS: Final[list[Line]] = [
    ("keep   exchange", "help-keep"),
    ("create vampire/small", "help-create"),
    ("add small on A1", "help-add"),
    ("take A1 lower   take A1 upper", "help-energy"),
    ("transmute A1   sleep A1", "help-transmute"),
    ("attack A1 B2", "help-strike", STRIKES),
    ("turn A1 vampire   scare A1 B2   wake A1 B2   give A1 A2", "help-before"),
    ("redirect B2   accept", "help-redirect"),
    ("shed small   retain", "help-molt"),
    ("end", "help-end"),
]
COMMANDS: Final[list[Line]] = [
    HINT,
    WHY,
    ("help TRAIT", "help-creature-trait"),
    ("help CLAUSE, help OPTION", "help-clause"),
    TABLE,
    LOG,
    ("scores", "help-tokens"),
    SAVE,
    QUIT,
]


def help_page() -> str:
    return "\n\n".join(
        [
            section("help-creatures-answer", ACTIONS),
            section("help-ask", COMMANDS),
            traits("creatures", NAMES),
        ]
    )
