/** The public tables, as they come and go. */

import type { Lobby as LobbyMessage, Summary } from "../wire";
import { socketAddress } from "./api";
import { Line } from "./line";

export class LobbyClient {
  link: "connecting" | "open" | "lost" = $state("connecting");
  tables: readonly Summary[] = $state.raw([]);

  private readonly line = new Line(() => socketAddress("/api/lobby"), {
    open: () => undefined,
    message: (text) => this.hear(text),
    lost: () => (this.link = "lost"),
  });

  open(): void {
    this.line.start();
  }

  close(): void {
    this.line.stop();
  }

  retry(): void {
    this.line.retry();
  }

  private hear(text: string): void {
    let message: { t?: string };
    try {
      message = JSON.parse(text) as { t?: string };
    } catch {
      return;
    }
    if (message.t !== "lobby") return;
    this.tables = (message as LobbyMessage).tables;
    this.link = "open";
    this.line.good();
  }
}
