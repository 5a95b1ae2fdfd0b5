"""Animals and cards leaving the table."""

from tangledbank.core.event import Event
from tangledbank.evolution import happenings as ev
from tangledbank.evolution.state import Animal, Link, Player, State


def discard(s: State, seat: int, kind: int) -> None:
    """Lay a card on the pile it belongs to: its owner's, or the common one."""
    if s.rules.common_discard:
        s.discard.append(kind)
    else:
        s.players[seat].discard.append(kind)


def drop_card(s: State, player: Player, animal: Animal, place: int) -> None:
    """Discard one trait card of an animal; a token on it goes back to the box."""
    card = animal.cards.pop(place)
    discard(s, player.seat, card.kind)
    player.refresh(animal)
    s.events.append(Event(ev.DROPPED, animal.ref, card.kind, card.trait))


def drop_link(s: State, player: Player, link: Link, from_ref: int) -> None:
    """Discard a pair card; both animals lose it."""
    _unlink(s, player, link)
    s.events.append(Event(ev.DROPPED, from_ref, link.kind, link.trait, [link.partner(from_ref)]))


def _unlink(s: State, player: Player, link: Link) -> None:
    player.links.remove(link)
    discard(s, player.seat, link.kind)
    for ref in (link.a, link.b):
        animal = player.animal(ref)
        if animal is not None:
            player.refresh(animal)


def remove_animal(s: State, animal: Animal) -> None:
    """Discard an animal with all its cards and the pair cards it shares, each once."""
    player = s.players[animal.ref >> 8]
    player.animals.remove(animal)
    opened: list[int] = []
    for card in animal.cards:
        discard(s, player.seat, card.kind)
        opened.append(card.kind)
    ref = animal.ref
    for link in player.links[:]:
        if link.a == ref or link.b == ref:
            opened.append(link.kind)
            _unlink(s, player, link)
    discard(s, player.seat, animal.card)
    s.events.append(Event(ev.DISCARDED, player.seat, ref, 0, opened, player.seat, [animal.card]))
