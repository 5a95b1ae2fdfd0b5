"""Makes the golden records: finished games that every later engine must still replay.

    python -m tests.records.make            adds the records that are missing
    python -m tests.records.make --again    makes all of them anew

A record that was once released stays as it is, and a change of the engine that no longer replays
it is a fault of the change.  So after a release, run this only to *add* records: new tables go
into `TABLES`, and `--again` is for the time before the first release.
"""

import argparse
from itertools import combinations
from pathlib import Path

from tangledbank import new_game, write_record
from tangledbank.evolution.decks import own_deck
from tangledbank.evolution.options import Value
from tests.evolution.chance_player import ChancePlayer

FOLDER = Path(__file__).resolve().parent


class Table:
    """One table whose game is kept; its name is the name of the file."""

    def __init__(
        self,
        name: str,
        edition: str,
        seats: int,
        options: dict[str, Value] | None = None,
        copies: int | None = None,
        nonces: list[bytes] | None = None,
        fast: bool = False,
        sets: list[str] | None = None,
        deck: str = "",
    ) -> None:
        self.name = name
        self.edition = edition
        self.seats = seats
        self.options = options or {}
        self.copies = copies
        self.nonces = nonces
        self.fast = fast
        self.sets = sets
        self.deck = deck

    def record(self, seed: int) -> str:
        """A game at this table, played by chance to its end."""
        game = new_game(
            self.edition,
            self.seats,
            seed=seed if self.fast else f"{self.name}/{seed}",
            options=self.options,
            copies=self.copies,
            nonces=self.nonces,
            fast=self.fast,
            sets=self.sets,
            deck=own_deck(self.deck, self.name) if self.deck else None,
        )
        return write_record(ChancePlayer(seed).play(game))


def book_tables() -> list[Table]:
    """Every edition at every table size."""
    tables = []
    for edition in ("ua3", "tw", "gift"):
        for seats in range(2, 9):
            big: dict[str, Value] = {"two_sets": True} if edition == "gift" and seats > 4 else {}
            tables.append(Table(f"{edition}-{seats}", edition, seats, big))
    return tables


def expanded_tables() -> list[Table]:
    """Both editions of Continents with every combination of sets, at every table size."""
    expansions = ("fly", "continents", "special")
    mixed = [list(some) for count in (1, 2, 3) for some in combinations(expansions, count)]
    tables = []
    for shift, edition in enumerate(("gift", "cont1")):
        for place, sets in enumerate(mixed):
            seats = 2 + (place + 3 * shift) % 7
            name = "-".join([edition, str(seats), *sets])
            tables.append(Table(name, edition, seats, sets=["base", *sets]))
    return tables


ALL_SETS = ["base", "fly", "continents", "special"]

#: A deck of one's own, of which not all is played with.
OWN_DECK = """
cap = 90
[cards]
"carnivorous/flight" = 12
"swimming/ambush" = 12
"big/regeneration" = 12
"neoplasia/running" = 10
"migration/suckerfish" = 10
"metamorphosis/fat-tissue" = 10
"trematode/cooperation" = 8
"recombination/intellect" = 8
shell = 6
anglerfish = 6
r-strategy = 6
"""

#: The second version of the presets, whose records name every option.
SECOND_PRESETS = [
    Table("gift-2-presets-2", "gift", 2, {}),
    Table("gift-3-presets-2-all-sets", "gift", 3, {}, sets=ALL_SETS),
    Table("cont1-2-presets-2-all-sets", "cont1", 2, {}, sets=ALL_SETS),
    Table(
        "gift-4-presets-2-no-locations",
        "gift",
        4,
        {
            "continents_locations": False,
            "specialization_limit": "once_per_turn",
            "deck_cap": 90,
            "metamorphosis_sheds_switched_off": True,
            "sleeper_sheds_hibernation": True,
            "intellect_after_redirect": "kept",
        },
        sets=ALL_SETS,
    ),
]

TABLES = [
    *book_tables(),
    *SECOND_PRESETS,
    Table("ua3-4-teams", "ua3", 4, {"team_play": "pairs_opposite"}),
    Table("tw-6-teams", "tw", 6, {"team_play": "pairs_opposite"}),
    Table(
        "tw-3-cards-or-points",
        "tw",
        3,
        {"survivor_reward": "cards_or_points", "six_card_rule": "no_animals"},
    ),
    Table(
        "gift-4-many-options",
        "gift",
        4,
        {
            "deck_exhaustion": "reshuffle_discard",
            "last_turn_trigger": "flag_on_reshuffle",
            "first_player_choice": "highest_die",
            "feeding_obligation": "voluntary",
            "mimicry_limit": "every_attack",
            "tail_loss_decline": "forbidden",
            "running_decline": "allowed",
            "running_die_threshold": 5,
            "piracy_token_colour": "keep",
            "pair_trait_use": "optional",
            "animal_limit": 5,
            "tie_break": "discard_size+surviving_animals",
        },
    ),
    Table(
        "ua3-3-other-options",
        "ua3",
        3,
        {
            "discard_piles": "per_player",
            "discard_owner": "animal_owner",
            "deal_order": "batch",
            "fat_conversion_timing": "end_of_feeding",
            "hibernation_consecutive": "allow",
            "hibernation_last_turn": "allow",
            "scavenger_own_choice": "first_listed",
            "pair_trait_score": "per_animal",
            "handless_pass": "declared",
        },
    ),
    Table("tw-3-two-sets", "tw", 3, copies=2),
    Table("ua3-2-nonces", "ua3", 2, nonces=[b"finch", b""]),
    Table("gift-3-fast", "gift", 3, fast=True),
    # New ones come last: the place in this list is the seed.
    *expanded_tables(),
    Table(
        "gift-2-half-by-kind",
        "gift",
        2,
        {"deck_reduction_advice": "half_by_kind"},
        sets=ALL_SETS,
    ),
    Table(
        "cont1-2-half-random",
        "cont1",
        2,
        {"deck_reduction_advice": "half_random"},
        sets=["base", "continents"],
    ),
    Table("gift-3-own-deck", "gift", 3, deck=OWN_DECK),
    Table("gift-8-all-sets-twice", "gift", 8, {"two_sets": True}, copies=2, sets=ALL_SETS),
    Table("ua3-5-all-sets", "ua3", 5, copies=1, sets=ALL_SETS),
    Table("tw-4-fly-continents", "tw", 4, sets=["base", "fly", "continents"]),
    Table(
        "cont1-4-many-options",
        "cont1",
        4,
        {
            "swimming_card_in_ocean": "discarded",
            "ocean_animal_bonus": 1,
            "migration_limit": "unstated",
            "migration_swimmer_continent_to_continent": "allowed",
            "edificator_timing": "food_phase",
            "specialization_scope": "table_by_type",
            "ambushers_per_player": 3,
            "ambush_counts_for_round_limit": True,
            "metamorphosis_limit": "once_per_turn",
            "viviparous_by_burning": False,
            "trematode_points": 4,
            "regeneration_keeps_shell": False,
            "shell_pool_location": "by_location",
            "team_play": "pairs_opposite",
        },
        sets=ALL_SETS,
    ),
    Table("gift-4-all-sets-fast", "gift", 4, fast=True, sets=ALL_SETS),
]


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the golden records.")
    parser.add_argument("--again", action="store_true", help="make all of them anew")
    again = parser.parse_args().again
    for number, table in enumerate(TABLES, 1):
        path = FOLDER / f"{table.name}.record"
        if again or not path.exists():
            path.write_text(table.record(number), encoding="utf-8", newline="\n")
            print(path.name)


if __name__ == "__main__":
    main()
