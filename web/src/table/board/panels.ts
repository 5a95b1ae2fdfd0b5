/** The panels of the others: in rows, as wide as what is in them; all measures in rem. */
import {
  columnsIn,
  gridHigh,
  gridWide,
  type Group,
  type Heights,
  heightsOf,
  shownIn,
  spread,
} from "./pack";
import { gapOf, SMALLEST, type Step, stepAt, STEPS, worth } from "./tile";

export interface Panel {
  readonly width: number;
  readonly high: number;
  /** Its head has two lines. */
  readonly narrow: boolean;
  /** The columns of each group that has animals; one number if the groups are mixed. */
  readonly columns: readonly number[];
  /** All places in one group, each animal with the sign of its own. */
  readonly mixed: boolean;
  /** How many animals are shown; the others are counted in a strip that opens. */
  readonly shown: number;
}

export interface Arrangement {
  readonly step: Step;
  readonly rows: number;
  readonly panels: readonly Panel[];
  readonly high: number;
  readonly worth: number;
  /** Does anybody have animals? */
  readonly settled: boolean;
}

type Household = readonly Group[];
/** The same at one size. */
type Sized = readonly Heights[];

const many = (home: readonly { readonly length: number }[]): number =>
  home.reduce((sum, group) => sum + group.length, 0);

export const HEAD = 2.3;
export const HEAD_NARROW = 2.8;
const NARROW = 10; // below this a head has two lines
const LEAST = 7; // the least width of a panel
const EDGE = 0.2; // around the tiles
const BORDER = 0.4; // of a panel, above and below together
const LABEL = 1; // the name of a place
const NAMED = 4.5; // and its width

const headHigh = (width: number): number => (width < NARROW ? HEAD_NARROW : HEAD);

/** What is inside a panel of this width, and how high. */
function inside(
  home: Sized,
  width: number,
  step: Step,
  mixed: boolean,
): { columns: readonly number[]; high: number } | null {
  const groups = home.filter((group) => group.length > 0);
  if (groups.length === 0) return { columns: [], high: 0 };
  const named = home.length > 1 && !mixed;
  const frame = { side: 2 * EDGE, least: named ? NAMED : 0, between: 0, row: gapOf(step) };
  const found = spread(mixed ? [groups.flat()] : groups, width - 0.25, step, frame);
  return found && { ...found, high: found.high + (named ? LABEL : 0) + 2 * EDGE };
}

/** Panels in one row: each at its least width, then the highest gets one more column. */
function alongside(
  homes: readonly Sized[],
  width: number,
  gap: number,
  step: Step,
  mixed: boolean,
  most: number,
): { panels: Panel[]; high: number } | null {
  const free = width - (homes.length - 1) * gap;
  const widths = homes.map((home) => {
    const groups = home.filter((group) => group.length > 0).length;
    const columns = mixed ? Math.min(1, groups) : groups;
    const least = home.length > 1 && !mixed ? NAMED : 0;
    return Math.max(LEAST, columns * Math.max(least, step.width + 2 * EDGE) + 0.3);
  });
  let used = widths.reduce((sum, one) => sum + one, 0);
  if (used > free) return null;
  const high = (place: number): number => {
    const wide = widths[place] ?? 0;
    const found = inside(homes[place] ?? [], wide, step, mixed);
    return found ? headHigh(wide) + found.high : Infinity;
  };
  const heights = homes.map((_, place) => high(place));
  const more = step.width + gapOf(step);
  for (;;) {
    const highest = heights.indexOf(Math.max(...heights));
    const home = homes[highest] ?? [];
    const wide = widths[highest] ?? 0;
    if (wide >= gridWide(many(home), step) + home.length * 2 * EDGE + 0.3) break;
    if (used + more > free) break;
    widths[highest] = wide + more;
    used += more;
    heights[highest] = high(highest);
  }
  if (Math.max(...heights) > most) return null;
  // What is left goes to those who have animals; if nobody has, to all.
  const sum = homes.reduce((count, home) => count + many(home), 0);
  homes.forEach((home, place) => {
    const part = sum > 0 ? many(home) / sum : 1 / homes.length;
    widths[place] = (widths[place] ?? 0) + (free - used) * part - 0.02;
  });
  const found = homes.map((home, place) => inside(home, widths[place] ?? 0, step, mixed));
  const tall = Math.max(...homes.map((_, place) => high(place))) + BORDER;
  const panels = homes.map((home, place) => {
    const wide = widths[place] ?? 0;
    return {
      width: wide,
      high: tall,
      narrow: wide < NARROW,
      columns: found[place]?.columns ?? [],
      mixed: mixed && home.length > 1,
      shown: many(home),
    };
  });
  return { panels, high: tall };
}

/** Neighbours stay neighbours; rows hold about as many animals. */
export function rowsOf<Home extends readonly { readonly length: number }[]>(
  homes: readonly Home[],
  rows: number,
): Home[][] {
  const weight = (home: Home): number => 2 + many(home);
  const whole = homes.reduce((sum, home) => sum + weight(home), 0);
  const found: Home[][] = Array.from({ length: rows }, () => []);
  let passed = 0;
  homes.forEach((home, place) => {
    const middle = passed + weight(home) / 2;
    const row = Math.min(rows - 1, Math.floor((middle / whole) * rows));
    // Every row has somebody.
    const least = rows - (homes.length - place);
    const filled = found.findLastIndex((one) => one.length > 0);
    found[Math.min(Math.max(row, least), filled + 1)]?.push(home);
    passed += weight(home);
  });
  return found;
}

