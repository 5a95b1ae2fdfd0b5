"""Least squares: what each of many things adds while the others stay the same.

Rows are sparse (a hand plays few of all the traits), and rows of one game are not independent: a
winner takes the win from the others.  So the errors are those of whole games: how far a weight
would move without each of them (the jackknife, also known as CR3).  With few games the intervals
are rather too wide, where the plain sandwich estimate would be much too narrow.
"""

import math
from collections.abc import Sequence

from tangledbank.arena.lab.figures import Figure, pulled

Row = dict[int, float]  # the columns that are not 0
Matrix = list[list[float]]


class Regression:
    """One outcome fitted to the columns of the rows; rows of one cluster belong together."""

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
        residuals = [
            outcome - math.fsum(value * self.weights[column] for column, value in row.items())
            for row, outcome in zip(rows, outcomes, strict=True)
        ]
        self.residuals = residuals
        self.members: list[list[int]] = []  # the rows of each cluster
        places: dict[int, int] = {}
        self.cluster_of: list[int] = []
        for place, cluster in enumerate(clusters):
            number = places.setdefault(cluster, len(places))
            if number == len(self.members):
                self.members.append([])
            self.members[number].append(place)
            self.cluster_of.append(number)
        self.surprises = residuals[:]  # the residuals if their own cluster had not been fitted
        for members in self.members:
            self._leave_out(members)
        self.spread = [0] * columns  # in how many clusters each column is used
        self.pulls = [self._pull(members) for members in self.members]
        self.parts = [[dot(line, pull) for pull in self.pulls] for line in self.inverse]

    def _leave_out(self, members: list[int]) -> None:
        """The residuals of a cluster's rows in a fit of all the others."""
        rest: Matrix = []
        for one in members:
            seen = [
                sum([line[column] * value for column, value in self.rows[one].items()])
                for line in self.inverse
            ]
            rest.append(
                [
                    float(one == other)
                    - sum([seen[column] * value for column, value in self.rows[other].items()])
                    for other in members
                ]
            )
        known = [self.residuals[place] for place in members]
        for place, line in zip(members, inverse(rest), strict=True):
            self.surprises[place] = dot(line, known)

    def _pull(self, members: list[int]) -> list[float]:
        """A cluster's contribution to the moments of all columns."""
        for column in {column for place in members for column in self.rows[place]}:
            self.spread[column] += 1
        pull = [0.0] * self.columns
        for place in members:
            for column, value in self.rows[place].items():
                pull[column] += value * self.surprises[place]
        return pull

    @property
    def saturated(self) -> bool:
        """With no more rows than columns everything is explained, and no error is known."""
        return self.count <= self.columns

    def weight(self, column: int) -> Figure:
        """What one more of this column adds."""
        parts = self.parts[column]
        error = math.inf if self.saturated else pulled(parts)
        value = self.weights[column]
        return Figure(value, error, self.used[column], parts=parts, freedom=self.spread[column] - 1)

    def addition(self, places: Sequence[int]) -> Figure:
        """What an additional column would add that is 1 in these rows and 0 in all others."""
        touched = [0.0] * self.columns
        for place in places:
            for column, value in self.rows[place].items():
                touched[column] += value
        # The part of the new column that the others do not explain (Frisch, Waugh and Lovell).
        said = [dot(line, touched) for line in self.inverse]
        own = len(places) - dot(touched, said)
        if own < 1e-6:
            return Figure(0.0, 0.0, len(places))
        parts = [-dot(said, pull) for pull in self.pulls]
        for place in places:
            parts[self.cluster_of[place]] += self.surprises[place]
        pull = math.fsum(self.residuals[place] for place in places)
        error = math.inf if self.saturated else pulled(parts) / own
        told = len({self.cluster_of[place] for place in places})
        return Figure(pull / own, error, len(places), freedom=told - 1)


def dot(one: Sequence[float], other: Sequence[float]) -> float:
    return sum([a * b for a, b in zip(one, other, strict=True)])


def inverse(matrix: Matrix) -> Matrix:
    """The inverse; a column that depends entirely on others gets a row and a column of zeros."""
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
