/** Lets a table be heard for as long as it is shown. */
import type { Step } from "../../wire";
import { onCue } from "../stage/cues";
import type { Voices } from "./heard";

/** Call it while the table's component is made; `steps` are those that have been shown so far. */
export function hear(steps: () => readonly Step[], voices?: Voices): void {
  const listening = import("./listener").then(({ Listener }) => new Listener(voices));
  $effect(() => {
    const shown = steps();
    void listening.then((listener) => listener.told(shown));
  });
  $effect(() => onCue((beat) => void listening.then((listener) => listener.shown(beat))));
}
