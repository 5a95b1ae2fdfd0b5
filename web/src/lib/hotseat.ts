/** Several people at one screen: who may see it, and when it has to be passed on. */

export interface Turned {
  /** The seat whose hand may be seen; -1: none. */
  facing: number;
  /** The seat the screen must be passed to first; -1: no need. */
  passTo: number;
}

/** How the screen should be turned, given my seats and the one (if any) that is asked. */
export function turn(now: Turned, mine: readonly number[], asked: number): Turned {
  const only = mine.length === 1 ? mine[0] : undefined;
  if (mine.length === 0) return { facing: -1, passTo: -1 };
  if (only !== undefined) return { facing: only, passTo: -1 };
  const facing = mine.includes(now.facing) ? now.facing : -1;
  if (asked < 0 || asked === facing) return { facing, passTo: -1 };
  return { facing: -1, passTo: asked };
}
