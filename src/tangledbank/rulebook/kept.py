"""What is made once and kept is there when it is asked for again, and is what it was made for.

Decks, rules, names, sets of traits and what a view shows of a trait come up again and again.  To
make them anew is lost time; to mix them up is an error.  What is kept, each game says itself.
"""

from tangledbank.core.kind import kind_called
from tangledbank.rulebook.expectations import Unmet, compare
from tangledbank.rulebook.setting import Setting
from tangledbank.rulebook.wording import check_wording


def check_kept(setting: Setting) -> None:
    """Whatever this game's table needs is made once."""
    for make in setting.kept():
        made = make()
        if make() is not made:
            raise Unmet("what is made once to be kept", f"another {made!r}")


def check_told(setting: Setting) -> None:
    """What programs and people are told of a table: its deck, its options, and all messages."""
    setting.check_deck()
    game = setting.game
    clauses = kind_called(game.kind).option_clauses()
    compare("", " ".join(name for name in game.agreed.options if name not in clauses))
    if setting.steps.messages():
        check_wording(setting.declared, setting.steps, setting.option_groups)
