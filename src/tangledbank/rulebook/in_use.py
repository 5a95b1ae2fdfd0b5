"""A scenario played as a game is in use.

Every position is saved and loaded again, looked at from every seat, and copied; what is kept to
save work is worked out again and must be the same (`derived`, `stages`); every event is told to
everybody, and every legal action is written down and read back, while actions that come
too late or are wrong are refused.  The play goes on with a copy of the loaded game, so that what
the scenario expects must hold for that one.
"""

import json

from tangledbank.core.action import OPERAND_LIMIT, Action
from tangledbank.core.chance import FAIR_KIND, FastChance
from tangledbank.core.errors import GameError
from tangledbank.core.event import Event
from tangledbank.core.game import Game
from tangledbank.core.recording import read_record, write_record
from tangledbank.core.replay import replay
from tangledbank.core.saved import discards_in
from tangledbank.core.why import QUICK
from tangledbank.rulebook.derived import check_legal, check_rest, check_same, check_seats
from tangledbank.rulebook.expectations import Unmet, compare
from tangledbank.rulebook.kept import check_kept, check_told
from tangledbank.rulebook.question_checks import check_asking
from tangledbank.rulebook.sameness import WORLD, compare_parts
from tangledbank.rulebook.setting import Setting

#: How many moves an imagined or a dealt game is played on.
AHEAD = 3

#: From an animal to that of the next seat with the same number.
NEXT_SEAT = 1 << 8

#: Where a saved position names cards.
CARDS = ("card", "deck", "hand", "discard", "aside")


class InUse:
    """What a game goes through between two moves."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.left: Game | None = None  # that a copy was made of
        self.left_as = ""
        self.earlier: set[Action] = set()  # what could be done at some time

    def exercise(self, events: list[Event]) -> None:
        """Use the position as servers, clients and bots do, and go on with a copy of it."""
        try:
            check_log(self.setting, events)
            self.check_left()
            game, text = loaded(self.setting.game)
            if self.left is not None and text != self.left_as and game == self.left:
                raise Unmet("different games to be unequal", "that they are equal")
            check_derived(self.setting.game, game)
            self.setting.check_stages()
            check_views(game)
            self.setting.check_seen()
            check_counted(game, self.setting)
            if messages := self.setting.steps.messages():
                check_asking(game, messages)
        except GameError as error:
            raise Unmet("a game that can be saved, loaded and looked at", str(error)) from None
        copy = game.clone()
        compare_games(text, copy, "copy")
        check_same(game, copy, "copy")
        self.left, self.left_as = game, text
        self.setting.go_on_with(copy)
        self.try_earlier(copy)

    def look_ahead(self, action: Action | None = None) -> None:
        """What is to happen must also happen where nobody throws from outside."""
        alone = self.setting.game.clone()
        alone.chance = FastChance(WORLD)
        if action is None:
            alone.settle()
        else:
            quiet = alone.clone()
            alone.apply(action)
            quiet.play(action)
            check_same(alone, quiet, "game played without events")
        if not alone.over and alone.to_act is None:
            raise Unmet("a game that comes to its next decision by itself", "that it stops")

    def check_left(self) -> None:
        """What happens to a copy must not happen to the game that it was made of."""
        if self.left is not None:
            compare_games(self.left_as, self.left, "game copied")

    def try_earlier(self, game: Game) -> None:
        """Somebody may send an action too late, or a wrong one: it is refused if not offered."""
        offered = set(game.legal_actions())
        wrong = {other for one in offered - self.earlier for other in neighbours(one)}
        for one in (self.earlier | wrong) - offered:
            line = str(one)  # a refusal writes it down, even if it names what there is not
            if not self.setting.why_not(one):
                raise Unmet(f"{line!r}, which is not offered, to be refused", "no reason")
            if game.acting >= 0 and not game.bars(one, QUICK):
                raise Unmet(f"{line!r}, which is not offered, to be barred", "that it is not")
        self.earlier |= offered
        for seat in range(len(game.names)):
            if seat != game.acting and any(not self.setting.why_not(one, seat) for one in offered):
                raise Unmet(f"{game.names[seat]} to be told to wait", "no reason")

    def close(self) -> None:
        """Look ahead as bots do; replay the record of a game that was played from its start."""
        self.check_left()
        game = self.setting.game
        if self.left is not None:
            compare(game.position_key(), self.left.position_key())
            if game != self.left or hash(game) != hash(self.left):
                raise Unmet("a copy that equals its game", "that it does not")
        check_piles(game)
        check_kept(self.setting)
        check_told(self.setting)
        check_world(game)
        if self.setting.phase != "start":
            return
        try:
            again = replay(write_record(game, secret=True))
        except GameError as error:
            raise Unmet("a record that replays", str(error)) from None
        compare_parts(game.state_to_json(), again.state_to_json(), "replayed game")
        dealt = self.setting.seeded(WORLD)
        compare(f"{game.edition} {game.names}", f"{dealt.edition} {dealt.names}")
        check_dealt(dealt)


def neighbours(one: Action) -> list[Action]:
    """Actions much like this one, with the next animal, card or number, or with another seat's."""
    found: list[Action] = []
    if one.a:
        found.append(one.owner.action(one.verb, one.a + 1, one.b, one.c, one.d))
        found.append(
            one.owner.action(one.verb, (one.a + NEXT_SEAT) % OPERAND_LIMIT, one.b, one.c, one.d)
        )
    if one.b:
        found.append(one.owner.action(one.verb, one.a, one.b + 1, one.c, one.d))
    if one.d:
        found.append(one.owner.action(one.verb, one.a, one.b, one.c, one.d + 1))
    return found


