/**
 * A websocket that comes back by itself: with growing pauses and some jitter, so that a restarted
 * server is not met by everybody at once.
 */

export interface LineEvents {
  open(): void;
  message(text: string): void;
  /** The connection is gone; `tries` failed since it was last good. */
  lost(tries: number): void;
}

const pauses = [400, 1_000, 2_000, 4_000, 8_000, 15_000];

/** How long to wait before the next try. */
export function pauseAfter(tries: number, random: () => number = Math.random): number {
  const longest = pauses[Math.min(tries, pauses.length) - 1] ?? 0;
  return longest * (0.5 + random() / 2);
}

export class Line {
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private wanted = false;

  constructor(
    private readonly address: () => string,
    private readonly events: LineEvents,
  ) {}

  start(): void {
    if (this.wanted) return;
    this.wanted = true;
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  stop(): void {
    this.wanted = false;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.timer);
    this.drop();
  }

  /** The connection has proven itself: the next pause is a short one again. */
  good(): void {
    this.tries = 0;
  }

  /** Whether it went out; if not, it has to be said again after the next `open`. */
  send(text: string): boolean {
    if (this.socket?.readyState !== 1) return false;
    this.socket.send(text);
    return true;
  }

  /** Try again now instead of at the end of the pause. */
  retry(): void {
    if (!this.wanted || this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  }

  /** The connection seems dead though nobody said so: begin a new one. */
  renew(): void {
    this.drop();
    this.failed();
  }

  private readonly hurry = (): void => {
    if (document.visibilityState !== "hidden") this.retry();
  };

  private connect(): void {
    let socket: WebSocket;
    try {
      socket = new WebSocket(this.address());
    } catch {
      this.failed();
      return;
    }
    this.socket = socket;
    socket.onopen = () => this.events.open();
    socket.onmessage = (event: MessageEvent) => {
      if (typeof event.data === "string") this.events.message(event.data);
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.failed();
    };
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onmessage = socket.onclose = null;
    // One that is still being opened is closed as soon as it is: browsers complain otherwise.
    socket.onopen = socket.readyState === 0 ? () => socket.close() : null;
    if (socket.readyState !== 0) socket.close();
  }

  private failed(): void {
    if (!this.wanted) return;
    this.tries += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), pauseAfter(this.tries));
    this.events.lost(this.tries);
  }
}
