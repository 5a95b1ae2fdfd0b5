"""Specialization B: food that no other specialist eats."""

from tangledbank.evolution.traits.names import SPECIALIZATION_B
from tangledbank.evolution.traits.specialization import Specialization


class SpecializationB(Specialization):
    def __init__(self) -> None:
        super().__init__(SPECIALIZATION_B, "specialization-b")
