/** The text of a report: what the reader says, what page this is, and what the server told. */

import type { Step } from "../wire";

/** What may matter about the page, and says nothing about the reader. */
export interface PageFacts {
  version: string;
  browser: string;
  language: string;
  width: number;
  height: number;
  /** Pixels of the screen for one of the page. */
  density: number;
  touch: boolean;
  dark: boolean;
  calm: boolean;
  at: Date;
}

/**
 * English in every language: it is for those who investigate the problem. The file is Markdown, and
 * `tangledbank check` reads the scenario in it.
 */
export function reportText(words: string, facts: PageFacts, game: string): string {
  const said = words.trim() || "(nothing was written here)";
  return [
    "# A problem in Tangled Bank",
    "",
    // As a quotation, whatever is written cannot be taken for a part of the report.
    ...said.split("\n").map((line) => `> ${line}`.trimEnd()),
    "",
    "## The page",
    "",
    `- version: ${facts.version || "unknown"}`,
    `- browser: ${facts.browser}`,
    `- language: ${facts.language}`,
    `- window: ${facts.width} x ${facts.height}, density ${facts.density}`,
    `- touch: ${yes(facts.touch)}, dark: ${yes(facts.dark)}, less motion: ${yes(facts.calm)}`,
    `- time: ${facts.at.toISOString()}`,
    "",
    "## The game",
    "",
    game.trimEnd(),
    "",
  ].join("\n");
}

const yes = (so: boolean): string => (so ? "yes" : "no");

/** What this page was told of the game, where the server cannot be asked. */
export function toldSteps(steps: readonly Step[], calls: readonly string[]): string {
  if (steps.length === 0) return "No game has begun.";
  const lines = steps.map((step) => {
    const who = calls[step.seat] ?? step.by;
    const what = step.seat < 0 ? "" : `: ${step.action || "(hidden)"}`;
    return `${step.number} ${who}${what}`;
  });
  return ["```text", ...lines, "```"].join("\n");
}

/** Such as `tangledbank-2026-11-17-1830.md`. */
export function fileName(at: Date): string {
  const [day = "", time = ""] = at.toISOString().split("T");
  return `tangledbank-${day}-${time.slice(0, 5).replace(":", "")}.md`;
}
