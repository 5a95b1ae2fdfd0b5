import { describe, expect, it } from "vitest";

import type { CreaturesView, Move } from "../wire";
import "../messages/creatures";
import { choices, lit, NOTHING, tapBirth, tapCard, tapCreature, tapSource } from "./acting";
import { fullName } from "../table/names/naming.svelte";
import { insteadWords, moveWords } from "./words";

/** Ann may create, add, or activate A1 (which scares and attacks) or A2. */
const moves: Move[] = [
  { action: "create small/vampire", verb: "create", card: "small/vampire" },
  {
    action: "add small on A1 from small/vampire",
    verb: "add",
    card: "small/vampire",
    trait: "small",
    animal: "A1",
  },
  {
    action: "add vampire on A1 from small/vampire",
    verb: "add",
    card: "small/vampire",
    trait: "vampire",
    animal: "A1",
  },
  {
    action: "add small on A2 from small/vampire",
    verb: "add",
    card: "small/vampire",
    trait: "small",
    animal: "A2",
  },
  { action: "take A1 lower", verb: "take", animal: "A1", place: "lower" },
  { action: "take A1 upper", verb: "take", animal: "A1", place: "upper" },
  { action: "attack A1 B1", verb: "attack", animal: "A1", target: "B1" },
  { action: "scare A1 B1", verb: "scare", animal: "A1", target: "B1" },
  { action: "scare A1 A2", verb: "scare", animal: "A1", target: "A2" },
  { action: "sleep A1", verb: "sleep", animal: "A1" },
  { action: "take A2 lower", verb: "take", animal: "A2", place: "lower" },
  { action: "sleep A2", verb: "sleep", animal: "A2" },
];

const card = { ...NOTHING, card: "small/vampire" };
const a1 = { ...NOTHING, creature: "A1" };

describe("what lights up", () => {
  it("is at first every card and every creature that can act", () => {
    const now = lit(moves, NOTHING);
    expect([...now.cards]).toEqual(["small/vampire"]);
    expect([...now.creatures]).toEqual(["A1", "A2"]);
    expect([now.source, now.birth]).toEqual([true, false]);
  });

  it("is for a card where it can go", () => {
    expect([...lit(moves, card).creatures]).toEqual(["A1", "A2"]);
    expect(lit(moves, card).birth).toBe(true);
    expect([...lit(moves, { ...card, trait: "vampire" }).creatures]).toEqual(["A1"]);
    expect(lit(moves, { ...card, trait: "vampire" }).birth).toBe(false);
  });

  it("is for a creature whom it can turn to", () => {
    expect([...lit(moves, a1).creatures]).toEqual(["B1", "A2"]);
    expect([...lit(moves, { ...a1, verb: "attack" }).creatures]).toEqual(["B1"]);
  });
});

describe("buttons", () => {
  const keys = (pick = NOTHING): string[] => choices(moves, pick).map((choice) => choice.key);

  it("are for what has no place on the table", () => {
    expect(keys()).toEqual([]);
    const exchange: Move[] = [
      { action: "keep", verb: "keep" },
      { action: "exchange", verb: "exchange" },
    ];
    expect(choices(exchange, NOTHING).map((choice) => choice.key)).toEqual(["keep", "exchange"]);
  });

  it("offer a card's uses, then its places", () => {
    expect(keys(card)).toEqual(["create small/vampire", "add small", "add vampire"]);
    expect(keys({ ...card, trait: "small" })).toEqual([
      "add small on A1 from small/vampire",
      "add small on A2 from small/vampire",
    ]);
  });

  it("gather what is aimed under its verb", () => {
    expect(keys(a1)).toEqual(["take A1 lower", "take A1 upper", "attack ", "scare ", "sleep A1"]);
    expect(keys({ ...a1, verb: "scare" })).toEqual(["scare A1 B1", "scare A1 A2"]);
    expect(keys({ ...a1, target: "B1" })).toEqual(["attack A1 B1", "scare A1 B1"]);
  });

  it("offer a verb that this page does not know, in the words of its notation", () => {
    const soothe: Move = { action: "soothe A1 B1", verb: "soothe", animal: "A1", target: "B1" };
    const molt: Move = { action: "molt A1 small", verb: "molt", animal: "A1", trait: "small" };
    expect(choices([soothe, molt], a1).map((choice) => choice.key)).toEqual([
      "soothe ",
      "molt A1 small",
    ]);
    const view = { players: [] } as unknown as CreaturesView;
    expect(moveWords(molt, view)).toBe(`Molt: ${fullName("A1")} and Small`);
  });
});

describe("a tap", () => {
  it("on a card picks it up and puts it down", () => {
    expect(tapCard(moves, NOTHING, "small/vampire")).toEqual({ to: "pick", pick: card });
    expect(tapCard(moves, card, "small/vampire")).toEqual({ to: "pick", pick: NOTHING });
    expect(tapCard(moves, NOTHING, "stone/small")).toEqual({
      to: "why",
      actions: ["create stone/small"],
    });
  });

  it("decides where one move is left, and asks for the trait where two are", () => {
    expect(tapCreature(moves, card, "A2", true)).toMatchObject({ to: "decide" });
    expect(tapCreature(moves, card, "A1", true)).toEqual({
      to: "pick",
      pick: { ...card, creature: "A1" },
    });
    expect(tapBirth(moves, card)).toMatchObject({ to: "decide", move: { verb: "create" } });
  });

  it("asks why a card cannot become a creature", () => {
    const adding = moves.filter((move) => move.verb !== "create");
    expect(tapBirth(adding, card)).toEqual({ to: "why", actions: ["create small/vampire"] });
  });

  it("on a target decides, or asks for the verb", () => {
    expect(tapCreature(moves, a1, "B1", false)).toEqual({
      to: "pick",
      pick: { ...a1, target: "B1" },
    });
    expect(tapCreature(moves, { ...a1, verb: "attack" }, "B1", false)).toMatchObject({
      to: "decide",
      move: { action: "attack A1 B1" },
    });
    // Another of one's own is selected, unless what is done to it was chosen first.
    expect(tapCreature(moves, a1, "A2", true)).toEqual({
      to: "pick",
      pick: { ...NOTHING, creature: "A2" },
    });
    expect(tapCreature(moves, { ...a1, verb: "scare" }, "A2", true)).toMatchObject({
      to: "decide",
      move: { action: "scare A1 A2" },
    });
    expect(tapCreature(moves, a1, "B2", false)).toEqual({ to: "why", actions: ["attack A1 B2"] });
  });

  it("on the source takes for whoever is picked, or asks who", () => {
    expect(tapSource(moves, { ...NOTHING, creature: "A2" })).toMatchObject({ to: "decide" });
    const who = tapSource(moves, NOTHING);
    expect(who).toEqual({ to: "pick", pick: { ...NOTHING, verb: "take" } });
    expect(tapCreature(moves, { ...NOTHING, verb: "take" }, "A2", true)).toMatchObject({
      to: "decide",
      move: { action: "take A2 lower" },
    });
  });

  it("on a guard redirects", () => {
    const answer: Move[] = [
      { action: "redirect A2", verb: "redirect", animal: "A2" },
      { action: "accept", verb: "accept" },
    ];
    expect(tapCreature(answer, NOTHING, "A2", true)).toMatchObject({ to: "decide" });
  });
});

it("says what would work instead of what was refused", () => {
  expect(insteadWords(lit(moves, NOTHING), false)).toBe(
    `You can tap ${fullName("A1")} or ${fullName("A2")}, tap the source, or choose a card.`,
  );
  expect(insteadWords(lit(moves, card), true)).toContain("make a new creature");
});
