/** One table as this browser knows it: what the server told, and what it is asked for. */

import type {
  AnyMessage,
  Ask,
  ChatLine,
  Clocks,
  Done,
  Guide,
  Hints,
  News,
  Own,
  PastPosition,
  ReasonInfo,
  Step,
  TableInfo,
  Welcome,
} from "../wire";
import { socketAddress, Trouble } from "./api";
import { type Client, type GameView, Refusal } from "./client";
import { turn, type Turned } from "./hotseat";
import { Line } from "./line";
import { Outbox, type Wish } from "./outbox";
import { Past, type Position, Seen } from "./past";
import { Pulse } from "./pulse";
import { pace } from "./settings.svelte";
import { Stage } from "../table/stage/stage.svelte";
import { Staged } from "../table/stage/staged.svelte";

/** What this client speaks; a server that speaks something else wants a newer page. */
export const PROTOCOL = 1;

export type LinkState = "connecting" | "open" | "lost" | "ended";

/** Why there is no way back to this table with this page. */
export interface Ending {
  why: string;
  text: string;
}

export class TableClient implements Client {
  readonly live = true;

  link: LinkState = $state("connecting");
  /** Connected, as far as we know, but the server owes us an answer. */
  private quiet = $state(false);
  /** The browser itself says that there is no network. */
  private offline = $state(false);
  ending: Ending | null = $state.raw(null);
  /** I have asked for one more game. */
  wantsRematch = $state(false);
  /** The server was replaced by another version while this page was open. */
  renewed = $state(false);

  welcome: Welcome | null = $state.raw(null);
  table: TableInfo | null = $state.raw(null);
  clocks: Clocks | null = $state.raw(null);
  steps: readonly Step[] = $state.raw([]);
  view: GameView | null = $state.raw(null);
  /** What each of my seats knows. */
  owns: readonly Own[] = $state.raw([]);
  /** What my seats must decide. */
  asks: readonly Ask[] = $state.raw([]);
  /** What the guide says, at the table of a lesson. */
  guide: Guide | null = $state.raw(null);
  private undoing: "no" | "free" | "ask" = $state("no");
  chat: readonly ChatLine[] = $state.raw([]);

  /** An earlier position that is looked at; null: the game as it is. */
  seen: Position | null = $state.raw(null);
  private readonly past = new Past();
  /** Plays what happened, so that the board comes to it step by step. */
  readonly stage = new Stage(pace, () => this.face());
  /** How often an earlier position was asked for, or left: only the last wish counts. */
  private looks = 0;

  private turned: Turned = $state.raw({ facing: -1, passTo: -1 });
  private deciding = $state(0);
  private told = $state(-1);
  private awaited = $state(-1);
  /** The server's clock minus ours, in milliseconds. */
  private ahead = 0;

  private readonly line: Line;
  private readonly outbox: Outbox;
  private ticking: ReturnType<typeof setInterval> | undefined;
  private readonly pulse: Pulse;
  /** The server took us for a stranger, and we are asking who we are. */
  private doubted = false;

  /**
   * `exists` is asked when no connection can be made: a socket cannot say why.  `recall` knows what
   * a player saw before this page was opened, `whoAmI` which person this browser is now.
   */
  constructor(
    readonly id: string,
    private readonly exists: (table: string) => Promise<unknown> = () => Promise.resolve(),
    private readonly recall: (table: string, step: number) => Promise<PastPosition> = () =>
      Promise.reject(new Refusal("no-step", "nobody knows")),
    private readonly whoAmI: () => Promise<string> = () => Promise.resolve(""),
  ) {
    this.line = new Line(
      () => {
        const since = this.told >= 0 ? `?since=${this.told}` : "";
        return socketAddress(`/api/tables/${encodeURIComponent(id)}/socket${since}`);
      },
      {
        open: () => undefined, // it counts from `welcome` on
        message: (text) => this.hear(text),
        lost: (tries) => this.miss(tries),
      },
    );
    this.outbox = new Outbox((text) => this.link === "open" && this.line.send(text));
    this.pulse = new Pulse({
      ask: () => void this.outbox.post({ t: "ping" }).catch(() => undefined),
      quiet: (on) => (this.quiet = on),
      dead: () => this.line.renew(),
    });
  }

  // What components read

  /** Why nothing reaches the server now; empty: it does. */
  get cut(): "" | "offline" | "quiet" | "lost" {
    if (this.link !== "lost" && !(this.quiet && this.link === "open")) return "";
    if (this.offline) return "offline";
    return this.link === "lost" ? "lost" : "quiet";
  }

  get facing(): number {
    return this.turned.facing;
  }

