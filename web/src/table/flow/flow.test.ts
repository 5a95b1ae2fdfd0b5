import { describe, expect, it } from "vitest";

import type { Ask, EvolutionView, Move, Own } from "../../wire";
import { Flow, forced } from "./flow";
import { choicesOf } from "./choices";
import { looksOf } from "./looks";
import { find, meant, owns, plainReason, type Scene, up } from "./refused";
import { isThing, type Pick, pickOf } from "./things";
import { type Ground, waysOf } from "./ways";

interface Fixture {
  public: EvolutionView;
  own: Own[];
  ask: Ask;
  names: string[];
}

const fixtures = Object.entries(
  import.meta.glob<Fixture>("../fixtures/*.json", { eager: true, import: "default" }),
).map(([path, fixture]) => [path.replace(/^.*\/|\.json$/g, ""), fixture] as const);

const named = (name: string): Fixture => fixtures.find(([each]) => each === name)![1];

const groundOf = ({ ask, public: view }: Fixture): Ground => ({
  where: (animal) => find(view, animal)?.location ?? "",
  own: (animal) => owns(view, ask.seat, animal),
});

function flowOf(fixture: Fixture): Flow {
  return new Flow(fixture.ask, groundOf(fixture));
}

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

describe.each(fixtures)("%s", (_, fixture) => {
  const flow = flowOf(fixture);

  it("finds every legal move by each of its ways, and no other before the end", () => {
    for (const way of waysOf(fixture.ask.moves, fixture.ask.question.words, groundOf(fixture))) {
      let picks: readonly Pick[] = [];
      let found: Move | null = null;
      for (const pick of way.picks) {
        if (picks.includes(pick)) continue; // it followed by itself
        const next = flow.pick(picks, pick);
        expect(next, `${way.move.action}: ${way.picks.join(", ")}`).not.toBeNull();
        picks = next!.picks;
        found = next!.found;
        if (found) break;
      }
      expect(found?.action).toBe(way.move.action);
    }
  });

  it("lights up only what leads somewhere", () => {
    const root = flow.stand([]);
    expect(root.next.length).toBeGreaterThan(0);
    for (const first of root.next) {
      const stand = flow.stand([first]);
      expect(stand.moves.length).toBeGreaterThan(0);
      for (const second of stand.next) {
        expect(flow.stand([...stand.picks, second]).moves.length).toBeGreaterThan(0);
      }
    }
  });

  it("offers everything that can be done", () => {
    const reached = new Set(flow.stand([]).next.flatMap((pick) => flow.stand([pick]).moves));
    expect([...reached].length).toBe(fixture.ask.moves.length);
  });
});

