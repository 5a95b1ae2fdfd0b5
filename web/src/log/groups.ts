/** The log in its order of reading: turns, in them phases, in them decisions with their lines. */

import type { PhraseInfo, Step } from "../wire";
import { isSaid } from "./sentence";
import type { GameName } from "./words";

/** What one decision brought within one phase; a decision that ends a phase has several. */
export interface Deed {
  step: Step;
  /** The first piece of its step: here it is said who decided. */
  head: boolean;
  /** What the Shadow does after it, by its own rules. */
  shadow: boolean;
  lines: PhraseInfo[];
}

export interface Stretch {
  /** A phase of the game, or empty where the one before goes on. */
  phase: string;
  /** A round of feeding; 0 where there is none. */
  round: number;
  deeds: Deed[];
}

export interface Chapter {
  /** The turn (or the round of the creatures); 0 before the first. */
  number: number;
  last: boolean;
  /** Whose the first player is, as a call. */
  first: string;
  stretches: Stretch[];
}

export function chapters(steps: readonly Step[], game: GameName): Chapter[] {
  const book = new Book(game);
  for (const step of steps) book.write(step);
  return book.chapters;
}

class Book {
  readonly chapters: Chapter[] = [];
  private stretch: Stretch | null = null;
  private deed: Deed | null = null;

  constructor(private readonly game: GameName) {}

  write(step: Step): void {
    this.deed = null;
    let head = true;
    for (const line of step.lines) {
      const opens = opening(line, this.game);
      if (opens) {
        this.chapters.push({ ...opens, stretches: [] });
        this.stretch = this.deed = null;
      } else if (line.template.startsWith("phase.")) {
        this.begin(line.template.slice("phase.".length), 0);
      } else if (line.template === "round") {
        const waits = this.stretch?.deeds.length === 0 ? this.stretch : null;
        if (waits) waits.round = Number(line.words.round);
        else this.begin("", Number(line.words.round));
      } else if (isSaid(line, this.game)) {
        const shadow = line.template.startsWith("shadow.");
        if (!this.deed || (shadow && !this.deed.shadow)) {
          const stretch = this.stretch ?? this.begin("", 0);
          this.deed = { step, head: head && !shadow, shadow, lines: [] };
          head = false;
          stretch.deeds.push(this.deed);
        }
        this.deed.lines.push(line);
      }
    }
  }

  private begin(phase: string, round: number): Stretch {
    let chapter = this.chapters.at(-1);
    if (!chapter) {
      chapter = { number: 0, last: false, first: "", stretches: [] };
      this.chapters.push(chapter);
    }
    this.deed = null;
    this.stretch = { phase, round, deeds: [] };
    chapter.stretches.push(this.stretch);
    return this.stretch;
  }
}

function opening(line: PhraseInfo, game: GameName): Omit<Chapter, "stretches"> | null {
  const first = line.words.seat ?? "";
  if (game === "evolution" && (line.template === "turn" || line.template === "turn.last")) {
    return { number: Number(line.words.turn), last: line.template === "turn.last", first };
  }
  if (game === "creatures" && line.template === "round") {
    return { number: Number(line.words.round), last: false, first };
  }
  return null;
}
