/** Lessons are tables: made, gone on with, and followed by a real game. */
import { makeAndSit } from "../lib/setups";
import type { SeatPlan, Setup } from "../wire";

/** The lesson for whoever has never played. */
export const FIRST = "first";

export function beginLesson(lesson: string): Promise<void> {
  return makeAndSit({ lesson }, { ready: true });
}

/** A game by the same rules against the same bots, with all cards shuffled. */
export function realGame(setup: Setup): Setup {
  const seats: SeatPlan[] = (setup.seats ?? []).map(({ bot = "" }) => ({ bot }));
  return { edition: setup.edition ?? "gift", sets: setup.sets ?? ["base"], seats };
}
