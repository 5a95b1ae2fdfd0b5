import { expect, it } from "vitest";

import "../../messages/creatures";
import type { PhraseInfo } from "../../wire";
import { knows } from "../../lib/i18n";
import { CREATURES, heard, SOUNDS } from "./heard";

const lines = (...templates: string[]): PhraseInfo[] =>
  templates.map((template) => ({ template, words: {}, count: 1 }));

it("hears each kind of thing that happens, in order", () => {
  expect(heard(lines("attacked", "ran.caught", "eaten", "got", "scavenged"))).toEqual([
    "dice",
    "bite",
    "token",
  ]);
  expect(heard(lines("new-animal.known", "played.pair", "turn", "game-over"))).toEqual([
    "birth",
    "card",
    "turn",
    "end",
  ]);
  expect(heard(lines("starved"))).toEqual(["death"]);
});

it("hears the same thing once, and not too much of all", () => {
  expect(heard(lines("got.supply", "got", "got"))).toEqual(["token"]);
  const many = heard(lines(..."got eaten got eaten got eaten got starved turn".split(" ")));
  expect(many).toHaveLength(6);
  expect(many.at(-1)).toBe("turn");
});

it("has a sound for all that is asked of it, from templates that the log has", () => {
  const told = "played got eaten dice new-animal starved turn game-over".split(" ");
  for (const template of told) expect(knows(`log-evolution-${template}`), template).toBe(true);
  expect(new Set(told.flatMap((one) => heard(lines(one))))).toEqual(new Set(SOUNDS));
});

it("has a sound for each kind of thing at the creatures' table, from templates of its log", () => {
  for (const template of Object.keys(CREATURES))
    expect(knows(`log-creatures-${template}`), template).toBe(true);
  expect(new Set(Object.values(CREATURES))).toEqual(new Set(SOUNDS));
  expect(heard(lines("struck.vain"), CREATURES)).toEqual([]);
});
