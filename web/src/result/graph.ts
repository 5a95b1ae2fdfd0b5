/** The lines of a graph of points over turns. */

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const FRAME: Frame = { width: 640, height: 280, left: 36, right: 28, top: 12, bottom: 30 };

export interface Place {
  x: number;
  y: number;
}

export interface Graph {
  /** For each seat its place at the end of each turn. */
  lines: Place[][];
  /** Points at which a level line is drawn. */
  levels: { points: number; y: number }[];
  turns: { turn: number; x: number }[];
}

/** `turns`: everybody's points at the end of each turn. */
export function graphOf(turns: readonly (readonly number[])[], frame: Frame = FRAME): Graph {
  const most = Math.max(1, ...turns.flat());
  const step = levelStep(most);
  const top = Math.ceil(most / step) * step;
  const inner = frame.width - frame.left - frame.right;
  const x = (turn: number): number =>
    frame.left + (turns.length < 2 ? inner / 2 : (inner * turn) / (turns.length - 1));
  const y = (points: number): number =>
    frame.top + (frame.height - frame.top - frame.bottom) * (1 - points / top);
  const seats = turns[0]?.length ?? 0;
  return {
    lines: Array.from({ length: seats }, (_, seat) =>
      turns.map((points, turn) => ({ x: x(turn), y: y(points[seat] ?? 0) })),
    ),
    levels: Array.from({ length: top / step + 1 }, (_, level) => ({
      points: level * step,
      y: y(level * step),
    })),
    turns: turns.map((_, turn) => ({ turn: turn + 1, x: x(turn) })),
  };
}

/** Where the letters at the ends of lines stand, so that none covers another. */
export function letterPlaces(ends: readonly Place[], apart = 15): Place[] {
  const order = ends.map((place, seat) => ({ ...place, seat })).sort((a, b) => a.y - b.y);
  let lowest = -Infinity;
  const found: Place[] = [];
  for (const { x, y, seat } of order) {
    lowest = Math.max(y, lowest + apart);
    found[seat] = { x, y: lowest };
  }
  return found;
}

/** A round distance of levels, so that there are three to six of them. */
function levelStep(most: number): number {
  for (const step of [1, 2, 5, 10, 20, 25, 50, 100]) {
    if (most / step <= 6) return step;
  }
  return 200;
}

export function path(places: readonly Place[]): string {
  return places.map(({ x, y }, at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}
