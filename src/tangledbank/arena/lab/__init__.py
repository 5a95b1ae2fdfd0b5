"""The laboratory: many games between bots, and what they say about traits, seats and rules."""