def text_of(game: Game) -> str:
    return json.dumps(game.to_json())


def compare_games(text: str, game: Game, what: str) -> None:
    """A game must be the one of this text; the first difference is named."""
    found = text_of(game)
    if found != text:
        compare_parts(json.loads(text), json.loads(found), what)


def loaded(game: Game) -> tuple[Game, str]:
    """The game as it is after it was saved and loaded, and its text."""
    text = text_of(game)
    data = json.loads(text)
    actions = game.legal_actions()
    # All that could be played now is read back as if it had been.
    lines = [str(one) for one in actions]
    again = Game.from_json({**data, "history": data["history"] + lines}, "the saved game")
    played = len(data["history"])
    for line, action, read in zip(lines, actions, again.history[played:], strict=True):
        if action is not read or game.read(line) is not action:
            raise Unmet(f"{line!r} to be read as it was written", str(read))
        compare("", " ".join(reason.clause for reason in game.why_not(action)))
    del again.history[played:]
    compare_games(text, again, "saved game")
    return again, text


def check_derived(game: Game, again: Game) -> None:
    """What is kept to save work is what a loaded game has worked out from nothing."""
    check_same(game, again, "loaded game")
    check_legal(game, again)
    check_rest(game)
    check_seats(game)


def check_counted(game: Game, setting: Setting) -> None:
    """Statistics count the traits that are played."""
    for action in game.legal_actions():
        compare(setting.trait_played(str(action)), game.trait_played(action))


def check_views(game: Game) -> None:
    """Everybody's view can be sent; that of the one to act stands for a world that looks so."""
    for seat in [None, *game.names]:
        view = game.view(seat)
        sent = json.dumps(view.to_json())
        compare(f"{game.to_act} to act", f"{view.to_act} to act")
        if seat == game.to_act:
            world = view.imagine(FastChance(WORLD))
            compare_parts(json.loads(sent), world.view(seat).to_json(), "imagined world")
            compare(cards_of(game), cards_of(world))


def check_piles(game: Game) -> None:
    """In which order cards came to a discard matters to nobody: the position is the same."""
    data = json.loads(text_of(game))
    for pile in discards_in(data["state"]):
        pile.reverse()
    compare(game.position_key(), Game.from_json(data, "the saved game").position_key())


def check_world(game: Game) -> None:
    """What a seat imagines is a game as any other, and depends on what it sees alone."""
    seat = game.to_act or game.names[0]
    world = game.view(seat).imagine(FastChance(WORLD))
    same = world.view(seat).imagine(FastChance(WORLD))
    compare_parts(world.state_to_json(), same.state_to_json(), "world imagined again")
    loaded(world)
    play_on(world, "world played on")


def check_dealt(dealt: Game) -> None:
    """A table with a seed deals by itself, and shows the seed's hash before that.

    A copy and a replay of that game must be the same, chance to come included.
    """
    play_on(dealt, "copy of a dealt game")
    try:
        record = write_record(dealt, secret=True)
        again = replay(record)
    except GameError as error:
        raise Unmet("a dealt game whose record replays", str(error)) from None
    compare(FAIR_KIND, read_record(record).chance)
    compare_games(text_of(dealt), again, "replay of a dealt game")


def play_on(game: Game, what: str) -> None:
    """Play some moves, the same in a copy, which must come to the same position."""
    copy = game.clone()
    for _ in range(AHEAD):
        if game.over:
            break
        choice = game.legal_actions()[0]
        game.apply(choice)
        copy.apply(choice)
    compare_games(text_of(game), copy, what)


def cards_of(game: Game) -> str:
    """Every card of a game, wherever it lies."""
    found: list[str] = []
    collect(game.state_to_json(), False, found)
    return ", ".join(sorted(found))


def collect(part: object, cards: bool, found: list[str]) -> None:
    if isinstance(part, dict):
        for key, value in part.items():
            collect(value, key in CARDS, found)
    elif isinstance(part, list):
        for value in part:
            collect(value, cards, found)
    elif cards and isinstance(part, str):
        found.append(part)


def check_log(setting: Setting, events: list[Event]) -> None:
    """Every event can be told to everybody."""
    templates = setting.declared.templates()
    for event in events:
        if not setting.is_well_formed(event):
            raise Unmet("an event with just the parts of its kind", repr(event))
        for seat in range(-1, len(setting.game.names)):
            said = setting.phrase(event, seat)
            if said is not None and not set(said.words) <= set(templates.get(said.template, ())):
                raise Unmet("a sentence of declared words", str(said))
