/**
 * Words as a search compares them: without their endings in Ukrainian and Russian, where a word has
 * a dozen of them.  Light on purpose: it would rather find too much than miss a form.
 */

/** Endings of nouns, adjectives and verbs, in either language. */
const ENDINGS = [
  ...["а", "я", "о", "е", "є", "и", "ы", "і", "ї", "у", "ю", "ь", "й"],
  ...["ам", "ям", "ах", "ях", "ом", "ем", "єм", "ім", "їм", "им", "ым", "ою", "ею", "єю", "ой"],
  ...["ей", "ий", "ый", "ій", "їй", "ая", "яя", "ое", "ее", "ые", "ие", "ого", "его", "ому"],
  ...["ему", "ої", "ію", "ую", "юю", "их", "ых", "іх", "їх", "ові", "еві", "єві", "ів", "їв"],
  ...["ов", "ев", "ами", "ями", "ими", "ыми", "ием", "ией", "иях", "иям", "ия", "ию", "ии"],
  ...["ает", "яет", "ают", "яют", "уют", "ають", "яють", "ують", "юють"],
  ...["ть", "ти", "ет", "ёт", "ит", "ют", "ут", "ят", "ат", "ає", "яє", "ує", "уть"],
  ...["ють", "ать", "ять", "ити", "ати", "яти", "еть", "ить", "ается", "аєть", "ла", "ло"],
  ...[
    "ли",
    "ння",
    "нні",
    "нню",
    "нням",
    "ннями",
    "ннях",
    "ням",
    "ние",
    "ния",
    "нию",
    "нием",
    "ням",
    "ость",
    "ости",
    "істю",
  ],
  ...["ість", "ості", "остью", "ся", "сь", "ться", "тся", "ється"],
].sort((one, other) => other.length - one.length);

/** A stem is at least so long. */
const LEAST = 3;

/** How letters at the end of a stem change from form to form: рука, руці, ручний. */
const CHANGES: Readonly<Record<string, string>> = {
  ц: "к",
  ч: "к",
  з: "г",
  ж: "г",
  с: "х",
  ш: "х",
};

/** The same letter however it is typed. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFC")
    .replaceAll("ё", "е")
    .replaceAll("ґ", "г")
    .replaceAll(/[’ʼ‘`]/g, "'");
}

const CYRILLIC = /^[\p{Script=Cyrillic}'-]+$/u;

/** The part of a word that stays; a word in other letters as it is. */
export function stem(word: string): string {
  if (!CYRILLIC.test(word)) return word;
  let cut = word.replace(/(?:ться|тся|ся|сь)$/, "");
  if (cut.length < LEAST) cut = word;
  const ending = ENDINGS.find((one) => cut.endsWith(one) && cut.length - one.length >= LEAST);
  let kept = ending ? cut.slice(0, -ending.length) : cut;
  // A doubled letter: the forms with one of them are the same word.
  kept = kept.replace(/(\p{L})\1$/u, "$1");
  // Фишек, фишки: a vowel comes and goes.  Хід, ходу: in Ukrainian it changes.
  if (kept.length > LEAST) kept = kept.replace(/[еєо](?=[кцнлрв]$)/u, "");
  kept = kept.replace(/[іо](?=[^аеєиіїоуюяыэ]$)/u, "о");
  const last = kept.at(-1) ?? "";
  return kept.length > LEAST ? kept.slice(0, -1) + (CHANGES[last] ?? last) : kept;
}
