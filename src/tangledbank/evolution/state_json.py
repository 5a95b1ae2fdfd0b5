"""A position as JSON, both ways; `snapshot` adds what else a game is made of."""

from tangledbank.core.errors import GameError
from tangledbank.core.fields import Fields, because, wrong
from tangledbank.evolution.cards import Deck, card_name, has_trait
from tangledbank.evolution.names import animal_name, animal_ref
from tangledbank.evolution.rules import Rules
from tangledbank.evolution.state import (
    COLOURS,
    NONE,
    PHASES,
    Animal,
    Link,
    Player,
    State,
    TraitCard,
)
from tangledbank.evolution.steps import stack_from_json, stack_to_json
from tangledbank.evolution.traits.names import NAMES
from tangledbank.evolution.traits.trait import STAGES, TRAITS


class StateWriter:
    """Writes a state; `ranks` may stand in for its ticks, and piles are then sorted too."""

    __slots__ = ("ranks",)

    def __init__(self, ranks: dict[int, int]) -> None:
        self.ranks = ranks

    def tick(self, tick: int) -> int:
        return self.ranks.get(tick, tick)

    def pile(self, pile: list[int]) -> list[str]:
        # What lies where in a discard matters to nobody (`Dealing.thrown` sorts it).
        return [card_name(kind) for kind in (sorted(pile) if self.ranks else pile)]

    def state(self, s: State) -> dict[str, object]:
        return {
            "turn": s.turn,
            "round": s.round,
            "phase": PHASES[s.phase],
            "first": s.first,
            "active": s.active,
            "last_turn": s.last_turn,
            "reshuffled": s.reshuffled,
            "tick": self.tick(s.tick),
            "round_tick": self.tick(s.round_tick),
            "turn_tick": self.tick(s.turn_tick),
            "turn_tick_before": self.tick(s.turn_tick_before),
            "food": list(s.food),
            "deck": [card_name(kind) for kind in s.deck],
            "discard": self.pile(s.discard),
            "aside": self.pile(s.aside),
            "players": [self.player(player) for player in s.players],
            "stack": stack_to_json(s.stack),
        }

    def player(self, player: Player) -> dict[str, object]:
        return {
            "hand": [card_name(kind) for kind in player.hand],
            "animals": [self.animal(animal) for animal in player.animals],
            "links": [self.link(link) for link in player.links],
            "discard": self.pile(player.discard),
            "born": player.born,
            "passed": player.passed,
            "hunted": self.tick(player.hunted),
            "go_tick": self.tick(player.go_tick),
            "points": player.points,
        }

    def animal(self, animal: Animal) -> dict[str, object]:
        return {
            "name": animal_name(animal.ref),
            "card": card_name(animal.card),
            "traits": [self.trait(one) for one in animal.cards],
            "red": animal.red,
            "blue": animal.blue,
            "asleep": animal.asleep,
            "poisoned": animal.poisoned,
            "attacked": self.tick(animal.attacked),
            "received": self.tick(animal.received),
            "location": animal.location,
        }

    def trait(self, one: TraitCard) -> dict[str, object]:
        return {
            "trait": NAMES[one.trait],
            "card": card_name(one.kind),
            "stamp": self.tick(one.stamp),
            "token": COLOURS[one.token],
            "off": one.off,
        }

    def link(self, link: Link) -> dict[str, object]:
        return {
            "trait": NAMES[link.trait],
            "card": card_name(link.kind),
            "animals": [animal_name(link.a), animal_name(link.b)],
            "stamp": self.tick(link.stamp),
        }


