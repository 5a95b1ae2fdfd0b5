/** The lives of a game's animals, read from its log: what everybody saw, and nothing else. */

import type { Step } from "../../wire";

export type Death = "eaten" | "starved" | "poison" | "neoplasia";

export interface Life {
  /** As the notation calls it: `B3`. */
  name: string;
  born: number;
  /** The turn of its death; null if it lives. */
  died: number | null;
  death: Death | null;
  /** Whose prey it was. */
  killer: string;
  /** The step in which it died; the step before shows its last look. */
  lastStep: number;
  /** The animals that it ate, in order. */
  prey: string[];
  attacked: number;
  /** It ran, and the die was against it. */
  caught: number;
  robbed: number;
  /** Traits that were played on it. */
  gained: number;
}

export interface Lives {
  all: Life[];
  /** The number of the last turn. */
  turns: number;
}

const DEATHS: Readonly<Record<string, Death>> = {
  starved: "starved",
  "died-of-poison": "poison",
  "died-of-neoplasia": "neoplasia",
};

export function livesOf(steps: readonly Step[]): Lives {
  const lives = new Map<string, Life>();
  let turn = 1;
  const life = (name: string): Life => {
    let found = lives.get(name);
    if (!found) lives.set(name, (found = newborn(name, turn)));
    return found;
  };
  const die = (name: string, death: Death, step: number, killer = ""): void => {
    Object.assign(life(name), { died: turn, death, killer, lastStep: step });
  };
  for (const step of steps) {
    for (const { template, words } of step.lines) {
      if (template === "turn" || template === "turn.last") turn = Number(words["turn"]);
      const animal = words["animal"] ?? "";
      const prey = words["prey"] ?? "";
      if (isBirth(template)) life(animal);
      else if (template === "eaten") {
        life(animal).prey.push(prey);
        die(prey, "eaten", step.number, animal);
      } else if (template in DEATHS) die(animal, DEATHS[template] ?? "starved", step.number);
      else if (template.startsWith("restored")) revive(life(animal));
      else if (template.startsWith("attacked")) life(prey).attacked += 1;
      else if (template === "ran.caught") life(animal).caught += 1;
      else if (template === "stole") life(words["victim"] ?? "").robbed += 1;
      else if (template.startsWith("played")) {
        life(animal).gained += 1;
        if (words["partner"]) life(words["partner"]).gained += 1;
      }
    }
  }
  return { all: [...lives.values()], turns: turn };
}

function isBirth(template: string): boolean {
  return template === "born" || template.startsWith("new-animal");
}

function newborn(name: string, born: number): Life {
  const none = { died: null, death: null, killer: "", lastStep: -1 };
  return { name, born, ...none, prey: [], attacked: 0, caught: 0, robbed: 0, gained: 0 };
}

/** Regeneration brought it back. */
function revive(life: Life): void {
  Object.assign(life, { died: null, death: null, killer: "", lastStep: -1 });
}

/** The turns that it saw, its first and its last among them. */
export function age(life: Life, turns: number): number {
  return (life.died ?? turns) - life.born + 1;
}

/** The first of those with the most; null if nobody has any. */
function most(lives: readonly Life[], count: (life: Life) => number): Life | null {
  let best: Life | null = null;
  for (const life of lives) if (count(life) > (best ? count(best) : 0)) best = life;
  return best;
}

/** Of equals a survivor, then the first that was born. */
export function longestLived({ all, turns }: Lives): Life | null {
  return most(all, (life) => age(life, turns) + (life.died === null ? 0.5 : 0));
}

export function greatestHunter({ all }: Lives): Life | null {
  return most(all, (life) => life.prey.length);
}

/**
 * Of those that died: hunted again and again, caught by a die, robbed, rich in traits for nothing,
 * dead in the turn of its birth or in the very last one.
 */
export function unluckiest({ all, turns }: Lives): Life | null {
  const dead = all.filter((life) => life.died !== null);
  return most(dead, (life) => {
    const soon = life.died === life.born ? 1 : 0;
    const nearly = life.died === turns ? 2 : 0;
    return 1 + life.attacked + 3 * life.caught + life.robbed + life.gained + soon + nearly;
  });
}
