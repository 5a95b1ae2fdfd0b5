"""What every game is built from: game, action, view, event, chance, notation.  No rules."""
