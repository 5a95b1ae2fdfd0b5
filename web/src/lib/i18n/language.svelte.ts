/** Messages in the reader's language. */

import { areas, type Args, english, warn, type Words, wordsOf } from "./bundles";
import { ENGLISH, nearest } from "./languages";

/** The language that was asked for last; it is spoken as soon as it is here. */
let wanted = english;
let spoken = $state.raw(english);
/** The same for what must not run again when the language changes; none before the first. */
let now: Words | null = null;
/** How often messages came after they might have been wanted. */
let arrivals = $state.raw(0);

/** A part in one language; where it cannot be had, or not all of it, in English as well. */
async function fetchArea(words: Words, area: string): Promise<void> {
  if (words === english || !(await isWhole(words, area))) await english.learn(area);
  arrivals += 1;
}

async function isWhole(words: Words, area: string): Promise<boolean> {
  const file = `messages/${words.code}/${area}.ftl`;
  try {
    const broken = await words.learn(area);
    if (broken.length === 0) return true;
    warn(`${file}: ${broken.join(", ")}: not a message; English is shown instead`);
  } catch (error) {
    warn(`${file} could not be loaded; English is shown instead (${String(error)})`);
  }
  return false;
}

/** A part of the site is opened: its messages, in the language that is spoken. */
export async function learn(area: string): Promise<void> {
  areas.open(area);
  const heard = now === null || now === wanted ? [wanted] : [wanted, now];
  await Promise.all(heard.map((words) => fetchArea(words, area)));
}

/** The language that is spoken now. */
export function language(): string {
  return spoken.code;
}

/** Change the language; everything on the screen follows at once when its messages are here. */
export async function speak(asked: string): Promise<void> {
  const code = nearest(asked);
  if (!code) warn(`There are no messages in “${asked}”; English is shown instead`);
  const next = wordsOf(code || ENGLISH);
  wanted = next;
  await Promise.all(areas.all().map((area) => fetchArea(next, area)));
  if (wanted !== next) return; // another one has been chosen meanwhile
  now = next;
  spoken = next;
  if (typeof document !== "undefined") document.documentElement.lang = next.code;
}

/** In the language spoken, or in English; null if neither has it. */
function said(id: string, args?: Args): string | null {
  void arrivals;
  const here = spoken.say(id, args);
  if (here !== null || spoken === english) return here;
  if (spoken.knows(id)) warn(`messages/${spoken.code}: ${id} does not work with what it is given`);
  return english.say(id, args);
}

/** Nobody has this message.  Is it English that is not here yet? */
function lacking(id: string): string {
  if (spoken === english) return id;
  warn(`messages/${spoken.code} has no ${id}; English is shown instead`);
  const awaited = areas.all().filter((area) => !english.has(area));
  if (awaited.length === 0) return id;
  void Promise.all(awaited.map((area) => fetchArea(english, area))).catch(() => undefined);
  return "…";
}

/** Is there such a message? */
export function knows(id: string): boolean {
  void arrivals;
  return spoken.knows(id) || english.knows(id);
}

/** The message `id` (or `id.attribute`) with its arguments. */
export function t(id: string, args?: Args): string {
  return said(id, args) ?? lacking(id);
}

/** The message if there is one, else these words (the server's English). */
export function tOr(id: string, words: string, args?: Args): string {
  return said(id, args) ?? words;
}
