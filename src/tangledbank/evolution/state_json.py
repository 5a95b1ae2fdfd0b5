"""A position as JSON, both ways; `snapshot` adds what else a game is made of."""

from tangledbank.core.errors import GameError
from tangledbank.core.fields import Fields, because, wrong
from tangledbank.evolution.cards import Deck, card_name, has_trait, is_proxy
from tangledbank.evolution.names import animal_name, animal_ref
from tangledbank.evolution.rules import Rules
from tangledbank.evolution.state import (
    COLOURS,
    LOCATIONS,
    NONE,
    NOT_FOILED,
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
            "shells": [self.shell(shell) for shell in s.shells],
            "insights": [self.insight(one) for one in s.insights],
            "litters": [animal_name(ref) for ref in s.litters],
            "players": [self.player(player) for player in s.players],
            "stack": stack_to_json(s.stack),
        }

    def shell(self, shell: int) -> dict[str, object]:
        return {"card": card_name(shell & 4095), "location": LOCATIONS[shell >> 12]}

    def insight(self, one: int) -> dict[str, object]:
        partner = one & 4095
        return {
            "hunter": animal_name(one >> 32),
            "prey": animal_name(one >> 18 & 4095),
            "trait": NAMES[one >> 12 & 63],
            "partner": animal_name(partner) if partner else None,
        }

    def player(self, player: Player) -> dict[str, object]:
        return {
            "hand": [card_name(kind) for kind in player.hand],
            "animals": [self.animal(animal) for animal in player.animals],
            "remains": [self.animal(animal) for animal in player.remains],
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
            # What is left of an eaten animal has none: it was discarded.
            "card": card_name(animal.card) if animal.card else None,
            "traits": [self.trait(one) for one in animal.cards],
            "red": animal.red,
            "blue": animal.blue,
            "asleep": animal.asleep,
            "poisoned": animal.poisoned,
            "attacked": self.tick(animal.attacked),
            "received": self.tick(animal.received),
            "location": LOCATIONS[animal.location],
            "hunted": self.tick(animal.hunted),
            "inked": self.tick(animal.inked),
            "moved": self.tick(animal.moved),
            "bore": self.tick(animal.bore),
            "hidden": animal.hidden,
            "paralysed": animal.paralysed,
            "turned": animal.turned,
            "sated": animal.sated,
            "expelled": animal.expelled,
            "restored": animal.restored,
            "adrift": animal.adrift,
            **self.reason("foiled", animal.foiled != NOT_FOILED, NAMES[animal.foiled]),
        }

    def reason(self, key: str, told: bool, value: object) -> dict[str, object]:
        """What only refusals ask for: not there when it is nothing, nor in a position's key."""
        return {key: value} if told and not self.ranks else {}

    def trait(self, one: TraitCard) -> dict[str, object]:
        return {
            "trait": NAMES[one.trait],
            "card": card_name(one.kind),
            "stamp": self.tick(one.stamp),
            "token": COLOURS[one.token],
            "off": one.off,
            **self.reason("handed", one.handed, True),
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

    __slots__ = ("deck", "rules", "tick")

    def __init__(self, rules: Rules, deck: Deck) -> None:
        self.rules = rules
        self.deck = deck
        self.tick = 0

    def state(self, data: Fields, seats: int) -> State:
        self.tick = data.number("tick")
        food = data.numbers("food")
        if len(food) != self.rules.locations:
            raise wrong(data.place("food"), f"expected {self.rules.locations} of them")
        each = data.each("players")
        if len(each) != seats:
            raise wrong(data.place("players"), f"expected {seats} of them")
        players = [self.player(one, seat) for seat, one in enumerate(each)]
        s = State(self.rules, players, self.pile(data, "deck"))
        s.discard = self.pile(data, "discard")
        s.aside = self.pile(data, "aside")
        s.food = food
        s.shells = [self.shell(one) for one in data.each("shells")]
        s.insights = [self.insight(one, seats) for one in data.each("insights")]
        for name in data.texts("litters"):
            ref = _ref(name, data.place("litters"))
            if s.animal(ref) is None:
                raise wrong(data.place("litters"), f"there is no animal {name} on the table")
            s.litters.append(ref)
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

    def kind(self, name: str, path: str, stand_in: bool = False) -> int:
        kind = self.deck.names.get(name)
        if kind is None or (is_proxy(kind) and not stand_in):
            raise wrong(path, f"no card of this deck is called {name!r}")
        return kind

    def place(self, data: Fields) -> int:
        """A location that this table has."""
        return data.choice("location", LOCATIONS[: self.rules.locations])

    def shell(self, data: Fields) -> int:
        kind = self.kind(data.text("card"), data.place("card"))
        if STAGES.stays >> (kind >> 6) & 1 == 0:
            raise wrong(data.place("card"), f"{card_name(kind)} is not a shell")
        shell = self.place(data) << 12 | kind
        data.close()
        return shell

    def insight(self, data: Fields, seats: int) -> int:
        refs: list[int] = []
        for key in ("hunter", "prey", "partner"):
            if key == "partner" and data.value(key) is None:
                refs.append(0)
                continue
            ref = _ref(data.text(key), data.place(key))
            # Either may be dead by now.
            if ref >> 8 >= seats:
                raise wrong(data.place(key), f"no player has an animal {animal_name(ref)}")
            refs.append(ref)
        trait = data.choice("trait", NAMES)
        data.close()
        return refs[0] << 32 | refs[1] << 18 | trait << 12 | refs[2]

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
        remains = [self.animal(one, seat, born, True) for one in data.each("remains")]
        refs = [animal.ref for animal in animals + remains]
        if len(set(refs)) != len(refs):
            raise wrong(data.place("remains"), "expected each animal once, alive or eaten")
        player = Player(
            self.rules,
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
        player.remains = remains
        for one in data.each("links"):
            player.links.append(self.link(one, refs))
        for animal in animals:
            player.refresh(animal)
        data.close()
        return player

    def animal(self, data: Fields, seat: int, born: int, eaten: bool = False) -> Animal:
        ref = _ref(data.text("name"), data.place("name"))
        if ref >> 8 != seat or ref & 255 > born:
            raise wrong(data.place("name"), f"{animal_name(ref)} was not born to this player")
        card = 0
        if not eaten:
            card = self.kind(data.text("card"), data.place("card"))
        elif data.value("card") is not None:
            raise wrong(data.place("card"), "expected null: what is left of an animal has no card")
        animal = Animal(ref, card, [self.trait(one) for one in data.each("traits")])
        animal.red = data.number("red")
        animal.blue = data.number("blue")
        animal.asleep = data.flag("asleep")
        animal.poisoned = data.flag("poisoned")
        animal.attacked = self.stamp(data, "attacked")
        animal.received = self.stamp(data, "received")
        animal.location = self.place(data)
        animal.hunted = self.stamp(data, "hunted")
        animal.inked = self.stamp(data, "inked")
        animal.moved = self.stamp(data, "moved")
        animal.bore = self.stamp(data, "bore")
        animal.hidden = data.flag("hidden")
        animal.paralysed = data.flag("paralysed")
        animal.turned = data.flag("turned")
        animal.sated = data.flag("sated")
        animal.expelled = data.flag("expelled")
        animal.restored = data.flag("restored")
        animal.adrift = data.flag("adrift")
        if data.has("foiled"):
            animal.foiled = data.choice("foiled", NAMES)
        data.close()
        return animal

    def face(self, data: Fields, pair: bool) -> tuple[int, int]:
        """The card and which of its traits is up."""
        kind = self.kind(data.text("card"), data.place("card"), True)
        trait = data.choice("trait", NAMES)
        if not has_trait(kind, trait):
            raise wrong(data.place("trait"), f"the card {card_name(kind)} has no {NAMES[trait]}")
        if TRAITS[trait].pair != pair:
            raise wrong(data.place("trait"), f"{NAMES[trait]} cannot be here")
        return kind, trait

    def trait(self, data: Fields) -> TraitCard:
        kind, trait = self.face(data, False)
        token = data.choice("token", COLOURS)
        if token != NONE and STAGES.stores >> trait & 1 == 0:
            raise wrong(data.place("token"), f"{NAMES[trait]} holds no token")
        handed = data.has("handed") and data.flag("handed")
        one = TraitCard(kind, trait, self.stamp(data, "stamp"), token, data.flag("off"), handed)
        data.close()
        return one

    def link(self, data: Fields, known: list[int]) -> Link:
        """A pair card between two of a player's animals; what is left of one will do."""
        kind, trait = self.face(data, True)
        refs = [_ref(name, data.place("animals")) for name in data.texts("animals")]
        there = [ref for ref in refs if ref in known]
        if len(refs) != 2 or len(there) != 2 or refs[0] == refs[1]:
            raise wrong(data.place("animals"), "expected two different animals of this player")
        link = Link(kind, trait, refs[0], refs[1], self.stamp(data, "stamp"))
        data.close()
        return link


def _ref(name: str, path: str) -> int:
    try:
        return animal_ref(name)
    except GameError as error:
        raise because(path, error) from None
