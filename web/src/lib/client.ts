/**
 * What a table component paints and asks: a live table (`TableClient`), or a position of a replay.
 * Components of the table take `{ client: Client }` and know nothing of sockets.
 */

import type {
  Ask,
  Clocks,
  CreaturesView,
  EvolutionView,
  Guide,
  Hints,
  Own,
  ReasonInfo,
  Step,
  TableInfo,
} from "../wire";

export type GameView = EvolutionView | CreaturesView;

export interface Client {
  /** The table's id, as in its link. */
  readonly id: string;
  /** False in a replay: there is nothing to decide. */
  readonly live: boolean;
  /** All about the table but the game itself; null until the server has told. */
  readonly table: TableInfo | null;
  readonly clocks: Clocks | null;
  /** What happened, decision by decision. */
  readonly steps: readonly Step[];
  /** The game as a spectator has it; what only a seat knows is in `own`. */
  readonly view: GameView | null;
  /** The seat this screen is turned to; -1 for a spectator, and while the curtain is down. */
  readonly facing: number;
  /** What that seat knows beyond what is open. */
  readonly own: Own | null;
  /** What that seat must decide now; null while it is somebody else's affair. */
  readonly ask: Ask | null;
  /** What the guide of a lesson says; null or left out at other tables. */
  readonly guide?: Guide | null;
  /** What `undo` would do now: nothing, take the decision back, or ask the others. */
  readonly mayUndo: "no" | "free" | "ask";
  /** A decision is on its way and not yet part of `view`. */
  readonly busy: boolean;

  /** Decide what is asked, by the notation of one of `ask.moves`.  Throws a `Refusal`. */
  decide(action: string): Promise<void>;
  /** Take the last decision back, or propose it: `mayUndo` tells which. */
  undo(): Promise<void>;
  /** Why can I not do this?  Empty: it is legal. */
  why(action: string): Promise<ReasonInfo[]>;
  /** What a strong bot would do, the best first. */
  hint(): Promise<Hints>;
  /** Show the table as it was after this step, where that can be done; false if it is not known. */
  lookAt?(step: number): Promise<boolean>;
}

/** A command that was not carried out; nothing has changed. */
export class Refusal extends Error {
  constructor(
    readonly why: string,
    text: string,
    readonly reasons: readonly ReasonInfo[] = [],
  ) {
    super(text);
    this.name = "Refusal";
  }
}

/** The seat's number by what views and log lines call it; -1 if there is none such. */
export function seatOf(client: Client, call: string): number {
  return client.table?.seats.findIndex((seat) => seat.call === call) ?? -1;
}

/** What people see of a seat, by what views and log lines call it. */
export function nameOf(client: Client, call: string): string {
  return client.table?.seats.find((seat) => seat.call === call)?.name || call;
}
