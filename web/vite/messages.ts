/**
 * The messages of all languages, as `virtual:messages`.  In a build each part of each language is a
 * file of its own, and all of them have one hash in their names: so a page can ask for any of them
 * at once, and carries no list of them.
 */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import type { Plugin } from "vite";

/** They lie in the Python package, since the terminal speaks them as well. */
const folder = resolve(import.meta.dirname, "../../src/tangledbank/messages");

/** What every page may say: one part, `common`.  Any other comes with the page that speaks it. */
const COMMON: readonly string[] = ["log", "shell", "table", "traits"];

/** What only the terminal says. */
const ELSEWHERE = "terminal";

const NAME = "virtual:messages";

/** The same messages without comments and empty lines; a line that goes on keeps one space. */
export function lean(messages: string): string {
  return messages
    .split("\n")
    .filter((line) => line.trim() && !line.startsWith("#"))
    .map((line) => line.replace(/^ +(?=\S)/, " "))
    .join("\n");
}

/** Whatever folder of messages there is is a language; nothing else lists them. */
export function codes(): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && filesOf(entry.name).length > 0)
    .map((entry) => entry.name)
    .sort();
}

function filesOf(code: string): string[] {
  return readdirSync(join(folder, code)).filter((name) => name.endsWith(".ftl"));
}

/** The parts of a language: what every page may say is one of them. */
function partsOf(code: string): Map<string, string[]> {
  const parts = new Map<string, string[]>();
  for (const name of filesOf(code)) {
    const area = name.slice(0, -".ftl".length);
    if (area === ELSEWHERE) continue;
    const part = COMMON.includes(area) ? "common" : area;
    parts.set(part, [...(parts.get(part) ?? []), join(folder, code, name)]);
  }
  return parts;
}

const textOf = (paths: readonly string[]): string =>
  paths.map((path) => lean(readFileSync(path, "utf8"))).join("\n");

/** The scripts of a build, by their names. */
export function scripts(): Map<string, string> {
  const made = new Map<string, string>();
  for (const code of codes()) {
    for (const [part, paths] of partsOf(code)) {
      made.set(`${code}-${part}`, `export default ${JSON.stringify(textOf(paths))}`);
    }
  }
  const hash = createHash("sha256")
    .update(JSON.stringify([...made]))
    .digest("hex")
    .slice(0, 10);
  return new Map([...made].map(([name, text]) => [`words-${name}-${hash}.js`, text]));
}

export function messages(): Plugin {
  let building = false;
  return {
    name: "messages",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const listed = `export const codes = ${JSON.stringify(codes())};\n`;
      if (!building) return listed + table();
      const made = scripts();
      for (const [name, source] of made) {
        this.emitFile({ type: "asset", fileName: `assets/${name}`, source });
      }
      const hash = /-(\w+)\.js$/.exec([...made.keys()][0] ?? "")?.[1] ?? "";
      return `${listed}export const load = (code, part) =>
        import(/* @vite-ignore */ \`/assets/words-\${code}-\${part}-${hash}.js\`)
          .then((file) => file.default);`;
    },
  };
}

/** While it is worked on: the files as they are, each as soon as it is edited. */
function table(): string {
  const rows = codes().flatMap((code) =>
    [...partsOf(code)].map(([part, paths]) => {
      const files = paths.map((path) => `import(${JSON.stringify(`/@fs${path}?raw`)})`).join(", ");
      return `${JSON.stringify(`${code}/${part}`)}: () => Promise.all([${files}])`;
    }),
  );
  return `const table = { ${rows.join(",\n")} };
    export const load = async (code, part) => {
      const files = await table[code + "/" + part]();
      return files.map((file) => file.default).join("\\n");
    };`;
}
