"""Where the cards are, according to the events alone: hands, traits, deck, discard, tokens."""

from tangledbank.core.event import Event
from tangledbank.creatures import events as ev
from tangledbank.creatures.game import Game
from tangledbank.creatures.names import creature_name
from tangledbank.creatures.state import State
from tangledbank.laws.broken import LawBroken
from tangledbank.laws.position import difference

LAW = "cards"

CHOICE_CARDS = 7


class CardLedger:
    """Follows a new game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        seats = range(len(game.state.players))
        self.hands: dict[int, list[int]] = {seat: [] for seat in seats}
        self.tokens = dict.fromkeys(seats, 0)
        self.traits: dict[int, list[list[int]]] = {}  # of each creature: card and trait
        self.deck = len(game.deck.sorted_cards)
        self.discard = 0
        self.choice = CHOICE_CARDS if game.rules.solo else 0
        self.dealt = False  # is the set-up over?
        self.check(game.state.events)

    def fail(self, why: str) -> LawBroken:
        return LawBroken(LAW, why, self.game)

    def check(self, events: list[Event]) -> None:
        """Book the events of one decision, and compare."""
        for event in events:
            self.book(event)
        found = difference(self.told(), played(self.game.state))
        if found:
            raise self.fail(f"by the events it differs at {found}")

    def told(self) -> dict[str, object]:
        return {
            "hands": [sorted(hand) for hand in self.hands.values()],
            "tokens": list(self.tokens.values()),
            "traits": {creature_name(ref): cards for ref, cards in self.traits.items()},
            "deck": self.deck,
            "discard": self.discard,
            "choice": self.choice,
        }

    def book(self, event: Event) -> None:
        kind = event.kind
        if kind == ev.NEW_CREATURE:
            self.create(event)
        elif kind == ev.ADDED:
            self.play(event.c >> 8, event.a)
            self.traits[event.c].append([event.a, event.b])
        elif kind in (ev.BURNT, ev.SHED):
            self.remove(event.a, event.c, event.b)
            self.discard += 1
        elif kind == ev.TURNED:
            self.turn(event.a, event.b, event.c)
        elif kind == ev.TRANSMUTED:
            self.discard += 1 + len(self.traits.pop(event.a))
            self.tokens[event.a >> 8] += 1
            if event.b != self.tokens[event.a >> 8]:
                raise self.fail(f"{event.b} tokens are told, {self.tokens} were won")
        else:
            self.book_piles(event)

    def book_piles(self, event: Event) -> None:
        kind = event.kind
        if kind == ev.FIRST_PLAYER:
            self.dealt = True
        elif kind == ev.DEALT:
            cards = event.secret or []
            if len(cards) != event.b:
                raise self.fail(f"{event.b} cards are told, {len(cards)} were dealt")
            self.hands[event.a] += cards
            self.deck -= event.b
        elif kind == ev.EXCHANGED:
            if event.b != len(self.hands[event.a]):
                raise self.fail(f"{event.b} of {len(self.hands[event.a])} cards are exchanged")
            self.hands[event.a].clear()
            self.discard += event.b
        elif kind == ev.SHUFFLED:
            if self.deck or event.a != self.discard:
                raise self.fail(f"a shuffle of {event.a}: {self.deck} left, {self.discard} below")
            self.deck, self.discard = self.discard, 0
        elif kind == ev.DISCARDED:
            self.deck -= 1
            self.discard += 1
        elif kind == ev.CHOICE:
            self.choice -= 1
        elif kind == ev.CHOICE_SHUFFLED:
            if self.choice:
                raise self.fail(f"the choice cards are shuffled with {self.choice} left")
            self.choice = CHOICE_CARDS

    def create(self, event: Event) -> None:
        seat = event.a >> 8
        self.traits[event.a] = []
        if not self.dealt or event.secret is None:
            self.deck -= 1
        else:
            self.play(seat, event.secret[0])

    def play(self, seat: int, card: int) -> None:
        """A card leaves the hand; the Shadow, which has no hand, takes it from the deck."""
        if seat == self.game.rules.shadow:
            self.deck -= 1
        elif card in self.hands[seat]:
            self.hands[seat].remove(card)
        else:
            raise self.fail(f"seat {seat} plays a card that is not in its hand")

    def remove(self, ref: int, card: int, trait: int) -> None:
        if [card, trait] not in self.traits[ref]:
            raise self.fail(f"{creature_name(ref)} loses a trait card that it does not have")
        self.traits[ref].remove([card, trait])

    def turn(self, ref: int, before: int, now: int) -> None:
        for shown in self.traits[ref]:
            if shown[1] == before:
                shown[1] = now


def played(s: State) -> dict[str, object]:
    """The same, as it is on the table."""
    creatures = [one for player in s.players for one in player.creatures]
    return {
        "hands": [sorted(player.hand) for player in s.players],
        "tokens": [player.tokens for player in s.players],
        "traits": {
            creature_name(one.ref): [[card.kind, card.trait] for card in one.cards]
            for one in creatures
        },
        "deck": len(s.deck),
        "discard": len(s.discard),
        "choice": len(s.choice),
    }