describe("picking", () => {
  const take: Move = { action: "take A1", verb: "take", animal: "A1" };
  const graze: Move = { action: "graze A1", verb: "graze", animal: "A1" };
  const attack: Move = { action: "attack A1 B1", verb: "attack", animal: "A1", target: "B1" };
  const ignoring: Move = { ...attack, action: "attack A1 B1 ignoring big", trait: "big" };

  it("takes food by animal and button, by heap and animal, by animal and heap", () => {
    const flow = new Flow(ask("go", take, graze), here);
    expect(flow.stand(["animal:A1"]).found).toBeNull();
    expect(flow.stand(["animal:A1", "do:take"]).found).toBe(take);
    expect(flow.stand(["supply:", "animal:A1"]).found).toBe(take);
    expect(flow.stand(["animal:A1", "supply:"]).found).toBe(take);
  });

  it("never takes one tap on an animal for a decision", () => {
    expect(new Flow(ask("go", take), here).stand(["animal:A1"]).found).toBeNull();
  });

  it("attacks by two taps, and asks what to ignore where that can be", () => {
    expect(new Flow(ask("go", attack), here).stand(["animal:A1", "animal:B1"]).found).toBe(attack);
    const flow = new Flow(ask("go", attack, ignoring), here);
    const stand = flow.stand(["animal:A1", "animal:B1"]);
    expect(stand.found).toBeNull();
    expect(stand.next).toEqual(["ignore:", "ignore:big"]);
    expect(flow.stand([...stand.picks, "ignore:big"]).found).toBe(ignoring);
  });

  it("does not use Intellect unasked, even where nothing else is possible", () => {
    const stand = new Flow(ask("go", ignoring), here).stand(["animal:A1", "animal:B1"]);
    expect(stand.found).toBeNull();
    expect(stand.next).toEqual(["ignore:big"]);
  });

  it("asks what is meant where an animal could attack and rob another", () => {
    const steal: Move = {
      action: "steal A1 B1 red",
      verb: "steal",
      animal: "A1",
      target: "B1",
      token: "red",
    };
    const flow = new Flow(ask("go", attack, steal), here);
    const stand = flow.stand(["animal:A1", "animal:B1"]);
    expect(stand.next).toEqual(["via:attack", "via:steal"]);
    expect(flow.stand([...stand.picks, "via:steal"]).found).toBe(steal);
  });

  it("wants the trait named on a card with two", () => {
    const on = (trait: string): Move => ({
      action: `play ${trait} on A1`,
      verb: "play",
      card: "big/carnivorous",
      trait,
      animal: "A1",
    });
    const big = on("big");
    const flow = new Flow(ask("development", big), here);
    expect(flow.stand(["card:big/carnivorous", "animal:A1"]).found).toBeNull();
    expect(flow.stand(["card:big/carnivorous", "animal:A1", "trait:big"]).found).toBe(big);
    expect(flow.stand(["card:big/carnivorous", "trait:big", "animal:A1"]).found).toBe(big);
  });

  it("picks a pair in either order, then the symbiont", () => {
    const pair = (symbiont: string): Move => ({
      action: `play symbiosis on A1 A2 symbiont ${symbiont}`,
      verb: "play",
      card: "symbiosis",
      trait: "symbiosis",
      animal: "A1",
      partner: "A2",
      symbiont,
    });
    const flow = new Flow(ask("development", pair("A1"), pair("A2")), here);
    for (const [one, two] of [
      ["A1", "A2"],
      ["A2", "A1"],
    ]) {
      const stand = flow.stand(["card:symbiosis", `animal:${one}`, `animal:${two}`]);
      expect(stand.next).toEqual(["symbiont:A1", "symbiont:A2"]);
      expect(flow.stand([...stand.picks, "symbiont:A2"]).found?.symbiont).toBe("A2");
    }
  });

  it("begins again with something else, and refuses what leads nowhere", () => {
    const other: Move = { action: "take A2", verb: "take", animal: "A2" };
    const flow = new Flow(ask("go", take, other), here);
    expect(flow.pick(["animal:A1"], "animal:A2")?.picks).toEqual(["animal:A2"]);
    expect(flow.pick(["animal:A1"], "animal:B9")).toBeNull();
  });

  it("selects another of one's own animals, and never attacks it by a tap", () => {
    const own: Move = { action: "attack A1 A2", verb: "attack", animal: "A1", target: "A2" };
    const other: Move = { action: "take A2", verb: "take", animal: "A2" };
    const flow = new Flow(ask("go", attack, own, other), here);
    expect(flow.pick(["animal:A1"], "animal:A2")?.picks).toEqual(["animal:A2"]);
    // It is a choice apart, which asks again.
    expect(flow.stand(["animal:A1", "do:attack-own"]).found).toBeNull();
    const stand = flow.stand(["animal:A1", "do:attack-own", "animal:A2"]);
    expect(stand.found).toBeNull();
    expect(stand.next).toEqual(["sure:"]);
    expect(flow.stand([...stand.picks, "sure:"]).found).toBe(own);
    const choices = choicesOf(flow, flow.stand(["animal:A1"]));
    expect(choices.find(({ pick }) => pick === "do:attack-own")?.look).toBe("danger");
  });

  it("attacks from the prey's side as well, and asks who does it", () => {
    const flow = new Flow(ask("go", attack, take), here);
    const stand = flow.stand(["animal:B1"]);
    expect(stand.found).toBeNull();
    expect(flow.stand(["animal:B1", "by:A1"]).found).toBe(attack);
  });

  it("does not begin anew with a rival's animal that was aimed at in vain", () => {
    const other: Move = { action: "attack A2 B2", verb: "attack", animal: "A2", target: "B2" };
    const flow = new Flow(ask("go", attack, other), here);
    expect(flow.pick(["animal:A1"], "animal:B2")).toBeNull();
    expect(flow.pick(["animal:B1"], "animal:B2")?.picks).toEqual(["animal:B2"]);
  });

  it("burns at once where there is one token to burn", () => {
    const burn = (count: number): Move => ({
      action: `burn A1 ${count}`,
      verb: "burn",
      animal: "A1",
      count,
    });
    expect(new Flow(ask("go", burn(1)), here).stand(["animal:A1", "do:burn"]).found?.count).toBe(1);
    const stand = new Flow(ask("go", burn(1), burn(2)), here).stand(["animal:A1", "do:burn"]);
    expect(stand.next).toEqual(["count:1", "count:2"]);
  });
});

