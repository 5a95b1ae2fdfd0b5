/** How large a tile is at each step, and how much room an animal takes on it; all measures in rem. */
import type { AnimalView, LinkView } from "../../wire";
import { wornBy } from "../words";

/** What of an animal takes room on its tile: pictures of one cell, and of two. */
export interface Sitter {
  readonly ones: number;
  readonly twos: number;
}

/**
 * Where the traits stand: by name beside the figure, by picture beside it, or by picture below it.
 * What a picture means is told on hover, focus and a long press.
 */
export type Form = "named" | "beside" | "below";

export interface Step {
  readonly form: Form;
  /** The width of a tile; its height depends on its animal. */
  readonly width: number;
  /** The width of the drawing. */
  readonly figure: number;
  /** A cell of the pictures of traits, and how many of them stand side by side. */
  readonly icon: number;
  readonly columns: number;
  /** The height of its name; 0: there is room for a mark only. */
  readonly name: number;
}

const NAMES = 6.7; // the width of a column of names
const LINE = 1.3; // the height of a name
const DRAWN = 0.8; // the height of a drawing, for each rem of its width

const FOOD: Readonly<Record<Form, number>> = { named: 1.25, beside: 1.1, below: 0.9 };
/** The height of an animal's name below its drawing. */
const NAME: Readonly<Record<Form, number>> = { named: 1.15, beside: 0.95, below: 0.75 };
/** The border and the padding of a tile, above and below together. */
const EDGE: Readonly<Record<Form, number>> = { named: 0.75, beside: 0.75, below: 0.45 };
const GAP: Readonly<Record<Form, number>> = { named: 0.5, beside: 0.4, below: 0.2 };

const named = (figure: number): Step => ({
  form: "named",
  figure,
  width: figure + NAMES + 0.9,
  icon: LINE,
  columns: 1,
  name: NAME.named,
});
const beside = ([figure = 0, icon = 0]: readonly number[]): Step => ({
  form: "beside",
  figure,
  icon,
  columns: 2,
  name: NAME.beside,
  width: figure + 2 * icon + 0.7,
});
const below = ([figure = 0, icon = 0, columns = 3]: readonly number[]): Step => ({
  form: "below",
  figure,
  icon,
  columns,
  name: figure > 2.6 ? NAME.below : 0,
  width: Math.max(figure, icon * columns) + 0.35,
});

/** From the largest to the smallest of each form. */
export const STEPS: readonly Step[] = [
  ...[10.5, 9, 7.8, 6.8, 6, 5.2].map(named),
  ...[
    [5.6, 1.45],
    [4.9, 1.35],
    [4.2, 1.3],
    [3.6, 1.2],
    [3.1, 1.05],
    [2.7, 0.95],
    [2.35, 0.85],
  ].map(beside),
  ...[
    [4.4, 1.15, 4],
    [3.9, 1.2, 3],
    [3.5, 1.1, 3],
    [3.2, 1.05, 3],
    [2.9, 0.95, 3],
    [2.6, 0.85, 3],
    [2.25, 0.75, 3],
  ].map(below),
];

export const SMALLEST = STEPS.length - 1;

export const stepAt = (index: number): Step => {
  const step = STEPS[Math.min(Math.max(index, 0), SMALLEST)];
  if (!step) throw new RangeError(`no step ${index}`);
  return step;
};

export const gapOf = (step: Step): number => GAP[step.form];

/** Traits that show more than a picture need two cells: a partner, or stored food. */
export function sitter(animal: AnimalView, links: readonly LinkView[]): Sitter {
  const worn = wornBy(animal);
  const stores = worn.filter((one) => one.stores.length > 0).length;
  return { ones: worn.length - stores, twos: links.length + stores };
}

/** An empty place for a new animal. */
export const NOBODY: Sitter = { ones: 0, twos: 0 };

/** In how many lines pictures stand, if wide ones come first and the others fill the holes. */
export function lines({ ones, twos }: Sitter, columns: number): number {
  const wide = Math.ceil(twos / Math.max(1, Math.floor(columns / 2)));
  const holes = wide * columns - twos * 2;
  return wide + Math.ceil(Math.max(0, ones - holes) / columns);
}

export function heightOf(one: Sitter, step: Step): number {
  const body = step.figure * DRAWN + step.name + FOOD[step.form];
  const marks =
    step.form === "named"
      ? (one.ones + one.twos) * LINE
      : lines(one, step.columns) * (step.icon + 0.06);
  return EDGE[step.form] + (step.form === "below" ? body + marks : Math.max(body, marks));
}

const LETTER = 0.56; // the width of a letter of a name, for each rem of its size
const WIDE = /[mwжшщюмфыд]/giu; // half as wide again

/** How large a name is written, so that the whole of it stands below its drawing. */
export function nameSize(name: string, step: Step): number {
  const room = step.form === "below" ? step.width - 0.4 : step.figure + 0.15;
  const letters = [...name].length + 0.5 * (name.match(WIDE)?.length ?? 0);
  return Math.min(step.name * 0.87, room / (LETTER * letters));
}

/** How well it can be read: each halving of the size costs the same. */
export function worth(step: Step): number {
  return Math.log2(step.width * heightOf({ ones: 2, twos: 0 }, step));
}
