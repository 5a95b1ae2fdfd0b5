"""What a scenario can say: roles, dice, teams, counts, alternatives, views, two steps."""

import pytest

from tangledbank.rulebook.expectations import Unmet
from tangledbank.rulebook.saved_checks import check_place
from tests.rulebook.scenario_text import problems

PAIR = "A1: plain\nA2: plain\nA1-A2: symbiosis (symbiont A2)\nfood: 3\nto act: ann\n"


def test_which_partner_is_the_symbiont() -> None:
    assert problems(PAIR + "= A1: linked A2 symbiosis symbiont A2") == []
    assert problems(PAIR + "= A2: linked A1 symbiosis symbiont A2 ready") == []
    (found,) = problems(PAIR + "= A1: linked A2 symbiosis symbiont A1")
    assert (
        "expected linked A2 symbiosis symbiont A1, found linked A2 symbiosis symbiont A2" in found
    )


def test_dice_left() -> None:
    text = "A1: carnivorous\nB1: running\nfood: 3\ndice: 2 5\nto act: ann\n"
    text += "= dice left: 2 5\n> ann: attack A1 B1\n= B1: dead\n= dice left: 5"
    assert problems(text) == []
    assert "expected none, found 5" in problems(text.replace("left: 5", "left: none"))[0]


def test_dice_for_one_edition() -> None:
    text = "edition: gift tw\nphase: start\nfirst: ann\ndice tw: 6 1\n= to act: ann\n"
    assert problems(text) == []
    assert "2 dice are thrown here" in problems(text.replace("dice tw: 6 1\n", ""))[0]


def test_team_totals() -> None:
    text = "option: team_play=pairs_opposite\nseats: ann bob carol dave\nA1: big\nB1: plain\n"
    text += "C1: plain\nfood: 4\nto act: ann\n= team score ann: 6\n= team score carol: 6\n"
    assert problems(text + "= team score bob: 2") == []
    (found,) = problems("A1: plain\nfood: 1\n= team score ann: 2")
    assert "add 'option: team_play=pairs_opposite'" in found


def test_a_number_of_animals() -> None:
    text = "A1: plain\nA2: plain\nfood: 1\nto act: ann\n= animals bob: 0\n"
    assert problems(text + "= animals ann: 2\n= animals ann: A1 A2") == []
    assert "expected 3, found 2" in problems(text + "= animals ann: 3")[0]


def test_these_clauses_and_no_others() -> None:
    text = "A1: carnivorous, swimming\nB1: big, swimming\nB2: big\nfood: 3\nto act: ann\n"
    assert problems(text + "> ann: attack A1 B1 -> refused only BASE-BIG-02") == []
    assert problems(text + "= illegal: attack A1 B1 because only BASE-HUNT-01 or BASE-BIG-02") == []
    (found,) = problems(text + "> ann: attack A1 B2 -> refused only BASE-BIG-02")
    assert "expected no refusal by BASE-SWIMMING-02" in found
    (found,) = problems(text + "= illegal: attack A1 B2 because only BASE-SWIMMING-02")
    assert "expected no refusal by BASE-BIG-02" in found
    (found,) = problems(text + "> ann: attack A1 B2 -> refused only")
    assert "name the clauses that refuse it after 'only'" in found


def test_a_refusal_quotes_only_sets_that_take_part() -> None:
    text = "phase: development\nhand ann: piracy\nhand bob: 1\nto act: ann\n"
    assert problems(text + "> ann: animal piracy in laurasia -> refused CONT-SETUP-01") == []
    (found,) = problems(text + "> ann: animal piracy in laurasia -> refused")
    assert "expected only reasons of the sets that take part, found CONT-SETUP-01" in found


