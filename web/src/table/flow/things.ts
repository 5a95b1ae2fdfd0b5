/** What can be pointed at on a table, and the keys by which it is known. */

export type Thing =
  | { readonly kind: "card"; readonly card: string; readonly index: number }
  | { readonly kind: "animal"; readonly name: string }
  /** Where a new animal, or one that moves, goes: a location, or `new` without Continents. */
  | { readonly kind: "spot"; readonly place: string }
  /** The food of a location, or (`""`) of the whole table. */
  | { readonly kind: "supply"; readonly place: string }
  | { readonly kind: "shells" };

/**
 * One thing picked, or one choice made, on the way to a move: `card:big/carnivorous`, `animal:A1`,
 * `do:take`, `trait:big` and so on.
 */
export type Pick = string;

export function pickOf(thing: Thing): Pick {
  switch (thing.kind) {
    case "card":
      return `card:${thing.card}`;
    case "animal":
      return `animal:${thing.name}`;
    case "spot":
      return `spot:${thing.place}`;
    case "supply":
      return `supply:${thing.place}`;
    case "shells":
      return "shells:";
  }
}

/** The kind of a pick and what it names. */
export function parts(pick: Pick): [kind: string, rest: string] {
  const at = pick.indexOf(":");
  return [pick.slice(0, at), pick.slice(at + 1)];
}

const ON_TABLE = new Set(["card", "animal", "spot", "supply", "shells"]);

/** Is it pointed at on the table (rather than chosen from buttons)? */
export function isThing(pick: Pick): boolean {
  return ON_TABLE.has(parts(pick)[0]);
}
