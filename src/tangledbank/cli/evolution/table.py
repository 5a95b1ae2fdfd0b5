"""A picture of the table in the terminal, drawn from a view alone."""

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tangledbank.cli.signs import SEATS, Signs, signs_for
from tangledbank.evolution.names import LETTERS
from tangledbank.evolution.view import AnimalView, LinkView, PlayerView, TraitView, View
from tangledbank.messages.speech import say, speech

#: From this width on, two players sit side by side if there are many.
WIDE = 130
#: Between two that lie side by side.
GAP = 2


def draw(view: View, console: Console) -> None:
    """Show the table as the view's seat sees it: the others first, its own animals last."""
    console.print(picture(view, signs_for(console), console.width))


def picture(view: View, signs: Signs, width: int) -> Group:
    seats = list(range(len(view.players)))
    own = next((seat for seat in seats if view.players[seat].name == view.seat), -1)
    if own >= 0:
        seats = seats[own + 1 :] + seats[: own + 1]
    parts: list[RenderableType] = [heading(view, signs), middle(view, signs)]
    paired: list[int] = []
    if width >= WIDE and len(seats) > 3:
        paired = seats[:-1] if own >= 0 else seats
        half = (width - GAP) // 2
        parts.append(side_by_side([player_area(view, seat, signs, half) for seat in paired]))
    parts.extend(player_area(view, seat, signs, width) for seat in seats[len(paired) :])
    if view.hand:
        parts.append(hand(view, signs))
    parts.append(legend(signs))
    return Group(*parts)


def side_by_side(players: list[RenderableType]) -> Table:
    grid = Table.grid(expand=True, padding=(0, GAP))
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    for place in range(0, len(players), 2):
        grid.add_row(*players[place : place + 2])
    return grid


# What lies in the middle


def heading(view: View, signs: Signs) -> Rule:
    title = Text()
    title.append(say("table-status-turn", turn=view.turn), "bold")
    title.append(f" {signs.dot} {speech().called('phase', view.phase)}")
    if view.phase == "feeding":
        title.append(f" {signs.dot} {say('terminal-phase-round', round=view.round)}")
    if view.last_turn:
        title.append(f" {signs.dot} ")
        title.append(say("table-status-last-turn").upper(), "bold reverse")
    edition = speech().called("edition", view.edition)
    title.append(f" {signs.dot} {say('terminal-edition', edition=edition)}", "dim")
    return Rule(title, style="bright_black", characters="─" if signs.tie == "═" else "-")


def middle(view: View, signs: Signs) -> RenderableType:
    line = Text(" ")
    if view.supplies:
        for location, food in view.supplies.items():
            line.append(f"{place(location)} ", "bold")
            line.append_text(supply(food, signs))
            line.append("   ")
    else:
        line.append(f"{say('table-food')} ", "bold")
        line.append_text(supply(view.food, signs))
        line.append("   ")
    line.append(say("terminal-deck", count=view.deck_size))
    if view.discard_size:
        line.append(f"   {say('terminal-discard', count=view.discard_size)}")
    if view.shells:
        line.append(f"   {say('terminal-shells', count=view.shells)}")
    if view.attack is not None:
        line.append("   ")
        line.append(
            f" {view.attack.hunter} {signs.attack} {view.attack.prey} ", "bold white on red"
        )
        line.append(f" {say('animal-prey')}")
    if view.options:
        changed = ", ".join(
            f"{name}={str(value).lower()}" for name, value in sorted(view.options.items())
        )
        return Group(line, Text(f" {say('terminal-house-rules', options=changed)}", "dim"))
    return line


def supply(food: int, signs: Signs) -> Text:
    line = Text(signs.red * food, "red")
    return line.append(f" {food}" if food else say("terminal-no-food"), "default")


def place(location: str) -> str:
    return say(f"location-{location}")


# A player


