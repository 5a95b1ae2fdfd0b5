import { beforeEach, describe, expect, it } from "vitest";

import type { Client } from "../lib/client";
import { startAfresh } from "../lib/storage";
import { leftOf } from "../table/flow/shown";
import type { Ask, Guide, Move } from "../wire";
import { realGame } from "./begin";
import { exported, imported, isNewcomer, noteProgress, progress } from "./progress";
import { Talk } from "./talk.svelte";

const guide: Guide = {
  lesson: "first",
  step: 2,
  steps: 9,
  says: ["one", "two"],
  actions: ["take A1", "take A2"],
  later: { pass: "not-yet" },
};
const move = (action: string, rest: Partial<Move> = {}): Move => ({
  action,
  verb: action.split(" ")[0] ?? "",
  ...rest,
});

function talking(first: Guide | null): { talk: Talk; tell: (next: Guide | null) => void } {
  let now = first;
  const client = {
    get guide() {
      return now;
    },
  } as unknown as Client;
  return { talk: new Talk(() => client), tell: (next) => (now = next) };
}

describe("what the guide says", () => {
  it("is one sentence at a time, and then the move is asked for", () => {
    const { talk } = talking(guide);
    expect([talk.sentence, talk.more]).toEqual(["one", true]);
    talk.next();
    expect([talk.sentence, talk.more]).toEqual(["two", false]);
    talk.next();
    expect(talk.sentence).toBe("two");
  });

  it("begins anew with each step", () => {
    const { talk, tell } = talking(guide);
    talk.next();
    expect(talk.waits([move("pass")])).toBe(true);
    tell({ ...guide, step: 3, says: ["three", "four"] });
    expect([talk.sentence, talk.aside]).toEqual(["three", ""]);
  });

  it("is nothing at other tables", () => {
    const { talk } = talking(null);
    expect([talk.sentence, talk.more, talk.over]).toEqual(["", false, false]);
    expect(talk.waits([move("pass")])).toBe(false);
    expect(talk.meant(null)).toBeNull();
  });

  it("is over after the last sentence", () => {
    const { talk } = talking({ ...guide, actions: [], over: true });
    expect(talk.over).toBe(false);
    talk.next();
    expect(talk.over).toBe(true);
  });
});

describe("a move that has to wait", () => {
  it("is answered by the lesson, or in general", () => {
    const { talk } = talking(guide);
    talk.next();
    expect(talk.waits([move("pass")])).toBe(true);
    expect([talk.sentence, talk.aside]).toEqual(["two", "not-yet"]);
    expect(talk.waits([move("attack A1 B1"), move("attack A1 B2")])).toBe(true);
    expect(talk.aside).toBe("lesson-instead");
  });

  it("does not wait while what is meant is still possible", () => {
    const { talk } = talking(guide);
    expect(talk.waits([move("pass"), move("take A2")])).toBe(false);
    expect(talk.aside).toBe("");
  });

  it("is known by the moves that are asked for", () => {
    const { talk } = talking(guide);
    const ask = { moves: [move("pass"), move("take A2")] } as Ask;
    expect(talk.meant(ask)?.action).toBe("take A2");
  });
});

describe("what is marked on the board", () => {
  const play = move("play big on A1", { card: "big", animal: "A1" });

  it("is what is left of the move", () => {
    expect([...leftOf(play, []).keys()]).toEqual(["card:big", "animal:A1"]);
    expect([...leftOf(play, ["card:big"]).keys()]).toEqual(["animal:A1"]);
    expect([...leftOf(play, ["card:big", "trait:big"]).keys()]).toEqual(["animal:A1"]);
  });

  it("is nothing on another way", () => {
    expect(leftOf(play, ["card:running"]).size).toBe(0);
  });
});

describe("progress", () => {
  beforeEach(() => {
    startAfresh();
  });

  it("remembers the table until the lesson is over, and that it was done", () => {
    expect(isNewcomer()).toBe(true);
    noteProgress("t1", guide);
    expect(progress()).toEqual({ first: { table: "t1", step: 2, steps: 9, done: false } });
    noteProgress("t1", { ...guide, step: 9, over: true });
    expect(progress()["first"]).toEqual({ table: "", step: 9, steps: 9, done: true });
    noteProgress("t2", { ...guide, step: 0 });
    expect(progress()["first"]).toEqual({ table: "t2", step: 0, steps: 9, done: true });
    expect(isNewcomer()).toBe(false);
  });

  it("can be taken to another browser", () => {
    noteProgress("t1", { ...guide, over: true });
    const file = exported();
    startAfresh();
    noteProgress("t9", { ...guide, lesson: "second" });
    expect(imported(file)).toBe(true);
    expect(progress()["first"]?.done).toBe(true);
    expect(progress()["second"]?.table).toBe("t9");
  });

  it("takes no other files", () => {
    for (const text of [
      "",
      "[]",
      '{"kind":"x"}',
      '{"kind":"tangled-bank-lessons","lessons":{"a":1}}',
    ])
      expect(imported(text)).toBe(false);
    expect(progress()).toEqual({});
  });
});

it("a lesson is followed by a game with the same bots", () => {
  const setup = {
    lesson: "first",
    edition: "gift",
    sets: ["base"],
    seats: [{}, { bot: "greedy" }],
  };
  expect(realGame(setup)).toEqual({
    edition: "gift",
    sets: ["base"],
    seats: [{ bot: "" }, { bot: "greedy" }],
  });
});
