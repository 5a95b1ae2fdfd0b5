// Made from the engine's declarations by `tangledbank wire --declared`; do not edit.

/** What kind of thing each word of a sentence or a question names. */
export const WORDS: Record<string, Record<string, string>> = {
  "evolution": {
    "seat": "seat",
    "turn": "number",
    "count": "count",
    "cards": "cards",
    "animal": "animal",
    "card": "card",
    "trait": "trait",
    "partner": "animal",
    "faces": "faces",
    "location": "location",
    "round": "number",
    "colour": "colour",
    "victim": "animal",
    "prey": "animal",
    "face": "face",
    "giver": "animal",
    "receiver": "animal",
    "drawn": "number",
    "points": "number",
    "parent": "animal",
    "other": "trait",
    "hunter": "animal",
    "target": "animal"
  },
  "creatures": {
    "seat": "seat",
    "source": "source",
    "lower": "number",
    "upper": "number",
    "trait": "trait",
    "round": "number",
    "count": "count",
    "cards": "cards",
    "creature": "animal",
    "card": "card",
    "other": "animal",
    "now": "trait",
    "number": "number",
    "attacker": "animal",
    "target": "animal"
  }
};

/** Every sentence of the logs by its template, with its words. */
export const SENTENCES: Record<string, Record<string, string[]>> = {
  "evolution": {
    "first-player": [
      "seat"
    ],
    "first-player.you": [
      "seat"
    ],
    "turn": [
      "turn",
      "seat"
    ],
    "turn.last": [
      "turn",
      "seat"
    ],
    "phase.setup": [],
    "phase.development": [],
    "phase.food": [],
    "phase.feeding": [],
    "phase.extinction": [],
    "phase.over": [],
    "dealt": [
      "seat",
      "count"
    ],
    "dealt.you": [
      "seat",
      "count",
      "cards"
    ],
    "passed": [
      "seat"
    ],
    "passed.you": [
      "seat"
    ],
    "new-animal": [
      "animal"
    ],
    "new-animal.known": [
      "animal",
      "card"
    ],
    "played": [
      "trait",
      "animal"
    ],
    "played.pair": [
      "trait",
      "animal",
      "partner"
    ],
    "played.roles": [
      "trait",
      "animal",
      "partner"
    ],
    "dice": [
      "seat",
      "faces"
    ],
    "dice.you": [
      "seat",
      "faces"
    ],
    "dice.first-player": [
      "faces"
    ],
    "supply": [
      "count"
    ],
    "supply.there": [
      "count",
      "location"
    ],
    "round": [
      "round"
    ],
    "got": [
      "animal",
      "colour",
      "count"
    ],
    "got.supply": [
      "animal",
      "colour",
      "count"
    ],
    "stored": [
      "animal",
      "count"
    ],
    "burnt": [
      "animal",
      "count"
    ],
    "grazed": [
      "animal"
    ],
    "stole": [
      "animal",
      "victim",
      "colour"
    ],
    "slept": [
      "animal"
    ],
    "attacked": [
      "animal",
      "prey"
    ],
    "attacked.ignoring": [
      "animal",
      "prey",
      "trait"
    ],
    "attacked.ambush": [
      "animal",
      "prey"
    ],
    "attacked.counter": [
      "animal",
      "prey"
    ],
    "ran.caught": [
      "animal",
      "face"
    ],
    "ran.away": [
      "animal",
      "face"
    ],
    "redirected": [
      "animal",
      "prey"
    ],
    "dropped": [
      "animal",
      "trait"
    ],
    "dropped.pair": [
      "animal",
      "trait",
      "partner"
    ],
    "eaten": [
      "animal",
      "prey"
    ],
    "poisoned": [
      "animal"
    ],
    "scavenged": [
      "animal"
    ],
    "shared": [
      "trait",
      "giver",
      "receiver"
    ],
    "ended": [
      "seat"
    ],
    "ended.you": [
      "seat"
    ],
    "starved": [
      "animal"
    ],
    "died-of-poison": [
      "animal"
    ],
    "discarded": [
      "animal"
    ],
    "discarded.known": [
      "animal",
      "card"
    ],
    "shuffled": [
      "count"
    ],
    "last-turn": [],
    "rewarded": [
      "seat",
      "drawn",
      "points"
    ],
    "rewarded.you": [
      "seat",
      "drawn",
      "points"
    ],
    "game-over": [],
    "fat-set": [
      "animal",
      "count"
    ],
    "hid": [
      "animal"
    ],
    "inked": [
      "animal"
    ],
    "revealed": [
      "animal"
    ],
    "born": [
      "animal",
      "parent"
    ],
    "moved": [
      "animal",
      "location"
    ],
    "separated": [
      "trait",
      "animal",
      "partner"
    ],
    "shell-left": [
      "animal"
    ],
    "settled": [
      "animal"
    ],
    "stung": [
      "animal"
    ],
    "recombined": [
      "animal",
      "partner",
      "trait",
      "other"
    ],
    "grown": [
      "animal",
      "trait"
    ],
    "died-of-neoplasia": [
      "animal"
    ],
    "remains": [
      "animal"
    ],
    "remains.known": [
      "animal",
      "card"
    ],
    "restored": [
      "animal"
    ],
    "restored.known": [
      "animal",
      "card"
    ],
    "added": [
      "animal",
      "count"
    ],
    "counter-failed": [
      "animal"
    ],
    "fetched": [
      "animal"
    ],
    "awoke": [
      "animal"
    ]
  },
  "creatures": {
    "first-player": [
      "seat"
    ],
    "first-player.you": [
      "seat"
    ],
    "source": [
      "source",
      "lower",
      "upper"
    ],
    "source.bonus": [
      "source",
      "lower",
      "upper",
      "trait"
    ],
    "round": [
      "round",
      "seat"
    ],
    "dealt": [
      "seat",
      "count"
    ],
    "dealt.you": [
      "seat",
      "count",
      "cards"
    ],
    "exchanged": [
      "seat",
      "count"
    ],
    "exchanged.you": [
      "seat",
      "count"
    ],
    "kept": [
      "seat"
    ],
    "kept.you": [
      "seat"
    ],
    "new-creature": [
      "creature"
    ],
    "new-creature.known": [
      "creature",
      "card"
    ],
    "added": [
      "trait",
      "creature"
    ],
    "took": [
      "creature",
      "lower",
      "upper"
    ],
    "took.upper": [
      "creature",
      "lower",
      "upper"
    ],
    "gained": [
      "creature",
      "count"
    ],
    "lost": [
      "creature",
      "count"
    ],
    "slept": [
      "creature"
    ],
    "transmuted": [
      "creature",
      "count"
    ],
    "attacked": [
      "creature",
      "other"
    ],
    "redirected": [
      "creature",
      "other"
    ],
    "struck": [
      "creature",
      "trait"
    ],
    "struck.vain": [
      "creature",
      "trait"
    ],
    "burnt": [
      "creature",
      "trait"
    ],
    "turned": [
      "creature",
      "trait",
      "now"
    ],
    "scared": [
      "creature",
      "other"
    ],
    "woke": [
      "creature",
      "other"
    ],
    "gave": [
      "creature",
      "other"
    ],
    "shed": [
      "creature",
      "trait"
    ],
    "poisoned": [
      "creature",
      "other"
    ],
    "skipped": [
      "seat"
    ],
    "skipped.you": [
      "seat"
    ],
    "round-over": [
      "round"
    ],
    "all-woke": [],
    "shuffled": [
      "count"
    ],
    "game-over": [
      "seat"
    ],
    "game-over.you": [
      "seat"
    ],
    "choice": [
      "number"
    ],
    "choice-shuffled": [],
    "shadow.creates": [
      "creature"
    ],
    "shadow.grows": [
      "creature"
    ],
    "shadow.transmutes": [
      "creature"
    ],
    "shadow.wakes": [
      "creature"
    ],
    "shadow.aims": [
      "creature"
    ],
    "shadow.spares": [
      "creature"
    ],
    "shadow.takes": [
      "creature"
    ],
    "shadow.aims-again": [
      "creature"
    ],
    "shadow.rests": [
      "creature"
    ],
    "shadow.does-nothing": [
      "creature"
    ],
    "discarded": [
      "card",
      "trait"
    ],
    "picked": [
      "creature"
    ]
  }
};

