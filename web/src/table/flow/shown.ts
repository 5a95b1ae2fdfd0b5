/** Where a move happens on the board, so that a hint can point at it before it is done. */
import type { Move } from "../../wire";
import { isThing, type Pick } from "./things";

/** Each thing on the table that has a part in the move, and the id of the word for that part. */
export function picksOf(move: Move): Map<Pick, string> {
  const shown = new Map<Pick, string>();
  const { verb, card, animal, target, partner, place } = move;
  if (card && verb !== "hand" && verb !== "fetch") shown.set(`card:${card}`, "look-hint-card");
  if (verb === "animal" && !target) shown.set(`spot:${place || "new"}`, "look-hint-here");
  else if (verb === "migrate" && place) shown.set(`spot:${place}`, "look-hint-here");
  if (animal) shown.set(`animal:${animal}`, animalPart(verb));
  if (partner && verb === "play") shown.set(`animal:${partner}`, "look-hint-here");
  if (target) {
    shown.set(
      `animal:${target}`,
      verb === "attack" ? "look-attack" : verb === "steal" ? "look-steal" : "look-hint-here",
    );
  }
  return shown;
}

/** The same without what was picked already; nothing, if something else was picked. */
export function leftOf(move: Move, picks: readonly Pick[]): Map<Pick, string> {
  const shown = picksOf(move);
  if (picks.some((pick) => isThing(pick) && !shown.has(pick))) return new Map();
  for (const pick of picks) shown.delete(pick);
  return shown;
}

function animalPart(verb: string): string {
  if (verb === "take" || verb === "warm" || verb === "scavenge") return "look-hint-eats";
  return verb === "attack" || verb === "steal" ? "look-hint-hunter" : "look-hint-here";
}
