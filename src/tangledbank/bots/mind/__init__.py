"""The bots' thinking: judgement, playouts and search.  Compiled like the engine."""
