/**
 * From the legal moves and what has been picked so far: what can be picked next, and which move it
 * comes to.  Nothing is sent before a move is found; until then every pick can be taken back.
 */
import type { Ask, Move } from "../../wire";
import { isThing, parts, type Pick } from "./things";
import { type Ground, SURE, waysOf, type Way } from "./ways";

export interface Stand {
  /** What has been picked, with what followed by itself. */
  readonly picks: readonly Pick[];
  /** What can be picked next, in the order of the moves. */
  readonly next: readonly Pick[];
  /** The moves that are still possible. */
  readonly moves: readonly Move[];
  /** The one that was meant, once there is no doubt. */
  readonly found: Move | null;
}

export const NOTHING: Stand = { picks: [], next: [], moves: [], found: null };

/** Choices that make themselves when there is only one. */
const OBVIOUS = new Set(["via", "token", "count", "symbiont"]);

function isObvious(pick: Pick): boolean {
  return OBVIOUS.has(parts(pick)[0]) || pick === "ignore:";
}

export class Flow {
  private readonly ways: readonly Way[];

  constructor(
    readonly ask: Ask,
    readonly ground: Ground,
  ) {
    this.ways = waysOf(ask.moves, ask.question.words, ground);
  }

  /** Where these picks have led to. */
  stand(picks: readonly Pick[]): Stand {
    let gone = [...picks];
    for (;;) {
      const alive = this.ways.filter((way) => begins(way.picks, gone));
      const moves = [...new Set(alive.map((way) => way.move))];
      const next = [...new Set(alive.flatMap((way) => way.picks[gone.length] ?? []))];
      const only = next.length === 1 ? next[0] : undefined;
      const over = alive.some((way) => way.picks.length === gone.length);
      if (only !== undefined && !over && gone.length > 0 && isObvious(only)) {
        gone = [...gone, only];
        continue;
      }
      // However few moves are left, one that asks again is not found before it was asked.
      const doubt = alive.some((way) => way.picks.indexOf(SURE) >= gone.length);
      return { picks: gone, next, moves, found: doubt ? null : found(picks.at(-1), moves, over) };
    }
  }

  /** What picking this now leads to; nothing if it leads nowhere. */
  pick(picks: readonly Pick[], pick: Pick): Stand | null {
    const on = this.stand([...picks, pick]);
    if (on.moves.length > 0) return on;
    // Pointing at a rival's animal is aiming, and to aim in vain is no new beginning.
    if (this.isRival(pick) && !picks.every((one) => this.isRival(one))) return null;
    const again = this.stand([pick]);
    return again.moves.length > 0 ? again : null;
  }

  /** Is it an animal of somebody else? */
  isRival(pick: Pick): boolean {
    const [kind, name] = parts(pick);
    return kind === "animal" && !this.ground.own(name);
  }

  /** Could this be picked, now or to begin with? */
  leads(picks: readonly Pick[], pick: Pick): boolean {
    return this.stand(picks).next.includes(pick);
  }

  /** The moves that remain if this is picked now. */
  after(picks: readonly Pick[], pick: Pick): readonly Move[] {
    return this.stand([...picks, pick]).moves;
  }
}

function found(last: Pick | undefined, moves: readonly Move[], over: boolean): Move | null {
  const only = moves.length === 1 ? moves[0] : undefined;
  if (!only || last === undefined) return null;
  // A button says what it does; pointing at something may yet mean something else.
  return over || !isThing(last) ? only : null;
}

function begins(way: readonly Pick[], gone: readonly Pick[]): boolean {
  return gone.length <= way.length && gone.every((pick, place) => way[place] === pick);
}

/** The one legal move, if there is no choice at all. */
export function forced(ask: Ask): Move | null {
  // Also asked of those who have no choice; how fast they answer must not tell (EXP-RULING-16).
  if (ask.always) return null;
  return ask.moves.length === 1 ? (ask.moves[0] ?? null) : null;
}