describe("buttons", () => {
  const pass: Move = { action: "pass", verb: "pass" };
  const take: Move = { action: "take A1", verb: "take", animal: "A1" };
  const at = (name: string): Move => ({
    action: `attack A1 ${name}`,
    verb: "attack",
    animal: "A1",
    target: name,
  });

  it("offer each thing once: the targets, or what is done to them", () => {
    const two = new Flow(ask("go", take, at("B1"), at("B2"), pass), here);
    expect(choicesOf(two, two.stand(["animal:A1"])).map(({ pick }) => pick)).toEqual([
      "do:take",
      "animal:B1",
      "animal:B2",
    ]);
    const many = new Flow(ask("go", take, ...[1, 2, 3, 4, 5, 6, 7].map((n) => at(`B${n}`))), here);
    expect(choicesOf(many, many.stand(["animal:A1"])).map(({ pick }) => pick)).toEqual([
      "do:take",
      "do:attack",
    ]);
  });

  it("never give up with the first key", () => {
    const flow = new Flow(ask("go", pass, take), here);
    expect(choicesOf(flow, flow.stand([]))).toEqual([{ pick: "do:pass", look: "plain", key: "0" }]);
    const answer = new Flow(
      ask("defence", { action: "accept", verb: "accept" }, { action: "run", verb: "run" }),
      here,
    );
    expect(choicesOf(answer, answer.stand([])).map(({ pick, key }) => [pick, key])).toEqual([
      ["do:run", "1"],
      ["do:accept", "0"],
    ]);
  });

  it.each(fixtures)("of %s never offer the same moves twice", (_, fixture) => {
    const flow = flowOf(fixture);
    for (const picks of [[], ...flow.stand([]).next.map((pick) => [pick])]) {
      const stand = flow.stand(picks);
      const offers = choicesOf(flow, stand).map(({ pick }) =>
        flow
          .after(stand.picks, pick)
          .map(({ action }) => action)
          .sort()
          .join(),
      );
      expect(new Set(offers).size, `${picks.join()}: ${offers.join(" | ")}`).toBe(offers.length);
    }
  });
});

describe("a question", () => {
  const attack: Move = { action: "attack A1 B1", verb: "attack", animal: "A1", target: "B1" };
  const ignoring: Move = { ...attack, action: "attack A1 B1 ignoring shell", trait: "shell" };
  const pass: Move = { action: "pass", verb: "pass" };
  const of = (words: Record<string, string>, ...moves: Move[]): Flow => {
    const asked = ask("anything", ...moves);
    return new Flow({ ...asked, question: { ...asked.question, words } }, here);
  };

  it("that names who acts leaves only the rest to be picked", () => {
    const strike = of({ hunter: "A1", prey: "B1" }, attack, ignoring);
    expect(strike.stand([]).next).toEqual(["ignore:", "ignore:shell"]);
    const places = ["ocean", "laurasia"].map((place): Move => {
      return { action: `migrate A1 to ${place}`, verb: "migrate", animal: "A1", place };
    });
    expect(of({ animal: "A1" }, ...places).stand([]).next).toEqual(["spot:ocean", "spot:laurasia"]);
    expect(of({}, ...places).stand([]).next).toEqual(["animal:A1"]);
  });

  it("that names the prey alone asks who hunts it", () => {
    expect(of({ prey: "B1" }, attack, pass).stand([]).next).toContain("hunter:A1");
    expect(of({}, attack, pass).stand([]).next).not.toContain("hunter:A1");
  });

  it("about one verb does not ask for it again", () => {
    const drop = (card: string): Move => ({ action: `drop ${card}`, verb: "drop", card });
    const two = [drop("big"), drop("fat-tissue")];
    expect(of({}, ...two).stand([]).next).toEqual(["move:drop big", "move:drop fat-tissue"]);
    expect(of({}, ...two, pass).stand([]).next).toEqual(["do:drop", "do:pass"]);
  });
});

