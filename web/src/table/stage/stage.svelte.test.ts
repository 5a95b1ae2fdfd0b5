import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { GameView } from "../../lib/client";
import type { PhraseInfo, Step } from "../../wire";
import { type Beat, LENGTH, type Script } from "./beats";
import { onCue } from "./cues";
import { Stage, type Told } from "./stage.svelte";

/** Every line is a beat about its animal; the view lists what has settled. */
const script: Script = {
  beats: (lines) =>
    lines.map(({ words }, at): Beat => ({
      kind: "say",
      about: [],
      things: [words.animal ?? ""],
      begins: at + 1,
      ends: at + 1,
    })),
  between: (before, _, settled) => ({
    ...before,
    view: { was: nameOf(before.view), settled: [...settled].join() } as unknown as GameView,
  }),
};

const nameOf = (view: GameView | null): string => (view as unknown as { name: string }).name;
const line = (animal: string): PhraseInfo => ({ template: "x", words: { animal }, count: 1 });

function step(number: number, animals: string): Step {
  const lines = animals.split(" ").filter(Boolean).map(line);
  return { number, at: 0, seat: 0, by: "bot", action: "", lines };
}

function told(name: string, ...steps: Step[]): Told {
  return { steps, view: { name } as unknown as GameView, owns: [] };
}

let speed = 1;
let arrived: () => void;
let stage: Stage;
const first = step(0, "A1");

beforeEach(() => {
  vi.useFakeTimers();
  speed = 1;
  arrived = vi.fn<() => void>();
  stage = new Stage(() => speed, arrived);
  stage.perform(script);
  stage.learn(told("start", first), 0);
});

afterEach(() => vi.useRealTimers());

const pass = (): void => void vi.advanceTimersByTime(LENGTH.say);
const lines = (): string[] =>
  stage.shown.steps.flatMap((one) => one.lines.map(({ words }) => words.animal ?? ""));

