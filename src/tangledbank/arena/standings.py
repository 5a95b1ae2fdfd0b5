"""The standings of a tournament: what the blocks so far show about each bot."""

from collections import Counter
from collections.abc import Iterable

from tangledbank.arena.bets import SequentialTest
from tangledbank.arena.ratings import Rating, Ratings
from tangledbank.arena.tally import Spread, wilson
from tangledbank.arena.tournament import Block, Bout, Tournament


class Standing:
    """One bot's results in a tournament."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.games = 0
        self.places = 0  # seats in all its games
        self.wins = 0.0  # a shared win counts by its share
        self.scores = Spread()
        self.moves = 0
        self.seconds = 0.0  # of CPU time
        self.longest = 0.0
        self.faults = 0

    def add(self, bout: Bout) -> None:
        seats = [seat for seat, one in enumerate(bout.bots) if one == self.bot]
        self.games += 1
        self.places += len(seats)
        self.wins += won(bout, seats)
        for seat in seats:
            self.scores.add(bout.scores[seat])
            if seat < len(bout.thinking):  # a player without a seat does not think
                thinking = bout.thinking[seat]
                self.moves += thinking.moves
                self.seconds += thinking.seconds
                self.longest = max(self.longest, thinking.longest)
                self.faults += thinking.faults

    @property
    def win_share(self) -> float:
        """Per seat, so that several seats at a table give a bot no advantage."""
        return self.wins / self.places if self.places else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """95 % interval of the games it wins, spread over its seats in a game."""
        if not self.games:
            return 0.0, 1.0
        low, high = wilson(self.wins / self.games, self.games)
        seats = self.places / self.games
        return low / seats, high / seats

    @property
    def mean_seconds(self) -> float:
        """CPU time per move; forced moves do not count."""
        return self.seconds / self.moves if self.moves else 0.0


class Meeting:
    """How often one bot finished ahead of another, seat against seat in the same games."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self.count = 0
        self.games = 0

    @property
    def share(self) -> float:
        return self.ahead / self.count if self.count else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """95 % interval: a bot's seats share the luck of a game, so games count, not seats."""
        return wilson(self.share, self.games)


def won(bout: Bout, seats: Iterable[int]) -> float:
    """The share of a game's win that belongs to these seats."""
    return sum(seat in bout.winners for seat in seats) / len(bout.winners)


class Standings:
    """Grows by blocks; their order affects only the ratings."""

    def __init__(self, tournament: Tournament, margin: float) -> None:
        table = tournament.check()
        self.tournament = tournament
        bots = tournament.parties()
        self.fair = 1.0 / len(table.everybody)
        self.of = {bot: Standing(bot) for bot in bots}
        self.ratings = Ratings(bots)
        self.test = SequentialTest(bots, margin)
        self.meetings = {(one, other): Meeting() for one in bots for other in bots if one != other}
        self.games = 0
        self.blocks = 0
        self.turns = Spread()
        self.decisions = Spread()
        self.decided_by: Counter[str] = Counter()
        self.faults: list[tuple[Bout, int]] = []  # a game, and the place of the fault in it

    def add(self, block: Block) -> None:
        self.blocks += 1
        before = {bot: (one.wins, one.places) for bot, one in self.of.items()}
        for bout in block.bouts:
            self._add_bout(bout)
        shares: dict[str, float] = {}
        for bot, one in self.of.items():
            wins, places = before[bot]
            shares[bot] = (one.wins - wins) / (one.places - places)
        self.test.see(shares)

    def _add_bout(self, bout: Bout) -> None:
        self.games += 1
        self.turns.add(bout.turns)
        self.decisions.add(bout.decisions)
        self.decided_by[bout.decided_by] += 1
        for bot in dict.fromkeys(bout.bots):
            self.of[bot].add(bout)
        self.ratings.add(bout)
        self.faults.extend((bout, place) for place in range(len(bout.faults)))
        met: set[tuple[str, str]] = set()
        for seat, one in enumerate(bout.bots):
            for rival, other in enumerate(bout.bots):
                if one != other:
                    met.add((one, other))
                    self.meetings[one, other].count += 1
                    self.meetings[one, other].ahead += ahead(bout, seat, rival)
        for pair in met:
            self.meetings[pair].games += 1

    def ranked(self) -> list[Standing]:
        """The strongest first."""
        return sorted(self.of.values(), key=lambda one: -one.win_share)

    def rating(self, bot: str) -> Rating:
        return self.ratings.of[bot]

    def to_json(self) -> dict[str, object]:
        return {
            "games": self.games,
            "blocks": self.blocks,
            "fair_share": self.fair,
            "bots": [self._bot_to_json(one) for one in self.ranked()],
            "verdicts": [
                {"bot": one, "other": other, "verdict": verdict}
                for (one, other), verdict in self.test.verdicts().items()
            ],
            "margin": self.test.margin,
            "meetings": [
                {
                    "bot": one,
                    "other": other,
                    "ahead_share": meeting.share if meeting.count else None,
                    "ahead_interval": list(meeting.interval),
                    "count": meeting.count,
                }
                for (one, other), meeting in self.meetings.items()
            ],
            "turns": self.turns.to_json(),
            "decisions": self.decisions.to_json(),
            "decided_by": dict(sorted(self.decided_by.items())),
            "faults": [self._fault_to_json(bout, place) for bout, place in self.faults],
        }

    def _bot_to_json(self, one: Standing) -> dict[str, object]:
        rating = self.rating(one.bot)
        return {
            "bot": one.bot,
            "games": one.games,
            "seats": one.places,
            "wins": one.wins,
            "win_share": one.win_share,
            "win_interval": list(one.interval),
            "times_fair": one.win_share / self.fair,
            "rating": rating.mu,
            "rating_interval": list(rating.interval),
            "scores": one.scores.to_json(),
            "thinking": {
                "moves": one.moves,
                "seconds": one.seconds,
                "mean": one.mean_seconds,
                "longest": one.longest,
            },
            "faults": one.faults,
        }

    def _fault_to_json(self, bout: Bout, place: int) -> dict[str, object]:
        fault = bout.faults[place]
        return {
            "game": bout.game,
            "bot": bout.bots[fault.seat],
            "seat": fault.seat,
            "move": fault.move,
            "asked": fault.asked,
            "why": fault.why,
            "default": fault.default,
        }


def ahead(bout: Bout, seat: int, rival: int) -> float:
    """1 if the seat finished ahead of its rival, 1/2 if they are level."""
    if (seat in bout.winners) != (rival in bout.winners):
        return 1.0 if seat in bout.winners else 0.0
    if bout.scores[seat] == bout.scores[rival] or seat in bout.winners:
        return 0.5
    return 1.0 if bout.scores[seat] > bout.scores[rival] else 0.0
