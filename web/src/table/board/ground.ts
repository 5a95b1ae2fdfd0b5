/** A player's animals by where they are. */
import type { AnimalView, EvolutionView, PlayerView } from "../../wire";

export const PLACES = ["laurasia", "gondwana", "ocean"] as const;

export interface Ground {
  readonly place: string;
  readonly animals: readonly AnimalView[];
  readonly remains: readonly AnimalView[];
}

/** Does this game have the three locations? */
export function hasPlaces(view: EvolutionView): boolean {
  return view.sets.includes("continents") || Object.keys(view.supplies).length > 0;
}

export function groundsOf(view: EvolutionView, player: PlayerView): Ground[] {
  if (!hasPlaces(view)) return [{ place: "", animals: player.animals, remains: player.remains }];
  return PLACES.map((place) => ({
    place,
    animals: player.animals.filter((animal) => animal.location === place),
    remains: player.remains.filter((animal) => animal.location === place),
  }));
}

export function attackRole(view: EvolutionView, animal: string): "hunter" | "prey" | "" {
  const [hunter, prey] = view.attack ?? [];
  return animal === hunter ? "hunter" : animal === prey ? "prey" : "";
}
