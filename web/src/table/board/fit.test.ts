import { describe, expect, it } from "vitest";

import { fitBelow, fitHome, fitRival, heightOf, HOME, PLACED, type Sitter } from "./fit";

const one = (traits: number, links = 0, food = 1): Sitter => ({ traits, links, food });

describe("the size of the animals", () => {
  it("is the largest where there is room, and less where there is not", () => {
    const few = fitHome(HOME, [[one(2), one(1)]], { width: 60, height: 30 });
    const many = fitHome(HOME, [Array<Sitter>(8).fill(one(3))], { width: 60, height: 16 });
    expect(few).toBe(HOME[0]);
    expect(many.tile).toBeLessThan(few.tile);
    expect(heightOf(one(3), many)).toBeLessThanOrEqual(16);
  });

  it("keeps the names of one's own traits when one has to scroll anyway", () => {
    expect(fitHome(HOME, [Array<Sitter>(30).fill(one(6))], { width: 20, height: 8 }).names).toBe(
      true,
    );
    expect(fitBelow(PLACED, [[one(9)], [one(9)]], { width: 20, height: 5 }, 2).names).toBe(true);
  });

  it("gives a place with more animals more of the width", () => {
    const room = { width: 40, height: 11 };
    const crowded = fitHome(PLACED, [[one(1)], [one(1), one(1)], []], room, 1.2);
    expect(crowded.names).toBe(true);
    expect(crowded.tile).toBeGreaterThanOrEqual(7.8);
  });

  it("shows names of the others' traits where seven share a large screen, pictures on a small one", () => {
    const animals = [[one(3), one(2)]];
    expect(fitRival(animals, { width: 18, height: 24 }).names).toBe(true);
    const small = fitRival(animals, { width: 7.9, height: 11 });
    expect(small.names).toBe(false);
    // Two abreast
    expect(small.tile * 2 + 0.45).toBeLessThanOrEqual(7.9);
  });

  it("is not tiny in a replay with nobody's hand below", () => {
    const size = fitRival([[one(2), one(3)]], { width: 19, height: 27 });
    expect(size.names).toBe(true);
    expect(size.tile).toBeGreaterThanOrEqual(8.6);
  });

  it("knows nothing before it is measured", () => {
    expect(fitHome(HOME, [[one(1)]], { width: 0, height: 0 }).names).toBe(true);
    expect(fitRival([[one(1)]], { width: 0, height: 0 }).tile).toBeLessThan(5);
  });
});
