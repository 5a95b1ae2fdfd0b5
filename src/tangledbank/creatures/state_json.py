"""A position as JSON, both ways; `snapshot` adds the rest of the game."""

from tangledbank.core.errors import GameError
from tangledbank.core.fields import Fields, because, wrong
from tangledbank.creatures.cards import TraitCard, card_name, has_trait, showing
from tangledbank.creatures.names import creature_name, creature_ref
from tangledbank.creatures.rules import Rules
from tangledbank.creatures.state import (
    CELLS,
    CHOICE_CARDS,
    PHASES,
    Creature,
    Player,
    State,
)
from tangledbank.creatures.steps import stack_from_json, stack_to_json
from tangledbank.creatures.traits.names import NAMES


def state_to_json(s: State) -> dict[str, object]:
    sources = s.rules.bestiary.sources
    return {
        "round": s.round,
        "phase": PHASES[s.phase],
        "first": s.first,
        "active": s.active,
        "winner": s.winner,
        "source": sources[s.source].id if s.source >= 0 else "",
        "lower": s.lower,
        "upper": s.upper,
        "sources": [sources[number].id for number in s.sources],
        "choice": list(s.choice),
        "deck": [card_name(kind) for kind in s.deck],
        "discard": [card_name(kind) for kind in s.discard],
        "players": [_player(player) for player in s.players],
        "stack": stack_to_json(s.stack),
    }


def _player(player: Player) -> dict[str, object]:
    return {
        "hand": [card_name(kind) for kind in player.hand],
        "creatures": [_creature(creature) for creature in player.creatures],
        "born": player.born,
        "tokens": player.tokens,
        "moved": player.moved,
    }


def _creature(creature: Creature) -> dict[str, object]:
    return {
        "name": creature_name(creature.ref),
        "card": card_name(creature.card),
        "traits": [
            {"trait": NAMES[one.trait], "card": card_name(one.kind)} for one in creature.cards
        ],
        "energy": creature.energy,
        "asleep": creature.asleep,
        "scared": creature.scared,
        "woke": creature.woke,
    }


class StateReader:
    """Reads a state, checking that each thing can be where it is."""

    __slots__ = ("rules",)

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def state(self, data: Fields) -> State:
        rules = self.rules
        count = 2 if rules.solo else rules.seats
        each = data.each("players")
        if len(each) != count:
            raise wrong(data.place("players"), f"expected {count} of them")
        players = [self.player(one, seat) for seat, one in enumerate(each)]
        s = State(rules, players, self.pile(data, "deck"))
        s.discard = self.pile(data, "discard")
        s.round = data.number("round")
        s.phase = data.choice("phase", PHASES)
        s.first = data.number("first", 0, count - 1)
        s.active = data.number("active", -1, count - 1)
        s.winner = data.number("winner", -1, count - 1)
        s.sources = [self.source(name, data.place("sources")) for name in data.texts("sources")]
        name = data.text("source")
        s.source = self.source(name, data.place("source")) if name else -1
        everything = len(rules.bestiary.sources)
        if len({s.source, *s.sources} - {-1}) != everything or len(s.sources) > everything:
            raise wrong(data.place("sources"), "expected every source once")
        s.lower = data.number("lower", 0, 999)
        s.upper = data.number("upper", 0, 999)
        s.choice = data.numbers("choice", 1, CHOICE_CARDS)
        if len(set(s.choice)) != len(s.choice):
            raise wrong(data.place("choice"), "expected different choice cards")
        for player in players:
            for creature in player.creatures:
                s.scares = s.scares or creature.scared
        s.stack = stack_from_json(data, "stack", s)
        data.close()
        return s

    def source(self, name: str, path: str) -> int:
        number = self.rules.bestiary.source_numbers.get(name)
        if number is None:
            raise wrong(path, f"no source is called {name!r}")
        return number

    def kind(self, name: str, path: str) -> int:
        kind = self.rules.bestiary.deck.names.get(name)
        if kind is None:
            raise wrong(path, f"no card of this deck is called {name!r}")
        return kind

    def pile(self, data: Fields, key: str) -> list[int]:
        return [
            self.kind(name, f"{data.place(key)}[{at}]") for at, name in enumerate(data.texts(key))
        ]

    def player(self, data: Fields, seat: int) -> Player:
        born = data.number("born", 0, 255)
        creatures = [self.creature(one, seat, born) for one in data.each("creatures")]
        for at in range(1, len(creatures)):
            if creatures[at].ref <= creatures[at - 1].ref:
                raise wrong(data.place("creatures"), "expected creatures in the order of birth")
        player = Player(
            seat,
            sorted(self.pile(data, "hand")),
            creatures,
            born,
            data.number("tokens", 0, 9),
            data.flag("moved"),
        )
        data.close()
        return player

    def creature(self, data: Fields, seat: int, born: int) -> Creature:
        try:
            ref = creature_ref(data.text("name"))
        except GameError as error:
            raise because(data.place("name"), error) from None
        if ref >> 8 != seat or ref & 255 > born:
            raise wrong(data.place("name"), f"{creature_name(ref)} was not born to this player")
        creature = Creature(
            ref,
            self.kind(data.text("card"), data.place("card")),
            [],
            energy=data.number("energy", 0, CELLS),
            asleep=data.flag("asleep"),
            scared=data.flag("scared"),
            woke=data.flag("woke"),
        )
        for one in data.each("traits"):
            card = self.trait(one)
            if creature.mask >> card.trait & 1:
                raise wrong(one.path, f"{NAMES[card.trait]} is twice on one creature")
            creature.add(card.kind, card.trait)
        data.close()
        return creature

    def trait(self, data: Fields) -> TraitCard:
        kind = self.kind(data.text("card"), data.place("card"))
        trait = data.choice("trait", NAMES)
        if not has_trait(kind, trait):
            raise wrong(data.place("trait"), f"the card {card_name(kind)} has no {NAMES[trait]}")
        data.close()
        return showing(kind, trait)
