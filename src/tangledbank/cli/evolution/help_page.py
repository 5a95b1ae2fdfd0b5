"""What `help` says at the prompt."""

from typing import Final

from tangledbank.cli.help_page import HINT, LOG, QUIT, SAVE, TABLE, WHY, Line, section, traits
from tangledbank.evolution.traits.names import NAMES

ACTIONS: Final[list[Line]] = [
    ("animal big/carnivorous", "help-animal"),
    ("play carnivorous/big on A1", "help-play"),
    ("play cooperation on A1 A2", "help-play-pair"),
    ("play symbiosis on A1 A2 symbiont A2", "help-play-roles"),
    ("take A1", "help-take"),
    ("attack A1 B2     burn A1 2", "help-attack"),
    ("steal A1 B2 red  graze A1", "help-steal"),
    ("hibernate A1", "help-hibernate"),
    ("run  redirect B2  drop poisonous  accept", "help-defend"),
    ("share cooperation A1 A2   stop", "help-share"),
    ("pass   end", "help-pass"),
]
EXPANSIONS: Final[list[Line]] = [
    ("animal big/carnivorous in laurasia", "help-animal-place"),
    ("animal running for A1", "help-animal-back"),
    ("attack A1 B2 ignoring running", "help-ignoring", {"with": "... with B3"}),
    ("hide   ink", "help-hide"),
    ("reveal A1", "help-reveal"),
    ("shed A1 running  specialize A1", "help-shed"),
    ("settle A1        warm A1", "help-settle"),
    ("migrate A1 to ocean   follow A1 B2", "help-migrate"),
    ("recombine A1 A2  hand big of A1", "help-recombine"),
    ("fetch swimming for A1 from B", "help-fetch"),
]
COMMANDS: Final[list[Line]] = [
    WHY,
    HINT,
    ("help TRAIT", "help-trait", {"clause": "help CLAUSE", "option": "help OPTION"}),
    TABLE,
    LOG,
    ("scores", "help-scores"),
    ("discard", "help-discard"),
    SAVE,
    QUIT,
]


def help_page() -> str:
    return "\n\n".join(
        [
            section("help-answer", ACTIONS),
            section("help-expansions", EXPANSIONS),
            section("help-ask", COMMANDS),
            traits("evolution", NAMES),
        ]
    )
