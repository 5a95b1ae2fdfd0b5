/**
 * The ways by which a player can point at a move: each is a sequence of picks.  A move is found
 * when one of its ways has been gone to the end, or when nothing else is left.
 */
import type { Move } from "../../wire";
import type { Pick } from "./things";

export type Where = (animal: string) => string;

export interface Way {
  readonly move: Move;
  readonly picks: readonly Pick[];
}

/** Questions in which it is settled who acts, so that only the rest has to be picked. */
const SETTLED = new Set(["bite", "landing"]);

export function waysOf(moves: readonly Move[], asked: string, where: Where): Way[] {
  const insight = new Set(
    moves
      .filter((move) => move.verb === "attack" && move.trait)
      .map((move) => `${move.animal} ${move.target}`),
  );
  return moves.flatMap((move) =>
    sequences(move, asked, where, insight).map((picks) => ({ move, picks })),
  );
}

function sequences(move: Move, asked: string, where: Where, insight: Set<string>): Pick[][] {
  const { verb, action } = move;
  const animal = `animal:${move.animal}`;
  const target = `animal:${move.target}`;
  const deed = `do:${verb}`;
  switch (verb) {
    case "animal":
      return [[`card:${move.card}`, move.target ? target : `spot:${move.place || "new"}`]];
    case "play":
      return move.partner ? onTwo(move) : onOne(move);
    case "take":
      return [
        [`supply:${where(move.animal ?? "")}`, animal],
        [animal, deed],
        [animal, `supply:${where(move.animal ?? "")}`],
      ];
    case "attack": {
      const told = insight.has(`${move.animal} ${move.target}`);
      const rest = told
        ? [`ignore:${move.trait ?? ""}${move.partner ? `@${move.partner}` : ""}`]
        : [];
      if (SETTLED.has(asked)) return [rest.length ? rest : [deed]];
      const ways = [
        [animal, target, "via:attack", ...rest],
        [animal, deed, target, ...rest],
      ];
      if (asked === "serving") ways.push([`hunter:${move.animal}`, ...rest]);
      return ways;
    }
    case "steal":
      return [
        [animal, target, "via:steal", `token:${move.token}`],
        [animal, deed, target, `token:${move.token}`],
      ];
    case "burn":
      return [[animal, deed, `count:${move.count}`]];
    case "shed":
      return [[animal, deed, `move:${action}`]];
    case "settle":
      return [
        ["shells:", animal],
        [animal, deed],
        [animal, "shells:"],
      ];
    case "migrate":
      if (SETTLED.has(asked)) return [[`spot:${move.place}`]];
      return [
        [animal, `spot:${move.place}`],
        [animal, deed, `spot:${move.place}`],
      ];
    case "recombine":
      return [
        [animal, target, "via:recombine"],
        [target, animal, "via:recombine"],
        [animal, deed, target],
        [target, deed, animal],
      ];
    case "follow":
      return [
        [animal, target, "via:follow"],
        [animal, deed, target],
      ];
    case "redirect":
    case "reveal":
      return [
        [deed, animal],
        [animal, deed],
      ];
    case "scavenge":
      return [[`move:${action}`], [animal, deed]];
    case "share":
      return [[`move:${action}`], [target, `move:${action}`]];
    case "drop":
      return asked === "defence" ? [[deed, `move:${action}`]] : [[`move:${action}`]];
    case "hand":
    case "fetch":
    case "cards":
      return [[`move:${action}`]];
    default:
      // graze, hibernate, specialize, warm; pass, end, accept, run and the like
      return move.animal ? [[animal, deed]] : [[deed]];
  }
}

/** A trait for one animal.  Of two traits on a card the one that is meant is always named. */
function onOne(move: Move): Pick[][] {
  const card = `card:${move.card}`;
  const animal = `animal:${move.animal}`;
  if (!move.card?.includes("/"))
    return [
      [card, animal],
      [animal, card],
    ];
  const trait = `trait:${move.trait}`;
  return [
    [card, animal, trait],
    [card, trait, animal],
    [animal, card, trait],
  ];
}

/** A trait for a pair, picked in either order. */
function onTwo(move: Move): Pick[][] {
  const card = `card:${move.card}`;
  const one = `animal:${move.animal}`;
  const two = `animal:${move.partner}`;
  const symbiont = move.symbiont ? [`symbiont:${move.symbiont}`] : [];
  if (!move.card?.includes("/")) {
    return [
      [card, one, two, ...symbiont],
      [card, two, one, ...symbiont],
    ];
  }
  const trait = `trait:${move.trait}`;
  return [
    [one, two],
    [two, one],
  ].flatMap(([first = "", second = ""]) => [
    [card, trait, first, second, ...symbiont],
    [card, first, trait, second, ...symbiont],
    [card, first, second, trait, ...symbiont],
  ]);
}
