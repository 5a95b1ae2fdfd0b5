"""The whole position with all secrets: perfect information, which no player has."""

from tangledbank.evolution.state import State
from tangledbank.native import Floats, i64
from tangledbank.research.buffers import zeros
from tangledbank.research.evolution.observation import Observer


class PerfectObserver:
    """Adds what is hidden from the seat that looks to an observation."""

    def __init__(self, observer: Observer, deck_size: int) -> None:
        self.observer = observer
        self.cards: dict[int, int] = observer.cards
        self.deck_size = deck_size
        self.parts: dict[str, tuple[int, int]] = dict(observer.parts)
        self.size: int = observer.size
        cards = len(self.cards)
        seats = observer.seats
        self.hands: int = self.part("hidden: hands", seats * cards)
        self.discards: int = self.part("hidden: discards", (seats + 1) * cards)
        self.aside: int = self.part("hidden: set aside", cards)
        self.faces: int = self.part("hidden: faces", seats * observer.places * cards)
        #: From the top: the number of each card, counted from 1.
        self.deck: int = self.part("hidden: deck", deck_size)
        extra = self.size - observer.size
        self.blank: Floats = zeros(extra)

    def part(self, name: str, size: int) -> int:
        start = self.size
        self.parts[name] = (start, size)
        self.size += size
        return start

    def write(self, s: State, me: i64, out: Floats) -> None:
        open_part: int = self.observer.size
        self.observer.write(s, me, out[:open_part], None)
        out[open_part:] = self.blank
        count = len(self.cards)
        for player in s.players:
            away = (player.seat - me) % self.observer.seats
            self.count(player.hand, self.hands + away * count, out)
            self.count(player.discard, self.discards + away * count, out)
            at = self.faces + away * self.observer.places * count
            for place, animal in enumerate(player.animals):
                if place == self.observer.places:
                    break
                out[at + self.cards[animal.card]] = 1.0
                at += count
        self.count(s.discard, self.discards + self.observer.seats * count, out)
        self.count(s.aside, self.aside, out)
        for place, kind in enumerate(reversed(s.deck)):
            out[self.deck + place] = float(self.cards[kind] + 1)

    def count(self, pile: list[int], at: int, out: Floats) -> None:
        for kind in pile:
            out[at + self.cards[kind]] += 1.0
