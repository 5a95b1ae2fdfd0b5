"""A copy of a game equals the game: by clone, by JSON, by replay, and by playing it again."""

import json

from tangledbank.core.action import Action
from tangledbank.core.event import Event
from tangledbank.core.outcome import Outcome
from tangledbank.core.recording import write_record
from tangledbank.core.replay import replay
from tangledbank.evolution.game import Game, new_game
from tangledbank.evolution.snapshot import game_from_json
from tangledbank.laws.broken import LawBroken
from tangledbank.laws.position import difference, plain, position_of

LAW = "sameness"


def check_same(
    game: Game,
    copy: Game,
    how: str,
    chance: bool = True,
    position: dict[str, object] | None = None,
) -> None:
    """Two games stand in the same position, and offer the same actions.

    To compare a game with several others, read its `position` once.
    """
    one, other = position or position_of(game), position_of(copy)
    if not chance:
        one["chance"] = other["chance"] = None
    found = difference(one, other)
    if found:
        raise LawBroken(LAW, f"{how} differs at {found}", game)
    if chance and game != copy:
        raise LawBroken(LAW, f"{how} stands in the same position, yet is not equal", game)
    if game.legal_actions() != copy.legal_actions():
        raise LawBroken(LAW, f"{how} has other legal actions", game)
    if game.to_act != copy.to_act or game.result() != copy.result():
        raise LawBroken(LAW, f"{how} has another seat to act, or another result", game)


def events_of(events: list[Event]) -> object:
    return plain(events)


class Twin:
    """A copy that gets the same decisions for a while, and must stay the same."""

    def __init__(self, how: str, copy: Game) -> None:
        self.how = how
        self.copy = copy


class Twins:
    """Copies of every kind there is."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.every = [Twin("a clone", game.clone()), Twin("a saved game", by_json(game))]
        self.check()

    def follow(self, action: Action, events: list[Event]) -> None:
        """Repeat the game's last action on the copies."""
        happened = events_of(events)
        for twin in self.every:
            found = difference(happened, events_of(twin.copy.apply(action)))
            if found:
                raise LawBroken(
                    LAW, f"{twin.how} gave other events for {action}: {found}", self.game
                )

    def check(self) -> None:
        position = position_of(self.game)
        for twin in self.every:
            check_same(self.game, twin.copy, twin.how, position=position)


def by_json(game: Game) -> Game:
    """The game written down as JSON text and read back."""
    text = json.dumps(game.to_json())
    again = game_from_json(json.loads(text))
    text_again = json.dumps(again.to_json())
    if text_again != text:
        raise LawBroken(LAW, "a saved game is written down differently again", game)
    return again


def check_replay(game: Game) -> None:
    """The history leads here again, with its throws given, and with throws from the seed."""
    if game.seed is None:
        return
    given = again(game, explicit=True)
    given.chance = None
    for item in game.history:
        if isinstance(item, Outcome):
            given.resolve(item.values)
        else:
            given.apply(item)
    check_same(game, given, "a replay", chance=False)
    thrown = again(game, explicit=False)
    for item in game.history:
        if isinstance(item, Action):
            thrown.apply(item)
    check_same(game, thrown, "the same game played again")


def check_record(game: Game) -> None:
    """The game's record leads here again, and is then written the same."""
    if game.seed is None:
        return  # a board does not follow from its history
    text = write_record(game, secret=True)
    replayed = replay(text)
    assert isinstance(replayed, Game)
    check_same(game, replayed, "a replayed record")
    if write_record(replayed, secret=True) != text:
        raise LawBroken(LAW, "a replayed record is written differently", game)


def again(game: Game, explicit: bool) -> Game:
    """A new game at the same table, with the same seed or with none."""
    seed = game.seed
    assert seed is not None
    fast = seed.number >= 0
    return new_game(
        game.edition,
        list(game.names),
        None if explicit else seed.number if fast else seed.secret,
        game.rules.changes(),
        copies=game.copies,
        sets=list(game.rules.sets),
        nonces=None if explicit or fast else seed.nonces,
        fast=fast and not explicit,
        explicit=explicit,
    )
