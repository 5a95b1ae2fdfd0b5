"""How much the layout jumps: the browser's own layout shifts, those right after a tap left out."""

from typing import Any, Final

from playwright.sync_api import Page

Shift = dict[str, Any]

OBSERVE: Final = """() => {
  window.shifts = [];
  const named = (node) => {
    const one = node?.nodeType === 1 ? node : node?.parentElement;
    return one ? `${one.tagName.toLowerCase()}.${[...one.classList].slice(0, 2).join(".")}` : "?";
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.hadRecentInput) continue;
      window.shifts.push({
        value: entry.value, at: entry.startTime, what: entry.sources.map((one) => named(one.node)),
      });
    }
  }).observe({ type: "layout-shift" });
}"""


def observe(page: Page) -> None:
    """From now on."""
    page.evaluate(OBSERVE)


def shifts(page: Page) -> list[Shift]:
    found: list[Shift] = page.evaluate("window.shifts")
    return found


def total(found: list[Shift]) -> float:
    return float(sum(shift["value"] for shift in found))


def window(found: list[Shift]) -> float:
    """The largest sum of shifts less than a second apart, within five seconds."""
    most = current = 0.0
    first = last = float("-inf")
    for shift in found:
        if shift["at"] - last > 1000 or shift["at"] - first > 5000:
            current, first = 0.0, shift["at"]
        current, last = current + shift["value"], shift["at"]
        most = max(most, current)
    return most


def by_source(found: list[Shift]) -> list[tuple[str, float]]:
    """What shifted, the most first."""
    by: dict[str, float] = {}
    for shift in found:
        key = ", ".join(sorted(set(shift["what"])))
        by[key] = by.get(key, 0.0) + shift["value"]
    return sorted(by.items(), key=lambda one: -one[1])
