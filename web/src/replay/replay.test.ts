import { beforeEach, describe, expect, it, vi } from "vitest";

import { api, Trouble } from "../lib/api";
import type { ReplayInfo, ReplayPosition } from "../wire";
import { OPEN, placeIn, Replay } from "./replay.svelte";

const info = (viewpoint: number): ReplayInfo => ({
  table: "t",
  setup: {},
  game: "evolution",
  calls: ["ann", "bob"],
  names: ["Ann", "Bob"],
  viewpoint,
  steps: Array.from({ length: 11 }, (_, number) => ({
    number,
    at: 0,
    seat: 0,
    by: "player" as const,
    action: "",
    lines: [],
  })),
  result: null,
  problem: "",
});

const position = (step: number): ReplayPosition => ({
  step,
  public: {},
  own: [{ seat: 1, hand: ["big"], faces: {}, discard: null }],
  moves: [],
  deck: [],
});

describe("an address of a replay", () => {
  const place = (query: string): unknown => placeIn(new URLSearchParams(query));

  it("says which step is shown, and as whom", () => {
    expect(place("viewpoint=1&step=12")).toEqual({ viewpoint: 1, step: 12 });
    expect(place("")).toEqual({ viewpoint: OPEN, step: 0 });
    expect(place("viewpoint=x&step=y")).toEqual({ viewpoint: OPEN, step: 0 });
  });

  it("is understood in its older form", () => {
    expect(place("eyes=0&step=3")).toEqual({ viewpoint: 0, step: 3 });
    expect(place("eyes=0&viewpoint=1")).toEqual({ viewpoint: 1, step: 0 });
  });
});

describe("a replay", () => {
  let asked: number[];
  let slow: (() => void)[];

  beforeEach(() => {
    asked = [];
    slow = [];
    vi.spyOn(api, "replay").mockImplementation((_, viewpoint) => Promise.resolve(info(viewpoint)));
    vi.spyOn(api, "position").mockImplementation((_, step) => {
      asked.push(step);
      return Promise.resolve(position(step));
    });
  });

  it("opens at a step, asks ahead, and asks for nothing twice", async () => {
    const replay = new Replay("t");
    await replay.open(OPEN, 4);
    expect(replay.position?.step).toBe(4);
    expect(asked).toEqual([4, 5, 6]);
    await replay.go(5);
    expect(asked).toEqual([4, 5, 6, 7]);
  });

  it("stays within the game", async () => {
    const replay = new Replay("t");
    await replay.open(OPEN, 400);
    expect(replay.at).toBe(10);
    await replay.go(-3);
    expect(replay.at).toBe(0);
  });

  it("shows the step that was asked for last, whatever comes when", async () => {
    const replay = new Replay("t");
    await replay.open(OPEN, 0);
    vi.spyOn(api, "position").mockImplementation(
      (_, step) =>
        new Promise((resolve) => {
          if (step === 8) slow.push(() => resolve(position(step)));
          else resolve(position(step));
        }),
    );
    const late = replay.go(8);
    await replay.go(3);
    for (const come of slow) come();
    await late;
    expect(replay.position?.step).toBe(3);
  });

  it("is a table at which nothing can be decided", async () => {
    const replay = new Replay("t");
    await replay.open(1, 0);
    expect(replay.own?.hand).toEqual(["big"]);
    expect(replay.table?.seats.map((seat) => seat.name)).toEqual(["Ann", "Bob"]);
    await expect(replay.decide("pass")).rejects.toThrow();
    await expect(replay.undo()).rejects.toThrow();
  });

  it("tells what went wrong, and gets over it", async () => {
    const replay = new Replay("t");
    await replay.open(OPEN, 0);
    vi.spyOn(api, "position").mockRejectedValueOnce(new Trouble("offline", "gone"));
    await replay.go(9);
    expect(replay.trouble).toBeInstanceOf(Trouble);
    await replay.go(9);
    expect(replay.trouble).toBeNull();
    expect(replay.position?.step).toBe(9);
  });
});
