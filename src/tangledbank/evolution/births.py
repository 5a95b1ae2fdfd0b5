"""New animals from the deck, and what a deck that ends in mid-turn changes."""

from tangledbank.evolution import events as ev
from tangledbank.evolution.state import FEEDING, OCEAN, Animal, Player, State
from tangledbank.evolution.traits.trait import STAGES, TRAITS
from tangledbank.native import i64


def lay_newborn(s: State, player: Player, location: i64) -> Animal:
    """Lay the top card of the deck down as a new animal of this player."""
    animal = lay_animal(s, player, s.deck.pop(), location)
    animal.adrift = location == OCEAN and s.rules.newborn_ashore
    if not s.deck:
        deck_ended(s)
    return animal


def lay_animal(s: State, player: Player, kind: i64, location: i64) -> Animal:
    """Lay a card down as a new animal; its face stays hidden from the others."""
    player.born += 1
    animal = Animal(player.seat << 8 | player.born, kind, [], location=location)
    player.animals.append(animal)
    if location == OCEAN:
        player.refresh(animal)
    if not s.quiet:
        where = location + 1 if s.rules.continents else 0
        s.tell(ev.NEW_ANIMAL, animal.ref, where, 0, None, player.seat, [kind])
    return animal


def deck_ended(s: State) -> None:
    """The last card is gone within a turn: this turn is the last, and nobody sleeps through it."""
    if s.last_turn:
        return
    s.last_turn = True
    s.tell(ev.LAST_TURN)
    if s.phase != FEEDING or s.rules.hibernation_in_last_turn:
        return
    for player in s.players:
        for animal in player.animals:
            if animal.asleep:
                animal.asleep = False
                animal.sated = animal.fed()
                s.tell(ev.AWOKE, animal.ref)


def watch_fed(s: State) -> bool:
    """Let those that have become fed since the last look do what they do then."""
    for player in s.players:
        for animal in player.animals:
            fed = animal.fed()
            if fed == animal.sated:
                continue
            animal.sated = fed
            if fed and animal.mask & STAGES.when_fed != 0:
                for card in animal.cards:
                    if STAGES.when_fed >> card.trait & 1 and not card.off:
                        TRAITS[card.trait].when_fed(s, animal)
                        return True
    return False
