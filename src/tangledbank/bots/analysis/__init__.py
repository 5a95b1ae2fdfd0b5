"""Looking back at a game: what each decision was worth, and what was luck."""
