// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";

import { change } from "../../lib/settings.svelte";
import type { Step } from "../../wire";
import type { Beat } from "../stage/beats";
import { Listener } from "./listener";

const { played } = vi.hoisted(() => ({ played: [] as string[] }));
vi.mock("./synth", () => ({ sound: (all: readonly string[]) => void played.push(...all) }));

const step = (number: number, ...templates: string[]): Step => ({
  number,
  at: 0,
  seat: 0,
  by: "bot",
  action: "",
  lines: templates.map((template) => ({ template, words: {}, count: 1 })),
});

const roll: Beat = { kind: "die", face: 4, animal: "A1", things: ["A1"], begins: 1, ends: 2 };

/** What was heard since it was last asked, once what makes the sounds is there. */
async function sounds(): Promise<string[]> {
  await vi.dynamicImportSettled();
  return played.splice(0);
}

let listener: Listener;

beforeEach(() => {
  played.length = 0;
  change({ effects: true });
  listener = new Listener();
  listener.told([step(1, "new-animal")]);
});

it("is silent about what was there when it came", async () => {
  expect(await sounds()).toEqual([]);
});

it("hears every line of a step that a stage tells bit by bit", async () => {
  const first = step(1, "new-animal");
  listener.told([first, step(2, "attacked")]);
  expect(await sounds()).toEqual([]);
  listener.told([first, step(2, "attacked", "eaten")]);
  expect(await sounds()).toEqual(["bite"]);
  listener.told([first, step(2, "attacked", "eaten", "got"), step(3, "played")]);
  expect(await sounds()).toEqual(["token", "card"]);
  listener.told([first, step(2, "attacked", "eaten", "got"), step(3, "played")]);
  expect(await sounds()).toEqual([]);
});

it("hears dice while they roll, and not again when their number is told", async () => {
  const first = step(1, "new-animal");
  listener.told([first, step(2, "attacked")]);
  listener.shown(roll);
  expect(await sounds()).toEqual(["dice"]);
  listener.told([first, step(2, "attacked", "ran.caught")]);
  expect(await sounds()).toEqual([]);
  // Where nothing is played, the line alone tells of them.
  listener.told([first, step(2, "attacked", "ran.caught"), step(3, "dice")]);
  expect(await sounds()).toEqual(["dice"]);
});

it("hears nothing of what is taken back, or if nobody wants it", async () => {
  listener.told([]);
  expect(await sounds()).toEqual([]);
  change({ effects: false });
  listener.told([step(1, "new-animal")]);
  listener.shown(roll);
  expect(await sounds()).toEqual([]);
});
