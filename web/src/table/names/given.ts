/** The name an animal is given at birth: everybody at a table, and every replay of it, has the same. */

/** A number out of words, the same everywhere. */
function mixed(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619);
  value = Math.imul(value ^ (value >>> 16), 2246822507);
  return (value ^ (value >>> 13)) >>> 0;
}

function common(one: number, other: number): number {
  return other === 0 ? one : common(other, one % other);
}

const LETTERS = "ABCDEFGH";

/** The number of the birth that this notation stands for; -1 if it is not an animal's. */
function birthOf(notation: string): number {
  const found = /^([A-H])(\d+)$/.exec(notation);
  if (!found) return -1;
  return (Number(found[2]) - 1) * LETTERS.length + LETTERS.indexOf(found[1] ?? "");
}

/** A name of the list, and how many animals of the table have had it by then. */
export interface Given {
  readonly name: string;
  readonly times: number;
}

/**
 * From the table's id and the animal's notation alone, which everybody knows.  Births walk through
 * the whole list in steps that depend on the table, so that no name comes again before all were given.
 */
export function givenName(notation: string, table: string, names: readonly string[]): Given | null {
  const birth = birthOf(notation);
  const size = names.length;
  if (birth < 0 || size === 0) return null;
  const number = mixed(table);
  let stride = 1 + (number % size);
  while (common(stride, size) !== 1) stride += 1;
  const at = ((number >>> 8) + (birth % size) * stride) % size;
  return { name: names[at] ?? "", times: 1 + Math.floor(birth / size) };
}
