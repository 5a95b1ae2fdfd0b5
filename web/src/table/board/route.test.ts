import { describe, expect, it } from "vitest";

import { type Box, route } from "./route";

/** A tile at a place of a grid: 100 wide, 150 high, with gaps of 20. */
const at = (column: number, row: number): Box => ({
  left: column * 120,
  top: 30 + row * 170,
  right: column * 120 + 100,
  bottom: 180 + row * 170,
});

/** Does the way pass through a tile? */
function crosses(points: readonly (readonly [number, number])[], box: Box): boolean {
  return points.slice(1).some(([bx, by], place) => {
    const [ax, ay] = points[place]!;
    return (
      Math.max(ax, bx) > box.left &&
      Math.min(ax, bx) < box.right &&
      Math.max(ay, by) > box.top &&
      Math.min(ay, by) < box.bottom
    );
  });
}

describe("the tie of a pair", () => {
  const grid = [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((column) => at(column, row)));

  it("never crosses another animal, wherever the two stand", () => {
    for (const a of grid) {
      for (const b of grid.filter((box) => box !== a)) {
        for (const lane of [0, 1, 2]) {
          const others = grid.filter((box) => box !== a && box !== b);
          const { points } = route(a, b, others, lane);
          expect(others.filter((box) => crosses(points, box))).toEqual([]);
        }
      }
    }
  });

  it("begins at the one and ends at the other", () => {
    const { ends, path } = route(at(2, 1), at(0, 0), [at(1, 0), at(1, 1)]);
    expect(ends[0][0]).toBeGreaterThan(at(2, 1).left);
    expect(ends[1][0]).toBeLessThan(at(0, 0).right);
    expect(path).toMatch(/^M.*L.*Q/);
  });
});
