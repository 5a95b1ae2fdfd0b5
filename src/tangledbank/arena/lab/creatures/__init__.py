"""What the laboratory counts in Evolution of Magical Creatures."""
