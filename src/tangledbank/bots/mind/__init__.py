"""What the bots think with: judgement, playouts and search.  Compiled like the engine."""
