import { gameModule } from "../games";
import { type Client, nameOf, seatOf } from "../lib/client";
import { t } from "../lib/i18n";
import { fullName } from "../table/names/naming.svelte";
import type { Teller } from "./sentence";

/** The names in a table's log: the players' own; a player without a seat has one from the game. */
export function tellerOf(client: Client): Teller {
  const game = client.table?.game ?? "";
  const { unseated } = gameModule(game);
  return {
    game,
    name: (call) => (unseated && seatOf(client, call) < 0 ? t(unseated) : nameOf(client, call)),
    animal: fullName,
  };
}