def test_one_of_these_clauses() -> None:
    text = "A1: carnivorous\nB1: big\nfood: 3\nto act: ann\n"
    assert problems(text + "> ann: attack A1 B1 -> refused BASE-HUNT-01 or BASE-BIG-02") == []
    assert problems(text + "= illegal: attack A1 B1 because BASE-HUNT-01 or BASE-BIG-02") == []
    (found,) = problems(text + "> ann: attack A1 B1 -> refused BASE-HUNT-01 or BASE-HUNT-02")
    assert "a refusal by BASE-HUNT-01 or BASE-HUNT-02" in found
    both = problems(text + "> ann: attack A1 B1 -> refused BASE-HUNT-01 BASE-BIG-02")
    assert "a refusal by BASE-HUNT-01, found" in both[0]
    assert "'or' goes between two" in problems(text + "> ann: pass -> refused or BASE-BIG-02")[0]


def test_a_listed_top_above_unknown_cards() -> None:
    text = "A1: plain\nfood: 1\nto act: ann\ndeck: piracy, fat-tissue/big, 3 more\n"
    assert problems(text + "= deck: 5\n= deck top: piracy, big/fat-tissue") == []
    assert "found piracy" in problems(text + "= deck top: running")[0]
    assert problems("A1: plain\nfood: 1\nhand ann: swimming, 2 more\n= hand ann: 3") == []


def test_two_viewers_see_the_same() -> None:
    text = "A1: plain; card swimming\nB1: plain\nC1: plain\nhand ann: 3\nfood: 4\nto act: ann\n"
    assert problems(text + "= bob sees the same as: carol\n= bob sees the same as: spectator") == []
    assert problems(text + "= ann sees the same as: spectator") == []
    assert problems(text + "= ann sees the same as: onlooker") == []  # in older scenarios
    assert "two different viewers" in problems(text + "= ann sees the same as: ann")[0]


def test_a_seat_cannot_tell_two_positions_apart() -> None:
    text = "sets: fly\nA1: carnivorous\nB1: plain\nB2: ; card anglerfish\nhand bob: running\n"
    text += "food: 4\nto act: ann\n> ann: attack A1 B1\n= asked: lure\n"
    assert problems(text + "= ann sees the same with: B2: ; card swimming") == []
    assert problems(text + "= ann sees the same with: hand bob: piracy") == []
    (found,) = problems(text + "= bob sees the same with: hand bob: piracy")
    assert "expected the same hand 1, found 'running' and 'piracy'" in found
    (found,) = problems(text + "= ann sees the same with: B1: parasite")
    assert "expected the same asked, found 'lure' and 'go'" in found
    (found,) = problems(text + "= ann sees the same with: B9: big")
    assert "the set-up has no line 'B9' to change" in found


def test_the_legality_of_a_two_step_action() -> None:
    text = "sets: continents\nA1: running, piracy\nA2: big, camouflage\nA1-A2: recombination\n"
    text += "B1: plain\nfood: laurasia 4\nto act: ann\n"
    text += "= legal: recombine A1 A2 then hand running of A1\n"
    assert problems(text + "= A1: traits running piracy\n= to act: ann") == []
    (found,) = problems(text + "= illegal: recombine A1 A2 then hand running of A1")
    assert "to be refused, found that it is legal" in found
    (found,) = problems("A1: carnivorous\nB1: running\nfood: 3\n= legal: attack A1 B1 then pass")
    assert found.startswith("4: 1 dice are thrown here and none are left")
    (found,) = problems(text + "= legal: take B1 then take A1")
    assert "expected 'take B1' to be legal" in found


def test_a_refusal_leaves_the_events_and_the_position() -> None:
    text = "A1: carnivorous\nB1: plain\nB2: big\nfood: 4\nto act: ann\n> ann: attack A1 B1\n"
    text += "> ann: attack A1 B2 -> refused\n= events: eaten B1 by A1\n= to act: bob"
    assert problems(text) == []


def test_a_failing_line_does_not_hide_the_rest() -> None:
    text = "A1: plain\nB1: plain\nfood: 3\nto act: ann\n"
    text += "= food: 4\n> ann: take B1 -> refused BASE-BIG-02\n> ann: take A1\n= food: 5\n= fod: 1"
    found = problems(text)
    assert [one.split(":")[0] for one in found] == ["5", "6", "8", "9"]


