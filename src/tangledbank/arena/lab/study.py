"""A study: what many games of one kind show about traits, pairs of traits, seats and rules."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Final

from tangledbank.arena.lab.figures import Entry, Figure, Strata, mean, share
from tangledbank.arena.lab.lab_adapter import lab_of
from tangledbank.arena.lab.notes import Hand, Notes, Pair
from tangledbank.arena.lab.regression import Regression, Row
from tangledbank.arena.tournament import Tournament
from tangledbank.core.kind import kind_with_edition

#: With fewer hands than this, nothing is said about a trait, or about two on one animal.
ENOUGH: Final = 30

#: Games that end like this needed no tie-break.
PLAIN: Final = ("points", "transmutations")


class Study:
    """The notes of many games, and every figure derived from them."""

    def __init__(self, tournament: Tournament, notes: Sequence[Notes]) -> None:
        self.tournament = tournament
        self.notes = list(notes)
        self.games = len(self.notes)
        self.hands = [hand for notes in self.notes for hand in notes.hands]
        self.fair = 1.0 / len(tournament.check().everybody)
        places = Counter(stratum_of(hand) for hand in self.hands)
        self.strata = Strata({place: count / len(self.hands) for place, count in places.items()})

    @property
    def faults(self) -> Counter[str]:
        """Why bots left decisions to the default, and how often."""
        return Counter(why for notes in self.notes for why in notes.faults)

    @property
    def rounds(self) -> str:
        """The word for this game's turns."""
        return lab_of(kind_with_edition(self.tournament.edition).name).rounds

    # What a card adds, all other cards being equal

    @cached_property
    def traits(self) -> list[str]:
        """Everything often played, the most common first; this includes playing an animal."""
        return [trait for trait, hands in self.played.most_common() if hands >= ENOUGH]

    @cached_property
    def played(self) -> Counter[str]:
        """How many hands played each trait."""
        counts: Counter[str] = Counter()
        for hand in self.hands:
            counts.update(hand.plays.keys())
        return counts

    @property
    def rare(self) -> list[str]:
        """What was played too seldom to judge."""
        return sorted(trait for trait, hands in self.played.items() if hands < ENOUGH)

    @cached_property
    def rows(self) -> list[Row]:
        """For each hand: its seat, its bot, the cards it played by kind, and how late."""
        strata = {place: number for number, place in enumerate(self.strata.weights)}
        columns = {trait: len(strata) + number for number, trait in enumerate(self.traits)}
        return [
            {
                strata[stratum_of(hand)]: 1.0,
                **{
                    columns[trait]: float(times)
                    for trait, times in hand.plays.items()
                    if trait in columns
                },
                **({len(strata) + len(columns): float(hand.late)} if hand.late else {}),
            }
            for hand in self.hands
        ]

    def _fit(self, outcome: Callable[[Hand], float]) -> Regression:
        clusters = [game for game, notes in enumerate(self.notes) for _ in notes.hands]
        columns = len(self.strata.weights) + len(self.traits) + 1
        return Regression(self.rows, [outcome(hand) for hand in self.hands], clusters, columns)

    @cached_property
    def by_score(self) -> Regression:
        return self._fit(lambda hand: hand.score)

    @cached_property
    def by_win(self) -> Regression:
        return self._fit(lambda hand: hand.won)

    def worth(self, trait: str, fit: Regression) -> Figure:
        return fit.weight(len(self.strata.weights) + self.traits.index(trait))

    @property
    def lateness(self) -> Figure:
        """What a card adds to the score just because it is played in the last turn."""
        return self.by_score.weight(len(self.strata.weights) + len(self.traits))

    @property
    def by_worth(self) -> list[str]:
        """The traits, those that add most to the score first."""
        return sorted(self.traits, key=lambda trait: -self.worth(trait, self.by_score).value)

    # Those who played a trait

    def play_share(self, trait: str) -> Figure:
        """The share of hands that play it."""
        in_games = [
            sum(trait in hand.plays for hand in one.hands) / len(one.hands) for one in self.notes
        ]
        return share(in_games, len(self.hands))

    def win_share(self, trait: str) -> Figure:
        return self.strata.share(self._of_those(trait, lambda hand: hand.won))

    def score(self, trait: str) -> Figure:
        return self.strata.mean(self._of_those(trait, lambda hand: hand.score))

    def _of_those(self, trait: str, outcome: Callable[[Hand], float]) -> Iterator[Entry]:
        for game, notes in enumerate(self.notes):
            for hand in notes.hands:
                if trait in hand.plays:
                    yield game, stratum_of(hand), outcome(hand)

    def plays(self, trait: str) -> Figure:
        """How many cards are played as this in a game."""
        return mean([sum(hand.plays[trait] for hand in one.hands) for one in self.notes])

    @cached_property
    def pairs(self) -> dict[Pair, Figure]:
        """What two traits on one animal add to the score beyond what each adds alone."""
        places: dict[Pair, list[int]] = {}
        for place, hand in enumerate(self.hands):
            for pair in sorted(hand.pairs):
                places.setdefault(pair, []).append(place)
        return {
            pair: self.by_score.addition(found)
            for pair, found in places.items()
            if len(found) >= ENOUGH
        }

    # Seats, length, endings, rules

    @property
    def positions(self) -> list[int]:
        return sorted({hand.position for hand in self.hands})

    def position(self, place: int) -> tuple[Figure, Figure]:
        """The win share and score of the player in this place of the first turn."""
        hands = [hand for hand in self.hands if hand.position == place]
        return share([hand.won for hand in hands]), mean([hand.score for hand in hands])

    def bot(self, bot: str) -> tuple[Figure, Figure]:
        """The win share and score of a seat of this bot."""
        hands = [
            (game, hand)
            for game, notes in enumerate(self.notes)
            for hand in notes.hands
            if hand.bot == bot
        ]
        seats = Strata({bot: 1.0})
        return (
            seats.share((game, bot, hand.won) for game, hand in hands),
            seats.mean((game, bot, hand.score) for game, hand in hands),
        )

    def share_of(self, fits: Callable[[Notes], bool]) -> Figure:
        """The share of matching games."""
        return share([float(fits(notes)) for notes in self.notes])

    def tie_break(self) -> Figure:
        """How often the points did not decide."""
        return self.share_of(lambda notes: notes.decided_by not in PLAIN)

    def course(self) -> dict[str, Figure]:
        """The course of a game, in numbers."""
        games = self.notes
        return {
            self.rounds: mean([one.turns for one in games]),
            "decisions": mean([one.decisions for one in games]),
            # Averaged per game first: the hands of a game are not independent.
            "score of a hand": mean(
                [sum(hand.score for hand in one.hands) / len(one.hands) for one in games]
            ),
            "best score": mean([max(hand.score for hand in one.hands) for one in games]),
            "hands without a point": mean(
                [sum(hand.score == 0 for hand in one.hands) for one in games]
            ),
            "cards played": mean([sum(hand.plays.total() for hand in one.hands) for one in games]),
        }

    @cached_property
    def happened(self) -> list[str]:
        """Everything that happened in any game, the most common first."""
        counts: Counter[str] = Counter()
        for notes in self.notes:
            counts.update(notes.happened)
        return [words for words, _ in counts.most_common()]

    def times(self, words: str) -> Figure:
        """How often this happens in a game."""
        return mean([notes.happened[words] for notes in self.notes])


def stratum_of(hand: Hand) -> object:
    return hand.bot, hand.position
