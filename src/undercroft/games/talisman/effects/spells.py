"""What single Spells do; the one that takes effect is ``s.casts[-1]``."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.talisman import fight as attack
from undercroft.games.talisman import options as do
from undercroft.games.talisman.abilities import rob
from undercroft.games.talisman.battle import kill_foe
from undercroft.games.talisman.belongings import cannot_own, hand_over, settle
from undercroft.games.talisman.box import ENEMY, titles
from undercroft.games.talisman.counters import gain as gain_counters
from undercroft.games.talisman.counters import lose as lose_counters
from undercroft.games.talisman.dice import roll
from undercroft.games.talisman.doing import Doing
from undercroft.games.talisman.effects.registry import own
from undercroft.games.talisman.followers import follower
from undercroft.games.talisman.lasting import begin
from undercroft.games.talisman.lives import lose_lives
from undercroft.games.talisman.places import put
from undercroft.games.talisman.state import Cast, Character, TalismanState
from undercroft.games.talisman.table import clear_away
from undercroft.games.talisman.toads import turn_into_toad

PORTAL_EXITS = ("crags-1", "village-1", "city-1", "castle-1", "temple-1", "warlocks-cave-1")
WEAKNESS = 3
HEX_ROUNDS = 3


def spell(s: TalismanState) -> Cast:
    return s.casts[-1]


def caster(s: TalismanState) -> Character:
    return s.characters[spell(s).seat]


# -- against other Spells -------------------------------------------------------------------------


@own("counterspell")
def _counterspell(s: TalismanState, doing: Doing) -> Play[None]:
    """TALB-CAST-19: the Spell just cast, whichever it is."""
    s.casts[-2].countered = True
    yield from ()


@own("spell-call")
def _spell_call(s: TalismanState, doing: Doing) -> Play[None]:
    """TALH-WND-13: the card goes to the caller when it would be discarded."""
    s.casts[-2].taker = spell(s).seat
    yield from ()


# -- lasting --------------------------------------------------------------------------------------


@own("destroy-magic")
def _destroy_magic(s: TalismanState, doing: Doing) -> Play[None]:
    begin(s, "destroy-magic", doing.card, -1, doing.you, 1)
    yield from ()


@own("magic-shell")
def _magic_shell(s: TalismanState, doing: Doing) -> Play[None]:
    begin(s, "magic-shell", doing.card, -1, doing.you, 1)
    yield from ()


@own("hex")
def _hex(s: TalismanState, doing: Doing) -> Play[None]:
    """The card lies there for three full rounds."""
    assert doing.card is not None
    space = spell(s).space
    s.table[space].append(doing.card)
    begin(s, "hex", doing.card, space, doing.you, HEX_ROUNDS)
    yield from ()


@own("temporal-warp")
def _temporal_warp(s: TalismanState, doing: Doing) -> Play[None]:
    s.characters[doing.you].turns += 2
    yield from ()


@own("temporal-vortex")
def _temporal_vortex(s: TalismanState, doing: Doing) -> Play[None]:
    """Two turns in a row; or a turn that was to be missed is taken after all."""
    c = s.characters[doing.you]
    if s.window == "miss":
        c.missing -= 1
    else:
        c.turns += 1
    yield from ()


# -- things and characters ------------------------------------------------------------------------


@own("acquisition")
def _acquisition(s: TalismanState, doing: Doing) -> Play[None]:
    yield from rob(s, caster(s), s.characters[doing.you])


@own("mesmerism")
def _mesmerism(s: TalismanState, doing: Doing) -> Play[None]:
    c, other = caster(s), s.characters[doing.you]
    cards = [card for card in titles(other.followers) if cannot_own(s, c, card) is None]
    if not cards:
        return
    card = cards[0]
    if len(cards) > 1:
        offers = [do.TAKE_FOLLOWER(each.id) for each in cards]
        choice: Option = yield ask(c.seat, "take-follower", offers, {"character": other.id})
        card = follower(other, do.FOLLOWER.of(choice))
    yield from hand_over(s, other, c, card)


@own("random")
def _random(s: TalismanState, doing: Doing) -> Play[None]:
    """The target rolls; printed values and what Objects and Followers add are not lost."""
    c = s.characters[doing.you]
    die = (yield from roll(s, c, "random"))[0]
    if die == 1:
        turn_into_toad(s, c)
    elif die <= 4:
        what = ("strength", "craft", "gold")[die - 2]
        lose_counters(s, c, what, {"strength": c.strength, "craft": c.craft, "gold": c.gold}[what])
        yield from settle(s, c)
    else:
        gain_counters(s, c, "strength" if die == 5 else "life", 1)


@own("immobility")
def _immobility(s: TalismanState, doing: Doing) -> Play[None]:
    """The character does nothing in this turn; a creature can be neither touched nor must it be fought."""
    made = spell(s)
    if made.what is not None:
        s.safe.append((made.what.id, made.space))
    else:
        s.ended = s.idle = True
    yield from ()


@own("invisibility")
def _invisibility(s: TalismanState, doing: Doing) -> Play[None]:
    s.characters[doing.you].evades = True
    yield from ()


@own("destruction")
def _destruction(s: TalismanState, doing: Doing) -> Play[None]:
    made = spell(s)
    card = made.what
    if card is not None and card in s.table[made.space]:
        clear_away(s, made.space, card)
    yield from ()


@own("summon-storm")
def _summon_storm(s: TalismanState, doing: Doing) -> Play[None]:
    space = spell(s).space
    for card in s.table[space][:]:
        if card.type == ENEMY and card.kind in ("animal", "monster"):
            clear_away(s, space, card)
    yield from ()


# -- moving ---------------------------------------------------------------------------------------


@own("teleport")
def _teleport(s: TalismanState, doing: Doing) -> Play[None]:
    yield from put(s, s.characters[doing.you], spell(s).space, "teleport")
    s.arrived = True


@own("magic-portal-spell")
def _magic_portal(s: TalismanState, doing: Doing) -> Play[None]:
    """Instead of the normal move one may go where the die says."""
    c = s.characters[doing.you]
    die = (yield from roll(s, c, "magic-portal-spell"))[0]
    space = PORTAL_EXITS[die - 1]
    choice: Option = yield ask(c.seat, "go-to", [do.GO_TO(space), do.DECLINE()], {"what": "magic-portal-spell"})
    if choice is not do.DECLINE():
        yield from put(s, c, s.box.space_ids[space], "teleport")
        s.arrived = True


# -- fights ---------------------------------------------------------------------------------------


@own("psionic-blast")
def _psionic_blast(s: TalismanState, doing: Doing) -> Play[None]:
    """The printed Craft is added to Strength in this battle."""
    c, made = s.characters[doing.you], s.fight
    role = c.role
    if made is not None and role is not None:
        if c.seat == made.seat:
            made.plus += role.craft
        else:
            made.rival_plus += role.craft
    yield from ()


@own("finger-of-death")
def _finger_of_death(s: TalismanState, doing: Doing) -> Play[None]:
    """A character loses two lives, a creature is killed (TAL-OUT-07)."""
    made, cast = s.fight, spell(s)
    if cast.target >= 0:
        yield from lose_lives(s, s.characters[cast.target], 2)
    elif made is not None and cast.foe < len(made.foes):
        yield from kill_foe(s, s.characters[made.seat], made, made.foes[cast.foe], trophy=True)


@own("weakness")
def _weakness(s: TalismanState, doing: Doing) -> Play[None]:
    made, cast = s.fight, spell(s)
    if cast.target >= 0:
        s.characters[cast.target].plus_strength -= WEAKNESS
    elif made is not None and cast.foe < len(made.foes):
        made.foes[cast.foe].less += WEAKNESS
    yield from ()


@own("divine-intervention")
def _divine_intervention(s: TalismanState, doing: Doing) -> Play[None]:
    if s.fight is not None:
        s.fight.verdict = attack.STAND_OFF
    yield from ()


@own("preservation")
def _preservation(s: TalismanState, doing: Doing) -> Play[None]:
    """A life, a Follower; or an Enemy about to be killed, and the attack is a stand-off."""
    if s.window == "kill" and s.fight is not None:
        s.fight.verdict = attack.STAND_OFF
    else:
        s.prevented = True
    yield from ()


@own("restoration")
def _restoration(s: TalismanState, doing: Doing) -> Play[None]:
    s.prevented = True
    yield from ()


@own("twist-of-fate")
def _twist_of_fate(s: TalismanState, doing: Doing) -> Play[None]:
    c = s.characters[doing.you]
    choice: Option = yield ask(c.seat, "set-die", [do.SET_DIE(face) for face in range(1, 7)], {"what": "twist-of-fate"})
    s.twist = do.FACE.of(choice)
