"""Defaults and hints for Evolution of Magical Creatures."""
