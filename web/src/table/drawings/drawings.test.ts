import { describe, expect, it } from "vitest";

import { bodyOf } from "./body";
import { compose, type Look } from "./compose";
import { DRAWINGS } from "./every";
import { kindOf, PRINTED } from "./kinds";
import { knows } from "../../lib/i18n";

const look = (name: string, ...traits: string[]): Look => ({
  name,
  traits: traits.map((trait) => ({
    trait,
    card: trait,
    token: "",
    used: false,
    rests: false,
    off: false,
  })),
  asleep: false,
  hidden: false,
  paralysed: false,
  poisoned: false,
  turned: false,
  location: "",
  shared: [],
});

const paths = (of: Look): string => JSON.stringify(compose(of).layers);

describe("drawings", () => {
  it("exist for all 41 printed traits, each of which has a name", () => {
    expect(PRINTED).toHaveLength(41);
    for (const trait of PRINTED) {
      expect(DRAWINGS[trait], trait).toBeDefined();
      expect(knows(`trait-${trait}`), trait).toBe(true);
    }
  });

  it("have an icon and a part", () => {
    for (const [trait, drawing] of Object.entries(DRAWINGS)) {
      expect(drawing.icon.fill ?? drawing.icon.line, trait).toBeTruthy();
      expect(drawing.parts.length, trait).toBeGreaterThan(0);
      expect(kindOf(trait)).toBeTruthy();
    }
  });

  it.each(Object.keys(DRAWINGS))("show %s on an animal", (trait) => {
    expect(paths(look("A1", trait))).not.toBe(paths(look("A1")));
  });

  it("stand in for a trait that nobody drew", () => {
    const worn = compose(look("A1", "spiny", "two-faced", "big")).layers;
    const badges = worn.filter((layer) => layer.initials);
    expect(badges.map((layer) => layer.initials)).toEqual(["Sp", "TF"]);
    expect(new Set(badges.map((layer) => layer.x)).size).toBe(2);
    expect(kindOf("spiny")).toBe("food");
  });

  it("make animals of one player differ", () => {
    const bodies = ["A1", "A2", "A3", "A4", "A5", "A6"].map((name) => paths(look(name)));
    expect(new Set(bodies).size).toBe(6);
    expect(bodyOf("A1")).toEqual(bodyOf("A1"));
  });

  it("show what is the matter", () => {
    for (const state of ["asleep", "hidden", "paralysed", "poisoned", "turned"] as const) {
      expect(paths({ ...look("A1"), [state]: true }), state).not.toBe(paths(look("A1")));
    }
    expect(paths({ ...look("A1"), remains: true })).not.toBe(paths(look("A1")));
  });

  it("fill the stores of fat", () => {
    const empty = look("A1", "fat-tissue");
    const full: Look = {
      ...empty,
      traits: empty.traits.map((one) => ({ ...one, token: "yellow" })),
    };
    expect(paths(full)).not.toBe(paths(empty));
  });
});
