"""The options in which the editions differ, and what each edition says.

An edition is data: a preset of these options.  `rules.Rules` turns chosen values into the typed
fields that the engine reads.
"""

from typing import Final

from tangledbank.core.options import BOOL as BOOL
from tangledbank.core.options import Option as CoreOption
from tangledbank.core.options import Options
from tangledbank.core.options import Value as Value

EDITIONS: Final[list[str]] = ["ua3", "tw", "gift", "cont1"]

EDITION_NAMES: Final[dict[str, str]] = {
    "ua3": "Ukrainian third edition",
    "tw": "Taiwanese edition",
    "gift": "Russian gift set",
    "cont1": "Continents, first edition",
}

#: The version of the presets.  It grows whenever an edition gets another value for an option, or
#: the engine plays some position in another way: a game keeps the version it was begun with.
#: 1: what version 0.1.0 wrote, which names no version.
PRESETS: Final = 2

#: The tie-breaks a `tie_break` list may name.
TIE_BREAKS: Final[list[str]] = [
    "surviving_animals",
    "most_traits_on_one_animal",
    "discard_size",
]


class Option(CoreOption):
    """One option of this game; it is called by the table it stands in, and its number there."""

    __slots__ = ("family", "group", "number")

    def __init__(
        self,
        number: int,
        name: str,
        words: list[str],
        presets: list[Value],
        cosmetic: bool = False,
        low: int = 0,
        high: int = -1,
        family: str = "D",
        before: dict[int, list[Value]] | None = None,
        group: str = "",
    ) -> None:
        super().__init__(
            name, f"{family}-{number:02d}", words, presets, cosmetic, low, high, before
        )
        #: The heading that it stands under; that of a set of cards, if it matters only with them.
        self.group: str = group or ("continents" if family == "E" else "table")
        self.family = family  # D: the base game's table, E: the expansions'
        self.number = number

    @property
    def id(self) -> str:
        return self.clause

    def preset(self, edition: str, version: int = PRESETS) -> Value:
        """An edition's value, as this version of the presets has it."""
        return self.values(version)[EDITIONS.index(edition)]

    def values(self, version: int) -> list[Value]:
        values = super().values(version)
        # The first edition of Continents names no base edition: the gift set's rules lie under it.
        return values if len(values) == len(EDITIONS) else [*values, values[2]]

    def accepted(self) -> str:
        words = super().accepted()
        if self.name == "tie_break":
            return f"{words}, a '+'-separated list of {', '.join(TIE_BREAKS)}"
        return words

    def read(self, value: Value) -> Value:
        if self.name == "tie_break":
            parts = str(value).split("+")
            if all(part in TIE_BREAKS for part in parts) and len(set(parts)) == len(parts):
                return str(value)
        return super().read(value)


ALLOW: Final[list[str]] = ["allow", "forbid"]

