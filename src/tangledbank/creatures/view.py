"""What a seat may know: a view is built from an allow-list, never by deleting from the state.

Only their owner sees hands and the hidden faces of creatures; nobody sees those of the Shadow, the
order of a pile, or the discard.
"""

from typing import Final

from tangledbank.core import view as core
from tangledbank.creatures.attack import Attack
from tangledbank.creatures.cards import CARDS, SIDES, TraitCard
from tangledbank.creatures.energy import energy_needed
from tangledbank.creatures.names import creature_name
from tangledbank.creatures.options import Value
from tangledbank.creatures.rules import SHADOW_NAME
from tangledbank.creatures.state import PHASES, Creature, Player, State
from tangledbank.creatures.traits.names import NAMES
from tangledbank.creatures.turn import TURN_STAGES, Turn
from tangledbank.native import mypyc_attr


@mypyc_attr(acyclic=True)
class TraitView:
    """A trait of a creature, as its open card shows it.  Immutable."""

    __slots__ = ("card", "trait")

    def __init__(self, trait: str, card: str) -> None:
        self.trait = trait
        self.card = card

    def to_json(self) -> dict[str, object]:
        return {"trait": self.trait, "card": self.card}


#: One view of each side of each card serves all games.
_SHOWN: Final[list[TraitView | None]] = [None for _ in range(SIDES)]


def shown(card: TraitCard) -> TraitView:
    known = _SHOWN[card.number]
    if known is None:
        known = TraitView(NAMES[card.trait], CARDS[card.kind].name)
        _SHOWN[card.number] = known
    return known


@mypyc_attr(acyclic=True)
class CreatureView:
    """A creature; `card`, its hidden face, is empty for everybody except its owner."""

    __slots__ = ("asleep", "card", "energy", "name", "need", "scared", "traits", "woke")

    def __init__(self, s: State, creature: Creature, card: str) -> None:
        self.name: str = creature.own.name
        self.card = card
        self.traits: list[TraitView] = [shown(one) for one in creature.cards]
        self.energy = creature.energy
        self.need = energy_needed(s, creature)
        self.asleep = creature.asleep
        self.scared = creature.scared
        self.woke = creature.woke

    def to_json(self) -> dict[str, object]:
        return {
            "name": self.name,
            "card": self.card,
            "traits": [trait.to_json() for trait in self.traits],
            "energy": self.energy,
            "need": self.need,
            "asleep": self.asleep,
            "scared": self.scared,
            "woke": self.woke,
        }


@mypyc_attr(acyclic=True)
class PlayerView:
    """A player, or the Shadow."""

    __slots__ = ("creatures", "goal", "hand_size", "moved", "name", "tokens")

    def __init__(self, s: State, player: Player, name: str, own: bool) -> None:
        self.name = name
        self.hand_size = len(player.hand)
        self.creatures = [
            CreatureView(s, creature, CARDS[creature.card].name if own else "")
            for creature in player.creatures
        ]
        self.tokens = player.tokens
        self.goal = s.rules.shadow_goal if player.seat == s.rules.shadow else s.rules.goal
        self.moved = player.moved

    def to_json(self) -> dict[str, object]:
        return {
            "name": self.name,
            "hand_size": self.hand_size,
            "creatures": [creature.to_json() for creature in self.creatures],
            "tokens": self.tokens,
            "goal": self.goal,
            "moved": self.moved,
        }


@mypyc_attr(acyclic=True)
class SourceView:
    """The open source."""

    __slots__ = ("id", "lower", "name", "trait", "upper")

    def __init__(self, s: State) -> None:
        source = s.rules.bestiary.sources[s.source] if s.source >= 0 else None
        self.id = source.id if source is not None else ""
        self.name = source.en if source is not None else ""
        self.lower = s.lower
        self.upper = s.upper
        self.trait = NAMES[source.trait] if source is not None and source.trait >= 0 else ""

    def to_json(self) -> dict[str, object]:
        return {
            "id": self.id,
            "name": self.name,
            "lower": self.lower,
            "upper": self.upper,
            "trait": self.trait,
        }


class View(core.View):
    """Everything one seat may know, and nothing else (`seat` is empty for a spectator)."""

    __slots__ = (
        "attack",
        "choice_size",
        "creature",
        "deck_size",
        "discard_size",
        "edition",
        "first",
        "hand",
        "options",
        "phase",
        "players",
        "round",
        "source",
        "stage",
        "turn",
        "winner",
    )

    def __init__(self, s: State, names: list[str], seat: int) -> None:
        top = s.stack[-1] if s.stack else None
        to_act = names[top.seat] if top is not None and top.seat >= 0 else None
        super().__init__(
            names[seat] if seat >= 0 else "", to_act, top.asks().word if top is not None else ""
        )
        everybody = [*names, SHADOW_NAME] if s.rules.solo else names
        self.edition = s.rules.edition
        self.options: dict[str, Value] = s.rules.changes()
        self.round = s.round
        self.phase = PHASES[s.phase]
        self.first = everybody[s.first]
        self.turn = everybody[s.active] if s.active >= 0 else ""  # whose it is
        self.stage = ""  # of the turn: creation, addition or activation
        self.creature = ""  # that is activated
        self.attack: list[str] = []  # attacker and target
        for step in s.stack:
            if isinstance(step, Turn):
                self.stage = TURN_STAGES[step.stage]
                self.creature = creature_name(step.creature) if step.creature >= 0 else ""
            elif isinstance(step, Attack):
                self.attack = [creature_name(step.attacker), creature_name(step.target)]
        self.source = SourceView(s)
        self.deck_size = len(s.deck)
        self.discard_size = len(s.discard)
        self.choice_size = len(s.choice)
        self.hand: list[str] = (
            [CARDS[kind].name for kind in s.players[seat].hand] if seat >= 0 else []
        )
        self.players = [
            PlayerView(s, player, everybody[player.seat], player.seat == seat)
            for player in s.players
        ]
        self.winner = everybody[s.winner] if s.winner >= 0 else ""

    @property
    def kind(self) -> str:
        return "creatures"

    def player(self, name: str) -> PlayerView:
        for player in self.players:
            if player.name == name:
                return player
        raise KeyError(name)

    def creature_called(self, name: str) -> CreatureView:
        for player in self.players:
            for creature in player.creatures:
                if creature.name == name:
                    return creature
        raise KeyError(name)

    def to_json(self) -> dict[str, object]:
        return {
            "seat": self.seat,
            "edition": self.edition,
            "options": self.options,
            "round": self.round,
            "phase": self.phase,
            "first": self.first,
            "turn": self.turn,
            "to_act": self.to_act,
            "asked": self.asked,
            "stage": self.stage,
            "creature": self.creature,
            "attack": self.attack,
            "source": self.source.to_json(),
            "deck_size": self.deck_size,
            "discard_size": self.discard_size,
            "choice_size": self.choice_size,
            "hand": self.hand,
            "players": [player.to_json() for player in self.players],
            "winner": self.winner,
        }


def look(s: State, names: list[str], seat: int) -> View:
    return View(s, names, seat)
