"""Random games of the magical creatures per second, on one core.

    python bench/creatures.py [GAMES]

Prints a line for each number of seats: games and decisions per second of processor time.
"""

import sys
import time

from tangledbank import engine_build
from tangledbank.core.chance import FastChance
from tangledbank.creatures.game import new_game


def measure(seats: int, games: int) -> str:
    chance = FastChance(seats)
    decisions = 0
    began = time.process_time()
    for seed in range(games):
        game = new_game("creatures", seats, seed=seed, fast=True)
        while not game.over:
            actions = game.legal_actions()
            game.apply(actions[chance.below(len(actions))])
            decisions += 1
    seconds = time.process_time() - began
    return f"{seats} seats: {games / seconds:,.0f} games/s, {decisions / seconds:,.0f} decisions/s"


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    print(f"creatures, random, {engine_build()}, one core")
    for seats in (1, 2, 3, 4):
        print(measure(seats, games))


if __name__ == "__main__":
    main()
