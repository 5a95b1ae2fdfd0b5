"""Tables to play at: editions, seats, sets and options, drawn so that every value occurs."""

import itertools
import random
from typing import Final

from tangledbank.core.errors import SetupError
from tangledbank.evolution.decks import check_deck, deck_of
from tangledbank.evolution.game import Game, new_game
from tangledbank.evolution.options import BOOL, EDITIONS, OPTIONS, TIE_BREAKS, Option, Value
from tangledbank.evolution.rules import SETS, Rules

#: Numbers to try for an option that takes any; small ones matter most.
SOME_NUMBERS: Final = [0, 1, 2, 3, 4, 5, 6, 7, 99]


def values_of(option: Option) -> list[Value]:
    """Every value of an option; a few, if the range is wide."""
    if option.words == BOOL:
        return [False, True]
    # If a free action has no limit, a game need not end.
    values: list[Value] = [word for word in option.words if word != "unstated"]
    values += [number for number in SOME_NUMBERS if option.low <= number <= option.high]
    if option.name == "tie_break":
        for count in range(1, len(TIE_BREAKS) + 1):
            values += ["+".join(some) for some in itertools.permutations(TIE_BREAKS, count)]
    return values


def all_choices() -> list[tuple[str, Value]]:
    """Every option with each of its values."""
    return [(option.name, value) for option in OPTIONS for value in values_of(option)]


class Table:
    """The setup of a game."""

    def __init__(
        self,
        edition: str,
        seats: int,
        copies: int,
        options: dict[str, Value],
        seed: int,
        sets: list[str] | None = None,
    ) -> None:
        self.sets = ["base"] if sets is None else sets
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
            copies=self.copies,
            sets=self.sets,
            fast=self.fast,
        )


#: The base set alone, and with every combination of the others.
SET_COMBINATIONS: Final = [
    ["base", *some]
    for count in range(len(SETS))
    for some in itertools.combinations(SETS[1:], count)
]


def draw_table(
    seed: int,
    chooser: random.Random,
    edition: str | None = None,
    sets: list[str] | None = None,
) -> Table:
    """A table for this seed; consecutive seeds cover every value of every option."""
    drawn = chooser.choice(EDITIONS)
    options: dict[str, Value] = {}
    # A quarter of the games changes a single option.
    changed = chooser.choice([0, 3, 10, 60])
    for option in chooser.sample(OPTIONS, changed):
        options[option.name] = chooser.choice(values_of(option))
    choices = all_choices()
    name, value = choices[seed % len(choices)]
    options[name] = value
    # Every combination of sets with the same seeds; the base set alone is half of the games.
    some = chooser.choice([SET_COMBINATIONS[0], *SET_COMBINATIONS, *SET_COMBINATIONS])
    if sets is None:
        sets = some
    expanded = len(sets) > 1 or options.get("special_cards") is True
    seats, copies = draw_seats(options, chooser, expanded)
    table = Table(edition or drawn, seats, copies, options, seed, sets)
    return enough_cards(table)


def draw_seats(
    options: dict[str, Value], chooser: random.Random, expanded: bool = False
) -> tuple[int, int]:
    """The numbers of seats and sets; options may require some, or are changed to allow them."""
    copies = chooser.choice([1, 1, 2])
    if copies == 2 and options.get("two_sets") is False:
        copies = 1
    many = copies == 2 or expanded
    seats = chooser.randint(2, 8 if many else 4)
    if options.get("team_play") == "pairs_opposite":
        seats = chooser.choice([4, 6, 8] if many else [4])
    if copies == 2:
        options["two_sets"] = True
    return seats, copies


def enough_cards(table: Table) -> Table:
    """The same table, with all cards if half of them are not enough for its seats."""
    rules = Rules(table.edition, table.options, table.sets)
    try:
        check_deck(rules, deck_of(rules, table.copies), table.seats)
    except SetupError:
        table.options["deck_reduction_advice"] = "none"
    return table
