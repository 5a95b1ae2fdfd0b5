"""The default decisions in Evolution of Magical Creatures."""

from typing import Final

from tangledbank.bots.default import Defaults
from tangledbank.core import view as core
from tangledbank.creatures import verbs as v
from tangledbank.creatures.view import View

#: For each question (`view.asked`) the verbs that are preferred, the best first; of several
#: actions with that verb the first one legal.
PREFERRED: Final[dict[str, tuple[int, ...]]] = {
    "exchange": (v.KEEP,),
    "turn": (v.TRANSMUTE, v.TAKE, v.END, v.SLEEP),
    "redirection": (v.ACCEPT,),
    "strikes": (v.STOP, v.USE),
    "molt": (v.RETAIN,),
}


class CreaturesDefaults(Defaults):
    preferred = PREFERRED

    def verbs(self, view: core.View) -> list[int]:
        assert isinstance(view, View)
        verbs = super().verbs(view)
        # Whoever has transmuted all begins again: with empty tables there would be no end.
        return verbs if view.player(view.seat).creatures else [v.CREATE, *verbs]