  /** The seat the screen has to be passed to before anything of its own is shown; -1: none. */
  get passTo(): number {
    return this.turned.passTo;
  }

  get own(): Own | null {
    return this.owns.find((own) => own.seat === this.facing) ?? null;
  }

  get ask(): Ask | null {
    return this.asks.find((ask) => ask.seat === this.facing) ?? null;
  }

  get busy(): boolean {
    return this.deciding > 0 || this.told < this.awaited;
  }

  /** Where nobody else is a person there is nobody to ask. */
  get mayUndo(): "no" | "free" | "ask" {
    const others = this.table?.seats.some((seat) => seat.who === "person" && !seat.mine) ?? true;
    return this.undoing === "ask" && !others ? "free" : this.undoing;
  }

  /** The seats that are mine. */
  get mine(): number[] {
    return (this.table?.seats ?? []).flatMap((seat, number) => (seat.mine ? [number] : []));
  }

  /** The table as far as it has been played. */
  readonly staged: Client = new Staged(this, this.stage);
  /** What is to be painted: the table as it has been played, or as it was. */
  readonly shown: Client = $derived(this.seen ? new Seen(this, this.seen) : this.staged);

  /** Show the table as it was after this step; false if that is not known. */
  async lookAt(step: number): Promise<boolean> {
    const wish = ++this.looks;
    const told = this.past.at(step);
    if (step > this.newest || (!told && !this.mine.length)) return false;
    const found = told ?? (await this.recalled(step));
    if (wish !== this.looks) return true; // something else is looked at by now
    if (step > this.newest) return false; // it was taken back
    // The newest position is the game itself.
    this.seen = found.step < this.newest ? found : null;
    return true;
  }

  private get newest(): number {
    return this.steps.at(-1)?.number ?? 0;
  }

  private async recalled(step: number): Promise<Position> {
    const found = await this.recall(this.id, step);
    return { step, view: found.public as GameView, owns: found.own };
  }

  /** The step before or after the one that is looked at; null if there is none to be seen. */
  stepBeside(by: 1 | -1): number | null {
    if (!this.seen) return null;
    const step = this.seen.step;
    const beside = by < 0 ? this.past.before(step) : this.past.after(step);
    return beside !== null && (this.mine.length || this.past.at(beside)) ? beside : null;
  }

  async lookBeside(by: 1 | -1): Promise<void> {
    const step = this.stepBeside(by);
    if (step !== null) await this.lookAt(step);
  }

  /** Back to the game as it is. */
  lookOn(): void {
    this.looks += 1;
    this.seen = null;
  }

  /** The server's time now, in its milliseconds. */
  serverNow(): number {
    return Date.now() + this.ahead;
  }

  // Coming and going

  open(): void {
    this.offline = !navigator.onLine;
    addEventListener("offline", this.wentOffline);
    addEventListener("online", this.cameOnline);
    this.line.start();
    this.ticking ??= setInterval(() => this.tick(), 1_000);
  }

  close(): void {
    clearInterval(this.ticking);
    this.ticking = undefined;
    removeEventListener("offline", this.wentOffline);
    removeEventListener("online", this.cameOnline);
    this.stage.skip();
    this.line.stop();
    this.outbox.forget();
  }

  /** Try to connect now instead of at the end of the pause. */
  retry(): void {
    this.line.retry();
  }

  /** The person the curtain waited for has taken the screen. */
  take(): void {
    if (this.turned.passTo >= 0) this.turned = { facing: this.turned.passTo, passTo: -1 };
  }

  // What can be asked for

  /** Send a command until it is answered; throws a `Refusal`. */
  async send(command: Wish): Promise<void> {
    if (command.t === "rematch") this.wantsRematch = true;
    await this.outbox.post(command);
  }

  async decide(action: string): Promise<void> {
    const ask = this.ask;
    if (!ask) throw new Refusal("stale", "nothing is asked of you now");
    this.deciding += 1;
    try {
      if (this.link === "open") this.pulse.expect();
      const done = await this.outbox.post({ t: "decide", moment: ask.moment, action });
      this.awaited = Math.max(this.awaited, (done as Done).v);
    } finally {
      this.deciding -= 1;
    }
  }

  undo(): Promise<void> {
    return this.send({ t: "undo" });
  }

  async why(action: string): Promise<ReasonInfo[]> {
    const reply = await this.outbox.post({ t: "why", action });
    return reply.t === "reasons" ? reply.reasons : [];
  }

  async hint(): Promise<Hints> {
    const reply = await this.outbox.post({ t: "hint" });
    if (reply.t !== "hints") throw new Refusal("strange", "no hint came");
    return reply;
  }

