/**
 * What moves on the board glides to its new place instead of jumping there. Whatever has
 * `data-glide` is measured before the page changes and after it, in one go each, and starts where
 * it was seen last. What is in something with `data-glide="size"` starts as large as it was seen
 * last, and what has `data-fades` there fades in, since it may be arranged anew.
 */
import { lessMotion, pace } from "../../lib/settings.svelte";

const LONGEST = 300; // milliseconds: a tap should find what it was meant for
const USUAL = 260;
const GLIDES = "[data-glide]";

interface Way {
  /** How far it began from where it belongs, beside what carries it. */
  readonly x: number;
  readonly y: number;
  /** What changes its size, from what part of it; and what fades in there. */
  readonly sized: HTMLElement | null;
  readonly scale: number;
  readonly fades: readonly HTMLElement[];
  readonly lasts: number;
  /** How long it has been on its way, and how long in the frame before; how much of it is left. */
  gone: number;
  last: number;
  left: number;
}

/** All that is on its way. */
const ways = new Map<HTMLElement, Way>();

const scaleOf = ({ scale, left }: Way): number => 1 + (scale - 1) * left;

function paint(element: HTMLElement, way: Way): void {
  const { x, y, left, sized, fades } = way;
  element.style.translate = left ? `${x * left}px ${y * left}px` : "";
  element.style.willChange = left ? "translate" : "";
  if (sized) {
    sized.style.scale = left ? `${scaleOf(way)}` : "";
    sized.style.transformOrigin = left ? "0 0" : "";
  }
  for (const one of fades) one.style.opacity = left ? `${1 - left}` : "";
}

function arrive(element: HTMLElement): void {
  const way = ways.get(element);
  if (!way) return;
  way.left = 0;
  paint(element, way);
  ways.delete(element);
}

/** On its way for so long. */
function go(element: HTMLElement, way: Way, gone: number): void {
  way.gone = gone;
  way.left = Math.max(0, 1 - gone / way.lasts) ** 3;
  paint(element, way);
}

let frame = 0;
/** When the frame before began. */
let clock = 0;
/** The page has changed: the next frame shows everything where it was, however late it comes. */
let held = false;

/**
 * Moved by hand: the browser counts it as a jump of the layout when one of its own animations is
 * turned to a new goal.
 */
function move(time: number): void {
  const passed = held ? 0 : Math.max(0, time - clock);
  held = false;
  clock = time;
  for (const [element, way] of ways) {
    if (way.left === 0 || !element.isConnected) {
      arrive(element);
      continue;
    }
    way.last = way.gone;
    go(element, way, way.gone + passed);
  }
  frame = ways.size > 0 ? requestAnimationFrame(move) : 0;
}

/** Back to where everything was painted last. */
function rewind(): void {
  for (const [element, way] of ways) go(element, way, way.last);
}

const carrierOf = (element: Element): HTMLElement | null =>
  element.parentElement?.closest<HTMLElement>(GLIDES) ?? null;

/** Where something will be once it and what carries it have arrived. */
export function settledBox(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  if (ways.size === 0) return box;
  let { x, y, width, height } = box;
  for (let at = element.closest<HTMLElement>(GLIDES); at; at = carrierOf(at)) {
    const way = ways.get(at);
    if (!way) continue;
    if (way.sized?.contains(element)) {
      const origin = at.getBoundingClientRect();
      const scale = scaleOf(way);
      x = origin.x + (x - origin.x) / scale;
      y = origin.y + (y - origin.y) / scale;
      width /= scale;
      height /= scale;
    }
    x -= way.x * way.left;
    y -= way.y * way.left;
  }
  return new DOMRect(x, y, width, height);
}

/** All below `root`: to be told before and after each change of the page. */
export class Glide {
  /** Where things were seen before the page changed. */
  private was: Map<HTMLElement, DOMRect> | null = null;
  private framing = false;

  constructor(private readonly root: () => HTMLElement | undefined) {}

  private all(): HTMLElement[] {
    return [...(this.root()?.querySelectorAll<HTMLElement>(GLIDES) ?? [])];
  }

  /**
   * The page is about to change because something was measured: things were moved already for a
   * frame that is not painted yet.
   */
  measured(): void {
    this.framing = true;
    queueMicrotask(() => (this.framing = false));
  }

  before(): void {
    if (lessMotion() || pace() === 0) {
      this.was = null;
      return;
    }
    if (this.framing) rewind();
    this.was ??= new Map(this.all().map((one) => [one, this.seen(one)]));
  }

  /** What changes its size is measured by what is in it. */
  private seen(one: HTMLElement): DOMRect {
    const sized = ways.get(one)?.sized;
    return (sized ?? one).getBoundingClientRect();
  }

  after(): void {
    const was = this.was;
    this.was = null;
    if (!was) return;
    const found = this.all().map((one) => ({ one, now: settledBox(one), then: was.get(one) }));
    /** How far each is moved back with all that carries it; nothing within what changes its size. */
    const moved = new Map<HTMLElement, { readonly x: number; readonly y: number } | null>();
    const lasts = Math.min(LONGEST, USUAL * pace());
    for (const { one, now, then } of found) {
      const carrier = carrierOf(one);
      const carried = carrier ? moved.get(carrier) : { x: 0, y: 0 };
      if (!carried) {
        moved.set(one, null);
        arrive(one);
        continue;
      }
      const seen = then && then.width > 0 && now.width > 0;
      const x = seen ? then.x - now.x - carried.x : 0;
      const y = seen ? then.y - now.y - carried.y : 0;
      const grows = seen && one.dataset.glide === "size" && Math.abs(then.width - now.width) > 1;
      const still = Math.hypot(x, y) < 0.5 && !grows;
      moved.set(one, grows ? null : still ? carried : { x: x + carried.x, y: y + carried.y });
      const on = ways.get(one);
      // Whatever else changed, it is on its way there already.
      if (on && Math.hypot(x - on.x * on.left, y - on.y * on.left) < 0.5) {
        if (!grows || on.sized) continue;
      }
      arrive(one);
      if (still) continue;
      const sized = grows ? (one.firstElementChild as HTMLElement | null) : null;
      const fades = [...(sized?.querySelectorAll<HTMLElement>("[data-fades]") ?? [])];
      const scale = grows ? then.width / now.width : 1;
      const way = { x, y, sized, scale, fades, lasts, gone: 0, last: 0, left: 1 };
      ways.set(one, way);
      paint(one, way);
    }
    held = true;
    if (ways.size > 0 && frame === 0) frame = requestAnimationFrame(move);
  }
}
