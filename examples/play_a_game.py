"""One game between two simple players, told move by move, and then verified.

    python examples/play_a_game.py [SEED]

It shows the whole life of a game: deal, decide, look at it from a seat, and check that it was fair.
"""

import random
import sys

import tangledbank as tb


def feeder(game: tb.Game) -> tb.Action:
    """Feed an animal if possible; otherwise do anything but pass."""
    actions = game.legal_actions()
    for wanted in ("take", "play", "animal"):
        for action in actions:
            if str(action).startswith(wanted):
                return action
    return actions[-1]


def main(seed: int) -> None:
    game = tb.new_game("gift", seats=["ann", "bob"], seed=seed)
    dice = random.Random(seed)  # for bob; the game has its own

    while not game.over:
        player = game.to_act
        action = feeder(game) if player == "ann" else dice.choice(game.legal_actions())
        view = game.view(player)  # all that this player may know
        print(f"turn {view.turn}, {view.phase:<12} {player}: {action}")
        game.apply(action)

    result = game.result()
    assert result is not None  # as it is while a game goes on
    print(f"\n{' and '.join(result.winners)} won: {result.scores}")

    record = tb.write_record(game)
    print(f"\nThe record has {len(record.splitlines())} lines. Is it fair?")
    print(tb.verify(record))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 7)
