/** Where a move happens on the table, so that a hint can point at it before it is done. */
import type { Move } from "../wire";

export interface Hinted {
  readonly card: string;
  /** The creatures that have a part in it, each with the id of the word for that part. */
  readonly creatures: ReadonlyMap<string, string>;
  readonly source: boolean;
}

export const NOT_HINTED: Hinted = { card: "", creatures: new Map(), source: false };

export function hintedBy(move: Move): Hinted {
  const { verb, card = "", animal, target } = move;
  const creatures = new Map<string, string>();
  if (animal) creatures.set(animal, verb === "add" ? "look-hint-here" : "look-hint-hunter");
  if (target) creatures.set(target, verb === "attack" ? "look-attack" : "look-hint-here");
  return { card, creatures, source: verb === "take" };
}
