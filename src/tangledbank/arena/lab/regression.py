"""Least squares: what each of many things adds when all the others stay as they are.

Rows are sparse (a hand plays few of all the traits), and rows of one game are not independent: who
wins takes the win from the others.  So the errors are those of whole games (a clustered sandwich).
"""

import math
from collections.abc import Sequence

from tangledbank.arena.lab.figures import Figure, pulled

Row = dict[int, float]  # the columns that are not 0
Matrix = list[list[float]]


class Regression:
    """One outcome fitted to the columns of the rows; rows of the same cluster belong together."""

    def __init__(
        self, rows: Sequence[Row], outcomes: Sequence[float], clusters: Sequence[int], columns: int
    ) -> None:
        self.columns = columns
        self.rows = rows
        self.count = len(rows)
        products = [[0.0] * columns for _ in range(columns)]
        moments = [0.0] * columns
        self.used = [0] * columns
        for row, outcome in zip(rows, outcomes, strict=True):
            for one, value in row.items():
                moments[one] += value * outcome
                self.used[one] += 1
                line = products[one]
                for other, factor in row.items():
                    line[other] += value * factor
        self.inverse = inverse(products)
        self.weights = [dot(line, moments) for line in self.inverse]
        self.residuals = [
            outcome - math.fsum(value * self.weights[column] for column, value in row.items())
            for row, outcome in zip(rows, outcomes, strict=True)
        ]
        self.variance = math.fsum(one * one for one in self.residuals) / max(
            1, self.count - columns
        )
        self.parts = self._parts(clusters)

    def _parts(self, clusters: Sequence[int]) -> list[list[float]]:
        """For each column, how far each cluster pulls its weight away."""
        pulls: dict[int, Row] = {}
        for row, residual, cluster in zip(self.rows, self.residuals, clusters, strict=True):
            pull = pulls.setdefault(cluster, {})
            for column, value in row.items():
                pull[column] = pull.get(column, 0.0) + value * residual
        return [
            [
                sum([line[other] * value for other, value in pull.items()])
                for pull in pulls.values()
            ]
            for line in self.inverse
        ]  # fmt: skip

    def weight(self, column: int) -> Figure:
        """What one more of this column adds."""
        parts = self.parts[column]
        return Figure(self.weights[column], pulled(parts), self.used[column], parts=parts)

    def addition(self, places: Sequence[int]) -> Figure:
        """What a further column would add that is 1 in these rows and 0 in all others."""
        touched = [0.0] * self.columns
        for place in places:
            for column, value in self.rows[place].items():
                touched[column] += value
        # What of the new column the others do not say already (Frisch, Waugh and Lovell).
        explained = dot(touched, [dot(line, touched) for line in self.inverse])
        own = len(places) - explained
        if own < 1e-6:
            return Figure(0.0, 0.0, len(places))
        pull = math.fsum(self.residuals[place] for place in places)
        return Figure(pull / own, math.sqrt(self.variance / own), len(places))


def dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum([a * b for a, b in zip(one, other, strict=True)])


def inverse(matrix: Matrix) -> Matrix:
    """The inverse; what depends on other columns entirely gets a row and a column of zeros."""
    size = len(matrix)
    work = [line[:] + [0.0] * size for line in matrix]
    for place in range(size):
        work[place][size + place] = 1.0
    lost: set[int] = set()
    for place in range(size):
        pivot = work[place][place]
        if pivot < 1e-9 * max(1.0, matrix[place][place]):
            lost.add(place)
            continue
        head = [value / pivot for value in work[place]]
        work[place] = head
        for other, line in enumerate(work):
            factor = line[place]
            if other != place and factor:
                work[other] = [a - factor * b for a, b in zip(line, head, strict=True)]
    found = [line[size:] for line in work]
    for gone in lost:
        found[gone] = [0.0] * size
        for line in found:
            line[gone] = 0.0
    return found
