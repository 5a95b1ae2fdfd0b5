"""The edition page of Magical Creatures: what comes from the rulebook, and what is ours."""

from tangledbank.creatures.bestiary import BADGES, ORIGINS, load_bestiary
from tangledbank.creatures.options import EDITION_NAME, OPTIONS
from tangledbank.creatures.traits.names import NAMES

INTRO = """\
The rulebook of this game refers to a Bestiary and to cards that it does not contain, and its solo
page is damaged. What is not plainly in it is marked here and on every clause. When the printed
Bestiary turns up, one data file will be replaced."""


def edition_page() -> str:
    """The whole page as text."""
    bestiary = load_bestiary()
    lines = [EDITION_NAME, "", INTRO, "", "Traits"]
    for entry in bestiary.traits:
        lines.append(f"  {entry.en} / {entry.ru} ({entry.kind}): {entry.badge}")
        lines.append(f"    {entry.text}")
    lines += ["", "Sources: energy for 2, 3 and 4 players, and a bonus for creatures with a trait"]
    for source in bestiary.sources:
        energy = "/".join(str(number) for number in source.energy)
        bonus = f", {source.bonus} for {NAMES[source.trait]}" if source.bonus else ""
        badge = BADGES[ORIGINS.index(source.origin)]
        lines.append(f"  {source.en} / {source.ru}: {energy}{bonus} ({badge})")
    lines += ["", "Pairs of traits on the cards, each way up"]
    for name, origin in bestiary.pair_origins.items():
        lines.append(f"  {name} ({BADGES[ORIGINS.index(origin)]})")
    lines += ["", "Options, the usual value first"]
    for option in OPTIONS:
        lines.append(f"  {option.name} ({option.clause}): {', '.join(option.words)}: {option.help}")
    return "\n".join(lines)
