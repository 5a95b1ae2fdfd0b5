import { describe, expect, it } from "vitest";

import { settings } from "../../lib/settings.svelte";
import { knows, t } from "../../lib/i18n";
import type { AnimalView, EvolutionView } from "../../wire";
import { DRAWINGS } from "../drawings/every";
import { nameSize, STEPS } from "../board/tile";
import { calledAt } from "../words";
import defence from "../fixtures/base-2-defence.json";
import { epithet } from "./epithet";
import { givenName } from "./given";
import { fullName, given, nameAnimalsOf, shortName } from "./naming.svelte";

const names = t("animal-names").split(/,\s*/);

const animal = (...traits: string[]): AnimalView => ({
  name: "A1",
  card: "",
  traits: traits.map((trait) => ({
    trait,
    card: trait,
    token: "",
    used: false,
    rests: false,
    off: false,
  })),
  red: 0,
  blue: 0,
  yellow: 0,
  waiting: 0,
  open_fat: 0,
  need: 1,
  fed: false,
  asleep: false,
  poisoned: false,
  attacked: false,
  received: false,
  location: "",
  hidden: false,
  paralysed: false,
  turned: false,
  hunted: false,
  moved: false,
});

describe("given names", () => {
  it("are several hundred words, each once, short enough for the smallest tile", () => {
    expect(names.length).toBeGreaterThan(250);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^\p{Lu}\p{Ll}{2,6}$/u);
    const smallest = STEPS.filter((step) => step.name > 0).map((step) => nameSize("Bramble", step));
    expect(Math.min(...smallest) * 16).toBeGreaterThan(9);
  });

  it.each(["", "k3x9", "A-table-with-a-long-id", "зорі"])(
    "are never shared at table '%s', however long the game",
    (table) => {
      nameAnimalsOf(table);
      const called = new Set<string>();
      for (const seat of "ABCDEFGH")
        for (let birth = 1; birth <= 80; birth += 1) called.add(given(`${seat}${birth}`));
      expect(called.size).toBe(8 * 80);
    },
  );

  it("are the same for everybody, and others at another table", () => {
    const at = (table: string): string[] =>
      ["A1", "A2", "B1", "H12"].map((one) => givenName(one, table, names)?.name ?? "");
    expect(at("k3x9")).toEqual(at("k3x9"));
    expect(at("k3x9")).not.toEqual(at("k3x8"));
  });

  it("leave alone what is no animal's notation", () => {
    expect(given("Shadow")).toBe("Shadow");
    expect(fullName("")).toBe("");
  });

  it("have the notation beside them if the reader wants it", () => {
    nameAnimalsOf("k3x9");
    const name = given("A1");
    expect(fullName("A1")).toBe(name);
    expect(name.startsWith(shortName("A1"))).toBe(true);
    settings.notation = true;
    expect(fullName("A1")).toBe(`${name} A1`);
    expect(shortName("A1")).toBe("A1");
    settings.notation = false;
  });

  it("stand beside the owner of a rival's animal, and alone for one's own", () => {
    nameAnimalsOf("k3x9");
    const view = defence.public as unknown as EvolutionView;
    const called = calledAt(view, ["Merian", "Darwin"], 0);
    const mine = view.players[0]?.animals[0]?.name ?? "";
    const theirs = view.players[1]?.animals[0]?.name ?? "";
    expect(called(mine)).toBe(given(mine));
    expect(called(theirs)).toMatch(new RegExp(`^Darwin’s .+ ${given(theirs)}$`));
    expect(called.rivals?.has(theirs)).toBe(true);
    expect(called.rivals?.has(mine)).toBe(false);
  });
});

describe("epithets", () => {
  it("tell what everybody sees", () => {
    expect(epithet(animal())).toBe("plain animal");
    expect(epithet(animal("carnivorous", "swimming"))).toBe("swimming hunter");
    expect(epithet(animal("carnivorous", "swimming", "big"))).toBe("giant swimming hunter");
    expect(epithet(animal("big"))).toBe("giant");
    expect(epithet(animal("fat-tissue", "fat-tissue"))).toBe("plump animal");
    expect(epithet(animal("running"), [{ trait: "cooperation" }])).toBe("helpful runner");
    expect(epithet({ ...animal(), turned: true })).toBe("angler");
  });

  it("leave out a trait that is switched off", () => {
    const one = animal("carnivorous", "swimming");
    const off = { ...one, traits: one.traits.map((worn) => ({ ...worn, off: true })) };
    expect(epithet(off)).toBe("plain animal");
  });

  it("have a word for every trait that can lie open", () => {
    for (const trait of Object.keys(DRAWINGS)) {
      expect(knows(`like-${trait}`) || knows(`called-${trait}`), trait).toBe(true);
      if (trait !== "anglerfish") expect(epithet(animal(trait)), trait).not.toBe("plain animal");
    }
  });

  it("show nothing of a card that lies face down", () => {
    const faces = ["", "anglerfish/carnivorous", "swimming", "big/carnivorous"];
    const told = faces.map((card) => epithet({ ...animal("running"), card } as AnimalView));
    expect(new Set(told).size).toBe(1);
    const plain = faces.map((card) => epithet({ ...animal(), card } as AnimalView));
    expect(new Set(plain)).toEqual(new Set(["plain animal"]));
  });
});
