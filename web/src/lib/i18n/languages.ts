/** Which languages there are, and which of them a reader would like best. */

import { codes as folders } from "virtual:messages";

export const ENGLISH = "en";

/** English with every letter changed and longer words: what stays plain cannot be translated. */
export const PSEUDO = "en-XA";

/** What a language calls itself: Українська. */
function ownName(code: string): string {
  let name = code;
  try {
    name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  } catch {
    // An odd folder, or a browser that knows no such language: its code has to do.
  }
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

const codes = [ENGLISH, ...folders.filter((code) => code !== ENGLISH)];

/** The languages there are message files for, each by the name that it has for itself. */
export const languages: Readonly<Record<string, string>> = Object.fromEntries(
  codes.map((code) => [code, ownName(code)]),
);

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
const base = (tag: string): string => tag.split("-", 1)[0]?.toLowerCase() ?? "";

/** The language of ours that is nearest to this tag: `zh-Hant-HK` is `zh-TW`; none: empty. */
export function nearest(tag: string): string {
  if (tag === PSEUDO) return PSEUDO;
  const exact = codes.find((code) => same(code, tag));
  return exact ?? codes.find((code) => base(code) === base(tag)) ?? "";
}

/** The language of ours that the browser asks for first. */
export function preferred(asked: readonly string[] = navigator.languages): string {
  for (const tag of asked) {
    const found = nearest(tag);
    if (found) return found;
  }
  return ENGLISH;
}
