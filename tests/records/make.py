"""Makes the golden records: finished games that every later engine must still replay.

    python -m tests.records.make            adds the records that are missing
    python -m tests.records.make --again    makes all of them anew

A record that was once released stays as it is, and a change of the engine that no longer replays
it is a fault of the change.  So after a release, run this only to *add* records: new tables go
into `TABLES`, and `--again` is for the time before the first release.
"""

import argparse
from pathlib import Path

from tangledbank import new_game, write_record
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
    ) -> None:
        self.name = name
        self.edition = edition
        self.seats = seats
        self.options = options or {}
        self.copies = copies
        self.nonces = nonces
        self.fast = fast

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


TABLES = [
    *book_tables(),
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
