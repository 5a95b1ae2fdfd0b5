/** One more game with the same people. */

import { expectArrival } from "./arrival";
import { router } from "./router.svelte";
import type { TableClient } from "./table.svelte";

/**
 * There is a table for the next game: whoever goes there sits down as here, and whoever asked for
 * it goes at once.
 */
export function followRematch(client: TableClient): void {
  const table = client.table;
  if (!table?.rematch || client.mine.length === 0) return;
  const names = client.mine.map((seat) => table.seats[seat]?.name ?? "");
  const alone = table.seats.every((seat) => seat.mine || seat.who === "bot");
  expectArrival(table.rematch, { names, ready: alone });
  if (client.wantsRematch) router.go(`/table/${encodeURIComponent(table.rematch)}`);
}
