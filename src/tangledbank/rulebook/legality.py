"""Checks of what is legal or illegal, also after a first step: `A then B`."""

from tangledbank.core.action import Action
from tangledbank.core.errors import GameError, IllegalAction, NotationError
from tangledbank.core.game import Game
from tangledbank.rulebook.event_forms import parts
from tangledbank.rulebook.expectations import Unmet, check_reasons, compare
from tangledbank.rulebook.nearest import did_you_mean
from tangledbank.rulebook.script import names_all, read_clauses
from tangledbank.rulebook.setting import Setting

THEN = " then "


def check_legal(setting: Setting, words: list[str], value: str) -> None:
    """`legal: ...`, `legal only: ...`, `legal only VERB: ...`."""
    wanted = [] if value == "none" else parts(value)
    if words[1:2] == ["only"]:
        check_only(setting, words[2:], wanted)
        return
    if len(words) > 1:
        raise GameError("write 'legal: ...', 'legal only: ...' or 'legal only VERB: ...'")
    if not wanted:
        raise GameError("'legal: none' proves nothing: write 'legal only: none'")
    for line in wanted:
        there, action = last_step(setting, line)
        check_offered(there.game, action, line)


def check_only(setting: Setting, verbs: list[str], wanted: list[str]) -> None:
    for verb in verbs:
        if verb not in setting.verbs:
            hint = (
                did_you_mean(verb, setting.verbs) or f"; the verbs are {', '.join(setting.verbs)}"
            )
            raise GameError(f"no action begins with {verb!r}{hint}")
    actions = [str(one) for one in setting.game.legal_actions()]
    there = sorted(one for one in actions if not verbs or one.split()[0] in verbs)
    named = sorted(str(read(setting.game, line, setting.verbs)) for line in wanted)
    for line in named:
        if verbs and line.split()[0] not in verbs:
            raise GameError(f"{line!r} does not begin with {' or '.join(verbs)}")
    compare("; ".join(named) or "none", "; ".join(there) or "none")


def check_illegal(setting: Setting, words: list[str], value: str) -> None:
    """`illegal: ACTION because CLAUSE ...; ACTION`."""
    if len(words) > 1:
        raise GameError("write 'illegal: ACTION because CLAUSE'")
    for part in parts(value):
        line, _, because = part.partition(" because ")
        there, action = last_step(setting, line)
        clauses = read_clauses(because)
        reasons = there.why_not(action, named=clauses)
        check_reasons(line, reasons, clauses, names_all(because))
        check_barred(there.game, action, line)


def check_offered(game: Game, action: Action, line: str) -> None:
    """A legal action is allowed on its own, and is among all legal actions."""
    if not game.is_legal(action):
        clauses = " ".join(reason.clause for reason in game.why_not(action))
        raise Unmet(f"{line!r} to be legal", f"refused by {clauses}")
    if action not in game.legal_actions():
        raise Unmet(f"{line!r} among the legal actions", "that it is only allowed")


def check_barred(game: Game, action: Action, line: str) -> None:
    """A refused action must not be offered, and trying it must fail."""
    try:
        game.apply(action)
    except IllegalAction:
        if action in game.legal_actions():
            raise Unmet(f"{line!r} not among the legal actions", "that it is") from None
        return
    raise Unmet(f"{line!r} to be refused", "that it is carried out")


def last_step(setting: Setting, line: str) -> tuple[Setting, Action]:
    """The last action of `A then B`, and the position (a copy) in which to judge it."""
    *first, last = line.split(THEN)
    there = setting.fork() if first else setting
    for step in first:
        action = read(there.game, step, there.verbs)
        check_offered(there.game, action, step)
        there.game.apply(action)
        while (throw := there.game.throw) is not None:
            there.game.resolve(there.outcome(throw, setting.line))
    return there, read(there.game, last, there.verbs)


def read(game: Game, line: str, verbs: list[str]) -> Action:
    """An action of the player to act; a typing error gets a suggestion."""
    try:
        return game.read(line)
    except NotationError as error:
        comma = " (actions are separated by semicolons: 'take A1; pass')" if "," in line else ""
        raise GameError(f"{error}{meant(line, verbs)}{comma}") from None


def read_move(game: Game, line: str, seat: int, verbs: list[str]) -> Action:
    """The one action of a `>` line."""
    try:
        return game.read(line, seat)
    except NotationError as error:
        several = " (one action a line)" if "," in line or ";" in line else ""
        raise GameError(f"{error}{meant(line, verbs)}{several}") from None


def meant(line: str, verbs: list[str]) -> str:
    """The verb that was probably meant by a line that is not an action."""
    words = line.split()
    return did_you_mean(words[0], verbs) if words and words[0] not in verbs else ""
