/** Positions of a running game as they were told, to be seen again. */

import { type Client, type GameView, Refusal } from "./client";
import { ReadOnlyTable } from "./readOnlyTable";
import type { Clocks, Own, Step, TableInfo } from "../wire";

/** The game after a step, as far as this browser was told of it then. */
export interface Position {
  readonly step: number;
  readonly view: GameView;
  readonly owns: readonly Own[];
}

/** More than any game has; a browser that is left open for weeks does not fill up. */
const most = 1_500;

export class Past {
  private readonly kept: Position[] = [];

  keep(position: Position): void {
    this.forget(position.step);
    this.kept.push(position);
    if (this.kept.length > most) this.kept.shift();
  }

  /** This step and all later ones did not happen after all. */
  forget(step: number): void {
    while ((this.kept.at(-1)?.step ?? -1) >= step) this.kept.pop();
  }

  /**
   * The first position in which this step has happened; null if it was over before the page was
   * opened, and nobody knows how far the table had come by then.
   */
  at(step: number): Position | null {
    const first = this.kept[0];
    if (!first || step < first.step) return null;
    return this.kept.find((one) => one.step >= step) ?? null;
  }

  /** The step before this one that can be looked at; of those that were not told each can. */
  before(step: number): number | null {
    const told = this.kept.findLast((one) => one.step < step);
    if (told) return told.step;
    return step > 0 ? step - 1 : null;
  }

  /** The step after this one. */
  after(step: number): number | null {
    const first = this.kept[0]?.step ?? 0;
    if (step + 1 < first) return step + 1;
    return this.kept.find((one) => one.step > step)?.step ?? null;
  }
}

/** A table at an earlier step: it is painted like any other, and nothing is asked at it. */
export class Seen extends ReadOnlyTable implements Client {
  constructor(
    private readonly now: Client,
    private readonly position: Position,
  ) {
    super();
  }

  get id(): string {
    return this.now.id;
  }

  get table(): TableInfo | null {
    return this.now.table;
  }

  get clocks(): Clocks | null {
    return this.now.clocks;
  }

  /** All of them: what happened since must not be told again on the way back. */
  get steps(): readonly Step[] {
    return this.now.steps;
  }

  get view(): GameView {
    return this.position.view;
  }

  get facing(): number {
    return this.now.facing;
  }

  get owns(): readonly Own[] {
    return this.position.owns;
  }

  lookAt(step: number): Promise<boolean> {
    return this.now.lookAt?.(step) ?? Promise.resolve(false);
  }

  protected refusal(): Refusal {
    return new Refusal("stale", "this has happened already");
  }
}
