"""This engine, measured as the others are; a process of its own for each build.

python bench/ours.py --seconds 3 --repeats 3    prints rows and speed-ups as JSON
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from dataclasses import asdict
from itertools import count

from measure import Position, Random, Subject, measure
from speed_up import speed_ups

from tangledbank import Game, __version__, engine_build, new_game

ALL_SETS = ["base", "fly", "continents", "special"]

#: Edition, seats, options and sets of cards. The gift set is printed for four; eight play with two
#: of it.
TABLES: list[tuple[str, int, dict[str, str | int | bool], list[str] | None]] = [
    ("gift", 2, {}, None),
    ("gift", 4, {}, None),
    ("gift", 8, {"two_sets": True}, None),
    ("gift", 4, {}, ALL_SETS),
    ("creatures", 4, {}, None),
]


#: These are also played without events (`game.play` instead of `game.apply`).
QUIET = [TABLES[1], TABLES[3]]


def subjects() -> list[Subject]:
    return [subject(*table) for table in TABLES] + [subject(*table, quiet=True) for table in QUIET]


def subject(
    edition: str,
    seats: int,
    options: dict[str, str | int | bool],
    sets: list[str] | None,
    quiet: bool = False,
) -> Subject:
    seeds = count(1)

    def start() -> Game:
        return new_game(edition, seats, next(seeds), options, fast=True, sets=sets)

    game_type = type(start())
    what = f"{__version__}, {engine_build()}, {edition}{', all sets' if sets else ''}"
    return Subject(
        "tangledbank",
        f"{what}, {seats} seats{', no events' if quiet else ''}",
        quiet_player(start) if quiet else player(start),
        Position(
            start=start,
            over=lambda game: game.over,
            legal=game_type.legal_actions,
            apply=game_type.play if quiet else game_type.apply,
            clone=game_type.clone,
            view=lambda game: game.view(game.acting),
        ),
        "clone copies the history too; legal is asked once of each position, apply checks legality",
    )


def player(start: Callable[[], Game]) -> Callable[[Random], int]:
    def play(rand: Random) -> int:
        game, decisions = start(), 0
        while not game.over:
            actions = game.legal_actions()
            game.apply(actions[int(rand() * len(actions))])
            decisions += 1
        return decisions

    return play


def quiet_player(start: Callable[[], Game]) -> Callable[[Random], int]:
    def play(rand: Random) -> int:
        game, decisions = start(), 0
        while not game.over:
            actions = game.legal_actions()
            game.play(actions[int(rand() * len(actions))])
            decisions += 1
        return decisions

    return play


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, required=True, help="of one run")
    parser.add_argument("--repeats", type=int, required=True, help="runs of each")
    args = parser.parse_args()
    rows = measure(subjects(), args.seconds, args.repeats)
    parallel = speed_ups(args.seconds, args.repeats)
    answer = {
        "build": engine_build(),
        "rows": [asdict(row) for row in rows],
        "speed_ups": [asdict(one) for one in parallel],
    }
    print(json.dumps(answer))


if __name__ == "__main__":
    main()
