/** Whose doing a line of the log is: a decision often carries on with what others do at once. */

import { gameModule } from "../games";
import type { PhraseInfo, Step } from "../wire";
import { animalsOf } from "./sentence";
import type { GameName } from "./words";

/** Nobody decided it: it is the game's doing. */
export const NOBODY = -1;

/** A game, and the numbers of its seats by what its lines call them. */
export interface Seats {
  readonly game: GameName;
  readonly seatOf: (call: string) => number;
}

/** The seat whose animal this is, by its letter. */
export function ownerOf(animal: string): number {
  return animal.charCodeAt(0) - "A".charCodeAt(0);
}

/** The seat, or nobody; `before` is whose doing the line before was. */
export function doerOf(line: PhraseInfo, step: Step, before: number, seats: Seats): number {
  const { game } = seats;
  const [kind = ""] = line.template.split(".");
  const { fate, aftermath, given } = gameModule(game);
  if (aftermath.has(kind)) return before;
  if (fate.has(kind)) return NOBODY;
  if (kind === given) return step.seat;
  if (line.words.seat !== undefined) return seats.seatOf(line.words.seat);
  const [animal] = animalsOf(line, game);
  return animal ? ownerOf(animal) : step.seat;
}
