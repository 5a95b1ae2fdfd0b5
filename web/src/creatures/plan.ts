/**
 * The creatures' table, planned like that of the animals: how large creatures are so that all of
 * them are seen, mine the largest. All measures in rem.
 */
import { columnsIn, gridHigh, gridWide } from "../table/board/pack";
import { gapOf, type Form, type Step } from "../table/board/tile";

/** A trait can be asked about, so it is never smaller than a finger can hit. */
const CELL = 1.6;
const NAMES = 7;

const sized =
  (form: Form, columns: number, extra: number) =>
  (figure: number): Step => ({ form, figure, columns, icon: CELL, name: 0, width: figure + extra });

/** From the largest to the smallest of each form. */
export const SIZES: readonly Step[] = [
  ...[14, 12.5, 11, 9.5, 8.4, 7.5, 6.8, 6, 5.2].map(sized("named", 1, NAMES + 0.9)),
  ...[6, 5.2, 4.5, 4, 3.5, 3, 2.6].map(sized("beside", 2, 2 * CELL + 0.7)),
  ...[5.2, 4.5, 4, 3.5, 3.2].map(sized("below", 2, 0.4)),
];

const SMALLEST = sized("below", 2, 0.4)(3.2);

/** The height of a creature with this many traits. */
export function creatureHigh(traits: number, step: Step): number {
  const body = step.figure * 0.8 + 1.35;
  const marks = Math.ceil(traits / step.columns) * CELL;
  return step.form === "below" ? body + marks + 0.5 : Math.max(body, marks) + 0.65;
}

const worth = (step: Step): number => Math.log2(step.width * creatureHigh(2, step));

export interface Side {
  readonly step: Step;
  readonly high: number;
  /** How wide each realm is, and its columns. */
  readonly realms: readonly { readonly width: number; readonly columns: number }[];
}

export interface GardenPlan {
  readonly others: Side;
  readonly near: Side | null;
  /** Which of the others are strips. */
  readonly shut: readonly boolean[];
}

export interface Room {
  readonly width: number;
  readonly height: number;
}

export interface Garden {
  /** For each realm how many traits each creature has. */
  readonly others: readonly (readonly number[])[];
  readonly near: readonly number[] | null;
  /** Room for a new creature beside mine. */
  readonly birth: boolean;
}

const GAP = 0.4;
const EDGE = 0.5; // of a realm, both sides together, with its border
const ABOVE = 0.6; // of a realm, above and below together
const LEAST = 9.5; // the least width of a realm
const HEAD = 1.9;
const HEAD_NARROW = 3.4;
const NARROW = 19; // below this a head has two lines

/** Realms in rows of a given length, each as wide as its content. */
function sideAt(
  homes: readonly (readonly number[])[],
  width: number,
  perRow: number,
  step: Step,
): Side | null {
  const realms: { width: number; columns: number }[] = [];
  let high = 0;
  for (let from = 0; from < homes.length; from += perRow) {
    const row = homes
      .slice(from, from + perRow)
      .map((home) => home.map((traits) => creatureHigh(traits, step)));
    const free = width - (row.length - 1) * GAP;
    const widths = row.map(() => Math.max(LEAST, step.width + EDGE));
    let used = widths.reduce((sum, one) => sum + one, 0);
    if (used > free) return null;
    const columns = (place: number): number =>
      Math.max(1, columnsIn((widths[place] ?? 0) - EDGE, step));
    const tall = (place: number): number => {
      const head = (widths[place] ?? 0) < NARROW ? HEAD_NARROW : HEAD;
      return head + ABOVE + gridHigh(row[place] ?? [], columns(place), gapOf(step));
    };
    for (;;) {
      const highs = row.map((_, place) => tall(place));
      const highest = highs.indexOf(Math.max(...highs));
      const more = step.width + gapOf(step);
      const full = gridWide((row[highest] ?? []).length, step) + EDGE;
      if ((widths[highest] ?? 0) >= full || used + more > free) break;
      widths[highest] = (widths[highest] ?? 0) + more;
      used += more;
    }
    const left = (free - used) / row.length - 0.02;
    row.forEach((_, place) => (widths[place] = (widths[place] ?? 0) + left));
    high += Math.max(...row.map((_, place) => tall(place))) + (from > 0 ? GAP : 0);
    row.forEach((_, place) => realms.push({ width: widths[place] ?? 0, columns: columns(place) }));
  }
  return { step, high, realms };
}

/** The largest at which all of these fit. */
function fitting(garden: Garden, room: Room): { others: Side; near: Side | null } | null {
  const width = room.width - 0.1;
  const mine = garden.near && [...garden.near, ...(garden.birth ? [0] : [])];
  const sides = SIZES.flatMap((step) =>
    garden.others
      .map((_, place) => sideAt(garden.others, width, place + 1, step))
      .flatMap((one) => one ?? []),
  );
  const nears = mine ? SIZES.flatMap((step) => sideAt([mine], width, 1, step) ?? []) : [null];
  let best: { others: Side; near: Side | null } | null = null;
  let most = -Infinity;
  for (const others of sides) {
    for (const near of nears) {
      const high = others.high + (near ? near.high + GAP : 0);
      if (high > room.height) continue;
      if (near && others.step.figure > near.step.figure) continue;
      const score = worth(others.step) + (near ? worth(near.step) : 0);
      if (score <= most) continue;
      most = score;
      best = { others, near };
    }
  }
  return best;
}

/** Where even the smallest have no room, all realms but one are strips that open. */
export function planGarden(garden: Garden, room: Room, open = 0): GardenPlan {
  const whole = fitting(garden, room);
  if (whole) return { ...whole, shut: garden.others.map(() => false) };
  for (const shown of [open, -1]) {
    const others = garden.others.map((home, place) => (place === shown ? home : []));
    const found = fitting({ ...garden, others }, room);
    if (found) return { ...found, shut: garden.others.map((_, place) => place !== shown) };
  }
  // Too little room for anything: the lowest there is.
  const shut = garden.others.map(() => true);
  const heads = garden.others.map(() => []);
  const lowest = (homes: readonly (readonly number[])[]): Side | null =>
    SIZES.flatMap((step) => sideAt(homes, room.width - 0.1, homes.length, step) ?? []).toSorted(
      (one, two) => one.high - two.high,
    )[0] ?? null;
  const others = lowest(heads) ?? sideAt(heads, room.width, 1, SMALLEST);
  return {
    others: others ?? { step: SMALLEST, high: 0, realms: [] },
    near: garden.near && lowest([garden.near]),
    shut,
  };
}
