/** How a table is spoken of: its title, its clock. */

import type { Clock, SeatSummary } from "../wire";
import { duration, list, t } from "./i18n";

/** Its title, or the names of its players. */
export function titleOf(table: { title: string; seats: readonly SeatSummary[] }): string {
  if (table.title) return table.title;
  const names = table.seats.filter((seat) => seat.who !== "nobody").map((seat) => seat.name);
  return names.length > 0 ? list(names) : t("table-untitled");
}

export function clockWords(clock: Clock | undefined): string {
  const { kind = "none", seconds = 60, increment = 0 } = clock ?? {};
  if (kind === "none") return t("clock-none");
  return t(`clock-${kind}`, {
    time: duration(seconds),
    increment: duration(increment),
    has: increment > 0 ? "yes" : "no",
  });
}

/** Minutes and seconds, or days and hours, left on a clock. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
  if (seconds >= 2 * 86_400) return duration(seconds);
  const two = (value: number): string => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3_600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest.replace(/^0(?=\d:)/, "");
}
