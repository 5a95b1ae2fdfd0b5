/** The tables people usually want. */

import type { SeatPlan, Setup } from "../wire";
import { api } from "./api";
import { expectArrival } from "./arrival";
import { me } from "./me.svelte";
import { router } from "./router.svelte";

const open: SeatPlan = {};
const bot: SeatPlan = { bot: "greedy" };

/** The first game: the base set by the newest book, against two bots. */
export const firstGame: Setup = { edition: "gift", sets: ["base"], seats: [open, bot, bot] };

/** One base set is for four; more need two of them. */
const MOST_OF_ONE_SET = 4;

/** Two base sets are shuffled together where there are too many seats for one. */
export function withCardsForAll(setup: Setup): Setup {
  const base = setup.edition === "gift" && (setup.sets ?? ["base"]).join() === "base";
  if (!base || (setup.seats?.length ?? 0) <= MOST_OF_ONE_SET) return setup;
  return { ...setup, options: { ...setup.options, two_sets: true } };
}

/** The same with so many people; public ones are found in the lobby. */
export function friendsGame(people: number): Setup {
  const seats = Array.from({ length: people }, () => open);
  return withCardsForAll({ edition: "gift", sets: ["base"], seats });
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
