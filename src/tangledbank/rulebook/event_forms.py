"""Events in expectations: `= events: ...` and `= no event: ...`.

Each game lists the forms its events have, such as `eaten ANIMAL by ANIMAL`.  A line that fits none
of them can never happen, so expecting it, or expecting its absence, is a mistake in the scenario.
"""

from collections.abc import Callable
from typing import Final

from tangledbank.core.errors import GameError
from tangledbank.rulebook.expectations import Unmet, is_number
from tangledbank.rulebook.nearest import did_you_mean

#: The game decides what a capital word of a form stands for.
Fits = Callable[[str, str], bool]

#: Words for the rest of the line: the dice for the first player, and cards.
ROLLS: Final = "ROLLS"
CARDS: Final = "CARDS"


class EventForms:
    """The forms of one game's events; `fits` says whether a word is, say, an ANIMAL here."""

    def __init__(self, forms: list[str]) -> None:
        self.forms = [form.split() for form in forms]
        self.openings = list(dict.fromkeys(form[0] for form in self.forms))

    def accepts(self, line: str, whole: bool, fits: Fits) -> bool:
        """Can an event look like this?  If not `whole`, its beginning is enough."""
        words = line.split()
        return any(
            form_fits(form, words, whole, fits) for form in self.forms if form[0] == words[0]
        )

    def require(self, line: str, whole: bool, fits: Fits) -> None:
        """Refuse a line that no event can look like."""
        if self.accepts(line, whole, fits):
            return
        opening = line.split()[0]
        same = [" ".join(form) for form in self.forms if form[0] == opening]
        if same:
            hint = f"; write {' or '.join(same)}"
        else:
            hint = did_you_mean(opening, self.openings)
            hint = hint or f"; events begin with {', '.join(self.openings)}"
        if "," in line:
            hint += " (events are separated by semicolons: 'grazed A1; ended ann')"
        raise GameError(f"no event looks like {line!r}{hint}")

    def check(self, happened: list[str], value: str, fits: Fits) -> None:
        """The expected events, in this order; others may come in between."""
        wanted = parts(value)
        for wish in wanted:
            self.require(wish, True, fits)
        place = 0
        for wish in wanted:
            while place < len(happened) and happened[place] != wish:
                place += 1
            if place == len(happened):
                raise Unmet(f"event {wish!r} (in this order)", "; ".join(happened) or "nothing")
            place += 1

    def check_none(self, happened: list[str], value: str, fits: Fits) -> None:
        """Nothing that begins with these words happened."""
        unwanted = parts(value)
        for part in unwanted:
            self.require(part, False, fits)
        for line in happened:
            for part in unwanted:
                if (line + " ").startswith(part + " "):
                    raise Unmet(f"no event {part!r}", line)


def form_fits(form: list[str], words: list[str], whole: bool, fits: Fits) -> bool:
    if form[-1] in (ROLLS, CARDS):
        rest = words[len(form) - 1 :]
        if not all(rest_fits(form[-1], word, fits) for word in rest):
            return False
        form, words = form[:-1], words[: len(form) - 1]
    if len(words) > len(form) or (whole and len(words) < len(form)):
        return False
    return all(word_fits(want, word, fits) for want, word in zip(form, words, strict=False))


def rest_fits(want: str, word: str, fits: Fits) -> bool:
    if want == CARDS:
        return fits("CARD", word)
    return is_number(word) or fits("SEAT", word)


def word_fits(want: str, word: str, fits: Fits) -> bool:
    if want == "N":
        return is_number(word)
    return fits(want, word) if want.isupper() else want == word


def parts(value: str) -> list[str]:
    """The parts between semicolons."""
    found = [" ".join(part.split()) for part in value.split(";")]
    if not all(found):
        raise GameError(f"{value!r}: a part next to ';' is empty: fill it in, or remove the ';'")
    return found
