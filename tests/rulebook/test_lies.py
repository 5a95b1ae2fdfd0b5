"""What once passed, or misled, is an error that names the way out."""

import pytest

from tests.rulebook.scenario_text import malformed, problems

FEEDING = "A1: carnivorous\nB1: plain\nfood: 3\nto act: ann\n"

LIES = {
    "an animal that never was": (
        FEEDING + "= A9: dead",
        "A9 was never on the table; there were A1: set it up ('A9: plain')",
    ),
    "an animal of a seat that never was": (
        FEEDING + "> ann: take A1\n= C1: dead",
        "C1 was never on the table",
    ),
    "an unknown event": (FEEDING + "= no event: eatten", "did you mean eaten?"),
    "an event of an animal that never was": (
        FEEDING + "= no event: eaten B7",
        "no event looks like 'eaten B7'; write eaten ANIMAL by ANIMAL",
    ),
    "an event with a word too many": (
        FEEDING + "= no event: grazed A1 twice",
        "no event looks like",
    ),
    "a new animal in no location": (
        FEEDING + "= no event: new B2 in atlantis",
        "no event looks like 'new B2 in atlantis'; write new NEWCOMER or new NEWCOMER in LOCATION",
    ),
    "a card that the deck does not have": (
        FEEDING + "= no event: discarded A1 with running wings",
        "write discarded ANIMAL or discarded ANIMAL with CARDS",
    ),
    "no event at all": (FEEDING + "= no event:", "say what is expected"),
    "an empty check": (FEEDING + "= A1:", "say what is expected of 'A1'"),
    "an unknown clause covered": (
        "covers: BASE-BGI-02\n" + FEEDING + "= food: 3",
        "no clause is called 'BASE-BGI-02'; did you mean BASE-BIG-02?",
    ),
    "an unknown value covered": (
        "covers: D-17=nede\n" + FEEDING + "= food: 3",
        "option burn_fat_cap takes need, unlimited",
    ),
    "a value of what is no option": (
        "covers: BASE-BIG-02=yes\n" + FEEDING + "= food: 3",
        "BASE-BIG-02 is not an option",
    ),
    "an unknown clause that refuses": (
        FEEDING + "> ann: attack A1 A1 -> refused BASE-NO-99",
        "no clause is called 'BASE-NO-99'",
    ),
    "dice left over": (
        "dice: 5 1\n" + FEEDING + "> ann: attack A1 B1\n= B1: dead",
        "dice are left over: 5 1; remove them, play on until they are thrown, or say",
    ),
    "dice announced and left over": (
        FEEDING + "> dice: 4\n> ann: attack A1 B1\n= B1: dead",
        "dice are left over: 4",
    ),
    "a shuffle that never comes": (
        "shuffle: swimming\n" + FEEDING + "= food: 3",
        "remove 'shuffle'",
    ),
    "a common discard pile in gift": (
        FEEDING + "= discard: empty",
        "here each player has a discard pile: write 'discard SEAT'",
    ),
    "piles of their own in ua3": (
        "edition: ua3\n" + FEEDING + "= discard ann: empty",
        "here the discard pile is common: write 'discard'",
    ),
    "seeing a pile that is not there": (
        FEEDING + "= ann sees discard: empty",
        "write 'sees discard SEAT'",
    ),
    "Regeneration with Big and Running": (
        "sets: continents\nA1: regeneration, big, running\n= A1: alive",
        "A1 cannot have big (CONT-REGENERATION-02)",
    ),
    "Regeneration laid on two traits": (
        "sets: continents\nA1: camouflage, running, regeneration\n= A1: alive",
        "A1 cannot have regeneration (CONT-REGENERATION-01)",
    ),
    "a pair across locations": (
        "sets: continents\nA1: plain; in gondwana\nA2: plain\nA1-A2: cooperation\n= A1: alive",
        "A1-A2 cannot have cooperation (CONT-DEV-08)",
    ),
    "a pair of two players": (
        "A1: plain\nB1: plain\nA1-B1: cooperation\n= A1: alive",
        "A1-B1 cannot have cooperation (BASE-PAIR-01",
    ),
    "a pair trait twice": (
        "A1: plain\nA2: plain\nA1-A2: cooperation, cooperation\n= A1: alive",
        "(BASE-PAIR-03)",
    ),
    "an Ocean animal of the first edition without Swimming": (
        "edition: cont1\nsets: continents\nA1: plain; in ocean\n= A1: alive",
        "A1 cannot be in the Ocean without Swimming (CONT-OCEAN-04): add it",
    ),
    "both Specializations": (
        "sets: fly\nA1: specialization-a, specialization-b\n= A1: alive",
        "(FLY-SPECIALIZATION-05)",
    ),
    "a trait twice": ("A1: big, big\n= A1: alive", "A1 cannot have big"),
    "remains without Regeneration": (
        "sets: continents\nA1: plain\nB1: big; remains\n= A1: alive",
        "leaves remains only with Regeneration",
    ),
    "a set-up that runs on": (
        "A1: plain; red 1\nB1: plain; red 1\nto act: ann\n= A1: red 0",
        "so it runs on by itself to phase development of turn 2: give somebody something to do",
    ),
    "a set-up that passes over the one to act": (
        "A1: plain; red 1\nB1: plain\nfood: 3\nto act: ann\n= B1: hungry",
        "ann has nothing to decide here, so bob is to act",
    ),
    "a verb that is none": (
        FEEDING + "= legal only atack: none",
        "no action begins with 'atack'; did you mean attack?",
    ),
    "lacking a trait that is not in the game": (
        FEEDING + "= A1: lacks flight",
        "flight is not in this game (GIFT-COMBINE-02): add 'sets: fly'",
    ),
    "not hidden where nothing can be": (FEEDING + "= A1: not hidden", "add 'sets: fly'"),
    "in a location without Continents": (FEEDING + "= A1: in laurasia", "'sets: continents'"),
    "a location where the table plays without them": (
        "sets: continents\noption: continents_locations=false\n" + FEEDING + "= A1: in laurasia",
        "remove 'continents_locations=false'",
    ),
    "not linked to nobody": (FEEDING + "= A1: not linked A7 cooperation", "A7 was never"),
    "nothing beside a semicolon": (FEEDING + "= legal: take A1;", "a part next to ';' is empty"),
    "a set-up line for another phase": (
        "phase: development\ngo: took\nhand ann: 1\n= over: no",
        "'go' has no effect in phase development",
    ),
    "a mark of a trait that is not in the game": (
        "A1: plain; hidden\nfood: 1\n= A1: alive",
        "shell is not in this game (GIFT-COMBINE-02): add 'sets: fly'",
    ),
    "fewer births than animals": (
        "A1: plain\nA3: plain\nborn ann: 2\nfood: 1\n= food: 1",
        "born ann is a whole number from 3 to 255, not '2'",
    ),
    "traits without any": (FEEDING + "= B1: traits", "write 'traits none'"),
    "seeing the same as it is": (
        "hand ann: 3\n" + FEEDING + "= bob sees the same with: hand ann: 3",
        "is what the set-up says already: change something hidden",
    ),
    "a refused set-up for no reason": ("A1: big\nset-up: refused", "name the clause"),
    "a refused set-up that is only mistyped": (
        "A1: bigg\nset-up: refused BASE-SETUP-01",
        "expected the set-up to be refused by BASE-SETUP-01, found: here.md:1: no trait",
    ),
}


