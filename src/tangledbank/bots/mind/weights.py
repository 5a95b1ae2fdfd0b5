"""The fitted weights of the evaluation: the value of each feature of a player."""

import json
from importlib import resources
from typing import Final


class Weights:
    """The weights of one kind of table: `flat` for each feature, `staged` more for each stage."""

    __slots__ = ("flat", "staged")

    def __init__(self, flat: list[float], staged: list[float]) -> None:
        self.flat = flat
        self.staged = staged

    def strength(self, row: list[float], stage: float) -> float:
        total = 0.0
        flat = self.flat
        staged = self.staged
        for place, value in enumerate(row):
            if value != 0.0:
                total += value * (flat[place] + stage * staged[place])
        return total

    def strength_by_counts(self, counts: list[int], stage: float) -> float:
        """The same for a row of whole numbers."""
        total = 0.0
        flat = self.flat
        staged = self.staged
        for place, count in enumerate(counts):
            if count != 0:
                total += float(count) * (flat[place] + stage * staged[place])
        return total


_LOADED: Final[dict[str, Weights]] = {}


def load_weights(kind: str, features: list[str]) -> Weights:
    """The weights of this kind of table, for these features in this order."""
    found = _LOADED.get(kind)
    if found is None:
        file = resources.files("tangledbank.bots").joinpath("data", "weights.json")
        data = json.loads(file.read_text(encoding="utf-8"))[kind]
        flat: list[float] = []
        staged: list[float] = []
        for name in features:
            pair = data.get(name, [0.0, 0.0])
            flat.append(float(pair[0]))
            staged.append(float(pair[1]))
        found = Weights(flat, staged)
        _LOADED[kind] = found
    return found
