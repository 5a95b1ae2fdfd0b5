"""Specialization B: food that no other specialist eats."""

from tangledbank.evolution.specializing import Specialization


class SpecializationB(Specialization):
    def __init__(self) -> None:
        super().__init__("specialization-b")
