/** How animals looked: those on the table, and those of a position before they died. */

import { api } from "../../lib/api";
import type { AnimalView, EvolutionView, PlayerView } from "../../wire";
import type { Look } from "../drawings/compose";

/** What is seen of an animal, with the pair traits that it shares; awake, as it liked to be seen. */
export function lookOf(animal: AnimalView, owner: PlayerView): Look {
  const shared = owner.links.filter((link) => link.animals.includes(animal.name));
  return { ...animal, asleep: false, hidden: false, shared: shared.map((link) => link.trait) };
}

export function lookIn(view: EvolutionView, name: string): Look | null {
  for (const player of view.players) {
    const animal = player.animals.find((one) => one.name === name);
    if (animal) return lookOf(animal, player);
  }
  return null;
}

/** Somebody of whom only the name is known. */
export function plainLook(name: string): Look {
  const nothing = { asleep: false, hidden: false, paralysed: false, poisoned: false };
  return { name, traits: [], ...nothing, turned: false, location: "", shared: [] };
}

/** Animals as they looked after a step of a game that is over: everybody may look there. */
export async function looksAt(
  table: string,
  step: number,
  names: readonly string[],
): Promise<Look[]> {
  const then = await api.position(table, step, -1);
  return names.map((name) => lookIn(then.public as EvolutionView, name) ?? plainLook(name));
}
