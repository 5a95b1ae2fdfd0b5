/**
 * From what is tapped to what is decided.  The server's moves are all there is: a pick narrows
 * them, what is left lights up, and one that is left alone is the decision.
 */

import { VERBS } from "../declared";
import type { Move } from "../wire";

/** What has been tapped so far; empty words are open. */
export interface Pick {
  card: string;
  trait: string;
  creature: string;
  verb: string;
  target: string;
}

export const NOTHING: Pick = { card: "", trait: "", creature: "", verb: "", target: "" };

/** What can be tapped next. */
export interface Lit {
  cards: ReadonlySet<string>;
  creatures: ReadonlySet<string>;
  source: boolean;
  /** The place of a new creature. */
  birth: boolean;
}

/** A button beside the table: it decides a move, or narrows the pick. */
export type Choice = { key: string } & (
  { move: Move; pick?: undefined } | { pick: Pick; move?: undefined; verb: string; trait: string }
);

/** What a tap leads to: a decision, another pick, or a question why it is not possible. */
export type Outcome =
  | { to: "decide"; move: Move }
  | { to: "pick"; pick: Pick }
  | { to: "why"; actions: string[] }
  | { to: "tell"; message: "creatures-tell-first" | "creatures-tell-wait" };

/** Is this verb said of one creature to another? */
const isAimed = (move: Move): boolean =>
  Boolean(move.target) || "target" in (VERBS.creatures?.[move.verb] ?? {});

export function left(moves: readonly Move[], pick: Pick): Move[] {
  return moves.filter(
    (move) =>
      (!pick.card || move.card === pick.card) &&
      (!pick.trait || move.trait === pick.trait) &&
      (!pick.creature || move.animal === pick.creature) &&
      (!pick.verb || move.verb === pick.verb) &&
      (!pick.target || move.target === pick.target) &&
      // A creature without a card is picked to act, not to be added to.
      (Boolean(pick.card) || !pick.creature || !move.card),
  );
}

const isNothing = (pick: Pick): boolean => !pick.card && !pick.creature && !pick.verb;

const words = (list: readonly (string | undefined)[]): Set<string> =>
  new Set(list.filter((word): word is string => Boolean(word)));

export function lit(moves: readonly Move[], pick: Pick): Lit {
  const rest = left(moves, pick);
  const cards = words(moves.map((move) => move.card));
  const takes = rest.some((move) => move.verb === "take");
  if (pick.card) {
    const adds = rest.filter((move) => move.verb === "add");
    const birth = !pick.trait && rest.some((move) => move.verb === "create");
    return { cards, creatures: words(adds.map((move) => move.animal)), source: false, birth };
  }
  if (pick.creature) {
    const creatures = words(rest.map((move) => move.target));
    return { cards, creatures, source: takes, birth: false };
  }
  const actors = rest.filter((move) => !move.card).map((move) => move.animal);
  return { cards, creatures: words(actors), source: takes, birth: false };
}

/** The buttons for what is picked, in the order of the moves. */
export function choices(moves: readonly Move[], pick: Pick): Choice[] {
  const rest = left(moves, pick);
  if (isNothing(pick)) {
    return rest
      .filter((move) => !move.card && (!move.animal || move.verb === "redirect"))
      .map(deciding);
  }
  if (pick.card && !pick.creature && !pick.trait) {
    const births = rest.filter((move) => move.verb === "create").map(deciding);
    const traits = [...words(rest.map((move) => move.trait))];
    return [...births, ...traits.map((trait) => narrowing({ ...pick, trait }, "add", trait))];
  }
  if (pick.card) return rest.map(deciding);
  const found: Choice[] = [];
  const seen = new Set<string>();
  for (const move of rest) {
    if (!isAimed(move) || pick.verb || pick.target) found.push(deciding(move));
    else if (!seen.has(move.verb)) {
      seen.add(move.verb);
      found.push(narrowing({ ...pick, verb: move.verb }, move.verb, ""));
    }
  }
  return found;
}

