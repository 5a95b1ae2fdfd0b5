/** Whose view it is: its shape follows from the game. */

import type { GameView } from "../lib/client";
import type { EvolutionView } from "../wire";

/** Is this the view of a table of The Origin of Species? */
export function isEvolution(view: GameView, game: string): view is EvolutionView {
  return game === "evolution" && view !== null;
}
