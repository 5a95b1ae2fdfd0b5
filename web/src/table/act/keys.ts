/** The keyboard on a table: arrows go to the nearest thing in that direction. */

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function arrow(key: string): readonly [number, number] | undefined {
  return ARROWS[key];
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The nearest of these from here in a direction: what lies aside counts double. */
export function nearest(
  from: Spot,
  to: readonly Spot[],
  [dx, dy]: readonly [number, number],
): number {
  let best = -1;
  let least = Infinity;
  to.forEach((spot, place) => {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (ahead <= 4) return;
    const far = ahead + 2 * aside;
    if (far < least) {
      least = far;
      best = place;
    }
  });
  return best;
}

/** Move the focus within this part of the page; true if it went somewhere. */
export function step(within: HTMLElement, direction: readonly [number, number]): boolean {
  const here = document.activeElement;
  const all = [
    ...within.querySelectorAll<HTMLElement>("button:not(:disabled), a[href], summary"),
  ].filter((element) => element.offsetParent !== null);
  const middle = (element: Element): Spot => {
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  if (!(here instanceof HTMLElement) || !within.contains(here)) {
    const first = all.find((element) => element.matches(".lit, .lit *")) ?? all[0];
    first?.focus();
    return first !== undefined;
  }
  const others = all.filter((element) => element !== here);
  const found = others[nearest(middle(here), others.map(middle), direction)];
  found?.focus();
  return found !== undefined;
}
