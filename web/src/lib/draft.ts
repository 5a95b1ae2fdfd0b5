/** A table that is being set up: what can be chosen, what differs, and what is remembered. */

import type { Catalogue, EditionInfo, GameInfo, OptionInfo, Setup } from "../wire";

export type Value = string | number | boolean;
export type Draft = Required<Omit<Setup, "lesson">> & {
  clock: Required<NonNullable<Setup["clock"]>>;
};

export const most = 8;

export function freshDraft(): Draft {
  return {
    title: "",
    edition: "gift",
    sets: ["base"],
    options: {},
    deck: "",
    copies: 0,
    seats: [{ bot: "" }, { bot: "greedy" }, { bot: "greedy" }],
    seating: "fixed",
    clock: { kind: "none", seconds: 60, increment: 0, answer: 30 },
    public: false,
    watch: "anybody",
    watch_delay: 0,
    hints: true,
    chat: true,
    undo: "free",
    stand_in: "greedy",
    grace: 60,
  };
}

/** A whole draft from what was remembered, or from another table's setup. */
export function draftOf(setup: Setup): Draft {
  const fresh = freshDraft();
  return {
    ...fresh,
    ...setup,
    clock: { ...fresh.clock, ...setup.clock },
    seats: (setup.seats ?? fresh.seats).map((seat) => ({ bot: seat.bot ?? "" })),
  };
}

export function editionOf(catalogue: Catalogue, draft: Draft): EditionInfo | undefined {
  return catalogue.editions.find((edition) => edition.name === draft.edition);
}

export function gameOf(catalogue: Catalogue, draft: Draft): GameInfo | undefined {
  const name = editionOf(catalogue, draft)?.game;
  return catalogue.games.find((game) => game.name === name);
}

/** Does this option matter for what is played? */
export function matters(option: OptionInfo, draft: Draft): boolean {
  if (!(draft.edition in option.book)) return false;
  return option.sets.length === 0 || option.sets.some((set) => draft.sets.includes(set));
}

export function bookValue(option: OptionInfo, draft: Draft): Value {
  return option.book[draft.edition] ?? "";
}

export function valueOf(option: OptionInfo, draft: Draft): Value {
  return draft.options[option.name] ?? bookValue(option, draft);
}

export function differs(option: OptionInfo, draft: Draft): boolean {
  return String(valueOf(option, draft)) !== String(bookValue(option, draft));
}

export function isSwitch(option: OptionInfo): boolean {
  return option.values.join() === "false,true";
}

/** Every value that can be picked: the words, and what some edition's book says. */
export function choicesOf(option: OptionInfo): string[] {
  const words = [...option.values, ...Object.values(option.book).map(String)];
  if (option.high >= option.low && option.values.length > 0) {
    for (let value = option.low; value <= option.high; value += 1) words.push(String(value));
  }
  return [...new Set(words)];
}

/** The value as the server wants it: as the book has it, not as a page has it. */
function typed(option: OptionInfo, draft: Draft, value: Value): Value {
  const text = String(value);
  if (isSwitch(option)) return text === "true";
  if (typeof bookValue(option, draft) === "number" && /^\d+$/.test(text)) return Number(text);
  return text;
}

export function withOption(draft: Draft, option: OptionInfo, value: Value): Draft {
  const others = Object.entries(draft.options).filter(([name]) => name !== option.name);
  const byTheBook = String(value) === String(bookValue(option, draft));
  const changed = byTheBook ? [] : [[option.name, typed(option, draft, value)] as const];
  return { ...draft, options: Object.fromEntries([...others, ...changed]) };
}

/** Another edition: what it does not know is dropped, and the seats fit its table. */
export function withEdition(draft: Draft, edition: EditionInfo, catalogue: Catalogue): Draft {
  const game = catalogue.games.find((one) => one.name === edition.game);
  const sets = draft.sets.filter((set) => edition.sets.includes(set));
  const next: Draft = {
    ...draft,
    edition: edition.name,
    sets: sets.includes("base") ? sets : ["base", ...sets],
    deck: game?.custom_decks ? draft.deck : "",
    copies: game?.custom_decks ? draft.copies : 0,
    seats: seatsWithin(draft.seats, edition.seats_from, edition.seats_to),
  };
  const kept = catalogue.options.filter((option) => matters(option, next) && differs(option, next));
  next.options = Object.fromEntries(kept.map((option) => [option.name, valueOf(option, next)]));
  return next;
}

export function withSet(draft: Draft, set: string, on: boolean, catalogue: Catalogue): Draft {
  const chosen = on ? [...draft.sets, set] : draft.sets.filter((one) => one !== set);
  const order = catalogue.sets.map((one) => one.name);
  const sets = [...new Set(chosen)].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  const next = { ...draft, sets };
  const dropped = catalogue.options.filter((option) => !matters(option, next));
  const options = Object.entries(draft.options).filter(
    ([name]) => !dropped.some((option) => option.name === name),
  );
  return { ...next, options: Object.fromEntries(options) };
}

export function seatsWithin(seats: Draft["seats"], from: number, to: number): Draft["seats"] {
  const fitting = seats.slice(0, to);
  while (fitting.length < from) fitting.push({ bot: "greedy" });
  return fitting;
}

// What, with whom, how long: the questions of a first table

/** A game, with its base set alone or with more. */
export interface Kind {
  game: GameInfo;
  expansions: boolean;
}

/** What tells one kind from the others, and the name of its message. */
export const kindId = ({ game, expansions }: Kind): string =>
  expansions ? `${game.name}-expansions` : game.name;

