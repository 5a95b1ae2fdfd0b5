/** Combinations of traits for the gallery. */
import { DRAWINGS } from "../table/drawings/every";
import { PAIRS } from "../table/drawings/kinds";

export interface Mix {
  /** As in notation; it decides the body, the coat and the given name. */
  readonly name: string;
  readonly traits: readonly string[];
}

/** What no animal wears together with the rest: a whole animal, and what two share. */
const ALONE = new Set(["anglerfish", ...PAIRS]);

/** Animals of two to five traits; `random` gives numbers from 0 to 1. */
export function mixes(count: number, random: () => number = Math.random): Mix[] {
  const whole = (below: number): number => Math.floor(random() * below);
  const first = 1 + whole(30);
  return Array.from({ length: count }, (_, place) => {
    const pool = Object.keys(DRAWINGS).filter((trait) => !ALONE.has(trait));
    const traits: string[] = [];
    for (let more = 2 + (place % 4); more > 0; more -= 1) {
      traits.push(...pool.splice(whole(pool.length), 1));
    }
    return { name: `${"ABCDEFGH".charAt(place % 8)}${first + place}`, traits };
  });
}
