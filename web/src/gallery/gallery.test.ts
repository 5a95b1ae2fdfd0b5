import { describe, expect, it } from "vitest";

import { compose } from "../table/drawings/compose";
import { DRAWINGS } from "../table/drawings/every";
import { PAIRS } from "../table/drawings/kinds";
import { animalWith, sample } from "../table/drawings/sample";
import { wildlife } from "../pages/start/wildlife";
import { mixes } from "./mixes";

/** Numbers that look random and are the same each time. */
function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

describe("specimens", () => {
  it.each(Object.keys(DRAWINGS))("show %s", (trait) => {
    const plain = { ...animalWith(sample(trait).name, []) };
    expect(JSON.stringify(compose(sample(trait)))).not.toBe(JSON.stringify(compose(plain)));
  });
});

describe("combinations", () => {
  it("have several traits, none twice, none that lies between two animals", () => {
    for (const { traits } of mixes(40, dice(7))) {
      expect(traits.length).toBeGreaterThan(1);
      expect(new Set(traits).size).toBe(traits.length);
      expect(traits.some((trait) => PAIRS.has(trait) || trait === "anglerfish")).toBe(false);
    }
  });

  it("have a name each", () => {
    expect(new Set(mixes(12, dice(3)).map((mix) => mix.name)).size).toBe(12);
  });
});

describe("the animals of the start page", () => {
  it("walk, swim and fly, each with what it takes", () => {
    const animals = wildlife(dice(11));
    expect(new Set(animals.map((one) => one.ways))).toEqual(new Set(["walk", "swim", "fly"]));
    const has = (trait: string, at: (typeof animals)[number]): boolean =>
      at.look.traits.some((one) => one.trait === trait);
    for (const one of animals) {
      expect(has("swimming", one)).toBe(one.ways === "swim");
      expect(has("flight", one)).toBe(one.ways === "fly");
    }
  });

  it("are others each time", () => {
    const looks = (seed: number): string => JSON.stringify(wildlife(dice(seed)).map((w) => w.look));
    expect(looks(1)).not.toBe(looks(2));
    expect(looks(1)).toBe(looks(1));
  });
});
