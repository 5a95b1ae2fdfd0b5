/** A player's animals by where they are. */
import type { AnimalView, EvolutionView, LinkView, PlayerView } from "../../wire";

export const PLACES = ["laurasia", "gondwana", "ocean"] as const;

export interface Ground {
  readonly place: string;
  readonly animals: readonly AnimalView[];
  readonly remains: readonly AnimalView[];
}

/** Does this game have the three locations? The cards of Continents can be played without them. */
export function hasPlaces(view: EvolutionView): boolean {
  return Object.keys(view.supplies).length > 0;
}

export function groundsOf(view: EvolutionView, player: PlayerView): Ground[] {
  const animals = beside(player.animals, player.links);
  if (!hasPlaces(view)) return [{ place: "", animals, remains: player.remains }];
  return PLACES.map((place) => ({
    place,
    animals: animals.filter((animal) => animal.location === place),
    remains: player.remains.filter((animal) => animal.location === place),
  }));
}

/** The animals in their order, but those that are tied next to each other. */
export function beside(
  animals: readonly AnimalView[],
  links: readonly LinkView[],
): readonly AnimalView[] {
  if (links.length === 0) return animals;
  const partners = (name: string): string[] =>
    links
      .filter((link) => link.animals.includes(name))
      .flatMap((link) => link.animals.filter((one) => one !== name));
  const order = new Set<string>();
  const seat = (name: string): void => {
    if (order.has(name)) return;
    order.add(name);
    for (const partner of partners(name)) seat(partner);
  };
  // Whoever has one partner only is the end of a chain; to begin there keeps the chain in a line.
  const size = (name: string): number => new Set(partners(name)).size;
  for (const animal of animals) {
    if (order.has(animal.name)) continue;
    const chain = new Set([animal.name]);
    for (const one of chain) for (const partner of partners(one)) chain.add(partner);
    seat(animals.find(({ name }) => chain.has(name) && size(name) === 1)?.name ?? animal.name);
  }
  const by = new Map(animals.map((animal) => [animal.name, animal]));
  return [...order].flatMap((name) => by.get(name) ?? []);
}

export function attackRole(view: EvolutionView, animal: string): "hunter" | "prey" | "" {
  const [hunter, prey] = view.attack ?? [];
  return animal === hunter ? "hunter" : animal === prey ? "prey" : "";
}
