/** The message files: they parse, every id that is asked for exists, and nothing is left over. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { lean } from "../vite/messages";

const messages = "../src/tangledbank/messages";

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !/\.test\.ts$|wire\.ts$/.test(entry.name)
      ? [path]
      : [];
  });
}

/** The ids of a file, attributes as `id.attribute`, by a reading stricter than Fluent's own. */
function idsOf(text: string): string[] {
  const ids: string[] = [];
  let last = "";
  for (const line of text.split("\n")) {
    const message = /^([a-z][\w-]*) *=/i.exec(line)?.[1];
    const attribute = /^\s+\.([a-z][\w-]*) *=/i.exec(line)?.[1];
    if (message) ids.push((last = message));
    else if (attribute) ids.push(`${last}.${attribute}`);
  }
  return ids;
}

const files = readdirSync(join(messages, "en")).map((name) => {
  return { name, text: readFileSync(join(messages, "en", name), "utf8") };
});
const known = files.flatMap((file) => idsOf(file.text));
/** What only the terminal says. */
const elsewhere = new Set(
  files.filter((file) => file.name === "terminal.ftl").flatMap((file) => idsOf(file.text)),
);

const code = sources("src").map((path) => ({ path, text: readFileSync(path, "utf8") }));

describe("the English messages", () => {
  it.each(files.map((file) => [file.name, file.text]))("%s parses whole", (_, text) => {
    const bundle = new FluentBundle("en");
    bundle.addResource(new FluentResource(text));
    const missing = idsOf(text).filter((id) => {
      const [name = "", attribute] = id.split(".");
      const message = bundle.getMessage(name);
      return attribute ? !message?.attributes[attribute] : !message;
    });
    expect(missing).toEqual([]);
  });

  it.each(files.map((file) => [file.name, file.text]))(
    "%s travels lean and says the same",
    (_, text) => {
      const said = (source: string): unknown => new FluentResource(source).body;
      expect(said(lean(text))).toEqual(said(text));
      expect(lean(text)).not.toMatch(/^#|^$/m);
    },
  );

  it("name nothing twice", () => {
    expect(known.filter((id, at) => known.indexOf(id) !== at)).toEqual([]);
  });
});

describe("what the code asks for", () => {
  it("exists", () => {
    const missing = code.flatMap(({ path, text }) =>
      [...text.matchAll(/\bt\(\s*"([^"]+)"/g)]
        .map((found) => found[1] ?? "")
        .filter((id) => !known.includes(id))
        .map((id) => `${path}: ${id}`),
    );
    expect(missing).toEqual([]);
  });

  it("exists also where a part of the id is computed", () => {
    const missing = code.flatMap(({ path, text }) =>
      [...text.matchAll(/\bt\(\s*`([^`$]+)\$\{[^}]*\}([^`]*)`/g)]
        .map((found): [string, string] => [found[1] ?? "", found[2] ?? ""])
        .filter(([head, tail]) => {
          const end = tail.includes("$") ? "" : tail;
          return !known.some((id) => id.startsWith(head) && id.endsWith(end));
        })
        .map((id) => `${path}: ${id.join("*")}`),
    );
    expect(missing).toEqual([]);
  });

  it("is all there is: no message is left over", () => {
    const all = code.map(({ text }) => text).join("\n");
    const patterns = [...all.matchAll(/`([\w-]*)\$\{[^`]*?\}([\w.-]*)`/g)]
      .map((found): [string, string] => [found[1] ?? "", found[2] ?? ""])
      .filter(([head]) => head.length > 2);
    const left = known.filter((id) => {
      if (elsewhere.has(id)) return false;
      if (all.includes(`"${id}"`) || all.includes(`\`${id}\``)) return false;
      return !patterns.some(([head, tail]) => id.startsWith(head) && id.endsWith(tail));
    });
    expect(left).toEqual([]);
  });
});
