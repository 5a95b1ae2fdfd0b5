"""Specialization A: food that no other specialist eats."""

from tangledbank.evolution.traits.names import SPECIALIZATION_A
from tangledbank.evolution.traits.specialization import Specialization


class SpecializationA(Specialization):
    def __init__(self) -> None:
        super().__init__(SPECIALIZATION_A, "specialization-a")