  /** Let the table's bots take so much longer than usual; only the host's wish counts. */
  async setPace(factor: number): Promise<void> {
    if (!this.table?.seats.some((seat) => seat.mine && seat.host)) return;
    await this.send({ t: "pace", percent: Math.round(factor * 100) });
  }

  /** All my seats are ready, with something of ours in the shuffle. */
  ready(): Promise<void> {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    return this.send({ t: "ready", nonce });
  }

  // What the server says

  private hear(text: string): void {
    this.pulse.heard();
    let message: AnyMessage;
    try {
      message = JSON.parse(text) as AnyMessage;
    } catch {
      return;
    }
    switch (message.t) {
      case "welcome":
        return this.greet(message);
      case "news":
        return this.learn(message);
      case "farewell":
        if (!message.again) this.end(message.why, message.text);
        return;
      default:
        this.outbox.take(message);
    }
  }

  private greet(welcome: Welcome): void {
    if (welcome.protocol !== PROTOCOL) {
      this.end("other-version", `the server speaks protocol ${welcome.protocol}`);
      return;
    }
    if (this.welcome?.person && !welcome.person) {
      void this.doubt(this.welcome.person);
      return;
    }
    this.doubted = false;
    if (this.welcome && this.welcome.server !== welcome.server) this.renewed = true;
    this.welcome = welcome;
    this.link = "open";
    this.line.good();
    this.outbox.resend();
  }

  /**
   * We came in as a stranger.  If this browser has just signed out elsewhere, the new cookie may
   * have come a moment after the old one was shown: then come in again.
   */
  private async doubt(person: string): Promise<void> {
    this.doubted = true;
    const known = await this.whoAmI().catch(() => "");
    if (this.link === "ended" || !this.doubted) return;
    if (known === person) this.line.renew();
    else this.end("signed-out", "the server does not know this browser any more");
  }

  private learn(news: News): void {
    if (this.doubted) return; // meant for a stranger
    if (news.clocks) {
      this.clocks = news.clocks;
      this.ahead = news.clocks.now - Date.now();
    }
    if (news.steps) {
      const from = news.steps_from ?? Infinity;
      this.steps = [...this.steps.filter((step) => step.number < from), ...news.steps];
      this.past.forget(from);
      if ((this.seen?.step ?? -1) >= from) this.lookOn();
    }
    if (news.chat) {
      this.chat = [...this.chat.slice(0, news.chat_from ?? this.chat.length), ...news.chat];
    }
    if (news.table) this.table = news.table;
    if (news.public) this.view = news.public as GameView;
    if (news.own) this.owns = news.own;
    if (this.view && (news.public || news.own)) {
      this.past.keep({ step: this.newest, view: this.view, owns: this.owns });
    }
    if (news.ask) this.asks = news.ask;
    if (news.undo) this.undoing = news.undo;
    if (news.guide) this.guide = news.guide;
    this.told = news.v;
    // A table that was taken back to an earlier state counts from there.
    if (news.table && this.awaited > news.v && this.deciding === 0) this.awaited = news.v;
    this.stage.learn(
      { steps: this.steps, view: this.view, owns: this.owns },
      news.steps ? (news.steps_from ?? null) : null,
    );
  }

  /** Show the screen of the seat that is asked, once the reason has been shown. */
  private face(): void {
    // Before the game there is nothing to hide yet, and the first hand needs the curtain, too.
    const mine = this.table?.status === "gathering" ? [] : this.mine;
    this.turned = turn(this.turned, mine, this.asks[0]?.seat ?? -1);
  }

  private miss(tries: number): void {
    if (this.link === "ended") return;
    if (this.link === "open") this.link = "lost";
    this.pulse.forget();
    if (tries % 5 !== 1 && this.welcome) return;
    this.exists(this.id).catch((error: unknown) => {
      if (!(error instanceof Trouble)) return;
      // A client that was connected before leaves only if the table is gone.
      const shut = error.status >= 400 && error.status < 500 && error.status !== 429;
      if (this.welcome ? error.status === 404 : shut) {
        this.end(error.why, error.message);
      } else if (this.link === "connecting") {
        this.link = "lost";
      }
    });
  }

  private end(why: string, text: string): void {
    this.ending = { why, text };
    this.link = "ended";
    this.line.stop();
    this.outbox.giveUp(why, text);
  }

  private tick(): void {
    if (this.link !== "open") return;
    this.outbox.remind();
    this.pulse.tick();
  }

  private readonly wentOffline = (): void => {
    this.offline = true;
    if (this.link === "open") this.pulse.doubt();
  };

  private readonly cameOnline = (): void => {
    this.offline = false;
    if (this.link === "open") this.pulse.ask();
  };
}
