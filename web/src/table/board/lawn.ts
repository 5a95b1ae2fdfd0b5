/**
 * The whole ground of a place takes a tap, not only the button on it.  Who uses a keyboard or hears
 * the page has the button.
 */
import type { Action } from "svelte/action";

export const lawn: Action<HTMLElement, (() => void) | null> = (node, tapped) => {
  let told = tapped;
  const click = (event: MouseEvent): void => {
    const on = event.target;
    if (!told || (on instanceof Element && on.closest("button, a"))) return;
    told();
  };
  node.addEventListener("click", click);
  return {
    update: (next) => (told = next),
    destroy: () => node.removeEventListener("click", click),
  };
};
