import { FluentBundle, FluentResource } from "@fluent/bundle";

/** The languages there are message files for, each in its own words. */
export const languages: Readonly<Record<string, string>> = { en: "English" };

/** English is part of the first load: it is also what another language falls back to. */
const english = import.meta.glob<string>(
  ["../../messages/en/*.ftl", "!../../messages/en/{new,options}.ftl"],
  { query: "?raw", import: "default", eager: true },
);

const others = import.meta.glob<string>(["../../messages/*/*.ftl", "!../../messages/en/*.ftl"], {
  query: "?raw",
  import: "default",
});

function bundle(code: string, texts: string[]): FluentBundle {
  // All our languages are written from left to right, so that no isolation marks are needed.
  const made = new FluentBundle(code, { useIsolating: false });
  for (const text of texts) {
    for (const problem of made.addResource(new FluentResource(text))) {
      console.error(problem);
    }
  }
  return made;
}

export const fallback = bundle("en", Object.values(english));

/** Add English messages that only some pages need, and that come with them. */
export function learn(text: string): void {
  for (const problem of fallback.addResource(new FluentResource(text))) console.error(problem);
}

/** The messages of a language; English at once, others when they are first wanted. */
export async function load(code: string): Promise<FluentBundle> {
  if (code === "en") return fallback;
  const loaders = Object.entries(others).filter(([path]) => path.includes(`/messages/${code}/`));
  return bundle(code, await Promise.all(loaders.map(([, loader]) => loader())));
}
