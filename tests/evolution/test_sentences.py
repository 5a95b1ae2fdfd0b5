"""Events as sentences: every kind is told, and no secret to the wrong seat."""

import re

import pytest

from tangledbank.core.chance import FastChance
from tangledbank.core.event import Event
from tangledbank.core.phrase import Phrase
from tangledbank.evolution import events as ev
from tangledbank.evolution.cards import card_name, load_deck
from tangledbank.evolution.game import new_game
from tangledbank.evolution.rules import Rules
from tangledbank.evolution.sentences import NOTHING, phrase, seen
from tangledbank.evolution.traits import names as t
from tangledbank.messages.speech import speech

NAMES = ["ann", "bob", "carol"]
A1, A2, B1 = 0x001, 0x002, 0x101
DECK = load_deck("base")
BIG = DECK.kind("big/carnivorous")
SWIM = DECK.kind("swimming")


def sentence(event: Event, names: list[str], seat: int) -> str | None:
    said = phrase(event, names, seat)
    if said is None:
        return None
    return speech().sentence("evolution", said, ev.EVENTS.word_kinds())


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (Event(ev.FIRST_PLAYER, 0), "You are the first player."),
        (Event(ev.FIRST_PLAYER, 1), "bob is the first player."),
        (Event(ev.TURN, 3, 1, 0), "Turn 3. First player: bob."),
        (Event(ev.TURN, 9, 1, 1), "Turn 9, the last one. First player: bob."),
        (Event(ev.PHASE, 3), "Feeding."),
        (Event(ev.PHASE, 5), None),
        (
            Event(ev.DEALT, 0, 2, 0, None, 0, [BIG, SWIM]),
            "You are dealt big/carnivorous and swimming.",
        ),
        (Event(ev.DEALT, 1, 2, 0, None, 1, [BIG, SWIM]), "bob is dealt 2 cards."),
        (Event(ev.DEALT, 1, 1, 0, None, 1, [BIG]), "bob is dealt one card."),
        (Event(ev.PASSED, 0), "You pass."),
        (Event(ev.PASSED, 1), "bob passes."),
        (Event(ev.NEW_ANIMAL, A1, 0, 0, None, 0, [BIG]), "A1 is born from big/carnivorous."),
        (Event(ev.NEW_ANIMAL, B1, 0, 0, None, 1, [BIG]), "B1 is born."),
        (Event(ev.PLAYED, BIG, t.BIG, A1), "A1 gains big."),
        (Event(ev.PLAYED, 0, t.COOPERATION, A1, [A2]), "A1 and A2 gain cooperation."),
        (Event(ev.PLAYED, 0, t.SYMBIOSIS, A2, [A1]), "A2 becomes the symbiont of A1."),
        (Event(ev.DICE, 1, 0, 0, [4, 2]), "bob rolls 4 and 2."),
        (Event(ev.DICE, -1, 0, 0, [0, 4, 2, 6]), "Who goes first? ann 4 and carol 6."),
        (Event(ev.SUPPLY, 0), "There is no food."),
        (Event(ev.SUPPLY, 3, 3), "There are 3 red tokens of food in the Ocean."),
        (Event(ev.SUPPLY, 1), "There is one red token of food."),
        (Event(ev.SUPPLY, 8), "There are 8 red tokens of food."),
        (Event(ev.ROUND, 2), "Round 2."),
        (Event(ev.GOT, A1, 1, 1, [1]), "A1 takes a red token from the supply."),
        (Event(ev.GOT, A1, 2, 2, [0]), "A1 gets 2 blue tokens."),
        (Event(ev.STORED, A1, 2), "A1 stores 2 tokens as fat."),
        (Event(ev.BURNT, A1, 1), "A1 burns a token of fat."),
        (Event(ev.GRAZED, A1), "A1 grazes: a red token is removed from the supply."),
        (Event(ev.STOLE, A1, B1, 1), "A1 steals a red token from B1."),
        (Event(ev.SLEPT, A1), "A1 hibernates."),
        (Event(ev.ATTACKED, A1, B1), "A1 attacks B1."),
        (Event(ev.RAN, A1, 5, 1), "A1 runs, rolls 5 and gets away."),
        (Event(ev.RAN, A1, 2, 0), "A1 runs, rolls 2 and is caught."),
        (Event(ev.REDIRECTED, A1, A2), "A1 diverts the attack to A2."),
        (Event(ev.DROPPED, A1, BIG, t.BIG), "A1 drops big."),
        (Event(ev.DROPPED, A1, 0, t.COOPERATION, [A2]), "A1 drops cooperation with A2."),
        (Event(ev.EATEN, A1, B1), "A1 eats B1."),
        (Event(ev.POISONED, A1), "A1 is poisoned."),
        (Event(ev.SCAVENGED, A1), "A1 scavenges."),
        (Event(ev.SHARED, t.COOPERATION, A1, A2), "Through cooperation, A2 eats with A1."),
        (Event(ev.ENDED, 0), None),
        (Event(ev.STARVED, A1), "A1 starves."),
        (Event(ev.DIED_OF_POISON, A1), "A1 dies of poison."),
        (Event(ev.DISCARDED, 0, A1, 0, [], 0, [BIG]), "A1 was big/carnivorous."),
        (Event(ev.DISCARDED, 1, B1, 0, [], 1, [BIG]), None),
        (Event(ev.SHUFFLED, 84), "84 cards are shuffled."),
        (Event(ev.LAST_TURN), "The next turn is the last."),
        (Event(ev.REWARDED, 1, 2, 1), "For their survivors, bob takes 2 cards and one point."),
        (Event(ev.GAME_OVER), "The game is over."),
        (Event(ev.FAT_SET, A1, 1), "A1 turns a token into fat."),
    ],
)
def test_what_ann_reads(event: Event, text: str | None) -> None:
    assert sentence(event, NAMES, 0) == text


