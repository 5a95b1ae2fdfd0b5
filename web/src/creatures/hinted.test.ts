import { expect, it } from "vitest";

import { hintedBy } from "./hinted";

it("points at the card and at the creature that gets it", () => {
  const shown = hintedBy({
    action: "add small on A1 from small/vampire",
    verb: "add",
    card: "small/vampire",
    trait: "small",
    animal: "A1",
  });
  expect(shown.card).toBe("small/vampire");
  expect([...shown.creatures]).toEqual([["A1", "look-hint-here"]]);
  expect(shown.source).toBe(false);
});

it("points at who attacks and at whom", () => {
  const shown = hintedBy({ action: "attack A1 B1", verb: "attack", animal: "A1", target: "B1" });
  expect([...shown.creatures]).toEqual([
    ["A1", "look-hint-hunter"],
    ["B1", "look-attack"],
  ]);
});

it("points at the source where energy is taken", () => {
  expect(hintedBy({ action: "take A1 lower", verb: "take", animal: "A1" }).source).toBe(true);
});
