import { type Client, nameOf } from "../lib/client";
import { t } from "../lib/i18n";
import { fullName } from "../table/names/naming.svelte";
import type { Teller } from "./sentence";

/** How a table's log calls people: by their names, and the Shadow the Shadow. */
export function tellerOf(client: Client): Teller {
  const game = client.table?.game ?? "evolution";
  const solo = game === "creatures" && client.table?.seats.length === 1;
  return {
    game,
    name: (call) => (solo && call === "Shadow" ? t("log-shadow") : nameOf(client, call)),
    animal: fullName,
  };
}
