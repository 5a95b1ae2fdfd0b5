/**
 * What a player may have meant by pointing at something that is not possible, as a line of
 * notation to ask the server about.
 */
import type { AnimalView, EvolutionView } from "../../wire";
import { isAimed } from "./operands";
import { parts, type Pick } from "./things";

/** The card with this trait named first, as it would lie on the table. */
export function up(card: string, trait: string): string {
  const [first = "", second] = card.split("/");
  return second === trait ? `${second}/${first}` : card;
}

export interface Scene {
  readonly view: EvolutionView;
  /** The seat that is asked. */
  readonly seat: number;
  readonly asked: string;
  readonly isPair: (trait: string) => boolean;
}

/** The line to ask about, or null if nothing sensible could be meant. */
export function meant(scene: Scene, picks: readonly Pick[], pick: Pick): string | null {
  const [kind, name] = parts(pick);
  const card = one(picks, "card");
  if (scene.asked === "development") return inDevelopment(scene, picks, kind, name, card);
  if (kind === "card") return `animal ${name}`;
  const animals = picks.filter((each) => each.startsWith("animal:")).map((each) => parts(each)[1]);
  const first = animals[0];
  switch (kind) {
    case "animal":
      return onAnimal(scene, picks, first, name);
    case "supply": {
      const hungry = mine(scene).find((animal) => animal.location === name) ?? mine(scene)[0];
      const taker = first ?? hungry?.name;
      return taker ? `take ${taker}` : null;
    }
    case "spot": {
      const goer = first ?? mine(scene)[0]?.name;
      return goer && name !== "new" ? `migrate ${goer} to ${name}` : null;
    }
    case "shells": {
      const settler = first ?? mine(scene)[0]?.name;
      return settler ? `settle ${settler}` : null;
    }
    default:
      return null;
  }
}

function inDevelopment(
  scene: Scene,
  picks: readonly Pick[],
  kind: string,
  name: string,
  card: string | undefined,
): string | null {
  if (kind === "card") {
    const [trait = ""] = name.split("/");
    const animal = mine(scene)[0]?.name;
    return animal ? onAnimals(scene, name, trait, animal, undefined) : `animal ${name}`;
  }
  const [first] = mine(scene);
  if (kind === "supply") return first ? `take ${first.name}` : null;
  if (!card) return null;
  if (kind === "trait") {
    const animal = one(picks, "animal") ?? first?.name;
    return animal ? onAnimals(scene, card, name, animal, undefined) : null;
  }
  if (kind === "spot") return name === "new" ? `animal ${card}` : `animal ${card} in ${name}`;
  if (kind !== "animal") return null;
  const trait = one(picks, "trait") ?? card.split("/")[0] ?? card;
  return onAnimals(scene, card, trait, name, one(picks, "animal"));
}

/** A line that plays a trait on an animal; a pair trait needs a second one. */
function onAnimals(
  scene: Scene,
  card: string,
  trait: string,
  animal: string,
  before: string | undefined,
): string | null {
  const line = `play ${up(card, trait)} on`;
  if (!scene.isPair(trait)) return `${line} ${animal}`;
  const owner = scene.view.players.find((player) =>
    player.animals.some((each) => each.name === animal),
  );
  const other = before ?? owner?.animals.find((each) => each.name !== animal)?.name;
  if (!other) return null; // no rule needs to be asked: `plainReason` says it
  const pair = `${line} ${other} ${animal}`;
  return trait === "symbiosis" ? `${pair} symbiont ${other}` : pair;
}

/** Why not, where no rule needs to be asked about it: the id of a message, and of which trait. */
export function plainReason(
  scene: Scene,
  picks: readonly Pick[],
  pick: Pick,
): { id: string; trait: string } {
  const [kind, name] = parts(pick);
  if (scene.asked !== "development") return { id: "refused-nothing", trait: "" };
  const card = kind === "card" ? name : one(picks, "card");
  if (card === undefined) {
    return { id: kind === "supply" ? "refused-food-later" : "refused-card-first", trait: "" };
  }
  const chosen = kind === "trait" ? name : one(picks, "trait");
  const trait = chosen ?? card.split("/").find(scene.isPair) ?? "";
  return { id: scene.isPair(trait) ? "refused-needs-two" : "refused-nothing", trait };
}

/** Why something cannot be dropped where nothing takes it: the id of a message. */
export function dropReason(pick: Pick, by: string): string {
  const [kind] = parts(pick);
  if (kind === "supply") return "refused-drop-food";
  return kind === "card" && by ? `refused-drop-${by}` : "refused-drop-elsewhere";
}

function onAnimal(
  scene: Scene,
  picks: readonly Pick[],
  first: string | undefined,
  name: string,
): string | null {
  const animal = find(scene.view, name);
  const own = mine(scene).some((each) => each.name === name);
  if (scene.asked === "defence") return `redirect ${name}`;
  if (scene.asked === "lure") return `reveal ${name}`;
  if (one(picks, "supply") !== undefined) return `take ${name}`;
  if (first && first !== name) {
    const deed = one(picks, "do");
    if (deed === "steal")
      return `steal ${first} ${name} ${animal && animal.red > 0 ? "red" : "blue"}`;
    if (deed && deed !== "attack" && isAimed(deed)) return `${deed} ${first} ${name}`;
    const pirate = find(scene.view, first)?.traits;
    const hunts = pirate?.some((trait) => trait.trait === "carnivorous");
    if (!hunts && pirate?.some((trait) => trait.trait === "piracy")) {
      return `steal ${first} ${name} ${animal && animal.red > 0 ? "red" : "blue"}`;
    }
    return `attack ${first} ${name}`;
  }
  if (own) return scene.asked === "carrion" ? `scavenge ${name}` : `take ${name}`;
  const hunter = mine(scene).find((each) =>
    each.traits.some((trait) => trait.trait === "carnivorous"),
  );
  const attacker = hunter ?? mine(scene)[0];
  return attacker ? `attack ${attacker.name} ${name}` : null;
}

function one(picks: readonly Pick[], kind: string): string | undefined {
  const found = picks.find((pick) => parts(pick)[0] === kind);
  return found === undefined ? undefined : parts(found)[1];
}

function mine(scene: Scene): readonly AnimalView[] {
  return scene.view.players[scene.seat]?.animals ?? [];
}

/** Does this animal belong to the seat? */
export function owns(view: EvolutionView, seat: number, name: string): boolean {
  return view.players[seat]?.animals.some((animal) => animal.name === name) ?? false;
}

export function find(view: EvolutionView, name: string): AnimalView | undefined {
  for (const player of view.players) {
    const found = player.animals.find((animal) => animal.name === name);
    if (found) return found;
  }
  return undefined;
}
