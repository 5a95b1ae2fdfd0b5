import { expect, it } from "vitest";

import { arrow, nearest } from "./keys";

it("goes to the nearest thing in the direction of the arrow", () => {
  const spots = [
    { x: 100, y: 0 },
    { x: 60, y: 50 },
    { x: -20, y: 0 },
    { x: 0, y: 90 },
  ];
  const from = { x: 0, y: 0 };
  expect(nearest(from, spots, arrow("ArrowRight")!)).toBe(0);
  expect(nearest(from, spots, arrow("ArrowLeft")!)).toBe(2);
  expect(nearest(from, spots, arrow("ArrowDown")!)).toBe(3);
  expect(nearest(from, spots, arrow("ArrowUp")!)).toBe(-1);
  expect(arrow("a")).toBeUndefined();
});
