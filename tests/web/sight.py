"""What is on the table, by what the server said, and whether all of it can be seen."""

import json
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Error, Page, WebSocket

#: Everything that is wrong with what is seen; the argument says what should be there.
WRONG: Final = r"""(table) => {
  const wrong = [];
  if (document.querySelector("dialog:modal")) return wrong;
  const within = (box, edge) => box.left >= edge.left - 1 && box.right <= edge.right + 1
    && box.top >= edge.top - 1 && box.bottom <= edge.bottom + 1;
  const inSight = (one) => {
    const box = one.getBoundingClientRect();
    if (!within(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return false;
    for (let around = one.parentElement; around; around = around.parentElement)
      if (getComputedStyle(around).overflow !== "visible"
        && !within(box, around.getBoundingClientRect())) return false;
    return box.width > 0 && box.height > 0;
  };
  const onTop = (one, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (one.contains(hit) || hit.contains(one));
  };
  const all = [...document.querySelectorAll("[data-animal]")];
  const boxes = all.map((one) => one.getBoundingClientRect());
  all.forEach((one, place) => {
    const name = one.dataset.animal;
    const box = boxes[place];
    if (!inSight(one)) wrong.push(`${name} is cut off`);
    const home = one.closest(".ground, .realm, .rival");
    if (home && !within(box, home.getBoundingClientRect())) wrong.push(`${name} leaves its place`);
    const inside = one.querySelector(":scope > .picture, :scope > .about");
    if (inside && inside.getBoundingClientRect().bottom > box.bottom + 1)
      wrong.push(`${name} is larger than its tile`);
    const worn = [...one.querySelectorAll(":scope .traits > *")];
    if (worn.some((trait) => trait.getBoundingClientRect().right > box.right - 1.5))
      wrong.push(`${name} has traits on its border`);
    if (!onTop(one, box.left + box.width / 2, box.top + box.height / 2))
      wrong.push(`${name} is covered`);
    boxes.slice(place + 1).forEach((other, after) => {
      if (box.left < other.right - 4 && other.left < box.right - 4
        && box.top < other.bottom - 4 && other.top < box.bottom - 4)
        wrong.push(`${name} overlaps ${all[place + 1 + after].dataset.animal}`);
    });
  });
  const shown = new Set(all.map((one) => one.dataset.animal));
  if (shown.size !== all.length) wrong.push("an animal is shown twice");
  for (const name of table.mine) if (!shown.has(name)) wrong.push(`my ${name} is not shown`);
  for (const [letter, names] of Object.entries(table.others)) {
    const missing = names.filter((name) => !shown.has(name)).length;
    const panel = [...document.querySelectorAll(".rival, .others .realm")].find((one) =>
      one.querySelector(".emblem, .letter")?.textContent.trim() === letter);
    const counted = [...(panel?.querySelectorAll("[data-more]") ?? [])].filter(inSight)
      .reduce((sum, one) => sum + Number(one.dataset.more), 0);
    if (missing !== counted)
      wrong.push(`${missing} of ${letter} are not shown, ${counted} counted`);
  }
  const cards = [...document.querySelectorAll(".hand li, .hand .held")];
  const hand = document.querySelector(".hand");
  const rests = table.rests && !hand?.checkVisibility();
  if (table.cards >= 0 && !rests && cards.length !== table.cards)
    wrong.push(`${cards.length} of ${table.cards} cards`);
  if (!rests) cards.forEach((card, place) => {
    const box = card.getBoundingClientRect();
    if (!inSight(card)) wrong.push(`card ${place + 1} is cut off`);
    // In a fan a part of it is seen, unless the one that is looked at lies on it.
    else if (![0.06, 0.25, 0.5, 0.94].some((part) => {
      const [x, y] = [box.left + box.width * part, box.top + box.height / 2];
      const looked = ":is(li, .held):is(:hover, .picked, .up, :has(:focus-visible))";
      return onTop(card, x, y) || document.elementFromPoint(x, y)?.closest(looked);
    }))
      wrong.push(`card ${place + 1} is covered`);
  });
  for (const spot of document.querySelectorAll(".home .heading .spot"))
    if (!within(spot.getBoundingClientRect(), spot.closest(".ground").getBoundingClientRect()))
      wrong.push(`${spot.textContent.trim()} leaves its place`);
  const far = document.documentElement.scrollHeight - innerHeight;
  if (far > 0) wrong.push(`the page scrolls by ${far}`);
  return wrong;
}"""


@dataclass
class Sight:
    """Listens to what the server tells a page."""

    page: Page
    public: dict[str, Any] = field(default_factory=dict)
    own: list[dict[str, Any]] = field(default_factory=list)
    #: Decisions that were looked at, and those at which something was wrong.
    looks: int = 0
    wrong: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._heard)

    def _heard(self, frame: str | bytes) -> None:
        news = json.loads(frame)
        self.public = news.get("public") or self.public
        if news.get("own") is not None:
            self.own = news["own"]

    def table(self) -> dict[str, Any]:
        """Whose animals there are, and how many cards are in my hand."""
        mine = self.own[0]["seat"] if self.own else -1
        animals = [
            [
                one["name"]
                for kind in ("animals", "remains", "creatures")
                for one in who.get(kind, [])
            ]
            for who in self.public.get("players", [])
        ]
        return {
            "mine": animals[mine] if mine >= 0 else [],
            "others": {
                "ABCDEFGH"[seat]: names for seat, names in enumerate(animals) if seat != mine
            },
            "cards": len(self.own[0]["hand"]) if self.own else -1,
            # While a creature is told what to do, or an attack is answered, the cards wait.
            "rests": "source" in self.public,
        }

    def look(self, patience: float = 4_000) -> list[str]:
        """What is wrong at this decision, once tiles have found their places."""
        table = self.table()
        try:
            self.page.wait_for_function(
                f"(it) => !({WRONG})(it).length", arg=table, timeout=patience
            )
            found: list[str] = []
        except Error:
            found = self.page.evaluate(WRONG, self.table())
        self.looks += 1
        if found:
            self.wrong.append(f"decision {self.looks}: {'; '.join(found[:6])}")
        return found
