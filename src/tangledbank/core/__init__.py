"""What every game here is made of: game, action, view, event, chance, notation. No rules."""
