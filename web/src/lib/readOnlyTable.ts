/** A table that can be seen but not played at: a replay, or an earlier step of a running game. */

import type { Ask, Hints, Own, ReasonInfo } from "../wire";
import type { Refusal } from "./client";

export abstract class ReadOnlyTable {
  readonly live = false;
  readonly ask: Ask | null = null;
  readonly busy = false;
  readonly mayUndo = "no";

  abstract readonly facing: number;
  /** What each seat knows from whose viewpoint the table is shown. */
  abstract readonly owns: readonly Own[];

  /** Why nothing can be done here. */
  protected abstract refusal(): Refusal;

  /** What the person at the screen knows; never what others who share it know. */
  get own(): Own | null {
    return this.owns.find((own) => own.seat === this.facing) ?? null;
  }

  decide(_action: string): Promise<void> {
    return Promise.reject(this.refusal());
  }

  undo(): Promise<void> {
    return Promise.reject(this.refusal());
  }

  why(_action: string): Promise<ReasonInfo[]> {
    return Promise.resolve([]);
  }

  hint(): Promise<Hints> {
    return Promise.reject(this.refusal());
  }
}