function deciding(move: Move): Choice {
  return { key: move.action, move };
}

function narrowing(pick: Pick, verb: string, trait: string): Choice {
  return { key: `${verb} ${trait}`, pick, verb, trait };
}

// Taps

export function tapCard(moves: readonly Move[], pick: Pick, card: string): Outcome {
  if (pick.card === card) return { to: "pick", pick: NOTHING };
  if (moves.some((move) => move.card === card)) return { to: "pick", pick: { ...NOTHING, card } };
  return { to: "why", actions: [`create ${card}`] };
}

export function tapBirth(moves: readonly Move[], pick: Pick): Outcome {
  const births = left(moves, pick).filter((move) => move.verb === "create");
  const only = births.length === 1 ? births[0] : undefined;
  if (only) return { to: "decide", move: only };
  if (pick.card) return { to: "why", actions: [`create ${pick.card}`] };
  return { to: "tell", message: "creatures-tell-first" };
}

export function tapSource(moves: readonly Move[], pick: Pick): Outcome {
  const takes = left(moves, { ...pick, card: "", trait: "", verb: "take", target: "" });
  const only = takes.length === 1 ? takes[0] : undefined;
  if (only && pick.creature) return { to: "decide", move: only };
  if (takes.length) {
    return { to: "pick", pick: { ...NOTHING, creature: pick.creature, verb: "take" } };
  }
  if (pick.creature) return { to: "why", actions: [`take ${pick.creature} lower`] };
  return { to: "tell", message: "creatures-tell-first" };
}

/** `own`: the creature is one of the player's. */
export function tapCreature(
  moves: readonly Move[],
  pick: Pick,
  name: string,
  own: boolean,
): Outcome {
  if (pick.card) return putOn(moves, pick, name);
  const guard = moves.find((move) => move.verb === "redirect" && move.animal === name);
  if (guard) return { to: "decide", move: guard };
  if (pick.creature === name) return { to: "pick", pick: NOTHING };
  // A tap selects another own creature; acting on it starts with a button.
  if (pick.creature && own && !pick.verb && acts(moves, name)) {
    return { to: "pick", pick: { ...NOTHING, creature: name } };
  }
  if (pick.creature) {
    const aimed = left(moves, pick).filter((move) => move.target === name);
    const only = aimed.length === 1 ? aimed[0] : undefined;
    if (only) return { to: "decide", move: only };
    if (aimed.length) return { to: "pick", pick: { ...pick, target: name } };
    if (!pick.verb && acts(moves, name))
      return { to: "pick", pick: { ...NOTHING, creature: name } };
    return { to: "why", actions: [`${pick.verb || "attack"} ${pick.creature} ${name}`] };
  }
  if (pick.verb) {
    const does = left(moves, { ...pick, creature: name });
    const only = does.length === 1 ? does[0] : undefined;
    if (only) return { to: "decide", move: only };
    if (does.length) return { to: "pick", pick: { ...pick, creature: name } };
    return { to: "why", actions: [`${pick.verb} ${name} lower`] };
  }
  if (acts(moves, name)) return { to: "pick", pick: { ...NOTHING, creature: name } };
  if (own && moves.length) return { to: "why", actions: [`take ${name} lower`, `sleep ${name}`] };
  return { to: "tell", message: moves.length ? "creatures-tell-first" : "creatures-tell-wait" };
}

function putOn(moves: readonly Move[], pick: Pick, name: string): Outcome {
  const adds = left(moves, { ...pick, creature: name }).filter((move) => move.verb === "add");
  const only = adds.length === 1 ? adds[0] : undefined;
  if (only) return { to: "decide", move: only };
  if (adds.length) return { to: "pick", pick: { ...pick, creature: name } };
  const traits = pick.trait ? [pick.trait] : pick.card.split("/");
  return { to: "why", actions: traits.map((trait) => `add ${trait} on ${name} from ${pick.card}`) };
}

function acts(moves: readonly Move[], name: string): boolean {
  return moves.some((move) => !move.card && move.animal === name);
}
