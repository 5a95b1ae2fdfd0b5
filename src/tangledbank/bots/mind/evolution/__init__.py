"""How bots judge The Origin of Species."""
