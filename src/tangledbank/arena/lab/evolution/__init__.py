"""What the laboratory counts in The Origin of Species."""
