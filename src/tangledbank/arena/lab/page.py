"""A page for sharing: one self-contained HTML file, light or dark."""

from collections.abc import Sequence
from html import escape
from typing import Final

from tangledbank.arena.lab.figures import Figure
from tangledbank.arena.lab.sheets import TEXT, Cell, Column, Sheet, told
from tangledbank.arena.svg import CHART_STYLE, DARK, FONT, LIGHT, Drawing, colours

STYLE: Final = f"""
:root{{color-scheme:light dark;{colours(LIGHT)}}}
@media(prefers-color-scheme:dark){{:root{{{colours(DARK)}}}}}
*{{box-sizing:border-box}}
body{{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 {FONT}}}
main{{max-width:880px;margin:0 auto;padding:40px 20px 72px}}
header p{{margin:.2em 0}}
h1{{font-size:2rem;line-height:1.2;letter-spacing:-.01em;margin:0 0 .3em}}
h2{{font-size:1.25rem;margin:2.4em 0 .3em}}
.eyebrow{{text-transform:uppercase;letter-spacing:.12em;font-size:.75rem;color:var(--muted)}}
.lead{{color:var(--muted);max-width:62ch}}
.facts{{display:grid;grid-template-columns:repeat(auto-fit,minmax(210px,1fr));gap:12px;
margin:28px 0}}
.fact{{background:var(--card);border:1px solid var(--grid);border-radius:10px;padding:12px 16px}}
.fact b{{display:block;font-size:1.5rem;font-variant-numeric:tabular-nums;line-height:1.2}}
.fact span{{color:var(--muted);font-size:.85rem}}
.about{{color:var(--muted);margin:.1em 0 1em;max-width:70ch}}
figure{{margin:0 0 14px;background:var(--card);border:1px solid var(--grid);border-radius:10px;
padding:10px 8px;overflow-x:auto}}
figure svg{{display:block;width:100%;min-width:560px;height:auto}}
figure svg.narrow{{display:none;min-width:0}}
@media(max-width:600px){{figure svg.wide{{display:none}}figure svg.narrow{{display:block}}}}
details{{margin:0 0 8px}}
summary{{cursor:pointer;color:var(--plain)}}
.scroll{{overflow-x:auto}}
table{{border-collapse:collapse;font-size:.88rem;font-variant-numeric:tabular-nums;margin-top:8px;
width:100%}}
th{{text-align:right;font-weight:600;color:var(--muted);padding:4px 10px;
border-bottom:1px solid var(--grid)}}
td{{text-align:right;padding:3px 10px;border-bottom:1px solid var(--grid);white-space:nowrap}}
th.text,td.text{{text-align:left}}
td i{{font-style:normal;color:var(--muted);font-size:.85em;margin-left:.4em}}
pre{{background:var(--card);border:1px solid var(--grid);border-radius:10px;padding:12px 16px;
overflow-x:auto;font-size:.85rem;white-space:pre-wrap}}
footer{{margin-top:3em;color:var(--muted);font-size:.9rem}}
{CHART_STYLE}
"""


class Section:
    """A sheet and its charts; `open` shows the table at once."""

    def __init__(self, sheet: Sheet, pictures: Sequence[Drawing] = (), shown: bool = False) -> None:
        self.sheet = sheet
        self.pictures = list(pictures)
        self.shown = shown


class Page:
    """The page of a study or a comparison."""

    def __init__(self, title: str, table: str, facts: dict[str, str], command: str) -> None:
        self.title = title
        self.table = table  # the setting in words
        self.facts = facts  # a few numbers for the top: words -> number
        self.command = command  # the command that made it
        self.sections: list[Section] = []
        self.closing = ""

    def to_html(self) -> str:
        facts = "".join(
            f'<div class="fact"><b>{escape(number)}</b><span>{escape(words)}</span></div>'
            for words, number in self.facts.items()
        )
        sections = "".join(section_html(section) for section in self.sections)
        return (
            '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width,initial-scale=1">'
            f"<title>{escape(self.title)}</title><style>{STYLE}</style></head><body><main>"
            '<header><p class="eyebrow">Tangled Bank · laboratory</p>'
            f'<h1>{escape(self.title)}</h1><p class="lead">{escape(self.table)}</p></header>'
            f'<div class="facts">{facts}</div>{sections}'
            f"<footer><p>{escape(self.closing)}</p><p>Made by</p>"
            f"<pre>{escape(self.command)}</pre></footer></main></body></html>\n"
        )


def section_html(section: Section) -> str:
    sheet = section.sheet
    pictures = "".join(f"<figure>{one.inner()}</figure>" for one in section.pictures)
    return (
        f'<section id="{escape(sheet.key)}"><h2>{escape(sheet.title)}</h2>'
        f'<p class="about">{escape(sheet.about)}</p>{pictures}'
        f"<details{' open' if section.shown else ''}><summary>Table</summary>"
        f'<div class="scroll">{table_html(sheet)}</div></details></section>'
    )


def table_html(sheet: Sheet) -> str:
    head = "".join(f"<th{kind_of(one)}>{escape(one.name)}</th>" for one in sheet.columns)
    body = "".join(
        "<tr>"
        + "".join(
            cell_html(cell, column) for cell, column in zip(row, sheet.columns, strict=True)
        )
        + "</tr>"
        for row in sheet.rows
    )  # fmt: skip
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def cell_html(cell: Cell, column: Column) -> str:
    number, doubt = told(cell, column.style)
    more = f"<i>{escape(doubt)}</i>" if doubt else ""
    hint = ""
    if isinstance(cell, Figure) and cell.count:
        hint = f' title="measured on {cell.count:,}"'
    return f"<td{kind_of(column)}{hint}>{escape(number)}{more}</td>"


def kind_of(column: Column) -> str:
    return ' class="text"' if column.style == TEXT else ""