describe("the stage", () => {
  it("begins where the game is", () => {
    expect(stage.behind).toBe(false);
    expect(stage.shown).toEqual(told("start", first));
  });

  it("lets the board and the log follow, beat by beat", () => {
    const seen: string[] = [];
    const stop = onCue((beat) => seen.push(beat.things.join()));
    const next = told("next", first, step(1, "A2 B1 A2"));
    stage.learn(next, 1);
    expect(stage.behind).toBe(true);
    expect(stage.shown.view).toEqual({ was: "start", settled: "" });
    expect(lines()).toEqual(["A1", "A2"]);
    pass();
    expect(stage.shown.view).toEqual({ was: "start", settled: "" });
    pass();
    expect(stage.shown.view).toEqual({ was: "start", settled: "B1" });
    expect(lines()).toEqual(["A1", "A2", "B1", "A2"]);
    pass();
    expect(stage.shown).toBe(next);
    expect(stage.behind).toBe(false);
    expect(seen).toEqual(["A2", "B1", "A2"]);
    stop();
  });

  it("plays one message after the other, each from the state before it", () => {
    stage.learn(told("second", first, step(1, "A2")), 1);
    stage.learn(told("third", first, step(1, "A2"), step(2, "A3")), 2);
    pass();
    expect(stage.shown.view).toEqual({ was: "second", settled: "" });
    pass();
    expect(nameOf(stage.shown.view)).toBe("third");
  });

  it("skips to now", () => {
    stage.learn(told("second", first, step(1, "A2 A3")), 1);
    stage.learn(told("third", first, step(1, "A2 A3"), step(2, "A4")), 2);
    stage.skip();
    expect(nameOf(stage.shown.view)).toBe("third");
    expect(stage.playing).toBeNull();
    expect(lines()).toEqual(["A1", "A2", "A3", "A4"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("does not play backwards what is taken back", () => {
    stage.learn(told("second", first, step(1, "A2 A3")), 1);
    stage.learn(told("again", first), 1);
    expect(nameOf(stage.shown.view)).toBe("again");
    expect(stage.behind).toBe(false);
  });

  it("says when it has arrived, and only then", () => {
    const before = vi.mocked(arrived).mock.calls.length;
    stage.learn(told("second", first, step(1, "A2")), 1);
    expect(arrived).toHaveBeenCalledTimes(before);
    pass();
    expect(arrived).toHaveBeenCalledTimes(before + 1);
  });

  it("plays nothing at once, or without a script", () => {
    speed = 0;
    stage.learn(told("second", first, step(1, "A2")), 1);
    expect(nameOf(stage.shown.view)).toBe("second");
    speed = 1;
    const silent = new Stage(() => 1);
    silent.learn(told("start", first), 0);
    silent.learn(told("second", first, step(1, "A2")), 1);
    expect(nameOf(silent.shown.view)).toBe("second");
  });

  it("takes other news along without a jump", () => {
    stage.learn(told("second", first, step(1, "A2")), 1);
    stage.learn(told("second and a chat", first, step(1, "A2")), null);
    expect(stage.shown.view).toEqual({ was: "start", settled: "" });
    pass();
    expect(nameOf(stage.shown.view)).toBe("second and a chat");
  });

  it("hurries when much waits", () => {
    for (let number = 1; number <= 40; number++) {
      const steps = Array.from({ length: number + 1 }, (_, at) => step(at, "A1"));
      stage.learn(told(`${number}`, ...steps), number);
    }
    pass();
    const long = stage.playing?.milliseconds ?? 0;
    expect(long).toBeGreaterThan(0);
    expect(long).toBeLessThan(LENGTH.say / 2);
  });
});

describe("after an absence", () => {
  const many = Array.from({ length: 9 }, (_, at) => step(at + 1, `B${at}`));

  it("a burst is told in a summary, whole", () => {
    stage.learn(told("later", first, ...many), 1);
    expect(nameOf(stage.shown.view)).toBe("later");
    expect(stage.behind).toBe(false);
    expect(stage.missed.map(({ words }) => words.animal)).toEqual(many.map((_, at) => `B${at}`));
    stage.read();
    expect(stage.missed).toEqual([]);
  });

  it("nothing plays while nobody looks", () => {
    stage.look(true);
    stage.learn(told("second", first, step(1, "A2")), 1);
    vi.advanceTimersByTime(60_000);
    expect(stage.behind).toBe(true);
    stage.look(false);
    expect(stage.playing?.beat.things).toEqual(["A2"]);
    pass();
    expect(nameOf(stage.shown.view)).toBe("second");
    expect(stage.missed).toEqual([]);
  });

  it("much that waited is told in a summary", () => {
    stage.look(true);
    const steps = [first];
    for (let number = 1; number <= 15; number++) {
      steps.push(step(number, `C${number}`));
      stage.learn(told(`${number}`, ...steps), number);
    }
    expect(nameOf(stage.shown.view)).toBe("start");
    stage.look(false);
    expect(nameOf(stage.shown.view)).toBe("15");
    expect(stage.missed).toHaveLength(15);
  });

  it("much that came where nothing is played is told as well", () => {
    speed = 0;
    stage.look(true);
    const steps = [first];
    for (let number = 1; number <= 9; number++) {
      steps.push(step(number, `C${number}`));
      stage.learn(told(`${number}`, ...steps), number);
    }
    expect(nameOf(stage.shown.view)).toBe("9");
    expect(stage.missed).toEqual([]);
    stage.look(false);
    expect(stage.missed.map(({ words }) => words.animal)).toEqual(
      steps.slice(1).map((_, at) => `C${at + 1}`),
    );
    // A glance aside is no absence.
    stage.read();
    stage.look(true);
    stage.learn(told("10", ...steps, step(10, "C10")), 10);
    stage.look(false);
    expect(stage.missed).toEqual([]);
  });

  it("what had happened before the table was opened is no news", () => {
    const late = new Stage(() => 0);
    late.perform(script);
    late.look(true);
    late.learn(told("later", first, ...many), 0);
    late.look(false);
    expect(late.missed).toEqual([]);
  });
});
