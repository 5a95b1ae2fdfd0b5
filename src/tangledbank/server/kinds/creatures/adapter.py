"""Evolution of Magical Creatures, over the wire."""

from tangledbank.core import game as core
from tangledbank.core.event import Event
from tangledbank.core.kind import Kind
from tangledbank.core.phrase import Phrase
from tangledbank.creatures import verbs as v
from tangledbank.creatures.cards import card_name
from tangledbank.creatures.events import EVENTS
from tangledbank.creatures.game import Game
from tangledbank.creatures.names import creature_name
from tangledbank.creatures.sentences import phrase, seen
from tangledbank.server.kinds.adapter import ServerAdapter
from tangledbank.server.kinds.creatures import catalogue
from tangledbank.server.wire.api import OptionInfo, TraitInfo
from tangledbank.server.wire.news import Own, ScoreLine


def ours(game: core.Game) -> Game:
    assert isinstance(game, Game)
    return game


class CreaturesServerAdapter(ServerAdapter):
    night = True
    verbs = v.DECLARED
    open_verbs = v.DECLARED.shown()
    quiet = EVENTS.quiet()
    about_seats = EVENTS.about_seats()

    def own(self, game: core.Game, seat: int) -> Own:
        player = ours(game).state.players[seat]
        faces = {creature_name(one.ref): card_name(one.card) for one in player.creatures}
        return Own(seat, [card_name(kind) for kind in player.hand], faces, None)

    def phrase(self, game: core.Game, event: Event, viewer: int) -> Phrase | None:
        return phrase(seen(event, viewer), game.everybody, viewer)

    def about(self, ref: int) -> str:
        return creature_name(ref)

    def cards_dealt(self, game: core.Game) -> int:
        state = ours(game).state
        return len(state.deck) + sum(len(player.hand) for player in state.players)

    def deck_size(self, game: core.Game) -> int:
        return len(ours(game).state.deck)

    def deck(self, game: core.Game) -> list[str]:
        return [card_name(kind) for kind in reversed(ours(game).state.deck)]

    def sheet(self, game: core.Game, player: int) -> list[ScoreLine]:
        tokens = ours(game).state.players[player].tokens
        return [ScoreLine("", "transmuted", tokens)] if tokens else []

    def options(self, kind: Kind) -> list[OptionInfo]:
        return catalogue.options()

    def traits(self) -> list[TraitInfo]:
        return catalogue.traits()

    def decisions(self, seats: int, cards: int) -> float:
        return 45.0 * max(2, seats)  # measured over games of greedy bots
