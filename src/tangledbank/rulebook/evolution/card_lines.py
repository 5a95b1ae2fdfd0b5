"""The cards of a set-up: hands, piles, the deck, shells."""

from typing import Final

from tangledbank.core.errors import GameError, NotationError
from tangledbank.core.seats import USUAL_NAMES, seat_names
from tangledbank.evolution import state as st
from tangledbank.evolution.cards import Deck, trait_number
from tangledbank.evolution.decks import check_table, deck_of, own_deck, sets_of
from tangledbank.evolution.game import new_game
from tangledbank.evolution.names import LETTERS
from tangledbank.evolution.options import OPTIONS, PRESETS
from tangledbank.evolution.rules import SETS, Rules
from tangledbank.evolution.state import Player, State
from tangledbank.evolution.traits.names import NAMES as TRAIT_NAMES
from tangledbank.rulebook.evolution.stock import Stock, Wish
from tangledbank.rulebook.evolution.trait_sets import require_locations, require_set
from tangledbank.rulebook.expectations import is_number
from tangledbank.rulebook.nearest import did_you_mean
from tangledbank.rulebook.script import Scenario, ScenarioError, SetLine
from tangledbank.rulebook.setup_lines import SetupLines, and_more, split, words_of

READERS: Final = {option.name: option.read for option in OPTIONS}


