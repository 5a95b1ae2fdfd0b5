"""Nothing hidden shows: worlds that differ only in what a seat cannot see look alike to it.

The seat's view, question, legal actions, reasons, readable lines and events are the same in both,
now and after the next action.
"""

import random
from collections.abc import Iterator

from tangledbank.core import game as core
from tangledbank.core.action import Action
from tangledbank.core.errors import NotationError
from tangledbank.core.event import Event
from tangledbank.evolution import events as ev
from tangledbank.evolution.game import Game
from tangledbank.evolution.sentences import phrase, seen
from tangledbank.evolution.verbs import ANIMAL, action
from tangledbank.laws.broken import LawBroken
from tangledbank.laws.candidates import Candidates, candidate_actions
from tangledbank.laws.position import difference, plain
from tangledbank.laws.redeal import other_secrets, other_world

LAW = "secrecy"

#: The numbers a view may contain: sizes, counts and options, nothing that could identify a card.
COUNTS = {
    "turn",
    "round",
    "food",
    "deck_size",
    "discard_size",
    "hand_size",
    "points",
    "score",
    "red",
    "blue",
    "yellow",
    "waiting",
    "open_fat",
    "need",
    "options",
    "supplies",
    "shells",
}

#: Events that show a player an unknown card: they differ in the other world.
SHOWS = (ev.DEALT, ev.NEW_ANIMAL, ev.RESTORED)


def check(
    game: Game,
    chooser: random.Random,
    most: int = 300,
    candidates: Candidates | None = None,
) -> None:
    """Compare the game from every seat, and for a spectator, in this world and another."""
    every = candidate_actions(game, chooser, most, candidates)
    for seat in range(-1, len(game.names)):
        world = other_world(game, seat, chooser)
        if seat in (-1, game.acting):
            check_numbers(game, seat)
        check_look(game, world, seat)
        if seat >= 0:
            # Each question of a seat that must wait needs a new world: a sample is enough.
            check_answers(game, world, seat, every if seat == game.acting else every[::30])
        if game.acting >= 0:
            check_next(game, world, seat, chooser)


def name_of(game: Game, seat: int) -> str:
    return game.names[seat] if seat >= 0 else "a spectator"


def view_of(game: Game, seat: int) -> dict[str, object]:
    return game.view(seat if seat >= 0 else None).to_json()


def check_look(game: Game, world: Game, seat: int) -> None:
    found = difference(view_of(game, seat), view_of(world, seat))
    if found:
        raise LawBroken(LAW, f"the view of {name_of(game, seat)} reveals a secret: {found}", game)


def check_numbers(game: Game, seat: int) -> None:
    """No number in a view may identify a card."""
    for path in numbers_in(view_of(game, seat), ()):
        raise LawBroken(LAW, f"the view holds a number at {'.'.join(path)}", game)


def numbers_in(value: object, path: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Numbers in a JSON value that are not known counts."""
    kind = type(value)
    if kind is str or value is None or kind is bool:
        return
    if isinstance(value, dict):
        for key, item in value.items():
            if key not in COUNTS:
                yield from numbers_in(item, (*path, key))
    elif isinstance(value, list):
        for item in value:
            yield from numbers_in(item, path)
    elif isinstance(value, (int, float)):
        yield path


def check_answers(game: Game, world: Game, seat: int, every: list[Action]) -> None:
    """Legal actions, reasons and notation are the same to the seat in both worlds."""
    name = name_of(game, seat)
    if game.acting == seat:
        if game.legal_actions() != world.legal_actions():
            raise LawBroken(LAW, f"the legal actions of {name} reveal a secret", game)
        if asked(game) != asked(world):
            raise LawBroken(LAW, f"the question to {name} reveals a secret", game)
    for act in every:
        if game.why_not(act, seat) != world.why_not(act, seat):
            raise LawBroken(LAW, f"the reasons against {act} reveal a secret to {name}", game)
        line = str(act)
        if reading(game, line, seat) != reading(world, line, seat):
            raise LawBroken(LAW, f"reading {line!r} reveals a secret to {name}", game)


def asked(game: core.Game) -> list[str]:
    """The question, and its default answer."""
    return [str(game.question()), str(game.default_action())] if game.legal_actions() else []


def reading(game: Game, line: str, seat: int) -> Action | str:
    try:
        return game.read(line, seat)
    except NotationError as error:
        return str(error)


# What happens next


def told(game: Game, events: list[Event], seat: int) -> list[object]:
    """The events as a seat gets them."""
    found: list[object] = []
    for event in events:
        known = seen(event, seat, game.rules)
        found.append([plain(known), str(phrase(known, game.names, seat))])
        found.append(str(phrase(event, game.names, seat)))
    return found


def check_events(game: Game, events: list[Event]) -> None:
    """The latest events would be the same with other hidden cards."""
    kinds = list(game.deck.copies)
    hidden = [event for event in events if event.secret is not None and not opens(game, event)]
    if not hidden:
        return
    for seat in range(-1, len(game.names)):
        one = told(game, hidden, seat)
        other = told(game, other_secrets(hidden, seat, kinds), seat)
        found = difference(one, other)
        if found:
            raise LawBroken(LAW, f"events reveal a secret to {name_of(game, seat)}: {found}", game)


def opens(game: Game, event: Event) -> bool:
    """Does this event show what was hidden?  A dead animal's face does if discards are open."""
    return event.kind in (ev.DISCARDED, ev.REMAINS) and game.rules.open_discards


def check_next(game: Game, world: Game, seat: int, chooser: random.Random) -> None:
    """The same action in both worlds has the same events, and leads to the same views."""
    act = chooser.choice(game.legal_actions())
    counterpart = act
    if act not in world.legal_actions():
        if act.verb != ANIMAL:
            return  # another player plays a card that they do not have in the other world
        hand = world.state.players[game.acting].hand
        counterpart = action(ANIMAL, chooser.choice(hand), act.b, act.c)
    here, there = game.clone(), world.clone()
    name = name_of(game, seat)
    one = told(game, old_news(game, here.apply(act), seat), seat)
    other = told(game, old_news(game, there.apply(counterpart), seat), seat)
    found = difference(one, other)
    if found:
        raise LawBroken(LAW, f"what follows {act} reveals a secret to {name}: {found}", game)
    found = difference(old_view(here, seat), old_view(there, seat))
    if found:
        raise LawBroken(LAW, f"the view after {act} reveals a secret to {name}: {found}", game)


def old_news(game: Game, events: list[Event], seat: int) -> list[Event]:
    """The events without those that show a card which differs in the other world."""
    return [
        event
        for event in events
        if not opens(game, event) and not (event.kind in SHOWS and event.seat == seat)
    ]


def old_view(game: Game, seat: int) -> dict[str, object]:
    """The view without the cards that may have just been shown."""
    view = view_of(game, seat)
    view["hand"] = None
    players = view["players"]
    assert isinstance(players, list)
    if game.rules.open_discards:
        view["discard"] = None
        for player in players:
            player["discard"] = None
    for player in players:
        for animal in player["animals"]:
            animal["card"] = None  # the owner of a newborn may see its card
    return view
