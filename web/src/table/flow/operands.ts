/**
 * How a verb is picked whose operands are all that is known of it: who acts, what it does, and then
 * one operand after the other as the engine declares them.
 */
import { VERBS } from "../../declared";
import type { Move } from "../../wire";
import type { Pick } from "./things";
import type { Ground } from "./ways";

type Operand = Exclude<keyof Move, "action" | "verb">;

/** The operands of a verb that is newer than this page: they mean what they usually do. */
const USUAL: Readonly<Record<Operand, string>> = {
  animal: "animal",
  target: "animal",
  partner: "animal",
  symbiont: "animal",
  card: "card",
  trait: "trait",
  place: "location",
  token: "token",
  count: "count",
};

/** The operands of a verb in their order, each with the kind of thing it is. */
function operandsOf(verb: string): [Operand, string][] {
  return Object.entries(VERBS.evolution?.[verb] ?? USUAL) as [Operand, string][];
}

/** Is it done by one animal to another, with nothing else to say?  What is new may well be. */
export function isAimed(verb: string): boolean {
  const operands = VERBS.evolution?.[verb];
  if (!operands) return !verb.endsWith("-own");
  return Object.keys(operands).length === 2 && "animal" in operands && "target" in operands;
}

/** What is picked for a thing of this kind; nothing if it has no place on the table. */
function pickFor(kind: string, value: string | number): Pick | null {
  switch (kind) {
    case "location":
      return `spot:${value}`;
    case "animal":
    case "card":
    case "trait":
    case "token":
    case "count":
      return `${kind}:${value}`;
    default:
      return null;
  }
}

/** The ways to a move by what its verb declares. */
export function declared(move: Move, ground: Ground): Pick[][] {
  const who = move.animal ? [`animal:${move.animal}`] : [];
  const rest: Pick[] = [];
  let whole = false;
  for (const [name, kind] of operandsOf(move.verb)) {
    const value = move[name];
    if (name === "animal" || !value) continue;
    const pick = pickFor(kind, value);
    if (pick) rest.push(pick);
    else whole = true;
  }
  // What cannot be pointed at is chosen with the whole move.
  if (whole) rest.push(`move:${move.action}`);
  const ways = [[...who, `do:${move.verb}`, ...rest]];
  const [first, ...others] = rest;
  // Pointing at somebody else's animal is aiming; a tap on one's own selects it.
  if (first === `animal:${move.target}` && who.length > 0 && !ground.own(move.target ?? "")) {
    ways.push([...who, first, `via:${move.verb}`, ...others]);
  }
  return ways;
}
