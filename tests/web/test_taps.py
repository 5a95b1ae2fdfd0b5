"""What a tap means: what it looks like before, what it does, and what is said when it does not."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.guest import Guest, Invite
from tests.web.robot import Robot
from tests.web.tables import PERSON, SHORT_DECK, Plan, set_up

#: The usual run takes turns: half of these on one day, half on the next.
pytestmark = pytest.mark.slow(days=2)

#: Everybody hunts, also their own.
HUNTERS: Final = """\
[cards]
"carnivorous" = 40
"""
#: Only pairs: the first animal has nobody to be tied to.
TIES: Final = """\
[cards]
"symbiosis" = 40
"""
#: The colour of an edge, the cursor and the word, as somebody sees them.
SEEN: Final = """(one) => {
  const style = getComputedStyle(one);
  return [style.borderTopColor, style.borderTopStyle, style.cursor, style.boxShadow].join(" ");
}"""


def prompt(page: Page) -> Locator:
    return page.get_by_role("region", name="What to do")


def mine(page: Page) -> Locator:
    return page.locator(".home [data-animal]")


def notation(page: Page, called: str) -> str:
    """Which of my animals has this name."""
    named = page.get_by_text(called, exact=True)
    return mine(page).filter(has=named).get_attribute("data-animal") or ""


def name(animal: Locator) -> str:
    return animal.locator(".given").inner_text()


def hand(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("^Your hand"))


def centre(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.fixture
def hunting(invite: Invite) -> tuple[Guest, str]:
    """A feeding phase in which a hunter of mine can attack a rival and one of my own animals."""
    guest = invite("desktop")
    page = guest.page
    prey = page.locator('[data-look="prey"]')

    def begins(_: Robot) -> bool:
        feeding = "Take food" in prompt(page).inner_text()
        return feeding and mine(page).count() > 1 and prey.count() > 0

    for game in range(8):
        set_up(guest, Plan(seats=(PERSON, "greedy"), deck=HUNTERS))
        robot = Robot(guest, "mouse", seed=game, eager=0.98)
        robot.play(until=begins)
        if robot.over():
            continue
        prey.first.click()
        by = prompt(page).get_by_role("button", name=re.compile("^Attack with"))
        called = by.first.inner_text().removeprefix("Attack with ")
        page.keyboard.press("Escape")
        hunter = notation(page, called)
        page.locator(f'.home [data-animal="{hunter}"]').click()
        if prompt(page).get_by_role("button", name="Attack one of my own").count():
            page.keyboard.press("Escape")
            return guest, hunter
    pytest.fail("no hunter had a choice of prey in eight games")


def test_a_tap_on_another_of_my_animals_selects_it(hunting: tuple[Guest, str]) -> None:
    guest, hunter = hunting
    page = guest.page
    count = mine(page).count()
    first = page.locator(f'.home [data-animal="{hunter}"]')
    other = page.locator(f'.home [data-animal]:not([data-animal="{hunter}"])').first
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    other.click()
    expect(first).to_have_attribute("aria-pressed", "false")
    expect(mine(page)).to_have_count(count)
    # It is selected if it can do anything, and says why not if it cannot.
    if other.get_attribute("aria-pressed") == "true":
        expect(prompt(page)).to_contain_text(name(other))
    else:
        expect(prompt(page)).to_contain_text("You can\u2019t do that now")


def test_to_attack_my_own_is_another_choice_that_asks_again(hunting: tuple[Guest, str]) -> None:
    guest, hunter = hunting
    page = guest.page
    count = mine(page).count()
    page.locator(f'.home [data-animal="{hunter}"]').click()
    apart = prompt(page).get_by_role("button", name="Attack one of my own")
    usual = prompt(page).get_by_role("button", name=re.compile("^(Attack|Take food)")).first
    assert apart.evaluate(SEEN) != usual.evaluate(SEEN)
    apart.click()
    expect(prompt(page)).to_contain_text("attacks one of your own animals")
    kin = page.locator('.home [data-look="kin"]')
    kin.first.click()
    expect(prompt(page)).to_contain_text("Do you really want that?")
    expect(mine(page)).to_have_count(count)
    page.keyboard.press("Escape")
    expect(prompt(page)).not_to_contain_text("Do you really want that?")
    expect(mine(page)).to_have_count(count)


def test_prey_food_places_and_my_animals_look_different(hunting: tuple[Guest, str]) -> None:
    guest, _ = hunting
    page = guest.page
    prey = page.locator('[data-look="prey"]').first
    food = page.get_by_role("button", name=re.compile("^Food:"))
    own = page.locator('.home [data-look="act"]').first
    looks = [one.evaluate(SEEN) for one in (prey, food, own)]
    assert len(set(looks)) == 3
    assert not any("dashed" in look for look in looks)
    assert "crosshair" in looks[0]
    word = prey.evaluate("(one) => getComputedStyle(one, '::after').content")
    assert "Attack" in word
    expect(prey).to_have_accessible_name(re.compile("can be attacked"))
    expect(food).to_have_accessible_name(re.compile("can be taken"))


def test_buttons_carry_words_and_nothing_twice(hunting: tuple[Guest, str]) -> None:
    guest, hunter = hunting
    page = guest.page
    page.locator(f'.home [data-animal="{hunter}"]').click()
    words = prompt(page).get_by_role("group", name="What you can choose").get_by_role("button")
    said = words.all_inner_texts()
    assert len(set(said)) == len(said)
    assert not any(re.fullmatch(r"[A-H]\d+", one.strip()) for one in said)
    assert any(re.fullmatch(r"Attack .+\u2019s hunter \w+", one) for one in said)
    # Either the deed or its targets
    assert "Attack…" not in said


def test_the_first_key_never_passes(invite: Invite) -> None:
    guest = invite("desktop")
    set_up(guest, Plan())
    page = guest.page
    Robot(guest, "mouse").wait()
    expect(page.get_by_role("button", name="Pass", exact=True)).to_be_visible()
    page.keyboard.press("1")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys and help")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(hand(page)).to_have_attribute("aria-label", "Your hand: 6 cards")
    expect(page.get_by_role("button", name="Pass", exact=True)).to_have_attribute(
        "aria-keyshortcuts", "0"
    )
    page.keyboard.press("0")
    # The button may be back at once, for the next turn; the log stays.
    expect(page.locator("main, aside").get_by_text("You pass.").first).to_be_attached()


def test_the_whole_lawn_takes_a_card(invite: Invite) -> None:
    guest = invite("desktop")
    set_up(guest, Plan())
    page = guest.page
    Robot(guest, "mouse").wait()
    hand(page).get_by_role("button", name="can be picked").first.click()
    lawn = page.locator(".home .ground")
    box = lawn.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 20, box["y"] + 20)
    expect(mine(page)).to_have_count(1)


def test_a_card_is_dragged_to_the_edge_of_my_ground(invite: Invite) -> None:
    """Also while another card has been picked, and from a card whose traits lie open."""
    guest = invite("desktop")
    set_up(guest, Plan(deck='[cards]\n"big/camouflage" = 40\n'))
    page = guest.page
    robot = Robot(guest, "mouse")
    robot.wait()
    cards = hand(page).get_by_role("listitem")
    cards.first.get_by_role("button").first.click()
    expect(cards.first.get_by_role("button")).to_have_count(2)  # its traits
    drag(page, cards.nth(2), page.locator(".home"))
    expect(mine(page)).to_have_count(1)
    robot.wait()
    cards.first.get_by_role("button").first.click()
    expect(cards.first.get_by_role("button")).to_have_count(2)
    drag(page, cards.first, page.locator(".home"))
    expect(mine(page)).to_have_count(2)


def drag(page: Page, card: Locator, home: Locator) -> None:
    """From the middle of a card to the line with my name, above the animals."""
    x, y = centre(card)
    box = home.bounding_box()
    assert box is not None
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 20, steps=3)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 6, steps=5)
    page.mouse.up()


def test_a_refused_tap_says_why_and_what_works(invite: Invite) -> None:
    """In words of people: nothing of the notation in which the engine is asked."""
    guest = invite("desktop")
    set_up(guest, Plan(deck=TIES))
    page = guest.page
    robot = Robot(guest, "mouse")
    robot.wait()
    hand(page).get_by_role("button", name="can be picked").first.click()
    page.get_by_role("button", name="New animal here").click()
    expect(mine(page)).to_have_count(1)
    robot.wait()
    hand(page).get_by_role("button", name="can be picked").first.click()
    mine(page).first.click()
    said = prompt(page)
    expect(said).to_contain_text("Symbiosis ties two of your animals together")
    expect(said).to_contain_text("can become a new animal: tap the ground")
    expect(said).not_to_contain_text(re.compile(r"symbiont \w"))
    expect(said).not_to_contain_text("'play")


def drop(page: Page, card: Locator, on: Locator) -> None:
    """From the middle of a card to the middle of something else."""
    x, y = centre(card)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 20, steps=3)
    page.mouse.move(*centre(on), steps=5)
    page.mouse.up()


def test_a_refused_drop_says_why_and_what_works(invite: Invite) -> None:
    """On a rival's ground, on the deck and on the log; the hand takes a card back in silence."""
    guest = invite("desktop")
    set_up(guest, Plan(deck=HUNTERS))
    page = guest.page
    Robot(guest, "mouse").wait()
    said = prompt(page)
    card = hand(page).get_by_role("listitem").first
    refusals = {
        ".rival .top": "That ground belongs to another player.",
        "[data-deck]": "You can\u2019t put cards back on the deck",
        "aside": "Nothing can be put there.",
    }
    for place, reason in refusals.items():
        drop(page, card, page.locator(place).first)
        expect(said).to_contain_text(reason)
        expect(said).to_contain_text("Carnivorous can become a new animal: tap the ground.")
        expect(page.locator('.home .ground[data-look="place"]')).to_be_visible()
        page.keyboard.press("Escape")
        expect(said).not_to_contain_text(reason)
    drop(page, card, hand(page).get_by_role("listitem").nth(2))
    expect(hand(page).locator(".picked")).to_have_count(0)
    expect(said).not_to_contain_text("can\u2019t do that")


