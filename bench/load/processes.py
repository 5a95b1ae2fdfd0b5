"""What a process and its children take of the machine, from `/proc`."""

import os
import re
from pathlib import Path


def family(pid: int) -> list[int]:
    children = Path(f"/proc/{pid}/task/{pid}/children")
    below = [int(one) for one in children.read_text().split()] if children.exists() else []
    return [pid, *(one for child in below for one in family(child))]


def memory_of(pid: int) -> int:
    """Resident megabytes of a process and its children."""
    return sum(_resident(one) for one in family(pid)) // 1024


def cpu_of(pid: int) -> float:
    """Seconds of CPU time of a process and its children so far."""
    return sum(_cpu(one) for one in family(pid))


def _resident(pid: int) -> int:
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return int(found.group(1)) if found else 0


def _cpu(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
