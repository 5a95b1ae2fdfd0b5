/** What happens on a table, in the reader's words. */
import { cardName, locationName, otherMove, traitName, verbWord } from "../log/words";
import { knows, t, tOr, withCommas } from "../lib/i18n";
import type { AnimalView, EvolutionView, LinkView, Move, PlayerView } from "../wire";
import { parts, type Pick } from "./flow/things";
import { epithet, nounFor } from "./names/epithet";
import { fullName } from "./names/naming.svelte";

export { cardName, locationName, traitName };

export const LETTERS = "ABCDEFGH";

const VOWEL = "[aeiouyаеєиіїоуюяёыэ]";
const CONSONANT = "[bcdfghjklmnpqrstvwxzбвгґджзйклмнпрстфхцчшщ]";
const SYLLABLE = new RegExp(`(?<=\\p{L}{3}${VOWEL})(?=${CONSONANT}${VOWEL}\\p{L}{2})`, "giu");

/**
 * A name for narrow places: long words may be broken between syllables, with a hyphen where that
 * happens.  Browsers have no dictionary for every language, so the syllables are guessed: a vowel
 * ends one when a consonant and another vowel follow.
 */
export function breakable(name: string): string {
  return name.replace(/\p{L}{11,}/gu, (word) => word.replace(SYLLABLE, "\u00ad"));
}

/** A place to put an animal; without Continents there is but one. */
export function placeName(place: string): string {
  return place && place !== "new" ? locationName(place) : t("table-the-bank");
}

/** What an animal is called in a sentence, by its notation. */
export interface Called {
  (animal: string): string;
  /** Those of others, by their notation. */
  readonly rivals?: ReadonlySet<string>;
}

/** One's own animals by their names; a rival's also by its owner and by what it is seen to be. */
export function calledAt(view: EvolutionView, names: readonly string[], me: number): Called {
  const words = new Map<string, string>();
  view.players.forEach((player, seat) => {
    if (seat === me) return;
    for (const animal of player.animals) {
      const owner = names[seat] || player.name;
      const name = fullName(animal.name);
      words.set(animal.name, t("animal-called", { owner, what: nounFor(animal), name }));
    }
  });
  return Object.assign((animal: string) => words.get(animal) ?? fullName(animal), {
    rivals: new Set(words.keys()),
  });
}

function idOf(move: Move): string {
  const { verb } = move;
  if (verb === "play" && move.partner) return move.symbiont ? "move-play-roles" : "move-play-pair";
  if (verb === "animal" && move.target) return "move-restore";
  if (verb === "animal" && move.place) return "move-animal-in";
  if (verb === "attack" && move.trait) return "move-attack-ignoring";
  if ((verb === "drop" || verb === "shed") && move.partner) return `move-${verb}-pair`;
  return `move-${verb}`;
}

/**
 * What a move does, as one short sentence: on buttons, in hints, before it plays itself.  To pass
 * means something else with each question.
 */
export function moveWords(move: Move, asked = "", called: Called = fullName): string {
  const plain = `move-${move.verb}-${asked}`;
  if (asked && !move.animal && knows(plain)) return t(plain);
  const id = idOf(move);
  const args = argsOf(move, called);
  if (knows(id)) return t(id, args);
  const { card = "", trait = "", animal = "", target = "", partner = "" } = args;
  const { place = "", token = "", count = 0 } = args;
  return otherMove(move.verb, [animal, target, partner, card, trait, place, token, count]);
}

/** What is done, before it is known to whom. */
export function deedWords(verb: string): string {
  return tOr(`do-${verb}`, t("do-other", { deed: verbWord(verb) }));
}

/** What is to be picked next for a deed. */
export function stepWords(verb: string, args: Record<string, string>): string {
  return tOr(`step-do-${verb}`, t("step-do-other", { ...args, deed: verbWord(verb) }), args);
}

/** The same where nothing has been picked, so that the card has to be named as well. */
export function wholeWords(move: Move, asked = "", called: Called = fullName): string {
  const id = `whole-${idOf(move).slice("move-".length)}`;
  if (!move.card || !knows(id)) return moveWords(move, asked, called);
  return t(
    move.verb === "play" && !move.card.includes("/") ? idOf(move) : id,
    argsOf(move, called),
  );
}

function argsOf(move: Move, called: Called): Record<string, string | number> {
  const who = (animal: string | undefined): string => (animal ? called(animal) : "");
  return {
    card: move.card ? cardName(move.card) : "",
    trait: move.trait ? traitName(move.trait) : "",
    animal: who(move.animal),
    target: who(move.target),
    partner: who(move.partner),
    symbiont: who(move.symbiont),
    protected: who(move.symbiont === move.animal ? move.partner : move.animal),
    place: move.place ? placeName(move.place) : "",
    token: move.token ? t(`token-${move.token}`) : "",
    count: move.count ?? 0,
  };
}

/** A choice on a button: what it is called, given the moves it leaves open. */
export function pickWords(
  pick: Pick,
  leaves: readonly Move[],
  asked = "",
  called: Called = fullName,
): string {
  const [kind, name] = parts(pick);
  const only = leaves.length === 1 ? leaves[0] : undefined;
  switch (kind) {
    case "do":
      // It asks once more, whatever the number of its targets.
      if (/-own$/.test(name)) return t(`do-${name}`);
      return only ? moveWords(only, asked, called) : deedWords(name);
    case "via":
      return only ? moveWords(only, asked, called) : deedWords(name);
    case "move":
      return only ? moveWords(only, asked, called) : name;
    case "animal":
      return aimWords(name, leaves, called);
    case "by":
      return t("pick-by", { animal: called(name) });
    case "thief":
      return t("pick-thief", { animal: called(name) });
    case "sure":
      return t("pick-sure", { target: called(only?.target ?? "") });
    case "trait":
      return traitName(name);
    case "symbiont":
      return t("pick-symbiont", { animal: called(name) });
    case "ignore": {
      const [trait = "", partner] = name.split("@");
      if (!trait) return t("pick-ignore-nothing");
      return partner
        ? t("pick-ignore-pair", { trait: traitName(trait), partner: called(partner) })
        : t("pick-ignore", { trait: traitName(trait) });
    }
    case "token":
      return t(`token-${name}`);
    case "count":
      return t("pick-count", { count: Number(name) });
    case "hunter":
      return t("pick-hunter", { animal: called(name) });
    case "spot":
      return only ? moveWords(only, asked, called) : t("pick-spot", { place: placeName(name) });
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

/** An animal to point at, by what is done to it. */
function aimWords(animal: string, leaves: readonly Move[], called: Called): string {
  const verbs = new Set(leaves.map((move) => move.verb));
  const [verb] = verbs;
  const harms = verb === "attack" || verb === "steal";
  const own = harms && !called.rivals?.has(animal) ? "-own" : "";
  const target = called(animal);
  if (verbs.size !== 1 || !verb) return t("aim-several", { target });
  if (!knows(`do-${verb}`)) return t("aim-other", { deed: verbWord(verb), target });
  const id = `aim-${verb}${own}`;
  return t(knows(id) ? id : "aim-several", { target });
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
  const partner = fullName(partnerOf(link, animal));
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
  const said = [fullName(animal.name), epithet(animal, links)];
  for (const one of animal.traits) {
    const name = traitName(one.trait);
    if (one.off) said.push(t("table-trait-is-off", { trait: name }));
    else if (one.used) said.push(t("table-trait-is-used", { trait: name }));
    else said.push(name);
  }
  said.push(...links.map((link) => linkWords(link, animal.name)));
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
  return withCommas(said);
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