/** Everything that a player can be asked: each message with its words. */
export const QUESTIONS: Record<string, Record<string, string[]>> = {
  "evolution": {
    "ask-pairs": [],
    "ask-development": [],
    "ask-development-nothing": [],
    "ask-dealing": [],
    "ask-dealing-cards": [],
    "ask-landing": [
      "animal"
    ],
    "ask-fetching": [
      "animal"
    ],
    "ask-defence": [
      "hunter",
      "prey"
    ],
    "ask-migrating": [],
    "ask-migrating-follow": [],
    "ask-serving": [
      "target"
    ],
    "ask-go": [],
    "ask-go-hunt": [],
    "ask-go-more": [],
    "ask-go-no-food": [],
    "ask-go-nothing": [],
    "ask-exchange": [
      "animal"
    ],
    "ask-doubles": [
      "animal"
    ],
    "ask-lure": [
      "hunter",
      "prey"
    ],
    "ask-lure-must": [
      "hunter",
      "prey"
    ],
    "ask-bite": [
      "target"
    ],
    "ask-carrion": [],
    "ask-extinction": [
      "target"
    ]
  },
  "creatures": {
    "creatures-ask-redirection": [
      "attacker",
      "target"
    ],
    "creatures-ask-strikes": [
      "attacker",
      "target"
    ],
    "creatures-ask-turn-creation": [
      "creature"
    ],
    "creatures-ask-turn-addition": [
      "creature"
    ],
    "creatures-ask-turn-activation": [
      "creature"
    ],
    "creatures-ask-turn-active": [
      "creature"
    ],
    "creatures-ask-exchange": [],
    "creatures-ask-molt": [
      "creature"
    ]
  }
};

