/** What happened to a player's animals since that player's last move, from the log. */
import { doerOf, ownerOf } from "../../log/doer";
import type { PhraseInfo, Step } from "../../wire";
import type { Happened } from "./strip";

export type Kind =
  | "attacked"
  | "eaten"
  | "escaped"
  | "hid"
  | "inked"
  | "dropped"
  | "diverted"
  | "robbed"
  | "burdened"
  | "poisoned"
  | "stung"
  | "grown"
  | "starved"
  | "died-of-poison"
  | "died-of-neoplasia";

export interface Happening extends Happened {
  readonly kind: Kind;
  /** The seat whose doing it is; -1: nobody's. */
  readonly seat: number;
  /** The trait that was lost, or that came. */
  readonly trait: string;
}

/** What becomes of an attack, by the line that tells of it. */
const ENDS: ReadonlyMap<string, Kind> = new Map([
  ["ran.away", "escaped"],
  ["hid", "hid"],
  ["inked", "inked"],
  ["dropped", "dropped"],
  ["dropped.pair", "dropped"],
  ["redirected", "diverted"],
]);

/** What an animal suffers without an attack. */
const SUFFERED: ReadonlySet<string> = new Set<Kind>([
  "poisoned",
  "stung",
  "grown",
  "starved",
  "died-of-poison",
  "died-of-neoplasia",
]);

/** The steps since a seat last decided something itself, and that step. */
export function sinceMove(steps: readonly Step[], seat: number): readonly Step[] {
  const last = steps.findLastIndex((step) => step.seat === seat && step.by === "player");
  return steps.slice(Math.max(0, last));
}

export function happenings(
  steps: readonly Step[],
  seat: number,
  seatOf: (call: string) => number,
): Happening[] {
  if (seat < 0) return [];
  const told = new Told(seat, seatOf);
  for (const step of sinceMove(steps, seat)) told.hear(step);
  return told.found;
}

class Told {
  readonly found: Happening[] = [];

  constructor(
    private readonly seat: number,
    private readonly seatOf: (call: string) => number,
  ) {}

  hear(step: Step): void {
    let doer = step.seat;
    for (const line of step.lines) {
      doer = doerOf(line, step, doer, { game: "evolution", seatOf: this.seatOf });
      this.read(line, step, doer);
    }
  }

  private read(line: PhraseInfo, step: Step, doer: number): void {
    const { template, words } = line;
    const [kind = ""] = template.split(".");
    const animal = words.animal ?? "";
    const note = (what: Kind, whom: string, by = "", trait = ""): void => {
      if (ownerOf(whom) !== this.seat) return;
      this.found.push({ step: step.number, kind: what, animal: whom, by, seat: doer, trait });
    };
    if (kind === "attacked" && doer !== this.seat) note("attacked", words.prey ?? "", animal);
    else if (kind === "eaten" && doer !== this.seat) {
      if (!this.ended(words.prey ?? "", "eaten", step)) note("eaten", words.prey ?? "", animal);
    } else if (ENDS.has(template)) this.diverted(line, step);
    else if (kind === "stole" && doer !== this.seat) note("robbed", words.victim ?? "", animal);
    else if (kind === "played" && doer !== this.seat) {
      for (const whom of [animal, words.partner ?? ""]) note("burdened", whom, "", words.trait);
    } else if (SUFFERED.has(kind) && doer !== this.seat) {
      note(kind as Kind, animal, "", words.trait);
    }
  }

  /** An attack ends in some way; one that is turned on another goes on there. */
  private diverted(line: PhraseInfo, step: Step): void {
    const { template, words } = line;
    const attack = this.ended(words.animal ?? "", ENDS.get(template), step, words.trait);
    if (template !== "redirected" || !attack) return;
    this.found.push({ ...attack, step: step.number, kind: "attacked", animal: words.prey ?? "" });
  }

  /** The attack on this animal that was told last, if it is still open, becomes what it came to. */
  private ended(animal: string, kind: Kind | undefined, step: Step, trait = ""): Happening | null {
    const at = this.found.findLastIndex((one) => one.animal === animal);
    const attack = this.found[at];
    if (attack?.kind !== "attacked" || !kind) return null;
    this.found[at] = { ...attack, step: step.number, kind, trait };
    return attack;
  }
}
