/**
 * The games that this client has a table of its own for, by what records call them. A game that is
 * not here is played on a plain table, which shows what every view has.
 */

import type { Component } from "svelte";

import type { Client } from "../lib/client";
import type { TableClient } from "../lib/table.svelte";

type Loaded<P extends Record<string, unknown>> = Promise<{ default: Component<P> }>;

export interface GameModule {
  /** Where the game is played. */
  table(): Loaded<{ client: Client }>;
  /** What plays over the table when something happens. */
  stage?(): Loaded<{ client: TableClient; root: HTMLElement | undefined }>;
  /** Whose words for points and turns fit: `result-points-…`, `result-graph-…`. */
  points: "evolution" | "creatures";
  /** Is its table dark? */
  night: boolean;
}

const plain: GameModule = {
  table: () => import("../plain/PlainTable.svelte"),
  points: "evolution",
  night: false,
};

/** The names of animals come first; a table without them would be drawn twice. */
const named = <T>(table: () => Promise<T>): Promise<T> => import("../messages/names").then(table);

const games: Readonly<Record<string, GameModule>> = {
  evolution: {
    table: () => named(() => import("../table/EvolutionTable.svelte")),
    stage: () => import("../table/stage/EvolutionStage.svelte"),
    points: "evolution",
    night: false,
  },
  creatures: {
    table: () => named(() => import("../creatures/CreaturesTable.svelte")),
    stage: () => import("../creatures/CreaturesStage.svelte"),
    points: "creatures",
    night: true,
  },
};

/** How a game is shown. */
export function gameModule(game: string): GameModule {
  return Object.hasOwn(games, game) ? (games[game] ?? plain) : plain;
}