class StateReader:
    """Reads a state, checking that each thing can be where it is."""

    __slots__ = ("deck", "locations", "rules", "tick")

    def __init__(self, rules: Rules, deck: Deck) -> None:
        self.rules = rules
        self.deck = deck
        self.locations = 1
        self.tick = 0

    def state(self, data: Fields, seats: int) -> State:
        self.tick = data.number("tick")
        food = data.numbers("food")
        self.locations = len(food)
        each = data.each("players")
        if len(each) != seats or not food:
            what = "food" if not food else "players"
            raise wrong(data.place(what), f"expected {1 if not food else seats} of them")
        players = [self.player(one, seat) for seat, one in enumerate(each)]
        s = State(self.rules, players, self.pile(data, "deck"))
        s.discard = self.pile(data, "discard")
        s.aside = self.pile(data, "aside")
        s.food = food
        s.turn = data.number("turn")
        s.round = data.number("round")
        s.phase = data.choice("phase", PHASES)
        s.first = data.number("first", 0, seats - 1)
        s.active = data.number("active", -1, seats - 1)
        s.last_turn = data.flag("last_turn")
        s.reshuffled = data.flag("reshuffled")
        s.tick = self.tick
        s.round_tick = self.stamp(data, "round_tick")
        s.turn_tick = self.stamp(data, "turn_tick")
        s.turn_tick_before = self.stamp(data, "turn_tick_before")
        s.stack = stack_from_json(data, "stack", s, self.deck)
        data.close()
        return s

    def stamp(self, data: Fields, key: str) -> int:
        """A moment of the past: never after the present tick."""
        return data.number(key, 0, self.tick)

    def kind(self, name: str, path: str) -> int:
        kind = self.deck.names.get(name)
        if kind is None:
            raise wrong(path, f"no card of this deck is called {name!r}")
        return kind

    def pile(self, data: Fields, key: str) -> list[int]:
        return [
            self.kind(name, f"{data.place(key)}[{at}]") for at, name in enumerate(data.texts(key))
        ]

    def player(self, data: Fields, seat: int) -> Player:
        born = data.number("born", 0, 255)
        animals = [self.animal(one, seat, born) for one in data.each("animals")]
        for at in range(1, len(animals)):
            if animals[at].ref <= animals[at - 1].ref:
                raise wrong(data.place("animals"), "expected animals in the order of their birth")
        player = Player(
            seat,
            sorted(self.pile(data, "hand")),
            animals,
            [],
            self.pile(data, "discard"),
            born,
            data.flag("passed"),
            self.stamp(data, "hunted"),
            self.stamp(data, "go_tick"),
            data.number("points"),
        )
        for one in data.each("links"):
            player.links.append(self.link(one, player))
        for animal in animals:
            player.refresh(animal)
        data.close()
        return player

    def animal(self, data: Fields, seat: int, born: int) -> Animal:
        ref = _ref(data.text("name"), data.place("name"))
        if ref >> 8 != seat or ref & 255 > born:
            raise wrong(data.place("name"), f"{animal_name(ref)} was not born to this player")
        animal = Animal(
            ref,
            self.kind(data.text("card"), data.place("card")),
            [self.trait(one) for one in data.each("traits")],
            red=data.number("red"),
            blue=data.number("blue"),
            asleep=data.flag("asleep"),
            poisoned=data.flag("poisoned"),
            attacked=self.stamp(data, "attacked"),
            received=self.stamp(data, "received"),
            location=data.number("location", 0, self.locations - 1),
        )
        data.close()
        return animal

    def face(self, data: Fields, pair: bool) -> tuple[int, int]:
        """The card and which of its traits is up."""
        kind = self.kind(data.text("card"), data.place("card"))
        trait = data.choice("trait", NAMES)
        if not has_trait(kind, trait):
            raise wrong(data.place("trait"), f"the card {card_name(kind)} has no {NAMES[trait]}")
        if TRAITS[trait].pair != pair:
            raise wrong(data.place("trait"), f"{NAMES[trait]} does not lie here")
        return kind, trait

    def trait(self, data: Fields) -> TraitCard:
        kind, trait = self.face(data, False)
        token = data.choice("token", COLOURS)
        if token != NONE and STAGES.stores >> trait & 1 == 0:
            raise wrong(data.place("token"), f"{NAMES[trait]} holds no token")
        one = TraitCard(kind, trait, self.stamp(data, "stamp"), token, data.flag("off"))
        data.close()
        return one

    def link(self, data: Fields, player: Player) -> Link:
        kind, trait = self.face(data, True)
        refs = [_ref(name, data.place("animals")) for name in data.texts("animals")]
        living = [ref for ref in refs if player.animal(ref) is not None]
        if len(refs) != 2 or len(living) != 2 or refs[0] == refs[1]:
            raise wrong(data.place("animals"), "expected two different animals of this player")
        link = Link(kind, trait, refs[0], refs[1], self.stamp(data, "stamp"))
        data.close()
        return link


def _ref(name: str, path: str) -> int:
    try:
        return animal_ref(name)
    except GameError as error:
        raise because(path, error) from None