describe("looks", () => {
  const take: Move = { action: "take A1", verb: "take", animal: "A1" };
  const attack: Move = { action: "attack A1 B1", verb: "attack", animal: "A1", target: "B1" };
  const kin: Move = { action: "attack A1 A2", verb: "attack", animal: "A1", target: "A2" };
  const born: Move = { action: "animal big", verb: "animal", card: "big" };

  it("tell prey, food, places and one's own animals apart", () => {
    const flow = new Flow(ask("go", take, attack, kin), here);
    expect(Object.fromEntries(looksOf(flow, flow.stand([])))).toEqual({
      "supply:": "food",
      "animal:A1": "act",
      "animal:B1": "prey",
    });
    expect(looksOf(flow, flow.stand(["supply:"])).get("animal:A1")).toBe("eats");
    const turned = flow.stand(["animal:A1", "do:attack-own"]);
    expect(looksOf(flow, turned).get("animal:A2")).toBe("kin");
    const development = new Flow(ask("development", born), here);
    expect(looksOf(development, development.stand(["card:big"])).get("spot:new")).toBe("place");
  });
});

describe("a forced move", () => {
  const pass: Move = { action: "pass", verb: "pass" };

  it("is the only one", () => {
    expect(forced(ask("go", pass))).toBe(pass);
    expect(forced(ask("go", pass, { action: "graze A1", verb: "graze", animal: "A1" }))).toBeNull();
  });

  it("is never an answer whose speed would tell", () => {
    expect(forced({ ...ask("go", pass), always: true })).toBeNull();
  });
});

describe("what was meant by something impossible", () => {
  const scene = (name: string): Scene => {
    const { public: view, ask: asked } = named(name);
    const pairs = ["cooperation", "communication", "symbiosis", "trematode"];
    return { view, seat: asked.seat, asked: asked.asked, isPair: (trait) => pairs.includes(trait) };
  };

  it("is a card with the trait up", () => {
    expect(up("big/carnivorous", "carnivorous")).toBe("carnivorous/big");
    expect(up("big/carnivorous", "big")).toBe("big/carnivorous");
    expect(up("big", "big")).toBe("big");
  });

  it("is to play, in development", () => {
    const at = scene("base-2-development");
    expect(meant(at, ["card:big/carnivorous", "trait:carnivorous"], "animal:A1")).toBe(
      "play carnivorous/big on A1",
    );
    expect(meant(at, ["card:swimming"], "spot:new")).toBe("animal swimming");
    expect(meant(at, ["card:symbiosis", "animal:B1"], "animal:B2")).toBe(
      "play symbiosis on B1 B2 symbiont B1",
    );
    expect(meant(at, ["card:big/carnivorous", "animal:B1"], "trait:carnivorous")).toBe(
      "play carnivorous/big on B1",
    );
    expect(meant(at, [], "supply:")).toBe("take B1");
    expect(meant(at, [], "animal:A1")).toBeNull();
  });

  it("is to eat, to attack or to move, in feeding", () => {
    const at = scene("all-8-go");
    const own = "C5"; // carnivorous
    expect(meant(at, [], `animal:${own}`)).toBe(`take ${own}`);
    expect(meant(at, [`animal:${own}`], "animal:D12")).toBe(`attack ${own} D12`);
    expect(meant(at, ["supply:"], "animal:D12")).toBe("take D12"); // to feed it, not to attack it
    expect(meant(at, [`animal:${own}`], "spot:ocean")).toBe(`migrate ${own} to ocean`);
    expect(meant(at, [], "card:big/carnivorous")).toBe("animal big/carnivorous");
    expect(meant(at, [`animal:${own}`], "shells:")).toBe(`settle ${own}`);
  });

  it("is nothing to ask the rules about where a pair lacks its second animal", () => {
    const at = scene("base-2-development");
    const [first] = at.view.players[at.seat]!.animals;
    const players = at.view.players.map((player, seat) =>
      seat === at.seat ? { ...player, animals: [first!], links: [] } : player,
    );
    const alone = { ...at, view: { ...at.view, players } };
    const picks = ["card:symbiosis"];
    expect(meant(alone, picks, `animal:${first!.name}`)).toBeNull();
    expect(plainReason(alone, picks, `animal:${first!.name}`)).toEqual({
      id: "refused-needs-two",
      trait: "symbiosis",
    });
  });

  it("is to redirect, in defence", () => {
    expect(meant(scene("base-2-defence"), [], "animal:A3")).toBe("redirect A3");
  });
});

describe("things", () => {
  it("have keys", () => {
    expect(pickOf({ kind: "card", card: "big", index: 3 })).toBe("card:big");
    expect(pickOf({ kind: "supply", place: "ocean" })).toBe("supply:ocean");
    expect(isThing("animal:A1")).toBe(true);
    expect(isThing("do:take")).toBe(false);
  });
});
