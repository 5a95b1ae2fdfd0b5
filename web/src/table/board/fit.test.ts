import { describe, expect, it } from "vitest";

import {
  fitBelow,
  fitHome,
  fitRival,
  heightOf,
  HOME,
  LEAST,
  least,
  NAMED,
  PICTURES,
  PLACED,
  type Sitter,
} from "./fit";

const one = (traits: number, links = 0, food = 1): Sitter => ({ traits, links, food });

describe("the size of the animals", () => {
  it("is the largest where there is room, and less where there is not", () => {
    const few = fitHome(HOME, [[one(2), one(1)]], { width: 60, height: 30 });
    const many = fitHome(HOME, [Array<Sitter>(8).fill(one(3))], { width: 60, height: 16 });
    expect(few).toBe(HOME[0]);
    expect(many?.tile).toBeLessThan(few!.tile);
    expect(heightOf(one(3), many!)).toBeLessThanOrEqual(16);
  });

  it("is nothing where nothing fits, and then one's own keep their names", () => {
    expect(fitHome(HOME, [Array<Sitter>(30).fill(one(6))], { width: 20, height: 8 })).toBeNull();
    expect(fitBelow(PLACED, [[one(9)], [one(9)]], { width: 20, height: 5 }, 2)).toBeNull();
    expect(LEAST.names).toBe(true);
  });

  it("finds room for three places on a phone", () => {
    const places = [[one(3)], [one(1), one(0)], []];
    const room = { width: 21, height: 11 };
    expect(fitBelow(NAMED, places, room, 2.8)).toBeNull();
    expect(fitHome(PICTURES, places, room, 0.7)?.names).toBe(false);
  });

  it("gives a place with more animals more of the width", () => {
    const room = { width: 40, height: 11 };
    const crowded = fitHome(PLACED, [[one(1)], [one(1), one(1)], []], room, 1.2);
    expect(crowded?.names).toBe(true);
    expect(crowded?.tile).toBeGreaterThanOrEqual(7.8);
  });

  it("shows names of the others' traits where seven share a large screen, pictures on a small one", () => {
    const animals = [[one(3), one(2)]];
    expect(fitRival(animals, { width: 18, height: 24 })?.names).toBe(true);
    const small = fitRival(animals, { width: 7.9, height: 11 });
    expect(small?.names).toBe(false);
    // Two abreast
    expect(small!.tile * 2 + 0.3).toBeLessThanOrEqual(7.9);
  });

  it("is not tiny in a replay with nobody's hand below", () => {
    const size = fitRival([[one(2), one(3)]], { width: 19, height: 27 });
    expect(size?.names).toBe(true);
    expect(size?.tile).toBeGreaterThanOrEqual(8.6);
  });

  it("chooses what needs the least scrolling where nothing fits", () => {
    const five = Array<Sitter>(5).fill(one(4));
    const room = { width: 19.2, height: 5 };
    expect(fitRival([five], room)).toBeNull();
    expect(least(five, room).tile).toBeLessThan(4); // all five abreast
    expect(least(five.slice(0, 3), room).tile).toBe(4);
  });

  it("knows nothing before it is measured", () => {
    const nothing = { width: 0, height: 0 };
    expect(fitHome(HOME, [[one(1)]], nothing)).toBeNull();
    expect(fitRival([[one(1)]], nothing)).toBeNull();
    expect(least([one(1)], nothing).tile).toBeLessThan(5);
  });
});
