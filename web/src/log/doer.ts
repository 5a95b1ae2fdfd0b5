/** Whose doing a line of the log is: a decision often carries on with what others do at once. */

import type { PhraseInfo, Step } from "../wire";
import { animalsOf } from "./sentence";
import type { GameName } from "./words";

/** Nobody decided it: it is the game's doing. */
export const NOBODY = -1;

/** What happens to animals and to the table by the rules alone. */
const FATE: Record<GameName, ReadonlySet<string>> = {
  evolution: new Set([
    "starved",
    "died-of-poison",
    "died-of-neoplasia",
    "grown",
    "fat-set",
    "supply",
    "shuffled",
    "last-turn",
    "game-over",
  ]),
  creatures: new Set(["source", "shuffled", "round-over", "all-woke", "game-over"]),
};

/** What follows from the line before stands with it. */
const AFTERMATH: Record<GameName, ReadonlySet<string>> = {
  evolution: new Set(["discarded", "remains", "separated", "shell-left", "stung", "poisoned"]),
  creatures: new Set([
    "struck",
    "burnt",
    "lost",
    "slept",
    "poisoned",
    "choice",
    "choice-shuffled",
    "discarded",
    "picked",
  ]),
};

/** A trait may be put on somebody else's animal: it is the doing of who decides. */
const GIVEN: Record<GameName, string> = { evolution: "played", creatures: "added" };

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
  if (AFTERMATH[game]?.has(kind)) return before;
  if (FATE[game]?.has(kind)) return NOBODY;
  if (kind === GIVEN[game]) return step.seat;
  if (line.words.seat !== undefined) return seats.seatOf(line.words.seat);
  const [animal] = animalsOf(line, game);
  return animal ? ownerOf(animal) : step.seat;
}
