/**
 * Between what the server has told and what is painted: what happened is played in order, and the
 * board reaches each state when it has been shown how that came about.  See decision 0050.
 */

import type { GameView } from "../../lib/client";
import type { Own, PhraseInfo, Step } from "../../wire";
import { type Beat, LENGTH, type Position, type Script } from "./beats";
import { cue } from "./cues";
import { partly, settledBefore } from "./progress";

/** A state of the table as the server told it. */
export interface Told {
  readonly steps: readonly Step[];
  readonly view: GameView | null;
  readonly owns: readonly Own[];
}

/** A beat while it plays. */
export interface Playing {
  readonly key: number;
  readonly beat: Beat;
  readonly milliseconds: number;
  readonly before: GameView;
  readonly after: GameView;
  /** The line that says it; while dice roll, what they are rolled for. */
  readonly line: PhraseInfo | undefined;
}

/** What came with one message, to be played. */
interface Act {
  readonly told: Told;
  readonly fresh: readonly Step[];
  readonly lines: readonly PhraseInfo[];
  readonly before: Position;
  readonly after: Position;
  readonly beats: readonly Beat[];
}

/** So much may wait at the normal speed, in milliseconds; with more, all of it plays faster. */
const PATIENCE = 6_000;
const FASTEST = 0.25;
/** More steps than these in one message, or more beats after an absence, are told in a summary. */
const MANY_STEPS = 6;
const MANY_BEATS = 14;

const NOTHING: Told = { steps: [], view: null, owns: [] };

export class Stage {
  /** What is to be painted. */
  shown: Told = $state.raw(NOTHING);
  playing: Playing | null = $state.raw(null);
  /** What happened during an absence, until it has been read. */
  missed: readonly PhraseInfo[] = $state.raw([]);
  /** The board is not yet where the game is. */
  behind = $state(false);

  private now: Told = NOTHING;
  private script: Script | null = null;
  private queue: Act[] = [];
  private at = 0;
  private keys = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private away = false;
  /** What came while the page was out of sight and is not played, as where nothing is. */
  private unseen: readonly Step[] = [];

  /**
   * `speed` says how much longer than normal everything takes (0: nothing is played); `arrived` is
   * called whenever the board is where the game is.
   */
  constructor(
    private readonly speed: () => number,
    private readonly arrived: () => void = () => undefined,
  ) {}

  /** Play by this script from now on; gives back how to stop that. Without one nothing is played. */
  perform(script: Script): () => void {
    this.script = script;
    return () => {
      if (this.script !== script) return;
      this.script = null;
      this.skip();
    };
  }

  /** The server has told this; `from` is the first step that is new or another than before. */
  learn(told: Told, from: number | null): void {
    const last = this.now;
    this.now = told;
    const known = last.steps.at(-1)?.number ?? -1;
    // What was taken back is not played backwards.
    if (from !== null && from <= known) return this.skip();
    const fresh = told.steps.filter((step) => step.number > known);
    const act = this.actOf(last, told, fresh);
    if (!act) {
      if (this.away && last.view) this.unseen = [...this.unseen, ...fresh];
      // Nothing happened that could be shown; whatever else is new waits for its turn.
      const waiting = this.queue.at(-1);
      if (waiting) this.queue[this.queue.length - 1] = { ...waiting, told };
      else this.arrive();
      return;
    }
    if (fresh.length > MANY_STEPS) return this.summarise(fresh);
    this.queue.push(act);
    this.behind = true;
    if (!this.playing && !this.away) this.begin();
  }

  /** To now, at once. */
  skip(): void {
    this.arrive();
  }

  /** The page is out of sight, or in sight again. */
  look(away: boolean): void {
    if (away === this.away) return;
    this.away = away;
    if (away) {
      clearTimeout(this.timer);
      return;
    }
    const { unseen } = this;
    this.unseen = [];
    const waiting = this.queue.reduce((sum, act) => sum + act.beats.length, 0);
    if (waiting > MANY_BEATS || unseen.length > MANY_STEPS) {
      const steps = [...this.queue.flatMap((act) => act.fresh), ...unseen];
      this.summarise(steps.sort((one, two) => one.number - two.number));
    } else if (this.queue.length > 0) this.begin();
  }

  /** The summary has been read. */
  read(): void {
    this.missed = [];
  }

  private actOf(last: Told, told: Told, fresh: readonly Step[]): Act | null {
    const script = this.script;
    if (!script || !last.view || !told.view || fresh.length === 0 || this.speed() === 0)
      return null;
    const lines = fresh.flatMap((step) => step.lines);
    const beats = script.beats(lines, last.view, told.view);
    if (beats.length === 0) return null;
    const before = { view: last.view, owns: last.owns };
    const after = { view: told.view, owns: told.owns };
    return { told, fresh, lines, before, after, beats };
  }

  private summarise(fresh: readonly Step[]): void {
    const lines = fresh.flatMap((step) => step.lines);
    this.missed = [...this.missed, ...lines];
    this.arrive();
  }

  private arrive(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.at = 0;
    this.playing = null;
    this.shown = this.now;
    this.behind = false;
    this.arrived();
  }

  /** The beat that is next. */
  private begin(): void {
    const act = this.queue[0];
    const beat = act?.beats[this.at];
    if (!act || !beat) return this.arrive();
    const speed = this.speed();
    if (speed === 0) return this.arrive();
    const milliseconds = Math.round(LENGTH[beat.kind] * speed * this.hurry());
    this.paint(act, this.at, beat.begins);
    this.keys += 1;
    this.playing = {
      key: this.keys,
      beat,
      milliseconds,
      before: act.before.view,
      after: act.after.view,
      line: act.lines[beat.begins - 1],
    };
    cue(beat, milliseconds);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end(), milliseconds);
  }

  private end(): void {
    const act = this.queue[0];
    if (!act) return this.arrive();
    this.at += 1;
    if (this.at >= act.beats.length) {
      this.queue.shift();
      this.at = 0;
      this.shown = act.told;
      if (this.queue.length === 0) return this.arrive();
    }
    this.begin();
  }

  /** The board before this beat of an act, with so many lines told. */
  private paint(act: Act, at: number, lines: number): void {
    const settled = settledBefore(act.beats, at);
    const told = act.lines.slice(0, lines);
    const position = this.script?.between(act.before, act.after, settled, told) ?? act.after;
    this.shown = { ...position, steps: [...this.earlier(act), ...partly(act.fresh, lines)] };
  }

  private earlier(act: Act): readonly Step[] {
    const first = act.fresh[0]?.number ?? Infinity;
    return act.told.steps.filter((step) => step.number < first);
  }

  private hurry(): number {
    const waiting = this.queue
      .flatMap((act, place) => (place === 0 ? act.beats.slice(this.at) : act.beats))
      .reduce((sum, beat) => sum + LENGTH[beat.kind], 0);
    // One long act is a story; what piles up behind it is a delay.
    const own = (this.queue[0]?.beats ?? []).reduce((sum, beat) => sum + LENGTH[beat.kind], 0);
    const patience = Math.max(PATIENCE, own);
    return waiting > patience ? Math.max(FASTEST, patience / waiting) : 1;
  }
}
