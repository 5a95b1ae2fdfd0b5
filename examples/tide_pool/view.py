"""What a seat may know."""

from tangledbank.core import view as core
from tide_pool.cards import names
from tide_pool.state import State


class View(core.View):
    def __init__(self, s: State, calls: list[str], seat: int, acting: int) -> None:
        to_act = calls[acting] if acting >= 0 else None
        super().__init__(calls[seat] if seat >= 0 else "", to_act, "go" if to_act else "")
        self.tide = s.tide
        self.first = calls[s.first]
        self.deck_size = len(s.deck)
        self.sea = names(s.sea)
        self.hand = names(s.players[seat].hand) if seat >= 0 else []
        self.players: list[dict[str, object]] = [
            {
                "name": calls[place],
                "hand_size": len(player.hand),
                "pool": names(player.pool),
                "sheltered": player.sheltered,
                "score": player.score(),
            }
            for place, player in enumerate(s.players)
        ]

    @property
    def kind(self) -> str:
        return "tide-pool"

    def to_json(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "to_act": self.to_act,
            "asked": self.asked,
            "tide": self.tide,
            "first": self.first,
            "deck_size": self.deck_size,
            "sea": self.sea,
            "hand": self.hand,
            "players": self.players,
        }
