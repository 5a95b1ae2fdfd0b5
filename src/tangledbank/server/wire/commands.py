"""The commands of a client at a table.

Every command has an `id` of the client's choosing.  A command that changes the table is done once
for each id, however often it is sent; its answer is `done` or `refused` with the same id.  A
command never says who acts: the connection does.
"""

from typing import Annotated

from msgspec import Meta, Struct

from tangledbank.server.wire.setup import Name

CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Line = Annotated[str, Meta(min_length=1, max_length=120)]
#: Whole bytes, eight to 32 of them.
Nonce = Annotated[str, Meta(pattern="^([0-9a-f]{2}){8,32}$")]


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    id: CommandId


# Before the game


class Sit(Command, frozen=True, tag="sit"):
    """Take an open seat.  One person may take several, for a game at one screen."""

    seat: SeatNumber
    name: Name | None = None  # another name than your own, for a friend at the same screen


class Stand(Command, frozen=True, tag="stand"):
    """Give a seat up before the game begins."""

    seat: SeatNumber


class Arrange(Command, frozen=True, tag="arrange"):
    """The host gives a seat to a bot, or (without one) opens it, even if it is taken."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] = ""


class Ready(Command, frozen=True, tag="ready"):
    """All my seats are ready; the nonce goes into the shuffle.  The game begins with the last."""

    nonce: Nonce


# In the game


class Decide(Command, frozen=True, tag="decide"):
    """Decide; `moment` is the question's."""

    moment: int
    action: Line


class Undo(Command, frozen=True, tag="undo"):
    """Undo my last decision: at once if nothing was revealed since, else if everybody agrees."""


class Pause(Command, frozen=True, tag="pause"):
    """Stop the clocks, if everybody agrees."""


class Resume(Command, frozen=True, tag="resume"):
    """Continue after a pause."""


class Abort(Command, frozen=True, tag="abort"):
    """End the game without a result, if everybody agrees."""


class Answer(Command, frozen=True, tag="answer"):
    """Agree to a proposal, or refuse it."""

    proposal: int
    yes: bool


class Surrender(Command, frozen=True, tag="surrender"):
    """Give up, and watch how the game ends."""


class Leave(Command, frozen=True, tag="leave"):
    """Let a bot play my seats from now on."""


class Return(Command, frozen=True, tag="return"):
    """Take my seats back from the bot."""


class Say(Command, frozen=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Mute(Command, frozen=True, tag="mute"):
    """Mute a seat, or unmute it; seat -1 means the spectators."""

    seat: Annotated[int, Meta(ge=-1, le=7)]
    on: bool = True


class Rematch(Command, frozen=True, tag="rematch"):
    """A new table like this one; the first to ask makes it, the others get its link."""


# Commands that do not change the game


class Pace(Command, frozen=True, tag="pace"):
    """The host makes the table's bots faster or slower, in percent of the server's pace."""

    percent: Annotated[int, Meta(ge=0, le=300)]


# Questions, which change nothing


class Why(Command, frozen=True, tag="why"):
    """Why can't I do this?"""

    action: Line


class Hint(Command, frozen=True, tag="hint"):
    """What would a strong bot do?"""


class Ping(Command, frozen=True, tag="ping"):
    pass


AnyCommand = (
    Sit
    | Stand
    | Arrange
    | Ready
    | Decide
    | Undo
    | Pause
    | Resume
    | Abort
    | Answer
    | Surrender
    | Leave
    | Return
    | Say
    | Mute
    | Rematch
    | Pace
    | Why
    | Hint
    | Ping
)