/** All kinds there are here, those of games that only this server has included. */
export function kindsOf(catalogue: Catalogue): Kind[] {
  return catalogue.games.flatMap((game) => {
    const edition = catalogue.editions.find((one) => one.name === game.edition);
    const more = (edition?.sets.length ?? 0) > 1;
    return [false, ...(more ? [true] : [])].map((expansions) => ({ game, expansions }));
  });
}

/** Which of them a draft is; none if its game is not there. */
export function kindOf(draft: Draft, catalogue: Catalogue): Kind | null {
  const game = gameOf(catalogue, draft);
  return game ? { game, expansions: draft.sets.length > 1 } : null;
}

/** Another game; the book stays, unless the game has another. */
export function withKind(draft: Draft, { game, expansions }: Kind, catalogue: Catalogue): Draft {
  let next = draft;
  if (gameOf(catalogue, draft)?.name !== game.name) {
    const edition = catalogue.editions.find((one) => one.name === game.edition);
    if (edition) next = withEdition(draft, edition, catalogue);
  }
  if (!expansions) {
    for (const set of next.sets) if (set !== "base") next = withSet(next, set, false, catalogue);
  } else if (next.sets.length === 1) {
    const first = editionOf(catalogue, next)?.sets.find((set) => set !== "base");
    if (first) next = withSet(next, first, true, catalogue);
  }
  return next;
}

export type Company = "alone" | "bots" | "friends" | "seats";

/** Who plays, if one word can say it. */
export function companyOf({ seats }: Draft): Company {
  const [first, ...others] = seats;
  if (others.length === 0) return first?.bot ? "seats" : "alone";
  if (first && !first.bot && others.every((seat) => seat.bot && seat.bot === others[0]?.bot))
    return "bots";
  return seats.every((seat) => !seat.bot) ? "friends" : "seats";
}

/** One base set is for four; more need two of them. */
export const MOST_OF_ONE_SET = 4;

/** Two base sets are shuffled together where there are too many seats for one. */
export function withCardsForAll(draft: Draft, catalogue: Catalogue): Draft {
  const two = catalogue.options.find((option) => option.name === "two_sets");
  const asked = two !== undefined && bookValue(two, draft) === false;
  if (!two || !asked || draft.sets.length > 1 || draft.deck) return draft;
  return withOption(draft, two, draft.seats.length > MOST_OF_ONE_SET);
}

/** So many of them, with cards for all. */
export function withCompany(
  draft: Draft,
  company: Company,
  count: number,
  bot: string,
  catalogue: Catalogue,
): Draft {
  if (company === "seats") return draft;
  const others = company === "alone" ? 0 : count - 1;
  const other = { bot: company === "bots" ? bot : "" };
  const seats = [{ bot: "" }, ...Array.from({ length: others }, () => ({ ...other }))];
  return withCardsForAll({ ...draft, seats }, catalogue);
}

/** The option that leaves cards out. */
const CAP = "deck_cap";

/** Can this game be played with fewer cards? */
export function canBeShort(draft: Draft, catalogue: Catalogue): boolean {
  const cap = catalogue.options.find((option) => option.name === CAP);
  return cap !== undefined && matters(cap, draft) && !draft.deck;
}

export type Length = "full" | "short" | "other";

/** Fewer cards than this for each player leave too few turns. */
const LEAST_EACH = 14;

/** The number of cards of a short game: half of them. */
export function shortDeck(draft: Draft, catalogue: Catalogue): number {
  const sets = catalogue.sets.filter((set) => draft.sets.includes(set.name));
  const copies = draft.copies > 1 || draft.options.two_sets === true ? 2 : 1;
  const cards = sets.reduce((sum, set) => sum + set.cards * (set.name === "base" ? copies : 1), 0);
  return Math.max(Math.round(cards / 2), LEAST_EACH * draft.seats.length);
}

export function lengthOf(draft: Draft, catalogue: Catalogue): Length {
  const cap = draft.options[CAP] ?? "none";
  if (cap === "none") return "full";
  return Number(cap) === shortDeck(draft, catalogue) ? "short" : "other";
}

export function withLength(draft: Draft, length: Length, catalogue: Catalogue): Draft {
  if (length === "other") return draft;
  const rest = Object.entries(draft.options).filter(([name]) => name !== CAP);
  const cap = length === "short" ? [[CAP, shortDeck(draft, catalogue)] as const] : [];
  return { ...draft, options: Object.fromEntries([...rest, ...cap]) };
}

/** A short game stays short when there are other cards or more players. */
export function keepLength(before: Draft, after: Draft, catalogue: Catalogue): Draft {
  const short = canBeShort(after, catalogue) && lengthOf(before, catalogue) === "short";
  return short ? withLength(after, "short", catalogue) : after;
}

// Templates

export interface Template {
  name: string;
  setup: Setup;
}

function isTemplate(value: unknown): value is Template {
  if (typeof value !== "object" || value === null) return false;
  const one = value as Record<string, unknown>;
  return typeof one.name === "string" && typeof one.setup === "object" && one.setup !== null;
}

export function areTemplates(value: unknown): value is Template[] {
  return Array.isArray(value) && value.every(isTemplate);
}

/** The templates with this one among them, in the place of one with the same name. */
export function withTemplate(all: readonly Template[], one: Template): Template[] {
  return [one, ...all.filter((other) => other.name !== one.name)].slice(0, 20);
}
