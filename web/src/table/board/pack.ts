/** Tiles in rows and columns, and the groups of a player beside each other; all measures in rem. */
import { gapOf, heightOf, type Sitter, type Step } from "./tile";

/** Who stands together. */
export type Group = readonly Sitter[];

/** How high each of them is at one size. */
export type Heights = readonly number[];

export const heightsOf = (group: Group, step: Step): Heights =>
  group.map((one) => heightOf(one, step));

/** How high tiles stand in so many columns. */
export function gridHigh(all: Heights, columns: number, gap: number): number {
  let high = 0;
  for (let from = 0; from < all.length; from += columns) {
    let row = 0;
    const end = Math.min(all.length, from + columns);
    for (let at = from; at < end; at += 1) row = Math.max(row, all[at] ?? 0);
    high += row + (from > 0 ? gap : 0);
  }
  return high;
}

export function gridWide(columns: number, step: Step): number {
  return columns * step.width + Math.max(0, columns - 1) * gapOf(step);
}

/** How many columns have room. */
export function columnsIn(width: number, step: Step): number {
  return Math.floor((width + gapOf(step)) / (step.width + gapOf(step)));
}

/** How many tiles have room in whole rows. */
export function shownIn(all: Heights, columns: number, height: number, gap: number): number {
  for (let rows = Math.ceil(all.length / columns); rows > 0; rows -= 1) {
    const first = all.slice(0, rows * columns);
    if (gridHigh(first, columns, gap) <= height) return first.length;
  }
  return 0;
}

export interface Frame {
  /** Beside the tiles of a group, both sides together. */
  readonly side: number;
  /** The least width of a group. */
  readonly least: number;
  /** Between two groups. */
  readonly between: number;
  /** Between two rows. */
  readonly row: number;
}

export interface Spread {
  /** The columns of each group. */
  readonly columns: readonly number[];
  readonly high: number;
}

/**
 * Groups side by side: each has a column, and the highest gets one more for as long as there is
 * room. Nothing if they have no room beside each other.
 */
export function spread(
  groups: readonly Heights[],
  width: number,
  step: Step,
  frame: Frame,
): Spread | null {
  const wide = (count: number): number =>
    Math.max(frame.least, count > 0 ? gridWide(count, step) + frame.side : 0);
  const columns = groups.map((group) => Math.min(1, group.length));
  let used = (groups.length - 1) * frame.between;
  for (const count of columns) used += wide(count);
  if (used > width) return null;
  const highs = groups.map((group) => gridHigh(group, 1, frame.row));
  for (;;) {
    const highest = highs.indexOf(Math.max(...highs));
    const group = groups[highest] ?? [];
    const had = columns[highest] ?? 0;
    const more = wide(had + 1) - wide(had);
    if (had >= group.length || used + more > width) break;
    columns[highest] = had + 1;
    used += more;
    highs[highest] = gridHigh(group, had + 1, frame.row);
  }
  return { columns, high: Math.max(0, ...highs) };
}

/** Groups one below the other, each with the whole width. */
export function stack(groups: readonly Heights[], width: number, step: Step, frame: Frame): Spread {
  const most = columnsIn(width - frame.side, step);
  const columns = groups.map((group) => Math.max(1, Math.min(group.length, most)));
  const highs = groups.map((group, place) => gridHigh(group, columns[place] ?? 1, frame.row));
  return { columns, high: highs.reduce((sum, each) => sum + each, 0) };
}
