/** Short messages that go by themselves. */

import { Trouble } from "./api";
import { Refusal } from "./client";
import { t, tOr } from "./i18n";

export interface Toast {
  number: number;
  text: string;
  kind: "info" | "wrong";
}

class Toasts {
  all: Toast[] = $state.raw([]);
  /** Where they can be shown: the page, and each open dialog.  The last one shows them. */
  places: readonly string[] = $state.raw([]);
  private count = 0;

  say(text: string, kind: Toast["kind"] = "info"): void {
    this.count += 1;
    const toast = { number: this.count, text, kind };
    this.all = [...this.all.filter((one) => one.text !== text), toast].slice(-4);
    setTimeout(() => this.drop(toast.number), 3_000 + text.length * 60);
  }

  /** A place to show them, until the answer is called. */
  showAt(place: string): () => void {
    this.places = [...this.places, place];
    return () => (this.places = this.places.filter((one) => one !== place));
  }

  drop(number: number): void {
    this.all = this.all.filter((toast) => toast.number !== number);
  }

  /** What went wrong, in the reader's words. */
  explain(error: unknown): void {
    this.say(wordsFor(error), "wrong");
  }
}

export function wordsFor(error: unknown): string {
  // What quotes the engine, such as a line it could not read, has a message of its own.
  if (error instanceof Trouble || error instanceof Refusal) {
    return tOr(`problem-${error.why}`, error.message);
  }
  console.error(error);
  return t("problem-strange");
}

export const toasts = new Toasts();
