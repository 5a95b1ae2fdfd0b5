/** What the server was asked about a position: why not, and what a bot would do. */
import { Refusal, type Client } from "../../lib/client";
import { t, tOr } from "../../lib/i18n";
import type { Advice, ReasonInfo } from "../../wire";

export class Asking {
  reasons: readonly ReasonInfo[] = $state.raw([]);
  advice: readonly Advice[] = $state.raw([]);
  thinking = $state(false);
  /** Something that went wrong, in words. */
  trouble = $state("");
  /** What was last looked at without being picked. */
  looked = $state("");
  private round = 0;

  clear(): void {
    this.round += 1;
    this.reasons = [];
    this.advice = [];
    this.thinking = false;
    this.trouble = "";
    this.looked = "";
  }

  async why(client: Client, line: string): Promise<void> {
    const round = (this.round += 1);
    try {
      const reasons = await client.why(line);
      if (round === this.round) this.reasons = reasons;
    } catch (error) {
      if (round === this.round) this.tell(error);
    }
  }

  async hint(client: Client): Promise<void> {
    this.clear();
    const round = this.round;
    this.thinking = true;
    try {
      const hints = await client.hint();
      if (round === this.round) this.advice = hints.moves;
    } catch (error) {
      if (round === this.round) this.tell(error);
    }
    if (round === this.round) this.thinking = false;
  }

  async undo(client: Client): Promise<void> {
    this.clear();
    try {
      await client.undo();
    } catch (error) {
      this.tell(error);
    }
  }

  async decide(client: Client, action: string): Promise<void> {
    this.clear();
    try {
      await client.decide(action);
    } catch (error) {
      this.tell(error);
    }
  }

  private tell(error: unknown): void {
    if (error instanceof Refusal) {
      this.reasons = error.reasons;
      // The table has moved on meanwhile; it shows where it is.
      if (error.reasons.length === 0 && error.why !== "stale") {
        this.trouble = tOr(`problem-${error.why}`, error.message);
      }
    } else {
      this.trouble = t("problem-strange");
    }
  }
}
