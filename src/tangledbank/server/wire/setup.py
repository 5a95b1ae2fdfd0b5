"""What is agreed before a game: the table somebody asks for."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Value = str | int | bool


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think.

    `move`: so many seconds for each decision.  `bank`: so many for the whole game, and an increment
    after each decision.  `days`: so many seconds, a day or more, for each decision; it runs while
    nobody is there.  Answers out of turn (a defence, an ambush) have `answer` seconds of their own,
    except with `days`.
    """

    kind: Literal["none", "move", "bank", "days"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=30 * 86_400)] = 60
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    answer: Annotated[int, Meta(ge=5, le=3_600)] = 30


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat before the game: open for somebody, or a bot's (such as `greedy` or `search:0.5s`)."""

    bot: Annotated[str, Meta(max_length=40)] = ""


def two_seats() -> list[SeatPlan]:
    return [SeatPlan(), SeatPlan("greedy")]


def base_alone() -> list[str]:
    return ["base"]


class Setup(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The table somebody asks for."""

    title: Annotated[str, Meta(max_length=60)] = ""
    edition: Word = "gift"
    sets: Annotated[list[Word], Meta(max_length=8)] = field(default_factory=base_alone)
    options: Annotated[dict[Word, Value], Meta(max_length=120)] = field(default_factory=dict)
    #: A deck of one's own, as the text of a TOML file; empty for the printed one.
    deck: Annotated[str, Meta(max_length=8_000)] = ""
    #: How many base sets; 0 for what the book says.
    copies: Annotated[int, Meta(ge=0, le=4)] = 0
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)] = field(
        default_factory=two_seats
    )
    #: Do the seats stay as they are taken, or are they drawn when the game begins?
    seating: Literal["fixed", "random"] = "fixed"
    clock: Clock = Clock()
    public: bool = False  # in the lobby, or by its link only
    watch: Literal["nobody", "anybody"] = "anybody"
    watch_delay: Annotated[int, Meta(ge=0, le=3_600)] = 0  # seconds
    hints: bool = True
    chat: bool = True
    undo: Literal["free", "never"] = "free"
    #: The bot that plays for a seat that has left; empty: the clock decides for it.
    stand_in: Annotated[str, Meta(max_length=40)] = "greedy"
    grace: Annotated[int, Meta(ge=5, le=86_400)] = 60  # seconds before it does
