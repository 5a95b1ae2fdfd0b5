"""The verbs of the game's actions, each declared once: its number, its notation and its operands.

The last argument is the clause that says when a verb may be used, for one that comes at the wrong
moment.  Operands are called as clients get them: the animal that acts, its target, its partner.
"""

from typing import Final

from tangledbank.core.action import Action, Actions
from tangledbank.core.event_kind import Part
from tangledbank.core.verb_kind import Read, VerbKind, Verbs
from tangledbank.evolution.cards import card_name, trait_number
from tangledbank.evolution.things import (
    CARD,
    LOCATION,
    PILE,
    REMAINS,
    TOKEN,
    TRAIT,
    a_count,
    a_trait,
    an_animal,
)
from tangledbank.evolution.traits.trait import TRAITS
from tangledbank.native import i64

#: All actions of this game, and their verbs.
ACTIONS: Final[Actions] = Actions(__name__)
DECLARED: Final[Verbs] = Verbs(ACTIONS)
#: Every verb, by its number; the word that each begins with; the clause that says when.
KINDS: Final[list[VerbKind]] = DECLARED.kinds
VERBS: Final[list[str]] = DECLARED.words
MOMENTS: Final[list[str]] = DECLARED.moments

#: Added to a token: of two equal cards the one that lies higher.
UPPER: Final = 4


def declare(
    number: int, pattern: str, operands: list[Part], moment: str, hidden: bool = False
) -> None:
    DECLARED.enter(VerbKind(number, pattern, operands, moment, hidden))


def own_verb(pattern: str, operands: list[Part], moment: str, hidden: bool = False) -> int:
    """Declare a verb in the file of the trait that it belongs to; the printed ones are below."""
    return DECLARED.add(pattern, operands, moment, hidden)


class Laid(VerbKind):
    """A card is played as a trait: the notation names the trait that is up first."""

    def words(self, act: Action) -> dict[str, str]:
        return {**super().words(act), "face": card_name(act.a, act.b)}

    def read(self, words: dict[str, str], read: Read) -> list[int]:
        trait = words["face"].split("/")[0]
        return super().read({**words, "card": words["face"], "trait": trait}, read)


class Paired(Laid):
    """The same for two animals, of which one may be the symbiont."""

    def words(self, act: Action) -> dict[str, str]:
        words = super().words(act)
        words["symbiont"] = words["animal"] if TRAITS[act.b].roles else ""
        if act.c > act.d:
            words["animal"], words["partner"] = words["partner"], words["animal"]
        return words

    def read(self, words: dict[str, str], read: Read) -> list[int]:
        kind, trait, one, other = super().read(words, read)
        if words.get("symbiont") == words["partner"]:
            one, other = other, one
        return [kind, trait, one, other]


class TakenOff(VerbKind):
    """A trait card leaves its animal: it is called by the trait that is up first."""

    def words(self, act: Action) -> dict[str, str]:
        return {**super().words(act), "card": card_name(act.a, act.b)}

    def read(self, words: dict[str, str], read: Read) -> list[int]:
        return super().read({**words, "trait": words["card"].split("/")[0]}, read)


class Dropped(TakenOff):
    """It may hold a token, or be the upper one of two equal cards."""

    def words(self, act: Action) -> dict[str, str]:
        bare = action(DROP, act.a, act.b, act.c & 3)
        upper = act.c & UPPER != 0
        words = super().words(act if bare is act else bare)
        words["place"] = "upper" if upper else ""
        return words

    def match(self, line: list[str]) -> dict[str, str] | None:
        found = super().match(line)
        return None if found is None or found.get("place", "upper") != "upper" else found

    def read(self, words: dict[str, str], read: Read) -> list[int]:
        found = super().read(words, read)
        if words.get("place"):
            found[2] |= UPPER
        return found


class Shedding(VerbKind):
    """The trait that is up and the token on the card share an operand."""

    def words(self, act: Action) -> dict[str, str]:
        words = super().words(act)
        words["card"] = card_name(act.b, act.c & 63)
        words["token"] = TOKEN.write(act.c >> 6)
        return words

    def values(self, act: Action) -> list[int]:
        return [act.a, act.b, act.c & 63, act.d]

    def read(self, words: dict[str, str], read: Read) -> list[int]:
        trait = trait_number(words["card"].split("/")[0])
        found = super().read({**words, "trait": ""}, read)
        token = read(TOKEN, words["token"]) if words.get("token") else 0
        found[2] = trait | token << 6
        return found


# Development

PASS: Final = 0
declare(PASS, "pass", [], "BASE-TURN-02")

ANIMAL: Final = 1
declare(
    ANIMAL,
    "animal {card}[ in {place}][ for {target}]",
    [Part("card", CARD), Part("place", LOCATION, base=1), Part("target", REMAINS)],
    "BASE-DEV-01",
    hidden=True,
)

PLAY: Final = 2
DECLARED.enter(
    Laid(
        PLAY, "play {face} on {animal}", [Part("card", CARD), a_trait(), an_animal()], "BASE-DEV-01"
    )
)

PAIR: Final = 3  # with roles the first animal is the symbiont
DECLARED.enter(
    Paired(
        PAIR,
        "play {face} on {animal} {partner}[ symbiont {symbiont}]",
        [Part("card", CARD), a_trait(), an_animal(), an_animal("partner")],
        "BASE-DEV-01",
    )
)

