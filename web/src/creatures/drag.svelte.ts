/** Dragging a card onto a place of the table, by mouse or finger. */

const far = 10;

export class Drag {
  /** The pointer has gone so far that its end is no tap. */
  moved = false;
  private ghost: HTMLElement | null = null;

  constructor(
    private readonly may: (card: string) => boolean,
    private readonly lift: (card: string) => void,
    /** Where it was dropped: the `data-drop` there, or nothing. */
    private readonly drop: (place: string) => void,
  ) {}

  start(card: string, event: PointerEvent): void {
    this.moved = false;
    if (event.button !== 0 || !this.may(card)) return;
    const origin = event.currentTarget as HTMLElement;
    const { clientX: x0, clientY: y0 } = event;

    const move = (now: PointerEvent): void => {
      const dx = now.clientX - x0;
      const dy = now.clientY - y0;
      if (!this.ghost) {
        // Sideways with a finger is scrolling the hand.
        const wants = now.pointerType === "mouse" ? Math.hypot(dx, dy) > far : -dy > far;
        if (!wants) return;
        this.moved = true;
        this.ghost = ghostOf(origin);
        this.lift(card);
      }
      now.preventDefault();
      this.ghost.style.translate = `${dx}px ${dy}px`;
    };
    const stop = (): void => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", stop);
      this.ghost?.remove();
      this.ghost = null;
      setTimeout(() => (this.moved = false));
    };
    const up = (now: PointerEvent): void => {
      const dragged = this.ghost !== null;
      stop();
      if (!dragged) return;
      const under = document.elementFromPoint(now.clientX, now.clientY);
      const place = under?.closest<HTMLElement>("[data-drop]")?.dataset.drop;
      this.drop(place ?? "");
    };
    addEventListener("pointermove", move, { passive: false });
    addEventListener("pointerup", up);
    addEventListener("pointercancel", stop);
  }
}

function ghostOf(origin: HTMLElement): HTMLElement {
  const box = origin.getBoundingClientRect();
  const ghost = origin.cloneNode(true) as HTMLElement;
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    zIndex: "40",
    pointerEvents: "none",
    opacity: "0.9",
    background: "var(--raised)",
    boxShadow: "var(--shadow-3)",
  });
  document.body.append(ghost);
  return ghost;
}
