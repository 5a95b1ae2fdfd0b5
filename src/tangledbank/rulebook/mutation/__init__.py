"""Mutation testing of the rules, with the rulebook's scenarios as the only judge.

A mutant is the engine with one small error.  The share of mutants that some scenario fails on says
how strong the rulebook is; the survivors say where it is weak.
"""
