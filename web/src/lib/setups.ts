/** The tables people usually want. */

import type { SeatPlan, Setup } from "../wire";
import { api } from "./api";
import { expectArrival } from "./arrival";
import { MOST_OF_ONE_SET } from "./draft";
import { me } from "./me.svelte";
import { router } from "./router.svelte";

const open: SeatPlan = {};
const bot: SeatPlan = { bot: "greedy" };

/** The first game: the base set by the newest book, against two bots. */
export const firstGame: Setup = { edition: "gift", sets: ["base"], seats: [open, bot, bot] };

/** The same with this many people; the lobby lists public tables. */
export function friendsGame(people: number): Setup {
  const seats = Array.from({ length: people }, () => open);
  const options: Setup["options"] = people > MOST_OF_ONE_SET ? { two_sets: true } : {};
  return { ...firstGame, seats, options };
}

/** Alone against the Shadow. */
export const shadowGame: Setup = { edition: "creatures", seats: [open] };

/** Make a table, go there, sit down (and begin, if nobody else is waited for). */
export async function makeAndSit(
  setup: Setup,
  { names = [""], ready = false }: { names?: readonly string[]; ready?: boolean } = {},
): Promise<void> {
  await me.known();
  const made = await api.makeTable({ setup });
  expectArrival(made.table, { names, ready });
  router.go(`/table/${encodeURIComponent(made.table)}`);
}
