"""Writes a position of The Origin of Species as a scenario, as some of its seats know it.

Cards come only from views, so the text reveals nothing that these seats do not see.  From the state
it takes only what everybody could have counted: births, shells, goes without a deed.
"""

from collections.abc import Mapping, Sequence

from tangledbank.core.recording import option_word
from tangledbank.evolution.development import Development
from tangledbank.evolution.feeding import Feeding, FeedingGo
from tangledbank.evolution.game import Game
from tangledbank.evolution.options import PRESETS
from tangledbank.evolution.state import COLOURS, LOCATIONS, NONE
from tangledbank.evolution.view import AnimalView, LinkView, PlayerView, TraitView, View
from tangledbank.rulebook.setup_lines import pile


def can_be_written(game: Game) -> bool:
    """Can a set-up describe this moment?  Only if a card is to be played, or a go just began."""
    top = game.state.stack[-1] if game.state.stack else None
    if isinstance(top, FeedingGo):
        return not top.acted()
    return isinstance(top, Development)


def written_position(
    game: Game, seats: Sequence[int], faces: Mapping[str, str] | None = None
) -> list[str]:
    """The set-up lines of a scenario (see `can_be_written`).

    `seats` are those whose view is used, none for a spectator; `faces` are hidden faces of animals
    that were revealed since.
    """
    open_view = game.view()
    assert isinstance(open_view, View)
    own: dict[str, View] = {}
    for seat in seats:
        view = game.view(game.names[seat])
        assert isinstance(view, View)
        own[view.seat] = view
    return [
        *agreed(game, open_view),
        *moment(game, open_view),
        *cards(game, open_view, own),
        *animals(open_view, own, faces or {}),
    ]


def agreed(game: Game, view: View) -> list[str]:
    lines = [f"edition: {view.edition}"]
    if game.presets != PRESETS:
        lines.append(f"presets: {game.presets}")
    own = game.own_cards
    if own:
        cap = [f"cap {game.deck.cap}"] if game.deck.cap else []
        lines.append("own deck: " + ", ".join([f"{card} {n}" for card, n in own.items()] + cap))
    elif len(game.sets) > 1:
        lines.append("sets: " + " ".join(one for one in game.sets if one != "base"))
    lines += [f"option: {name}={option_word(value)}" for name, value in view.options.items()]
    lines.append("seats: " + " ".join(game.names))
    if not own:
        lines.append(f"copies: {game.copies}")
    return lines


def moment(game: Game, view: View) -> list[str]:
    state = game.state
    lines = [f"phase: {view.phase}", f"first: {view.first}", f"to act: {view.to_act}"]
    lines.append(f"turn: {view.turn}")
    if view.phase == "feeding":
        lines.append(f"round: {view.round}")
    lines += ["last turn: yes"] if view.last_turn else []
    lines += ["reshuffled: yes"] if state.reshuffled else []
    if view.supplies:
        lines.append("food: " + ", ".join(f"{name} {n}" for name, n in view.supplies.items()))
    else:
        lines.append(f"food: {view.food}")
    passed = [player.name for player in view.players if player.passed]
    lines += ["passed: " + " ".join(passed)] if passed else []
    lines += [f"idle: {step.idle}" for step in state.stack if isinstance(step, Feeding)]
    for player, told in zip(state.players, view.players, strict=True):
        lines += [f"points {told.name}: {told.points}"] if told.points else []
        lines += [f"born {told.name}: {player.born}"] if player.born else []
    if state.shells:
        places = [LOCATIONS[shell >> 12] for shell in state.shells]
        lines.append("shells: " + (", ".join(places) if view.supplies else str(len(places))))
    return lines


def cards(game: Game, view: View, own: Mapping[str, View]) -> list[str]:
    lines = []
    for player in view.players:
        mine = own.get(player.name)
        hand = mine.hand if mine is not None else None
        lines.append(f"hand {player.name}: {pile(hand, player.hand_size)}")
    if game.rules.common_discard:
        lines.append(f"discard: {pile(view.discard, view.discard_size)}")
    else:
        for player in view.players:
            known = seen_by_owner(player, own)
            lines.append(f"discard {player.name}: {pile(known.discard, player.discard_size)}")
    lines.append(f"deck: {pile(None, view.deck_size)}")
    return lines


def seen_by_owner(player: PlayerView, own: Mapping[str, View]) -> PlayerView:
    mine = own.get(player.name)
    return player if mine is None else mine.player(player.name)


def animals(view: View, own: Mapping[str, View], faces: Mapping[str, str]) -> list[str]:
    lines = []
    for player in view.players:
        known = seen_by_owner(player, own)
        lines += [animal_line(one, faces.get(one.name, "")) for one in known.animals]
        lines += [animal_line(one, "", remains=True) for one in known.remains]
    for player in view.players:
        lines += link_lines(player.links)
    return lines


def animal_line(animal: AnimalView, face: str, remains: bool = False) -> str:
    traits = ", ".join(map(trait_words, animal.traits)) or "plain"
    marks = [f"{colour} {n}" for colour, n in (("red", animal.red), ("blue", animal.blue)) if n]
    if animal.received != bool(animal.red or animal.blue):
        marks.append("received" if animal.received else "not received")
    for mark, is_so in (
        ("asleep", animal.asleep),
        ("poisoned", animal.poisoned),
        ("attacked", animal.attacked),
        ("hidden", animal.hidden),
        ("paralysed", animal.paralysed),
        ("turned", animal.turned),
        ("hunted", animal.hunted),
        ("moved", animal.moved),
        ("remains", remains),
    ):
        marks += [mark] if is_so else []
    card = animal.card or face
    marks += [f"card {card}"] if card else []
    marks += [f"in {animal.location}"] if animal.location else []
    return f"{animal.name}: {traits}" + (f"; {', '.join(marks)}" if marks else "")


def trait_words(trait: TraitView) -> str:
    notes = [trait.token] if trait.token != COLOURS[NONE] else []
    if trait.used:
        notes.append("used")
    elif trait.rests:
        notes.append("used last turn")
    return trait.card + (f" ({' + '.join(notes)})" if notes else "")


def link_lines(links: Sequence[LinkView]) -> list[str]:
    """All pair traits of two animals on one line."""
    found: dict[str, list[str]] = {}
    for link in links:
        notes = [f"symbiont {link.symbiont}"] if link.symbiont else []
        notes += ["used"] if link.used else []
        words = link.card + (f" ({' + '.join(notes)})" if notes else "")
        found.setdefault("-".join(link.animals), []).append(words)
    return [f"{pair}: {', '.join(traits)}" for pair, traits in found.items()]
