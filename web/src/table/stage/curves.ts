/** Bows between two places of the table. */

import { middle, type Spot } from "./places";

type Point = readonly [number, number];

/** Where the bow between two bends. */
function bend(from: Spot, to: Spot): Point {
  const [a, b] = [middle(from), middle(to)];
  const much = Math.min(80, Math.hypot(b.x - a.x, b.y - a.y) / 3);
  return [(a.x + b.x) / 2 + much, (a.y + b.y) / 2 - much];
}

const at = (spot: Spot): string => `${middle(spot).x} ${middle(spot).y}`;

/** A bow; with `past` it goes by there first. */
export function bow(from: Spot, to: Spot, past?: Spot): string {
  if (past) return `M${at(from)}C${at(past)} ${at(past)} ${at(to)}`;
  return `M${at(from)}Q${bend(from, to).join(" ")} ${at(to)}`;
}

/** The head of an arrow, in the direction in which its bow arrives. */
export function head(from: Spot, to: Spot, past?: Spot): string {
  const by = past ? middle(past) : null;
  const [x, y] = by ? [by.x, by.y] : bend(from, to);
  const end = middle(to);
  const angle = (Math.atan2(end.y - y, end.x - x) * 180) / Math.PI;
  return `translate(${end.x} ${end.y}) rotate(${angle})`;
}
