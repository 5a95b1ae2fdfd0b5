"""Scenarios of Evolution of Magical Creatures."""
