"""Specialization A: food that no other specialist eats."""

from tangledbank.evolution.specializing import Specialization


class SpecializationA(Specialization):
    def __init__(self) -> None:
        super().__init__("specialization-a")
