/** The end of a turn: who died and who lived, by player, from the log. */
import { ownerOf } from "../../log/doer";
import type { PhraseInfo, Step } from "../../wire";

/** What killed an animal when the turn ended. */
export type Cause = "starved" | "died-of-poison" | "died-of-neoplasia";

export interface Fate {
  readonly seat: number;
  readonly died: readonly { readonly animal: string; readonly cause: Cause }[];
  readonly lived: readonly string[];
}

export interface Extinction {
  readonly turn: number;
  /** The step in which it ended. */
  readonly step: number;
  readonly fates: readonly Fate[];
}

const CAUSES: ReadonlySet<string> = new Set<Cause>([
  "starved",
  "died-of-poison",
  "died-of-neoplasia",
]);
const BIRTHS: ReadonlySet<string> = new Set(["new-animal", "born", "restored"]);

/** The last extinction of all; null if there was none, or it is not over. */
export function lastExtinction(steps: readonly Step[], seats: number): Extinction | null {
  const tale = new Tale(seats);
  for (const step of steps) for (const line of step.lines) tale.hear(line, step.number);
  return tale.last;
}

class Tale {
  last: Extinction | null = null;
  private readonly living = new Set<string>();
  private turn = 0;
  /** The dead of the extinction that goes on; null: there is none. */
  private dying: { animal: string; cause: Cause }[] | null = null;

  constructor(private readonly seats: number) {}

  hear({ template, words }: PhraseInfo, step: number): void {
    const [kind = ""] = template.split(".");
    const animal = words.animal ?? "";
    if (kind === "turn" || kind === "game-over") {
      if (this.dying) this.last = this.told(step, this.dying);
      this.dying = null;
      if (kind === "turn") this.turn = Number(words.turn);
    } else if (template === "phase.extinction") this.dying = [];
    else if (BIRTHS.has(kind)) this.living.add(animal);
    else if (kind === "eaten") this.living.delete(words.prey ?? "");
    else if (CAUSES.has(kind)) {
      this.living.delete(animal);
      this.dying?.push({ animal, cause: kind as Cause });
    }
  }

  private told(step: number, dying: readonly { animal: string; cause: Cause }[]): Extinction {
    const fates = Array.from({ length: this.seats }, (_, seat) => ({
      seat,
      died: dying.filter(({ animal }) => ownerOf(animal) === seat),
      lived: [...this.living].filter((animal) => ownerOf(animal) === seat),
    }));
    return { turn: this.turn, step, fates };
  }
}