def player_area(view: View, seat: int, signs: Signs, width: int) -> RenderableType:
    player = view.players[seat]
    parts: list[RenderableType] = [player_line(view, seat, signs)]
    cards = {one.name: animal_card(one, player, signs, seat) for one in player.animals}
    if not cards:
        parts.append(Text(f"   {say('terminal-no-animals')}", "dim"))
    elif view.supplies:
        homes = {
            location: [one for one in player.animals if one.location == location]
            for location in view.supplies
        }
        parts.append(
            map_of(
                {
                    location: [cards[one.name] for one in there]
                    for location, there in homes.items()
                    if there
                },
                width,
            )
        )
    else:
        parts.append(Columns(list(cards.values())))
    if player.remains:
        parts.append(remains(player.remains))
    if player.links:
        parts.append(Padding(ties(player.links, signs), (0, 0, 0, 1)))
    return Group(*parts)


def map_of(homes: dict[str, list[Panel]], width: int) -> RenderableType:
    """The animals of each location together, and as many locations in a row as there is room."""
    rows: list[list[tuple[str, int]]] = []
    room = 0
    for location, cards in homes.items():
        wide = min(width, sum(card.width or 0 for card in cards) + len(cards) - 1)
        if not rows or room < wide:
            rows.append([])
            room = width
        rows[-1].append((location, wide))
        room -= wide + GAP
    return Group(*(map_row(row, homes) for row in rows))


def map_row(row: list[tuple[str, int]], homes: dict[str, list[Panel]]) -> Table:
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for _, wide in row:
        grid.add_column(width=wide)
    grid.add_row(*(Text(f"  {place(location)}", "italic") for location, _ in row))
    grid.add_row(*(Columns(homes[location]) for location, _ in row))
    return grid


def remains(animals: list[AnimalView]) -> Text:
    """What is left of eaten animals that will come back."""
    line = Text(f"   {say('terminal-remains')}", "italic")
    for animal in animals:
        traits = ", ".join(called(trait.trait) for trait in animal.traits)
        line.append(f" {animal.name}", "bold")
        if animal.location:
            line.append(f" {say('terminal-remains-in', place=place(animal.location))}")
        line.append(f" ({traits})")
    return line


def player_line(view: View, seat: int, signs: Signs) -> Text:
    player = view.players[seat]
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(f"{signs.acts if view.to_act == player.name else ' '} ", "bold")
    line.append(f"{LETTERS[seat]} {player.name}", f"bold {SEATS[seat]}")
    if player.name == view.seat:
        line.append(f" ({say('terminal-you')})")
    if player.name == view.first:
        line.append(f" {signs.first} {say('terminal-first')}")
    facts = [
        say("terminal-in-hand", count=player.hand_size),
        say("terminal-points", count=player.score),
    ]
    if player.discard_size:
        facts.append(say("terminal-discarded", count=player.discard_size))
    if player.passed:
        facts.append(say("table-player-passed"))
    line.append(f"  {f' {signs.dot} '.join(facts)}", "dim")
    return line


def animal_card(animal: AnimalView, player: PlayerView, signs: Signs, seat: int) -> Panel:
    lines = [trait_line(trait, signs) for trait in animal.traits]
    partners = ties_of(animal, player.links)
    if partners:
        lines.append(Text(f"{signs.tie} {' '.join(partners)}", "bright_blue"))
    if animal.asleep:
        lines.append(Text(f"{signs.asleep} {say('terminal-asleep')}", "bold"))
    if animal.poisoned:
        lines.append(Text(f"{signs.poisoned} {say('terminal-poisoned')}", "bold green"))
    if animal.hidden:
        lines.append(Text(f"{signs.hidden} {say('terminal-hidden')}", "bold"))
    if animal.paralysed:
        lines.append(Text(f"{signs.paralysed} {say('terminal-paralysed')}", "bold"))
    if animal.turned:
        lines.append(Text(f"{signs.turned} {say('terminal-turned')}", "bold"))
    title = Text().append(animal.name, f"bold {SEATS[seat]}").append(" ")
    title.append_text(food(animal, signs))
    return Panel(
        Text("\n").join(lines),
        title=title,
        title_align="left",
        border_style="bright_black",
        padding=(0, 1),
        expand=False,
        # Rich makes room for what is inside, not for the title.
        width=max(title.cell_len + 6, max((line.cell_len for line in lines), default=0) + 4),
    )


