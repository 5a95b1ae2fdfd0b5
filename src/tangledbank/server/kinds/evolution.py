"""The Origin of Species and its expansions, over the wire."""

from tangledbank.core import game as core
from tangledbank.core.action import Action
from tangledbank.core.event import Event
from tangledbank.core.phrase import Phrase
from tangledbank.evolution import verbs as v
from tangledbank.evolution.cards import card_name
from tangledbank.evolution.events import EVENTS
from tangledbank.evolution.game import Game
from tangledbank.evolution.names import LETTERS, animal_name
from tangledbank.evolution.ocean import COMMON as COMMON_PILE
from tangledbank.evolution.sentences import phrase, seen
from tangledbank.evolution.state import COLOURS, LOCATIONS, NONE
from tangledbank.evolution.traits.names import NAMES
from tangledbank.evolution.traits.trait import TRAITS
from tangledbank.evolution.view import question
from tangledbank.server.kinds import evolution_catalogue as catalogue
from tangledbank.server.kinds.face import Face
from tangledbank.server.wire.api import OptionInfo, SetInfo, TraitInfo
from tangledbank.server.wire.news import Move, Own, ScoreLine


def ours(game: core.Game) -> Game:
    assert isinstance(game, Game)
    return game


class EvolutionFace(Face):
    # Not here: a new animal lies face down; a card fetched from a discard may be hidden in it.
    open_verbs = frozenset(
        [
            v.PASS,
            v.PLAY,
            v.PAIR,
            v.END,
            v.TAKE,
            v.ATTACK,
            v.BURN,
            v.GRAZE,
            v.STEAL,
            v.HIBERNATE,
            v.RUN,
            v.REDIRECT,
            v.DROP,
            v.DROP_PAIR,
            v.ACCEPT,
            v.SHARE,
            v.STOP,
            v.SCAVENGE,
            v.REWARD,
            v.SHED,
            v.HIDE,
            v.SETTLE,
            v.SPECIALIZE,
            v.INK,
            v.REVEAL,
            v.WARM,
            v.MIGRATE,
            v.FOLLOW,
            v.RECOMBINE,
            v.HAND,
        ]
    )
    quiet = EVENTS.quiet()
    about_seats = EVENTS.about_seats()
    answers = frozenset(["defence", "serving", "lure"])
    always_asked = frozenset(["lure", "extinction"])

    def own(self, game: core.Game, seat: int) -> Own:
        player = ours(game).state.players[seat]
        # The faces of its animals; one that is turned over is open, and stands in the public view.
        faces = {
            animal_name(animal.ref): card_name(animal.card)
            for animal in player.animals
            if not animal.turned
        }
        discard = list(map(card_name, sorted(player.discard)))
        return Own(seat, list(map(card_name, player.hand)), faces, discard)

    def move(self, action: Action) -> Move:
        verb, a, b, c, d = action.verb, action.a, action.b, action.c, action.d
        line, word = str(action), v.VERBS[action.verb]
        if verb == v.ANIMAL:
            return Move(
                line,
                word,
                card=card_name(a),
                place=LOCATIONS[b - 1] if b else "",
                target=animal_name(c) if c else "",
            )
        if verb == v.PLAY:
            return Move(line, word, card=card_name(a), trait=NAMES[b], animal=animal_name(c))
        if verb == v.PAIR:
            symbiont = animal_name(c) if TRAITS[b].roles else ""
            low, high = min(c, d), max(c, d)
            return Move(
                line,
                word,
                card=card_name(a),
                trait=NAMES[b],
                animal=animal_name(low),
                partner=animal_name(high),
                symbiont=symbiont,
            )
        if verb == v.ATTACK:
            return Move(
                line,
                word,
                animal=animal_name(a),
                target=animal_name(b),
                trait=NAMES[c - 1] if c else "",
                partner=animal_name(d) if d else "",
            )
        if verb == v.BURN:
            return Move(line, word, animal=animal_name(a), count=b)
        if verb == v.STEAL:
            return Move(line, word, animal=animal_name(a), target=animal_name(b), token=COLOURS[c])
        if verb in (v.DROP, v.DROP_PAIR, v.SHED, v.HAND):
            return self._card_off(action, line, word)
        if verb == v.SHARE:
            return Move(line, word, trait=NAMES[a], animal=animal_name(b), target=animal_name(c))
        if verb == v.REWARD:
            return Move(line, word, count=a)
        if verb == v.MIGRATE:
            return Move(line, word, animal=animal_name(a), place=LOCATIONS[b])
        if verb in (v.FOLLOW, v.RECOMBINE):
            return Move(line, word, animal=animal_name(a), target=animal_name(b))
        if verb == v.FETCH:
            pile = "common" if c == COMMON_PILE else LETTERS[c]
            return Move(line, word, card=card_name(a), animal=animal_name(b), place=pile)
        if a:
            return Move(line, word, animal=animal_name(a))
        return Move(line, word)

    def _card_off(self, action: Action, line: str, word: str) -> Move:
        """A trait card that leaves an animal."""
        verb, a, b, c, d = action.verb, action.a, action.b, action.c, action.d
        if verb == v.DROP:
            token = c & 3
            return Move(
                line,
                word,
                card=card_name(a, b),
                trait=NAMES[b],
                token="" if token == NONE else COLOURS[token],
                place="upper" if c & v.UPPER else "",
            )
        if verb == v.DROP_PAIR:
            return Move(line, word, card=card_name(a, b), trait=NAMES[b], partner=animal_name(c))
        if verb == v.SHED:
            trait, token = c & 63, c >> 6
            return Move(
                line,
                word,
                card=card_name(b, trait),
                trait=NAMES[trait],
                animal=animal_name(a),
                partner=animal_name(d) if d else "",
                token="" if token == NONE else COLOURS[token],
            )
        return Move(
            line,
            word,
            card=card_name(a, b),
            trait=NAMES[b],
            animal=animal_name(d),
            token="" if c == NONE else COLOURS[c],
        )

    def phrase(self, game: core.Game, event: Event, viewer: int) -> Phrase | None:
        known = seen(event, viewer, ours(game).rules)
        return phrase(known, game.names, viewer)

    def asked(self, game: core.Game) -> str:
        return question(ours(game).state)

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

    def options(self) -> list[OptionInfo]:
        return catalogue.options()

    def traits(self) -> list[TraitInfo]:
        return catalogue.traits()

    def decisions(self, seats: int, cards: int) -> float:
        # Measured over games of greedy bots: 84 cards take 195 to 210, 168 cards 350 to 430,
        # hardly more with more seats.
        return 2.4 * cards