def test_a_move_that_fails_ends_its_scenario_and_says_so() -> None:
    text = "A1: plain\nB1: plain\nfood: 3\nto act: ann\n"
    text += "= food: 4\n> ann: take B1\n= food: 5\n= turn: 1"
    first, second = problems(text)
    assert "expected 4, found 3" in first
    assert "to be legal" in second
    assert second.endswith("(the 2 lines after it cannot be run)")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("fodo: 3\n= over: no", "unknown set-up line 'fodo'; did you mean food?"),
        ("A1: bgi\n= over: no", "no trait is called 'bgi'; did you mean big?"),
        ("A1: big, red 1\n= over: no", "marks go after the semicolon ('A1: big; red 1')"),
        ("A1: big; running\n= over: no", "traits go before the semicolon"),
        ("A1: big; poisond\n= over: no", "did you mean poisoned?"),
        ("A1: flight\n= over: no", "add 'sets: fly'"),
        ("hand ann: herding\n= over: no", "add 'sets: continents'"),
        ("sets: fyl\n= over: no", "did you mean fly?"),
        ("edition: gfit\n= over: no", "did you mean gift?"),
        ("phase: feding\n= over: no", "did you mean feeding?"),
        ("A1: plain\nfood: 1\n= A1: hungri", "did you mean hungry?"),
        ("A1: plain\nfood: 1\n= hnad ann: 1", "did you mean hand ann?"),
        ("A1: plain\nfood: 1\n> ann: tke A1\n= over: no", "did you mean take?"),
        ("A1: plain\nfood: 1\n> an: take A1\n= over: no", "did you mean ann?"),
        ("A1: plain\nfood: 1\n> ann: take A1; pass\n= over: no", "(one action a line)"),
        ("A1: plain\nfood: 1\n= legal: take A1, pass", "actions are separated by semicolons"),
        ("A1: plain\nfood: 1\n= events: took A1, new A1", "events are separated by semicolons"),
        ("A1: plain\nfood: 1\n= A1: red 0; hungry", "the semicolon is for set-ups"),
        ("A1: plain\nfood: 1\n= ann sees hnad bob: 1", "did you mean hand?"),
        ("hand ann: big/carnivorus\n= over: no", "did you mean carnivorous?"),
        ("hand ann: 900\n= over: no", "the deck has only 84 cards"),
        ("option: mimicry_limt=none\nA1: plain\n= over: no", "did you mean mimicry_limit?"),
    ],
)
def test_messages_offer_what_may_be_meant(text: str, said: str) -> None:
    found = problems(text)
    assert any(said in one for one in found), found


HUNT = "A1: carnivorous\nB1: tail-loss, fat-tissue (yellow); red 1\nfood: 3\nto act: ann\n"


def test_the_log_reads_so_one_sentence_after_the_other() -> None:
    text = HUNT + "> ann: attack A1 B1\n> bob: accept\n"
    assert problems(text + "= log: A1 eats B1. A1 gets 2 blue tokens.") == []
    assert problems(text + "= carol reads: A1 eats B1.\n= ann reads: A1 eats B1.") == []
    (found,) = problems(text + "= log: A1 eats B2.")
    assert "expected 'A1 eats B2.' in the log, found A1 eats B1. A1 gets" in found
    assert "'A1 eats' in the log" in problems(text + "= log: A1 eats")[0]
    assert "no seat is called 'zoe'" in problems(text + "= zoe reads: A1 eats B1.")[0]


def test_what_a_move_reveals() -> None:
    text = HUNT + "> ann: attack A1 B1\n"
    after = "> bob: accept\n= reveals: eaten, discarded, phase, dealt, turn"
    assert problems(f"{text}= reveals: nothing\n{after}") == []
    (found,) = problems(text + "= reveals: attacked")
    assert "expected attacked, found nothing" in found
    (found,) = problems(text + "> bob: accept\n= reveals: nothing")
    assert "expected nothing, found eaten, discarded, phase" in found
    assert "no event is called 'eatn'; did you mean" in problems(text + "= reveals: eatn")[0]


