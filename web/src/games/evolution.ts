/** The Origin of Species and its expansions. */

import { t } from "../lib/i18n";
import type { GameModule } from "./game";

export const evolution: GameModule = {
  // The names of animals come first; a table without them would be drawn twice.
  table: () => import("../messages/names").then(() => import("../table/EvolutionTable.svelte")),
  stage: () => import("../table/stage/EvolutionStage.svelte"),
  board: () => import("../table/ReplayBoard.svelte"),
  moveWords: () => import("../table/words").then(({ wholeWords }) => wholeWords),
  ending: () => import("../table/result/EvolutionEnding.svelte"),
  sharing: () => import("../table/result/picture"),
  points: "evolution",
  night: false,
  traitMessage: (trait) => `trait-${trait}`,
  rulePage: (trait) => trait,
  unseated: "",
  chapters: { turn: "turn", "turn.last": "turn" },
  chapterTitle: (turn, last) => t(last ? "log-turn-last" : "log-turn", { turn }),
  fate: new Set([
    "starved",
    "died-of-poison",
    "died-of-neoplasia",
    "grown",
    "fat-set",
    "supply",
    "shuffled",
    "last-turn",
    "game-over",
  ]),
  aftermath: new Set(["discarded", "remains", "separated", "shell-left", "stung", "poisoned"]),
  given: "played",
};
