/** Which page is shown: the address bar is the truth, and links are plain links. */

export type Route =
  | { page: "start" }
  | { page: "lobby" }
  | { page: "new" }
  | { page: "learn" }
  | { page: "gallery" }
  | { page: "table"; table: string }
  | { page: "replay"; table: string }
  | { page: "rules"; about: string }
  | { page: "nowhere" };

function word(text: string | undefined): string {
  try {
    return decodeURIComponent(text ?? "");
  } catch {
    return "";
  }
}

export function routeOf(path: string): Route {
  const [first = "", second, ...rest] = path.split("/").filter(Boolean);
  if (rest.length > 0) return { page: "nowhere" };
  const about = word(second);
  switch (first) {
    case "":
      return { page: "start" };
    case "lobby":
    case "new":
    case "learn":
    case "gallery":
      return second ? { page: "nowhere" } : { page: first };
    case "table":
    case "replay":
      return about ? { page: first, table: about } : { page: "nowhere" };
    case "rules":
      return { page: "rules", about };
    default:
      return { page: "nowhere" };
  }
}

class Router {
  /** The page shown, and its query (`?viewpoint=0&step=12`). */
  route: Route = $state.raw({ page: "start" });
  query: URLSearchParams = $state.raw(new URLSearchParams());

  /** How often a link was followed; 0 while the page is as the browser opened it. */
  moves = 0;

  /** Follow the address bar and the links of this page; gives back how to stop. */
  start(): () => void {
    this.read();
    const moved = (): void => this.read();
    const clicked = (event: MouseEvent): void => this.follow(event);
    addEventListener("popstate", moved);
    document.addEventListener("click", clicked);
    return () => {
      removeEventListener("popstate", moved);
      document.removeEventListener("click", clicked);
    };
  }

  /** Go to a path of ours; `replace` leaves no trace to come back to. */
  go(path: string, replace = false): void {
    this.moves += 1;
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.read();
    if (!replace) scrollTo(0, 0);
  }

  /** Change only the query, in place; a word without a value goes. */
  ask(query: Record<string, string | number | null>): void {
    const changed = Object.entries({ ...Object.fromEntries(this.query), ...query });
    const next = new URLSearchParams(
      changed.flatMap(([key, value]) =>
        value === null || value === "" ? [] : [[key, `${value}`]],
      ),
    );
    const asked = next.size > 0 ? `?${next}` : "";
    history.replaceState(null, "", location.pathname + asked + location.hash);
    this.query = next;
  }

  private read(): void {
    const next = routeOf(location.pathname);
    if (JSON.stringify(next) !== JSON.stringify(this.route)) this.route = next;
    this.query = new URLSearchParams(location.search);
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download")) return;
    // What is none of our pages, such as the documentation, is left to the browser.
    if (link.origin !== location.origin || routeOf(link.pathname).page === "nowhere") return;
    const samePage = link.pathname === location.pathname && link.search === location.search;
    if (samePage && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
