/** What the server was asked about a position: why not, and what a bot would do. */
import { Refusal, type Client } from "../../lib/client";
import { t, tOr } from "../../lib/i18n";
import type { Advice, ReasonInfo } from "../../wire";

/** Why something was refused, and what would work. */
export interface Refused {
  readonly reasons: readonly ReasonInfo[];
  /** The reason in words, where no rule has to be named. */
  readonly words: string;
  readonly instead: string;
}

export class Asking {
  refused: Refused | null = $state.raw(null);
  advice: readonly Advice[] = $state.raw([]);
  /** The advised action that is shown on the board. */
  shown = $state("");
  thinking = $state(false);
  /** Something that went wrong, in words. */
  trouble = $state("");
  /** What was last looked at without being picked. */
  looked = $state("");
  private round = 0;

  /** Is there an answer on the screen, to be put away? */
  get speaks(): boolean {
    return this.refused !== null || this.advice.length > 0;
  }

  clear(): void {
    this.round += 1;
    this.refused = null;
    this.advice = [];
    this.shown = "";
    this.thinking = false;
    this.trouble = "";
    this.looked = "";
  }

  /** Refuse something for a reason that needs no rule. */
  refuse(words: string, instead: string): void {
    this.refused = { reasons: [], words, instead };
  }

  /** Ask the server why not.  What it cannot make out is still answered in words. */
  async why(client: Client, line: string, instead: string): Promise<void> {
    const round = (this.round += 1);
    let reasons: readonly ReasonInfo[];
    try {
      reasons = await client.why(line);
    } catch (error) {
      if (round !== this.round) return;
      if (!(error instanceof Refusal)) return this.tell(error);
      reasons = error.reasons;
    }
    if (round !== this.round) return;
    this.refused = { reasons, words: reasons.length > 0 ? "" : t("refused-nothing"), instead };
  }

  async hint(client: Client): Promise<void> {
    this.clear();
    const round = this.round;
    this.thinking = true;
    try {
      const hints = await client.hint();
      if (round !== this.round) return;
      this.advice = hints.moves;
      this.shown = hints.moves[0]?.action ?? "";
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
      // The table has moved on meanwhile; it shows where it is.
      if (error.why === "stale") return;
      const words = tOr(`problem-${error.why}`, error.message);
      if (error.reasons.length === 0) this.trouble = words;
      else this.refused = { reasons: error.reasons, words: "", instead: "" };
    } else {
      this.trouble = t("problem-strange");
    }
  }
}
