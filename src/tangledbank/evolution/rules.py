"""The rules of one game: the chosen options as typed fields that the engine reads quickly."""

from typing import Final

from tangledbank.core import rules as core
from tangledbank.core.errors import SetupError
from tangledbank.core.record import FIRST_PRESETS
from tangledbank.evolution.options import BOOK, PRESETS, Value
from tangledbank.evolution.traits.stages import (
    CARD_SETS,
    EXTRA_NEED,
    NEED_OPTIONS,
    POINTS_OPTIONS,
    STAGES,
    traits_in,
)
from tangledbank.native import i64

#: The sets of cards that can be mixed.
SETS: Final[list[str]] = ["base", "fly", "continents", "special"]

FIRST_ATTACK: Final = 0
ONE_REDIRECT: Final = 1
EVERY_ATTACK: Final = 2

NEVER: Final = 0
ALWAYS: Final = 1
OWN_ATTACK: Final = 2


class Rules(core.Rules):
    """The rules of one table, with what its steps read."""

    def __init__(
        self,
        edition: str,
        changes: dict[str, Value],
        sets: list[str] | None = None,
        presets: int = PRESETS,
    ) -> None:
        super().__init__(BOOK, edition, changes, presets)
        #: How the table differs from the edition as it is played now.
        self.differs: dict[str, Value] = BOOK.differences(edition, self.options)
        o = self.options
        #: Are the slips of version 0.1.0 kept that have no flag of their own?
        self.first_readings: bool = presets == FIRST_PRESETS
        self.taiwan: bool = edition == "tw"  # for clauses that only this booklet prints
        self.sets: list[str] = read_sets(sets or ["base"], o["special_cards"] is True)
        self.fly: bool = "fly" in self.sets
        #: Are there continents and an Ocean?  The cards can be played without them.
        self.continents: bool = "continents" in self.sets and o["continents_locations"] is True
        # What some trait of these sets does, so that it need not be looked for in other games.
        self.blights: bool = self.plays(STAGES.blights)
        self.grows: bool = self.plays(STAGES.grows)
        self.ambushes: bool = self.plays(STAGES.ambushes)
        self.arrivals: bool = self.plays(STAGES.on_arrival)
        self.births: bool = self.plays(STAGES.when_fed)
        self.adds_food: bool = self.plays(STAGES.adds_food)
        self.table_offers: bool = self.plays(STAGES.pair_offers | STAGES.stays | STAGES.migrates)
        self.notices: bool = self.births or self.blights or self.continents
        self.special: bool = "special" in self.sets
        self.expanded: bool = len(self.sets) > 1
        # Discards and the deck's end
        self.common_discard: bool = o["discard_piles"] == "shared" or o["discard_owner"] == "common"
        self.open_discards: bool = o["discard_visibility"] == "all"
        # The expansions need a deck that ends (EXP-RULING-92).
        self.reshuffles: bool = o["deck_exhaustion"] == "reshuffle_discard" and not self.expanded
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
        # Version 0.1.0 filled the lowest card, and Specialization filled none that was burnt.
        self.fat_from_below: bool = presets == FIRST_PRESETS
        self.burnt_fat_stays_empty: bool = presets == FIRST_PRESETS
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

        # The expansions
        self.locations: int = 3 if self.continents else 1
        self.first_hand: int = 10 if self.continents else 6
        self.ocean_drops_card: bool = o["swimming_card_in_ocean"] == "discarded"
        self.ocean_points: int = int(o["ocean_animal_bonus"]) if self.continents else 0
        self.ocean_needs_swimming: bool = o["swimming_loss_effect"] == "move_to_continent"
        self.ocean_exit_gives_card: bool = o["ocean_exit_swimming_card"] == "from_discard"
        self.ocean_entry_drops_card: bool = o["ocean_entry_by_migration"] == "discard_card"
        self.ocean_swimming_counts: bool = o["swimming_counts_as_trait_in_ocean"] is True
        self.sting_expels: bool = o["cnidocytes_in_ocean"] == "expel_to_continent"
        self.paralysed_is_plain: bool = o["paralysed_is_traitless"] is True
        self.neoplasia_beaches: bool = o["neoplasia_disables_swimming_in_ocean"] is True
        self.neoplasia_at_once: bool = self.blights and o["neoplasia_death"] == "at_once"
        self.restored_breed: bool = o["restored_r_strategy"] == "newcomers"
        self.paralysed_pairs_off: bool = self.blights and o["paralysed_pairs"] == "off_for_both"
        self.switched_off_shed: bool = o["metamorphosis_sheds_switched_off"] is True
        self.hibernation_shed_asleep: bool = o["sleeper_sheds_hibernation"] is True
        self.insight_follows: bool = o["intellect_after_redirect"] == "kept"
        self.anglers_swim: bool = o["anglerfish_tolerates_swimming"] is True
        self.recombination_beaches: bool = o["recombination_swimming_moves"] is True
        self.swimmers_cross_land: bool = o["migration_swimmer_continent_to_continent"] == "allowed"
        # In version 0.1.0 a card that changed hands forgot that it had been used to migrate.
        self.migrants_alone_marked: bool = presets == FIRST_PRESETS
        self.edificator_early: bool = o["edificator_timing"] == "food_phase"
        self.newborn_ashore: bool = o["newborn_location"] == "continent_if_parent_in_ocean"
        self.restart_on_bare_table: bool = o["restart_condition"] == "no_cards_on_table"
        self.swapped_dice: bool = o["food_example_4p"] == "swapped"
        self.specialists_by_location: bool = (
            self.continents and o["specialization_scope"] == "location_any_type"
        )
        self.specialization_once: bool = o["specialization_limit"] == "once_per_turn"
        cap = o["deck_cap"]
        self.deck_cap: int = cap if isinstance(cap, int) else 0
        self.deck_cut: str = str(o["deck_reduction_advice"])
        self.ambushers_per_player: int = int(o["ambushers_per_player"])
        self.ambush_fills_round: bool = o["ambush_counts_for_round_limit"] is True
        self.metamorphosis_once: bool = o["metamorphosis_limit"] == "once_per_turn"
        self.birth_by_hibernation: bool = o["viviparous_by_hibernation"] is True
        self.birth_by_burning: bool = o["viviparous_by_burning"] is True
        self.remains_keep_shell: bool = o["regeneration_keeps_shell"] is True
        self.shells_stay_where_they_fell: bool = o["shell_pool_location"] == "by_location"
        self.needs: list[int] = EXTRA_NEED[:]
        for trait, option in NEED_OPTIONS.items():
            self.needs[trait] = int(o[option])
        #: What the traits of an animal that was turned over add to its need.
        self.turned_need: int = sum(self.needs[trait] for trait in traits_in(STAGES.turned))
        #: What a pair card scores, by its trait.
        self.link_points: list[int] = [self.pair_points + need for need in self.needs]
        for trait, option in POINTS_OPTIONS.items():
            self.link_points[trait] = int(o[option])

    def plays(self, stage: i64) -> bool:
        """Is there a trait of this mask among the sets of this table?"""
        for trait in traits_in(stage):
            if CARD_SETS[trait] in self.sets:
                return True
        return False

    def __reduce__(self) -> tuple[object, tuple[str, dict[str, Value], list[str], int]]:
        return (Rules, (self.edition, self.changes(), self.sets, self.presets))


def read_sets(sets: list[str], special_cards: bool) -> list[str]:
    """The sets of cards in their proper order, checked; the base is always among them."""
    for name in sets:
        if name not in SETS:
            raise SetupError(f"unknown set {name!r}; the sets are {', '.join(SETS)}")
    if "base" not in sets:
        raise SetupError("every game is played with the base set (GIFT-COMBINE-02)")
    return [name for name in SETS if name in sets or (name == "special" and special_cards)]


_MADE: Final[dict[str, Rules]] = {}


def rules_of(
    edition: str, changes: dict[str, Value], sets: list[str], presets: int = PRESETS
) -> Rules:
    """The rules of an edition with these changes; unchanged ones are made only once."""
    if changes:
        return Rules(edition, changes, sets, presets)
    name = f"{edition} {presets} {' '.join(sets)}"
    made = _MADE.get(name)
    if made is None:
        made = Rules(edition, changes, sets, presets)
        _MADE[name] = made
    return made