# Feeding

END: Final = 4
declare(END, "end", [], "BASE-RULING-38")

TAKE: Final = 5
declare(TAKE, "take {animal}", [an_animal()], "BASE-FEED-02")

ATTACK: Final = 6  # the partner of an ignored pair trait
declare(
    ATTACK,
    "attack {animal} {target}[ ignoring {trait}][ with {partner}]",
    [an_animal(), an_animal("target"), Part("trait", TRAIT, base=1), Part("partner", REMAINS)],
    "BASE-HUNT-01",
)

BURN: Final = 7
declare(BURN, "burn {animal} {count}", [an_animal(), a_count()], "BASE-FAT-07")

GRAZE: Final = 8
declare(GRAZE, "graze {animal}", [an_animal()], "BASE-GRAZING-01")

STEAL: Final = 9
declare(
    STEAL,
    "steal {animal} {target} {token}",
    [an_animal(), an_animal("target"), Part("token", TOKEN)],
    "BASE-PIRACY-01",
)

HIBERNATE: Final = 10
declare(HIBERNATE, "hibernate {animal}", [an_animal()], "BASE-HIBERNATION-01")

# Answers

RUN: Final = 11
declare(RUN, "run", [], "BASE-RUNNING-01")

REDIRECT: Final = 12  # the new prey
declare(REDIRECT, "redirect {animal}", [an_animal()], "BASE-MIMICRY-01")

DROP: Final = 13  # c: the token on it, and UPPER
DECLARED.enter(
    Dropped(
        DROP,
        "drop {card}[ holding {token}][ {place}]",
        [Part("card", CARD), a_trait(), Part("token", TOKEN)],
        "BASE-TAIL-LOSS-01",
    )
)

DROP_PAIR: Final = 14
DECLARED.enter(
    TakenOff(
        DROP_PAIR,
        "drop {card} with {partner}",
        [Part("card", CARD), a_trait(), Part("partner", REMAINS)],
        "BASE-TAIL-LOSS-01",
    )
)

ACCEPT: Final = 15
declare(ACCEPT, "accept", [], "BASE-HUNT-10")

SHARE: Final = 16
declare(
    SHARE,
    "share {trait} {animal} {target}",
    [a_trait(), an_animal(), an_animal("target")],
    "BASE-PAIR-05",
)

STOP: Final = 17
declare(STOP, "stop", [], "BASE-PAIR-05")

SCAVENGE: Final = 18
declare(SCAVENGE, "scavenge {animal}", [an_animal()], "BASE-SCAVENGER-01")

REWARD: Final = 19
declare(REWARD, "cards {count}", [a_count()], "BASE-VAR-03")

# The expansions

SHED: Final = 20  # c: the trait, and above it the token on the card
DECLARED.enter(
    Shedding(
        SHED,
        "shed {animal} {card}[ holding {token}][ with {partner}]",
        [an_animal(), Part("card", CARD), a_trait(), Part("partner", REMAINS)],
        "FLY-METAMORPHOSIS-01",
    )
)

HIDE: Final = 21
declare(HIDE, "hide", [], "FLY-SHELL-01")

SETTLE: Final = 22
declare(SETTLE, "settle {animal}", [an_animal()], "FLY-SHELL-07")

SPECIALIZE: Final = 23
declare(SPECIALIZE, "specialize {animal}", [an_animal()], "FLY-SPECIALIZATION-01")

INK: Final = 24
declare(INK, "ink", [], "FLY-INK-CLOUD-01")

REVEAL: Final = 25
declare(REVEAL, "reveal {animal}", [an_animal()], "FLY-ANGLERFISH-02")

WARM: Final = 26
declare(WARM, "warm {animal}", [an_animal()], "SPEC-WARM-BLOODED-02")

MIGRATE: Final = 27
declare(
    MIGRATE,
    "migrate {animal} to {place}",
    [an_animal(), Part("place", LOCATION)],
    "CONT-MIGRATION-01",
)

FOLLOW: Final = 28  # the target leads
declare(
    FOLLOW, "follow {animal} {target}", [an_animal(), an_animal("target")], "CONT-SUCKERFISH-01"
)

RECOMBINE: Final = 29  # the lower animal first
declare(
    RECOMBINE,
    "recombine {animal} {target}",
    [an_animal(), an_animal("target")],
    "CONT-RECOMBINATION-02",
)

HAND: Final = 30
DECLARED.enter(
    TakenOff(
        HAND,
        "hand {card} of {animal}[ holding {token}]",
        [Part("card", CARD), a_trait(), Part("token", TOKEN), an_animal()],
        "CONT-RECOMBINATION-03",
    )
)

FETCH: Final = 31  # the pile of a seat, or the common one
declare(
    FETCH,
    "fetch {card} for {animal} from {place}",
    [Part("card", CARD), an_animal(), Part("place", PILE)],
    "CONT-MIGRATION-09",
    hidden=True,
)

#: What brings food.
GAINS: Final[list[int]] = [TAKE, ATTACK, STEAL, SHED, SPECIALIZE, WARM]


def action(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> Action:
    """The one action with this verb and these operands.

    What runs for every decision calls `ACTIONS.action` itself, which saves a call.

    >>> action(TAKE, 257) is action(TAKE, 257)
    True
    """
    return ACTIONS.action(verb, a, b, c, d)
