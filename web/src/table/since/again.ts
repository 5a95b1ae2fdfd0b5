/** A step is seen again, with the animals it was about in the light. */
import { tick } from "svelte";

import type { Client } from "../../lib/client";
import { t } from "../../lib/i18n";
import { toasts } from "../../lib/toasts.svelte";
import { spotlight } from "../../log/spotlight.svelte";

export async function seeAgain(
  client: Client,
  step: number,
  animals: readonly string[],
): Promise<void> {
  // After the newest step the table is as it is now: that one is seen from before it.
  const before = (client.steps.at(-1)?.number ?? 0) - 1;
  try {
    if (!(await client.lookAt?.(Math.min(step, before)))) toasts.say(t("seen-too-early"));
    await tick();
    spotlight.show(animals);
  } catch (error) {
    toasts.explain(error);
  }
}
