import { describe, expect, it } from "vitest";

import { knows } from "../lib/i18n";
import type { AnimalView, Ask, EvolutionView } from "../wire";
import { awaited, begun, expected, reasonToAsk } from "./act/expect";
import { choicesOf } from "./flow/choices";
import { Flow } from "./flow/flow";
import { find, owns } from "./flow/refused";
import { given } from "./names/naming.svelte";
import { animalWords, breakable, calledAt, linksOf, moveWords, pickWords, wornBy } from "./words";

const fixtures = Object.entries(
  import.meta.glob<{ public: EvolutionView; ask: Ask }>("./fixtures/*.json", {
    eager: true,
    import: "default",
  }),
).map(([path, fixture]) => [path.replace(/^.*\/|\.json$/g, ""), fixture] as const);

/** A message that is missing shows as its id. */
const raw = /^(move|do|pick|aim|ask|step|wait|table|animal|called|condition)-|\{|undefined/;

describe.each(fixtures)("%s", (_, { public: view, ask }) => {
  it("says every move, choice and step", () => {
    const flow = new Flow(ask, {
      where: (animal) => find(view, animal)?.location ?? "",
      own: (animal) => owns(view, ask.seat, animal),
    });
    const called = calledAt(view, [], ask.seat);
    for (const move of ask.moves) expect(moveWords(move, ask.asked, called)).not.toMatch(raw);
    expect(expected(ask, called)).not.toMatch(raw);
    expect(awaited(view, "Ann")).toContain("Ann");
    for (const first of flow.stand([]).next) {
      expect(pickWords(first, flow.after([], first), ask.asked, called)).not.toMatch(raw);
      const stand = flow.stand([first]);
      if (!stand.found) expect(begun(stand, called)).not.toMatch(raw);
      for (const second of stand.next) {
        expect(pickWords(second, flow.after(stand.picks, second), ask.asked, called)).not.toMatch(
          raw,
        );
        const on = flow.stand([...stand.picks, second]);
        if (!on.found) expect(begun(on, called)).not.toMatch(raw);
      }
    }
  });

  it("says more than the notation of an animal on every button", () => {
    const flow = new Flow(ask, {
      where: (animal) => find(view, animal)?.location ?? "",
      own: (animal) => owns(view, ask.seat, animal),
    });
    const called = calledAt(view, [], ask.seat);
    for (const first of flow.stand([]).next) {
      const stand = flow.stand([first]);
      for (const { pick } of choicesOf(flow, stand)) {
        const words = pickWords(pick, flow.after(stand.picks, pick), ask.asked, called);
        expect(words).not.toMatch(/^[A-H]\d+…?$/);
      }
    }
  });

  it("says every animal", () => {
    for (const player of view.players) {
      for (const animal of player.animals) {
        const words = animalWords(animal, linksOf(player, animal.name));
        expect(words).toMatch(new RegExp(`^${given(animal.name)}, `));
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

it("asks which trait is dropped, not which of these", () => {
  const drop = (trait: string): Ask["moves"][number] => ({
    action: `drop ${trait} of A1`,
    verb: "drop",
    trait,
  });
  const moves = [drop("swimming"), drop("running"), { action: "accept", verb: "accept" }];
  const question = { template: "ask-defence", words: {}, count: 1 };
  const ask = { moment: 1, seat: 0, asked: "defence", question, moves } as unknown as Ask;
  const flow = new Flow(ask, { where: () => "", own: () => true });
  const stand = flow.stand(["do:drop"]);
  expect(stand.next).toHaveLength(2);
  expect(
    begun(
      stand,
      Object.assign((animal: string) => animal, {}),
    ),
  ).toBe("Which trait is dropped?");
});

it("names who attacks whom in the server's question", () => {
  const [, { public: view, ask }] = fixtures.find(([name]) => name === "base-2-defence")!;
  const called = calledAt(view, [], ask.seat);
  const { hunter = "", prey = "" } = ask.question.words;
  expect(expected(ask, called)).toBe(
    `${called(hunter)} attacks your ${called(prey)}. How does it defend itself?`,
  );
});

it("says why it asks for an Anglerfish, except where one must show itself", () => {
  const lure = (template: string): Ask =>
    ({ question: { template, words: {}, count: 1 } }) as unknown as Ask;
  expect(reasonToAsk(lure("ask-lure"))).toMatch(/nobody can tell/);
  expect(reasonToAsk(lure("ask-lure-must"))).toBe("");
});
