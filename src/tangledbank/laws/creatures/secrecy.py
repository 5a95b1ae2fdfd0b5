"""Nothing hidden shows: worlds that differ only in what a seat cannot see look alike to it."""

import random

from tangledbank.core.action import Action
from tangledbank.core.event import Event
from tangledbank.creatures import events as ev
from tangledbank.creatures.game import Game
from tangledbank.creatures.sentences import phrase, seen
from tangledbank.creatures.verbs import CREATE, action
from tangledbank.laws.broken import LawBroken
from tangledbank.laws.position import difference, plain
from tangledbank.laws.secrecy import asked

LAW = "secrecy"


def other_world(game: Game, seat: int, chooser: random.Random) -> Game:
    """The same game with everything hidden from `seat` (-1: a spectator) dealt again."""
    world = game.clone()
    world._legal = None
    s = world.state
    others = [player for player in s.players if player.seat != seat]
    creatures = [creature for player in others for creature in player.creatures]
    piles = [s.deck, s.discard, *(player.hand for player in others)]
    cards = [creature.card for creature in creatures] + [kind for pile in piles for kind in pile]
    chooser.shuffle(cards)
    for creature in creatures:
        creature.card = cards.pop()
    for pile in piles:
        pile[:] = [cards.pop() for _ in pile]
    for player in others:
        player.hand.sort()
    # Unseen sources, and the face-down choice cards.
    unseen = max(0, len(s.sources) - (s.round - 1))
    top = s.sources[len(s.sources) - unseen :]
    chooser.shuffle(top)
    s.sources[len(s.sources) - unseen :] = top
    chooser.shuffle(s.choice)
    return world


def view_of(game: Game, seat: int) -> dict[str, object]:
    return game.view(seat if seat >= 0 else None).to_json()


def check(game: Game, chooser: random.Random, every: list[Action]) -> None:
    """Compare every view of the game, including a spectator's, in this world and another."""
    for seat in range(-1, len(game.names)):
        world = other_world(game, seat, chooser)
        name = game.names[seat] if seat >= 0 else "a spectator"
        found = difference(view_of(game, seat), view_of(world, seat))
        if found:
            raise LawBroken(LAW, f"the view of {name} reveals a secret: {found}", game)
        if seat >= 0:
            acts = seat == game.acting
            if acts and game.legal_actions() != world.legal_actions():
                raise LawBroken(LAW, f"the legal actions of {name} reveal a secret", game)
            if acts and asked(game) != asked(world):
                raise LawBroken(LAW, f"the question to {name} reveals a secret", game)
            # Each question of a seat that must wait needs a new world: a sample is enough.
            for act in every if acts else every[::30]:
                if game.why_not(act, seat) != world.why_not(act, seat):
                    raise LawBroken(
                        LAW, f"the reasons against {act} reveal a secret to {name}", game
                    )
        if game.acting >= 0:
            check_next(game, world, seat, chooser)


def told(game: Game, events: list[Event], seat: int) -> list[object]:
    """The events as a seat gets them."""
    found: list[object] = []
    for event in events:
        known = seen(event, seat)
        said = phrase(known, game.everybody, seat)
        found.append([plain(known), str(phrase(event, game.everybody, seat))])
        found.append(None if said is None else said.to_json())
    return found


def check_next(game: Game, world: Game, seat: int, chooser: random.Random) -> None:
    """The same action in both worlds has the same events, up to where hidden cards are opened."""
    act = chooser.choice(game.legal_actions())
    counterpart = act
    if act not in world.legal_actions():
        if act.verb != CREATE:
            return  # another player plays a card that they do not have in the other world
        counterpart = action(CREATE, world.state.players[game.acting].hand[0])
    here, there = game.clone(), world.clone()
    one = told(game, unopened(here.apply(act), seat), seat)
    other = told(game, unopened(there.apply(counterpart), seat), seat)
    found = difference(one, other)
    if found:
        name = game.names[seat] if seat >= 0 else "a spectator"
        raise LawBroken(LAW, f"what follows {act} reveals a secret to {name}: {found}", game)


def unopened(events: list[Event], seat: int) -> list[Event]:
    """The events before the first that may differ in the other world."""
    found: list[Event] = []
    for event in events:
        if event.kind in (ev.SHADOW, ev.SOURCE, ev.CHOICE, ev.SHUFFLED):
            break
        if event.kind == ev.DEALT and event.a == seat:
            break
        found.append(event)
    return found
