/**
 * The games that this client has a table of its own for, by what records call them. A game that is
 * not here is played on a plain table, which shows what every view has.
 */

import { creatures } from "./creatures";
import { evolution } from "./evolution";
import type { GameModule } from "./game";
import { plain } from "./plain";

const games: Readonly<Record<string, GameModule>> = { evolution, creatures };

/** How a game is shown. */
export function gameModule(game: string): GameModule {
  return Object.hasOwn(games, game) ? (games[game] ?? plain) : plain;
}
