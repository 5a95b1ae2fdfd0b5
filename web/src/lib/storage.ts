/**
 * What this browser remembers.  Storage may be blocked or full: then it is remembered until the
 * page is closed, and `remembers()` says so.
 */

const prefix = "tangled-bank.";
const here = new Map<string, string>();
let works: boolean | null = null;

/** Does what is kept outlive the page? */
export function remembers(): boolean {
  if (works === null) {
    try {
      localStorage.setItem(`${prefix}probe`, "1");
      localStorage.removeItem(`${prefix}probe`);
      works = true;
    } catch {
      works = false;
    }
  }
  return works;
}

export function keep(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  here.set(name, text);
  try {
    localStorage.setItem(prefix + name, text);
  } catch {
    works = false;
  }
}

export function forget(name: string): void {
  here.delete(name);
  try {
    localStorage.removeItem(prefix + name);
  } catch {
    works = false;
  }
}

export const isText = (value: unknown): value is string => typeof value === "string";

/** What was kept under this name, if it is there and of the right kind. */
export function recall<T>(name: string, right: (value: unknown) => value is T): T | null {
  let text = here.get(name) ?? null;
  try {
    text = localStorage.getItem(prefix + name) ?? text;
  } catch {
    works = false;
  }
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return right(value) ? value : null;
  } catch {
    return null;
  }
}

/** For tests: as if the page had just been opened. */
export function startAfresh(): void {
  here.clear();
  works = null;
}
