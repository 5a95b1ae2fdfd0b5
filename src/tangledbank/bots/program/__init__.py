"""Bots that are programs of their own: they speak a line protocol on stdin and stdout.

`docs/program/bot-protocol.md` describes it.  `ProgramBot` runs such a program as a bot; `speaker`
runs a built-in bot as one.
"""