/** The traits of each game. */
export const TRAITS: Record<string, string[]> = {
  "evolution": [
    "carnivorous",
    "fat-tissue",
    "swimming",
    "running",
    "mimicry",
    "big",
    "grazing",
    "poisonous",
    "tail-loss",
    "communication",
    "hibernation",
    "scavenger",
    "symbiosis",
    "cooperation",
    "piracy",
    "burrowing",
    "camouflage",
    "sharp-vision",
    "parasite",
    "flight",
    "intellect",
    "ambush",
    "anglerfish",
    "ink-cloud",
    "shell",
    "metamorphosis",
    "viviparous",
    "specialization-a",
    "specialization-b",
    "trematode",
    "herding",
    "migration",
    "suckerfish",
    "regeneration",
    "cnidocytes",
    "recombination",
    "edificator",
    "neoplasia",
    "r-strategy",
    "warm-blooded",
    "shy"
  ],
  "creatures": [
    "vampire",
    "fire-breathing",
    "sleep-inducing",
    "metamorph",
    "scary",
    "annoying",
    "generous",
    "astral",
    "winged",
    "stone",
    "protective",
    "poisonous",
    "small",
    "molting",
    "two-headed",
    "shining"
  ]
};

/** The options of each game, each with the words it takes. */
export const OPTIONS: Record<string, Record<string, string[]>> = {
  "evolution": {
    "discard_piles": [
      "shared",
      "per_player"
    ],
    "discard_visibility": [
      "all",
      "own_only"
    ],
    "discard_facing": [
      "trait_up",
      "animal_up"
    ],
    "discard_owner": [
      "common",
      "animal_owner"
    ],
    "deck_exhaustion": [
      "reshuffle_discard",
      "short_deal"
    ],
    "last_turn_trigger": [
      "flag_on_reshuffle",
      "deck_empty_after_deal"
    ],
    "tie_break": [
      "none"
    ],
    "first_player_choice": [
      "lot",
      "highest_die"
    ],
    "deal_order": [
      "one_by_one",
      "batch"
    ],
    "feeding_obligation": [
      "mandatory",
      "voluntary"
    ],
    "feeding_skip_final": [
      "false",
      "true"
    ],
    "feeding_end": [
      "satisfied_or_base_empty",
      "all_skipped"
    ],
    "non_food_traits_when_all_fed": [
      "allow",
      "forbid"
    ],
    "fat_conversion_timing": [
      "immediate",
      "end_of_feeding"
    ],
    "fat_fill_colours": [
      "any",
      "red_only"
    ],
    "burn_fat_blocks_hunt": [
      "false",
      "true"
    ],
    "burn_fat_cap": [
      "need",
      "unlimited"
    ],
    "mimicry_limit": [
      "first_attack_of_turn",
      "one_redirect_per_turn",
      "every_attack"
    ],
    "tail_loss_decline": [
      "allowed",
      "forbidden",
      "forbidden_own_attack"
    ],
    "running_decline": [
      "allowed",
      "forbidden"
    ],
    "running_die_threshold": [],
    "piracy_when_fed_with_open_fat": [
      "allow",
      "forbid"
    ],
    "piracy_token_colour": [
      "keep",
      "blue"
    ],
    "piracy_victim_needs_received_food": [
      "false",
      "true"
    ],
    "piracy_with_take_or_hunt": [
      "false",
      "true"
    ],
    "hibernation_costs_action": [
      "false",
      "true"
    ],
    "hibernation_many_per_slot": [
      "false",
      "true"
    ],
    "hibernation_with_partial_food": [
      "false",
      "true"
    ],
    "hibernation_last_turn": [
      "allow",
      "forbid"
    ],
    "hibernation_consecutive": [
      "allow",
      "forbid"
    ],
    "hibernation_blocks_fat": [
      "false",
      "true"
    ],
    "scavenger_carnivore_conflict": [
      "both_ways",
      "scavenger_on_carnivore_only"
    ],
    "scavenger_conflict_repair": [
      "discard_later",
      "reject"
    ],
    "scavenger_own_choice": [
      "owner_picks",
      "first_listed"
    ],
    "scavenger_skip_unable": [
      "false",
      "true"
    ],
    "pair_use_reset": [
      "round_start",
      "owner_slot_start"
    ],
    "pair_trait_use": [
      "automatic",
      "optional"
    ],
    "pair_same_trait_other_partner": [
      "false",
      "true"
    ],
    "pair_trait_score": [
      "per_card",
      "per_animal"
    ],
    "food_clear_time": [
      "before_deal",
      "after_deal"
    ],
    "handless_pass": [
      "forced",
      "declared"
    ],
    "self_attack": [
      "forbid"
    ],
    "two_sets": [
      "false",
      "true"
    ],
    "team_play": [
      "none",
      "pairs_opposite"
    ],
    "survivor_reward": [
      "cards",
      "cards_or_points"
    ],
    "six_card_rule": [
      "no_animals_and_empty_hand",
      "no_animals"
    ],
    "token_substitution": [
      "false",
      "true"
    ],
    "component_counts": [
      "as_tw"
    ],
    "used_mark": [
      "must_rotate",
      "advised",
      "optional_shift"
    ],
    "used_mark_reset": [
      "end_of_turn",
      "end_of_feeding"
    ],
    "animal_limit": [
      "none"
    ],
    "poison_spares_on_tail_loss": [
      "false",
      "true"
    ],
    "grazing_all_in_one_slot": [
      "false",
      "true"
    ],
    "trait_card_texts": [
      "full",
      "absent"
    ],
    "play_time": [
      "30-60",
      "silent"
    ],
    "worked_example": [
      "false",
      "true"
    ],
    "pair_trait_off_slot": [
      "allow",
      "forbid"
    ],
    "hunt_when_cannot_receive": [
      "allow",
      "forbid"
    ],
    "obligation_substitutes": [
      "any_trait",
      "main_only"
    ],
    "hibernation_when_fed": [
      "allow",
      "forbid"
    ],
    "swimming_card_in_ocean": [
      "kept",
      "discarded"
    ],
    "ocean_animal_bonus": [],
    "swimming_loss_effect": [
      "move_to_continent",
      "none"
    ],
    "ocean_exit_swimming_card": [
      "already_attached",
      "from_discard"
    ],
    "ocean_entry_by_migration": [
      "keep_card",
      "discard_card"
    ],
    "swimming_counts_as_trait_in_ocean": [
      "false",
      "true"
    ],
    "cnidocytes_in_ocean": [
      "expel_to_continent",
      "no_move"
    ],
    "paralysis_until": [
      "end_of_turn",
      "start_of_next_turn"
    ],
    "paralysed_is_traitless": [
      "false",
      "true"
    ],
    "neoplasia_disables_swimming_in_ocean": [
      "false",
      "true"
    ],
    "anglerfish_tolerates_swimming": [
      "false",
      "true"
    ],
    "recombination_scope": [
      "non_pair"
    ],
    "recombination_limit": [
      "unstated",
      "once_per_turn"
    ],
    "recombination_swimming_moves": [
      "false",
      "true"
    ],
    "migration_limit": [
      "unstated",
      "once_per_turn"
    ],
    "migration_swimmer_continent_to_continent": [
      "forbidden",
      "allowed"
    ],
    "edificator_timing": [
      "food_phase",
      "feeding_start"
    ],
    "herding_threshold": [
      "herd_ge_predators"
    ],
    "newborn_location": [
      "parent_location",
      "continent_if_parent_in_ocean"
    ],
    "restart_condition": [
      "no_cards_on_table",
      "no_surviving_animals"
    ],
    "food_example_4p": [
      "table",
      "swapped"
    ],
    "specialization_scope": [
      "table_by_type",
      "location_any_type"
    ],
    "deck_reduction_advice": [
      "none",
      "half_by_kind",
      "half_random"
    ],
    "max_players_base_continents": [
      "4",
      "8"
    ],
    "special_cards": [
      "false",
      "true"
    ],
    "ambushers_per_player": [],
    "ambush_counts_for_round_limit": [
      "false",
      "true"
    ],
    "metamorphosis_limit": [
      "none",
      "once_per_turn"
    ],
    "viviparous_by_hibernation": [
      "false",
      "true"
    ],
    "viviparous_by_burning": [
      "false",
      "true"
    ],
    "trematode_points": [],
    "regeneration_keeps_shell": [
      "false",
      "true"
    ],
    "trait_reorder_before_neoplasia": [
      "false"
    ],
    "shell_pool_location": [
      "global",
      "by_location"
    ],
    "viviparous_need": [],
    "intellect_need": [],
    "neoplasia_death": [
      "at_once",
      "food_phase"
    ],
    "restored_r_strategy": [
      "none",
      "newcomers"
    ],
    "paralysed_pairs": [
      "off_for_both",
      "partner_keeps"
    ],
    "metamorphosis_sheds_switched_off": [
      "false",
      "true"
    ],
    "sleeper_sheds_hibernation": [
      "false",
      "true"
    ],
    "intellect_after_redirect": [
      "spent",
      "kept"
    ],
    "continents_locations": [
      "false",
      "true"
    ],
    "specialization_limit": [
      "none",
      "once_per_turn"
    ],
    "deck_cap": [
      "none"
    ]
  },
  "creatures": {
    "variant": [
      "standard",
      "quartet"
    ],
    "first_player": [
      "lot",
      "1",
      "2",
      "3",
      "4"
    ],
    "shadow_level": [
      "sinister",
      "dim",
      "faint"
    ],
    "shadow_takes_first": [
      "lower",
      "upper"
    ]
  }
};
