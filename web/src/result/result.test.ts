import { describe, expect, it } from "vitest";

import type { ResultInfo } from "../wire";
import { graphOf, letterPlaces, path } from "./graph";
import { byAnimal, isTrait, rows } from "./sheet";

const result: ResultInfo = {
  decided_by: "points",
  turns: [
    [4, 2],
    [9, 7],
  ],
  seats: [
    {
      call: "ann",
      score: 9,
      winner: true,
      sheet: [
        { animal: "A1", about: "animal", points: 2 },
        { animal: "A1", about: "big", points: 2 },
        { animal: "A2", about: "animal", points: 2 },
        { animal: "A1 A2", about: "cooperation", points: 1 },
        { animal: "", about: "points on the way", points: 2 },
      ],
    },
    {
      call: "bob",
      score: 7,
      winner: false,
      sheet: [
        { animal: "B1", about: "animal", points: 2 },
        { animal: "B1", about: "parasite", points: 3 },
        { animal: "B1", about: "big", points: 2 },
      ],
    },
  ],
};

describe("the sheet", () => {
  it("has a row for each thing, animals first and the rest of traits by their worth", () => {
    expect(rows(result).map((row) => row.about)).toEqual([
      "animal",
      "big",
      "parasite",
      "cooperation",
      "points on the way",
    ]);
  });

  it("adds up to the scores", () => {
    const sums = result.seats.map((_, place) =>
      rows(result).reduce((sum, row) => sum + (row.cells[place]?.points ?? 0), 0),
    );
    expect(sums).toEqual([9, 7]);
    expect(rows(result)[0]?.cells[0]).toEqual({ count: 2, points: 4 });
  });

  it("knows a trait from the rest, and keeps what is of one animal together", () => {
    expect([isTrait("big"), isTrait("animal")]).toEqual([true, false]);
    expect(byAnimal(result.seats[0]!.sheet).map((one) => one.animal)).toEqual([
      "A1",
      "A2",
      "A1 A2",
      "",
    ]);
  });
});

describe("the graph", () => {
  it("puts more points higher and later turns to the right", () => {
    const graph = graphOf(result.turns);
    const [ann, bob] = graph.lines;
    expect(ann![1]!.x).toBeGreaterThan(ann![0]!.x);
    expect(ann![1]!.y).toBeLessThan(bob![1]!.y);
    expect(graph.levels.at(-1)?.points).toBeGreaterThanOrEqual(9);
    expect(path(ann!)).toMatch(/^M[\d.]+ [\d.]+L[\d.]+ [\d.]+$/);
  });

  it("keeps its letters apart", () => {
    const places = letterPlaces([
      { x: 9, y: 50 },
      { x: 9, y: 48 },
      { x: 9, y: 10 },
    ]);
    expect(places.map((place) => place.y)).toEqual([63, 48, 10]);
  });

  it("stands on its own with one turn or none", () => {
    expect(graphOf([]).lines).toEqual([]);
    expect(graphOf([[3, 0]]).lines[0]).toHaveLength(1);
  });
});
