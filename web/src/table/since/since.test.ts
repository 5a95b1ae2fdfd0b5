import { describe, expect, it } from "vitest";

import type { PhraseInfo, Step } from "../../wire";
import { lastExtinction } from "./extinction";
import { happenings } from "./happenings";

const line = (template: string, words: Record<string, string> = {}): PhraseInfo => ({
  template,
  words,
  count: 1,
});
const step = (number: number, seat: number, ...lines: PhraseInfo[]): Step => ({
  number,
  at: 0,
  seat,
  by: seat === 0 ? "player" : "bot",
  action: "",
  lines,
});
const seatOf = (call: string): number => ["ann", "bob"].indexOf(call);
const mine = (steps: Step[]) =>
  happenings(steps, 0, seatOf).map(({ step: at, kind, animal, by, trait }) =>
    [at, kind, animal, by, trait].join(" ").trim(),
  );

describe("what happened since my last move", () => {
  const before = step(1, 1, line("stole", { animal: "B1", victim: "A1", colour: "red" }));
  const move = step(2, 0, line("got.supply", { animal: "A1", colour: "red" }));

  it("begins with that move, and leaves out what others did to others", () => {
    expect(mine([before, move])).toEqual([]);
    expect(mine([before])).toEqual(["1 robbed A1 B1"]);
    expect(mine([move, step(3, 1, line("attacked", { animal: "B1", prey: "C1" }))])).toEqual([]);
  });

  it("tells an attack by what it came to", () => {
    const attack = line("attacked.ignoring", { animal: "B1", prey: "A1", trait: "big" });
    expect(mine([move, step(3, 1, attack)])).toEqual(["3 attacked A1 B1"]);
    const ends: [PhraseInfo, string][] = [
      [line("eaten", { animal: "B1", prey: "A1" }), "4 eaten A1 B1"],
      [line("ran.away", { animal: "A1", face: "5" }), "4 escaped A1 B1"],
      [line("dropped", { animal: "A1", trait: "big" }), "4 dropped A1 B1 big"],
      [line("hid", { animal: "A1" }), "4 hid A1 B1"],
    ];
    for (const [end, told] of ends) {
      expect(mine([move, step(3, 1, attack), step(4, 1, end)])).toEqual([told]);
    }
  });

  it("follows an attack that is turned on another of mine", () => {
    const answer = step(
      4,
      0,
      line("redirected", { animal: "A1", prey: "A2" }),
      line("eaten", { animal: "B1", prey: "A2" }),
    );
    const attack = step(3, 1, line("attacked", { animal: "B1", prey: "A1" }));
    // My answer is my move; what followed from it is told.
    expect(mine([move, attack, answer])).toEqual(["4 eaten A2 B1"]);
    const alone = { ...answer, by: "clock" as const };
    expect(mine([move, attack, alone])).toEqual(["4 diverted A1 B1", "4 eaten A2 B1"]);
  });

  it("tells who starved when my own move ended the turn, and who was given a parasite", () => {
    const end = step(
      3,
      0,
      line("passed", { seat: "ann" }),
      line("starved", { animal: "A1" }),
      line("starved", { animal: "B2" }),
    );
    const gift = step(4, 1, line("played", { animal: "A2", trait: "parasite" }));
    expect(mine([end, gift])).toEqual(["3 starved A1", "4 burdened A2  parasite"]);
  });

  it("is nothing for a spectator", () => {
    expect(happenings([before], -1, seatOf)).toEqual([]);
  });
});

describe("the end of a turn", () => {
  const life = [
    step(0, -1, line("turn", { turn: "1", seat: "ann" }), line("phase.development")),
    step(1, 0, line("new-animal", { animal: "A1" })),
    step(2, 1, line("new-animal.known", { animal: "B1", card: "big" })),
    step(3, 0, line("new-animal", { animal: "A2" })),
    step(4, 1, line("born", { animal: "B2", parent: "B1" })),
    step(5, 1, line("eaten", { animal: "B1", prey: "A2" })),
  ];
  const end = [line("phase.extinction"), line("starved", { animal: "B2" })];

  it("counts who died then, and who lives", () => {
    const turn = step(6, 0, ...end, line("turn", { turn: "2", seat: "bob" }));
    expect(lastExtinction([...life, turn], 2)).toEqual({
      turn: 1,
      step: 6,
      fates: [
        { seat: 0, died: [], lived: ["A1"] },
        { seat: 1, died: [{ animal: "B2", cause: "starved" }], lived: ["B1"] },
      ],
    });
  });

  it("waits until it is over", () => {
    expect(lastExtinction(life, 2)).toBeNull();
    expect(lastExtinction([...life, step(6, 0, ...end)], 2)).toBeNull();
  });
});
