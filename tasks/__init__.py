"""The parts of run.py: standard library only, because they run before anything is installed."""
