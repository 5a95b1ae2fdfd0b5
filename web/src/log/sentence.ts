/**
 * A phrase of the log as a sentence in the reader's language, cut into parts, so that animals,
 * traits and cards in it can be links.
 */

import { WORDS } from "../declared";
import { knows, language, t, tOr } from "../lib/i18n";
import type { PhraseInfo } from "../wire";
import { cardName, type GameName, sourceName, traitName } from "./words";

export type Kind = "text" | "animal" | "trait" | "card" | "seat" | "die";

/** A part of a sentence; `id` is the game's own word for what it names. */
export interface Part {
  kind: Kind;
  text: string;
  id: string;
}

/** What a sentence needs to know of its table: the game, and how a seat is called by people. */
export interface Teller {
  game: GameName;
  name: (call: string) => string;
  /** How an animal is called, by its notation; without this, by that. */
  animal?: (notation: string) => string;
}

/** The template of a sentence that comes as it is, of a game that has no messages here. */
const PLAIN = "plain";

/** The name of the message for a template. */
export function messageOf(template: string, game: GameName): string {
  return `log-${game}-${template.replaceAll(".", "-")}`;
}

/** Is there anything to say?  Templates without a message are silent on purpose. */
export function isSaid(phrase: PhraseInfo, game: GameName): boolean {
  return phrase.template === PLAIN || knows(messageOf(phrase.template, game));
}

/** Does the next line tell the same, and more?  Who is born to a parent is told once. */
export function isEchoed(line: PhraseInfo, next: PhraseInfo | undefined): boolean {
  return (
    line.template === "new-animal" &&
    next?.template === "born" &&
    next.words.animal === line.words.animal
  );
}

/** The sentence in parts; none if there is nothing to say. */
export function sentence(phrase: PhraseInfo, teller: Teller): Part[] {
  return filled(messageOf(phrase.template, teller.game), phrase, teller);
}

/** What the server asks, in one sentence. */
export function question(asked: PhraseInfo, teller: Teller): string {
  return plain(filled(asked.template, asked, teller)) || t("ask-something");
}

/** A message with the words of a phrase; nothing if there is no such message. */
function filled(id: string, phrase: PhraseInfo, teller: Teller): Part[] {
  if (phrase.template === PLAIN) return [{ kind: "text", text: phrase.words.text ?? "", id: "" }];
  if (!knows(id)) return [];
  const slots: Part[][] = [];
  const args: Record<string, string | number> = { count: phrase.count };
  for (const [key, word] of Object.entries(phrase.words)) {
    const value = wordAs(key, word, phrase, teller);
    if (Array.isArray(value)) args[key] = hold(slots, value);
    else args[key] = value;
  }
  return cut(t(id, args), slots);
}

/** What a line must not begin with; Chinese has no spaces, and breaks before any of its signs. */
const TAIL = /^(?:(?!\p{Script=Han})\S)+/u;

/**
 * Each part with what follows it without a space: a full stop must not begin a line because an
 * animal is a button.
 */
export function joined(parts: readonly Part[]): { part: Part; tail: string }[] {
  const done: { part: Part; tail: string }[] = [];
  for (const part of parts) {
    const before = done.at(-1);
    const tail = part.kind === "text" ? (TAIL.exec(part.text)?.[0] ?? "") : "";
    if (before?.part.kind !== "animal" || !tail) {
      done.push({ part, tail: "" });
      continue;
    }
    before.tail = tail;
    const text = part.text.slice(tail.length);
    if (text) done.push({ part: { ...part, text }, tail: "" });
  }
  return done;
}

/** The sentence as plain text. */
export function plain(parts: readonly Part[]): string {
  return parts.map((part) => part.text).join("");
}

/** The animals a phrase speaks of, in the order of its words. */
export function animalsOf(phrase: PhraseInfo, game: GameName): string[] {
  return Object.entries(phrase.words)
    .filter(([key]) => isAnimal(key, game))
    .map(([, word]) => word);
}

/** What kind of thing a word names, as the engine declares it. */
function kindOf(key: string, game: GameName): string {
  return WORDS[game]?.[key] ?? "";
}

function isAnimal(key: string, game: GameName): boolean {
  return kindOf(key, game) === "animal";
}

/** A word as what Fluent selects by (a number, a colour, a place), or as parts to be linked. */
function wordAs(
  key: string,
  word: string,
  phrase: PhraseInfo,
  teller: Teller,
): string | number | Part[] {
  const { game } = teller;
  switch (kindOf(key, game)) {
    case "animal":
      return [{ kind: "animal", text: teller.animal?.(word) ?? word, id: word }];
    case "number":
      return Number(word);
    case "trait":
      return [{ kind: "trait", text: traitName(word, game), id: word }];
    case "card":
    case "cards":
      return listed(word.split(", ").map((card) => cardPart(card, game)));
    case "seat":
      return [{ kind: "seat", text: teller.name(word), id: word }];
    case "face":
    case "faces":
      return listed(word.split(", ").map((face) => facePart(face, phrase, teller)));
    case "source":
      return sourceName(word, word);
    default:
      return word;
  }
}

function cardPart(card: string, game: GameName): Part {
  return { kind: "card", text: cardName(card, game), id: card };
}

/** A thrown face; where it is thrown for the first player it comes with whose it is. */
function facePart(face: string, phrase: PhraseInfo, teller: Teller): Part {
  if (phrase.template !== "dice.first-player") return { kind: "die", text: face, id: face };
  const space = face.lastIndexOf(" ");
  const seat = teller.name(face.slice(0, space));
  const text = tOr("log-throw", face, { seat, face: face.slice(space + 1) });
  return { kind: "text", text, id: face };
}

/** Several parts with commas and an `and` between them. */
function listed(parts: Part[]): Part[] {
  if (parts.length < 2) return parts;
  const shape = new Intl.ListFormat(language(), { type: "conjunction" });
  let next = 0;
  return shape.formatToParts(parts.map((part) => part.text)).map((piece) => {
    const part = piece.type === "element" ? parts[next++] : undefined;
    return part ?? { kind: "text", text: piece.value, id: "" };
  });
}

// What is to be linked goes through Fluent as a mark from the private part of Unicode.
const MARK = 0xe000;

function hold(slots: Part[][], parts: Part[]): string {
  slots.push(parts);
  return String.fromCharCode(MARK + slots.length - 1);
}

function cut(text: string, slots: Part[][]): Part[] {
  const parts: Part[] = [];
  let run = "";
  const flush = (): void => {
    if (run) parts.push({ kind: "text", text: run, id: "" });
    run = "";
  };
  for (const letter of text) {
    const held = slots[(letter.codePointAt(0) ?? 0) - MARK];
    if (held) {
      flush();
      parts.push(...held);
    } else run += letter;
  }
  flush();
  return parts;
}
