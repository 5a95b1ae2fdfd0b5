/** Who wants to know when something is shown: sounds can be attached here. */

import type { Beat } from "./beats";

type Listener = (beat: Beat, milliseconds: number) => void;

const listeners = new Set<Listener>();

/** Call `listener` as each beat begins, with how long it takes; gives back how to stop that. */
export function onCue(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function cue(beat: Beat, milliseconds: number): void {
  for (const listener of listeners) listener(beat, milliseconds);
}
