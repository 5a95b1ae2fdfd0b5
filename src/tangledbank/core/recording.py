"""Writes games as records, and checks that a record fits its game."""

from tangledbank.core.action import Action
from tangledbank.core.chance import FAIR_KIND, FAST_KIND, commitment
from tangledbank.core.errors import GameError, RecordError
from tangledbank.core.game import Game
from tangledbank.core.kind import KINDS, Kind, table_of
from tangledbank.core.outcome import Outcome
from tangledbank.core.record import GIVEN_KIND, Entry, Record, engine_version, write_text
from tangledbank.core.record_reader import read_text


def write_record(game: Game, secret: bool = False) -> str:
    """A game as a record, checked to replay to the same position.

    It contains the seed when the game is over, or with `secret`: then the game can be resumed, but
    its future can be predicted.  Never show players the record of an unfinished game: even without
    the seed it holds every hand and the deck.
    """
    record = table_record(game)
    _write_chance(record, game, secret or game.over)
    _write_entries(record, game)
    result = game.result()
    if result is not None:
        record.finished = True
        record.scores = dict(result.scores)
        record.winners = list(result.winners)
        record.decided_by = result.decided_by
    return write_text(record)


def table_record(game: Game) -> Record:
    """The record of a game's table, before anything happened."""
    record = Record()
    record.engine = engine_version()
    record.game = game.kind
    record.edition = game.edition
    record.presets = game.presets
    for name, value in game.kept_options().items():
        record.options[name] = option_word(value)
    record.copies = game.copies
    record.sets = game.sets if len(game.sets) > 1 else []  # the base set is implied
    record.deck = game.own_cards
    record.cap = game.cap
    record.seats = list(game.names)
    record.against = [name for name in game.everybody if name not in game.names]
    return record


def option_word(value: str | int | bool) -> str:
    return "true" if value is True else "false" if value is False else str(value)


def _write_chance(record: Record, game: Game, reveal: bool) -> None:
    seed = game.seed
    if seed is None:
        record.chance = GIVEN_KIND
        return
    record.revealed = reveal
    if seed.number >= 0:
        record.chance = FAST_KIND
        record.number = seed.number
    else:
        record.chance = FAIR_KIND
        record.commitment = commitment(seed.secret)
        record.secret = seed.secret
        record.nonces = seed.nonces


def _write_entries(record: Record, game: Game) -> None:
    """Replay the history, to find whose each decision was and what each throw decided."""
    again = table_of(record)
    stretch = ""
    try:
        for event in game.history:
            note = ""
            if again.stretch() != stretch:
                stretch = again.stretch()
                note = stretch
            if isinstance(event, Action):
                record.entries.append(Entry(again.to_act or "", str(event), 0, note))
                again.apply(event)
            else:
                record.entries.append(Entry("", throw_line(again, event), 0, note))
                again.resolve(event.values)
    except (GameError, IndexError) as error:
        raise RecordError(f"this game does not follow from its history: {error}") from None
    if again.state_to_json() != game.state_to_json():
        raise RecordError(
            "this game does not follow from its history, so it has no record; "
            "to_json() keeps it as it stands"
        )


def throw_line(game: Game, outcome: Outcome) -> str:
    """The outcome of the pending throw, as a line of a record."""
    words = [outcome.kind]
    if outcome.kind == "dice":
        words.extend([str(face) for face in outcome.values])
    elif outcome.kind == "lot":
        words.append(game.names[outcome.values[0]])
    else:
        pile = game.cards_to_shuffle()
        # People read a deck from its top, the card dealt first.
        words.extend([pile[place] for place in reversed(outcome.values)])
    return " ".join(words)


def order_of(names: list[str], pile: list[str]) -> list[int]:
    """An order of the pile that gives these cards, the top one first; `GameError` if none does.

    Equal cards are taken in the order of the pile: they are interchangeable.
    """
    places: dict[str, list[int]] = {}
    for place in range(len(pile) - 1, -1, -1):
        places.setdefault(pile[place], []).append(place)
    order: list[int] = []
    for name in reversed(names):
        left = places.get(name)
        if not left:
            raise GameError(f"no other card {name} is left to shuffle")
        order.append(left.pop())
    if len(order) != len(pile):
        raise GameError(f"expected {len(pile)} cards to be shuffled, not {len(order)}")
    return order


def read_record(text: str, source: str = "record") -> Record:
    """Read a record, and check everything that can be checked without playing.

    `RecordError` names the source, the line and what was expected.
    """
    record = read_text(text, source)
    kind = KINDS.get(record.game)
    if kind is None:
        known = " or ".join(f"'game {name}'" for name in KINDS)
        raise record.error(record.line_of("game"), f"expected {known}, not {record.game!r}")
    kind.check_setup(record)
    for entry in record.entries:
        try:
            check_entry(record, entry, kind)
        except GameError as error:
            raise record.error(entry.line, str(error)) from None
    return record


def check_entry(record: Record, entry: Entry, kind: Kind) -> None:
    """Refuse a line that fits no position."""
    words = entry.words
    if entry.seat:
        if entry.seat not in record.seats:
            raise GameError(f"no seat {entry.seat!r}; the seats are {', '.join(record.seats)}")
        if not words:
            raise GameError(f"expected an action after '{entry.seat}:'")
    elif entry.kind == "dice":
        for word in words:
            if word not in ("1", "2", "3", "4", "5", "6"):
                raise GameError(f"{word!r} is not the face of a die")
    elif entry.kind == "lot":
        if len(words) != 1 or words[0] not in record.seats:
            raise GameError(f"expected 'lot' and one of the seats {', '.join(record.seats)}")
    else:
        for word in words:
            kind.card_called(word)
