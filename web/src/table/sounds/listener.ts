/** Lets new steps of a table be heard; what makes the sounds is loaded with the first of them. */
import { settings } from "../../lib/settings.svelte";
import type { Step } from "../../wire";
import { heard } from "./heard";

export class Listener {
  private last: number | null = null;

  /** All steps so far.  What had happened before the first call stays silent. */
  told(steps: readonly Step[]): void {
    const newest = steps.at(-1)?.number ?? -1;
    const before = this.last;
    this.last = newest;
    if (before === null || newest <= before || !settings.effects || document.hidden) return;
    const fresh = steps.filter((step) => step.number > before);
    const sounds = heard(fresh.flatMap((step) => step.lines));
    if (sounds.length === 0) return;
    void import("./synth").then(({ sound }) => sound(sounds, settings.volume));
  }
}
