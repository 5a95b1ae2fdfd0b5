/** The view of any game, as lists of facts: what every game has is shown, whatever it means. */

export interface Fact {
  name: string;
  words: string;
}

export interface PlainPlayer {
  call: string;
  facts: Fact[];
}

/** What the table says by other means. */
const UNTOLD = new Set(["seat", "to_act", "asked", "players", "hand", "edition", "options"]);

/** What lies open on the table, apart from the players. */
export function tableFacts(view: object): Fact[] {
  return factsOf(Object.entries(view).filter(([name]) => !UNTOLD.has(name)));
}

/** Every player, with what is open of each. */
export function playersOf(view: object): PlainPlayer[] {
  const players: unknown = (view as { players?: unknown }).players;
  if (!Array.isArray(players)) return [];
  return players.filter(isRecord).map((player) => ({
    call: String(player.name ?? ""),
    facts: factsOf(Object.entries(player).filter(([name]) => name !== "name")),
  }));
}

function factsOf(entries: [string, unknown][]): Fact[] {
  return entries.map(([name, value]) => ({
    name: name.replaceAll("_", " "),
    words: wordsOf(value),
  }));
}

function wordsOf(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (value === true) return "✓";
  if (value === false) return "–";
  if (Array.isArray(value)) return value.length ? value.map(wordsOf).join(", ") : "–";
  if (isRecord(value)) {
    return Object.entries(value)
      .map(([name, one]) => `${name} ${wordsOf(one)}`)
      .join(", ");
  }
  return String(value as string | number);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
