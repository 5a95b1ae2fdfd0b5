/** What others did to a player's creatures since that player's last move, from the log. */
import { ownerOf } from "../log/doer";
import { sinceMove } from "../table/since/happenings";
import type { Happened } from "../table/since/strip";
import type { PhraseInfo, Step } from "../wire";

export type Kind =
  "attacked" | "withstood" | "guarded" | "drained" | "lulled" | "burnt" | "scared" | "given";

export interface Happening extends Happened {
  readonly kind: Kind;
  /** The trait that was lost. */
  readonly trait: string;
}

/** What a strike does, by the line that tells of it. */
const BLOWS: ReadonlyMap<string, Kind> = new Map([
  ["lost", "drained"],
  ["slept", "lulled"],
  ["burnt", "burnt"],
]);

export function happenings(steps: readonly Step[], seat: number): Happening[] {
  if (seat < 0) return [];
  const told = new Told(seat);
  for (const step of sinceMove(steps, seat)) told.hear(step);
  return told.found;
}

class Told {
  readonly found: Happening[] = [];

  constructor(private readonly seat: number) {}

  hear(step: Step): void {
    // Who strikes; my own answer to an attack is followed by its strikes.
    let striker = "";
    for (const line of step.lines) {
      const [kind = ""] = line.template.split(".");
      if (kind === "struck") striker = line.words.creature ?? "";
      this.read(line, step.number, striker);
    }
  }

  private isMine(creature: string): boolean {
    return creature !== "" && ownerOf(creature) === this.seat;
  }

  private read({ template, words }: PhraseInfo, step: number, striker: string): void {
    const { creature = "", other = "", trait = "" } = words;
    const [kind = ""] = template.split(".");
    const note = (what: Kind, whom: string, by: string): void => {
      if (!this.isMine(whom) || !by || this.isMine(by)) return;
      this.found.push({ step, kind: what, animal: whom, by, trait });
    };
    const blow = BLOWS.get(kind);
    if (kind === "attacked") note("attacked", other, creature);
    else if (kind === "redirected") {
      const attack = this.ended(creature, "guarded", step);
      if (attack) note("attacked", other, attack.by);
    } else if (template === "struck.vain") {
      const open = this.found.findLast((one) => one.by === creature);
      if (open) this.ended(open.animal, "withstood", step);
    } else if (blow) {
      if (!this.isMine(striker) && !this.ended(creature, blow, step, trait)) {
        note(blow, creature, striker);
      }
    } else if (kind === "scared") note("scared", other, creature);
    else if (kind === "gave") note("given", other, creature);
  }

  /** The attack on this creature that was told last becomes what it came to, if it is still open. */
  private ended(creature: string, kind: Kind, step: number, trait = ""): Happening | null {
    const at = this.found.findLastIndex((one) => one.animal === creature);
    const attack = this.found[at];
    if (attack?.kind !== "attacked" && attack?.kind !== "withstood") return null;
    this.found[at] = { ...attack, step, kind, trait };
    return attack;
  }
}
