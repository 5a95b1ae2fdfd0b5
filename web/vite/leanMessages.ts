/** Messages travel without the notes to translators, which nobody reads in a browser. */

import { readFileSync } from "node:fs";

import type { Plugin } from "vite";

/** The same messages without comments and empty lines; a line that goes on keeps one space. */
export function lean(messages: string): string {
  return messages
    .split("\n")
    .filter((line) => line.trim() && !line.startsWith("#"))
    .map((line) => line.replace(/^ +(?=\S)/, " "))
    .join("\n");
}

export function leanMessages(): Plugin {
  return {
    name: "lean-messages",
    apply: "build",
    enforce: "pre",
    load(id) {
      const [path = "", query] = id.split("?");
      if (query !== "raw" || !path.endsWith(".ftl")) return null;
      return `export default ${JSON.stringify(lean(readFileSync(path, "utf8")))}`;
    },
  };
}
