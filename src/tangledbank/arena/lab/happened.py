"""What is counted of all that happens in a game, in words, with the clause it comes from."""

from collections import Counter
from typing import Final

from tangledbank.core.event import Event
from tangledbank.creatures import events as crea
from tangledbank.creatures import verbs as crea_verbs
from tangledbank.creatures.traits.names import NAMES as CREATURE_TRAITS
from tangledbank.evolution import events as ev
from tangledbank.evolution import verbs as v
from tangledbank.evolution.state import COLOURS
from tangledbank.evolution.traits.names import NAMES as TRAITS

#: Each event of Evolution that is counted; the others only say how far the game has come.
EVOLUTION: Final[dict[int, str]] = {
    ev.NEW_ANIMAL: "animal laid",
    ev.PLAYED: "trait played",
    ev.GOT: "token received",
    ev.STORED: "fat stored",
    ev.BURNT: "fat burnt",
    ev.GRAZED: "food grazed away",
    ev.STOLE: "food stolen",
    ev.SLEPT: "animal hibernates",
    ev.ATTACKED: "attack",
    ev.RAN: "prey runs",
    ev.REDIRECTED: "attack passed on by mimicry",
    ev.DROPPED: "trait dropped",
    ev.EATEN: "animal eaten",
    ev.POISONED: "hunter poisoned",
    ev.SCAVENGED: "scavenger eats",
    ev.SHARED: "pair trait acts",
    ev.STARVED: "animal starved",
    ev.DIED_OF_POISON: "animal dead of poison",
    ev.SHUFFLED: "discard shuffled",
    ev.REWARDED: "cards or points chosen",
    ev.FAT_SET: "fat set at the end of the turn",
    ev.HID: "prey hides in its shell",
    ev.INKED: "attack ends in an ink cloud",
    ev.REVEALED: "anglerfish turned over",
    ev.BORN: "animal born",
    ev.MOVED: "animal moved",
    ev.SEPARATED: "pair parted",
    ev.SHELL_LEFT: "shell left empty",
    ev.SETTLED: "shell settled in",
    ev.STUNG: "hunter paralysed",
    ev.RECOMBINED: "traits recombined",
    ev.GROWN: "neoplasia grows",
    ev.DIED_OF_NEOPLASIA: "animal dead of neoplasia",
    ev.REMAINS: "remains wait for regeneration",
    ev.RESTORED: "animal regenerated",
    ev.ADDED: "food added to the supply",
    ev.COUNTER_FAILED: "anglerfish shown in vain",
    ev.FETCHED: "swimming card fetched",
    ev.AWOKE: "animal awakened",
}

CREATURES: Final[dict[int, str]] = {
    crea.EXCHANGED: "hand exchanged",
    crea.NEW_CREATURE: "creature created",
    crea.ADDED: "trait added",
    crea.TOOK: "energy taken",
    crea.GAINED: "energy gained",
    crea.LOST: "energy lost",
    crea.SLEPT: "creature falls asleep",
    crea.TRANSMUTED: "creature transmuted",
    crea.ATTACKED: "creature attacks",
    crea.REDIRECTED: "attack taken by a guard",
    crea.STRUCK: "strike",
    crea.BURNT: "trait burnt",
    crea.TURNED: "card turned",
    crea.SCARED: "creature scared",
    crea.WOKE: "creature woken",
    crea.GAVE: "energy given",
    crea.SHED: "trait shed",
    crea.POISONED: "attacker poisoned",
    crea.SKIPPED: "turn skipped",
    crea.SHUFFLED: "discard shuffled",
    crea.DISCARDED: "card the Shadow could not add",
}

#: The clause behind what is counted, where one verb of the players brings it about.
CLAUSES: Final[dict[str, str]] = {
    "animal laid": v.MOMENTS[v.ANIMAL],
    "trait played": v.MOMENTS[v.PLAY],
    "fat burnt": v.MOMENTS[v.BURN],
    "food grazed away": v.MOMENTS[v.GRAZE],
    "food stolen": v.MOMENTS[v.STEAL],
    "animal hibernates": v.MOMENTS[v.HIBERNATE],
    "attack": v.MOMENTS[v.ATTACK],
    "prey runs": v.MOMENTS[v.RUN],
    "attack passed on by mimicry": v.MOMENTS[v.REDIRECT],
    "trait dropped": v.MOMENTS[v.DROP],
    "pair trait acts": v.MOMENTS[v.SHARE],
    "scavenger eats": v.MOMENTS[v.SCAVENGE],
    "cards or points chosen": v.MOMENTS[v.REWARD],
    "prey hides in its shell": v.MOMENTS[v.HIDE],
    "shell settled in": v.MOMENTS[v.SETTLE],
    "attack ends in an ink cloud": v.MOMENTS[v.INK],
    "anglerfish turned over": v.MOMENTS[v.REVEAL],
    "animal moved": v.MOMENTS[v.MIGRATE],
    "traits recombined": v.MOMENTS[v.RECOMBINE],
    "swimming card fetched": v.MOMENTS[v.FETCH],
    "hand exchanged": crea_verbs.moment(crea_verbs.EXCHANGE),
    "creature created": crea_verbs.moment(crea_verbs.CREATE),
    "trait added": crea_verbs.moment(crea_verbs.ADD),
    "energy taken": crea_verbs.moment(crea_verbs.TAKE),
    "creature transmuted": crea_verbs.moment(crea_verbs.TRANSMUTE),
    "creature attacks": crea_verbs.moment(crea_verbs.ATTACK),
    "attack taken by a guard": crea_verbs.moment(crea_verbs.REDIRECT),
    "strike": crea_verbs.moment(crea_verbs.USE),
    "card turned": crea_verbs.moment(crea_verbs.TURN),
    "creature scared": crea_verbs.moment(crea_verbs.SCARE),
    "creature woken": crea_verbs.moment(crea_verbs.WAKE),
    "energy given": crea_verbs.moment(crea_verbs.GIVE),
    "trait shed": crea_verbs.moment(crea_verbs.SHED),
}

#: Attacks of Evolution by kind, as `hunting` numbers them.
ATTACKS: Final = ("attack", "attack from ambush", "counter-attack of an anglerfish")


def clause_of(happened: str) -> str:
    """The clause, also for what is told in more detail, such as `prey runs: away`."""
    return CLAUSES.get(happened.partition(":")[0], "")


def note_evolution(event: Event, counts: Counter[str]) -> None:
    words = EVOLUTION.get(event.kind)
    if words is None:
        return
    count = 1
    if event.kind == ev.GOT:
        words = f"{COLOURS[event.b]} token received"
        count = event.c
    elif event.kind in (ev.STORED, ev.BURNT, ev.FAT_SET, ev.ADDED):
        count = event.b
    elif event.kind == ev.RAN:
        words += ": away" if event.c else ": in vain"
    elif event.kind == ev.ATTACKED and event.items:
        words = ATTACKS[event.items[0]]
    elif event.kind == ev.SHARED:
        words += f": {TRAITS[event.a]}"
    counts[words] += count


def note_creatures(event: Event, counts: Counter[str]) -> None:
    words = CREATURES.get(event.kind)
    if words is None:
        return
    count = 1
    if event.kind == crea.TOOK:
        count = event.b + event.c
    elif event.kind in (crea.GAINED, crea.LOST):
        count = event.b
    elif event.kind == crea.STRUCK:
        words += f": {CREATURE_TRAITS[event.b]}" + ("" if event.c else ", in vain")
    counts[words] += count
