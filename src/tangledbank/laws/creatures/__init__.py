"""The same laws for Magical Creatures."""
