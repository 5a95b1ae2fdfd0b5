"""Scenarios of The Origin of Species."""
