/** The pages of the site.  Each comes when it is wanted, so that the first one is quick. */

import type { Component } from "svelte";

import { learn } from "../lib/i18n";
import type { Route } from "../lib/router.svelte";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each page has its own props
export type Page = Promise<{ default: Component<any> }>;

/** Messages that the page will ask for itself; they come at the same time if they are named here. */
function speaking(...areas: readonly string[]): void {
  for (const area of areas) void learn(area).catch(() => undefined); // the page says so
}

export function pageOf(route: Route): Page | null {
  switch (route.page) {
    case "start":
      speaking("start");
      return import("./StartPage.svelte");
    case "lobby":
      speaking("start");
      return import("./LobbyPage.svelte");
    case "new":
      speaking("new", "options");
      return import("./NewTablePage.svelte");
    case "learn":
      speaking("learn", "lessons");
      return import("../lessons/LearnPage.svelte");
    case "table":
      return import("./TablePage.svelte");
    case "replay":
      speaking("names", "replay");
      return import("../replay/ReplayPage.svelte");
    case "gallery":
      speaking("names", "gallery");
      return import("../gallery/GalleryPage.svelte");
    case "rules":
      speaking("rules");
      return import("../rules/RulesPage.svelte");
    default:
      return null;
  }
}
