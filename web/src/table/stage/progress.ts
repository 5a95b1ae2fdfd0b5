/** How far something that is played has come. */

import type { Step } from "../../wire";
import type { Beat } from "./beats";

/** What has been shown for the last time before this beat. */
export function settledBefore(beats: readonly Beat[], at: number): ReadonlySet<string> {
  const coming = new Set(beats.slice(at).flatMap((beat) => beat.things));
  const shown = beats.slice(0, at).flatMap((beat) => beat.things);
  return new Set(shown.filter((thing) => !coming.has(thing)));
}

/** Steps of which so many lines have been told. */
export function partly(steps: readonly Step[], lines: number): Step[] {
  const found: Step[] = [];
  let left = lines;
  for (const step of steps) {
    if (left <= 0 && found.length > 0) break;
    found.push(step.lines.length <= left ? step : { ...step, lines: step.lines.slice(0, left) });
    left -= step.lines.length;
  }
  return found;
}
