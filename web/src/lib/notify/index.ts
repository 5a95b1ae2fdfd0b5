/** Calls me back to the table when it is my turn or I must answer. */

import { t } from "../i18n";
import { settings } from "../settings.svelte";
import { chime } from "./chime";
import { markTitle } from "./title";

export { chime } from "./chime";
export { markTitle, setTitle } from "./title";

/** What this browser lets us do about desktop notifications. */
export function permission(): "granted" | "denied" | "default" | "unknown" {
  return typeof Notification === "undefined" ? "unknown" : Notification.permission;
}

export async function askPermission(): Promise<boolean> {
  if (permission() === "unknown") return false;
  try {
    return (await Notification.requestPermission()) === "granted";
  } catch {
    return false;
  }
}

let shown: Notification | null = null;

function desktop(title: string, body: string): void {
  if (!settings.notify || permission() !== "granted") return;
  try {
    shown?.close();
    shown = new Notification(title, { body, tag: "tangled-bank", icon: "/icon.svg" });
    shown.onclick = () => {
      window.focus();
      shown?.close();
    };
  } catch {
    // Some phones allow notifications only from a service worker.
  }
}

/** I am waited for: at `table`, out of turn if `urgent`. */
export function call(table: string, urgent: boolean): void {
  const away = document.visibilityState === "hidden" || !document.hasFocus();
  const words = t(urgent ? "notify-answer" : "notify-turn");
  markTitle(words);
  if (!away && !settings.always) return;
  if (settings.sound) chime(urgent, settings.volume);
  if (away) desktop(words, table);
}

/** Nobody waits for me any more. */
export function calm(): void {
  markTitle("");
  shown?.close();
  shown = null;
}
