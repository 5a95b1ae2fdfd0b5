/** The log in its order of reading: turns, in them phases, in them decisions with their lines. */

import { gameModule } from "../games";
import type { PhraseInfo, Step } from "../wire";
import { doerOf, type Seats } from "./doer";
import { isEchoed, isSaid } from "./sentence";
import type { GameName } from "./words";

/**
 * What one player did within one phase because of one decision; a decision that ends a phase, or that
 * others carry on with, has several.
 */
export interface Deed {
  step: Step;
  /** Whose doing it is; -1: the game's own. */
  seat: number;
  /** The first piece of its step: here it is said how it was decided. */
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

/** Who decides for an absent player is shown even where nothing else is. */
const TOLD: ReadonlySet<Step["by"]> = new Set(["clock", "stand-in"]);

export function chapters(steps: readonly Step[], seats: Seats): Chapter[] {
  const book = new Book(seats);
  for (const step of steps) book.write(step);
  return book.chapters;
}

class Book {
  readonly chapters: Chapter[] = [];
  private stretch: Stretch | null = null;
  private deed: Deed | null = null;

  constructor(private readonly seats: Seats) {}

  private get game(): GameName {
    return this.seats.game;
  }

  write(step: Step): void {
    this.deed = null;
    let [head, before] = [true, step.seat];
    for (const [at, line] of step.lines.entries()) {
      if (isEchoed(line, step.lines[at + 1])) continue;
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
        const doer = doerOf(line, step, before, this.seats);
        const shadow = this.isShadows(line, doer, step.seat);
        const seat = shadow ? step.seat : doer;
        if (head && seat !== step.seat && TOLD.has(step.by)) {
          this.open({ step, seat: step.seat, head, shadow: false, lines: [] });
          head = false;
        }
        const last = this.deed as Deed | null;
        const same = last?.seat === seat && last.shadow === shadow;
        const deed =
          last && same ? last : this.open({ step, seat, head: head && !shadow, shadow, lines: [] });
        head = false;
        deed.lines.push(line);
        before = doer;
      }
    }
  }

  /** The Shadow goes on until the game, or a player, does something. */
  private isShadows(line: PhraseInfo, doer: number, seat: number): boolean {
    if (line.template.startsWith("shadow.")) return true;
    if (this.deed?.shadow !== true) return false;
    // A trait that comes to a creature is the doing of who decides, and here that is the Shadow.
    return line.template.startsWith("added") || (doer !== seat && doer >= 0);
  }

  private open(deed: Deed): Deed {
    const stretch = this.stretch ?? this.begin("", 0);
    this.deed = deed;
    stretch.deeds.push(deed);
    return deed;
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
  const { chapters } = gameModule(game);
  const word = Object.hasOwn(chapters, line.template) ? chapters[line.template] : undefined;
  if (word === undefined) return null;
  return { number: Number(line.words[word]), last: line.template.endsWith(".last"), first };
}
