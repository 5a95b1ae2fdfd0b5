"""Explains why a program failed, in a sentence, from its output."""

import re
import shutil
from pathlib import Path

DISK_FULL = "The disk is full. Free some space, then run this again."
NO_NETWORK = (
    "The packages could not be downloaded. Check your network connection, then run this again."
)
SIGNS = [
    (DISK_FULL, r"No space left on device|ENOSPC|\[Errno 28\]|not enough space on the disk"),
    (
        NO_NETWORK,
        r"name resolution|ConnectionError|NewConnectionError|Connection refused|ENOTFOUND|EAI_AGAIN"
        r"|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|Network is unreachable|timed out"
        r"|from versions: none|error sending request|dns error",
    ),
]


#: Less free space than this, in bytes, counts as none.
SPARE = 2_000_000


def disk_is_full(folder: Path) -> bool:
    return shutil.disk_usage(folder).free < SPARE


def why(program: str, printed: str) -> str:
    for sentence, signs in SIGNS:
        if re.search(signs, printed):
            return sentence
    return f"{program} failed. It printed:\n{printed.strip()}"
