import { expect, it } from "vitest";

import type { Step } from "../../wire";
import { given } from "../names/naming.svelte";
import { deedsOf, deedWords } from "./deeds";

const step = (number: number, ...lines: [string, Record<string, string>][]): Step => ({
  number,
  at: 0,
  seat: 0,
  by: "player",
  action: "",
  lines: lines.map(([template, words]) => ({ template, words, count: 1 })),
});

it("tells what an animal did since the turn began", () => {
  const steps = [
    step(1, ["attacked", { animal: "A1", prey: "B9" }]),
    step(2, ["turn", { turn: "2", seat: "ann" }], ["played", { animal: "A1", trait: "big" }]),
    step(3, ["attacked", { animal: "A1", prey: "B1" }], ["eaten", { animal: "A1", prey: "B1" }]),
    step(4, ["got.supply", { animal: "B2", colour: "red" }]),
  ];
  expect(deedsOf(steps, "A1").map(deedWords)).toEqual([
    `${given("A1")} gains Big.`,
    `${given("A1")} attacks ${given("B1")}.`,
    `${given("A1")} eats ${given("B1")}.`,
  ]);
  expect(deedsOf(steps, "B1")).toHaveLength(2);
  expect(deedsOf(steps, "C1")).toEqual([]);
});
