"""What a client asks for at a table.

Every command has an `id` of the client's choosing.  A command that changes the table is done once
for each id, however often it is sent; its answer is `done` or `refused` with the same id.  Nothing
in a command says who acts: that is the business of the connection.
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
    name: Name | None = None  # another than one's own, for a friend at the same screen


class Stand(Command, frozen=True, tag="stand"):
    """Give a seat up before the game begins."""

    seat: SeatNumber


class Arrange(Command, frozen=True, tag="arrange"):
    """The host gives a seat to a bot, or (without one) opens it, whoever sits there."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] = ""


class Ready(Command, frozen=True, tag="ready"):
    """All my seats are ready; the nonce goes into the shuffle.  The last to be ready begins it."""

    nonce: Nonce


# In the game


class Decide(Command, frozen=True, tag="decide"):
    """Decide what is asked; `moment` is that of the question."""

    moment: int
    action: Line


class Undo(Command, frozen=True, tag="undo"):
    """Take back my last decision: at once where nothing was learnt since, else if all agree."""


class Pause(Command, frozen=True, tag="pause"):
    """Stop the clocks, if all agree."""


class Resume(Command, frozen=True, tag="resume"):
    """Go on after a pause."""


class Abort(Command, frozen=True, tag="abort"):
    """End the game without a result, if all agree."""


class Answer(Command, frozen=True, tag="answer"):
    """Agree to what was proposed, or not."""

    proposal: int
    yes: bool


class Surrender(Command, frozen=True, tag="surrender"):
    """Give the game up, and watch how it ends."""


class Leave(Command, frozen=True, tag="leave"):
    """Let a bot play my seats from now on."""


class Return(Command, frozen=True, tag="return"):
    """Take my seats back from the bot."""


class Say(Command, frozen=True, tag="say"):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Mute(Command, frozen=True, tag="mute"):
    """Hear no more (or again) what a seat says; spectators are heard as seat -1."""

    seat: Annotated[int, Meta(ge=-1, le=7)]
    on: bool = True


class Rematch(Command, frozen=True, tag="rematch"):
    """A new table like this one; the first to ask makes it, the others find its link."""


# What leaves no trace in the game


class Pace(Command, frozen=True, tag="pace"):
    """The host lets the table's bots decide faster or slower, in percent of the server's pace."""

    percent: Annotated[int, Meta(ge=0, le=300)]


# Questions, which change nothing


class Why(Command, frozen=True, tag="why"):
    """Why can I not do this?"""

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
