"""Tables to play at: editions, seats, sets and options drawn so that every value comes up."""

import itertools
import random
from typing import Final

from tangledbank.evolution.game import Game, new_game
from tangledbank.evolution.options import BOOL, EDITIONS, OPTIONS, TIE_BREAKS, Option, Value

#: Numbers to try for an option that takes any; small ones bite.
SOME_NUMBERS: Final = [1, 2, 3, 4, 5, 6, 7, 99]


def values_of(option: Option) -> list[Value]:
    """Every value of an option; of a wide range a few."""
    if option.words == BOOL:
        return [False, True]
    values: list[Value] = list(option.words)
    values += [number for number in SOME_NUMBERS if option.low <= number <= option.high]
    if option.name == "tie_break":
        for count in range(1, len(TIE_BREAKS) + 1):
            values += ["+".join(some) for some in itertools.permutations(TIE_BREAKS, count)]
    return values


def all_choices() -> list[tuple[str, Value]]:
    """Every option with each of its values."""
    return [(option.name, value) for option in OPTIONS for value in values_of(option)]


class Table:
    """What a game is made of before it begins."""

    def __init__(
        self, edition: str, seats: int, copies: int, options: dict[str, Value], seed: int
    ) -> None:
        self.edition = edition
        self.seats = seats
        self.copies = copies
        self.options = options
        self.seed = seed
        self.fast = seed % 2 == 0

    def sit_down(self) -> Game:
        return new_game(
            self.edition,
            self.seats,
            self.seed,
            self.options,
            self.copies,
            fast=self.fast,
        )


def draw_table(seed: int, chooser: random.Random, edition: str | None = None) -> Table:
    """A table for this seed; seeds in a row go through every value of every option."""
    drawn = chooser.choice(EDITIONS)
    options: dict[str, Value] = {}
    # A quarter of the games is played by the book but for one option.
    changed = chooser.choice([0, 3, 10, 60])
    for option in chooser.sample(OPTIONS, changed):
        options[option.name] = chooser.choice(values_of(option))
    choices = all_choices()
    name, value = choices[seed % len(choices)]
    options[name] = value
    seats, copies = draw_seats(options, chooser)
    return Table(edition or drawn, seats, copies, options, seed)


def draw_seats(options: dict[str, Value], chooser: random.Random) -> tuple[int, int]:
    """How many seats and sets; the options may ask for some, or are changed to allow them."""
    copies = chooser.choice([1, 1, 2])
    if copies == 2 and options.get("two_sets") is False:
        copies = 1
    seats = chooser.randint(2, 4 * copies)
    if options.get("team_play") == "pairs_opposite":
        seats = chooser.choice([4] if copies == 1 else [4, 6, 8])
    if copies == 2:
        options["two_sets"] = True
    return seats, copies
