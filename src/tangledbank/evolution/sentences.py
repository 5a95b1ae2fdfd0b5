"""Events as sentences, each as one seat may read it.

A sentence comes in two steps.  `phrase` says an event without a language: the name of a template
and what goes into it, still in the game's own words (`A1`, `fat-tissue`, `red`).  `render` puts a
phrase into the templates of one language.  English is here; another language is another table.

A template has one form for each plural of its language, chosen by the phrase's `count`.
"""

from typing import Final

from tangledbank.core.event import Event
from tangledbank.core.phrase import Phrase, render
from tangledbank.evolution import events as ev
from tangledbank.evolution.events import EVENTS
from tangledbank.evolution.rules import Rules

#: What is left of an event that a seat may know nothing of.
NOTHING: Final = -1

#: English.  A template that is missing here (the end of a go, a discarded card one may not see)
#: would say nothing that the sentences around it do not.
ENGLISH: Final[dict[str, list[str]]] = {
    "first-player": ["{seat} is the first player."],
    "first-player.you": ["You are the first player."],
    "turn": ["Turn {turn}. First player: {seat}."],
    "turn.last": ["Turn {turn}, the last one. First player: {seat}."],
    "phase.development": ["Development."],
    "phase.food": ["Food."],
    "phase.feeding": ["Feeding."],
    "phase.extinction": ["Extinction."],
    "dealt": ["{seat} is dealt one card.", "{seat} is dealt {count} cards."],
    "dealt.you": ["You are dealt {cards}."],
    "passed": ["{seat} passes."],
    "passed.you": ["You pass."],
    "new-animal": ["{animal} is born."],
    "new-animal.known": ["{animal} is born of {card}."],
    "played": ["{animal} gains {trait}."],
    "played.pair": ["{animal} and {partner} gain {trait}."],
    "played.roles": ["{animal} becomes the symbiont of {partner}."],
    "dice": ["{seat} throws {faces}."],
    "dice.you": ["You throw {faces}."],
    "dice.first-player": ["Who is first? {faces}."],
    "supply": ["There is one red token of food.", "There are {count} red tokens of food."],
    "round": ["Round {round}."],
    "got": ["{animal} gets a {colour} token.", "{animal} gets {count} {colour} tokens."],
    "got.supply": [
        "{animal} takes a red token from the supply.",
        "{animal} takes {count} red tokens from the supply.",
    ],
    "stored": ["{animal} stores a token as fat.", "{animal} stores {count} tokens as fat."],
    "burnt": ["{animal} burns a token of fat.", "{animal} burns {count} tokens of fat."],
    "grazed": ["{animal} grazes: a red token of the supply is gone."],
    "stole": ["{animal} steals a {colour} token from {victim}."],
    "slept": ["{animal} hibernates."],
    "attacked": ["{animal} attacks {prey}."],
    "ran.away": ["{animal} runs, throws {face} and gets away."],
    "ran.caught": ["{animal} runs, throws {face} and is caught."],
    "redirected": ["{animal} turns the attack on {prey}."],
    "dropped": ["{animal} drops {trait}."],
    "dropped.pair": ["{animal} drops {trait} with {partner}."],
    "eaten": ["{animal} eats {prey}."],
    "poisoned": ["{animal} is poisoned."],
    "scavenged": ["{animal} scavenges."],
    "shared": ["By {trait}, {receiver} eats with {giver}."],
    "starved": ["{animal} starves."],
    "died-of-poison": ["{animal} dies of poison."],
    "discarded.known": ["{animal} was {card}."],
    "shuffled": ["One card is shuffled.", "{count} cards are shuffled."],
    "last-turn": ["The next turn is the last."],
    "rewarded": ["For the survivors {seat} takes cards: {drawn}, points: {points}."],
    "rewarded.you": ["For your survivors you take cards: {drawn}, points: {points}."],
    "game-over": ["The game is over."],
    "fat-set": ["{animal} turns a token into fat.", "{animal} turns {count} tokens into fat."],
    "supply.there": [
        "In {location} there is one red token of food.",
        "In {location} there are {count} red tokens of food.",
    ],
    "attacked.ignoring": ["{animal} attacks {prey} and ignores its {trait}."],
    "attacked.ambush": ["{animal} attacks {prey} from ambush."],
    "attacked.counter": ["{animal} turns on {prey}."],
    "hid": ["{animal} hides in its shell."],
    "inked": ["{animal} vanishes in a cloud of ink."],
    "revealed": ["{animal} is an Anglerfish!"],
    "born": ["{animal} is a child of {parent}."],
    "moved": ["{animal} is now in {location}."],
    "separated": ["{animal} and {partner} are parted: {trait} is gone."],
    "shell-left": ["The shell of {animal} stays behind."],
    "settled": ["{animal} moves into an empty shell."],
    "stung": ["{animal} is paralysed."],
    "recombined": ["{animal} and {partner} exchange {trait} and {other}."],
    "grown": ["Neoplasia grows in {animal}: {trait} stops working."],
    "died-of-neoplasia": ["{animal} dies of neoplasia."],
    "remains": ["The traits of {animal} stay on the table."],
    "remains.known": ["The traits of {animal} stay on the table; it was {card}."],
    "restored": ["{animal} is back."],
    "restored.known": ["{animal} is back, made of {card}."],
    "added": [
        "{animal} adds one red token to the supply.",
        "{animal} adds {count} red tokens to the supply.",
    ],
    "counter-failed": ["{animal} cannot attack its attacker."],
    "fetched": ["{animal} leaves the Ocean with a Swimming card."],
    "awoke": ["{animal} wakes up: this turn is the last."],
}

PLACES: Final[dict[str, str]] = {
    "laurasia": "Laurasia",
    "gondwana": "Gondwana",
    "ocean": "the Ocean",
}


def seen(event: Event, seat: int, rules: Rules) -> Event:
    """The event as this seat may know it (-1: an onlooker), built from what is open in it.

    `secret` stays only for the seat it belongs to; the face of a discarded animal is open to all
    where the discard is.
    """
    if event.kind not in EVENTS.by_number:
        return Event(NOTHING)
    secret: list[int] | None = None
    owner = event.seat
    if event.kind in (ev.DISCARDED, ev.REMAINS) and rules.open_discards:
        owner = -1
    if event.secret is not None and (owner == seat or owner < 0):
        secret = event.secret[:]
    items = None if event.items is None else event.items[:]
    return Event(event.kind, event.a, event.b, event.c, items, owner, secret)


def sentence(event: Event, names: list[str], seat: int) -> str | None:
    """The event as an English sentence for this seat; none if there is nothing to say.

    >>> sentence(Event(ev.ATTACKED, 0x001, 0x102), ["ann", "bob"], 0)
    'A1 attacks B2.'
    """
    said = phrase(event, names, seat)
    if said is None:
        return None
    if "location" in said.words:
        said.words["location"] = PLACES[said.words["location"]]
    return render(said, ENGLISH)


def phrase(event: Event, names: list[str], seat: int) -> Phrase | None:
    """The event without a language, as this seat may read it."""
    return EVENTS.phrase(event, names, seat)
