"""Events as sentences, each as one seat may read it.

A sentence comes in two steps.  `phrase` says an event without a language: the name of a template
and what goes into it, still in the game's own words (`A1`, `fat-tissue`, `red`).  `render` puts a
phrase into the templates of one language.  English is here; another language is another table.

A template has one form for each plural of its language, chosen by the phrase's `count`.
"""

from typing import Final

from tangledbank.core.event import Event
from tangledbank.core.phrase import Phrase, render
from tangledbank.evolution import happenings as ev
from tangledbank.evolution.cards import card_name
from tangledbank.evolution.names import animal_name
from tangledbank.evolution.rules import Rules
from tangledbank.evolution.state import COLOURS, LOCATIONS, OCEAN, PHASES
from tangledbank.evolution.traits.names import NAMES
from tangledbank.evolution.traits.trait import TRAITS

#: What is left of an event that a seat may know nothing of.
NOTHING: Final = -1

#: The template of each kind of event.  Kinds that are not here are told to nobody.
TEMPLATES: Final[dict[int, str]] = {
    ev.FIRST_PLAYER: "first-player",
    ev.TURN: "turn",
    ev.PHASE: "phase",
    ev.DEALT: "dealt",
    ev.PASSED: "passed",
    ev.NEW_ANIMAL: "new-animal",
    ev.PLAYED: "played",
    ev.DICE: "dice",
    ev.SUPPLY: "supply",
    ev.ROUND: "round",
    ev.GOT: "got",
    ev.STORED: "stored",
    ev.BURNT: "burnt",
    ev.GRAZED: "grazed",
    ev.STOLE: "stole",
    ev.SLEPT: "slept",
    ev.ATTACKED: "attacked",
    ev.RAN: "ran",
    ev.REDIRECTED: "redirected",
    ev.DROPPED: "dropped",
    ev.EATEN: "eaten",
    ev.POISONED: "poisoned",
    ev.SCAVENGED: "scavenged",
    ev.SHARED: "shared",
    ev.ENDED: "ended",
    ev.STARVED: "starved",
    ev.DIED_OF_POISON: "died-of-poison",
    ev.DISCARDED: "discarded",
    ev.SHUFFLED: "shuffled",
    ev.LAST_TURN: "last-turn",
    ev.REWARDED: "rewarded",
    ev.GAME_OVER: "game-over",
    ev.FAT_SET: "fat-set",
    ev.HID: "hid",
    ev.INKED: "inked",
    ev.REVEALED: "revealed",
    ev.BORN: "born",
    ev.MOVED: "moved",
    ev.SEPARATED: "separated",
    ev.SHELL_LEFT: "shell-left",
    ev.SETTLED: "settled",
    ev.STUNG: "stung",
    ev.RECOMBINED: "recombined",
    ev.GROWN: "grown",
    ev.DIED_OF_NEOPLASIA: "died-of-neoplasia",
    ev.REMAINS: "remains",
    ev.RESTORED: "restored",
    ev.ADDED: "added",
    ev.COUNTER_FAILED: "counter-failed",
    ev.FETCHED: "fetched",
    ev.AWOKE: "awoke",
}

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
    "rewarded": ["For the survivors {seat} takes cards: {cards}, points: {points}."],
    "rewarded.you": ["For your survivors you take cards: {cards}, points: {points}."],
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


def seen(event: Event, seat: int, rules: Rules) -> Event:
    """The event as this seat may know it (-1: an onlooker), built from what is open in it.

    `secret` stays only for the seat it belongs to; the face of a discarded animal is open to all
    where the discard is.
    """
    if event.kind not in TEMPLATES:
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
    return None if said is None else render(said, ENGLISH)


def phrase(event: Event, names: list[str], seat: int) -> Phrase | None:
    """The event without a language, as this seat may read it."""
    template = TEMPLATES.get(event.kind)
    if template is None:
        return None
    # Whoever forgets to ask `seen` first shall not tell a secret.
    secret: list[int] = []
    if event.secret is not None and (event.seat == seat or event.seat < 0):
        secret = event.secret
    kind = event.kind
    if kind in ABOUT_SEATS:
        return _about_seat(event, template, names, seat, secret)
    if kind in ABOUT_THE_TABLE:
        return _about_table(event, template, names)
    return _about_animal(event, template, secret)


ABOUT_SEATS: Final = frozenset(
    [ev.FIRST_PLAYER, ev.DEALT, ev.PASSED, ev.DICE, ev.ENDED, ev.REWARDED]
)

ABOUT_THE_TABLE: Final = frozenset(
    [
        ev.TURN,
        ev.PHASE,
        ev.SUPPLY,
        ev.ROUND,
        ev.SHUFFLED,
        ev.LAST_TURN,
        ev.GAME_OVER,
    ]
)


