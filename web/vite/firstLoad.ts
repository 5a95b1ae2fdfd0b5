/**
 * Nobody waits long for the first page: the build fails when a page with the game on it has grown
 * too heavy in any language, or what is asked for later on it has in English.
 */

import { gzipSync } from "node:zlib";

import type { Plugin } from "vite";

/** Compressed bytes of script, styles and messages, for whichever page is opened first. */
const most = 150_000;

/** Pages that show a game, each game by files of its own. */
const PLAYS: readonly string[] = ["TablePage", "ReplayPage"];

interface Chunk {
  type: "chunk";
  fileName: string;
  name: string;
  code: string;
  isEntry: boolean;
  moduleIds: string[];
  imports: string[];
  dynamicImports: string[];
  viteMetadata?: { importedCss: Set<string> };
}

interface Asset {
  type: "asset";
  source: string | Uint8Array;
}

type Bundle = Record<string, Chunk | Asset>;

/** The files that come with a chunk: its styles, and the chunks it cannot do without. */
function filesOf(bundle: Bundle, name: string, found: Set<string>): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== "chunk" || found.has(name)) return found;
  found.add(name);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const other of chunk.imports) filesOf(bundle, other, found);
  return found;
}

const sizes = new Map<string, number>();

function sizeOf(bundle: Bundle, name: string): number {
  const file = bundle[name];
  const known = sizes.get(name);
  if (known !== undefined || !file) return known ?? 0;
  const size = gzipSync(file.type === "chunk" ? file.code : file.source, { level: 9 }).length;
  sizes.set(name, size);
  return size;
}

function weight(bundle: Bundle, files: Iterable<string>): number {
  return [...files].reduce((total, name) => total + sizeOf(bundle, name), 0);
}

/** For each language, which file has which part of its messages. */
function wordsIn(bundle: Bundle): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>();
  for (const name of Object.keys(bundle)) {
    const [, language, area] = /\/words-([\w-]+)-(\w+)-\w+\.js$/.exec(name) ?? [];
    if (!language || !area) continue;
    const areas = found.get(language) ?? new Map<string, string>();
    found.set(language, areas.set(area, name));
  }
  return found;
}

/** The parts of the messages that these files ask for. */
function areasOf(bundle: Bundle, files: Set<string>): string[] {
  const asked = [...files].flatMap((name) => {
    const file = bundle[name];
    return file?.type === "chunk" ? file.moduleIds : [];
  });
  const own = asked.flatMap((id) => /\/src\/messages\/([^/]+)\.ts$/.exec(id)?.[1] ?? []);
  return ["common", ...own];
}

export function firstLoad(): Plugin {
  return {
    name: "first-load",
    apply: "build",
    enforce: "post",
    writeBundle(_, written) {
      const bundle = written as unknown as Bundle;
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const entry = chunks.find((chunk) => chunk.isEntry);
      if (!entry) return;
      const words = wordsIn(bundle);
      /** These files with their messages, in the language that makes them heaviest. */
      const heaviest = (files: Set<string>, among: readonly string[]): [number, string] => {
        const asked = areasOf(bundle, files);
        const weighed = [...words]
          .filter(([code]) => among.includes(code))
          .map(([language, areas]): [number, string] => {
            const spoken = new Set(asked.flatMap((area) => areas.get(area) ?? []));
            return [weight(bundle, new Set([...files, ...spoken])), language];
          });
        return weighed.reduce((one, other) => (one[0] < other[0] ? other : one));
      };
      const heavy: string[] = [];
      /** A page, what it loads by itself, and then each of the parts it asks for later. */
      const weigh = (page: string, before: Set<string>, path: string[]): void => {
        const chunk = bundle[page];
        if (chunk?.type !== "chunk" || before.has(page)) return;
        const files = filesOf(bundle, page, new Set(before));
        const names = [...path, chunk.name].join(" + ");
        // A page and the game on it come first; the rest comes when it is asked for.
        const opened = path.length < 3 ? [...words.keys()] : ["en"];
        const [size, language] = heaviest(files, opened);
        const shown = (size / 1000).toFixed(1).padStart(6);
        console.log(`${shown} kB compressed (${language}): ${names}`);
        if (size > most) heavy.push(`${names} in ${language}`);
        // The tables of the games are asked for by a part that other pages share.
        const own = PLAYS.includes(chunk.name) ? files : [page];
        const asked = [...own].flatMap((name) => {
          const file = bundle[name];
          return file?.type === "chunk" && !before.has(name) ? file.dynamicImports : [];
        });
        for (const later of new Set(asked)) weigh(later, files, [...path, chunk.name]);
      };
      weigh(entry.fileName, new Set(), []);
      if (heavy.length) this.error(`More than ${most / 1000} kB:\n${heavy.join("\n")}`);
    },
  };
}
