"""The standings of a tournament in the terminal."""

from typing import Final

from rich.console import Console, Group
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table
from rich.text import Text

from tangledbank import engine_build
from tangledbank.arena.bets import AHEAD, BEHIND, LEVEL
from tangledbank.arena.campaign import Campaign, fault_name
from tangledbank.arena.standings import Standings
from tangledbank.arena.standings_plot import thought
from tangledbank.bots.program.entering import titles_of

#: So many faults are told one by one.
SHOWN: Final = 5


def table(*columns: str) -> Table:
    made = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for place, column in enumerate(columns):
        made.add_column(column, justify="left" if place == 0 else "right")
    return made


def standings_table(standings: Standings) -> Table:
    made = table("bot", "wins", "95 % interval", "x fair", "rating", "±", "score", "move", "faults")
    titles = titles_of(tuple(standings.of))
    for one in standings.ranked():
        low, high = one.interval
        rating = standings.rating(one.bot)
        fair = standings.fair
        colour = "green" if low > fair else "red" if high < fair else ""
        made.add_row(
            titles[one.bot],
            Text(f"{one.win_share:.1%}", colour),
            f"{low:.1%} to {high:.1%}",
            f"{one.win_share / fair:.2f}",
            f"{rating.mu:.1f}",
            f"{rating.interval[1] - rating.mu:.1f}",
            f"{one.scores.mean:.2f}",
            thought(one.mean_seconds) if one.moves else "",
            Text(str(one.faults), "red" if one.faults else "dim"),
        )
    return made


def live_table(campaign: Campaign, seconds: float) -> Group:
    """What is shown while it is played."""
    standings = campaign.standings
    size = campaign.tournament.block_size
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), auto_refresh=False
    )
    pace = (standings.games - campaign.resumed) / seconds if seconds > 0 else 0.0
    total = campaign.blocks * size
    told = f"games, {pace:.1f}/s" + (", until sure" if campaign.until_sure else "")
    if pace > 0:
        most = "at most " if campaign.until_sure else ""
        told += f", {most}{lasting((total - standings.games) / pace)} to go"
    bar.add_task(told, total=total, completed=standings.games)
    return Group(standings_table(standings), verdicts_text(standings), bar)


def lasting(seconds: float) -> str:
    """A time to wait, roughly.

    >>> lasting(42.3), lasting(500), lasting(9000)
    ('42 s', '8 min', '2.5 h')
    """
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"


def verdicts_text(standings: Standings) -> Text:
    lines = []
    titles = titles_of(tuple(standings.of))
    for pair, verdict in standings.test.verdicts().items():
        one, other = (titles[spec] for spec in pair)
        told = {
            AHEAD: f"{one} is stronger than {other}",
            BEHIND: f"{other} is stronger than {one}",
            LEVEL: f"{one} and {other} are level within {standings.test.margin:.0%}",
        }
        lines.append(told.get(verdict, f"{one} or {other}: not decided yet"))
    return Text("\n".join(lines), "dim")


def meetings_table(standings: Standings) -> Table:
    bots = [one.bot for one in standings.ranked()]
    titles = titles_of(tuple(standings.of))
    made = table("finished ahead of", *(titles[one] for one in bots))
    for one in bots:
        row = [titles[one]]
        for other in bots:
            meeting = standings.meetings.get((one, other))
            if meeting is None or not meeting.count:
                row.append("")
                continue
            low, high = meeting.interval
            row.append(f"{meeting.share:.1%} ±{(high - low) / 2:.1%}")
        made.add_row(*row)
    return made


def thinking_table(standings: Standings) -> Table:
    made = table("thinking (CPU)", "moves", "a move", "longest", "total")
    titles = titles_of(tuple(standings.of))
    for one in standings.ranked():
        if one.moves:
            made.add_row(
                titles[one.bot],
                f"{one.moves:,}",
                thought(one.mean_seconds),
                thought(one.longest),
                thought(one.seconds),
            )
    return made


def report(campaign: Campaign, seconds: float, console: Console) -> None:
    standings = campaign.standings
    tournament = campaign.tournament
    say = console.print
    sets = "" if tournament.sets is None else f" with {', '.join(tournament.sets)}"
    blocks = f"{standings.blocks} blocks of {tournament.block_size}"
    head = f"{standings.games} games in {blocks}, edition {tournament.edition}{sets}"
    say(Text(f"{head}, {tournament.seats} seats", "bold"))
    if campaign.resumed:
        say(f"{campaign.resumed} of them from the results file")
    played = standings.games - campaign.resumed
    if played and seconds > 0:
        say(f"{played / seconds:,.1f} games/s ({engine_build()} engine, {seconds:.1f} s)")
    say(standings_table(standings))
    say(verdicts_text(standings))
    if campaign.until_sure and not campaign.sure:
        say("Not decided after all games: play more.")
    if len(standings.of) > 2:
        say(meetings_table(standings))
    say(thinking_table(standings))
    tell_faults(campaign, console)


def tell_faults(campaign: Campaign, console: Console) -> None:
    faults = campaign.standings.faults
    if not faults:
        return
    console.print(Text(f"{len(faults)} moves were lost to the default decision", "bold red"))
    for bout, place in faults[:SHOWN]:
        fault = bout.faults[place]
        who = f"{bout.bots[fault.seat]} in game {bout.game}, move {fault.move} ({fault.asked})"
        console.print(f"  {who}: {fault.why}; played: {fault.default}", markup=False)
        if fault.position and campaign.faults_in is not None:
            path = campaign.faults_in / fault_name(bout.game, fault.move)
            console.print(f"    the position: tangledbank replay {path}", markup=False)
    if len(faults) > SHOWN:
        console.print(f"  and {len(faults) - SHOWN} more")