class CardLines(SetupLines):
    """Reads the seats, the sets of cards, and where the cards are."""

    def __init__(self, scenario: Scenario, edition: str) -> None:
        super().__init__(scenario)
        self.check_options(READERS)
        try:
            presets = self.number("presets", PRESETS, 1, PRESETS)
            own = self.read_own_deck()
            sets = self.read_sets() if own is None else sets_of(own)
            self.rules = Rules(edition, dict(scenario.options), sets, presets)
            self.names = self.read_names()
            one = self.rules.expanded or own is not None or len(self.names) <= 4
            self.copies = self.number("copies", 1 if one else 2)
            self.check_table(own)
        except ScenarioError:
            raise
        except GameError as error:
            raise self.error(scenario.line, str(error)) from None
        self.deck = deck_of(self.rules, self.copies) if own is None else own
        self.stock = Stock(
            scenario, self.deck, "GIFT-COMBINE-01" if self.rules.expanded else "D-48"
        )
        self.players = [Player(self.rules, seat, [], [], [], []) for seat in range(len(self.names))]
        self.state = State(self.rules, self.players, [])
        self.wished: list[tuple[list[int], Wish]] = []
        self.shells: list[tuple[int, Wish]] = []
        self.top: list[Wish] = []  # the deck's first cards, the top one first
        self.whole_deck = True
        self.shuffled: list[Wish] = []  # the first cards after the next reshuffle

    def check_table(self, own: Deck | None) -> None:
        """Refuse a table that the rules do not allow.

        If a scenario says that it is refused, a program that asks for it must be refused too.
        """
        rules = self.rules
        if self.scenario.refused is None:
            check_table(rules, len(self.names), self.copies, own is not None)
            return
        new_game(
            rules.edition,
            self.names,
            options=dict(self.scenario.options),
            copies=self.copies,
            sets=rules.sets,
            explicit=True,
            deck=own,
            presets=rules.presets,
        )

    def read_names(self) -> list[str]:
        line = self.lines.pop("seats", None)
        if line is not None:
            return seat_names(words_of(line.value))
        words = self.mentioned()
        letters = {word[0] for word in words if word[1:].isdecimal()}
        count = 2
        for seat, name in enumerate(USUAL_NAMES):
            if name in words or LETTERS[seat] in letters:
                count = max(count, seat + 1)
        return USUAL_NAMES[:count]

    def read_own_deck(self) -> Deck | None:
        """`own deck: swimming 8, big/carnivorous 12, cap 16`, or `base, big/carnivorous 12`."""
        line = self.lines.pop("own deck", None)
        if line is None:
            return None
        counts: dict[str, int] = {}
        sets: list[str] = []
        for part in split(line.value):
            if part in SETS:
                sets.append(part)
                continue
            name, _, count = part.partition(" ")
            if not is_number(count.strip()) or name in counts:
                raise self.error(line.number, f"{part!r}: write 'CARD NUMBER', each card once")
            counts[name] = int(count)
        cap = f"cap = {counts.pop('cap')}\n" if "cap" in counts else ""
        cards = "".join(f'"{name}" = {count}\n' for name, count in counts.items())
        try:
            # Read like a deck file.
            return own_deck(f"sets = {sets}\n{cap}[cards]\n{cards}", "own deck")
        except GameError as error:
            raise self.error(line.number, str(error)) from None

    def read_sets(self) -> list[str]:
        line = self.lines.pop("sets", None)
        if line is None:
            return ["base"]
        for word in words_of(line.value):
            if word not in SETS:
                hint = did_you_mean(word, SETS) or f"; the sets are {', '.join(SETS)}"
                raise self.error(line.number, f"no set is called {word!r}{hint}")
        return ["base", *[one for one in words_of(line.value) if one != "base"]]

    def seat(self, name: str, line: int) -> int:
        if name not in self.names:
            hint = did_you_mean(name, self.names) or f"; the seats are {', '.join(self.names)}"
            raise self.error(line, f"no seat is called {name!r}{hint}")
        return self.names.index(name)

    def seats(self, key: str, most: int = 8) -> list[int]:
        line = self.lines.pop(key, None)
        if line is None:
            return []
        found = [self.seat(name, line.number) for name in words_of(line.value)]
        if not 0 < len(found) <= most or len(set(found)) < len(found):
            wanted = "one seat" if most == 1 else "seats, each once"
            raise self.error(line.number, f"{key} names {wanted}, not {line.value!r}")
        return found

    def location(self, word: str, line: int) -> int:
        try:
            require_locations(self.rules, word)
        except GameError as error:
            raise self.error(line, str(error)) from None
        if word not in st.LOCATIONS:
            hint = did_you_mean(word, st.LOCATIONS) or f"; they are {', '.join(st.LOCATIONS)}"
            raise self.error(line, f"no location is called {word!r}{hint}")
        return st.LOCATIONS.index(word)

    def trait(self, name: str, line: int) -> int:
        """The trait in a card's name, from a set that takes part."""
        word = name.split("/")[0]
        try:
            trait = trait_number(word)
            require_set(self.rules, trait)
        except NotationError as error:
            hint = did_you_mean(word, TRAIT_NAMES)
            text = f"no trait is called {word!r}{hint}" if hint else str(error)
            raise self.error(line, text) from None
        except GameError as error:
            raise self.error(line, str(error)) from None
        return trait

    def card(self, name: str, line: int) -> Wish:
        """A card by its full name, or any card with a trait."""
        kind = self.deck.names.get(name)
        if kind is not None:
            return self.stock.ask(line, kind=kind)
        trait = self.trait(name, line)
        if "/" in name:
            self.trait(name.split("/")[1], line)
            hint = did_you_mean(name, self.deck.names)
            raise self.error(line, f"no card is called {name!r}{hint}")
        return self.stock.ask(line, trait=trait)

    def pile(self, line: SetLine, value: str) -> list[Wish]:
        """`empty`, a number of any cards, or named cards, perhaps with `3 more` below them."""
        if value == "empty":
            return []
        parts, more = ([], int(value)) if is_number(value) else and_more(split(value))
        if more > len(self.deck.cards()):
            raise self.error(line.number, f"the deck has only {len(self.deck.cards())} cards")
        if not parts and not value.strip():
            raise self.error(line.number, f"{line.key}: write cards, a number or 'empty'")
        named = [self.card(name, line.number) for name in parts]
        return named + [self.stock.ask(line.number) for _ in range(more)]

    def read_cards(self) -> None:
        for line in list(self.lines.values()):
            words = line.key.split()
            if words[0] in ("hand", "discard") and len(words) == 2:
                player = self.players[self.seat(words[1], line.number)]
                if words[0] == "discard" and self.rules.common_discard:
                    raise self.error(
                        line.number, "here the discard pile is common (D-01): write 'discard:'"
                    )
                self.fill(player.hand if words[0] == "hand" else player.discard, line)
            elif line.key == "discard":
                if not self.rules.common_discard:
                    raise self.error(
                        line.number, "here each has a discard pile (D-01): write 'discard SEAT:'"
                    )
                self.fill(self.state.discard, line)
            elif line.key == "deck":
                self.read_deck(line)
            elif line.key == "shells":
                self.read_shells(line)
            elif line.key == "shuffle":
                self.shuffled = self.pile(line, line.value)
                self.stock.wishes = [w for w in self.stock.wishes if w not in self.shuffled]
            else:
                continue
            del self.lines[line.key]

    def fill(self, target: list[int], line: SetLine) -> None:
        self.wished += [(target, wish) for wish in self.pile(line, line.value)]

    def read_shells(self, line: SetLine) -> None:
        """`shells: 2`, or where they are: `shells: ocean, laurasia`."""
        places = [0] * int(line.value) if is_number(line.value) else []
        if not is_number(line.value):
            places = [self.location(place, line.number) for place in split(line.value)]
        for place in places:
            self.shells.append((place, self.card("shell", line.number)))

    def read_deck(self, line: SetLine) -> None:
        value = line.value
        _, more = and_more(split(value))
        if value == "empty" or is_number(value) or value.endswith(" only") or more:
            self.whole_deck = False
        self.top = self.pile(line, value.removesuffix(" only"))
