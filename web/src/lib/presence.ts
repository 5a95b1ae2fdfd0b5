/** Who of those who sit at a table is not there, and who plays for them meanwhile. */

import type { IconName } from "../ui/Icon.svelte";
import type { TableInfo } from "../wire";
import { botName } from "./botWords";
import { t } from "./i18n";

export interface Presence {
  /** A mark beside the words. */
  readonly icon: IconName;
  readonly words: string;
}

/** The note for each seat; null: its person is playing. */
export function presences(table: TableInfo | null): (Presence | null)[] {
  if (table?.status !== "playing") return [];
  return table.seats.map((seat) => {
    const bot = seat.bot ? botName(seat.bot) : "";
    if (seat.surrendered) return { icon: "flag", words: t("presence-gave-up", { bot }) };
    if (seat.stand_in && seat.left) return { icon: "door", words: t("presence-left", { bot }) };
    if (seat.stand_in) return { icon: "bot", words: t("presence-cut-off", { bot }) };
    const away = (seat.who === "person" || seat.who === "program") && !seat.here && !seat.mine;
    return away ? { icon: "clock", words: t("presence-away") } : null;
  });
}
