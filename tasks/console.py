"""Output to the terminal."""


def say(text: str) -> None:
    print(text, flush=True)


def heading(title: str) -> None:
    say(f"\n=== {title} ===")
