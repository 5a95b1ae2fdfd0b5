/** A language that nobody speaks: it finds text that is no message, and words that have no room. */

/** The same text with accents, and a third longer: no other language takes more room. */
export function pseudo(text: string): string {
  return text.replace(/[a-z]+/gi, (word) => {
    const marked = word.replace(/[aeiouy]/i.test(word) ? /[aeiouy]/gi : /./g, "$&\u0301");
    return marked.normalize("NFC") + "·".repeat(Math.floor(word.length / 3));
  });
}
