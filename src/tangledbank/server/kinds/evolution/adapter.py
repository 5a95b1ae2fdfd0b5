"""The Origin of Species and its expansions, over the wire."""

from tangledbank.core import game as core
from tangledbank.core.event import Event
from tangledbank.core.kind import Kind
from tangledbank.core.phrase import Phrase
from tangledbank.evolution import verbs as v
from tangledbank.evolution.cards import card_name
from tangledbank.evolution.events import EVENTS
from tangledbank.evolution.game import Game
from tangledbank.evolution.names import animal_name
from tangledbank.evolution.sentences import phrase, seen
from tangledbank.server.kinds.adapter import ServerAdapter
from tangledbank.server.kinds.evolution import catalogue
from tangledbank.server.wire.api import OptionInfo, SetInfo, TraitInfo
from tangledbank.server.wire.news import Own, ScoreLine


def ours(game: core.Game) -> Game:
    assert isinstance(game, Game)
    return game


class EvolutionServerAdapter(ServerAdapter):
    verbs = v.DECLARED
    open_verbs = v.DECLARED.shown()
    quiet = EVENTS.quiet()
    about_seats = EVENTS.about_seats()

    def own(self, game: core.Game, seat: int) -> Own:
        player = ours(game).state.players[seat]
        # The faces of its own animals; one that is turned over is open and in the public view.
        faces = {
            animal_name(animal.ref): card_name(animal.card)
            for animal in player.animals
            if not animal.turned
        }
        discard = list(map(card_name, sorted(player.discard)))
        return Own(seat, list(map(card_name, player.hand)), faces, discard)

    def phrase(self, game: core.Game, event: Event, viewer: int) -> Phrase | None:
        known = seen(event, viewer, ours(game).rules)
        return phrase(known, game.names, viewer)

    def about(self, ref: int) -> str:
        return animal_name(ref)

    def cards_dealt(self, game: core.Game) -> int:
        state = ours(game).state
        return len(state.deck) + sum(len(player.hand) for player in state.players)

    def deck_size(self, game: core.Game) -> int:
        return len(ours(game).state.deck)

    def deck(self, game: core.Game) -> list[str]:
        return [card_name(kind) for kind in reversed(ours(game).state.deck)]

    def sheet(self, game: core.Game, player: int) -> list[ScoreLine]:
        return [
            ScoreLine(line.animal, line.about, line.points)
            for line in ours(game).score_sheet(player)
        ]

    def sets(self) -> list[SetInfo]:
        return catalogue.sets()

    def options(self, kind: Kind) -> list[OptionInfo]:
        return catalogue.options()

    def traits(self) -> list[TraitInfo]:
        return catalogue.traits()

    def decisions(self, seats: int, cards: int) -> float:
        # Measured over games of greedy bots: 84 cards take 195 to 210, 168 cards 350 to 430,
        # hardly more with more seats.
        return 2.4 * cards
