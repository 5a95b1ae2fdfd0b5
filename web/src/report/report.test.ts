import { describe, expect, it } from "vitest";

import type { Step } from "../wire";
import { fileName, type PageFacts, reportText, toldSteps } from "./report";

const facts: PageFacts = {
  version: "0.1.0",
  browser: "Browser/1.0",
  language: "en",
  width: 390,
  height: 844,
  density: 3,
  touch: true,
  dark: false,
  calm: true,
  at: new Date("2026-11-17T18:30:12Z"),
};

describe("a report", () => {
  it("holds what was said, the page and the game", () => {
    const text = reportText("The bird\nflew away.", facts, "```scenario\nfood: 3\n```\n");
    expect(text).toContain("> The bird\n> flew away.\n");
    expect(text).toContain("- version: 0.1.0\n- browser: Browser/1.0\n");
    expect(text).toContain("- window: 390 x 844, density 3\n");
    expect(text).toContain("touch: yes, dark: no, less motion: yes");
    expect(text).toMatch(/```scenario\nfood: 3\n```\n$/);
  });

  it("cannot be broken by what is said", () => {
    const text = reportText("```scenario\n# heading", facts, "");
    expect(text.split("\n").filter((line) => line.startsWith("```"))).toEqual([]);
    expect(text.split("\n").filter((line) => line.startsWith("# "))).toHaveLength(1);
  });

  it("has a name that sorts by time", () => {
    expect(fileName(facts.at)).toBe("tangledbank-2026-11-17-1830.md");
  });
});

describe("without the server", () => {
  const step = (number: number, seat: number, action: string): Step => ({
    number,
    at: 0,
    seat,
    by: seat < 0 ? "deal" : "player",
    action,
    lines: [],
  });

  it("a report tells what the page was told", () => {
    const steps = [step(0, -1, ""), step(1, 0, "attack A1 B2"), step(2, 1, "")];
    expect(toldSteps(steps, ["ann", "bob"])).toBe(
      "```text\n0 deal\n1 ann: attack A1 B2\n2 bob: (hidden)\n```",
    );
  });

  it("or that there is nothing to tell", () => {
    expect(toldSteps([], [])).toBe("No game has begun.");
  });
});
