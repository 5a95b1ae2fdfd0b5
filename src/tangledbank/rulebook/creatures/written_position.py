"""Writes a position of Magical Creatures as a scenario, as some of its seats know it."""

from collections.abc import Mapping, Sequence

from tangledbank.core.recording import option_word
from tangledbank.creatures.game import Game
from tangledbank.creatures.view import CreatureView, TraitView, View
from tangledbank.rulebook.setup_lines import pile


def can_be_written(game: Game) -> bool:
    """Can a set-up describe this moment, that is, is no creature in the middle of an action?"""
    view = look(game, -1)
    return view.to_act is not None and view.asked in ("turn", "exchange") and not view.creature


def written_position(game: Game, seats: Sequence[int]) -> list[str]:
    """The set-up lines of a scenario (see `can_be_written`), from views alone."""
    view = look(game, -1)
    own = {game.names[seat]: look(game, seat) for seat in seats}
    lines = ["edition: creatures"]
    lines += [f"option: {name}={option_word(value)}" for name, value in view.options.items()]
    lines += ["seats: " + " ".join(game.names), f"phase: {view.phase}", f"first: {view.first}"]
    lines += [f"to act: {view.to_act}", f"round: {view.round}"]
    lines += [f"stage: {view.stage}"] if view.stage else []
    moved = [player.name for player in view.players if player.moved]
    lines += ["moved: " + " ".join(moved)] if moved else []
    lines += [f"source: {view.source.id}"]
    lines += [f"lower: {view.source.lower}", f"upper: {view.source.upper}"]
    for player in view.players:
        mine = own.get(player.name)
        hand = mine.hand if mine is not None else None
        lines.append(f"hand {player.name}: {pile(hand, player.hand_size)}")
        lines += [f"tokens {player.name}: {player.tokens}"] if player.tokens else []
    lines += [f"discard: {pile(None, view.discard_size)}", f"deck: {pile(None, view.deck_size)}"]
    return lines + creatures(view, own)


def look(game: Game, seat: int) -> View:
    view = game.view(game.names[seat]) if seat >= 0 else game.view()
    assert isinstance(view, View)
    return view


def creatures(view: View, own: Mapping[str, View]) -> list[str]:
    lines = []
    for player in view.players:
        mine = own.get(player.name)
        known = player if mine is None else mine.player(player.name)
        lines += [creature_line(one) for one in known.creatures]
    return lines


def creature_line(creature: CreatureView) -> str:
    traits = ", ".join(map(trait_word, creature.traits)) or "plain"
    marks = [f"energy {creature.energy}"] if creature.energy else []
    for mark, is_so in (
        ("asleep", creature.asleep),
        ("scared", creature.scared),
        ("woke", creature.woke),
    ):
        marks += [mark] if is_so else []
    marks += [f"card {creature.card}"] if creature.card else []
    return f"{creature.name}: {traits}" + (f"; {', '.join(marks)}" if marks else "")


def trait_word(trait: TraitView) -> str:
    """Its card, or any with this trait: a set-up cannot place a card with its other side up."""
    return trait.card if trait.card.split("/")[0] == trait.trait else trait.trait
