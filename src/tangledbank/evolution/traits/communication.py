"""Communication: when one of the pair gets red from the supply, so does the other."""

from tangledbank.evolution.eating import can_receive
from tangledbank.evolution.serving import serve
from tangledbank.evolution.state import RED, Animal, Link, State
from tangledbank.evolution.traits.opinion import Opinion
from tangledbank.evolution.traits.trait import SHARES, Trait
from tangledbank.native import i64


class Communication(Trait):
    def __init__(self) -> None:
        super().__init__(
            "communication",
            SHARES,
            pair=True,
            once="BASE-COMMUNICATION-02",
            opinion=Opinion(kept=1.5, useful=1.3),
        )

    def shares(self, s: State, link: Link, colour: i64, from_supply: bool) -> bool:
        return colour == RED and from_supply

    def can_bring(self, s: State, receiver: Animal) -> bool:
        return s.food[receiver.location] > 0 and can_receive(s, receiver, RED)

    def bring(self, s: State, receiver: Animal) -> None:
        serve(s, receiver)
