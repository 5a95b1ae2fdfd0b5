import { expect, it } from "vitest";

import type { AnimalView, EvolutionView, PhraseInfo } from "../../wire";
import { between } from "./between";
import { beatsOf } from "./script";

const line = (template: string, words: Record<string, string> = {}, count = 1): PhraseInfo => ({
  template,
  words,
  count,
});

const animal = (name: string, change: Partial<AnimalView> = {}): AnimalView =>
  ({ name, traits: [], red: 0, blue: 0, location: "", ...change }) as AnimalView;

function table(animals: AnimalView[][], change: Partial<EvolutionView> = {}): EvolutionView {
  const players = animals.map((own, seat) => ({
    name: ["ann", "bob"][seat],
    animals: own,
    remains: [],
    links: [],
    hand_size: 0,
  }));
  const standard = { phase: "feeding", attack: null, food: 5, supplies: {}, deck_size: 9 };
  return { ...standard, ...change, players } as unknown as EvolutionView;
}

it("shows an attack in the order in which it happened", () => {
  const beats = beatsOf(
    [
      line("attacked", { animal: "B1", prey: "A1" }),
      line("redirected", { animal: "A1", prey: "A2" }),
      line("ran.caught", { animal: "A2", face: "2" }),
      line("eaten", { animal: "B1", prey: "A2" }),
      line("discarded", { animal: "A2" }),
      line("got", { animal: "B1", colour: "blue" }, 2),
      line("scavenged", { animal: "A3" }),
      line("got", { animal: "A3", colour: "blue" }),
    ],
    table([]),
  );
  expect(beats).toMatchObject([
    { kind: "attack", from: "B1", to: "A1" },
    { kind: "redirect", from: "B1", past: "A1", to: "A2" },
    { kind: "die", face: 2, animal: "A2" },
    { kind: "bite", from: "B1", to: "A2" },
    { kind: "token", token: "blue", count: 2, from: "A2", to: "B1" },
    { kind: "say", about: ["A3"] },
    { kind: "token", token: "blue", from: "A2", to: "A3" },
  ]);
});

it("knows the hunter of an attack that was announced before", () => {
  const [beat] = beatsOf(
    [line("redirected", { animal: "A1", prey: "A2" })],
    table([], { attack: ["B4", "A1"] }),
  );
  expect(beat).toMatchObject({ kind: "redirect", from: "B4", past: "A1", to: "A2" });
});

it("tells what dice say when they lie still", () => {
  const [dice, supply] = beatsOf(
    [line("dice.you", { seat: "ann", faces: "2, 3" }), line("supply", {}, 5)],
    table([]),
  );
  expect(dice).toMatchObject({ kind: "dice", faces: [2, 3], begins: 0, ends: 1 });
  expect(supply).toMatchObject({ kind: "supply", begins: 2, ends: 2 });
});

it("shows passes, deals and deaths of one moment together", () => {
  const beats = beatsOf(
    [
      line("passed", { seat: "ann" }),
      line("passed", { seat: "bob" }),
      line("phase.extinction"),
      line("starved", { animal: "A1" }),
      line("discarded", { animal: "A1" }),
      line("died-of-poison", { animal: "B1" }),
      line("dealt", { seat: "ann" }, 3),
      line("dealt", { seat: "bob" }, 2),
    ],
    table([]),
  );
  expect(beats.map(({ kind, ends }) => [kind, ends])).toEqual([
    ["say", 2],
    ["say", 3],
    ["extinction", 6],
    ["deal", 8],
  ]);
  expect(beats[2]).toMatchObject({ dead: ["A1", "B1"] });
});

it("lets food come along a tie from whoever shares it", () => {
  const beats = beatsOf(
    [
      line("got.supply", { animal: "A1", colour: "red" }),
      line("shared", { giver: "A1", receiver: "A2", trait: "cooperation" }),
      line("got", { animal: "A2", colour: "blue" }),
    ],
    table([]),
  );
  expect(beats).toMatchObject([
    { kind: "token", from: "supply", to: "A1" },
    { kind: "share", from: "A1", to: "A2" },
    { kind: "token", token: "blue", from: "A1", to: "A2" },
  ]);
});

it("leaves each animal as it was until all of it has been shown", () => {
  const before = { view: table([[animal("A1"), animal("A2")], [animal("B1")]]), owns: [] };
  const after = {
    view: table([[animal("A2", { red: 1 }), animal("A3")], [animal("B1", { blue: 2 })]], {
      food: 4,
    }),
    owns: [],
  };
  const shown = (...settled: string[]) => {
    const view = between(before, after, new Set(settled), []).view as EvolutionView;
    return view.players.map((player) =>
      player.animals.map(({ name, red, blue }) => `${name} ${red}${blue}`),
    );
  };
  expect(shown()).toEqual([["A1 00", "A2 00"], ["B1 00"]]);
  expect(shown("A1")).toEqual([["A2 00"], ["B1 00"]]);
  expect(shown("A1", "B1", "A3")).toEqual([["A2 00", "A3 00"], ["B1 02"]]);
  const half = between(before, after, new Set(["A1"]), [line("phase.extinction")]);
  expect(half.view).toMatchObject({ food: 5, phase: "extinction" });
  expect(between(before, after, new Set(["supply"]), []).view).toMatchObject({ food: 4 });
});

it("shows a birth to a parent once", () => {
  const beats = beatsOf(
    [line("new-animal", { animal: "A2" }), line("born", { animal: "A2", parent: "A1" })],
    table([[animal("A1")]]),
  );
  expect(beats.map((beat) => [beat.kind, beat.begins, beat.ends])).toEqual([["card", 2, 2]]);
});
