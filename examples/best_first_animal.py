"""How good is each card of the first hand as an animal?  Finds out by playing many games.

    python examples/best_first_animal.py [SEED] [GAMES]

It shows how a program looks ahead without seeing what it may not know: `view.imagine` gives a
game that could be the true one, with everything hidden dealt again.
"""

import sys
from collections import Counter

import tangledbank as tb
from tangledbank.bots.bot import bot
from tangledbank.core.chance import FastChance


def main(seed: int, games: int) -> None:
    game = tb.new_game("gift", seats=2, seed=seed)
    view = game.view(game.to_act)
    chance = FastChance(seed)
    player = bot("greedy")

    points: Counter[tb.Action] = Counter()
    candidates = [a for a in game.legal_actions() if str(a).startswith("animal")]
    for action in candidates:
        for _ in range(games):
            world = view.imagine(chance)
            world.play(action)
            while not world.over:
                seen = world.view(world.to_act)
                world.play(player.choose(seen, world.legal_actions(), chance))
            points[action] += world.scores()[view.seat]

    print(f"{view.seat}, on average over {games} games that might follow:")
    for action, total in points.most_common():
        print(f"{total / games:6.1f} points  {action}")


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:]]
    main(*numbers, *[7, 10][len(numbers) :])
