"""Whom or what a character encounters where its move ended (TALB-TURN-03), and encounters that lead to others."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.talisman import options as do
from undercroft.games.talisman.abilities import ability_offers, use_ability
from undercroft.games.talisman.attack import attack
from undercroft.games.talisman.belongings import gain_spells
from undercroft.games.talisman.box import INNER
from undercroft.games.talisman.crown import cast_command
from undercroft.games.talisman.encounter import meet_space, over
from undercroft.games.talisman.having import able, giver
from undercroft.games.talisman.hexes import suffer_hex
from undercroft.games.talisman.lord import face_lord
from undercroft.games.talisman.quests import complete_all
from undercroft.games.talisman.state import Character, TalismanState


def encounter(s: TalismanState, c: Character) -> Play[None]:
    """TALB-TURN-07: whoever is moved during its encounter begins a new one."""
    while True:
        s.moved = False
        yield from encounter_here(s, c)
        yield from complete_all(s)
        if not s.moved or s.ended or c.role is None:
            return


def encounter_here(s: TalismanState, c: Character) -> Play[None]:
    if s.dungeon and c.space == s.box.chamber:
        yield from face_lord(s, c)
        return
    yield from suffer_hex(s, c)
    if over(s, c):
        return
    if s.space_of(c).kind == "woods" and able(c, "full-spells-in-woods"):
        gain_spells(s, c, 0)
    others = met_here(s, c)
    if c.space == s.box.crown:
        yield from meet_on_crown(s, c, others)
        return
    if others:
        choice = yield from choose_encounter(s, c, others)
        if choice is not do.ENCOUNTER_SPACE():
            yield from meet_character(s, c, choice)
            if over(s, c) or choice.verb is not do.READ_PALM:
                return
    if not (c.backing and s.space_of(c).region == INNER):
        yield from meet_space(s, c)


def met_here(s: TalismanState, c: Character) -> list[Character]:
    """TALB-CHE-01, TALB-CHE-02: other characters where they may meet. TAL-SHORT-04: not on the Dungeon Entrance in
    the Short Dungeon Game."""
    if not s.box.spaces[c.space].meet or (s.short and c.space == s.box.entrance):
        return []
    return [other for other in s.on(c.space) if other is not c]


def encounter_offers(s: TalismanState, c: Character, others: list[Character]) -> list[Option]:
    """TALB-CHE-03, TALB-CHE-07: an attack or an ability. Some Followers leave no choice."""
    found: list[Option] = []
    for other in others:
        found.append(do.ATTACK(other.id, "battle"))
        if able(c, "psychic-attack"):
            found.append(do.ATTACK(other.id, "psychic"))
        found += ability_offers(s, c, other)
    return found


def choose_encounter(s: TalismanState, c: Character, others: list[Character]) -> Play[Option]:
    """TALB-TURN-03, TALB-TURN-04."""
    forced = must_attack(s, c, others)
    if forced:
        offers = [option for option in encounter_offers(s, c, forced) if option.verb is do.ATTACK]
    else:
        alone = [] if c.space == s.box.crown else [do.ENCOUNTER_SPACE()]
        offers = [*alone, *encounter_offers(s, c, others)]
    if len(offers) == 1:
        return offers[0]
    choice: Option = yield ask(c.seat, "encounter", offers, {"space": s.space_of(c).id})
    return choice


def must_attack(s: TalismanState, c: Character, others: list[Character]) -> list[Character]:
    """The Spirit of Vengeance attacks anybody, the Holy Avenger whoever is evil."""
    if giver(s, c, "must-attack") is not None:
        return others
    if giver(s, c, "must-attack-evil") is not None:
        return [other for other in others if other.alignment == "evil"]
    return []


def meet_character(s: TalismanState, c: Character, choice: Option) -> Play[None]:
    """TALB-CHE-05: the space is then not encountered."""
    other = s.character(do.CHARACTER.of(choice))
    if choice.verb is do.ATTACK:
        yield from attack(s, c, other, psychic=do.MODE.of(choice) == "psychic")
    else:
        yield from use_ability(s, c, other, choice)


def meet_on_crown(s: TalismanState, c: Character, others: list[Character]) -> Play[None]:
    """TALB-CRN-12, TALB-CRN-13: with others there one of them must be encountered; alone the Command Spell is cast."""
    if not others:
        yield from cast_command(s, c)
        return
    yield from meet_character(s, c, (yield from choose_encounter(s, c, others)))
