"""What the evaluation looks at: for each player of a table a row of numbers.

Rows are taken where a turn (or a round) begins.  `stage` says how much of the game is to come, so
that the weights can say what a thing is worth early and late.
"""

from typing import Final

from tangledbank.bots.mind.conjuring import ATTACK_MASK, WORTH
from tangledbank.bots.mind.sight import HUNTERS, traits_reach
from tangledbank.core import game as core
from tangledbank.creatures import state as creatures
from tangledbank.creatures.energy import energy_needed
from tangledbank.creatures.game import Game as CreaturesGame
from tangledbank.evolution.game import Game
from tangledbank.evolution.scoring import score
from tangledbank.evolution.state import YELLOW, State
from tangledbank.evolution.traits import names as t
from tangledbank.native import i64

#: What is counted of a player in the game of evolution, before the traits one by one.
TABLE: Final = ["points", "animals", "hand", "need", "fat", "exposed", "prey", "first"]
EVOLUTION: Final[list[str]] = TABLE + t.NAMES
POINTS: Final = 0
ANIMALS: Final = 1
HAND: Final = 2
NEED: Final = 3
FAT: Final = 4
EXPOSED: Final = 5
PREY: Final = 6
FIRST: Final = 7
TRAITS: Final = 8

CREATURES: Final[list[str]] = [
    "tokens",
    "creatures",
    "hand",
    "energy",
    "energy squared",
    "almost ready",
    "ready",
    "traits",
    "attacks",
    "first",
]

#: More turns than this are as good as many.
FAR: Final = 4.0

SYMBIOSIS: Final = 1 << t.SYMBIOSIS


def rows_of(game: core.Game) -> list[list[float]]:
    """One row for each player."""
    if isinstance(game, CreaturesGame):
        return creature_rows(game.state)
    assert isinstance(game, Game)
    rows: list[list[float]] = []
    for counts in animal_counts(game.state):
        rows.append([float(count) for count in counts])
    return rows


def stage_of(game: core.Game) -> float:
    """How much of the game is to come: 0 at its end, about 1 for a turn."""
    if isinstance(game, CreaturesGame):
        most = 0
        for player in game.state.players:
            most = max(most, player.tokens)
        return float(game.rules.goal - most - 1)
    assert isinstance(game, Game)
    s = game.state
    due = len(s.players)
    for one in s.players:
        due += len(one.animals)
    return min(FAR, len(s.deck) / due)


def animal_counts(s: State) -> list[list[int]]:
    """All that a row has of a player is counted, so whole numbers will do."""
    rows: list[list[int]] = []
    for player in s.players:
        row = [0] * (TRAITS + len(t.NAMES))
        row[POINTS] = score(s, player.seat)
        row[ANIMALS] = len(player.animals)
        row[HAND] = len(player.hand)
        need: i64 = 0
        fat: i64 = 0
        for animal in player.animals:
            need += animal.need
            for card in animal.cards:
                row[TRAITS + card.trait] += 1
                if card.token == YELLOW:
                    fat += 1
        row[NEED] = need
        row[FAT] = fat
        for link in player.links:
            row[TRAITS + link.trait] += 1
        if player.seat == s.first:
            row[FIRST] = 1
        rows.append(row)
    count_prey(s, rows)
    return rows


def count_prey(s: State, rows: list[list[int]]) -> None:
    """Who could hunt whom: how many of one's own are exposed, how many of others' in reach."""
    for player in s.players:
        for hunter in player.animals:
            mask: i64 = hunter.mask
            if mask & HUNTERS == 0:
                continue
            found = 0
            for rival in s.players:
                if rival.seat == player.seat:
                    continue
                for prey in rival.animals:
                    if hunter.location == prey.location and reach(mask, prey.mask):
                        found += 1
                        rows[rival.seat][EXPOSED] += 1
            rows[player.seat][PREY] += min(found, 3)


def reach(hunter: i64, prey: i64) -> bool:
    return prey & SYMBIOSIS == 0 and traits_reach(hunter, prey)


def creature_rows(s: creatures.State) -> list[list[float]]:
    rows: list[list[float]] = []
    for player in s.players:
        row = [0.0] * len(CREATURES)
        row[0] = float(player.tokens)
        row[1] = float(len(player.creatures))
        row[2] = float(len(player.hand))
        for creature in player.creatures:
            need = energy_needed(s, creature)
            row[3] += creature.energy
            row[4] += creature.energy * creature.energy / 4.0
            if creature.energy + 1 == need:
                row[5] += 1.0
            elif creature.energy >= need:
                row[6] += 1.0
            for card in creature.cards:
                row[7] += WORTH[card.trait] / 5.0
            if creature.mask & ATTACK_MASK:
                row[8] += 1.0
        if player.seat == s.first:
            row[9] = 1.0
        rows.append(row)
    return rows
