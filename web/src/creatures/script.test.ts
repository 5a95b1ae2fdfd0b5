import { expect, it } from "vitest";

import type { CreatureView, CreaturesView, PhraseInfo } from "../wire";
import { beatsOf, between } from "./script";

const line = (template: string, words: Record<string, string> = {}, count = 1): PhraseInfo => ({
  template,
  words,
  count,
});

function garden(creatures: Record<string, number>, lower: number): CreaturesView {
  const list = Object.entries(creatures).map(
    ([name, energy]) => ({ name, energy, traits: [] }) as unknown as CreatureView,
  );
  const players = [{ name: "ann", hand_size: 3, creatures: list }];
  return { source: { lower }, deck_size: 20, players } as unknown as CreaturesView;
}

it("shows energy travelling and attacks, one after the other", () => {
  expect(
    beatsOf([
      line("took", { creature: "A1" }, 2),
      line("attacked", { creature: "A1", other: "B1" }),
      line("skipped", { seat: "bob" }),
      line("gave", { creature: "A1", other: "A2" }),
    ]),
  ).toMatchObject([
    { kind: "token", from: "supply", to: "A1", count: 2, things: ["A1", "supply"], ends: 1 },
    { kind: "attack", from: "A1", to: "B1", ends: 2 },
    { kind: "token", from: "A1", to: "A2", ends: 4 },
  ]);
});

it("leaves each creature as it was until all of it has been shown", () => {
  const before = { view: garden({ A1: 0, A2: 1 }, 5), owns: [] };
  const after = { view: garden({ A1: 2, A3: 0 }, 3), owns: [] };
  const shown = (...settled: string[]) => {
    const view = between(before, after, new Set(settled)).view as CreaturesView;
    const energy = view.players[0]!.creatures.map((one) => [one.name, one.energy]);
    return { ...Object.fromEntries(energy), source: view.source.lower } as unknown;
  };
  expect(shown()).toEqual({ A1: 0, A2: 1, source: 5 });
  expect(shown("A1", "A2")).toEqual({ A1: 2, source: 5 });
  expect(shown("A3", "supply")).toEqual({ A1: 0, A2: 1, A3: 0, source: 3 });
});
