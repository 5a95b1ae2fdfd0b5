/** The rulebook in the order of reading, and what an address is about. */

import { tOr } from "../lib/i18n";
import type { ClauseInfo, Rulebook, RulePage } from "../wire";

export interface Shelf {
  /** `game`, `traits`, `expansions`, `rulings`, `options`, `solo`. */
  name: string;
  game: RulePage["game"];
  pages: RulePage[];
}

const SHELVES = ["game", "solo", "traits", "expansions", "rulings", "options"];

/** The game's own pages as one would tell them; the others by name. */
const TOLD = [
  "game-setup",
  "game-components",
  "game-turn",
  "game-first-turn",
  "game-development",
  "game-food",
  "game-feeding",
  "game-hunting",
  "game-fat",
  "game-traits-in-general",
  "game-pairs",
  "game-extinction",
  "game-dealing",
  "game-scoring",
  "game-variants",
  "creatures-game-setup",
  "creatures-game-round",
  "creatures-game-turn",
  "creatures-game-actions",
  "creatures-game-attack",
  "creatures-game-ending",
];

/** The games that have pages, in the order of the book. */
export function gamesIn(book: Rulebook): string[] {
  return [...new Set(book.pages.map((page) => page.game))];
}

export function shelves(book: Rulebook): Shelf[] {
  const found: Shelf[] = [];
  for (const game of gamesIn(book)) {
    const others = book.pages.map((page) => page.shelf).filter((name) => !SHELVES.includes(name));
    for (const name of new Set([...SHELVES, ...others])) {
      const pages = book.pages.filter((page) => page.game === game && page.shelf === name);
      if (pages.length) found.push({ name, game, pages: pages.sort(inOrder) });
    }
  }
  return found;
}

/** What a game's book is called. */
export const bookTitle = (book: Rulebook, game: string): string =>
  tOr(`rules-game-${game}`, book.titles[game] ?? game);

export const shelfTitle = (shelf: string): string => tOr(`rules-shelf-${shelf}`, shelf);

function inOrder(a: RulePage, b: RulePage): number {
  const place = (page: RulePage): number => {
    const told = TOLD.indexOf(page.name);
    return told < 0 ? TOLD.length : told;
  };
  return place(a) - place(b) || a.title.localeCompare(b.title);
}

/** What an address is about: a page, and a clause of it if it names one. */
export function find(
  book: Rulebook,
  about: string,
): { page: RulePage; clause: ClauseInfo | null } | null {
  const word = about.toLowerCase();
  const page = book.pages.find((one) => one.name === word);
  if (page) return { page, clause: null };
  for (const one of book.pages) {
    const clause = one.clauses.find(({ id }) => id.toLowerCase() === word);
    if (clause) return { page: one, clause };
  }
  return null;
}
