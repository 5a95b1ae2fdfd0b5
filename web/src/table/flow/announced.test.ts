import { describe, expect, it } from "vitest";

import type { Step } from "../../wire";
import { moveWords } from "../words";
import { announced } from "./announced";

const steps = (...told: [seat: number, action: string][]): Step[] =>
  told.map(([seat, action], number) => ({ number, at: 0, seat, by: "player", action, lines: [] }));
const words = (asked: string, told: Step[]): string[] =>
  announced(asked, told).map((move) => moveWords(move, "", (animal) => animal));

describe("what has been decided of something that takes several decisions", () => {
  it("is who migrates, in the order they were named", () => {
    const told = steps(
      [1, "migrate B1 to ocean"],
      [1, "end"],
      [0, "migrate A1 to laurasia"],
      [0, "migrate A2 to ocean"],
    );
    expect(words("migrating", told)).toEqual(["A1 goes to Laurasia", "A2 goes to Ocean"]);
    expect(words("go", told)).toEqual([]);
  });

  it("is told to those who may follow", () => {
    const told = steps([0, "migrate A1 to ocean"], [0, "end"], [1, "follow B1 A1"], [1, "pass"]);
    expect(words("migrating", told)).toEqual(["A1 goes to Ocean", "B1 follows A1"]);
  });

  it("is the pair that exchanges, and what was handed over", () => {
    const told = steps(
      [0, "take A1"],
      [0, "recombine A1 A2"],
      [0, "hand hibernation/carnivorous of A1"],
    );
    expect(words("exchange", told)).toEqual([
      "A1 and A2 exchange traits",
      "A1 hands over Hibernation",
    ]);
    expect(words("exchange", told.slice(0, 1))).toEqual([]);
  });
});
