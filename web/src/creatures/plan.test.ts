import { describe, expect, it } from "vitest";

import { creatureHigh, type Garden, planGarden, SIZES } from "./plan";

const LAPTOP = { width: 60, height: 24 };
const PHONE = { width: 21.5, height: 19 };
const DUEL: Garden = { others: [[1, 2, 3]], near: [0, 1, 2], birth: false };
const FOUR: Garden = {
  others: [
    [1, 2, 3, 0],
    [1, 1],
    [2, 3, 0, 1],
  ],
  near: [0, 1, 3],
  birth: true,
};

const high = (made: ReturnType<typeof planGarden>): number =>
  made.others.high + (made.near ? made.near.high + 0.4 : 0);

describe("the creatures' table", () => {
  it.each([
    ["a duel", DUEL, LAPTOP],
    ["a duel on a phone", DUEL, PHONE],
    ["four wizards", FOUR, LAPTOP],
    ["four wizards on a phone", FOUR, PHONE],
  ])("has room for %s", (_, garden, room) => {
    const made = planGarden(garden, room);
    expect(high(made)).toBeLessThanOrEqual(room.height);
    expect(made.others.realms).toHaveLength(garden.others.length);
    for (const realm of made.others.realms) {
      expect(realm.width).toBeLessThanOrEqual(room.width);
      expect(realm.columns * made.others.step.width).toBeLessThanOrEqual(realm.width);
    }
  });

  it("keeps mine the largest", () => {
    for (const garden of [DUEL, FOUR]) {
      const made = planGarden(garden, LAPTOP);
      expect(made.near?.step.figure).toBeGreaterThanOrEqual(made.others.step.figure);
    }
  });

  it("leaves no small creatures beside an empty field", () => {
    const tablet = { width: 50, height: 50 };
    const made = planGarden({ others: [[2]], near: [1, 2], birth: false }, tablet);
    expect(made.near?.step.figure).toBeGreaterThan(12);
    expect(high(made)).toBeLessThanOrEqual(tablet.height);
  });

  it("names the traits where there is room, and shuts all realms but one where there is none", () => {
    expect(planGarden(DUEL, LAPTOP).near?.step.form).toBe("named");
    expect(planGarden(DUEL, LAPTOP).shut).toEqual([false]);
    const low = { width: 21.5, height: 25.5 };
    const made = planGarden(FOUR, low, 1);
    expect(made.shut).toEqual([true, false, true]);
    expect(high(made)).toBeLessThanOrEqual(low.height);
  });

  it("grows with the traits of a creature", () => {
    for (const step of SIZES) expect(creatureHigh(12, step)).toBeGreaterThan(creatureHigh(0, step));
  });
});
