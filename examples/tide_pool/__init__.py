"""Tide Pool: a game of our own in one folder.  `docs/contribute/a-new-game.md` builds it.

Usage: tangledbank --game examples/tide_pool play --edition tide-pool --seats me,bot
"""

from tide_pool.kind import TidePool

KIND = TidePool()
