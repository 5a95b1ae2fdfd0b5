"""Fits the evaluation: finds the weights that make the actual results most likely.

It uses stochastic gradient descent on the likelihood of the winners, with a separate step size for
each weight (AdaGrad) and regularisation towards zero.  It is small enough to need no library.
"""

import math
from typing import Final

from tangledbank.bots.mind.evaluation import shares_of
from tangledbank.bots.mind.weights import Weights
from tangledbank.core.chance import Chance

EPOCHS: Final = 25
RATE: Final = 0.05
#: The regularisation per sample.
RIDGE: Final = 1e-4


class Sample:
    """A position of a finished game: everybody's row, and the share of the win each got."""

    __slots__ = ("rows", "shares", "stage")

    def __init__(self, rows: list[list[float]], stage: float, shares: list[float]) -> None:
        self.rows = rows
        self.stage = stage
        self.shares = shares


def predict(weights: Weights, sample: Sample) -> list[float]:
    strengths: list[float] = []
    for row in sample.rows:
        strengths.append(weights.strength(row, sample.stage))
    return shares_of(strengths)


def surprise(weights: Weights, samples: list[Sample]) -> float:
    """The mean logarithmic loss of the predictions."""
    total = 0.0
    for sample in samples:
        predicted = predict(weights, sample)
        for place, share in enumerate(sample.shares):
            if share > 0.0:
                total -= share * math.log(max(predicted[place], 1e-9))
    return total / max(1, len(samples))


def fit(samples: list[Sample], features: int, chance: Chance, epochs: int = EPOCHS) -> Weights:
    weights = Weights([0.0] * features, [0.0] * features)
    flat_steps = [1e-6] * features
    staged_steps = [1e-6] * features
    for _ in range(epochs):
        for place in chance.order(len(samples)):
            learn(weights, samples[place], flat_steps, staged_steps)
    return weights


def learn(
    weights: Weights, sample: Sample, flat_steps: list[float], staged_steps: list[float]
) -> None:
    """One step towards the result of one sample."""
    predicted = predict(weights, sample)
    flat = weights.flat
    staged = weights.staged
    stage = sample.stage
    for feature in range(len(flat)):
        slope = 0.0
        for place, row in enumerate(sample.rows):
            if row[feature] != 0.0:
                slope += (predicted[place] - sample.shares[place]) * row[feature]
        if slope == 0.0:
            continue
        pull = slope + RIDGE * flat[feature]
        flat_steps[feature] += pull * pull
        flat[feature] -= RATE * pull / math.sqrt(flat_steps[feature])
        pull = slope * stage + RIDGE * staged[feature]
        staged_steps[feature] += pull * pull
        staged[feature] -= RATE * pull / math.sqrt(staged_steps[feature])
