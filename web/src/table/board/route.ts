/** The way of a tie between two animals, around the others. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Point = readonly [x: number, y: number];

export interface Route {
  readonly path: string;
  /** Where it leaves the first animal and reaches the second. */
  readonly ends: readonly [Point, Point];
  readonly points: readonly Point[];
}

const INSIDE = 3; // how far an end reaches into its animal
const AWAY = 6; // how far it keeps from the others
const ROUND = 8;

/** Does a line that goes straight up or sideways pass through a box? */
function hits([ax, ay]: Point, [bx, by]: Point, box: Box): boolean {
  return (
    Math.max(ax, bx) > box.left &&
    Math.min(ax, bx) < box.right &&
    Math.max(ay, by) > box.top &&
    Math.min(ay, by) < box.bottom
  );
}

function crossings(points: readonly Point[], boxes: readonly Box[]): number {
  let count = 0;
  points.slice(1).forEach((to, place) => {
    const from = points[place];
    if (from) count += boxes.filter((box) => hits(from, to, box)).length;
  });
  return count;
}

/** `lane` sets several ties apart. */
export function route(a: Box, b: Box, others: readonly Box[], lane = 0): Route {
  const middle = (box: Box): number => (box.left + box.right) / 2 + ((lane % 3) - 1) * 9;
  const level = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0;
  const ways = level ? over(a, b, middle, lane) : down(a, b, middle, lane, others);
  const [first = [], ...more] = ways;
  const best = more.reduce(
    (found, way) => (crossings(way, others) < crossings(found, others) ? way : found),
    first,
  );
  const from = best[0] ?? [0, 0];
  return { path: drawn(best), ends: [from, best.at(-1) ?? from], points: best };
}

/** Side by side: over the heads of both and of whoever stands between. */
function over(a: Box, b: Box, middle: (box: Box) => number, lane: number): Point[][] {
  const high = Math.min(a.top, b.top) - 9 - (lane % 3) * 4;
  return [
    [
      [middle(a), a.top + INSIDE],
      [middle(a), high],
      [middle(b), high],
      [middle(b), b.top + INSIDE],
    ],
  ];
}

/** One below the other: through the gap below the upper row, and down where nobody stands. */
function down(
  a: Box,
  b: Box,
  middle: (box: Box) => number,
  lane: number,
  others: readonly Box[],
): Point[][] {
  const turned = a.top > b.top;
  const [upper, lower] = turned ? [b, a] : [a, b];
  const under = upper.bottom + AWAY + (lane % 3) * 3;
  const above = lower.top - AWAY - (lane % 3) * 3;
  const from: Point = [middle(upper), upper.bottom - INSIDE];
  const to: Point = [middle(lower), lower.top + INSIDE];
  const lanes = [upper, lower, ...others].flatMap((box) => [box.left - AWAY, box.right + AWAY]);
  const by = (x: number): Point[] => [
    from,
    [from[0], under],
    [x, under],
    [x, above],
    [to[0], above],
    to,
  ];
  const near = (x: number): number => Math.abs(x - from[0]) + Math.abs(x - to[0]);
  const ways = [by(to[0]), by(from[0]), ...lanes.sort((p, q) => near(p) - near(q)).map(by)];
  return turned ? ways.map((way) => way.toReversed()) : ways;
}

/** A line with round corners. */
function drawn(points: readonly Point[]): string {
  const way = points.filter(
    ([x, y], place) => place === 0 || x !== points[place - 1]?.[0] || y !== points[place - 1]?.[1],
  );
  return way
    .map(([x, y], place) => {
      const before = way[place - 1];
      const after = way[place + 1];
      if (!before) return `M${x} ${y}`;
      if (!after) return `L${x} ${y}`;
      const toward = ([px, py]: Point): Point => {
        const far = Math.hypot(px - x, py - y) || 1;
        const part = Math.min(ROUND, far / 2) / far;
        return [x + (px - x) * part, y + (py - y) * part];
      };
      const [ix, iy] = toward(before);
      const [ox, oy] = toward(after);
      return `L${ix} ${iy}Q${x} ${y} ${ox} ${oy}`;
    })
    .join("");
}
