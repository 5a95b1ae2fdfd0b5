/**
 * Seeing something again: animals that a line of the log speaks of are shown for a moment where
 * they stand on the table.  A board marks each animal with `data-animal` and its name.
 */

import { lessMotion } from "../lib/settings.svelte";

const lasting = 2_400;

class Spotlight {
  /** The animals in the light. */
  animals: readonly string[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Show these animals for a moment, and bring the first of them into sight. */
  show(animals: readonly string[]): void {
    this.animals = animals;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.animals = []), lasting);
    let first = true;
    for (const animal of animals) {
      for (const place of placesOf(animal)) {
        if (first) place.scrollIntoView({ block: "nearest", inline: "nearest" });
        first = false;
        glow(place);
      }
    }
  }
}

function placesOf(animal: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-animal="${CSS.escape(animal)}"]`)];
}

function glow(place: HTMLElement): void {
  const ring = (width: number): Keyframe => ({
    outline: `${width}px solid var(--honey)`,
    outlineOffset: "3px",
  });
  const frames = lessMotion() ? [ring(4), ring(4)] : [ring(0), ring(6), ring(3), ring(6), ring(0)];
  place.animate(frames, { duration: lasting, easing: "ease-in-out" });
}

export const spotlight = new Spotlight();
