"""How often a thing may be done: the limits in the clauses, and the counts."""

from enum import Enum


class Span(Enum):
    """The period in which a use is counted; when one begins, the shorter ones in it end."""

    ROUND = 0
    TURN = 1
    ATTACK = 2


class Once(Enum):
    """What is done at most once, and in which period."""

    WAKE = "each creature wakes another, CREA-ANNOYING-03", Span.ROUND
    CREATE = "CREA-TURN-01", Span.TURN
    ADD = "CREA-TURN-02", Span.TURN
    ACTIVATION_TRAIT = "each of them, CREA-TURN-05", Span.TURN
    ATTACK_TRAIT = "each of them, CREA-ATK-03", Span.ATTACK


class Uses:
    """What was done in this round, turn and attack."""

    def __init__(self) -> None:
        self.done: set[tuple[Once, int]] = set()

    def begin(self, span: Span) -> None:
        self.done = {use for use in self.done if use[0].value[1].value < span.value}

    def note(self, once: Once, which: int = 0) -> None:
        """Record a use: by this creature or with this trait, if each has its own count."""
        self.done.add((once, which))

    def left(self, once: Once, which: int = 0) -> bool:
        return (once, which) not in self.done

    def any(self, once: Once) -> bool:
        return any(use[0] is once for use in self.done)
