import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { api } from "../lib/api";
import type { AnalysisInfo, AnalysisState, DecisionInfo, MomentInfo } from "../wire";
import { placeOf, xOf, yOf } from "./geometry";
import { itemsOf, placeAt, Review, signed, stepsOf } from "./review.svelte";

const decision = (mark: DecisionInfo["mark"]): DecisionInfo => ({
  seat: 0,
  asked: "go",
  action: "take A1",
  best: "take A2",
  before: 0.5,
  after: 0.4,
  margin: 0.03,
  moves: 2,
  worlds: 100,
  mark,
  tied: !mark,
  reasons: [],
});

const moment = (decisions: number, found: DecisionInfo | null = null): MomentInfo => ({
  line: decisions,
  decisions,
  turn: 1 + Math.floor(decisions / 3),
  seat: 0,
  chances: [0.5, 0.5],
  errors: [0, 0],
  next: "",
  decision: found,
});

/** A throw between the second and the third decision gives two moments with the same number. */
const found: AnalysisInfo = {
  version: 1,
  engine: "",
  seats: ["ann", "bob"],
  budget: "1i",
  iterations: 1,
  depth: 1,
  players: [],
  turning_points: [{ place: 2, seat: 1, before: 0.2, after: 0.6, cause: "throw", by: -1 }],
  moments: [
    moment(0, decision("slip")),
    moment(1, decision("mistake")),
    moment(2),
    moment(2, decision("")),
    moment(3),
  ],
};

const state = (status: AnalysisState["status"], done = 0): AnalysisState => ({
  id: "t",
  status,
  done,
  total: 9,
  problem: "",
  analysis: status === "done" ? found : null,
});

describe("an analysis", () => {
  it("leads from its moments to steps of the replay", () => {
    expect(stepsOf(found, 3)).toEqual([0, 1, 2, 2, 3]);
    // The record of a table that goes on from another has the decisions of both.
    expect(stepsOf(found, 1)).toEqual([0, 0, 0, 0, 1]);
    expect(placeAt([0, 1, 2, 2, 3], 2)).toBe(3);
    expect(placeAt([0, 1, 2, 2, 3], 99)).toBe(4);
  });

  it("lists what mattered, each with the step that shows it", () => {
    const items = itemsOf(found, stepsOf(found, 3));
    expect(items.map(({ place, step }) => [place, step])).toEqual([
      [1, 2],
      [2, 2],
    ]);
    expect(items[0]?.decision?.mark).toBe("mistake");
    expect(items[1]?.turning?.cause).toBe("throw");
  });

  it("says luck with its sign", () => {
    expect([0.123, -0.04, 0].map(signed)).toEqual(["+12", "−4", "0"]);
  });

  it("has a graph that knows where it was clicked", () => {
    for (const place of [0, 7, 99]) expect(placeOf(xOf(place, 100, 500), 100, 500)).toBe(place);
    expect(placeOf(-50, 100, 500)).toBe(0);
    expect(yOf(1)).toBeLessThan(yOf(0));
  });
});

describe("while it is worked on", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("is looked at until it is done", async () => {
    const answers = [state("none"), state("working", 4), state("done", 9)];
    const look = vi.spyOn(api, "analysis").mockImplementation(async () => answers.shift()!);
    vi.spyOn(api, "analyse").mockResolvedValue(state("waiting"));
    const review = new Review("t");
    await review.look();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(look).toHaveBeenCalledTimes(1);
    await review.begin();
    expect(review.state?.status).toBe("waiting");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(review.state?.done).toBe(4);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(review.found).toBe(found);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(look).toHaveBeenCalledTimes(3);
  });

  it("is left alone when the page is closed", async () => {
    const look = vi.spyOn(api, "analysis").mockResolvedValue(state("working"));
    const review = new Review("t");
    await review.look();
    review.close();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(look).toHaveBeenCalledTimes(1);
  });

  it("tells what went wrong", async () => {
    vi.spyOn(api, "analysis").mockRejectedValue(new Error("no"));
    const review = new Review("t");
    await review.look();
    expect(review.trouble).toBeInstanceOf(Error);
  });
});
