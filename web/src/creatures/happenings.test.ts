import { describe, expect, it } from "vitest";

import type { PhraseInfo, Step } from "../wire";
import { happenings } from "./happenings";

const line = (template: string, words: Record<string, string>): PhraseInfo => ({
  template,
  words,
  count: 1,
});

const step = (number: number, seat: number, ...lines: PhraseInfo[]): Step => ({
  number,
  at: 0,
  seat,
  by: "player",
  action: "",
  lines,
});

const mine = (...steps: Step[]): string[] =>
  happenings(steps, 0).map(({ step: at, kind, animal, by, trait }) =>
    [at, kind, animal, by, trait].join(" ").trim(),
  );

describe("what happened to my creatures since my last move", () => {
  const move = step(1, 0, line("took", { creature: "A1" }), line("slept", { creature: "A2" }));
  const attack = line("attacked", { creature: "B1", other: "A1" });
  const struck = line("struck", { creature: "B1", trait: "vampire" });
  const vain = line("struck.vain", { creature: "B1", trait: "vampire" });
  const lost = line("lost", { creature: "A1" });

  it("leaves out what I did, and what others did to others", () => {
    const among = step(
      2,
      1,
      line("attacked", { creature: "B1", other: "C1" }),
      struck,
      line("lost", { creature: "C1" }),
      line("scared", { creature: "B1", other: "C1" }),
    );
    expect(mine(move, among)).toEqual([]);
    expect(happenings([step(2, 1, attack)], -1)).toEqual([]);
  });

  it("tells an attack by what it came to", () => {
    expect(mine(move, step(2, 1, attack))).toEqual(["2 attacked A1 B1"]);
    expect(mine(move, step(2, 1, attack, struck, lost))).toEqual(["2 drained A1 B1"]);
    expect(mine(move, step(2, 1, attack, vain))).toEqual(["2 withstood A1 B1"]);
    const burnt = line("burnt", { creature: "A1", trait: "small" });
    const more = step(3, 1, line("struck", { creature: "B1", trait: "fire-breathing" }), burnt);
    expect(mine(move, step(2, 1, attack, vain), more)).toEqual(["3 burnt A1 B1 small"]);
    expect(mine(move, step(2, 1, attack, struck, lost), more)).toEqual([
      "2 drained A1 B1",
      "3 burnt A1 B1 small",
    ]);
  });

  it("follows an attack for which another steps in", () => {
    const guard = line("redirected", { creature: "A1", other: "A2" });
    const slept = line("slept", { creature: "A2" });
    expect(mine(move, step(2, 1, attack, guard, struck, slept))).toEqual([
      "2 guarded A1 B1",
      "2 lulled A2 B1",
    ]);
  });

  it("tells what followed from my answer to an attack", () => {
    const sleeps = line("slept", { creature: "B1" });
    expect(mine(step(2, 1, attack), step(3, 0, struck, lost, sleeps))).toEqual(["3 drained A1 B1"]);
    const own = step(4, 0, line("struck", { creature: "A1", trait: "vampire" }), lost);
    expect(mine(own)).toEqual([]);
  });

  it("tells who was scared, and who was given energy", () => {
    const scared = line("scared", { creature: "B1", other: "A1" });
    const gave = line("gave", { creature: "C1", other: "A2" });
    expect(mine(move, step(2, 1, scared), step(3, 2, gave))).toEqual([
      "2 scared A1 B1",
      "3 given A2 C1",
    ]);
  });
});
