import { expect, it } from "vitest";

import { effectsOf } from "./happened";

const line = (template: string, words: Record<string, string>) => ({ template, words, count: 1 });

it("shows food travelling, attacks, and the dead falling", () => {
  expect(
    effectsOf([
      line("got.supply", { animal: "A1", colour: "red" }),
      line("attacked.ignoring", { animal: "A2", prey: "B1", trait: "big" }),
      line("eaten", { animal: "A2", prey: "B1" }),
      line("got", { animal: "A2", colour: "blue" }),
      line("stole", { animal: "A3", victim: "B2", colour: "red" }),
      line("starved", { animal: "B2" }),
      line("round", { round: "2" }),
      line("dice", { seat: "ann", faces: "4, 3" }),
      line("ran.away", { animal: "A1", face: "5" }),
    ]),
  ).toEqual([
    { kind: "token", token: "red", from: "supply", to: "A1" },
    { kind: "attack", from: "A2", to: "B1" },
    { kind: "fall", animal: "B1" },
    { kind: "token", token: "blue", from: "B1", to: "A2" },
    { kind: "token", token: "red", from: "B2", to: "A3" },
    { kind: "fall", animal: "B2" },
    { kind: "dice", faces: [4, 3], at: "supply" },
    { kind: "dice", faces: [5], at: "A1" },
  ]);
});
