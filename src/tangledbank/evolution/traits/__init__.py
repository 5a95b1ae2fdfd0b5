"""The traits: one small class each, found by name in :mod:`tangledbank.evolution.traits.trait`."""
