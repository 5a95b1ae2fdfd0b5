/** What the guide of a lesson says now: one sentence at a time, then the move is yours. */
import type { Client } from "../lib/client";
import type { Ask, Guide, Move } from "../wire";

/** Said where the lesson has no answer of its own to a move that has to wait. */
const INSTEAD = "lesson-instead";

export class Talk {
  private at = $state(0);
  private answer = $state("");
  private heard = $state("");

  constructor(private readonly client: () => Client) {}

  /** The guide, while the table is as far as it speaks of. */
  get guide(): Guide | null {
    return this.client().guide ?? null;
  }

  /** Each step begins with its first sentence, also when a move was taken back. */
  private get place(): number {
    return this.heard === this.step ? this.at : 0;
  }

  private get step(): string {
    return `${this.guide?.step ?? -1}`;
  }

  /** The message that is said now; empty: none. */
  get sentence(): string {
    return this.guide?.says?.[this.place] ?? "";
  }

  /** Is there more to hear before anything can be done? */
  get more(): boolean {
    return this.place + 1 < (this.guide?.says?.length ?? 0);
  }

  /** What was said to a move that has to wait; empty: nothing. */
  get aside(): string {
    return this.heard === this.step ? this.answer : "";
  }

  get over(): boolean {
    return this.guide?.over === true && !this.more;
  }

  next(): void {
    if (!this.more) return;
    const next = this.place + 1;
    this.heard = this.step;
    this.at = next;
    this.answer = "";
  }

  /** The move that the guide means, of those that are asked for. */
  meant(ask: Ask | null): Move | null {
    for (const action of this.guide?.actions ?? []) {
      const move = ask?.moves.find((each) => each.action === action);
      if (move) return move;
    }
    return null;
  }

  /** Do these moves all have to wait?  If so, the guide says why. */
  waits(moves: readonly Move[]): boolean {
    const { actions = [], later = {} } = this.guide ?? {};
    if (actions.length === 0 || moves.some(({ action }) => actions.includes(action))) return false;
    const place = this.place;
    this.heard = this.step;
    this.at = place;
    this.answer = moves.map(({ action }) => later[action]).find(Boolean) ?? INSTEAD;
    return true;
  }
}
