/** What the reader is told, in the reader's language. */

import type { FluentBundle, FluentVariable } from "@fluent/bundle";

import { add, fallback, languages, load } from "./bundles";

export { languages };

export type Args = Record<string, FluentVariable>;

let code = $state.raw("en");
let chosen = $state.raw<FluentBundle>(fallback);
/** How often more English was learned. */
let lessons = $state.raw(0);

/** The English of a part of the site that has just been loaded. */
export function learn(text: string): void {
  add(fallback, text);
  lessons += 1;
}

/** The language that is spoken now. */
export function language(): string {
  return code;
}

/** Change the language; everything on the screen follows. */
export async function speak(wanted: string): Promise<void> {
  const next = wanted in languages ? wanted : "en";
  chosen = await load(next);
  code = next;
  document.documentElement.lang = next;
}

/** The language of these that the browser asks for first. */
export function preferred(asked: readonly string[] = navigator.languages): string {
  for (const tag of asked) {
    if (tag in languages) return tag;
    const base = tag.split("-")[0] ?? "";
    const near = Object.keys(languages).find((one) => one.split("-")[0] === base);
    if (near) return near;
  }
  return "en";
}

function format(bundle: FluentBundle, id: string, args?: Args): string | null {
  void lessons;
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return null;
  return bundle.formatPattern(pattern, args ?? null, []);
}

/** Is there such a message? */
export function knows(id: string): boolean {
  return format(chosen, id) !== null || format(fallback, id) !== null;
}

/** The message `id` (or `id.attribute`) with its arguments. */
export function t(id: string, args?: Args): string {
  return format(chosen, id, args) ?? format(fallback, id, args) ?? id;
}

/** The message if there is one, else these words (the server's English). */
export function tOr(id: string, words: string, args?: Args): string {
  return format(chosen, id, args) ?? format(fallback, id, args) ?? words;
}
