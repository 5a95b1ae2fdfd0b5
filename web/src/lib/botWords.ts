/** What bots are called in the reader's language. */

import type { BotInfo } from "../wire";
import { knows, t, tOr } from "./i18n";

/** `search:0.5s` is `bot-search`, with `0.5s` to tell. */
function parts(bot: string): [string, string] {
  const [kind = "", ...more] = bot.split(":");
  return [`bot-${kind.replaceAll(/[^a-z0-9-]/gi, "-")}`, more.join(":")];
}

export function botName(bot: string): string {
  const [id, strength] = parts(bot);
  if (!knows(id)) return bot;
  return strength ? t("bot-strength", { name: t(id), strength }) : t(id);
}

/** Its name with how hard it is to beat: "Forager, medium". */
export function botWithLevel(bot: string): string {
  const [id] = parts(bot);
  const level = tOr(`${id}.level`, "");
  return level ? t("bot-with-level", { name: botName(bot), level }) : botName(bot);
}

export function botAbout(bot: BotInfo): string {
  return tOr(`${parts(bot.name)[0]}.about`, bot.text);
}
