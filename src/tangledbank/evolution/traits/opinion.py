"""What a trait is worth to a player, for bots; it stands beside the trait, and no rule reads it."""


class Opinion:
    """A few rules of thumb; whoever says nothing gets a fair guess.

    `helps`: what it is good for in a turn, besides points, hunting and hiding.
    `kept`: how much one would rather keep a card for it than play the card as an animal.
    `useful`: how much more than its point it is worth to an animal that lives on.
    `danger`: what is left of the danger of being eaten (1.0: all of it).
    `uses`: what using it in a go is worth, if it has a verb (to pass is worth nothing, a meal about
    1.0).
    """

    def __init__(
        self,
        helps: float = 0.0,
        kept: float = 0.5,
        useful: float = 0.0,
        danger: float = 1.0,
        uses: float = 0.1,
    ) -> None:
        self.helps = helps
        self.kept = kept
        self.useful = useful
        self.danger = danger
        self.uses = uses
