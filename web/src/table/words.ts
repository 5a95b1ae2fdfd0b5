/** What happens on a table, in the reader's words. */
import { cardName, locationName, traitName } from "../log/words";
import { knows, t } from "../lib/i18n";
import type { AnimalView, LinkView, Move, PlayerView } from "../wire";
import { parts, type Pick } from "./flow/things";

export { cardName, locationName, traitName };

export const LETTERS = "ABCDEFGH";

/**
 * A name for narrow places: long words may be broken between syllables, with a hyphen where that
 * happens.  Browsers have no dictionary for every language, so the syllables are guessed: a vowel
 * ends one when a consonant and another vowel follow.
 */
export function breakable(name: string): string {
  return name.replace(/\p{L}{11,}/gu, (word) =>
    word.replace(/(?<=\p{L}{3}[aeiouy])(?=[bcdfghjklmnpqrstvwxz][aeiouy]\p{L}{2})/giu, "\u00ad"),
  );
}

/** A place to put an animal; without Continents there is but one. */
export function placeName(place: string): string {
  return place && place !== "new" ? locationName(place) : t("table-the-bank");
}

/**
 * What a move does, as one short sentence: on buttons, in hints, before it plays itself.  To pass
 * means something else with each question.
 */
export function moveWords(move: Move, asked = ""): string {
  const plain = `move-${move.verb}-${asked}`;
  if (asked && !move.animal && knows(plain)) return t(plain);
  const base = move.verb;
  const id =
    base === "play" && move.partner
      ? move.symbiont
        ? "move-play-roles"
        : "move-play-pair"
      : base === "animal" && move.target
        ? "move-restore"
        : base === "animal" && move.place
          ? "move-animal-in"
          : base === "attack" && move.trait
            ? "move-attack-ignoring"
            : (base === "drop" || base === "shed") && move.partner
              ? `move-${base}-pair`
              : `move-${base}`;
  return t(id, {
    card: move.card ? cardName(move.card) : "",
    trait: move.trait ? traitName(move.trait) : "",
    animal: move.animal ?? "",
    target: move.target ?? "",
    partner: move.partner ?? "",
    symbiont: move.symbiont ?? "",
    protected: move.symbiont === move.animal ? (move.partner ?? "") : (move.animal ?? ""),
    place: move.place ? placeName(move.place) : "",
    token: move.token ? t(`token-${move.token}`) : "",
    count: move.count ?? 0,
  });
}

/** A choice on a button: what it is called, given the moves it leaves open. */
export function pickWords(pick: Pick, leaves: readonly Move[], asked = ""): string {
  const [kind, name] = parts(pick);
  const only = leaves.length === 1 ? leaves[0] : undefined;
  switch (kind) {
    case "do":
    case "via":
      return only ? moveWords(only, asked) : t(`do-${name}`);
    case "move":
      return only ? moveWords(only, asked) : name;
    case "trait":
      return traitName(name);
    case "symbiont":
      return t("pick-symbiont", { animal: name });
    case "ignore": {
      const [trait = "", partner] = name.split("@");
      if (!trait) return t("pick-ignore-nothing");
      return partner
        ? t("pick-ignore-pair", { trait: traitName(trait), partner })
        : t("pick-ignore", { trait: traitName(trait) });
    }
    case "token":
      return t(`token-${name}`);
    case "count":
      return t("pick-count", { count: Number(name) });
    case "hunter":
      return t("pick-hunter", { animal: name });
    case "spot":
      return only ? moveWords(only, asked) : t("pick-spot", { place: placeName(name) });
    case "card":
      return cardName(name);
    case "supply":
      return t("pick-supply", { place: placeName(name) });
    case "shells":
      return t("pick-shells");
    default:
      return name;
  }
}

/** The pair traits of one animal. */
export function linksOf(player: PlayerView | undefined, animal: string): LinkView[] {
  return player?.links.filter((link) => link.animals.includes(animal)) ?? [];
}

export function partnerOf(link: LinkView, animal: string): string {
  return link.animals.find((name) => name !== animal) ?? animal;
}

/** A pair trait as one of its two animals has it. */
export function linkWords(link: LinkView, animal: string): string {
  const partner = partnerOf(link, animal);
  const trait = traitName(link.trait);
  if (!link.symbiont) return t("table-link-with", { trait, partner });
  return t(link.symbiont === animal ? "table-link-symbiont" : "table-link-protected", {
    trait,
    partner,
  });
}

/** The words for what is the matter with an animal, in the order of weight. */
export function conditions(animal: AnimalView, remains = false): string[] {
  if (remains) return ["remains"];
  const found: string[] = [];
  if (animal.asleep) found.push("asleep");
  if (animal.hidden) found.push("hidden");
  if (animal.paralysed) found.push("paralysed");
  if (animal.poisoned) found.push("poisoned");
  if (animal.turned) found.push("turned");
  if (animal.hunted) found.push("hunted");
  if (animal.attacked) found.push("attacked");
  if (animal.moved) found.push("moved");
  return found;
}

/** All about an animal in one line, for those who hear it. */
export function animalWords(
  animal: AnimalView,
  links: readonly LinkView[],
  remains = false,
): string {
  const said = [animal.name];
  for (const one of animal.traits) {
    const name = traitName(one.trait);
    if (one.off) said.push(t("table-trait-is-off", { trait: name }));
    else if (one.used) said.push(t("table-trait-is-used", { trait: name }));
    else said.push(name);
  }
  said.push(...links.map((link) => linkWords(link, animal.name)));
  if (animal.traits.length + links.length === 0) said.push(t("animal-plain"));
  if (!remains) {
    said.push(
      t(animal.fed ? "animal-fed" : "animal-hungry", {
        food: animal.red + animal.blue,
        need: animal.need,
      }),
    );
    if (animal.yellow) said.push(t("animal-fat", { count: animal.yellow }));
    if (animal.waiting) said.push(t("animal-waiting", { count: animal.waiting }));
  }
  if (animal.location) said.push(locationName(animal.location));
  said.push(...conditions(animal, remains).map((one) => t(`condition-${one}`)));
  return said.join(", ");
}

/** The traits of an animal for its badges: cards that store food lie on one heap. */
export interface Worn {
  readonly trait: string;
  readonly used: boolean;
  readonly rests: boolean;
  readonly off: boolean;
  readonly stores: readonly string[];
}

export function wornBy(animal: AnimalView): Worn[] {
  const worn: Worn[] = [];
  for (const { trait, token, used, rests, off } of animal.traits) {
    if (trait !== "fat-tissue") {
      worn.push({ trait, used, rests, off, stores: [] });
      continue;
    }
    const at = worn.findIndex((one) => one.trait === trait && one.off === off);
    const before = worn[at];
    if (before) worn[at] = { ...before, stores: [...before.stores, token] };
    else worn.push({ trait, used, rests, off, stores: [token] });
  }
  return worn;
}
