"""The second reading notices when the engine breaks a rule of the expansions in one place."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager

import pytest

from tangledbank.evolution.game import Game
from tangledbank.evolution.names import animal_ref
from tangledbank.evolution.traits import names as t
from tangledbank.evolution.traits.trait import STAGES, TRAITS, Trait
from tangledbank.laws import reference
from tangledbank.laws.broken import LawBroken
from tests.laws.boards_of_text import game_after

#: Breaks the engine for a while, for this game at least.
Break = Callable[[Game], AbstractContextManager[None]]


@contextmanager
def changed(thing: object, name: str, value: object) -> Iterator[None]:
    before = getattr(thing, name)
    setattr(thing, name, value)
    try:
        yield
    finally:
        setattr(thing, name, before)


@contextmanager
def inserted(traits: list[Trait], at: int, value: Trait) -> Iterator[None]:
    before = traits[at]
    traits[at] = value
    try:
        yield
    finally:
        traits[at] = before


def inert(number: int) -> Break:
    """The trait has nothing to say at any stage."""

    @contextmanager
    def muted(game: Game) -> Iterator[None]:
        with ExitStack() as breaks:
            breaks.enter_context(inserted(TRAITS, number, Trait(t.NAMES[number])))
            for stage in dir(STAGES):
                asked = getattr(STAGES, stage)
                if isinstance(asked, int):
                    breaks.enter_context(changed(STAGES, stage, asked & ~(1 << number)))
            yield

    return muted


def trait(number: int, name: str, value: bool) -> Break:
    """What the trait is by nature, changed."""
    return lambda game: changed(TRAITS[number], name, value)


def unasked(stage: str) -> Break:
    """No trait is asked at this stage."""
    return lambda game: changed(STAGES, stage, 0)


def rule(name: str, value: object) -> Break:
    """The table plays by another rule than its options say."""
    return lambda game: changed(game.rules, name, value)


def needless(number: int) -> Break:
    """The engine takes a trait to raise no need."""

    def needs(game: Game) -> AbstractContextManager[None]:
        fewer = game.rules.needs[:]
        fewer[number] = 0
        return changed(game.rules, "needs", fewer)

    return needs


def working(name: str, number: int) -> Break:
    """The engine takes a trait of this animal to work that does not."""

    @contextmanager
    def works(game: Game) -> Iterator[None]:
        animal = game.state.here(animal_ref(name))
        awake = [card.switched(False) for card in animal.cards]
        with changed(animal, "cards", awake), changed(animal, "mask", animal.mask | 1 << number):
            yield

    return works


def needing(name: str, value: int) -> Break:
    return lambda game: changed(game.state.here(animal_ref(name)), "need", value)


#: A position, what is broken, and the action on which the two then differ.
HUNTING = {
    "flight": ("sets: fly | A1: carnivorous | B1: flight", inert(t.FLIGHT), "attack A1 B1"),
    "herding": ("sets: continents | A1: carnivorous | B1: herding", inert(t.HERDING), "attack A1"),
    "shy": ("sets: special | A1: carnivorous | B1: shy; attacked", inert(t.SHY), "attack A1 B1"),
    "intellect": (
        "sets: fly | A1: carnivorous, intellect | B1: camouflage",
        unasked("insight"),
        "attack A1 B1 ignoring camouflage",
    ),
    "what intellect may ignore": (
        "sets: fly | A1: carnivorous, intellect | B1: tail-loss",
        trait(t.TAIL_LOSS, "hinders", False),
        "attack A1 B1 ignoring tail-loss",
    ),
    "ambush": (
        "sets: fly | A1: carnivorous, ambush | B1: plain | to act: bob | > bob: take B1",
        unasked("ambushes"),
        "attack A1 B1",
    ),
    "a turned anglerfish hunts": (
        "sets: fly | A1: ; card anglerfish, turned | B1: plain",
        unasked("hunts"),
        "attack A1 B1",
    ),
    "switched off by neoplasia": (
        "sets: continents | A1: carnivorous | B1: camouflage, neoplasia, running",
        working("B1", t.CAMOUFLAGE),
        "attack A1 B1",
    ),
    "paralysed": (
        "sets: continents | A1: carnivorous; paralysed | B1: plain",
        working("A1", t.CARNIVOROUS),
        "attack A1 B1",
    ),
}

DEFENCE = {
    "ink cloud": (
        "sets: fly | A1: carnivorous | B1: ink-cloud | > ann: attack A1 B1",
        inert(t.INK_CLOUD),
        "ink",
    ),
    "shell": (
        "sets: fly | A1: carnivorous | B1: shell | > ann: attack A1 B1",
        inert(t.SHELL),
        "hide",
    ),
    "a trematode sticks": (
        "sets: fly | A1: carnivorous | B1: tail-loss | B2: plain | B1-B2: trematode"
        " | > ann: attack A1 B1",
        trait(t.TREMATODE, "stuck", False),
        "drop trematode",
    ),
    "an anglerfish of the Ocean": (
        "edition: cont1 | sets: fly continents | A1: carnivorous, swimming; in ocean"
        " | B1: swimming; in ocean | B2: swimming; in ocean, card anglerfish"
        " | > ann: attack A1 B1",
        rule("anglers_swim", False),
        "reveal B2",
    ),
    "what an anglerfish ignores": (
        "sets: fly | A1: carnivorous, running | B1: plain | B2: ; card anglerfish"
        " | > ann: attack A1 B1 | > bob: reveal B2",
        trait(t.RUNNING, "hinders", False),
        "attack B2 A1 ignoring running",
    ),
}

FEEDING = {
    "specialization": ("sets: fly | A1: specialization-a", inert(t.SPECIALIZATION_A), "specialize"),
    "two specialists in one location": (
        "sets: fly continents | A1: specialization-a | B1: specialization-b",
        rule("specialists_by_location", False),
        "specialize A1",
    ),
    "metamorphosis": ("sets: fly | A1: metamorphosis", inert(t.METAMORPHOSIS), "shed A1"),
    "metamorphosis and need": (
        "sets: fly | A1: metamorphosis, viviparous",
        needless(t.VIVIPAROUS),
        "shed A1 viviparous",
    ),
    "warm-blooded": ("sets: special | A1: warm-blooded", inert(t.WARM_BLOODED), "warm A1"),
    "an empty shell elsewhere": (
        "sets: fly continents | shells: gondwana | A1: plain",
        rule("shells_stay_where_they_fell", True),
        "settle A1",
    ),
    "a shell as the third trait": (
        "sets: fly continents | shells: 1 | A1: regeneration, running",
        inert(t.REGENERATION),
        "settle A1",
    ),
    "the need of the paralysed": (
        "sets: continents | A1: big; paralysed, red 1 | A2: plain",
        needing("A1", 2),
        "take A1",
    ),
    "migration": ("sets: continents | A1: migration", unasked("migrates"), "migrate A1"),
    "swimmers ashore": (
        "edition: cont1 | sets: continents | A1: swimming, migration; in laurasia",
        rule("swimmers_cross_land", True),
        "migrate A1 to gondwana",
    ),
    "suckerfish": (
        "sets: continents | A1: migration | B1: suckerfish | > ann: migrate A1 to gondwana",
        unasked("follows"),
        "follow B1 A1",
    ),
    "the card on leaving the Ocean": (
        "sets: continents | A1: migration; in ocean | discard ann: swimming, herding/swimming"
        " | > ann: migrate A1 to gondwana",
        rule("common_discard", True),
        "fetch",
    ),
    "recombination": (
        "sets: continents | A1: running | A2: mimicry | A1-A2: recombination",
        inert(t.RECOMBINATION),
        "recombine A1 A2",
    ),
    "which copy goes": (
        "sets: continents | A1: running, mimicry, tail-loss | A2: running"
        " | A1-A2: recombination | > ann: recombine A1 A2 | > ann: hand tail-loss of A1",
        rule("first_readings", True),
        "drop running",
    ),
}

DEVELOPMENT = {
    "anglerfish is no trait": (
        "sets: fly | hand ann: anglerfish | A1: plain",
        trait(t.ANGLERFISH, "as_animal_only", False),
        "play anglerfish on A1",
    ),
    "neoplasia is for rivals": (
        "sets: continents | hand ann: neoplasia/swimming | A1: plain | B1: plain",
        trait(t.NEOPLASIA, "on_rivals", False),
        "play neoplasia/swimming on B1",
    ),
    "r-strategy is for anybody": (
        "sets: special | hand ann: r-strategy | A1: plain | B1: plain",
        trait(t.R_STRATEGY, "on_anyone", False),
        "play r-strategy on B1",
    ),
    "trematode is for rivals": (
        "sets: fly | hand ann: trematode/cooperation | A1: plain | B1: plain | B2: plain",
        trait(t.TREMATODE, "on_rivals", False),
        "play trematode/cooperation on B1 B2",
    ),
    "regeneration and need": (
        "sets: continents | hand ann: big/carnivorous | A1: regeneration",
        inert(t.REGENERATION),
        "play big/carnivorous on A1",
    ),
    "one specialization": (
        "sets: fly | hand ann: ambush/specialization-b | A1: specialization-a",
        inert(t.SPECIALIZATION_B),
        "play specialization-b/ambush on A1",
    ),
    "no Swimming in the Ocean": (
        "sets: continents | hand ann: swimming | A1: plain; in ocean",
        inert(t.SWIMMING),
        "play swimming on A1",
    ),
    "switched off, but there": (
        "sets: continents | hand ann: big/fat-tissue | A1: big, neoplasia, running",
        trait(t.BIG, "repeats", True),
        "play big/fat-tissue on A1",
    ),
    "a turned anglerfish is a carnivore": (
        "sets: fly | hand ann: big/carnivorous | A1: ; card anglerfish, turned",
        inert(t.CARNIVOROUS),
        "play carnivorous/big on A1",
    ),
}

BETWEEN_TURNS = {
    "breeding instead of a card": (
        "edition: tw | sets: special | option: survivor_reward=cards_or_points"
        " | phase: extinction | A1: r-strategy; red 1 | A2: plain; red 1 | B1: plain",
        unasked("breeds"),
        "cards 2",
    ),
}


def check_notices(text: str, break_it: Break, action: str) -> None:
    game = game_after(text.replace(" | ", "\n"))
    reference.check(game)
    with break_it(game):
        game._legal = None
        with pytest.raises(LawBroken, match=rf"reference: .*'{action}"):
            reference.check(game)
    game._legal = None  # mended, the two agree again
    reference.check(game)


@pytest.mark.parametrize("case", HUNTING | DEFENCE | FEEDING)
def test_in_feeding(case: str) -> None:
    text, break_it, action = (HUNTING | DEFENCE | FEEDING)[case]
    food = "food: laurasia 3, gondwana 3, ocean 3" if "continents" in text else "food: 3"
    rest = "" if "B1:" in text else "\nB1: big"
    check_notices(f"{food}{rest}\n{text}", break_it, action)


@pytest.mark.parametrize("case", DEVELOPMENT)
def test_in_development(case: str) -> None:
    text, break_it, action = DEVELOPMENT[case]
    check_notices(f"phase: development\n{text}", break_it, action)


@pytest.mark.parametrize("case", BETWEEN_TURNS)
def test_between_turns(case: str) -> None:
    check_notices(*BETWEEN_TURNS[case])
