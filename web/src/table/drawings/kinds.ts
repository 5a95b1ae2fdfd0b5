import { traits } from "../about/catalogue.svelte";
import type { TraitInfo } from "../../wire";

/** What a trait is for, as players sort them; it gives badges and cards their ground. */
export type TraitKind = TraitInfo["kind"];

/** The printed ones, before the catalogue has come; of any other the catalogue knows. */
const KINDS: Readonly<Record<TraitKind, string>> = {
  hunt: "carnivorous sharp-vision ambush intellect anglerfish",
  shield:
    "swimming running mimicry big poisonous tail-loss burrowing camouflage flight ink-cloud shell herding cnidocytes regeneration shy",
  food: "fat-tissue grazing hibernation scavenger piracy metamorphosis viviparous specialization-a specialization-b migration suckerfish edificator r-strategy warm-blooded",
  pair: "communication cooperation symbiosis recombination",
  burden: "parasite trematode neoplasia",
};

const OF: ReadonlyMap<string, TraitKind> = new Map(
  (Object.entries(KINDS) as [TraitKind, string][]).flatMap(([kind, names]) =>
    names.split(" ").map((name) => [name, kind] as const),
  ),
);

/** The traits that are printed. */
export const PRINTED: readonly string[] = [...OF.keys()];

export function kindOf(trait: string): TraitKind {
  return OF.get(trait) ?? traits.info(trait)?.kind ?? "food";
}

/** The printed traits that lie between two animals. */
export const PAIRS: ReadonlySet<string> = new Set([
  "communication",
  "cooperation",
  "symbiosis",
  "trematode",
  "recombination",
]);

export function isPair(trait: string): boolean {
  return PAIRS.has(trait) || (traits.info(trait)?.pair ?? false);
}
