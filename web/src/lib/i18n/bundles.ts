/** The messages of a language, loaded part by part. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { load } from "virtual:messages";

import { ENGLISH, PSEUDO } from "./languages";
import { pseudo } from "./pseudo";

export type Args = Record<string, FluentVariable>;

/** What every page may say.  The other parts come with the page that speaks them (`messages/`). */
export const COMMON = "common";

export class Words {
  private readonly bundle: FluentBundle;
  private readonly areas = new Map<string, Promise<string[]>>();
  private readonly here = new Set<string>();

  constructor(readonly code: string) {
    // All our languages are written from left to right, so that no isolation marks are needed.
    this.bundle = new FluentBundle(code, {
      useIsolating: false,
      ...(code === PSEUDO ? { transform: pseudo } : {}),
    });
  }

  /** Load a part, once; answers as `read` does. */
  learn(area: string): Promise<string[]> {
    const begun = this.areas.get(area);
    if (begun) return begun;
    const reading = load(this.code === PSEUDO ? ENGLISH : this.code, area).then((text) => {
      this.here.add(area);
      return this.read(text);
    });
    this.areas.set(area, reading);
    reading.catch(() => this.areas.delete(area)); // asked for again the next time
    return reading;
  }

  /** Has this part been loaded? */
  has(area: string): boolean {
    return this.here.has(area);
  }

  /** Take in the messages of a file; answers with the ids of those that cannot be read. */
  read(text: string): string[] {
    this.bundle.addResource(new FluentResource(text));
    const named = [...text.matchAll(/^([a-z][\w-]*) *=/gim)].map((found) => found[1] ?? "");
    return named.filter((id) => !this.bundle.hasMessage(id));
  }

  knows(id: string): boolean {
    return this.pattern(id) !== null;
  }

  /** The message `id` (or `id.attribute`); null if there is none, or none that works. */
  say(id: string, args?: Args): string | null {
    const pattern = this.pattern(id);
    if (pattern === null) return null;
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(pattern, args ?? null, errors);
    return errors.length > 0 && this.code !== ENGLISH ? null : said;
  }

  private pattern(id: string): Parameters<FluentBundle["formatPattern"]>[0] | null {
    const [name = "", attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }
}

export const english = new Words(ENGLISH);

/** Languages whose messages were wanted here. */
const known = new Map([[ENGLISH, english]]);

export function wordsOf(code: string): Words {
  const words = known.get(code) ?? new Words(code);
  known.set(code, words);
  return words;
}

/** The parts of the site that have been opened. */
const opened = new Set([COMMON]);

export const areas = {
  open: (area: string): void => void opened.add(area),
  all: (): string[] => [...opened],
};

const warned = new Set<string>();

/** A line in the console, once. */
export function warn(line: string): void {
  if (warned.has(line)) return;
  warned.add(line);
  console.warn(line);
}
