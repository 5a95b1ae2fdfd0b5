import { describe, expect, it } from "vitest";

import { log } from "../../../tests/samples";
import { age, greatestHunter, livesOf, longestLived, unluckiest } from "./lives";

const game = livesOf(
  log(
    ["turn turn=1 seat=ann"],
    ["new-animal.known animal=A1 card=big"],
    ["new-animal animal=B1"],
    ["played animal=B1 trait=carnivorous"],
    ["new-animal animal=A2"],
    ["attacked animal=B1 prey=A2", "ran.caught animal=A2 face=2", "eaten animal=B1 prey=A2"],
    ["turn turn=2 seat=bob"],
    ["new-animal animal=A3", "played.pair animal=A3 partner=A1 trait=cooperation"],
    ["attacked.ignoring animal=B1 prey=A3 trait=big", "eaten animal=B1 prey=A3"],
    ["turn.last turn=3 seat=ann"],
    ["starved animal=B1"],
  ),
);
const life = (name: string) => game.all.find((one) => one.name === name);

describe("the lives of a game", () => {
  it("begin and end in a turn, by somebody or of something", () => {
    expect(game.turns).toBe(3);
    expect(life("A1")).toMatchObject({ born: 1, died: null, death: null });
    expect(life("A2")).toMatchObject({ died: 1, death: "eaten", killer: "B1", lastStep: 5 });
    expect(life("B1")).toMatchObject({ died: 3, death: "starved", killer: "", prey: ["A2", "A3"] });
  });

  it("are as long as the turns they saw", () => {
    expect(game.all.map((one) => age(one, game.turns))).toEqual([3, 3, 1, 1]);
  });

  it("count what happened to them", () => {
    expect(life("A2")).toMatchObject({ attacked: 1, caught: 1, gained: 0 });
    expect(life("A3")).toMatchObject({ attacked: 1, caught: 0, gained: 1 });
    expect(life("A1")?.gained).toBe(1);
  });

  it("go on after Regeneration", () => {
    const back = livesOf(
      log(["new-animal animal=A1"], ["eaten animal=B1 prey=A1"], ["restored animal=A1"]),
    );
    expect(back.all[0]).toMatchObject({ name: "A1", died: null, death: null, killer: "" });
  });
});

describe("who is remembered", () => {
  it("as the longest-lived: of equals the one that lives", () => {
    expect(longestLived(game)?.name).toBe("A1");
  });

  it("as the greatest hunter: who ate the most", () => {
    expect(greatestHunter(game)?.name).toBe("B1");
  });

  it("as the unluckiest: caught by a die", () => {
    expect(unluckiest(game)?.name).toBe("A2");
  });

  it("is nobody, where nobody ate, died or lived", () => {
    const peace = livesOf(log(["new-animal animal=A1"]));
    expect(greatestHunter(peace)).toBeNull();
    expect(unluckiest(peace)).toBeNull();
    expect(longestLived(livesOf([]))).toBeNull();
  });
});
