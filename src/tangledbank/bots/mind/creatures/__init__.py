"""How bots judge Evolution of Magical Creatures."""
