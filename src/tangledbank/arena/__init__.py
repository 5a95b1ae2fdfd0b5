"""The arena: bots against bots, and what came of it."""
