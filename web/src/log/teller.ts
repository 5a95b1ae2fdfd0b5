import { gameModule } from "../games";
import { type Client, nameOf, seatOf } from "../lib/client";
import { t } from "../lib/i18n";
import { fullName } from "../table/names/naming.svelte";
import type { Teller } from "./sentence";

/** How a table's log calls people: by their names; who sits at no seat has one of the game's. */
export function tellerOf(client: Client): Teller {
  const game = client.table?.game ?? "";
  const { unseated } = gameModule(game);
  return {
    game,
    name: (call) => (unseated && seatOf(client, call) < 0 ? t(unseated) : nameOf(client, call)),
    animal: fullName,
  };
}
