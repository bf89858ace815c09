"""Death (TALB-DEAD): what becomes of a killed character's things, and whether another character follows."""

from __future__ import annotations

from undercroft.games.talisman.belongings import drop_all_spells
from undercroft.games.talisman.decks import discard
from undercroft.games.talisman.ending import check_last
from undercroft.games.talisman.lasting import end
from undercroft.games.talisman.state import Character, TalismanState


def kill(s: TalismanState, c: Character) -> None:
    """TALB-LIF-03: the last life is gone."""
    role = c.role
    assert role is not None
    s.tell("killed", seat=c.seat, character=c.id, space=s.box.spaces[c.space].id)
    c.out = s.crowned or s.setup.death == "bloodbath"
    drop_all_spells(s, c)
    for trophy in c.trophies:
        discard(s, trophy)
    leave_goods(s, c)
    for lasting in [one for one in s.lasting if one.name == "magic-shell" and one.seat == c.seat]:
        end(s, lasting)
    s.killed.append(role)
    strip(c)
    if c.seat == s.active:
        s.ended = True
    if c.out:
        s.tell("out", seat=c.seat)
        s.fallen.append(c.seat)
        check_last(s)


def leave_goods(s: TalismanState, c: Character) -> None:
    """TALB-DEAD-01: Objects, Followers and gold stay on the space. TALB-VAR-12: or they wait for the successor, if one
    may follow."""
    if s.setup.estate == "inheritance" and not c.out:
        c.heir += [*c.objects, *c.followers]
        c.heir_gold += c.gold
    else:
        s.table[c.space] += [*c.objects, *c.followers]
        s.coins[c.space] += c.gold
        c.raised = []
    c.objects = []
    c.followers = []
    c.gold = 0


def strip(c: Character) -> None:
    """TALB-DEAD-02, TALB-DEAD-10: counters, fate, quest and all that lasted are gone with the character. What the seat
    knows it goes on knowing."""
    c.role = None
    c.lives = c.fate = c.strength = c.craft = 0
    c.trophies = []
    c.toad = c.missing = c.quest = 0
    c.hopping = False
    c.enslaved = c.fleeing = c.backing = c.held = False
    c.werewolf = c.pitfiends = 0
    c.privileges = []
    c.turns = 0
    c.extra = False
    c.plus_strength = c.plus_craft = 0
    c.evades = c.turned = False
    c.may_cast = 0
    c.used = []
