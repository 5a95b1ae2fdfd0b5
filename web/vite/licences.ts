/** The licence of every library that the built client contains, in a file beside it. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import type { Plugin } from "vite";

const heading = `The browser client of Tangled Bank contains these libraries and fonts.
`;

interface Package {
  name: string;
  version: string;
  license: string;
  text: string;
}

/** The folder of the package that a module belongs to, if it is a library's. */
function folderOf(id: string): string | undefined {
  const path = id
    .replace(/^\0/, "")
    .replace(/[?#].*$/, "")
    .replaceAll("\\", "/");
  const found = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path);
  return found?.[0];
}

/** For packages that name their licence but bring no copy of it. */
function standardText(license: string): string {
  const path = join(import.meta.dirname, "licences", `${license}.txt`);
  return existsSync(path) ? readFileSync(path, "utf8").trim() : "";
}

function read(folder: string): Package {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  ) as Package;
  const file = readdirSync(folder)
    .sort()
    .find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  const text = file ? readFileSync(join(folder, file), "utf8").trim() : standardText(license);
  return { name, version, license, text };
}

function page(packages: Package[]): string {
  const parts = packages.map(
    ({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text}\n`,
  );
  return [heading, ...parts].join(`\n${"-".repeat(78)}\n\n`);
}

export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle(_, bundle) {
      const ids = new Set<string>();
      for (const file of Object.values(bundle)) {
        // Of a font, which no script imports, only the file it was made from is known.
        const made = file.type === "chunk" ? file.moduleIds : file.originalFileNames;
        for (const id of made) ids.add(id.startsWith("\0") ? id : resolve(id));
      }
      const folders = new Set([...ids].map(folderOf).filter((folder) => folder !== undefined));
      const packages = [...folders]
        .filter((folder) => existsSync(join(folder, "package.json")))
        .map(read)
        .sort((one, other) => (one.name < other.name ? -1 : 1));
      for (const { name, text } of packages) {
        if (!text) this.error(`${name} has no licence file: add its text to vite/licences`);
      }
      this.emitFile({ type: "asset", fileName: "licences.txt", source: page(packages) });
    },
  };
}
