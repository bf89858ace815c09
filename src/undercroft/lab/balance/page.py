"""A balance report as one HTML page that needs nothing else: no scripts, no fonts from elsewhere, by day and by night.

What is out of bounds stands first; then a plot and its figures for each part."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from undercroft.lab.balance.beside import side_by_side
from undercroft.lab.balance.charts import Band, Row, histogram, intervals
from undercroft.lab.balance.results import Balance, Cards, Quests, Standing, Topic
from undercroft.lab.balance.wording import Wording
from undercroft.lab.drawing import safe

STYLE = """
:root { color-scheme: light dark; --page: #dedacf; --panel: #f3f0e8; --line: #cfc9bb; --ink: #1c2126; --soft: #454b50;
  --faint: #5b6064; --mark: #0f5f64; --out: #a5301a; --unsure: #8a4b00; --well: #2b6539; --band: #2b653922 }
@media (prefers-color-scheme: dark) { :root { --page: #0b0f12; --panel: #1a2229; --line: #33414c; --ink: #f2eadb;
  --soft: #c3bdb0; --faint: #98978f; --mark: #6cc5c0; --out: #f58468; --unsure: #f5b85a; --well: #8bc796;
  --band: #8bc7962b } }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--soft);
  font: 15px/1.5 Commissioner, system-ui, 'DejaVu Sans', sans-serif }
main { max-width: 860px; margin: 0 auto; padding: 24px 16px 48px }
h1, h2 { color: var(--ink); font-weight: 600; line-height: 1.2; margin: 0 0 8px }
h1 { font-size: 26px } section + h1 { margin-top: 48px }
h2 { font-size: 18px } p { margin: 0 0 12px } .faint { color: var(--faint) }
section { background: var(--panel); border-radius: 10px; padding: 20px 24px; margin: 16px 0; overflow-x: auto }
.findings { border-left: 5px solid var(--out) } .findings.well { border-color: var(--well) }
.findings ul { margin: 0; padding-left: 20px } .sure { color: var(--out) } .unsure { color: var(--unsure) }
.well p { color: var(--well); margin: 0 }
svg { display: block; width: 100%; min-width: 560px; height: auto } svg text { font-size: 13px; fill: var(--soft) }
svg .name { fill: var(--ink) } svg .label { fill: var(--faint); font-size: 12px } svg .out { fill: var(--out) }
svg .unsure { fill: var(--unsure) } .bar.unsure { stroke: var(--unsure) }
.grid { stroke: var(--line) } .bar { stroke: var(--mark); stroke-width: 3; stroke-linecap: round }
.bar.out { stroke: var(--out) } .dot, .column { fill: var(--mark) } .band { fill: var(--band) }
details { margin-top: 12px } summary { cursor: pointer; color: var(--mark) }
table { border-collapse: collapse; margin-top: 8px; font-variant-numeric: tabular-nums }
th, td { padding: 3px 14px 3px 0; text-align: right; white-space: nowrap } th { color: var(--faint); font-weight: 400 }
th:first-child, td:first-child { text-align: left } td:first-child { color: var(--ink) }
"""


def balance_page(balance: Balance, lang: str) -> str:
    wording = Wording(balance, lang)
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{lang}">',
            '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{safe(wording.title())}</title>",
            f"<style>{STYLE}</style></head>",
            "<body><main>",
            *_report(balance, wording),
            *[part for other in balance.beside for part in _report(other, Wording(other, lang))],
            f'<p class="faint">{safe(wording.say("footnote"))}</p>',
            "</main></body></html>",
            "",
        ]
    )


def _report(balance: Balance, wording: Wording) -> Iterator[str]:
    """All parts of one report; of several, the first shows them side by side."""
    yield f"<h1>{safe(wording.title())}</h1>"
    yield f'<p class="faint">{safe(wording.about())}</p>'
    yield from _findings(balance, wording)
    if balance.beside:
        table = _plain_table(*side_by_side(balance, wording.words.lang))
        yield from _section(wording.say("side-by-side"), table)
    for kind, standings in _kinds(balance):
        yield from _standings(kind, standings, balance, wording)
    yield from _endings(balance, wording)
    yield from _length(balance, wording)
    yield from _cards(balance, wording)
    yield from _quests(balance, wording)
    for topic in balance.topics:
        yield from _topic(topic, wording)


def _section(title: str, *parts: str) -> Iterator[str]:
    yield f"<section><h2>{safe(title)}</h2>"
    yield from parts
    yield "</section>"


def _plain_table(headers: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{safe(header)}</th>' for header in headers)
    body = "".join(f"<tr>{''.join(f'<td>{safe(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _table(headers: Sequence[str], rows: Sequence[Sequence[str]], wording: Wording) -> str:
    table = _plain_table(headers, rows)
    return f"<details><summary>{safe(wording.say('figures'))}</summary>{table}</details>"


def _findings(balance: Balance, wording: Wording) -> Iterator[str]:
    if not balance.findings:
        yield f'<section class="findings well"><p>{safe(wording.say("well"))}</p></section>'
        return
    yield f'<section class="findings"><h2>{safe(wording.say("findings"))}</h2><ul>'
    for finding in balance.findings:
        kind = "sure" if finding.sure else "unsure"
        yield f'<li class="{kind}">{safe(wording.finding(finding))}</li>'
    yield "</ul></section>"


def _marks(kind: str, balance: Balance) -> dict[str, str]:
    """How things of this kind that are out of bounds are marked."""
    found = [finding for finding in balance.findings if finding.kind.startswith(f"{kind}-")]
    return {finding.name: "out" if finding.sure else "unsure" for finding in found}


# -- victories ------------------------------------------------------------------------------------


def _kinds(balance: Balance) -> list[tuple[str, Sequence[Standing]]]:
    kinds = [("hero", balance.heroes), ("side", balance.sides), ("place", balance.places), ("seat", balance.seats)]
    return [(kind, found) for kind, found in [*kinds, ("player", balance.by_player)] if len(found) > 1]


def _standings(kind: str, standings: Sequence[Standing], balance: Balance, wording: Wording) -> Iterator[str]:
    title = wording.say(f"by-{kind}")
    far = balance.bounds.victory
    band: Band | None = None if kind == "player" else (max(0.0, balance.fair - far), balance.fair + far)
    marks = _marks(kind, balance)
    rows = [
        Row(
            wording.standing(kind, standing),
            standing.victories,
            wording.written(standing.victories),
            marks.get(standing.name, ""),
        )
        for standing in standings
    ]
    say = wording.words.say
    headers = [wording.say(f"column-{kind}"), say("lab-victories"), say("lab-mean-score"), say("ladder-matches")]
    cells = [
        [row.name, row.written, wording.written(standing.score, wording.number), wording.count(standing.matches)]
        for row, standing in zip(rows, standings, strict=True)
    ]
    chart = intervals(rows, title, band, wording.whole_percent)
    fair = wording.say("fair", share=wording.percent(balance.fair), far=round(far * 100))
    about = f'<p class="faint">{safe(fair)}</p>' if band else ""
    yield from _section(title, about, chart, _table(headers, cells, wording))


# -- endings and length ---------------------------------------------------------------------------


def _endings(balance: Balance, wording: Wording) -> Iterator[str]:
    if not balance.endings:
        return
    title = wording.say("endings")
    rows = [Row(wording.ending(each.name), each.share, wording.written(each.share)) for each in balance.endings]
    yield from _section(title, intervals(rows, title, None, wording.whole_percent))


def _length(balance: Balance, wording: Wording) -> Iterator[str]:
    title = wording.say("length")
    said = f"<p>{safe(wording.length())}</p>"
    if balance.length is None:
        yield from _section(title, said)
        return
    chart = histogram(balance.length.counts, title, balance.bounds.length, wording.whole_percent)
    yield from _section(title, said, chart)


# -- cards and quests -----------------------------------------------------------------------------


def _cards(balance: Balance, wording: Wording) -> Iterator[str]:
    if not balance.cards:
        return
    least = balance.bounds.played
    band: Band = (least, 1.0)
    about = f'<p class="faint">{safe(wording.say("cards-about", share=wording.whole_percent(least)))}</p>'
    headers = ("column-card", "column-group", "column-drawn-in", "column-played-in")
    more = ("column-drawn", "column-played", "column-discarded")
    cells = [_card_cells(card, wording) for card in balance.cards]
    chart = _shares(balance.cards, wording.say("cards"), band, wording, _marks("card", balance))
    table = _table([wording.say(header) for header in headers + more], cells, wording)
    yield from _section(wording.say("cards"), about, chart, table)


def _card_cells(card: Cards, wording: Wording) -> list[str]:
    counts = [wording.count(count) for count in (card.drawn, card.played, card.discarded)]
    share = wording.written(card.share)
    return [wording.name(card.name), wording.group(card), wording.count(card.drawn_in), share, *counts]


def _quests(balance: Balance, wording: Wording) -> Iterator[str]:
    if not balance.quests:
        return
    headers = ("column-quest", "column-group", "column-offered", "column-done")
    cells = [
        [wording.name(quest.name), wording.group(quest), wording.count(quest.offered), wording.written(quest.share)]
        for quest in balance.quests
    ]
    about = f'<p class="faint">{safe(wording.say("quests-about"))}</p>'
    chart = _shares(balance.quests, wording.say("quests"), None, wording, _marks("quest", balance))
    yield from _section(
        wording.say("quests"), about, chart, _table([wording.say(header) for header in headers], cells, wording)
    )


def _topic(topic: Topic, wording: Wording) -> Iterator[str]:
    title = wording.say(f"topic-{topic.name}")
    rows = [
        Row(wording.happening(topic.name, each.name), each.share, wording.written(each.share))
        for each in topic.happenings
    ]
    headers = [wording.say(header) for header in ("column-what", "column-share", "column-times-a-match")]
    cells = [
        [row.name, row.written, wording.figures.number(each.times, 2)]
        for row, each in zip(rows, topic.happenings, strict=True)
    ]
    yield from _section(title, intervals(rows, title, None, wording.whole_percent), _table(headers, cells, wording))


def _shares(
    things: Sequence[Cards] | Sequence[Quests],
    title: str,
    band: Band | None,
    wording: Wording,
    marks: Mapping[str, str],
) -> str:
    rows = [
        Row(wording.name(each.name), each.share, wording.written(each.share), marks.get(each.name, ""))
        for each in things
    ]
    return intervals(rows, title, band, wording.whole_percent)
