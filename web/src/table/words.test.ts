import { describe, expect, it } from "vitest";

import { knows } from "../lib/i18n";
import type { AnimalView, Ask, EvolutionView } from "../wire";
import { awaited, begun, expected } from "./act/expect";
import { Flow } from "./flow/flow";
import { find } from "./flow/refused";
import { animalWords, breakable, linksOf, moveWords, pickWords, wornBy } from "./words";

const fixtures = Object.entries(
  import.meta.glob<{ public: EvolutionView; ask: Ask }>("./fixtures/*.json", {
    eager: true,
    import: "default",
  }),
).map(([path, fixture]) => [path.replace(/^.*\/|\.json$/g, ""), fixture] as const);

/** A message that is missing shows as its id. */
const raw = /^(move|do|pick|ask|step|wait|table|animal|condition)-|\{|undefined/;

describe.each(fixtures)("%s", (_, { public: view, ask }) => {
  it("says every move, choice and step", () => {
    const flow = new Flow(ask, (animal) => find(view, animal)?.location ?? "");
    for (const move of ask.moves) expect(moveWords(move)).not.toMatch(raw);
    expect(expected(ask, view)).not.toMatch(raw);
    expect(awaited(view, "Ann")).toContain("Ann");
    for (const first of flow.stand([]).next) {
      expect(pickWords(first, flow.after([], first))).not.toMatch(raw);
      const stand = flow.stand([first]);
      if (!stand.found) expect(begun(stand)).not.toMatch(raw);
      for (const second of stand.next) {
        expect(pickWords(second, flow.after(stand.picks, second))).not.toMatch(raw);
        const on = flow.stand([...stand.picks, second]);
        if (!on.found) expect(begun(on)).not.toMatch(raw);
      }
    }
  });

  it("says every animal", () => {
    for (const player of view.players) {
      for (const animal of player.animals) {
        const words = animalWords(animal, linksOf(player, animal.name));
        expect(words).toMatch(new RegExp(`^${animal.name}, `));
        expect(words).not.toMatch(/undefined|-is-|condition-/);
      }
    }
  });
});

it("puts cards that store food on one heap", () => {
  const card = (trait: string, token: string) => ({
    trait,
    card: trait,
    token,
    used: false,
    rests: false,
    off: false,
  });
  const animal = {
    traits: [card("fat-tissue", "yellow"), card("big", ""), card("fat-tissue", "")],
  } as AnimalView;
  expect(wornBy(animal).map(({ trait, stores }) => [trait, stores])).toEqual([
    ["fat-tissue", ["yellow", ""]],
    ["big", []],
  ]);
});

it("knows what comes next in every phase", () => {
  for (const phase of ["setup", "development", "food", "feeding", "extinction", "over"]) {
    expect(knows(`next-${phase}`), phase).toBe(true);
  }
});

it("lets long names break between syllables, and leaves short ones alone", () => {
  const shown = (name: string): string => breakable(name).replaceAll("\u00ad", "-");
  expect(shown("Communication")).toBe("Commu-ni-ca-tion");
  expect(shown("Metamorphosis")).toMatch(/^Meta-/);
  expect(shown("Specialization A")).toMatch(/^Speci.*-.*tion A$/);
  expect(shown("Sharp vision")).toBe("Sharp vision");
  expect(shown("Carnivorous").replaceAll("-", "")).toBe("Carnivorous");
});