def ties_of(animal: AnimalView, links: list[LinkView]) -> list[str]:
    """The animals it is tied to, each once."""
    partners: list[str] = []
    for link in links:
        if animal.name in link.animals:
            partners.extend(name for name in link.animals if name != animal.name)
    return list(dict.fromkeys(partners))


def called(trait: str) -> str:
    return speech().trait("evolution", trait)


def trait_line(trait: TraitView, signs: Signs) -> Text:
    line = Text(called(trait.trait))
    if trait.off:
        line.append(f" {say('terminal-off')}")
        line.stylize("dim strike")
    if trait.trait in ("parasite", "neoplasia"):
        line.stylize("magenta")
    elif trait.trait == "carnivorous":
        line.stylize("bold")
    if trait.token == "yellow":
        line.append(f" {signs.fat}", "yellow")
    elif trait.token != "none":
        line.append(f" {token(trait.token, signs)}", trait.token)
    elif trait.trait == "fat-tissue":
        line.append(f" {signs.lean}", "yellow")
    if trait.used:
        line.append(f" {signs.used}", "dim")
    elif trait.rests and trait.trait == "hibernation":
        # No other trait is kept from working by its use in the turn before.
        line.append(f" {signs.rests}", "dim")
    return line


def token(colour: str, signs: Signs) -> str:
    return signs.red if colour == "red" else signs.blue


def food(animal: AnimalView, signs: Signs) -> Text:
    """What it has of what it needs: a sign for each token, and the numbers."""
    line = Text()
    line.append(signs.red * animal.red, "red")
    line.append(signs.blue * animal.blue, "bright_blue")
    had = animal.red + animal.blue
    line.append(signs.hungry * max(0, animal.need - had), "bold default")
    line.append(f" {had}/{animal.need}", "bold default" if animal.fed else "default")
    if animal.fed:
        line.append(f" {say('terminal-fed')}", "green")
    return line


def ties(links: list[LinkView], signs: Signs) -> RenderableType:
    """The pair cards, each once, between the two animals that share it."""
    return Columns([tie(link, signs) for link in links], padding=(0, 3))


def tie(link: LinkView, signs: Signs) -> Text:
    one, other = link.animals
    if link.symbiont == other:
        one, other = other, one
    line = Text(no_wrap=True)
    line.append(one, "bold")
    if link.symbiont:
        line.append(f" ({say('terminal-symbiont')})")
    line.append(f" {signs.tie * 2} {called(link.trait)}", "bright_blue")
    if link.used:
        line.append(f" {signs.used}", "dim")
    line.append(f" {signs.tie * 2} ", "bright_blue")
    line.append(other, "bold")
    return line


# What the viewer holds


def hand(view: View, signs: Signs) -> RenderableType:
    """Numbered while cards are played: then a number is a choice."""
    cards = []
    for number, name in enumerate(view.hand, 1):
        card = Text(no_wrap=True)
        card.append(f"{number:>2} " if view.phase == "development" else f" {signs.dot} ", "bold")
        card.append(" / ".join(called(trait) for trait in name.split("/")))
        cards.append(card)
    title = Text(f" {say('creatures-your-hand')}", "bold")
    return Group(title, Columns(cards, padding=(0, 3), column_first=True))


def legend(signs: Signs) -> Text:
    line = Text(" ", "dim")
    line.append(signs.red, "red")
    line.append(f" {say('terminal-sign-red')}  ")
    line.append(signs.blue, "bright_blue")
    line.append(f" {say('terminal-sign-blue')}  ")
    line.append(signs.hungry)
    line.append(f" {say('terminal-sign-missing')}  ")
    line.append(f"{signs.fat}{signs.lean}", "yellow")
    line.append(f" {say('terminal-sign-fat')}  {signs.used} {say('terminal-sign-used')}  ")
    line.append(f"{signs.rests} {say('terminal-sign-rests')}  ")
    line.append(f"{signs.tie} {say('terminal-sign-tied')}")
    return line
