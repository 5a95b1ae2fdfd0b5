"""Lessons: small games with a guide, told in the scenario format with words added.

`docs/contribute/lessons.md` explains how to write one.
"""
