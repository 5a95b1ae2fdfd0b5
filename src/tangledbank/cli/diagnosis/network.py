"""Can the server be reached: is its port free, and is there a browser to open?"""

import os
import sys
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Iterator

from tangledbank.cli.diagnosis.finding import Finding, broken, note, ok

SUBJECT = "Port"
#: What `/health` of a server answers.
UP = b"up\n"


def port(host: str, number: int) -> Iterator[Finding]:
    from tangledbank.cli.serve import listen

    try:
        listen(host, number).close()
    except PermissionError:
        yield broken(
            SUBJECT,
            f"You may not listen on port {number}.",
            "Choose a port of 1024 or more with --port, and put a proxy in front.",
        )
    except OSError as error:
        yield taken(host, number, error)
    else:
        yield ok(SUBJECT, f"Port {number} on {host} is free.")


def taken(host: str, number: int, error: OSError) -> Finding:
    if server_answers(host, number):
        return ok(SUBJECT, f"A Tangled Bank server is running on {host}, port {number}.")
    free = next_free(host, number)
    return broken(
        SUBJECT,
        f"Nothing can listen on {host}, port {number}: {error.strerror or error}.",
        f"Stop the program that uses it, or choose another: --port {free}"
        if free
        else "Choose an address of this machine with --host.",
    )


def server_answers(host: str, number: int) -> bool:
    """Is it one of ours that has the port?"""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, host)
    # A proxy of the environment has no business between this machine and itself.
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(f"http://{shown}:{number}/health", timeout=5) as answer:
            return bool(answer.read(len(UP) + 1) == UP)
    except (OSError, ValueError, urllib.error.URLError):
        return False


def next_free(host: str, number: int) -> int | None:
    from tangledbank.cli.serve import listen

    for candidate in range(number + 1, min(number + 100, 65536)):
        try:
            listen(host, candidate).close()
        except OSError:
            continue
        return candidate
    return None


def browser() -> Iterator[Finding]:
    """`tangledbank` opens one; a server needs none."""
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("BROWSER")
    ):
        text = "There is no desktop here to open a browser on."
        yield note("Browser", text, "Start the server and open its address on another machine.")
        return
    try:
        name = getattr(webbrowser.get(), "name", "the system's")
    except webbrowser.Error:
        text = "No browser was found to open the game in."
        yield note("Browser", text, "Open the address that the server prints yourself.")
    else:
        yield ok("Browser", f"The game opens in {name}.")