/** Every way to show everybody in this height, at every size. */
export function arrangements(
  homes: readonly Household[],
  width: number,
  gap: number,
  height: number,
): readonly Arrangement[] {
  const settled = homes.some((home) => many(home) > 0);
  const placed = homes.some((home) => home.length > 1);
  const found: Arrangement[] = [];
  const most = width < 40 ? Math.min(homes.length, 4) : Math.ceil(homes.length / 4);
  STEPS.forEach((step) => {
    const sized = homes.map((home) => home.map((group) => heightsOf(group, step)));
    const tall = sized.flat(2).reduce((sum, one) => sum + one, 0);
    if (tall * step.width > width * height) return;
    for (let rows = 1; rows <= most; rows += 1) {
      const split = rowsOf(sized, rows);
      for (const mixed of placed ? [false, true] : [false]) {
        const laid = split.map((row) => alongside(row, width, gap, step, mixed, height));
        const whole = laid.flatMap((row) => row ?? []);
        if (whole.length < laid.length) continue;
        const high = whole.reduce((sum, row) => sum + row.high, 0) + (rows - 1) * gap;
        if (high > height) continue;
        const panels = whole.flatMap((row) => row.panels);
        const value = worth(step) - (mixed ? 0.2 : 0) - (rows - 1) * 0.02;
        found.push({ step, rows, panels, high, worth: value, settled });
      }
    }
  });
  return found;
}

/** Which share of the height that is left a row may take, of so many rows that still come. */
const SHARES: readonly ((coming: number) => number)[] = [
  (coming) => 1 / coming, // each the same
  () => 1, // the first ones first
  (coming) => (coming > 1 ? 0 : 1), // all to the last
];

/** At the smallest size in too little height: as many whole tiles as there is room for. */
export function folded(
  homes: readonly Household[],
  width: number,
  gap: number,
  height: number,
): Arrangement {
  const step = stepAt(SMALLEST);
  let best: Arrangement | null = null;
  let most = -Infinity;
  const consider = (split: readonly Household[][], least: number): void => {
    const rows = split.length;
    const laid = split.map((row) => shut(row, width, gap, step, least));
    if (laid.some((row) => !row.possible)) return;
    const heads = laid.reduce((sum, row) => sum + row.head, 0) + (rows - 1) * gap;
    for (const share of SHARES) {
      let spare = Math.max(0, height - heads);
      const panels: Panel[] = [];
      let seen = 0;
      let high = (rows - 1) * gap;
      laid.forEach((row, at) => {
        const opened = row.open(spare * share(rows - at));
        spare -= opened.high - row.head;
        high += opened.high;
        seen += opened.panels.reduce((sum, panel) => sum + panel.shown, 0);
        panels.push(...opened.panels);
      });
      // The fewer rows, the lower; the more animals, the better.
      const fits = high <= height + 1e-6;
      const score = (fits ? 1_000 : 0) + seen - rows * 0.1 - (fits ? 0 : high * 10);
      if (score > most) {
        most = score;
        best = { step, rows, panels, high, worth: 0, settled: true };
      }
    }
  };
  for (let rows = 1; rows <= homes.length; rows += 1) {
    const split = rowsOf(homes, rows);
    consider(split, NARROW);
    consider(split, LEAST);
  }
  return best ?? { step, rows: 0, panels: [], high: 0, worth: 0, settled: false };
}

/** One row of panels with their heads alone, and how it opens. */
function shut(
  homes: readonly Household[],
  width: number,
  gap: number,
  step: Step,
  least: number,
): {
  possible: boolean;
  head: number;
  open: (more: number) => { panels: Panel[]; high: number };
} {
  const free = width - (homes.length - 1) * gap;
  const sized = homes.map((home) => heightsOf(home.flat(), step));
  const head = (least < NARROW ? HEAD_NARROW : HEAD) + BORDER;
  const open = (more: number): { panels: Panel[]; high: number } => {
    const widths = homes.map(() => least);
    const columns = (place: number): number =>
      Math.max(1, columnsIn((widths[place] ?? 0) - 0.25 - 2 * EDGE, step));
    const fits = (place: number): number =>
      shownIn(sized[place] ?? [], columns(place), more - 2 * EDGE, gapOf(step));
    const hides = sized.map((all, place) => all.length - fits(place));
    // Whoever hides most gets one more column.
    let left = free - homes.length * least;
    const column = step.width + gapOf(step);
    while (left >= column && Math.max(...hides) > 0) {
      const most = hides.indexOf(Math.max(...hides));
      widths[most] = (widths[most] ?? 0) + column;
      hides[most] = (sized[most]?.length ?? 0) - fits(most);
      left -= column;
    }
    homes.forEach(
      (_, place) => (widths[place] = (widths[place] ?? 0) + left / homes.length - 0.02),
    );
    const panels = homes.map((home, place) => {
      const hidden = (sized[place]?.length ?? 0) - fits(place);
      return {
        width: widths[place] ?? 0,
        high: head + more,
        narrow: least < NARROW && (widths[place] ?? 0) < NARROW,
        columns: [columns(place)],
        mixed: home.length > 1,
        // The last place is for the strip that counts the others.
        shown: hidden > 0 ? Math.max(0, fits(place) - 1) : fits(place),
      };
    });
    // No higher than the tiles that are shown, and the strip in their last row.
    const tall = panels.map((panel, place) =>
      panel.shown === 0
        ? 0
        : gridHigh((sized[place] ?? []).slice(0, fits(place)), columns(place), gapOf(step)),
    );
    const needed = Math.max(...tall);
    const high = needed === 0 ? head : head + Math.min(more, needed + 2 * EDGE);
    return { panels: panels.map((panel) => ({ ...panel, high })), high };
  };
  return { possible: free >= homes.length * least, head, open };
}