def test_what_is_asked() -> None:
    text = HUNT + "> ann: attack A1 B1\n"
    asked = "= question: A1 attacks your B1. How does it defend itself?\n"
    rest = "= default: accept\n= out of turn: yes\n= asked anyway: no"
    assert problems(text + asked + rest) == []
    assert "found A1 attacks your B1." in problems(text + "= question: Run?")[0]
    assert "expected run, found accept" in problems(text + "= default: run")[0]
    assert "expected no, found yes" in problems(text + "= out of turn: no")[0]
    assert "expected yes, found no" in problems(text + "= asked anyway: yes")[0]
    assert (
        "no decision is pending"
        in problems("A1: plain\nlast turn: yes\nphase: extinction\n= default: pass")[0]
    )


def test_a_seat_reads_what_is_its_own() -> None:
    text = "phase: start\nfirst: ann\nhand ann: 6\n= bob reads: ann is dealt 6 cards.\n"
    assert problems(text) == []
    assert "found 84 cards are shuffled. You are dealt " in problems(text.replace("bob", "ann"))[0]


def test_fields_of_what_is_sent() -> None:
    text = HUNT + "A2: plain\nA1-A2: symbiosis (symbiont A2)\n"
    text += "= bob sees A1: red 0, need 2, not fed, card none\n"
    text += "= bob sees B1 fat-tissue: token yellow, not used\n"
    text += "= bob sees A1-A2 symbiosis: symbiont A2, animals A1 A2, not used\n"
    text += "= bob sees ann: hand size 0, not passed\n"
    assert problems(text + "= bob sees table: seat bob, food 3, not last turn, attack none") == []
    assert "expected need 1, found need 2" in problems(text + "= bob sees A1: need 1")[0]
    assert "expected fed yes, found fed no" in problems(text + "= bob sees A1: fed")[0]
    assert "did you mean red?" in problems(text + "= bob sees A1: redd 1")[0]
    assert "write 'fed' or 'not fed'" in problems(text + "= bob sees A1: fed yes")[0]
    assert "say what it is" in problems(text + "= bob sees A1: not red")[0]
    assert "no seat can see 'A1 big'" in problems(text + "= bob sees A1 big: not used")[0]


def test_fields_of_the_creatures() -> None:
    text = "edition: creatures\nA1: small; energy 1\nB1: plain\nsource: moon-lake\nto act: ann\n"
    text += "= bob sees A1: energy 1, not asleep\n= bob sees A1 small: trait small\n"
    assert problems(text + "= bob sees open source: id moon-lake\n= bob sees table: turn ann") == []


def test_lines_that_are_not_an_action() -> None:
    text = HUNT + "> ann: attack A1 -> unreadable\n> ann: attack A1 B9 -> unreadable\n"
    assert problems(text + "> ann: attack A1 B1") == []
    (found,) = problems(HUNT + "> ann: attack A1 B1 -> unreadable")
    assert "expected 'attack A1 B1' not to be an action, found that it is 'attack A1 B1'" in found
    assert "or 'unreadable'" in problems(HUNT + "> ann: attack A1 B1 -> unclear")[0]
    assert problems(HUNT + "> ann: take -> unreadable takes one word") == []
    assert "'two words' in the mess" in problems(HUNT + "> ann: take -> unreadable two words")[0]


def test_options_of_the_table() -> None:
    text = HUNT + "option: mimicry_limit=every_attack\n"
    assert problems(text + "= options: D-18 mimicry_limit every_attack, D-43 two_sets false") == []
    (found,) = problems(text + "= options: D-17 mimicry_limit every_attack")
    assert "found D-18 mimicry_limit every_attack" in found
    assert "write 'ID NAME VALUE'" in problems(text + "= options: mimicry_limit every_attack")[0]


def test_older_presets() -> None:
    text = "sets: continents\nedition: gift\nA1: big\nfood: 3\nto act: ann\n"
    text += "= spectator sees table: options none\n"
    assert problems(text) == []
    (found,) = problems("presets: 1\n" + text)
    assert "neoplasia_death food_phase" in found
    assert "presets is a whole number from 1 to 2" in problems("presets: 3\n" + text)[0]


