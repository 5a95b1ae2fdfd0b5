/** Evolution of Magical Creatures. */

import { t } from "../lib/i18n";
import type { GameModule } from "./game";

export const creatures: GameModule = {
  // The names of creatures come first; a table without them would be drawn twice.
  table: () => import("../messages/names").then(() => import("../creatures/CreaturesTable.svelte")),
  stage: () => import("../creatures/CreaturesStage.svelte"),
  board: () => import("../creatures/ReplayBoard.svelte"),
  moveWords: () =>
    import("../messages/creatures")
      .then(() => import("../creatures/words"))
      .then(({ plainWords }) => plainWords),
  ending: () => import("../creatures/CreaturesEnding.svelte"),
  messages: () => import("../messages/creatures"),
  picture: () => import("../creatures/CreatureArt.svelte"),
  points: "creatures",
  night: true,
  traitMessage: (trait) => `creature-trait-${trait}`,
  rulePage: (trait) => `creatures-${trait}`,
  unseated: "log-shadow",
  chapters: { round: "round" },
  chapterTitle: (round) => t("log-round", { round }),
  fate: new Set(["source", "shuffled", "round-over", "all-woke", "game-over"]),
  aftermath: new Set([
    "struck",
    "burnt",
    "lost",
    "slept",
    "poisoned",
    "choice",
    "choice-shuffled",
    "discarded",
    "picked",
  ]),
  given: "added",
};
