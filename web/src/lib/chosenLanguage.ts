/** The reader's language: of the address, of the reader's choice, or of the browser. */

import { nearest, preferred, PSEUDO, speak } from "./i18n";
import { router } from "./router.svelte";
import { change, settings } from "./settings.svelte";
import { toasts } from "./toasts.svelte";

/**
 * When a page is opened.  A link may name a language (`?lang=uk`); it is kept if the reader has not
 * chosen any.
 */
export function firstLanguage(address = location.search): Promise<void> {
  const asked = new URLSearchParams(address).get("lang") ?? "";
  const linked = nearest(asked);
  if (asked && !linked) console.warn(`There are no messages in “${asked}”`);
  if (linked && linked !== PSEUDO && !settings.language) change({ language: linked });
  return speak(linked || settings.language || preferred());
}

/** The reader chooses (empty: as the browser).  The page stays where it is, and so does the reader. */
export async function chooseLanguage(code: string, inAddress = false): Promise<void> {
  change({ language: code });
  if (inAddress || router.query.has("lang")) router.ask({ lang: code });
  try {
    await speak(code || preferred());
  } catch (error) {
    toasts.explain(error);
  }
}
