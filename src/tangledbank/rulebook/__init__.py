"""The executable rulebook: clauses in words for players, and the scenarios that prove them."""
