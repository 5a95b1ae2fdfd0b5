/**
 * The ways by which a player can point at a move: each is a sequence of picks.  A move is found
 * when one of its ways has been gone to the end, or when nothing else is left.
 */
import type { Move } from "../../wire";
import type { Pick } from "./things";

/** What the ways depend on beside the moves. */
export interface Ground {
  /** The location of an animal, `""` without Continents. */
  readonly where: (animal: string) => string;
  /** Does it belong to whoever decides? */
  readonly own: (animal: string) => boolean;
}

export interface Way {
  readonly move: Move;
  readonly picks: readonly Pick[];
}

/** Questions in which it is settled who acts, so that only the rest has to be picked. */
const SETTLED = new Set(["bite", "landing"]);

/** What asks once more before an animal turns on another of its own owner. */
export const SURE = "sure:";

export function waysOf(moves: readonly Move[], asked: string, ground: Ground): Way[] {
  const insight = new Set(
    moves
      .filter((move) => move.verb === "attack" && move.trait)
      .map((move) => `${move.animal} ${move.target}`),
  );
  return moves.flatMap((move) =>
    sequences(move, asked, ground, insight).map((picks) => ({ move, picks })),
  );
}

function sequences(move: Move, asked: string, ground: Ground, insight: Set<string>): Pick[][] {
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
        [`supply:${ground.where(move.animal ?? "")}`, animal],
        [animal, deed],
        [animal, `supply:${ground.where(move.animal ?? "")}`],
      ];
    case "attack": {
      const told = insight.has(`${move.animal} ${move.target}`);
      const rest = told
        ? [`ignore:${move.trait ?? ""}${move.partner ? `@${move.partner}` : ""}`]
        : [];
      if (SETTLED.has(asked)) return [rest.length ? rest : [deed]];
      // A tap on another of one's own animals selects it, so such an attack is a choice apart.
      if (ground.own(move.target ?? "")) {
        if (asked === "serving") return [[`hunter:${move.animal}`, ...rest, SURE]];
        return [[animal, "do:attack-own", target, ...rest, SURE]];
      }
      if (asked === "serving") {
        return [
          [`hunter:${move.animal}`, ...rest],
          [animal, target, "via:attack", ...rest],
        ];
      }
      return [
        [animal, target, "via:attack", ...rest],
        [animal, deed, target, ...rest],
        [target, `by:${move.animal}`, ...rest],
      ];
    }
    case "steal": {
      const token = `token:${move.token}`;
      if (ground.own(move.target ?? "")) return [[animal, "do:steal-own", target, token]];
      return [
        [animal, target, "via:steal", token],
        [animal, deed, target, token],
        [target, `thief:${move.animal}`, token],
      ];
    }
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
        [animal, deed, target],
        [target, deed, animal],
      ];
    case "follow": {
      const ways = [[animal, deed, target]];
      if (!ground.own(move.target ?? "")) ways.push([animal, target, "via:follow"]);
      return ways;
    }
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
