import { type Client, nameOf } from "../lib/client";
import { t } from "../lib/i18n";
import type { Teller } from "./sentence";

/** How a table's log calls people: by their names, and the Shadow the Shadow. */
export function tellerOf(client: Client): Teller {
  const solo = client.table?.game === "creatures" && client.table.seats.length === 1;
  return {
    game: client.table?.game ?? "evolution",
    name: (call) => (solo && call === "Shadow" ? t("log-shadow") : nameOf(client, call)),
  };
}
