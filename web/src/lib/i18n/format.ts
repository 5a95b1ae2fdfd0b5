/** Numbers, lists and times in the reader's language. */

import { language, t } from "./language.svelte";

export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language(), options).format(value);
}

export function list(
  words: readonly string[],
  type: "conjunction" | "disjunction" = "conjunction",
) {
  return new Intl.ListFormat(language(), { type }).format(words);
}

/** Parts of a sentence one after the other, as far as there are any. */
export function withCommas(words: readonly (string | false | undefined)[]): string {
  return inRow("join-parts", words);
}

/** The same where a part may have commas of its own. */
export function withSemicolons(words: readonly (string | false | undefined)[]): string {
  return inRow("join-items", words);
}

/** Sentences one after the other. */
export function sentences(words: readonly (string | false | undefined)[]): string {
  return inRow("join-sentences", words);
}

function inRow(id: string, words: readonly (string | false | undefined)[]): string {
  const said = words.filter((word): word is string => Boolean(word));
  return said.length > 0 ? said.reduce((first, next) => t(id, { first, next })) : "";
}

/** Somebody or something, and what is said of it. */
export function withColon(head: string, rest: string): string {
  return t("join-colon", { head, rest });
}

/** The reader's own variety of the language, such as en-GB: it decides how times are written. */
function locale(): string {
  const spoken = language();
  return navigator.languages.find((one) => one.split("-", 1)[0] === spoken) ?? spoken;
}

/** A time of day, with the date unless it is today. */
export function moment(at: number, now = Date.now()): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString();
  const date = today ? {} : { dateStyle: "medium" as const };
  return new Intl.DateTimeFormat(locale(), { ...date, timeStyle: "short" }).format(at);
}

/** Hours and minutes. */
export function timeOfDay(at: number): string {
  return new Intl.DateTimeFormat(locale(), { timeStyle: "short" }).format(at);
}

/** A length of time in its largest sensible unit: 45 seconds, 3 minutes, 2 days. */
export function duration(seconds: number): string {
  if (seconds >= 86_400) return t("duration-days", { count: Math.round(seconds / 86_400) });
  if (seconds >= 3_600) return t("duration-hours", { count: Math.round(seconds / 3_600) });
  if (seconds >= 60) return t("duration-minutes", { count: Math.round(seconds / 60) });
  return t("duration-seconds", { count: Math.round(seconds) });
}
