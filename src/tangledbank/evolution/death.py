"""Animals and cards leaving the table."""

from tangledbank.evolution import events as ev
from tangledbank.evolution.cards import is_proxy
from tangledbank.evolution.state import OCEAN, Animal, Link, Player, State, TraitCard
from tangledbank.evolution.traits.trait import STAGES, TRAITS
from tangledbank.native import i64


def discard(s: State, seat: i64, kind: i64) -> None:
    """Lay a card on the pile it belongs to: its owner's, or the common one."""
    if is_proxy(kind):
        return
    if s.rules.common_discard:
        s.discard.append(kind)
    else:
        s.players[seat].discard.append(kind)


def forget_insights(s: State, prey: i64, trait: i64, partner: i64) -> None:
    """What was seen through is forgotten when its card leaves (EXP-RULING-11)."""
    s.insights = [
        one for one in s.insights if one & 0xFFFFFFFF != prey << 18 | trait << 12 | partner
    ]


def drop_card(s: State, player: Player, animal: Animal, place: i64) -> TraitCard:
    """Discard one trait card of an animal; a token on it goes back to the box."""
    card = animal.take(place)
    discard(s, player.seat, card.kind)
    player.refresh(animal)
    if s.insights:
        forget_insights(s, animal.ref, card.trait, 0)
    s.tell(ev.DROPPED, animal.ref, card.kind, card.trait)
    if TRAITS[card.trait].aquatic and animal.location == OCEAN and s.rules.ocean_needs_swimming:
        animal.adrift = s.rules.continents
    return card


def leave_card_ashore(s: State, player: Player, animal: Animal, place: i64) -> None:
    """Where the Swimming card is not kept, it is discarded when its animal enters the Ocean."""
    card = animal.take(place)
    discard(s, player.seat, card.kind)
    player.refresh(animal)
    s.tell(ev.DROPPED, animal.ref, card.kind, card.trait)


def drop_link(s: State, player: Player, link: Link, from_ref: i64) -> None:
    """Discard a pair card; both animals lose it."""
    unlink(s, player, link)
    s.tell(ev.DROPPED, from_ref, link.kind, link.trait, [link.partner(from_ref)])


def unlink(s: State, player: Player, link: Link) -> None:
    player.links = [one for one in player.links if one is not link]
    discard(s, player.seat, link.kind)
    if s.insights:
        forget_insights(s, link.b, link.trait, link.a)
    for ref in (link.a, link.b):
        animal = player.animal(ref)
        if animal is not None:
            player.refresh(animal)


def lies_at(player: Player, ref: i64) -> i64:
    """Where an animal, or what remains of it, is."""
    for animal in player.animals:
        if animal.ref == ref:
            return animal.location
    for animal in player.remains:
        if animal.ref == ref:
            return animal.location
    return -1


def separate(s: State, player: Player) -> None:
    """Discard the pair cards whose animals are no longer in the same location."""
    for link in player.links:
        one = lies_at(player, link.a)
        other = lies_at(player, link.b)
        if one != other:
            unlink(s, player, link)
            s.tell(ev.SEPARATED, link.kind, link.trait, 0, [link.a, link.b])


def remove_animal(s: State, animal: Animal) -> None:
    """Discard an animal with all its cards and the pair cards it shares, each once."""
    player = s.players[animal.ref >> 8]
    player.animals.remove(animal)
    opened: list[int] = []
    for card in animal.cards:
        if STAGES.stays >> card.trait & 1:
            s.shells = [*s.shells, animal.location << 12 | card.kind]
            s.tell(ev.SHELL_LEFT, animal.ref)
            continue
        discard(s, player.seat, card.kind)
        opened.append(card.kind)
    _drop_links(s, player, animal.ref, opened)
    discard(s, player.seat, animal.card)
    if s.quiet:
        return
    # The face of a turned animal has been seen by all.
    secret = None if animal.turned else [animal.card]
    if animal.turned:
        opened.append(animal.card)
    s.tell(ev.DISCARDED, player.seat, animal.ref, 0, opened, player.seat, secret)


def wither(s: State, animal: Animal) -> None:
    """Let an animal die of Neoplasia: it is not eaten."""
    s.tell(ev.DIED_OF_NEOPLASIA, animal.ref)
    remove_animal(s, animal)


def _drop_links(s: State, player: Player, ref: i64, opened: list[int]) -> None:
    for link in player.links:
        if link.a == ref or link.b == ref:
            opened.append(link.kind)
            unlink(s, player, link)


def leave_remains(s: State, animal: Animal) -> None:
    """An eaten animal that will be restored: its card goes, its traits stay where they are."""
    player = s.players[animal.ref >> 8]
    player.animals.remove(animal)
    discard(s, player.seat, animal.card)
    s.tell(ev.REMAINS, animal.ref, 0, 0, None, player.seat, [animal.card])
    for place in range(len(animal.cards) - 1, -1, -1):
        card = animal.cards[place]
        if STAGES.stays >> card.trait & 1 and not s.rules.remains_keep_shell:
            animal.take(place)
            s.shells = [*s.shells, animal.location << 12 | card.kind]
            s.tell(ev.SHELL_LEFT, animal.ref)
    animal.card = 0  # it lies in the discard now
    animal.mask = 0
    animal.need = 1
    animal.red = 0
    animal.blue = 0
    animal.asleep = False
    animal.poisoned = False
    animal.hidden = False
    animal.turned = False
    player.remains = [*player.remains, animal]
    for link in player.links:
        if link.a == animal.ref or link.b == animal.ref:
            partner = player.animal(link.partner(animal.ref))
            if partner is not None:
                player.refresh(partner)
