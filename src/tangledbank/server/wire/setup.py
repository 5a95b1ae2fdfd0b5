"""The setup of a table, as requested."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Value = str | int | bool


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think.

    `move`: seconds for each decision.  `bank`: seconds for the whole game, and an increment after
    each decision.  `days`: seconds for each decision, a day or more; the clock runs while nobody is
    there.  Answers out of turn (a defence, an ambush) have `answer` seconds of their own, except
    with `days`.
    """

    kind: Literal["none", "move", "bank", "days"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=30 * 86_400)] = 60
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    answer: Annotated[int, Meta(ge=5, le=3_600)] = 30


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat before the game: open, or a bot's (such as `greedy` or `search:0.5s`)."""

    bot: Annotated[str, Meta(max_length=40)] = ""


def two_seats() -> list[SeatPlan]:
    return [SeatPlan(), SeatPlan("greedy")]


def base_alone() -> list[str]:
    return ["base"]


class Setup(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table, as requested."""

    title: Annotated[str, Meta(max_length=60)] = ""
    #: A lesson of this name; all else follows from it.
    lesson: Annotated[str, Meta(max_length=40)] = ""
    edition: Word = "gift"
    sets: Annotated[list[Word], Meta(max_length=8)] = field(default_factory=base_alone)
    options: Annotated[dict[Word, Value], Meta(max_length=120)] = field(default_factory=dict)
    #: A custom deck, as the text of a TOML file; empty for the printed one.
    deck: Annotated[str, Meta(max_length=8_000)] = ""
    #: The number of base sets; 0 for the book's.
    copies: Annotated[int, Meta(ge=0, le=4)] = 0
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)] = field(
        default_factory=two_seats
    )
    #: Do people keep the seats they take, or are seats drawn when the game begins?
    seating: Literal["fixed", "random"] = "fixed"
    clock: Clock = Clock()
    public: bool = False  # in the lobby, or only by its link
    watch: Literal["nobody", "anybody"] = "anybody"
    watch_delay: Annotated[int, Meta(ge=0, le=3_600)] = 0  # seconds
    hints: bool = True
    chat: bool = True
    undo: Literal["free", "never"] = "free"
    #: The bot that plays for a player who has left; empty: the clock decides for them.
    stand_in: Annotated[str, Meta(max_length=40)] = "greedy"
    grace: Annotated[int, Meta(ge=5, le=86_400)] = 60  # seconds before it does
