/**
 * Commands on their way.  Each has an id of ours and is sent until it is answered, also over a new
 * connection; the server does each id once.
 */

import type { AnyCommand, AnyMessage, Refused } from "../wire";
import { Refusal } from "./client";

/** Each kind of command without its id. */
export type Wish = AnyCommand extends infer C
  ? C extends AnyCommand
    ? Omit<C, "id">
    : never
  : never;
export type Reply = Extract<AnyMessage, { id: string }>;

interface Waiting {
  text: string;
  command: Wish;
  sent: number;
  resolve(reply: Exclude<Reply, Refused>): void;
  reject(refusal: Refusal): void;
}

const again = 5_000; // milliseconds of silence before a command is said once more

export class Outbox {
  private readonly waiting = new Map<string, Waiting>();
  private readonly mark = Math.random().toString(36).slice(2, 10);
  private count = 0;

  constructor(private readonly send: (text: string) => boolean) {}

  post(command: Wish): Promise<Exclude<Reply, Refused>> {
    this.count += 1;
    const id = `${this.mark}-${this.count}`;
    const text = JSON.stringify({ ...command, id });
    return new Promise((resolve, reject) => {
      const sent = this.send(text) ? Date.now() : 0;
      this.waiting.set(id, { text, command, sent, resolve, reject });
    });
  }

  /** The server has answered one. */
  take(reply: Reply): void {
    const waiting = this.waiting.get(reply.id);
    if (!waiting) return;
    this.waiting.delete(reply.id);
    if (reply.t === "refused") {
      waiting.reject(new Refusal(reply.why, reply.text, reply.reasons));
    } else {
      waiting.resolve(reply);
    }
  }

  /** A new connection: everything unanswered is said again, in order. */
  resend(): void {
    for (const waiting of this.waiting.values()) {
      waiting.sent = this.send(waiting.text) ? Date.now() : 0;
    }
  }

  /** Say again what has been unanswered for too long. */
  remind(): void {
    const now = Date.now();
    for (const waiting of this.waiting.values()) {
      if (now - waiting.sent >= again && this.send(waiting.text)) waiting.sent = now;
    }
  }

  /** Nobody waits for the answers any more. */
  forget(): void {
    this.waiting.clear();
  }

  /** There will be no answers any more. */
  giveUp(why: string, text: string): void {
    const all = [...this.waiting.values()];
    this.waiting.clear();
    for (const waiting of all) waiting.reject(new Refusal(why, text));
  }
}
