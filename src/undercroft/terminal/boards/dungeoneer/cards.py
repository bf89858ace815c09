"""The cards of Dungeoneer that matter now: encounters, quests, and the reader's own hand."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from undercroft.games.dungeoneer.content.schema import Adventure
from undercroft.games.dungeoneer.content.vocabulary import Form
from undercroft.games.dungeoneer.view import AttackView, DungeonView, QuestView, SpringingView
from undercroft.terminal.boards.board import Frame
from undercroft.terminal.boards.dungeoneer.facts import facts, section, text_of
from undercroft.terminal.boards.dungeoneer.grid import figure, focus
from undercroft.terminal.style import BONE, HARM, LABEL, QUIET
from undercroft.words import Words

FORMS: Final[tuple[Form, ...]] = ("melee", "magic", "speed")
NARROW: Final = 64
"""Below this, a card is a paragraph instead of a row."""


# -- encounters and battles -----------------------------------------------------------------------


def attacks(view: DungeonView, frame: Frame) -> list[RenderableType]:
    """Who attacks whom, with the values of both, and traps about to spring."""
    words = frame.words
    lines: list[RenderableType] = [_attack(attack, view, frame) for attack in view.attacks]
    lines += [_springing(snare, view, frame) for snare in view.springing]
    lines += [Text(f"{words.say('board-waiting')}: {text_of(card, words)}") for card in view.waiting]
    return section(words.say("board-battle"), lines)


def _springing(snare: SpringingView, view: DungeonView, frame: Frame) -> Text:
    words = frame.words
    label = words.say("board-springing", target=_against(snare.target, view, frame))
    return Text(f"{label}: {text_of(snare.trap, words)}")


def _against(target: str, view: DungeonView, frame: Frame) -> str:
    mark = next((f"{figure(hero.seat, frame)} " for hero in view.heroes if hero.hero == target), "")
    return mark + frame.words.name(target, "gen")


def _attack(attack: AttackView, view: DungeonView, frame: Frame) -> Text:
    words = frame.words
    attacker = words.title(attack.attacker)
    if attack.health is not None:
        attacker += f" ({words.say('board-health-is', health=attack.health)})"
    text = Text(words.say("board-attack", attacker=attacker, target=_against(attack.target, view, frame)))
    text.stylize(QUIET if attack.out else HARM)
    if attack.out:
        return text.append(f": {words.say('board-out')}")
    bouts = [_bout(form, attack, view, words) for form in _forms(attack, view)]
    return text.append(": ").append("; ".join(bouts))


def _forms(attack: AttackView, view: DungeonView) -> list[Form]:
    """The form that was chosen; before that, all in which the attacker can attack."""
    card = facts(view.set).cards.get(attack.attacker)
    able = [form for form in FORMS if _can_attack(form, attack, card, view)]
    return [form for form in able if form == attack.form] or able


def _can_attack(form: Form, attack: AttackView, card: Adventure | None, view: DungeonView) -> bool:
    if card is not None:
        fighting = card.fighting(form)
        return fighting is not None and fighting.attack
    return any(form in hero.attacks for hero in view.heroes if hero.hero == attack.attacker)


def _bout(form: Form, attack: AttackView, view: DungeonView, words: Words) -> str:
    values = [_value(who, form, view) for who in (attack.attacker, attack.target)]
    return words.say("board-form", form=words.name(form), attack=values[0], counter=values[1])


def _value(fighter: str, form: Form, view: DungeonView) -> str:
    """A hero's value in a form with all that lasts, or the one on a monster's card."""
    for hero in view.heroes:
        if hero.hero == fighter:
            return str(getattr(hero, form))
    card = facts(view.set).cards.get(fighter)
    fighting = card.fighting(form) if card else None
    return str(fighting.value) if fighting else "?"


# -- quests ---------------------------------------------------------------------------------------


def quests(view: DungeonView, frame: Frame) -> list[RenderableType]:
    """The quests that the reader can do, with their texts."""
    words = frame.words
    own = [(words.say("board-your-quest"), quest) for quest in focus(view).quests if focus(view).hand is not None]
    common = [(words.say("board-common-quest"), quest) for quest in view.common]
    lines: list[RenderableType] = [_quest(label, quest, view, frame) for label, quest in own + common]
    return section(words.say("board-quests"), lines)


def rivals_quests(view: DungeonView, frame: Frame) -> list[RenderableType]:
    """The quests of the others, with their texts."""
    lines: list[RenderableType] = [
        _quest(figure(hero.seat, frame), quest, view, frame)
        for hero in view.heroes
        if hero.hand is None
        for quest in hero.quests
    ]
    return section(frame.words.say("board-rivals-quests"), lines)


def _quest(label: str, quest: QuestView, view: DungeonView, frame: Frame) -> Text:
    words = frame.words
    notes = [words.name(quest.category)]
    if quest.found:
        notes.append(words.say("board-quest-found"))
    if quest.carrier is not None:
        notes.append(words.say("board-quest-carried", hero=view.heroes[quest.carrier].hero))
    if quest.dropped is not None:
        notes.append(words.say("board-quest-dropped", location=view.places[quest.dropped].location))
    about = words.say(f"{quest.quest}.about") if words.has(f"{quest.quest}.about") else ""
    text = Text(f"{label}: ", style=LABEL).append(words.title(quest.quest), style="not dim bold")
    return text.append(f" ({', '.join(notes)}). {about}", style="not dim")


# -- the hand -------------------------------------------------------------------------------------


def hand(view: DungeonView, frame: Frame) -> list[RenderableType]:
    """The reader's hand: what each card costs, when it can be played, and what it does."""
    cards, words = focus(view).hand, frame.words
    if cards is None:
        return []
    if not cards:
        return [Text(words.say("board-empty-hand"), style=LABEL)]
    title = Text(words.say("board-hand"), style=LABEL)
    known = facts(view.set).cards
    if frame.width < NARROW:
        return [
            title,
            *[_card_name(card, words).append(f" {_card_text(known.get(card), words)}", style="none") for card in cards],
        ]
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    for card in cards:
        table.add_row(_card_name(card, words), _card_text(known.get(card), words))
    return [title, table]


def _card_name(card: str, words: Words) -> Text:
    return Text(f" {words.title(card)} ", style=BONE)


def _card_text(card: Adventure | None, words: Words) -> str:
    if card is None:
        return ""
    return f"{_cost(card, words)}, {words.say(f'board-when-{card.timing}')}. {_effect(card, words)}"


def _cost(card: Adventure, words: Words) -> str:
    coin = "glory" if card.glory_card else "peril"
    return words.say(f"board-cost-{coin}", cost=str(card.cost).upper())


def _effect(card: Adventure, words: Words) -> str:
    """Its type and values, and the text on it."""
    values = [_fighting(card, form, words) for form in FORMS if card.fighting(form) is not None]
    if card.type == "monster":
        values.append(words.say("board-health-is", health=card.health))
    if card.threat is not None:
        values.append(f"{words.name(card.threat.stat)} {card.threat.value}+")
    about = words.say(f"{card.id}.about") if words.has(f"{card.id}.about") else ""
    return f"{words.title(card.type)}{': ' if values else ''}{', '.join(values)}. {about}"


def _fighting(card: Adventure, form: Form, words: Words) -> str:
    fighting = card.fighting(form)
    assert fighting is not None
    only = "" if fighting.attack else f" {words.say('board-defends-only')}"
    return f"{words.name(form)} {fighting.value}{only}"
