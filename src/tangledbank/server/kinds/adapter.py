"""What the server needs from a game; the rest of the server depends on no particular game.

A game with no adapter of its own gets `ServerAdapter` itself, which shows what every game has: its
view, its actions as lines, and its events as sentences.

A viewer is a seat's number, or `SPECTATOR`.
"""

from typing import Final

from tangledbank.core.action import Action
from tangledbank.core.event import Event
from tangledbank.core.game import Game
from tangledbank.core.kind import Kind, kind_called
from tangledbank.core.phrase import PLAIN, Phrase
from tangledbank.core.verb_kind import Verbs
from tangledbank.server.kinds.option_info import options_of
from tangledbank.server.wire.api import OptionInfo, SetInfo, TraitInfo
from tangledbank.server.wire.news import Move, Own, PhraseInfo, ScoreLine

SPECTATOR: Final = -1
#: The most encoded moves kept in the cache.
MOVES_KEPT: Final = 10_000


class ServerAdapter:
    """How one game appears over the wire."""

    #: Is the picture of its tables dark, so that text on it must be light?
    night = False

    #: Its verbs, where they are declared.
    verbs: Verbs | None = None
    #: Verbs whose notation reveals nothing to the others.  All other verbs are shown only to their
    #: own seat.
    open_verbs: frozenset[int] = frozenset()
    #: Events that reveal nothing to anybody, so a decision can be taken back after them.
    quiet: frozenset[int] = frozenset()
    #: Events whose sentence says *you* to the seat in `a`.
    about_seats: frozenset[int] = frozenset()

    def __init__(self) -> None:
        self._moves: dict[Action, Move] = {}

    def public(self, game: Game) -> dict[str, object]:
        """The view of a spectator."""
        return game.view().to_json()

    def own(self, game: Game, seat: int) -> Own:
        """What a seat knows beyond that."""
        hand = game.view(seat).to_json().get("hand", [])
        return Own(seat, [str(card) for card in hand] if isinstance(hand, list) else [], {}, None)

    def move(self, action: Action) -> Move:
        """An action with its place on the table."""
        line = str(action)
        if self.verbs is None:
            return Move(line, line.split()[0])
        kind = self.verbs.kinds[action.verb]
        words = kind.words(action)
        return Move(
            line,
            kind.word,
            card=words.get("card", ""),
            trait=words.get("trait", ""),
            animal=words.get("animal", ""),
            target=words.get("target", ""),
            partner=words.get("partner", ""),
            symbiont=words.get("symbiont", ""),
            place=words.get("place", ""),
            token=words.get("token", ""),
            count=int(words.get("count", "0")),
        )

    def moves(self, game: Game) -> list[Move]:
        """The legal moves of the seat that must decide.

        The same actions come up at all tables, so their encoding is cached.
        """
        known = self._moves
        if len(known) > MOVES_KEPT:
            known.clear()
        moves: list[Move] = []
        for action in game.legal_actions():
            move = known.get(action)
            if move is None:
                move = known[action] = self.move(action)
            moves.append(move)
        return moves

    def phrase(self, game: Game, event: Event, viewer: int) -> Phrase | None:
        """The sentence for an event, as a viewer reads it."""
        said = kind_called(game.kind).sentence(game, event, viewer)
        return Phrase(PLAIN, {"text": said}) if said else None

    def concerned(self, events: list[Event]) -> set[int]:
        """The seats that may read more of these events than a spectator, or are called *you*.

        All others read the same.
        """
        found: set[int] = set()
        for event in events:
            if event.secret is not None:
                found.add(event.seat)
            if event.kind in self.about_seats:
                found.add(event.a)
        return found

    def concerns(self, event: Event, seat: int) -> bool:
        """May this seat read more of an event than a spectator, or is it called *you*?"""
        if event.secret is not None and event.seat == seat:
            return True
        return event.a == seat and event.kind in self.about_seats

    def line(self, game: Game, event: Event, viewer: int) -> PhraseInfo | None:
        """An event as a viewer may read it; none if the viewer does not see it."""
        said = self.phrase(game, event, viewer)
        return None if said is None else PhraseInfo(said.template, said.words, said.count)

    def lines(self, game: Game, events: list[Event], viewer: int) -> list[PhraseInfo]:
        """What happened, as a viewer may read it."""
        told = [self.line(game, event, viewer) for event in events]
        return [line for line in told if line is not None]

    def nothing_learnt(self, events: list[Event]) -> bool:
        return all(event.kind in self.quiet for event in events)

    def about(self, ref: int) -> str:
        """The things a reason refers to."""
        return ""

    def cards_dealt(self, game: Game) -> int:
        """How many cards a newly dealt game is played with."""
        hands = sum(len(self.own(game, seat).hand) for seat in range(len(game.names)))
        return self.deck_size(game) + hands

    def deck_size(self, game: Game) -> int:
        size = game.view().to_json().get("deck_size", 0)
        return size if isinstance(size, int) else 0

    def deck(self, game: Game) -> list[str]:
        """The cards left in the deck, from the top; for replays with everything open."""
        return []

    def sheet(self, game: Game, player: int) -> list[ScoreLine]:
        """How a player's points add up, including a player without a seat."""
        points = game.scores()[game.everybody[player]]
        return [ScoreLine("", "points", points)] if points else []

    # Before the game

    def sets(self) -> list[SetInfo]:
        """The sets of cards that a table can choose from."""
        return []

    def options(self, kind: Kind) -> list[OptionInfo]:
        """The options that a table can change: those of its book that change anything."""
        return options_of(kind)

    def traits(self) -> list[TraitInfo]:
        """The traits, as the rulebook describes them."""
        return []

    def decisions(self, seats: int, cards: int) -> float:
        """About how many decisions a game takes."""
        return 2.0 * cards
