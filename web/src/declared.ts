// Made from the engine's declarations by `tangledbank wire --declared`; do not edit.

/** The kind of thing that each word of a sentence or question names. */
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

/** Every sentence of the logs: its template and its words. */
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
    ],
    "used": [
      "animal",
      "trait"
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
      "creature"
    ],
    "took.upper": [
      "creature"
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

/** Every question to a player: its message and its words. */
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
      "prey"
    ],
    "ask-go": [],
    "ask-go-hunt": [],
    "ask-go-more": [],
    "ask-go-no-food": [],
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
      "hunter",
      "prey"
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

/** The verbs of each game, with their operands in order and the kind of each. */
export const VERBS: Record<string, Record<string, Record<string, string>>> = {
  "evolution": {
    "pass": {},
    "animal": {
      "card": "card",
      "place": "location",
      "target": "animal"
    },
    "play": {
      "card": "card",
      "trait": "trait",
      "animal": "animal",
      "partner": "animal"
    },
    "end": {},
    "take": {
      "animal": "animal"
    },
    "attack": {
      "animal": "animal",
      "target": "animal",
      "trait": "trait",
      "partner": "animal"
    },
    "burn": {
      "animal": "animal",
      "count": "count"
    },
    "graze": {
      "animal": "animal"
    },
    "steal": {
      "animal": "animal",
      "target": "animal",
      "token": "token"
    },
    "hibernate": {
      "animal": "animal"
    },
    "run": {},
    "redirect": {
      "animal": "animal"
    },
    "drop": {
      "card": "card",
      "trait": "trait",
      "token": "token",
      "partner": "animal"
    },
    "accept": {},
    "share": {
      "trait": "trait",
      "animal": "animal",
      "target": "animal"
    },
    "stop": {},
    "scavenge": {
      "animal": "animal"
    },
    "cards": {
      "count": "count"
    },
    "shed": {
      "animal": "animal",
      "card": "card",
      "trait": "trait",
      "partner": "animal"
    },
    "hide": {},
    "settle": {
      "animal": "animal"
    },
    "specialize": {
      "animal": "animal"
    },
    "ink": {},
    "reveal": {
      "animal": "animal"
    },
    "warm": {
      "animal": "animal"
    },
    "migrate": {
      "animal": "animal",
      "place": "location"
    },
    "follow": {
      "animal": "animal",
      "target": "animal"
    },
    "recombine": {
      "animal": "animal",
      "target": "animal"
    },
    "hand": {
      "card": "card",
      "trait": "trait",
      "token": "token",
      "animal": "animal"
    },
    "fetch": {
      "card": "card",
      "animal": "animal",
      "place": "pile"
    }
  },
  "creatures": {
    "keep": {},
    "exchange": {},
    "create": {
      "card": "card"
    },
    "add": {
      "card": "card",
      "trait": "trait",
      "animal": "animal"
    },
    "end": {},
    "take": {
      "animal": "animal",
      "lower": "number",
      "upper": "number"
    },
    "transmute": {
      "animal": "animal"
    },
    "attack": {
      "animal": "animal",
      "target": "animal"
    },
    "sleep": {
      "animal": "animal"
    },
    "turn": {
      "animal": "animal",
      "trait": "trait"
    },
    "scare": {
      "animal": "animal",
      "target": "animal"
    },
    "wake": {
      "animal": "animal",
      "target": "animal"
    },
    "give": {
      "animal": "animal",
      "target": "animal"
    },
    "redirect": {
      "animal": "animal"
    },
    "accept": {},
    "use": {
      "trait": "trait",
      "place": "trait"
    },
    "stop": {},
    "shed": {
      "trait": "trait"
    },
    "retain": {}
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
