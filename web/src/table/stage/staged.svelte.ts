/** A live table as the stage shows it: nothing is asked before the board is where the game is. */

import type { Client, GameView } from "../../lib/client";
import type { Ask, Clocks, Guide, Hints, Own, ReasonInfo, Step, TableInfo } from "../../wire";
import type { Stage } from "./stage.svelte";

export class Staged implements Client {
  readonly live = true;

  constructor(
    private readonly now: Client,
    private readonly stage: Stage,
  ) {}

  get id(): string {
    return this.now.id;
  }

  get table(): TableInfo | null {
    const table = this.now.table;
    // The end is told when it has been seen.
    return table?.status === "over" && this.stage.behind
      ? { ...table, status: "playing", result: null }
      : table;
  }

  get clocks(): Clocks | null {
    return this.now.clocks;
  }

  get steps(): readonly Step[] {
    return this.stage.shown.steps;
  }

  get view(): GameView | null {
    return this.stage.shown.view;
  }

  get facing(): number {
    return this.now.facing;
  }

  get own(): Own | null {
    return this.stage.shown.owns.find((own) => own.seat === this.facing) ?? null;
  }

  get ask(): Ask | null {
    return this.stage.behind ? null : this.now.ask;
  }

  get guide(): Guide | null {
    return this.stage.behind ? null : (this.now.guide ?? null);
  }

  get mayUndo(): "no" | "free" | "ask" {
    return this.now.mayUndo;
  }

  get busy(): boolean {
    return this.now.busy;
  }

  decide(action: string): Promise<void> {
    return this.now.decide(action);
  }

  undo(): Promise<void> {
    return this.now.undo();
  }

  why(action: string): Promise<ReasonInfo[]> {
    return this.now.why(action);
  }

  hint(): Promise<Hints> {
    return this.now.hint();
  }

  lookAt(step: number): Promise<boolean> {
    return this.now.lookAt?.(step) ?? Promise.resolve(false);
  }
}
