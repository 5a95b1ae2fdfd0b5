/**
 * The ways by which a player can point at a move: each is a sequence of picks.  A move is found
 * when one of its ways has been gone to the end, or when nothing else is left.
 */
import type { Move } from "../../wire";
import { declared } from "./operands";
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

/** Those in a question, by the words that it is declared with: `animal`, `hunter`, `prey`. */
export type Words = Readonly<Record<string, string>>;

/** Does the question say who acts, so that only the rest has to be picked? */
function isSettled(move: Move, { animal, hunter }: Words): boolean {
  return move.animal !== undefined && (move.animal === animal || move.animal === hunter);
}

/** Does it name a prey, and ask who hunts it? */
function asksForHunter({ hunter, prey }: Words): boolean {
  return prey !== undefined && hunter === undefined;
}

/** What asks once more before an animal turns on another of its own owner. */
export const SURE = "sure:";

export function waysOf(moves: readonly Move[], words: Words, ground: Ground): Way[] {
  const insight = new Set(
    moves
      .filter((move) => move.verb === "attack" && move.trait)
      .map((move) => `${move.animal} ${move.target}`),
  );
  const alone = moves.every((move) => move.verb === moves[0]?.verb);
  return toldApart(
    moves.flatMap((move) =>
      sequences(move, words, ground, insight, alone).map((picks) => ({ move, picks })),
    ),
  );
}

function sequences(
  move: Move,
  words: Words,
  ground: Ground,
  insight: Set<string>,
  /** Can nothing else be done? */
  alone: boolean,
): Pick[][] {
  const { verb, action } = move;
  const animal = `animal:${move.animal}`;
  const target = `animal:${move.target}`;
  const deed = `do:${verb}`;
  switch (verb) {
    case "animal":
      return [[`card:${move.card}`, move.target ? target : `spot:${move.place || "new"}`]];
    case "play":
      return move.partner ? onTwo(move) : onOne(move);
    case "attack": {
      const told = insight.has(`${move.animal} ${move.target}`);
      const rest = told
        ? [`ignore:${move.trait ?? ""}${move.partner ? `@${move.partner}` : ""}`]
        : [];
      if (isSettled(move, words)) return [rest.length ? rest : [deed]];
      // A tap on another of one's own animals selects it, so such an attack is a choice apart.
      if (ground.own(move.target ?? "")) {
        if (asksForHunter(words)) return [[`hunter:${move.animal}`, ...rest, SURE]];
        return [[animal, "do:attack-own", target, ...rest, SURE]];
      }
      if (asksForHunter(words)) {
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
    case "steal":
      if (ground.own(move.target ?? "")) {
        return [[animal, "do:steal-own", target, `token:${move.token}`]];
      }
      break;
    case "migrate":
      if (isSettled(move, words)) return [[`spot:${move.place}`]];
      break;
    case "shed":
      return [[animal, deed, `move:${action}`]];
    case "scavenge":
      return [[`move:${action}`], [animal, deed]];
    case "share":
      return [[`move:${action}`], [target, `move:${action}`]];
    case "drop":
      return alone ? [[`move:${action}`]] : [[deed, `move:${action}`]];
    case "hand":
    case "fetch":
    case "cards":
      return [[`move:${action}`]];
  }
  return [...declared(move, ground), ...shortcuts(move, ground)];
}

/** What else a player may point at for a verb that can be picked as it is declared. */
function shortcuts(move: Move, ground: Ground): Pick[][] {
  const animal = `animal:${move.animal}`;
  const target = `animal:${move.target}`;
  const deed = `do:${move.verb}`;
  switch (move.verb) {
    case "take": {
      const supply = `supply:${ground.where(move.animal ?? "")}`;
      return [
        [supply, animal],
        [animal, supply],
      ];
    }
    case "settle":
      return [
        ["shells:", animal],
        [animal, "shells:"],
      ];
    case "steal":
      return [[target, `thief:${move.animal}`, `token:${move.token}`]];
    case "migrate":
      return [[animal, `spot:${move.place}`]];
    case "recombine":
      return [[target, deed, animal]];
    case "redirect":
    case "reveal":
      return [[deed, animal]];
    default:
      return [];
  }
}

/**
 * Where a way ends and another move goes on from there, or ends there too, the move itself is the
 * last choice: what has been picked would never come to it otherwise.
 */
function toldApart(ways: readonly Way[]): Way[] {
  const name = (picks: readonly Pick[]): string => picks.join("\n");
  const passed = new Set<string>();
  const ends = new Map<string, Set<Move>>();
  for (const { move, picks } of ways) {
    for (let length = 1; length < picks.length; length++) passed.add(name(picks.slice(0, length)));
    const end = ends.get(name(picks)) ?? new Set();
    ends.set(name(picks), end.add(move));
  }
  return ways.map((way) => {
    const end = name(way.picks);
    const doubt = passed.has(end) || (ends.get(end)?.size ?? 0) > 1;
    return doubt ? { ...way, picks: [...way.picks, `move:${way.move.action}`] } : way;
  });
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