OPTIONS: Final[list[Option]] = [
    Option(
        1,
        "discard_piles",
        ["shared", "per_player"],
        ["shared", "per_player", "per_player"],
        group="deck",
    ),
    Option(
        2, "discard_visibility", ["all", "own_only"], ["all", "own_only", "own_only"], group="deck"
    ),
    Option(
        3,
        "discard_facing",
        ["trait_up", "animal_up"],
        ["trait_up", "animal_up", "animal_up"],
        cosmetic=True,
        group="deck",
    ),
    Option(
        4,
        "discard_owner",
        ["common", "animal_owner"],
        ["common", "animal_owner", "animal_owner"],
        group="deck",
    ),
    Option(
        5,
        "deck_exhaustion",
        ["reshuffle_discard", "short_deal"],
        ["reshuffle_discard", "short_deal", "short_deal"],
        group="deck",
    ),
    Option(
        6,
        "last_turn_trigger",
        ["flag_on_reshuffle", "deck_empty_after_deal"],
        ["flag_on_reshuffle", "deck_empty_after_deal", "deck_empty_after_deal"],
        group="deck",
    ),
    Option(
        7,
        "tie_break",
        ["none"],
        ["surviving_animals+most_traits_on_one_animal", "discard_size", "discard_size"],
        group="deck",
    ),
    Option(8, "first_player_choice", ["lot", "highest_die"], ["lot", "highest_die", "lot"]),
    Option(
        9,
        "deal_order",
        ["one_by_one", "batch"],
        ["one_by_one", "one_by_one", "one_by_one"],
        group="deck",
    ),
    Option(
        10,
        "feeding_obligation",
        ["mandatory", "voluntary"],
        ["mandatory", "voluntary", "mandatory"],
        group="feeding",
    ),
    Option(11, "feeding_skip_final", BOOL, [False, True, False], group="feeding"),
    Option(
        12,
        "feeding_end",
        ["satisfied_or_base_empty", "all_skipped"],
        ["satisfied_or_base_empty", "all_skipped", "satisfied_or_base_empty"],
        group="feeding",
    ),
    Option(13, "non_food_traits_when_all_fed", ALLOW, ["allow", "allow", "allow"], group="feeding"),
    Option(
        14,
        "fat_conversion_timing",
        ["immediate", "end_of_feeding"],
        ["immediate", "end_of_feeding", "immediate"],
        group="fat",
    ),
    Option(15, "fat_fill_colours", ["any", "red_only"], ["any", "any", "any"], group="fat"),
    Option(16, "burn_fat_blocks_hunt", BOOL, [True, True, True], group="fat"),
    Option(
        17, "burn_fat_cap", ["need", "unlimited"], ["unlimited", "need", "unlimited"], group="fat"
    ),
    Option(
        18,
        "mimicry_limit",
        ["first_attack_of_turn", "one_redirect_per_turn", "every_attack"],
        ["first_attack_of_turn", "every_attack", "one_redirect_per_turn"],
        group="hunting",
    ),
    Option(
        19,
        "tail_loss_decline",
        ["allowed", "forbidden", "forbidden_own_attack"],
        ["allowed", "forbidden_own_attack", "allowed"],
        group="hunting",
    ),
    Option(
        20,
        "running_decline",
        ["allowed", "forbidden"],
        ["forbidden", "forbidden", "forbidden"],
        group="hunting",
    ),
    Option(21, "running_die_threshold", [], [4, 4, 4], low=1, high=7, group="hunting"),
    Option(
        22, "piracy_when_fed_with_open_fat", ALLOW, ["forbid", "allow", "allow"], group="traits"
    ),
    Option(23, "piracy_token_colour", ["keep", "blue"], ["keep", "blue", "blue"], group="traits"),
    Option(24, "piracy_victim_needs_received_food", BOOL, [False, True, True], group="traits"),
    Option(25, "piracy_with_take_or_hunt", BOOL, [True, True, True], group="traits"),
    Option(26, "hibernation_costs_action", BOOL, [False, False, False], group="traits"),
    Option(27, "hibernation_many_per_slot", BOOL, [True, True, True], group="traits"),
    Option(28, "hibernation_with_partial_food", BOOL, [True, True, True], group="traits"),
    Option(29, "hibernation_last_turn", ALLOW, ["forbid", "forbid", "forbid"], group="traits"),
    Option(30, "hibernation_consecutive", ALLOW, ["forbid", "forbid", "forbid"], group="traits"),
    Option(31, "hibernation_blocks_fat", BOOL, [True, True, True], group="traits"),
    Option(
        32,
        "scavenger_carnivore_conflict",
        ["both_ways", "scavenger_on_carnivore_only"],
        ["both_ways", "both_ways", "both_ways"],
        group="traits",
    ),
    Option(
        33,
        "scavenger_conflict_repair",
        ["discard_later", "reject"],
        ["discard_later", "reject", "discard_later"],
        group="traits",
    ),
    Option(
        34,
        "scavenger_own_choice",
        ["owner_picks", "first_listed"],
        ["owner_picks", "owner_picks", "owner_picks"],
        group="traits",
    ),
    Option(35, "scavenger_skip_unable", BOOL, [True, False, True], group="traits"),
    Option(
        36,
        "pair_use_reset",
        ["round_start", "owner_slot_start"],
        ["round_start", "owner_slot_start", "round_start"],
        group="pairs",
    ),
    Option(
        37,
        "pair_trait_use",
        ["automatic", "optional"],
        ["automatic", "optional", "automatic"],
        group="pairs",
    ),
    Option(38, "pair_same_trait_other_partner", BOOL, [True, True, True], group="pairs"),
    Option(39, "pair_trait_score", ["per_card", "per_animal"], ["per_card"] * 3, group="pairs"),
    Option(
        40,
        "food_clear_time",
        ["before_deal", "after_deal"],
        ["after_deal", "before_deal", "after_deal"],
        cosmetic=True,
        group="feeding",
    ),
    Option(
        41,
        "handless_pass",
        ["forced", "declared"],
        ["forced", "declared", "forced"],
        group="feeding",
    ),
    Option(42, "self_attack", ["forbid"], ["forbid"] * 3, group="hunting"),
    Option(43, "two_sets", BOOL, [True, True, False], group="deck"),
    Option(44, "team_play", ["none", "pairs_opposite"], ["none", "none", "none"]),
    Option(
        45,
        "survivor_reward",
        ["cards", "cards_or_points"],
        ["cards", "cards", "cards"],
        group="deck",
    ),
    Option(
        46,
        "six_card_rule",
        ["no_animals_and_empty_hand", "no_animals"],
        ["no_animals_and_empty_hand"] * 3,
        group="deck",
    ),
    Option(47, "token_substitution", BOOL, [True, True, True], cosmetic=True),
    Option(48, "component_counts", ["as_tw"], ["as_tw", "as_tw", "as_tw"], cosmetic=True),
    Option(
        49,
        "used_mark",
        ["must_rotate", "advised", "optional_shift"],
        ["must_rotate", "optional_shift", "advised"],
        cosmetic=True,
    ),
    Option(
        50,
        "used_mark_reset",
        ["end_of_turn", "end_of_feeding"],
        ["end_of_turn", "end_of_feeding", "end_of_turn"],
    ),
    Option(51, "animal_limit", ["none"], ["none", "none", "none"], low=1, high=99),
    Option(52, "poison_spares_on_tail_loss", BOOL, [True, True, True], group="hunting"),
    Option(53, "grazing_all_in_one_slot", BOOL, [True, True, True], group="feeding"),
    Option(54, "trait_card_texts", ["full", "absent"], ["full", "absent", "full"]),
    Option(55, "play_time", ["30-60", "silent"], ["silent", "silent", "30-60"], cosmetic=True),
    Option(56, "worked_example", BOOL, [True, False, True], cosmetic=True),
    Option(57, "pair_trait_off_slot", ALLOW, ["allow", "forbid", "allow"], group="pairs"),
    Option(58, "hunt_when_cannot_receive", ALLOW, ["forbid", "forbid", "forbid"], group="hunting"),
    Option(
        59, "obligation_substitutes", ["any_trait", "main_only"], ["any_trait"] * 3, group="feeding"
    ),
    Option(60, "hibernation_when_fed", ALLOW, ["forbid", "forbid", "forbid"], group="traits"),
    # The expansions (E-23, whose discard pile it is, is D-01)
    Option(
        1,
        "swimming_card_in_ocean",
        ["kept", "discarded"],
        ["discarded", "discarded", "discarded", "kept"],
        family="E",
    ),
    Option(2, "ocean_animal_bonus", [], [1, 1, 1, 0], low=0, high=1, family="E"),
    Option(
        3,
        "swimming_loss_effect",
        ["move_to_continent", "none"],
        ["none", "none", "none", "move_to_continent"],
        family="E",
    ),
    Option(
        4,
        "ocean_exit_swimming_card",
        ["already_attached", "from_discard"],
        ["from_discard", "from_discard", "from_discard", "already_attached"],
        family="E",
    ),
    Option(
        5,
        "ocean_entry_by_migration",
        ["keep_card", "discard_card"],
        ["discard_card", "discard_card", "discard_card", "keep_card"],
        family="E",
    ),
    Option(6, "swimming_counts_as_trait_in_ocean", BOOL, [False, False, False, True], family="E"),
    Option(
        7,
        "cnidocytes_in_ocean",
        ["expel_to_continent", "no_move"],
        ["no_move", "no_move", "no_move", "expel_to_continent"],
        family="E",
    ),
    Option(
        8,
        "paralysis_until",
        ["end_of_turn", "start_of_next_turn"],
        ["start_of_next_turn", "start_of_next_turn", "start_of_next_turn", "end_of_turn"],
        family="E",
    ),
    Option(9, "paralysed_is_traitless", BOOL, [False, False, False, True], family="E"),
    Option(
        10, "neoplasia_disables_swimming_in_ocean", BOOL, [False, False, False, True], family="E"
    ),
    Option(11, "anglerfish_tolerates_swimming", BOOL, [False, False, False, True], family="E"),
    Option(
        12,
        "recombination_scope",
        ["non_pair"],
        ["non_pair", "non_pair", "non_pair", "non_pair"],
        family="E",
    ),
    Option(
        13,
        "recombination_limit",
        ["unstated", "once_per_turn"],
        ["once_per_turn", "once_per_turn", "once_per_turn", "once_per_turn"],
        family="E",
    ),
    Option(14, "recombination_swimming_moves", BOOL, [False, False, False, True], family="E"),
    Option(
        15,
        "migration_limit",
        ["unstated", "once_per_turn"],
        ["once_per_turn", "once_per_turn", "once_per_turn", "once_per_turn"],
        family="E",
    ),
    Option(
        16,
        "migration_swimmer_continent_to_continent",
        ["forbidden", "allowed"],
        ["forbidden", "forbidden", "forbidden", "forbidden"],
        family="E",
    ),
    Option(
        17,
        "edificator_timing",
        ["food_phase", "feeding_start"],
        ["feeding_start", "feeding_start", "feeding_start", "feeding_start"],
        family="E",
    ),
    Option(
        18,
        "herding_threshold",
        ["herd_ge_predators"],
        ["herd_ge_predators", "herd_ge_predators", "herd_ge_predators", "herd_ge_predators"],
        family="E",
    ),
    Option(
        19,
        "newborn_location",
        ["parent_location", "continent_if_parent_in_ocean"],
        ["parent_location", "parent_location", "parent_location", "continent_if_parent_in_ocean"],
        family="E",
    ),
    Option(
        20,
        "restart_condition",
        ["no_cards_on_table", "no_surviving_animals"],
        [
            "no_surviving_animals",
            "no_surviving_animals",
            "no_surviving_animals",
            "no_cards_on_table",
        ],
        family="E",
    ),
    Option(
        21,
        "food_example_4p",
        ["table", "swapped"],
        ["table", "table", "table", "table"],
        family="E",
    ),
    Option(
        22,
        "specialization_scope",
        ["table_by_type", "location_any_type"],
        ["location_any_type", "location_any_type", "location_any_type", "location_any_type"],
        family="E",
        group="fly",
    ),
    Option(
        24,
        "deck_reduction_advice",
        ["none", "half_by_kind", "half_random"],
        ["none", "none", "none", "none"],
        family="E",
        group="deck",
    ),
    Option(25, "max_players_base_continents", ["4", "8"], ["4", "4", "4", "8"], family="E"),
    Option(26, "special_cards", BOOL, [False, False, False, False], family="E", group="table"),
    Option(27, "ambushers_per_player", [], [1, 1, 1, 1], low=1, high=9, family="E", group="fly"),
    Option(
        28,
        "ambush_counts_for_round_limit",
        BOOL,
        [False, False, False, False],
        family="E",
        group="fly",
    ),
    Option(
        29,
        "metamorphosis_limit",
        ["none", "once_per_turn"],
        ["none", "none", "none", "none"],
        family="E",
        group="fly",
    ),
    Option(
        30, "viviparous_by_hibernation", BOOL, [True, True, True, True], family="E", group="fly"
    ),
    Option(31, "viviparous_by_burning", BOOL, [True, True, True, True], family="E", group="fly"),
    Option(32, "trematode_points", [], [2, 2, 2, 2], low=1, high=4, family="E", group="fly"),
    Option(33, "regeneration_keeps_shell", BOOL, [True, True, True, True], family="E"),
    Option(
        34,
        "trait_reorder_before_neoplasia",
        ["false"],
        ["false", "false", "false", "false"],
        family="E",
    ),
    Option(
        35,
        "shell_pool_location",
        ["global", "by_location"],
        ["global", "global", "global", "global"],
        family="E",
        group="fly",
    ),
    Option(36, "viviparous_need", [], [1, 1, 1, 1], low=0, high=2, family="E", group="fly"),
    Option(37, "intellect_need", [], [1, 1, 1, 1], low=0, high=2, family="E", group="fly"),
    Option(
        38,
        "neoplasia_death",
        ["at_once", "food_phase"],
        ["at_once", "at_once", "at_once"],
        family="E",
        before={1: ["food_phase", "food_phase", "food_phase"]},
    ),
    Option(
        39,
        "restored_r_strategy",
        ["none", "newcomers"],
        ["none", "none", "none"],
        family="E",
        before={1: ["newcomers", "newcomers", "newcomers"]},
    ),
    Option(
        40,
        "paralysed_pairs",
        ["off_for_both", "partner_keeps"],
        ["off_for_both", "off_for_both", "off_for_both"],
        family="E",
        before={1: ["partner_keeps", "partner_keeps", "partner_keeps"]},
    ),
    Option(
        41, "metamorphosis_sheds_switched_off", BOOL, [False, False, False], family="E", group="fly"
    ),
    Option(42, "sleeper_sheds_hibernation", BOOL, [False, False, False], family="E", group="fly"),
    Option(
        43, "intellect_after_redirect", ["spent", "kept"], ["spent"] * 3, family="E", group="fly"
    ),
    Option(44, "continents_locations", BOOL, [True, True, True], family="E"),
    Option(
        45, "specialization_limit", ["none", "once_per_turn"], ["none"] * 3, family="E", group="fly"
    ),
    Option(
        46,
        "deck_cap",
        ["none"],
        ["none", "none", "none"],
        low=12,
        high=400,
        family="E",
        group="deck",
    ),
]

BY_NAME: Final[dict[str, Option]] = {option.name: option for option in OPTIONS}

#: The options with the editions that preset them.
BOOK: Final = Options(EDITIONS, PRESETS, list(OPTIONS))