def test_saved_games_that_are_not_loaded() -> None:
    assert (
        problems(HUNT + "= damaged: players 1 animals 1 red = -1; first = 9; turn = missing") == []
    )
    (found,) = problems(HUNT + "= damaged: first = 1")
    assert "a saved game with first = 1 to be refused, found that it is loaded" in found
    assert "'first = 0' is what the saved game says" in problems(HUNT + "= damaged: first = 0")[0]
    assert "there is no 'playrs'" in problems(HUNT + "= damaged: playrs 1 born = 0")[0]
    assert "write 'PLACE = JSON'" in problems(HUNT + "= damaged: first")[0]
    assert "a text needs quotes" in problems(HUNT + "= damaged: phase = lunch")[0]
    assert "there are 1 to 2" in problems(HUNT + "= damaged: players 3 born = 1")[0]
    assert problems(HUNT + "= damaged: first = 1 and round = -1") == []


def test_a_refused_game_names_a_place_that_there_is() -> None:
    saved: dict[str, object] = {"state": {"players": [{"hand": []}]}}
    check_place(saved, "saved game: state.players[0].hand: expected a list")
    check_place(saved, "saved game: 'seats' is missing")
    with pytest.raises(Unmet, match=r"a place that there is, not state\.players\[1\]"):
        check_place(saved, "saved game: state.players[1]: expected a name")
    with pytest.raises(Unmet, match=r"a place that there is, not state\.player\b"):
        check_place(saved, "saved game: state.player: expected a name")
    with pytest.raises(Unmet, match="begins with 'saved game'"):
        check_place(saved, "state: expected a name")


def test_what_a_saved_game_says() -> None:
    assert problems(HUNT + '= saved: first = 0; phase = "feeding"; edition = "gift"') == []
    (found,) = problems(HUNT + '= saved: phase = "food"')
    assert 'expected phase = "food", found phase = "feeding"' in found
    assert "there is no 'playrs'" in problems(HUNT + "= saved: playrs 1 born = 0")[0]
    assert "a text needs quotes" in problems(HUNT + "= saved: phase = food")[0]


def test_saved_games_that_are_loaded() -> None:
    assert problems(HUNT + "= loads: first = 1; first = 1 and round = 7") == []
    (found,) = problems(HUNT + "= loads: first = 1 and round = -1")
    assert "a saved game with first = 1 and round = -1 to be loaded" in found
    assert "is what the saved game says already" in problems(HUNT + "= loads: first = 0")[0]


def test_how_a_game_ended() -> None:
    text = (
        "edition: creatures\nA1: plain; energy 4\ntokens ann: 2\nto act: ann\n= ending: not yet\n"
    )
    text += "> ann: transmute A1\n= ending: 3 transmuted"
    assert problems(text) == []
    assert "expected 4 transmuted, found 3" in problems(text.replace("3 trans", "4 trans"))[0]


def test_what_an_option_takes() -> None:
    text = "A1: plain\nfood: 1\nto act: ann\n= option burn_fat_cap: D-17, need, unlimited\n"
    assert problems(text) == []
    (found,) = problems(text + "= option play_time: D-55, 30-60, silent")
    assert "found D-55, 30-60, silent, changes nothing" in found
    assert "did you mean two_sets?" in problems(text + "= option two_set: true")[0]


def test_a_set_up_may_be_none_and_the_words_of_the_message_are_compared() -> None:
    deck = "phase: start\nown deck: swimming 8, wings 6\nset-up: unreadable "
    assert problems(deck + "no trait is called 'wings';") == []
    (wrong,) = problems(deck + "no trait is called 'fins';")
    assert "expected \"no trait is called 'fins';\" in the message, found here.md:2" in wrong
    (sound,) = problems("phase: start\nown deck: swimming 14\nset-up: unreadable twice")
    assert "expected 'twice' in the message, found that it can be read" in sound
    (nothing,) = problems("phase: start\nset-up: unreadable")
    assert "write 'set-up: refused CLAUSE ...' or 'set-up: unreadable WORDS'" in nothing
