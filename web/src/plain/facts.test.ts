import { expect, test } from "vitest";

import { playersOf, tableFacts } from "./facts";

const view = {
  seat: "",
  to_act: "ann",
  asked: "go",
  tide: 2,
  sea: ["crab", "shrimp"],
  hand: [],
  players: [
    { name: "ann", hand_size: 2, pool: ["limpet"], sheltered: true },
    { name: "bob", hand_size: 1, pool: [], sheltered: false },
  ],
};

test("a view of an unknown game is told as facts", () => {
  expect(tableFacts(view)).toEqual([
    { name: "tide", words: "2" },
    { name: "sea", words: "crab, shrimp" },
  ]);
});

test("every player is told of, by what is open", () => {
  expect(playersOf(view).map((player) => player.call)).toEqual(["ann", "bob"]);
  expect(playersOf(view)[0]?.facts).toEqual([
    { name: "hand size", words: "2" },
    { name: "pool", words: "limpet" },
    { name: "sheltered", words: "✓" },
  ]);
});

test("a view without players has none", () => {
  expect(playersOf({ tide: 1 })).toEqual([]);
});
