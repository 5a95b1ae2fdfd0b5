"""The laboratory's notes on each game."""

from collections import Counter

from tangledbank.arena.lab.lab_adapter import lab_of
from tangledbank.arena.referee import Fault
from tangledbank.core.action import Action
from tangledbank.core.event import Event
from tangledbank.core.game import Game

Pair = tuple[str, str]


class Hand:
    """One seat in one game."""

    __slots__ = ("bot", "late", "pairs", "plays", "position", "score", "won")

    def __init__(self, bot: str, position: int) -> None:
        self.bot = bot
        self.position = position  # in the order of the first turn, from 0
        self.score = 0
        self.won = 0.0  # its share of the win
        self.plays: Counter[str] = Counter()  # the cards it played, by what they were played as
        self.late = 0  # how many of them in the last turn, when they run little risk
        self.pairs: set[Pair] = set()  # traits that occurred together on one of its animals


class Notes:
    """One game."""

    __slots__ = ("decided_by", "decisions", "ending", "faults", "hands", "happened", "turns")

    def __init__(self) -> None:
        self.hands: list[Hand] = []
        self.turns = 0
        self.decisions = 0
        self.decided_by = ""
        self.ending = ""
        self.faults: list[str] = []  # which bot failed, and how
        self.happened: Counter[str] = Counter()


class NoteTaker:
    """Watches a game and takes notes."""

    def __init__(self, game: Game, lineup: list[str]) -> None:
        self.game = game
        self.notes = Notes()
        self.adapter = lab_of(game.kind)
        everybody = game.everybody
        first = self.adapter.first(game)
        self.notes.hands = [
            Hand(bot, (seat - first) % len(everybody)) for seat, bot in enumerate(lineup)
        ]
        self.traits: dict[int, set[str]] = {}  # ever played on each animal
        self.turn = game.turn
        self.latest = [0] * len(lineup)  # the cards each seat has played this turn

    def watch(self, seat: int, action: Action, events: list[Event]) -> None:
        for event in events:
            self.adapter.count(event, self.notes.happened)
        play = self.adapter.play(action)
        if play is not None:
            self.notes.hands[seat].plays[play.name] += 1
            self.latest[seat] += 1
            for bearer in play.bearers:
                self.put(play.name, bearer)
        if self.game.turn > self.turn:
            self.turn = self.game.turn
            self.latest = [0] * len(self.latest)

    def put(self, trait: str, animal: int) -> None:
        """An animal gains a trait, whoever plays it."""
        there = self.traits.setdefault(animal, set())
        owner = animal >> 8
        if trait not in there and owner < len(self.notes.hands):
            self.notes.hands[owner].pairs |= {pair_of(trait, other) for other in there}
        there.add(trait)

    def close(self, decisions: int, faults: list[Fault]) -> Notes:
        """The game is over."""
        game, notes = self.game, self.notes
        result = game.result()
        assert result is not None
        for name, hand in zip(game.names, notes.hands, strict=True):
            hand.score = result.scores[name]
            hand.late = self.latest[game.seat(name)]
            hand.won = (name in result.winners) / len(result.winners)
        notes.turns = game.turn
        notes.decisions = decisions
        notes.decided_by = result.decided_by
        notes.ending = game.ending()
        notes.faults = [f"{notes.hands[one.seat].bot} {one.why}" for one in faults]
        return notes


def pair_of(one: str, other: str) -> Pair:
    return (one, other) if one < other else (other, one)
