/** Nobody waits long for the first page: the build fails when any of them has grown too heavy. */

import { gzipSync } from "node:zlib";

import type { Plugin } from "vite";

/** Compressed bytes of script and styles, for whichever page is opened first. */
const most = 150_000;

interface Chunk {
  type: "chunk";
  fileName: string;
  name: string;
  code: string;
  isEntry: boolean;
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

function weight(bundle: Bundle, files: Set<string>): number {
  let total = 0;
  for (const name of files) {
    const file = bundle[name];
    if (file) total += gzipSync(file.type === "chunk" ? file.code : file.source).length;
  }
  return total;
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
      /** A page, what it loads by itself, and then each of the parts it asks for later. */
      const weigh = (page: string, before: Set<string>, path: string[]): void => {
        const chunk = bundle[page];
        if (chunk?.type !== "chunk" || before.has(page)) return;
        const files = filesOf(bundle, page, new Set(before));
        const names = [...path, chunk.name];
        const size = weight(bundle, files);
        console.log(`${(size / 1000).toFixed(1).padStart(6)} kB compressed: ${names.join(" + ")}`);
        if (size > most) this.error(`${names.join(" + ")}: more than ${most / 1000} kB`);
        for (const later of chunk.dynamicImports) weigh(later, files, names);
      };
      weigh(entry.fileName, new Set(), []);
    },
  };
}
