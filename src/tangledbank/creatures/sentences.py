"""Events as sentences, each as one seat may read it.

As in the other game a sentence comes in two steps: `phrase` says an event without a language, and
`render` puts it into the templates of one.
"""

from typing import Final

from tangledbank.core.event import Event
from tangledbank.core.phrase import Phrase, render
from tangledbank.creatures import events as ev
from tangledbank.creatures.bestiary import load_bestiary
from tangledbank.creatures.events import EVENTS

#: What is left of an event that a seat may know nothing of.
NOTHING: Final = -1

ENGLISH: Final[dict[str, list[str]]] = {
    "first-player": ["{seat} has the first-player figure."],
    "first-player.you": ["You have the first-player figure."],
    "source": ["The source is {source}: {lower} energy for all."],
    "source.bonus": ["The source is {source}: {lower} energy for all, {upper} for {trait}."],
    "round": ["Round {round}. First player: {seat}."],
    "dealt": ["{seat} draws a card.", "{seat} draws {count} cards."],
    "dealt.you": ["You draw {cards}."],
    "exchanged": ["{seat} exchanges a card.", "{seat} exchanges all {count} cards."],
    "exchanged.you": ["You exchange a card.", "You exchange all {count} cards."],
    "kept": ["{seat} keeps the hand."],
    "kept.you": ["You keep your hand."],
    "new-creature": ["{creature} is created."],
    "new-creature.known": ["{creature} is created of {card}."],
    "added": ["{creature} gains {trait}."],
    "took": ["{creature} takes one energy from the source.", "{creature} takes {count} energy."],
    "took.upper": ["{creature} takes one energy from the upper part of the source."],
    "gained": ["{creature} gains one energy from the reserve."],
    "lost": ["{creature} loses one energy."],
    "slept": ["{creature} falls asleep."],
    "transmuted": [
        "{creature} is transmuted: the first.",
        "{creature} is transmuted: {count} now.",
    ],
    "attacked": ["{creature} attacks {other}."],
    "redirected": ["{other} stands in for {creature}."],
    "struck": ["{trait}: success."],
    "struck.vain": ["{trait}: in vain."],
    "burnt": ["{creature} loses {trait}."],
    "turned": ["{creature} turns {trait} into {now}."],
    "scared": ["{creature} scares {other}: its traits do not work this turn."],
    "woke": ["{creature} wakes {other}."],
    "gave": ["{creature} gives {other} one energy."],
    "shed": ["{creature} sheds {trait}."],
    "poisoned": ["{creature} is poisoned by {other}."],
    "skipped": ["{seat} has nobody awake."],
    "skipped.you": ["You have nobody awake."],
    "round-over": ["All sleep: round {round} is over."],
    "all-woke": ["All creatures wake."],
    "shuffled": ["The discard becomes a new deck: one card.", "The discard becomes a new deck."],
    "game-over": ["{seat} wins."],
    "game-over.you": ["You win."],
    "choice": ["Choice card: {number}."],
    "choice-shuffled": ["The choice cards are shuffled."],
    "discarded": ["{card} is discarded: there is nobody to have {trait}."],
    "picked": ["The choice card points at {creature}."],
    "shadow.creates": ["Shadow 1: it has nobody awake, so the top card becomes a creature."],
    "shadow.grows": ["Shadow 2: {creature} is its awake creature with the most energy."],
    "shadow.transmutes": ["Shadow 3A: {creature} has enough energy."],
    "shadow.wakes": ["Shadow 3, before B: {creature} wakes one of its own."],
    "shadow.aims": ["Shadow 3B: {creature} has just become dangerous and looks for a target."],
    "shadow.spares": ["The attack would fail, so {creature} does not attack."],
    "shadow.takes": ["Shadow 3C: {creature} takes energy."],
    "shadow.aims-again": ["Shadow 3D: no energy for {creature}, so it looks for a target."],
    "shadow.rests": ["Shadow 3E: its turn ends, and {creature} stays awake."],
    "shadow.does-nothing": ["Shadow: nobody is awake and no card is left, so nothing happens."],
}


def seen(event: Event, seat: int) -> Event:
    """The event as this seat may know it (-1: an onlooker), built from what is open in it."""
    if event.kind not in EVENTS.by_number:
        return Event(NOTHING)
    secret: list[int] | None = None
    if event.secret is not None and event.seat == seat:
        secret = event.secret[:]
    items = None if event.items is None else event.items[:]
    return Event(event.kind, event.a, event.b, event.c, items, event.seat, secret)


def sentence(event: Event, names: list[str], seat: int) -> str | None:
    """The event as an English sentence for this seat; none if there is nothing to say.

    `names` are those of everybody at the table, the Shadow included.

    >>> sentence(Event(ev.ATTACKED, 0x001, 0x102), ["ann", "bob"], 0)
    'A1 attacks B2.'
    """
    said = phrase(event, names, seat)
    if said is None:
        return None
    if event.kind == ev.SOURCE:
        said.words["source"] = load_bestiary().sources[event.a].en
    return render(said, ENGLISH)


def phrase(event: Event, names: list[str], seat: int) -> Phrase | None:
    """The event without a language, as this seat may read it."""
    return EVENTS.phrase(event, names, seat)