def test_an_unknown_kind_is_told_to_nobody() -> None:
    strange = Event(999, 1, 2, 3, [4], 0, [BIG])
    stripped = seen(strange, 0, Rules("gift", {}))
    assert stripped.__reduce__() == Event(NOTHING).__reduce__()
    assert sentence(strange, NAMES, 0) is None
    assert sentence(stripped, NAMES, 0) is None


def test_a_secret_stays_with_its_seat() -> None:
    dealt = Event(ev.DEALT, 1, 2, 0, None, 1, [BIG, SWIM])
    rules = Rules("ua3", {})
    assert seen(dealt, 1, rules).secret == [BIG, SWIM]
    assert seen(dealt, 0, rules).secret is None
    assert seen(dealt, -1, rules).secret is None


@pytest.mark.parametrize(("edition", "opened"), [("ua3", True), ("gift", False), ("tw", False)])
def test_a_discarded_animal_is_shown_where_the_discard_is_open(edition: str, opened: bool) -> None:
    gone = Event(ev.DISCARDED, 1, B1, 0, [SWIM], 1, [BIG])
    stripped = seen(gone, 0, Rules(edition, {}))
    assert stripped.items == [SWIM]
    assert (stripped.secret == [BIG]) == opened
    assert (sentence(stripped, NAMES, 0) == "B1 was big/carnivorous.") == opened


def test_what_is_seen_is_a_copy() -> None:
    event = Event(ev.DICE, 0, 0, 0, [1, 2])
    shown = seen(event, 0, Rules("gift", {}))
    assert shown.items is not None
    shown.items.append(3)
    assert event.items == [1, 2]


def test_a_name_with_braces_is_only_a_name() -> None:
    said = Phrase("passed", {"seat": "{ $animal }"})
    assert speech().sentence("evolution", said, {}) == "{ $animal } passes."


@pytest.mark.slow(days=3)
@pytest.mark.parametrize("edition", ["gift", "ua3", "tw"])
def test_whole_games_are_told_without_gaps_or_secrets(edition: str) -> None:
    cards = re.compile(
        "|".join(re.escape(card_name(kind)) for kind in DECK.copies if "/" in card_name(kind))
    )
    for seed in range(5):
        game = new_game(edition, 3, seed=seed, fast=True)
        chance = FastChance(seed)
        while not game.over:
            actions = game.legal_actions()
            for event in game.apply(actions[chance.below(len(actions))]):
                for seat in range(-1, 3):
                    shown = seen(event, seat, game.rules)
                    text = sentence(shown, game.names, seat)
                    assert text == sentence(event, game.names, seat) or game.rules.open_discards
                    said = phrase(shown, game.names, seat)
                    assert said is not None
                    assert text is None or "{" not in text
                    if seat != event.seat and not game.rules.open_discards:
                        # Whole cards are named only to those who may see them.
                        assert shown.secret is None
                        assert text is None or not cards.search(text)
