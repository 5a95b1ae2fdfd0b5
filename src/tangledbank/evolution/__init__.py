"""Evolution: The Origin of Species."""
