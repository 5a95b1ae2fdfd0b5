/** One more game with the same people. */

import { expectArrival } from "./arrival";
import { router } from "./router.svelte";
import type { TableClient } from "./table.svelte";

/** Go to the table of the next game, and sit there as here. */
export function goToRematch(client: TableClient): void {
  const next = client.table?.rematch;
  if (!next) return;
  const names = client.mine.map((seat) => client.table?.seats[seat]?.name ?? "");
  const others = client.table?.seats.some((seat) => !seat.mine && seat.who !== "bot") ?? true;
  if (names.length > 0) expectArrival(next, { names, ready: !others });
  router.go(`/table/${encodeURIComponent(next)}`);
}

/** Ask for the next game; the table's news then tell where it is. */
export function askRematch(client: TableClient): Promise<void> {
  return client.table?.rematch ? Promise.resolve() : client.send({ t: "rematch" });
}
