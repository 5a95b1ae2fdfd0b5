"""The features for evaluating The Origin of Species: a row of numbers for each player.

Rows are taken at the start of a turn (or round).  `stage` says how much of the game is left, so
that the weights can differ early and late.
"""

from typing import Final

from tangledbank.bots.mind.evolution.sight import HUNTERS, traits_reach
from tangledbank.evolution.game import Game
from tangledbank.evolution.scoring import score
from tangledbank.evolution.state import YELLOW, State
from tangledbank.evolution.traits import names as t
from tangledbank.native import i64

#: The features of a player, before those of single traits.
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

#: More turns than this count as many.
FAR: Final = 4.0

SYMBIOSIS: Final = 1 << t.SYMBIOSIS


def stage_of(game: Game) -> float:
    """How much of the game is left: 0 at its end, about 1 for a turn."""
    s = game.state
    due = len(s.players)
    for one in s.players:
        due += len(one.animals)
    return min(FAR, len(s.deck) / due)


def animal_counts(s: State) -> list[list[int]]:
    """All features are counts, so whole numbers are enough."""
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
    """Who could hunt whom: how many own animals are exposed, and how many others in reach."""
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
