/** A finished game that is stepped through; to components it is a table at which nothing is asked. */

import { api } from "../lib/api";
import { type Client, type GameView, Refusal } from "../lib/client";
import { ReadOnlyTable } from "../lib/readOnlyTable";
import type { Clocks, Own, ReplayInfo, ReplayPosition, SeatInfo, Step, TableInfo } from "../wire";

/** The viewpoint that sees everything. */
export const OPEN = -1;

/** Which step an address shows, and as whom.  Older links call the viewpoint `eyes`. */
export function placeIn(query: URLSearchParams): { viewpoint: number; step: number } {
  const number = (text: string | null, otherwise: number): number => {
    const value = Number.parseInt(text ?? "", 10);
    return Number.isNaN(value) ? otherwise : value;
  };
  return {
    viewpoint: number(query.get("viewpoint") ?? query.get("eyes"), OPEN),
    step: number(query.get("step"), 0),
  };
}

export class Replay extends ReadOnlyTable implements Client {
  readonly clocks: Clocks | null = null;

  info: ReplayInfo | null = $state.raw(null);
  position: ReplayPosition | null = $state.raw(null);
  /** The step that is looked at. */
  at = $state(0);
  /** Something went wrong, and a message says so. */
  trouble: unknown = $state.raw(null);

  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is painted from it
  private readonly kept = new Map<string, Promise<ReplayPosition>>();

  constructor(readonly id: string) {
    super();
  }

  /** What is seen from a viewpoint; the step stays as far as it can. */
  async open(viewpoint: number, step: number): Promise<void> {
    try {
      this.info = await api.replay(this.id, viewpoint);
      this.trouble = null;
      await this.go(step);
    } catch (error) {
      this.trouble = error;
    }
  }

  async go(step: number): Promise<void> {
    if (!this.info) return;
    this.at = Math.max(0, Math.min(step, this.last));
    const wanted = this.at;
    const viewpoint = this.viewpoint;
    try {
      const position = await this.fetch(wanted, viewpoint);
      // Do not show steps that the user has already passed.
      if (this.at === wanted && this.viewpoint === viewpoint) {
        this.position = position;
        this.trouble = null;
      }
      for (const next of [wanted + 1, wanted + 2]) {
        if (next <= this.last) void this.fetch(next, viewpoint).catch(() => undefined);
      }
    } catch (error) {
      if (this.at === wanted) this.trouble = error;
    }
  }

  private fetch(step: number, viewpoint: number): Promise<ReplayPosition> {
    const key = `${viewpoint} ${step}`;
    let found = this.kept.get(key);
    if (!found) {
      found = api.position(this.id, step, viewpoint);
      this.kept.set(key, found);
      found.catch(() => this.kept.delete(key));
    }
    return found;
  }

  get last(): number {
    return Math.max(0, (this.info?.steps.length ?? 1) - 1);
  }

  get viewpoint(): number {
    return this.info?.viewpoint ?? OPEN;
  }

  // What components read

  get table(): TableInfo | null {
    return this.info ? tableOf(this.info) : null;
  }

  get steps(): readonly Step[] {
    return this.info?.steps ?? [];
  }

  get view(): GameView | null {
    return (this.position?.public ?? null) as GameView | null;
  }

  get facing(): number {
    return this.viewpoint;
  }

  get owns(): readonly Own[] {
    return this.position?.own ?? [];
  }

  protected refusal(): Refusal {
    return new Refusal("over", "this game is over");
  }
}

function tableOf(info: ReplayInfo): TableInfo {
  return {
    status: "over",
    problem: info.problem,
    game: info.game,
    setup: info.setup,
    differs: [],
    cards: 0,
    engine: "",
    seats: info.calls.map((call, seat) => seatOf(call, info.names[seat] ?? call)),
    watchers: 0,
    commitment: "",
    seed: "",
    nonces: [],
    paused: false,
    proposal: null,
    result: info.result,
    rematch: "",
    origin: "",
    origin_step: 0,
  };
}

function seatOf(call: string, name: string): SeatInfo {
  return {
    call,
    name,
    who: "person",
    bot: "",
    mine: false,
    host: false,
    here: false,
    ready: true,
    stand_in: false,
    left: false,
    surrendered: false,
    muted: false,
  };
}