def test_a_refused_drop_of_a_creature_says_why(invite: Invite) -> None:
    guest = invite("desktop")
    set_up(guest, Plan(edition="creatures", seats=(PERSON, "greedy")))
    page = guest.page
    robot = Robot(guest, "mouse")
    held = page.locator(".hand .held.lit .whole")
    robot.play(until=lambda _: held.count() > 0)
    asked = page.get_by_role("region", name="What is asked of you")
    # On the name: in the middle of the ground there may be a creature, which answers for itself.
    drop(page, held.first, page.locator(".others .realm header .name").first)
    expect(asked).to_contain_text("That ground belongs to another player.")
    expect(asked).to_contain_text("You can")
    page.keyboard.press("Escape")
    drop(page, held.first, page.locator(".source"))
    expect(asked).to_contain_text("Nothing can be put there.")


def test_food_in_development_says_when(invite: Invite) -> None:
    guest = invite("desktop")
    set_up(guest, Plan(deck=HUNTERS))
    page = guest.page
    Robot(guest, "mouse").wait()
    page.get_by_role("button", name=re.compile("^Food:")).click()
    expect(prompt(page)).to_contain_text("Animals eat in the feeding phase")
    expect(prompt(page)).to_contain_text("You can play a card as a new animal or pass.")


def test_a_hint_is_shown_on_the_board_before_it_is_done(invite: Invite) -> None:
    guest = invite("desktop")
    # Nothing in this deck can be laid on others' animals, so a first card is a new animal.
    set_up(guest, Plan(seats=(PERSON, "greedy", "greedy"), deck=SHORT_DECK))
    page = guest.page
    Robot(guest, "mouse").wait()
    cards = hand(page).get_attribute("aria-label")
    do_it = page.get_by_role("button", name="Do it")
    # The machine may be too busy to think in time.
    busy = page.get_by_text(re.compile("There is no hint for this decision|That was too fast"))
    for _ in range(10):
        page.get_by_role("button", name="Hint").click()
        expect(do_it.or_(busy)).to_be_visible()
        if do_it.count():
            break
    else:
        pytest.fail(f"no hint came: {prompt(page).inner_text()}")
    hints = prompt(page).get_by_role("listitem")
    words = hints.all_inner_texts()
    assert not any(re.search(r"\d\.\d|%", one) for one in words)
    # A new animal is told with its card, and both are marked.
    card = prompt(page).get_by_role("button", name=re.compile(r"^Play .+ as a new animal"))
    card.first.click()
    expect(page.locator('.home .ground[data-look="hint"]')).to_be_visible()
    assert hand(page).locator('[data-look="hint"]').count() >= 1
    expect(hand(page)).to_have_attribute("aria-label", cards or "")
    do_it.click()
    expect(mine(page)).to_have_count(1)
    expect(page.locator('[data-look="hint"]')).to_have_count(0)


def test_finished_phases_are_not_struck_through(hunting: tuple[Guest, str]) -> None:
    guest, _ = hunting
    phases = guest.page.get_by_role("list", name="Phases of the turn").get_by_role("listitem")
    lines = phases.evaluate_all("(all) => all.map((one) => getComputedStyle(one).textDecoration)")
    assert len(lines) == 4
    assert not any("line-through" in line for line in lines)


@pytest.mark.slow(days=4)
def test_a_hidden_question_says_why_it_is_asked(invite: Invite) -> None:
    guest = invite("desktop")
    page = guest.page
    deck = '[cards]\n"carnivorous" = 24\n"anglerfish" = 16\n'
    # Whether anybody is asked depends on the deal, which is not fixed.
    for game in range(30):
        set_up(guest, Plan(sets=("fly",), seats=(PERSON, "greedy", "greedy"), deck=deck))
        robot = Robot(guest, "mouse", seed=game, eager=0.97, shuns="Carnivorous")
        robot.play(until=lambda _: "Anglerfish?" in prompt(page).inner_text())
        if not robot.over():
            break
    else:
        pytest.fail("nobody was asked for an Anglerfish in thirty games")
    expect(prompt(page)).to_contain_text("even if you have no Anglerfish")