def _about_seat(
    event: Event, template: str, names: list[str], seat: int, secret: list[int]
) -> Phrase:
    kind = event.kind
    items: list[int] = [] if event.items is None else event.items
    if kind == ev.DICE and event.a < 0:
        throws = [
            f"{names[items[place]]} {items[place + 1]}" for place in range(0, len(items) - 1, 2)
        ]
        return Phrase(template + ".first-player", {"faces": ", ".join(throws)})
    words = {"seat": names[event.a]}
    count = 1
    if kind == ev.DICE:
        words["faces"] = ", ".join([str(face) for face in items])
    elif kind == ev.REWARDED:
        words["cards"] = str(event.b)
        words["points"] = str(event.c)
    elif kind == ev.DEALT:
        count = event.b
        if not secret:
            return Phrase(template, words, count)
        words["cards"] = ", ".join([card_name(card) for card in secret])
    return Phrase(template + ".you" if event.a == seat else template, words, count)


def _about_table(event: Event, template: str, names: list[str]) -> Phrase:
    kind = event.kind
    if kind == ev.TURN:
        words = {"turn": str(event.a), "seat": names[event.b]}
        return Phrase(template + ".last" if event.c else template, words)
    if kind == ev.PHASE:
        return Phrase(f"{template}.{PHASES[event.a]}")
    if kind == ev.ROUND:
        return Phrase(template, {"round": str(event.a)})
    if kind == ev.SUPPLY and event.b:
        where = {"location": place_name(event.b - 1)}
        return Phrase(template + ".there", where, event.a)
    if kind == ev.SUPPLY or kind == ev.SHUFFLED:
        return Phrase(template, None, event.a)
    return Phrase(template)


def _about_animal(event: Event, template: str, secret: list[int]) -> Phrase:
    kind = event.kind
    if kind == ev.PLAYED:
        return _about_played(event, template)
    if kind == ev.SHARED:
        pair = {"giver": animal_name(event.b), "receiver": animal_name(event.c)}
        pair["trait"] = NAMES[event.a]
        return Phrase(template, pair)
    if kind == ev.DISCARDED:
        if not secret:
            return Phrase(template, {"animal": animal_name(event.b)})
        gone = {"animal": animal_name(event.b), "card": card_name(secret[0])}
        return Phrase(template + ".known", gone)
    if kind == ev.SEPARATED and event.items:
        parted = {"animal": animal_name(event.items[0]), "partner": animal_name(event.items[1])}
        parted["trait"] = NAMES[event.b]
        return Phrase(template, parted)
    words = {"animal": animal_name(event.a)}
    if kind in (ev.NEW_ANIMAL, ev.REMAINS, ev.RESTORED) and secret:
        words["card"] = card_name(secret[0])
        return Phrase(template + ".known", words)
    if kind == ev.ATTACKED:
        return _about_attack(event, template, words)
    if kind == ev.ADDED:
        return Phrase(template, words, event.b)
    if kind == ev.MOVED:
        words["location"] = place_name(event.b)
    elif kind == ev.BORN:
        words["parent"] = animal_name(event.b)
    elif kind == ev.GROWN:
        words["trait"] = NAMES[event.b]
    elif kind == ev.RECOMBINED and event.items:
        words["partner"] = animal_name(event.b)
        words["trait"] = NAMES[event.items[0]]
        words["other"] = NAMES[event.items[1]]
    if kind == ev.GOT:
        words["colour"] = COLOURS[event.b]
        from_supply = event.items is not None and event.items[0] == 1
        return Phrase(template + ".supply" if from_supply else template, words, event.c)
    if kind == ev.STORED or kind == ev.BURNT or kind == ev.FAT_SET:
        return Phrase(template, words, event.b)
    if kind == ev.STOLE:
        words["victim"] = animal_name(event.b)
        words["colour"] = COLOURS[event.c]
    elif kind == ev.REDIRECTED or kind == ev.EATEN:
        words["prey"] = animal_name(event.b)
    elif kind == ev.RAN:
        words["face"] = str(event.b)
        return Phrase(template + (".away" if event.c else ".caught"), words)
    elif kind == ev.DROPPED:
        words["trait"] = NAMES[event.c]
        if event.items:
            words["partner"] = animal_name(event.items[0])
            return Phrase(template + ".pair", words)
    return Phrase(template, words)


def _about_attack(event: Event, template: str, words: dict[str, str]) -> Phrase:
    words["prey"] = animal_name(event.b)
    if event.c:
        words["trait"] = NAMES[event.c - 1]
        return Phrase(template + ".ignoring", words)
    kind = event.items[0] if event.items else 0
    return Phrase(template + ["", ".ambush", ".counter"][kind], words)


def _about_played(event: Event, template: str) -> Phrase:
    words = {"animal": animal_name(event.c), "trait": NAMES[event.b]}
    if not event.items:
        return Phrase(template, words)
    words["partner"] = animal_name(event.items[0])
    return Phrase(template + (".roles" if TRAITS[event.b].roles else ".pair"), words)


def place_name(location: int) -> str:
    name = LOCATIONS[location].capitalize()
    return f"the {name}" if location == OCEAN else name
