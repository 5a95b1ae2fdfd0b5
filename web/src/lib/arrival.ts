/**
 * What to do on arriving at a table one has just made: sit down, with others at the same screen if
 * need be, and perhaps be ready at once.
 */

export interface Arrival {
  /** The names for the seats from the first on; an empty one is my own. */
  names: readonly string[];
  ready: boolean;
}

const arrivals = new Map<string, Arrival>();

export function expectArrival(table: string, arrival: Arrival): void {
  arrivals.set(table, arrival);
}

/** The plan for this table, once. */
export function takeArrival(table: string): Arrival | null {
  const arrival = arrivals.get(table) ?? null;
  arrivals.delete(table);
  return arrival;
}
