import { describe, expect, it } from "vitest";

import { VERBS } from "../../declared";
import type { Ask, Move } from "../../wire";
import { pickWords } from "../words";
import { choicesOf } from "./choices";
import { Flow } from "./flow";
import { isAimed } from "./operands";
import type { Pick } from "./things";
import { type Ground, waysOf } from "./ways";

const ask = (asked: string, ...moves: Move[]): Ask => ({
  moment: 1,
  seat: 0,
  asked,
  question: { template: `ask-${asked}`, words: {}, count: 1 },
  out_of_turn: false,
  always: false,
  moves,
});

/** The animals with an A are mine. */
const here: Ground = { where: () => "", own: (animal) => animal.startsWith("A") };

/** Two animals for each part that one can have, and two things of each other kind. */
const SAMPLES: Record<string, [string, string]> = {
  animal: ["A1", "A2"],
  target: ["B1", "A3"],
  partner: ["A4", "A5"],
  card: ["big/carnivorous", "swimming"],
  trait: ["big", "swimming"],
  location: ["ocean", "laurasia"],
  token: ["red", "blue"],
  pile: ["A", "common"],
};

/** Moves with this verb: with the first of each thing, the second, and with one of them changed. */
function samples(verb: string): Move[] {
  const operands = Object.entries(VERBS.evolution?.[verb] ?? {});
  const value = (name: string, kind: string, which: 0 | 1): string | number =>
    kind === "count" ? which + 1 : ((SAMPLES[name] ?? SAMPLES[kind])?.[which] ?? "");
  const made = (which: (place: number) => 0 | 1): Move => {
    const words = operands.map(([name, kind], place) => [name, value(name, kind, which(place))]);
    return {
      action: [verb, ...words.map(([, word]) => word)].join(" "),
      verb,
      ...Object.fromEntries(words),
    };
  };
  const all = [made(() => 0), made(() => 1)];
  operands.forEach((_, place) => all.push(made((at) => (at === place ? 1 : 0))));
  return [...new Map(all.map((move) => [move.action, move])).values()];
}

/** Go a way to its end; the move that it comes to. */
function walked(flow: Flow, way: readonly Pick[]): Move | null {
  let picks: readonly Pick[] = [];
  for (const pick of way) {
    if (picks.includes(pick)) continue; // it followed by itself
    const next = flow.pick(picks, pick);
    if (!next) return null;
    if (next.found) return next.found;
    ({ picks } = next);
  }
  return null;
}

/** What has an order of its own on the table, and is tried with real positions. */
const SPECIAL = new Set(["animal", "play", "attack"]);

describe("every declared verb", () => {
  const verbs = Object.keys(VERBS.evolution ?? {}).filter((verb) => !SPECIAL.has(verb));

  it.each(verbs)("can be picked: %s", (verb) => {
    const moves = samples(verb);
    const flow = new Flow(ask("go", ...moves), here);
    for (const { move, picks } of waysOf(moves, {}, here)) {
      expect(walked(flow, picks)?.action, picks.join(", ")).toBe(move.action);
    }
  });
});

describe("a verb that this page does not know", () => {
  const nurse = (target: string): Move => ({
    action: `nurse A1 ${target}`,
    verb: "nurse",
    animal: "A1",
    target,
  });

  it("is picked by who acts, the deed and its target", () => {
    const flow = new Flow(ask("go", nurse("A2"), nurse("A3"), nurse("B1")), here);
    expect(flow.stand(["animal:A1"]).found).toBeNull();
    const stand = flow.stand(["animal:A1", "do:nurse"]);
    expect(stand.next).toEqual(["animal:A2", "animal:A3", "animal:B1"]);
    expect(flow.stand(["animal:A1", "do:nurse", "animal:A3"]).found?.action).toBe("nurse A1 A3");
    expect(flow.stand(["animal:A1", "animal:B1"]).found?.action).toBe("nurse A1 B1");
  });

  it("has words", () => {
    const flow = new Flow(ask("go", nurse("A2"), nurse("A3")), here);
    const stand = flow.stand(["animal:A1"]);
    const [deed] = choicesOf(flow, stand);
    expect(pickWords(deed!.pick, flow.after(stand.picks, deed!.pick), "go", (name) => name)).toBe(
      "Nurse…",
    );
    expect(pickWords("animal:A2", [nurse("A2")], "go", (name) => name)).toBe("Nurse A2");
    expect(pickWords("do:nurse", [nurse("A2")], "go", (name) => name)).toBe("Nurse: A1 and A2");
    expect(pickWords("do:bask", [{ action: "bask", verb: "bask" }])).toBe("Bask");
  });

  it("can leave an operand out", () => {
    const some: Move = { action: "rest A1", verb: "rest", animal: "A1" };
    const more: Move = { action: "rest A1 2", verb: "rest", animal: "A1", count: 2 };
    const flow = new Flow(ask("go", some, more), here);
    expect(flow.stand(["animal:A1", "do:rest"]).found).toBeNull();
    expect(flow.stand(["animal:A1", "do:rest", "move:rest A1"]).found).toBe(some);
    expect(flow.stand(["animal:A1", "do:rest", "count:2"]).found).toBe(more);
  });
});

describe("aiming", () => {
  it("is what one animal does to another", () => {
    expect(isAimed("follow")).toBe(true);
    expect(isAimed("steal")).toBe(false);
    expect(isAimed("nurse")).toBe(true);
    expect(isAimed("attack-own")).toBe(false);
  });
});
