"""The laboratory: many games between bots, and what they show about traits, seats and rules."""
