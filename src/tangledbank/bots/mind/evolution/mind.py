"""How bots judge The Origin of Species and its expansions."""

from itertools import combinations
from typing import Final

from tangledbank.bots.mind.evolution.features import EVOLUTION, animal_counts, stage_of
from tangledbank.bots.mind.evolution.policy import judge_of
from tangledbank.bots.mind.judge import Judge
from tangledbank.bots.mind.mind import Mind
from tangledbank.bots.mind.weights import load_weights
from tangledbank.core import game as core
from tangledbank.core.action import Action
from tangledbank.evolution import verbs as v
from tangledbank.evolution.game import Game, new_game
from tangledbank.evolution.scoring import teams

MORE_SETS: Final = ["fly", "continents", "special"]
SET_MIXES: Final = [
    ["base", *more] for count in (1, 2, 3) for more in combinations(MORE_SETS, count)
]


class EvolutionMind(Mind):
    def judge(self, game: core.Game, actions: list[Action]) -> Judge:
        assert isinstance(game, Game)
        return judge_of(game, actions)

    def group(self, action: Action) -> int:
        """Actions that differ only in the card they spend count as one in the search."""
        verb = action.verb
        if verb == v.ANIMAL:
            return verb | action.b << 18 | action.c << 30
        if verb == v.PLAY or verb == v.PAIR:
            return action.key & ~(4095 << 6)
        return action.key

    def groups(self, actions: list[Action]) -> bool:
        for action in actions:
            verb = action.verb
            if verb == v.PLAY or verb == v.PAIR or verb == v.ANIMAL:
                return True
        return False

    def strengths(self, game: core.Game) -> list[float]:
        assert isinstance(game, Game)
        weights = load_weights(self.table_kind(game), EVOLUTION)
        stage = stage_of(game)
        strengths: list[float] = []
        for counts in animal_counts(game.state):
            strengths.append(weights.strength_by_counts(counts, stage))
        if game.rules.teams:
            return team_strengths(game, strengths)
        return strengths

    def sharing(self, game: core.Game, winners: int) -> int:
        assert isinstance(game, Game)
        return max(1, winners // 2) if game.rules.teams else winners

    def table_kinds(self) -> list[str]:
        return ["base", "expanded"]

    def deal(self, kind: str, number: int) -> Game:
        """Seats, editions and sets take turns."""
        seats = 2 + number % 3
        if kind == "expanded":
            sets = SET_MIXES[number // 3 % len(SET_MIXES)]
            return new_game("gift", seats, number, sets=sets, fast=True)
        edition = ["gift", "ua3", "tw"][number // 3 % 3]
        return new_game(edition, seats, number, fast=True)

    def table_kind(self, game: core.Game) -> str:
        assert isinstance(game, Game)
        return "expanded" if game.rules.expanded else "base"

    def features(self) -> list[str]:
        return EVOLUTION

    def rows(self, game: core.Game) -> list[list[float]]:
        assert isinstance(game, Game)
        rows: list[list[float]] = []
        for counts in animal_counts(game.state):
            rows.append([float(count) for count in counts])
        return rows

    def stage(self, game: core.Game) -> float:
        assert isinstance(game, Game)
        return stage_of(game)


def team_strengths(game: Game, strengths: list[float]) -> list[float]:
    """A team is as strong as both its players."""
    found = strengths[:]
    for team in teams(game.state):
        total = 0.0
        for seat in team:
            total += strengths[seat]
        for seat in team:
            found[seat] = total
    return found
