/** What everybody can see of an animal, in two or three words: “swimming hunter”. */
import { t } from "../../lib/i18n";
import type { AnimalView, LinkView } from "../../wire";

/** All that an epithet may look at: open traits, and a card that lies open. */
export type Seen = Pick<AnimalView, "traits" | "turned">;

/** Traits by which an animal is called, the most telling first. */
const NOUNS = [
  "carnivorous",
  "flight",
  "swimming",
  "piracy",
  "scavenger",
  "burrowing",
  "running",
  "grazing",
  "mimicry",
  "big",
  "poisonous",
  "camouflage",
  "shell",
  "hibernation",
];

/** Traits that are told before the noun, the most striking first. */
const WORDS = [
  ...["big", "poisonous", "sharp-vision", "camouflage", "swimming", "flight", "running"],
  ...["burrowing", "shell", "cnidocytes", "ink-cloud", "ambush", "intellect", "mimicry"],
  ...["tail-loss", "fat-tissue", "piracy", "scavenger", "grazing", "hibernation", "shy"],
  ...["herding", "warm-blooded", "regeneration", "viviparous", "r-strategy", "migration"],
  ...["metamorphosis", "edificator", "suckerfish", "specialization-a", "specialization-b"],
  ...["symbiosis", "cooperation", "communication", "recombination", "parasite", "trematode"],
  "neoplasia",
];

/** The noun alone, and the trait it comes from. */
function nounOf(animal: Seen): { trait: string; what: string } {
  if (animal.turned) return { trait: "anglerfish", what: t("called-anglerfish") };
  const trait = NOUNS.find((one) => animal.traits.some((each) => each.trait === one && !each.off));
  return { trait: trait ?? "", what: t(`called-${trait ?? "plain"}`) };
}

/** “swimmer”: what it is called beside its owner's name. */
export function nounFor(animal: Seen): string {
  return nounOf(animal).what;
}

export function epithet(animal: Seen, links: readonly Pick<LinkView, "trait">[] = []): string {
  const { trait, what } = nounOf(animal);
  const worn = new Set([
    ...animal.traits.filter((one) => !one.off).map((one) => one.trait),
    ...links.map((link) => link.trait),
  ]);
  const words = WORDS.filter((one) => one !== trait && worn.has(one)).map((one) =>
    t(`like-${one}`),
  );
  const [first, second] = [...new Set(words)];
  if (!first) return trait ? what : t("epithet-plain");
  return second ? t("epithet-two", { first, second, what }) : t("epithet-one", { first, what });
}
