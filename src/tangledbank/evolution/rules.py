"""The rules of one game: the chosen options as typed fields that the engine reads quickly."""

from typing import Final

from tangledbank.evolution.options import Value, differences, read_options

FIRST_ATTACK: Final = 0
ONE_REDIRECT: Final = 1
EVERY_ATTACK: Final = 2

NEVER: Final = 0
ALWAYS: Final = 1
OWN_ATTACK: Final = 2


class Rules:
    """What the table agreed on.  Never changed once made, so clones of a game share it."""

    def __init__(self, edition: str, changes: dict[str, Value]) -> None:
        self.edition = edition
        self.options: dict[str, Value] = read_options(edition, changes)
        self.differs: dict[str, Value] = differences(edition, self.options)
        o = self.options
        # Discards and the deck's end
        self.common_discard: bool = o["discard_piles"] == "shared" or o["discard_owner"] == "common"
        self.open_discards: bool = o["discard_visibility"] == "all"
        self.reshuffles: bool = o["deck_exhaustion"] == "reshuffle_discard"
        self.last_on_reshuffle: bool = o["last_turn_trigger"] == "flag_on_reshuffle"
        tie_break = str(o["tie_break"])
        self.tie_breaks: list[str] = [] if tie_break == "none" else tie_break.split("+")
        self.first_by_die: bool = o["first_player_choice"] == "highest_die"
        self.deals_in_batches: bool = o["deal_order"] == "batch"
        # Feeding
        self.must_feed: bool = o["feeding_obligation"] == "mandatory"
        self.skip_is_final: bool = o["feeding_skip_final"] is True
        self.feeds_until_all_skip: bool = o["feeding_end"] == "all_skipped"
        self.idle_traits_when_fed: bool = o["non_food_traits_when_all_fed"] == "allow"
        self.any_trait_meets_duty: bool = o["obligation_substitutes"] == "any_trait"
        # Fat
        self.fat_waits: bool = o["fat_conversion_timing"] == "end_of_feeding"
        self.fat_from_red_only: bool = o["fat_fill_colours"] == "red_only"
        self.burning_bars_hunting: bool = o["burn_fat_blocks_hunt"] is True
        self.burns_to_need_only: bool = o["burn_fat_cap"] == "need"
        # Hunting and its answers
        self.hunts_without_room: bool = o["hunt_when_cannot_receive"] == "allow"
        limits = ["first_attack_of_turn", "one_redirect_per_turn", "every_attack"]
        self.mimicry: int = limits.index(str(o["mimicry_limit"]))
        refusals = ["allowed", "forbidden", "forbidden_own_attack"]
        self.tail_loss_forced: int = refusals.index(str(o["tail_loss_decline"]))
        self.running_forced: bool = o["running_decline"] == "forbidden"
        self.running_threshold: int = int(o["running_die_threshold"])
        self.poison_spares_on_tail_loss: bool = o["poison_spares_on_tail_loss"] is True
        self.scavenger_bars_carnivorous: bool = o["scavenger_carnivore_conflict"] == "both_ways"
        self.later_of_conflict_goes: bool = o["scavenger_conflict_repair"] == "discard_later"
        self.scavenger_choice: bool = o["scavenger_own_choice"] == "owner_picks"
        self.unable_scavengers_passed_over: bool = o["scavenger_skip_unable"] is True
        # Piracy, grazing, hibernation
        self.piracy_into_fat: bool = o["piracy_when_fed_with_open_fat"] == "allow"
        self.piracy_keeps_colour: bool = o["piracy_token_colour"] == "keep"
        self.piracy_from_receivers: bool = o["piracy_victim_needs_received_food"] is True
        self.piracy_beside_main: bool = o["piracy_with_take_or_hunt"] is True
        self.grazers_together: bool = o["grazing_all_in_one_slot"] is True
        self.hibernation_is_main: bool = o["hibernation_costs_action"] is True
        self.hibernations_together: bool = o["hibernation_many_per_slot"] is True
        self.hibernation_part_fed: bool = o["hibernation_with_partial_food"] is True
        self.hibernation_in_last_turn: bool = o["hibernation_last_turn"] == "allow"
        self.hibernation_each_turn: bool = o["hibernation_consecutive"] == "allow"
        self.hibernation_bars_fat: bool = o["hibernation_blocks_fat"] is True
        self.hibernation_when_fed: bool = o["hibernation_when_fed"] == "allow"
        # Pairs
        self.pairs_by_round: bool = o["pair_use_reset"] == "round_start"
        self.pairs_automatic: bool = o["pair_trait_use"] == "automatic"
        self.pairs_with_several: bool = o["pair_same_trait_other_partner"] is True
        self.pair_points: int = 1 if o["pair_trait_score"] == "per_card" else 2
        self.pairs_off_slot: bool = o["pair_trait_off_slot"] == "allow"
        # Table, dealing, scoring
        self.empty_hand_passes: bool = o["handless_pass"] == "forced"
        self.two_sets: bool = o["two_sets"] is True
        self.teams: bool = o["team_play"] == "pairs_opposite"
        self.cards_or_points: bool = o["survivor_reward"] == "cards_or_points"
        self.six_whatever_hand: bool = o["six_card_rule"] == "no_animals"
        self.marks_end_with_feeding: bool = o["used_mark_reset"] == "end_of_feeding"
        limit = o["animal_limit"]
        self.animal_limit: int = limit if isinstance(limit, int) else 0

    def changes(self) -> dict[str, Value]:
        """The options in which this table differs from its edition's book."""
        return dict(self.differs)

    def __reduce__(self) -> tuple[object, tuple[str, dict[str, Value]]]:
        return (Rules, (self.edition, self.changes()))


_MADE: Final[dict[str, Rules]] = {}


def rules_of(edition: str, changes: dict[str, Value]) -> Rules:
    """The rules of an edition with these changes; unchanged editions are made only once."""
    if changes:
        return Rules(edition, changes)
    made = _MADE.get(edition)
    if made is None:
        made = Rules(edition, changes)
        _MADE[edition] = made
    return made
