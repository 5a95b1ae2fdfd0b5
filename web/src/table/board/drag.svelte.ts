/**
 * Drag and drop with pointers: with a mouse a press that moves, with a finger a press that moves up
 * (out of a row that scrolls sideways) or is held for a moment.  What is dropped on is whatever has
 * a `data-pick`; what takes nothing may say so with `data-refuses`.
 */
import type { Action } from "svelte/action";

import type { Pick } from "../flow/things";

interface Drag {
  readonly pick: Pick;
  readonly x: number;
  readonly y: number;
  /** What it hovers over. */
  readonly over: Pick | null;
}

/** Where something was dropped: on something that can be picked, or where nothing takes it. */
export interface Landing {
  readonly on: Pick | null;
  /** What refuses it, if it is known: `rival`, `piles`. */
  readonly refuses: string;
}

class Dragging {
  now: Drag | null = $state.raw(null);
  /** Told when a drag begins and ends; set by the table. */
  began: (pick: Pick) => void = () => undefined;
  /** Without a landing it was put back, or let go. */
  dropped: (pick: Pick, landing: Landing | null) => void = () => undefined;
}

export const dragging = new Dragging();

const START = 7; // pixels
const HOLD = 260; // milliseconds

function under(x: number, y: number, self: Element): Pick | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const found = element.closest<HTMLElement>("[data-pick]");
    if (found && !self.contains(found)) return found.dataset.pick ?? null;
  }
  return null;
}

/** Where it comes down; null: on itself, or a card among the cards it was taken from. */
function landing(pick: Pick, x: number, y: number, self: Element): Landing | null {
  const top = document.elementFromPoint(x, y);
  if (!top || self.contains(top)) return null;
  if (pick.startsWith("card:") && top.closest("[data-hand]")) return null;
  const refuses = top.closest<HTMLElement>("[data-refuses]")?.dataset.refuses ?? "";
  return { on: under(x, y, self), refuses };
}

export interface Draggable {
  readonly pick: Pick;
  readonly may: boolean;
  /** A finger lifts it out of its row by moving up; elsewhere that would scroll. */
  readonly lifts?: boolean;
}

export const draggable: Action<HTMLElement, Draggable> = (node, options) => {
  let { pick, may, lifts = false } = options;
  let from: { x: number; y: number; id: number } | null = null;
  let held: ReturnType<typeof setTimeout> | undefined;
  let active = false;

  function begin(x: number, y: number): void {
    if (!from || active) return;
    active = true;
    node.setPointerCapture(from.id);
    dragging.began(pick);
    dragging.now = { pick, x, y, over: null };
  }

  function end(landed: Landing | null): void {
    clearTimeout(held);
    from = null;
    if (!active) return;
    active = false;
    dragging.now = null;
    dragging.dropped(pick, landed);
    // The click that follows a drop is no tap.
    node.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener("click", swallow, { capture: true }), 50);
  }

  function swallow(event: Event): void {
    event.stopPropagation();
    event.preventDefault();
  }

  function down(event: PointerEvent): void {
    if (!may || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    clearTimeout(held);
    if (event.pointerType !== "mouse") {
      held = setTimeout(() => begin(event.clientX, event.clientY), HOLD);
    }
  }

  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return;
    const dx = event.clientX - from.x;
    const dy = event.clientY - from.y;
    if (!active) {
      if (Math.hypot(dx, dy) < START) return;
      const upwards = lifts && -dy > Math.abs(dx);
      if (event.pointerType === "mouse" || upwards) begin(event.clientX, event.clientY);
      else clearTimeout(held); // it scrolls
    }
    if (active) {
      const over = under(event.clientX, event.clientY, node);
      dragging.now = { pick, x: event.clientX, y: event.clientY, over };
    }
  }

  function up(event: PointerEvent): void {
    if (!from) return;
    end(active ? landing(pick, event.clientX, event.clientY, node) : null);
  }

  const cancel = (): void => end(null);
  const still = (event: TouchEvent): void => {
    if (active) event.preventDefault();
  };
  const menu = (event: Event): void => {
    if (active) event.preventDefault();
  };

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", cancel);
  node.addEventListener("touchmove", still, { passive: false });
  node.addEventListener("contextmenu", menu);

  return {
    update(next) {
      ({ pick, may, lifts = false } = next);
    },
    destroy() {
      if (active) dragging.now = null;
      clearTimeout(held);
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", cancel);
      node.removeEventListener("touchmove", still);
      node.removeEventListener("contextmenu", menu);
    },
  };
};
