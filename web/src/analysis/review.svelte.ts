/** The analysis of a finished game: asked for, waited for, and what it says at each step. */

import { api } from "../lib/api";
import type { AnalysisInfo, AnalysisState, DecisionInfo, TurningInfo } from "../wire";

/** Milliseconds between two looks at an analysis that is worked on. */
const EVERY = 1_000;

/** Something that mattered: a marked decision, a turning point, or both. */
export interface Item {
  /** Its place among the moments. */
  readonly place: number;
  readonly turn: number;
  /** The step of the replay that shows it. */
  readonly step: number;
  readonly decision: DecisionInfo | null;
  readonly turning: TurningInfo | null;
}

export class Review {
  state: AnalysisState | null = $state.raw(null);
  trouble: unknown = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly table: string) {}

  get found(): AnalysisInfo | null {
    return this.state?.analysis ?? null;
  }

  /** Is it there already, or on its way? */
  look(): Promise<void> {
    return this.ask(api.analysis(this.table));
  }

  /** Let the game be analysed. */
  begin(): Promise<void> {
    return this.ask(api.analyse(this.table));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async ask(answer: Promise<AnalysisState>): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.state = await answer;
      this.trouble = null;
    } catch (error) {
      this.trouble = error;
    }
    const status = this.state?.status;
    if (!this.closed && (status === "waiting" || status === "working")) {
      this.timer = setTimeout(() => void this.look(), EVERY);
    }
  }
}

/** The step of the replay for each moment; a table that goes on from another begins in the middle. */
export function stepsOf(found: AnalysisInfo, last: number): number[] {
  const before = (found.moments.at(-1)?.decisions ?? 0) - last;
  return found.moments.map(({ decisions }) => Math.max(0, decisions - before));
}

/** The moment that a step of the replay shows: the last one before the next decision. */
export function placeAt(steps: readonly number[], step: number): number {
  return Math.max(
    0,
    steps.findLastIndex((one) => one <= step),
  );
}

/** What mattered, in the order of the game; slips are marked in the graph alone. */
export function itemsOf(found: AnalysisInfo, steps: readonly number[]): Item[] {
  return found.moments.flatMap(({ turn, decision }, place) => {
    const marked = decision?.mark && decision.mark !== "slip" ? decision : null;
    const point = found.turning_points.find((one) => one.place === place) ?? null;
    if (!marked && !point) return [];
    // What follows is seen at the next moment.
    const step = steps[place + 1] ?? steps[place] ?? 0;
    return [{ place, turn, step, decision: marked, turning: point }];
  });
}

export function percent(share: number): number {
  return Math.round(100 * share);
}

/** With its sign, as luck is told. */
export function signed(share: number): string {
  const points = percent(share);
  return points > 0 ? `+${points}` : `${points}`.replace("-", "−");
}
