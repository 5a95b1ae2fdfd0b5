"""The table of the magical creatures in the terminal, drawn from a view alone."""

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from tangledbank.cli.signs import SEATS, Signs, signs_for
from tangledbank.creatures.names import LETTERS
from tangledbank.creatures.view import CreatureView, PlayerView, View
from tangledbank.messages.speech import say, speech

#: The cells of a scale.
CELLS = 4


def draw(view: View, console: Console) -> None:
    """Show the table as the view's seat sees it: the others first, its own creatures last."""
    signs = signs_for(console)
    seats = list(range(len(view.players)))
    own = next((seat for seat in seats if view.players[seat].name == view.seat), -1)
    if own >= 0:
        seats = seats[own + 1 :] + seats[: own + 1]
    parts: list[RenderableType] = [heading(view, signs), source(view, signs)]
    if view.attack:
        parts.append(Text(f"  {view.attack[0]} {signs.attack} {view.attack[1]}", "bold red"))
    parts += [player_area(view, seat, signs) for seat in seats]
    if view.hand:
        cards = [Text(f" {signs.dot} {' / '.join(called(name))}") for name in view.hand]
        parts.append(Text(f" {say('creatures-your-hand')}", "bold"))
        parts.append(Columns(cards, padding=(0, 3), column_first=True))
    parts.append(legend(signs))
    console.print(Group(*parts))


def called(card: str) -> list[str]:
    """The traits of a card by their names."""
    return [speech().trait("creatures", trait) for trait in card.split("/")]


def heading(view: View, signs: Signs) -> Rule:
    title = Text()
    title.append(say("terminal-round", round=view.round), "bold")
    phase = speech().called("phase", view.phase)
    whose = say("terminal-turn-of", name=view.turn) if view.turn else phase
    edition = say("terminal-edition", edition=speech().called("edition", view.edition))
    title.append(f" {signs.dot} {whose} {signs.dot} {edition}", "dim")
    if view.options:
        changed = ", ".join(f"{name}={value}" for name, value in sorted(view.options.items()))
        title.append(f" {signs.dot} {changed}", "dim")
    return Rule(title, style="bright_black", characters="─" if signs.tie == "═" else "-")


def source(view: View, signs: Signs) -> Text:
    there = view.source
    line = Text(" ")
    line.append(say(f"source-{there.name.lower().replace(' ', '-')}"), "bold")
    line.append("  ")
    line.append(signs.red * there.lower, "yellow")
    line.append(" " if there.lower else "").append(say("terminal-for-all", count=there.lower))
    if there.trait:
        line.append("   ")
        line.append(signs.blue * there.upper, "bright_blue")
        (trait,) = called(there.trait)
        line.append(f" {say('terminal-for-trait', count=there.upper, trait=trait)}")
    line.append(f"   {say('terminal-deck', count=view.deck_size)}", "dim")
    line.append(f"   {say('terminal-discard', count=view.discard_size)}", "dim")
    if len(view.players) > 1 and view.players[-1].hand_size == 0 and view.choice_size:
        line.append(f"   {say('terminal-choice-cards', count=view.choice_size)}", "dim")
    return line


def player_area(view: View, seat: int, signs: Signs) -> RenderableType:
    player = view.players[seat]
    parts: list[RenderableType] = [player_line(view, seat, signs)]
    if player.creatures:
        parts.append(Columns([creature_card(one, seat, signs) for one in player.creatures]))
    else:
        parts.append(Text(f"   {say('terminal-no-creatures')}", "dim"))
    return Group(*parts)


def player_line(view: View, seat: int, signs: Signs) -> Text:
    player: PlayerView = view.players[seat]
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(f"{signs.acts if view.to_act == player.name else ' '} ", "bold")
    line.append(f"{LETTERS[seat]} {player.name}", f"bold {SEATS[seat]}")
    if player.name == view.seat:
        line.append(f" ({say('terminal-you')})")
    if player.name == view.first:
        line.append(f" {signs.first} {say('terminal-first')}")
    line.append("  ")
    line.append(signs.fat * player.tokens, "bold magenta")
    line.append(signs.lean * max(0, player.goal - player.tokens), "magenta")
    line.append(f" {say('terminal-transmuted-of', count=player.tokens, goal=player.goal)}")
    line.append(f" {signs.dot} {say('terminal-in-hand', count=player.hand_size)}", "dim")
    return line


def creature_card(creature: CreatureView, seat: int, signs: Signs) -> Panel:
    style = "strike" if creature.scared else ""
    lines = [Text(" ".join(called(trait.trait)), style) for trait in creature.traits]
    if creature.asleep:
        lines.append(Text(f"{signs.asleep} {say('creatures-asleep')}", "bold"))
    if creature.scared:
        lines.append(Text(say("terminal-scared"), "bold yellow"))
    if creature.card:
        lines.append(Text(f"({speech().card('creatures', creature.card)})", "dim"))
    title = Text().append(creature.name, f"bold {SEATS[seat]}").append(" ")
    title.append(signs.red * creature.energy, "yellow")
    title.append(signs.hungry * (CELLS - creature.energy))
    title.append(f" {creature.energy}/{creature.need}")
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


def legend(signs: Signs) -> Text:
    line = Text(" ", "dim")
    line.append(signs.red, "yellow")
    line.append(f" {say('terminal-sign-energy')}  {signs.hungry} {say('terminal-sign-free')}  ")
    line.append(f"{signs.fat}{signs.lean}", "magenta")
    line.append(f" {say('terminal-sign-transmuted')}  ")
    line.append(f"{signs.asleep} {say('creatures-asleep')}  {say('terminal-sign-face')}")
    return line
