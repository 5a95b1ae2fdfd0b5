/** Lets what a table tells be heard; what makes the sounds is loaded with the first of them. */
import { settings } from "../../lib/settings.svelte";
import type { PhraseInfo, Step } from "../../wire";
import type { Beat } from "../stage/beats";
import { EVOLUTION, heard, type Sound, soundOf, type Voices } from "./heard";

export class Listener {
  /** The newest step that was told, and how many of its lines: a stage tells them one by one. */
  private step: number | null = null;
  private lines = 0;
  /** Dice are heard while they roll, before the line that says what they show. */
  private rolled = 0;

  constructor(private readonly voices: Voices = EVOLUTION) {}

  /** All steps so far.  What had happened before the first call stays silent. */
  told(steps: readonly Step[]): void {
    const fresh = this.fresh(steps);
    this.play(heard(fresh, this.voices));
  }

  /** A stage begins to show this. */
  shown(beat: Beat): void {
    if (beat.kind !== "die" && beat.kind !== "dice") return;
    this.rolled += 1;
    this.play(["dice"]);
  }

  private fresh(steps: readonly Step[]): PhraseInfo[] {
    const newest = steps.at(-1);
    const { step: before, lines: known } = this;
    this.step = newest?.number ?? -1;
    this.lines = newest?.lines.length ?? 0;
    if (before === null || this.step < before) {
      this.rolled = 0;
      return [];
    }
    return steps
      .filter((step) => step.number >= before)
      .flatMap((step) => (step.number === before ? step.lines.slice(known) : step.lines))
      .filter((line) => !this.rolledBefore(line));
  }

  private rolledBefore(line: PhraseInfo): boolean {
    if (this.rolled === 0 || soundOf(line, this.voices) !== "dice") return false;
    this.rolled -= 1;
    return true;
  }

  private play(sounds: readonly Sound[]): void {
    if (sounds.length === 0 || !settings.effects || document.hidden) return;
    void import("./synth").then(({ sound }) => sound(sounds, settings.volume));
  }
}
