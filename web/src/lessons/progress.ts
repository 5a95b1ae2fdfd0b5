/** How far somebody got in the lessons.  This browser remembers it; it can be taken elsewhere. */
import { keep, recall } from "../lib/storage";
import type { Guide } from "../wire";

export interface Progress {
  /** The table on which it can be gone on with; empty: none. */
  readonly table: string;
  readonly step: number;
  readonly steps: number;
  /** It was played to its end at least once. */
  readonly done: boolean;
}

export type AllProgress = Readonly<Record<string, Progress>>;

const NAME = "lessons";
const KIND = "tangled-bank-lessons";

function isOne(value: unknown): value is Progress {
  if (typeof value !== "object" || value === null) return false;
  const { table, step, steps, done } = value as Record<string, unknown>;
  return (
    typeof table === "string" &&
    typeof step === "number" &&
    typeof steps === "number" &&
    typeof done === "boolean"
  );
}

function isAll(value: unknown): value is AllProgress {
  return typeof value === "object" && value !== null && Object.values(value).every(isOne);
}

export function progress(): AllProgress {
  return recall(NAME, isAll) ?? {};
}

/** Is there nothing yet? */
export function isNewcomer(): boolean {
  return Object.keys(progress()).length === 0;
}

/** The guide of a table has got this far. */
export function noteProgress(table: string, guide: Guide): void {
  const all = progress();
  const over = guide.over === true;
  const one: Progress = {
    table: over ? "" : table,
    step: guide.step,
    steps: guide.steps,
    done: over || (all[guide.lesson]?.done ?? false),
  };
  keep(NAME, { ...all, [guide.lesson]: one });
}

/** All of it as a file. */
export function exported(): string {
  return JSON.stringify({ kind: KIND, lessons: progress() }, null, 2);
}

/** Take progress from a file; what was done here stays done.  False: that was no such file. */
export function imported(text: string): boolean {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return false;
  }
  const { kind, lessons } = (read ?? {}) as { kind?: unknown; lessons?: unknown };
  if (kind !== KIND || !isAll(lessons)) return false;
  const all: Record<string, Progress> = { ...progress() };
  for (const [name, one] of Object.entries(lessons)) {
    const here = all[name];
    // A table is reached only from the browser that sat down there.
    all[name] = { ...(here ?? { ...one, table: "" }), done: one.done || (here?.done ?? false) };
  }
  keep(NAME, all);
  return true;
}
