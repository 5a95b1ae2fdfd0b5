import { FluentBundle, FluentResource } from "@fluent/bundle";

/** The languages there are message files for, each in its own words. */
export const languages: Readonly<Record<string, string>> = { en: "English" };

/**
 * The messages lie in the Python package, since the terminal speaks them as well. English is part of
 * the first load: it is also what another language falls back to. What only one part of the site
 * says comes with that part, which imports it from `messages/`.
 */
const english = import.meta.glob<string>(
  [
    "../../../../src/tangledbank/messages/en/*.ftl",
    "!../../../../src/tangledbank/messages/en/{creatures,terminal,gallery,names,new,options,replay,report,result,rules,settings,share,since,stage}.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

const others = import.meta.glob<string>(
  [
    "../../../../src/tangledbank/messages/*/*.ftl",
    "!../../../../src/tangledbank/messages/en/*.ftl",
  ],
  {
    query: "?raw",
    import: "default",
  },
);

export function add(to: FluentBundle, text: string): void {
  for (const problem of to.addResource(new FluentResource(text))) console.error(problem);
}

function bundle(code: string, texts: string[]): FluentBundle {
  // All our languages are written from left to right, so that no isolation marks are needed.
  const made = new FluentBundle(code, { useIsolating: false });
  for (const text of texts) add(made, text);
  return made;
}

export const fallback = bundle("en", Object.values(english));

/** The messages of a language; English at once, others when they are first wanted. */
export async function load(code: string): Promise<FluentBundle> {
  if (code === "en") return fallback;
  const loaders = Object.entries(others).filter(([path]) => path.includes(`/messages/${code}/`));
  return bundle(code, await Promise.all(loaders.map(([, loader]) => loader())));
}