@pytest.mark.parametrize("name", LIES)
def test_it_is_told_with_the_way_out(name: str) -> None:
    text, said = LIES[name]
    found = problems(text)
    assert any(said in one for one in found), found


def test_the_seat_of_a_lie_is_not_invented() -> None:
    """`C1` in a check makes no third player look natural: the animal still never was."""
    assert malformed(FEEDING + "= C1: dead") == [True]


@pytest.mark.parametrize(
    "text",
    [
        "dice: 5 1\n" + FEEDING + "> ann: attack A1 B1\n= dice left: 5 1",
        "A1: plain; red 1\nB1: plain; red 1\nto act: ann\n= turn: 2\n= A1: red 0",
        "A1: plain; red 1\nB1: plain\nfood: 3\nto act: ann\n= to act: bob",
        "A1: plain; red 1\nB1: plain\nfood: 3\nto act: ann\n> bob: take B1\n= events: got B1 red 1",
        "phase: food\nA1: plain\nB1: plain\ndice: 4\nto act: bob\n= to act: bob",
        FEEDING + "= pile ann: empty",
        "edition: ua3\n" + FEEDING + "= discard: empty\n= pile ann: empty",
        FEEDING + "> ann: attack A1 B1\n= B1: dead\n= no event: new A2",
        "edition: gift cont1\nsets: continents\nA1: swimming; in ocean\nfood: ocean 2\n"
        "= A1: has swimming",
    ],
)
def test_the_way_out_is_open(text: str) -> None:
    assert problems(text) == []


def test_where_swimming_is_not_kept_its_card_lies_in_the_discard() -> None:
    text = "sets: continents\nA1: swimming, big; in ocean\nfood: ocean 2\n"
    text += "= A1: traits big\n= discard ann: swimming"
    assert problems(text) == []


def test_the_later_of_two_that_exclude_each_other_is_discarded() -> None:
    text = "A1: carnivorous, scavenger\nfood: 1\n= A1: traits carnivorous\n= discard ann: scavenger"
    assert problems(text) == []
