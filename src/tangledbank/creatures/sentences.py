"""Events as sentences, each as one seat may read it.

As in the other game a sentence comes in two steps: `phrase` says an event without a language, and
`render` puts it into the templates of one.
"""

from typing import Final

from tangledbank.core.event import Event
from tangledbank.core.phrase import Phrase, render
from tangledbank.creatures import happenings as ev
from tangledbank.creatures import shadow
from tangledbank.creatures.bestiary import load_bestiary
from tangledbank.creatures.cards import card_name
from tangledbank.creatures.names import creature_name
from tangledbank.creatures.traits.names import NAMES

#: What is left of an event that a seat may know nothing of.
NOTHING: Final = -1

#: The template of each kind of event.  Kinds that are not here are told to nobody.
TEMPLATES: Final[dict[int, str]] = {
    ev.FIRST_PLAYER: "first-player",
    ev.SOURCE: "source",
    ev.ROUND: "round",
    ev.DEALT: "dealt",
    ev.EXCHANGED: "exchanged",
    ev.KEPT: "kept",
    ev.NEW_CREATURE: "new-creature",
    ev.ADDED: "added",
    ev.TOOK: "took",
    ev.GAINED: "gained",
    ev.LOST: "lost",
    ev.SLEPT: "slept",
    ev.TRANSMUTED: "transmuted",
    ev.ATTACKED: "attacked",
    ev.REDIRECTED: "redirected",
    ev.STRUCK: "struck",
    ev.BURNT: "burnt",
    ev.TURNED: "turned",
    ev.SCARED: "scared",
    ev.WOKE: "woke",
    ev.GAVE: "gave",
    ev.SHED: "shed",
    ev.POISONED: "poisoned",
    ev.SKIPPED: "skipped",
    ev.ROUND_OVER: "round-over",
    ev.ALL_WOKE: "all-woke",
    ev.SHUFFLED: "shuffled",
    ev.GAME_OVER: "game-over",
    ev.CHOICE: "choice",
    ev.CHOICE_SHUFFLED: "choice-shuffled",
    ev.SHADOW: "shadow",
    ev.DISCARDED: "discarded",
    ev.PICKED: "picked",
}

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

#: What the Shadow does, by the operand of its event.
SHADOW_WORDS: Final[dict[int, str]] = {
    shadow.CREATES: "creates",
    shadow.GROWS: "grows",
    shadow.TRANSMUTES: "transmutes",
    shadow.WAKES: "wakes",
    shadow.AIMS: "aims",
    shadow.SPARES: "spares",
    shadow.TAKES: "takes",
    shadow.AIMS_AGAIN: "aims-again",
    shadow.RESTS: "rests",
    shadow.DOES_NOTHING: "does-nothing",
}

ABOUT_SEATS: Final = frozenset(
    [
        ev.FIRST_PLAYER,
        ev.DEALT,
        ev.EXCHANGED,
        ev.KEPT,
        ev.SKIPPED,
        ev.GAME_OVER,
    ]
)

ABOUT_TWO: Final = frozenset([ev.ATTACKED, ev.REDIRECTED, ev.SCARED, ev.WOKE, ev.GAVE, ev.POISONED])


def seen(event: Event, seat: int) -> Event:
    """The event as this seat may know it (-1: an onlooker), built from what is open in it."""
    if event.kind not in TEMPLATES:
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
    return None if said is None else render(said, ENGLISH)


def phrase(event: Event, names: list[str], seat: int) -> Phrase | None:
    """The event without a language, as this seat may read it."""
    template = TEMPLATES.get(event.kind)
    if template is None:
        return None
    # Whoever forgets to ask `seen` first shall not tell a secret.
    secret: list[int] = []
    if event.secret is not None and event.seat == seat:
        secret = event.secret
    kind = event.kind
    if kind in ABOUT_SEATS:
        return _about_seat(event, template, names, seat, secret)
    if kind == ev.SHADOW:
        words = {} if event.b < 0 else {"creature": creature_name(event.b)}
        return Phrase(f"shadow.{SHADOW_WORDS[event.a]}", words)
    if kind == ev.SOURCE:
        return _about_source(event, template)
    if kind == ev.ROUND:
        return Phrase(template, {"round": str(event.a), "seat": names[event.b]})
    if kind == ev.ROUND_OVER:
        return Phrase(template, {"round": str(event.a)})
    if kind == ev.CHOICE:
        return Phrase(template, {"number": str(event.a)})
    if kind == ev.DISCARDED:
        return Phrase(template, {"card": card_name(event.a), "trait": NAMES[event.a >> 6]})
    if kind == ev.SHUFFLED:
        return Phrase(template, None, event.a)
    if kind == ev.ALL_WOKE or kind == ev.CHOICE_SHUFFLED:
        return Phrase(template)
    return _about_creature(event, template, secret)


def _about_seat(
    event: Event, template: str, names: list[str], seat: int, secret: list[int]
) -> Phrase:
    words = {"seat": names[event.a]}
    count = event.b if event.kind in (ev.DEALT, ev.EXCHANGED) else 1
    if event.kind == ev.DEALT:
        if not secret:
            return Phrase(template, words, count)
        words["cards"] = ", ".join([card_name(card) for card in secret])
    return Phrase(template + ".you" if event.a == seat else template, words, count)


def _about_source(event: Event, template: str) -> Phrase:
    source = load_bestiary().sources[event.a]
    words = {"source": source.en, "lower": str(event.b), "upper": str(event.c)}
    if source.trait < 0:
        return Phrase(template, words)
    words["trait"] = NAMES[source.trait]
    return Phrase(template + ".bonus", words)


def _about_creature(event: Event, template: str, secret: list[int]) -> Phrase:
    kind = event.kind
    if kind == ev.ADDED:
        return Phrase(template, {"creature": creature_name(event.c), "trait": NAMES[event.b]})
    words = {"creature": creature_name(event.a)}
    if kind in ABOUT_TWO:
        words["other"] = creature_name(event.b)
    elif kind == ev.NEW_CREATURE and secret:
        words["card"] = card_name(secret[0])
        return Phrase(template + ".known", words)
    elif kind == ev.TOOK:
        upper = event.b == 0 and event.c == 1
        return Phrase(template + ".upper" if upper else template, words, event.b + event.c)
    elif kind == ev.TRANSMUTED:
        return Phrase(template, words, event.b)
    elif kind == ev.STRUCK:
        words["trait"] = NAMES[event.b]
        return Phrase(template if event.c else template + ".vain", words)
    elif kind == ev.BURNT or kind == ev.SHED or kind == ev.TURNED:
        words["trait"] = NAMES[event.b]
        if kind == ev.TURNED:
            words["now"] = NAMES[event.c]
    return Phrase(template, words)
