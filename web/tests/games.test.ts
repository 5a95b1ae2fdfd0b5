/** Only `games/` and a game's own folder know a game by its name; everything else asks. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";

import { TRAITS } from "../src/declared";

/** `table/` is the table of The Origin of Species. */
const OWN = ["games", "table", "creatures"];
const NAMES = new Set([...Object.keys(TRAITS), "ua3", "tw", "gift", "cont1"]);

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return OWN.map((own) => join("src", own)).includes(path) ? [] : sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts") ? [path] : [];
  });
}

const COMPARES = new Set(["===", "!==", "==", "!=", "in"]);

/** The names that are compared with in a tree of any shape, be it of TypeScript or of Svelte. */
function comparedIn(tree: unknown): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, operator, left, right, test } = node as Record<string, unknown>;
    if (type === "BinaryExpression" && COMPARES.has(String(operator)))
      found.push(...named(left, right));
    if (type === "SwitchCase") found.push(...named(test));
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(tree);
  return found;
}

function named(...sides: unknown[]): string[] {
  return sides
    .map((side) => (typeof side === "object" && side !== null && "value" in side ? side.value : ""))
    .filter((value): value is string => typeof value === "string" && NAMES.has(value));
}

/** TypeScript in a component's clothes, so that one parser reads both. */
function comparisons(path: string, text: string): string[] {
  const component = path.endsWith(".svelte") ? text : `<script lang="ts">${text}</script>`;
  return comparedIn(parse(component, { modern: true }));
}

describe("what belongs to no game", () => {
  it.each(sources("src"))("%s compares with no game's name", (path) => {
    expect(comparisons(path, readFileSync(path, "utf8"))).toEqual([]);
  });

  it("would be found out", () => {
    expect(comparisons("a.ts", 'const a = game === "creatures";')).toEqual(["creatures"]);
    expect(comparisons("a.ts", 'switch (game) { case "evolution": break; }')).toEqual([
      "evolution",
    ]);
    expect(comparisons("a.svelte", '{#if "gift" !== edition}x{/if}')).toEqual(["gift"]);
    expect(comparisons("a.ts", 'const a = "creatures" in book;')).toEqual(["creatures"]);
    expect(comparisons("a.ts", 'const a = phase === "feeding";')).toEqual([]);
  });
});
