"""Makes a game from a setup: names for the seats, and the deal."""

from tangledbank.core.action import Action
from tangledbank.core.chance import FairChance, StackedChance
from tangledbank.core.errors import GameError, SetupError
from tangledbank.core.event import Event
from tangledbank.core.game import Game
from tangledbank.core.kind import kind_with_edition
from tangledbank.core.outcome import Outcome
from tangledbank.server.table.log import Lesson, Opened, Thrown
from tangledbank.server.table.terms import Terms, asked_terms, kept_terms
from tangledbank.server.wire.setup import Setup


def deck_of_setup(setup: Setup) -> object:
    """The custom deck, if there is one."""
    if not setup.deck.strip():
        return None
    return kind_with_edition(setup.edition).own_deck(setup.deck, "your deck")


def table_of(setup: Setup, terms: Terms, calls: list[str] | int, explicit: bool = False) -> Game:
    """A game with this setup and any chance, for looking at or checking.

    `SetupError` says why it is not possible.
    """
    return _new(setup, terms, calls, None, None, explicit)


def deal(setup: Setup, terms: Terms, calls: list[str], secret: bytes, nonces: list[bytes]) -> Game:
    """The game of a table: its seed was committed to before the nonces were given."""
    return _new(setup, terms, calls, secret, nonces, False)


def _new(
    setup: Setup,
    terms: Terms,
    calls: list[str] | int,
    secret: bytes | None,
    nonces: list[bytes] | None,
    explicit: bool,
) -> Game:
    kind = kind_with_edition(setup.edition)
    deck = deck_of_setup(setup)
    usual = deck is not None or setup.sets == kind.card_sets[:1]
    return kind.new_game(
        setup.edition,
        calls,
        secret,
        dict(terms.options),
        # A game with a single set of cards has one copy of it, whatever an old table says.
        copies=setup.copies or None if len(kind.card_sets) > 1 else None,
        nonces=nonces,
        explicit=explicit,
        presets=terms.presets,
        sets=None if usual else list(setup.sets),
        deck=deck,
    )


def first_position(opened: Opened, calls: list[str], nonces: list[bytes]) -> Game:
    """The game of a table: newly dealt, or where it continues another, or a lesson's."""
    setup, terms, secret = opened.setup, kept_terms(opened), bytes.fromhex(opened.secret)
    if opened.lesson is not None:
        return lay_out(opened.lesson, secret, nonces)
    if opened.origin:
        return go_on(setup, terms, opened.calls, opened.before, opened.thrown, secret, nonces)
    return deal(setup, terms, calls, secret, nonces)


def lay_out(lesson: Lesson, secret: bytes, nonces: list[bytes]) -> Game:
    """The game of a lesson: its cards and dice lie ready, and what follows them is drawn."""
    game = Game.from_json(lesson.position, "lesson")
    game.chance = StackedChance(lesson.dice, FairChance(secret, nonces))
    game.settle()
    return game


def go_on(
    setup: Setup,
    terms: Terms,
    calls: list[str],
    before: list[str],
    thrown: list[Thrown],
    secret: bytes,
    nonces: list[bytes],
) -> Game:
    """A game that continues from a position of another: its past is given, its future is not."""
    game = table_of(setup, terms, calls, explicit=True)
    play_past(game, before, thrown)
    game.chance = FairChance(secret, nonces)
    game.settle()
    return game


def play_past(game: Game, before: list[str], thrown: list[Thrown]) -> None:
    """Play these decisions and throws in a game that takes its throws from outside."""
    decisions, throws = iter(before), iter(thrown)
    left = len(before)
    while True:
        if game.throw is not None:
            following = next(throws, None)
            if following is None:
                return
            game.resolve(list(following[1]))
        elif left:
            game.apply(next(decisions))
            left -= 1
        else:
            return


def thrown_since(game: Game, length: int) -> list[Thrown]:
    """The throws in a game's history after its first `count` entries."""
    return [
        (entry.kind, list(entry.values))
        for entry in game.history[length:]
        if isinstance(entry, Outcome)
    ]


def thrown_at_the_deal(opened: Opened | None, game: Game) -> list[Thrown]:
    """The throws of a newly dealt game, without those of the game it continues."""
    given = 0 if opened is None else len(opened.thrown)
    return thrown_since(game, 0)[given:]


def past_of(game: Game) -> tuple[list[str], list[Thrown]]:
    """The decisions and throws of a game so far."""
    decisions = [str(entry) for entry in game.history if isinstance(entry, Action)]
    return decisions, thrown_since(game, 0)


def calls_for(names: list[str]) -> list[str]:
    """One word for each name, all different: what the engine and its records call the seats."""
    calls: list[str] = []
    taken = {"shadow"}
    for name in names:
        letters = [letter if letter.isalnum() or letter in "_-" else "-" for letter in name]
        word = "".join(letters).strip("-")[:24] or "player"
        call, number = word, 1
        while call.lower() in taken:
            number += 1
            call = f"{word}-{number}"
        taken.add(call.lower())
        calls.append(call)
    return calls


def check_setup(setup: Setup) -> Game:
    """The table with this setup; `SetupError` says why it is not possible."""
    try:
        return table_of(setup, asked_terms(setup), len(setup.seats))
    except GameError as error:
        raise SetupError(str(error)) from None


def events_of_deal(game: Game) -> list[Event]:
    """The events of the deal; the engine keeps them until the first decision."""
    state = getattr(game, "state", None)
    return list(state.events) if state is not None else []
