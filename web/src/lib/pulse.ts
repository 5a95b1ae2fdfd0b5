/**
 * Does the other end still answer?  A connection that died silently looks like one on which nothing
 * happens, so the server is asked for a word now and then.  Times in milliseconds.
 */

/** After so long without a word the server is asked for one. */
const REST = 5_000;
/** Without an answer for so long, it is said that there is none. */
const PATIENCE = 2_000;
/** Then the connection is given up for a new one. */
const HOPE = 8_000;

export interface PulseEvents {
  /** Ask the server for a word. */
  ask(): void;
  /** Whether an answer is overdue. */
  quiet(on: boolean): void;
  /** No answer will come on this connection. */
  dead(): void;
}

export class Pulse {
  private heardAt = 0;
  /** Since when an answer is waited for; 0: it is not. */
  private since = 0;
  private overdue = false;

  constructor(
    private readonly events: PulseEvents,
    private readonly now: () => number = Date.now,
  ) {}

  /** The server has said something. */
  heard(): void {
    this.heardAt = this.now();
    this.since = 0;
    this.be(false);
  }

  /** Something was sent that is answered at once. */
  expect(): void {
    this.since ||= this.now();
  }

  /** The browser says that the network has gone: believe it until the server answers. */
  doubt(): void {
    this.be(true);
    this.ask();
  }

  ask(): void {
    this.expect();
    this.events.ask();
  }

  /** A new connection begins: what was not answered on the last one says nothing about it. */
  forget(): void {
    this.since = 0;
    this.be(false);
  }

  /** Called once in a while, at least every second. */
  tick(): void {
    const now = this.now();
    if (!this.since) {
      if (now - this.heardAt > REST) this.ask();
    } else if (now - this.since > HOPE) {
      this.since = 0;
      this.events.dead();
    } else if (now - this.since > PATIENCE) this.be(true);
  }

  private be(overdue: boolean): void {
    if (overdue === this.overdue) return;
    this.overdue = overdue;
    this.events.quiet(overdue);
  }
}
