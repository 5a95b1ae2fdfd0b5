/** How something is found in the rulebook, in any of its languages. */

import type { ClauseInfo, Rulebook, RulePage } from "../wire";
import { folded, stem } from "./stem";

export interface Hit {
  page: RulePage;
  clause: ClauseInfo | null;
  weight: number;
}

/**
 * What is searched for: a piece of text that may stand anywhere, or, in letters whose words have
 * many forms, a stem that a word begins with.
 */
export interface Term {
  text: string;
  stem: string;
}

const HAN = /\p{Script=Han}/u;
const WORD = /[\p{L}\p{M}\p{N}'-]+/gu;

/** The terms of a query.  Chinese has no spaces: any two signs that stand together are a term. */
export function termsOf(query: string): Term[] {
  const terms = folded(query)
    .split(/\s+/)
    .flatMap((word) => word.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? [])
    .flatMap((word) => (HAN.test(word) ? pairs(word) : [word]))
    .map((text) => ({ text, stem: stem(text) }));
  return terms.filter((term, at) => terms.findIndex((one) => one.text === term.text) === at);
}

function pairs(signs: string): string[] {
  const each = [...signs];
  if (each.length < 3) return [signs];
  return each.slice(1).map((sign, at) => `${each[at]}${sign}`);
}

/** A text made ready to be searched. */
class Searched {
  readonly text: string;
  private stems: Set<string> | null = null;

  constructor(text: string) {
    this.text = folded(text);
  }

  has(term: Term): boolean {
    if (this.text.includes(term.text)) return true;
    if (term.stem === term.text && !/\p{Script=Cyrillic}/u.test(term.text)) return false;
    this.stems ??= new Set((this.text.match(WORD) ?? []).map(stem));
    return this.stems.has(term.stem);
  }
}

/** What has all of it, the most likely first. */
export function search(book: Rulebook, query: string, most = 60): Hit[] {
  const terms = termsOf(query);
  if (!terms.length) return [];
  const whole = folded(query.trim());
  const hits: Hit[] = [];
  for (const page of book.pages) {
    const title = new Searched(page.title);
    const intro = new Searched(page.intro);
    if (terms.every((term) => title.has(term) || intro.has(term))) {
      const named = terms.every((term) => title.has(term));
      const begins = title.text.startsWith(terms[0]?.text ?? "");
      hits.push({ page, clause: null, weight: named ? (begins ? 100 : 80) : 30 });
    }
    for (const clause of page.clauses) {
      const weight = weigh(clause, title, terms, whole);
      if (weight > 0) hits.push({ page, clause, weight });
    }
  }
  return hits.sort((a, b) => b.weight - a.weight).slice(0, most);
}

/** How well a clause answers; 0: not at all. */
function weigh(clause: ClauseInfo, title: Searched, terms: readonly Term[], whole: string): number {
  const id = clause.id.toLowerCase();
  if (id === whole) return 200;
  const text = new Searched(clause.text);
  const rest = new Searched(clause.scenarios.join(" "));
  let weight = text.text.includes(whole) ? 5 : 0;
  for (const term of terms) {
    if (id.includes(term.text)) weight += 20;
    else if (text.has(term)) weight += 10;
    else if (title.has(term) || rest.has(term)) weight += 2;
    else return 0;
  }
  return weight;
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** A text cut where one of the terms stands, so that it can be marked. */
export function marked(text: string, terms: readonly Term[]): Piece[] {
  if (!terms.length) return [{ text, hit: false }];
  const stems = new Set(terms.map((term) => term.stem));
  const escaped = terms.map((term) => term.text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const found = new RegExp(`(${escaped.join("|")})`, "gi");
  const isForm = (word: string): boolean => stems.has(stem(folded(word)));
  return cut(text, /([\p{Script=Cyrillic}'’ʼ-]+)/u, isForm)
    .flatMap((piece) => (piece.hit ? [piece] : cut(piece.text, found, () => true)))
    .filter((piece) => piece.text);
}

/** Cut by a pattern with one group; what the group has found may be a hit. */
function cut(text: string, by: RegExp, isHit: (found: string) => boolean): Piece[] {
  const pieces: Piece[] = [];
  text.split(by).forEach((part, place) => {
    const hit = place % 2 === 1 && isHit(part);
    const last = pieces.at(-1);
    if (last && !hit && !last.hit) last.text += part;
    else pieces.push({ text: part, hit });
  });
  return pieces;
}
