/** A game that this client has nothing of: what every view has is shown plainly. */

import { t } from "../lib/i18n";
import type { GameModule } from "./game";

export const plain: GameModule = {
  table: () => import("../plain/PlainTable.svelte"),
  board: () => import("../plain/PlainBoard.svelte"),
  points: "evolution",
  night: false,
  traitMessage: (trait) => `trait-${trait}`,
  rulePage: (trait) => trait,
  unseated: "",
  chapters: {},
  chapterTitle: (turn) => t("log-turn", { turn }),
  fate: new Set(),
  aftermath: new Set(),
  given: "",
};
