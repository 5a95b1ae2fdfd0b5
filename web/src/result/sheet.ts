/** The score sheet as a table: a row for each thing that brings points, a column for each seat. */

import type { ResultInfo, ScoreLine } from "../wire";

export interface Cell {
  count: number;
  points: number;
}

export interface Row {
  /** An animal, a trait, or another word of the sheet. */
  about: string;
  cells: Cell[];
}

/** Words of the sheet that are no traits, in the order they are shown; traits come between. */
const BEFORE = ["animal", "in the Ocean", "transmuted"];
const AFTER = ["turned anglerfish", "points on the way"];

export function rows(result: ResultInfo): Row[] {
  const found = new Map<string, Row>();
  result.seats.forEach((seat, place) => {
    for (const line of seat.sheet) {
      let row = found.get(line.about);
      if (!row) {
        row = { about: line.about, cells: result.seats.map(() => ({ count: 0, points: 0 })) };
        found.set(line.about, row);
      }
      const cell = row.cells[place];
      if (!cell) continue;
      cell.count += 1;
      cell.points += line.points;
    }
  });
  return [...found.values()].sort(
    (a, b) => rank(a.about) - rank(b.about) || total(b) - total(a) || (a.about < b.about ? -1 : 1),
  );
}

function rank(about: string): number {
  if (BEFORE.includes(about)) return BEFORE.indexOf(about);
  return AFTER.includes(about) ? 100 + AFTER.indexOf(about) : 50;
}

const total = (row: Row): number => row.cells.reduce((sum, cell) => sum + cell.points, 0);

/** Is this line of a sheet about a trait? */
export function isTrait(about: string): boolean {
  return rank(about) === 50;
}

/** The lines of each animal, or pair of animals, together. */
export function byAnimal(sheet: readonly ScoreLine[]): { animal: string; lines: ScoreLine[] }[] {
  const found = new Map<string, ScoreLine[]>();
  for (const line of sheet) {
    const lines = found.get(line.animal) ?? [];
    lines.push(line);
    found.set(line.animal, lines);
  }
  return [...found].map(([animal, lines]) => ({ animal, lines }));
}
