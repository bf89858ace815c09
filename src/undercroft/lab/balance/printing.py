"""A balance report for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from undercroft.lab.balance.beside import side_by_side
from undercroft.lab.balance.results import Balance, Standing, Topic
from undercroft.lab.balance.wording import Wording
from undercroft.lab.report import plain_table, print_paragraph


def print_balance(balance: Balance, lang: str, console: Console) -> None:
    """What is out of bounds first, then all figures; then the same of other players, and all side by side."""
    _print_report(balance, Wording(balance, lang), console)
    for other in balance.beside:
        console.print()
        _print_report(other, Wording(other, lang), console)
    if balance.beside:
        wording = Wording(balance, lang)
        _section(wording.say("side-by-side"), wording, console)
        console.print(_side_by_side(balance, lang))


def _side_by_side(balance: Balance, lang: str) -> Table:
    headers, rows = side_by_side(balance, lang)
    table = plain_table(*headers)
    for row in rows:
        table.add_row(*map(Text, row))
    return table


def _print_report(balance: Balance, wording: Wording, console: Console) -> None:
    print_paragraph(wording.title(), console, "bold")
    print_paragraph(wording.about(), console, "dim")
    console.print()
    _print_findings(balance, wording, console)
    _section(wording.say("length"), wording, console)
    print_paragraph(wording.length(), console)
    for kind, standings in _standings(balance):
        _section(wording.say(f"by-{kind}"), wording, console)
        console.print(_standing_table(kind, standings, wording))
    for title, table in _tables(balance, wording):
        _section(title, wording, console)
        console.print(table)


def _section(title: str, wording: Wording, console: Console) -> None:
    console.print()
    console.print(Text(title, style="bold"))


def _print_findings(balance: Balance, wording: Wording, console: Console) -> None:
    if not balance.findings:
        console.print(Text(wording.say("well"), style="green"))
        return
    console.print(Text(wording.say("findings"), style="bold"))
    for finding in balance.findings:
        print_paragraph(wording.finding(finding), console, "red" if finding.sure else "yellow", indent=2)


def _standings(balance: Balance) -> list[tuple[str, Sequence[Standing]]]:
    """Those of which there are any."""
    all_kinds = [
        ("hero", balance.heroes),
        ("side", balance.sides),
        ("seat", balance.seats),
        ("place", balance.places),
        ("player", balance.by_player),
    ]
    return [(kind, standings) for kind, standings in all_kinds if len(standings) > 1]


def _standing_table(kind: str, standings: Sequence[Standing], wording: Wording) -> Table:
    say = wording.words.say
    headers = [say("lab-victories"), say("lab-interval"), say("lab-mean-score"), say("lab-interval")]
    table = plain_table(wording.say(f"column-{kind}"), *headers, say("ladder-matches"))
    for standing in standings:
        table.add_row(
            Text(wording.standing(kind, standing)),
            wording.percent(standing.victories.value),
            wording.interval(standing.victories),
            wording.figures.number(standing.score.value, 2),
            wording.interval(standing.score, lambda value: wording.figures.number(value, 2)),
            wording.count(standing.matches),
        )
    return table


def _tables(balance: Balance, wording: Wording) -> list[tuple[str, Table]]:
    found = []
    if balance.endings:
        found.append((wording.say("endings"), _endings(balance, wording)))
    if balance.cards:
        found.append((wording.say("cards"), _cards(balance, wording)))
    if balance.quests:
        found.append((wording.say("quests"), _quests(balance, wording)))
    found += [(wording.say(f"topic-{topic.name}"), _topic(topic, wording)) for topic in balance.topics]
    return found


def _topic(topic: Topic, wording: Wording) -> Table:
    columns = ("column-what", "column-share")
    table = plain_table(
        *map(wording.say, columns), wording.words.say("lab-interval"), wording.say("column-times-a-match")
    )
    for each in topic.happenings:
        table.add_row(
            Text(wording.happening(topic.name, each.name)),
            wording.percent(each.share.value),
            wording.interval(each.share),
            wording.figures.number(each.times, 2),
        )
    return table


def _endings(balance: Balance, wording: Wording) -> Table:
    table = plain_table(*map(wording.say, ("column-ending", "column-share")), wording.words.say("lab-interval"))
    for ending in balance.endings:
        share = ending.share
        table.add_row(Text(wording.ending(ending.name)), wording.percent(share.value), wording.interval(share))
    return table


def _cards(balance: Balance, wording: Wording) -> Table:
    columns = ("column-card", "column-group", "column-drawn-in", "column-played-in")
    table = plain_table(*map(wording.say, columns), wording.words.say("lab-interval"))
    for card in balance.cards:
        table.add_row(
            Text(wording.name(card.name)),
            wording.group(card),
            wording.count(card.drawn_in),
            wording.percent(card.share.value),
            wording.interval(card.share),
        )
    return table


def _quests(balance: Balance, wording: Wording) -> Table:
    columns = ("column-quest", "column-group", "column-offered", "column-done")
    table = plain_table(*map(wording.say, columns), wording.words.say("lab-interval"))
    for quest in balance.quests:
        table.add_row(
            Text(wording.name(quest.name)),
            wording.group(quest),
            wording.count(quest.offered),
            wording.percent(quest.share.value),
            wording.interval(quest.share),
        )
    return table
