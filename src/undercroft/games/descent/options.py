"""What a player can do, and the rule that allows it. Figures, cards and tokens are named by their ids, spaces by their
numbers on the map."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Param, Verb, names, numbers
from undercroft.games.descent import domains
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.profiles import ATTRIBUTES

ALONG: Final = "along"
ACROSS: Final = "across"
"""How a large base lies: its longer side from left to right, or up and down."""

HERO: Final = Param("hero", names(BOX.heroes))
CLASS: Final = Param("class", names(BOX.classes))
MONSTER: Final = Param("monster", names(BOX.monsters))
FIGURE: Final = Param("figure", domains.figures)
SPACE: Final = Param("space", domains.spaces)
LIES: Final = Param("lies", names([ALONG, ACROSS]), default=ALONG)
WEAPON: Final = Param("weapon", names(domains.weapon_ids()))
CARD: Final = Param("card", names(domains.card_ids()))
ITEM: Final = Param("item", names(domains.item_ids()))
DOOR: Final = Param("door", numbers(0, domains.MOST_DOORS - 1))
TOKEN: Final = Param("token", names(domains.token_ids()))
GAIN: Final = Param("gain", names(domains.surge_ids()))
COPY: Final = Param("copy", numbers(1, 4), default=1)
DEEDS: Final = (
    "store",
    "light",
    "light-by-knowledge",
    "light-by-awareness",
    "pray",
    "question",
    "raise",
    "close",
    "unmask",
    "smash",
    "climb-over",
)
"""DESC-SPEC-03: special actions of quests, each on a token."""
DEED: Final = Param("deed", names(DEEDS))
BY_MOVE: Final = "move"
BY_FATIGUE: Final = "fatigue"
HOW: Final = Param("how", names([BY_MOVE, BY_FATIGUE]))
DIE: Final = Param("die", numbers(1, 8))
AMOUNT: Final = Param("amount", numbers(1, 12))
CONDITION: Final = Param("condition", names(["diseased", "immobilized", "poisoned", "stunned"]))
ATTRIBUTE: Final = Param("attribute", names(ATTRIBUTES))
TYPE: Final = Param("type", names(["type-event", "type-magic", "type-trap"]))

# -- before the first round -----------------------------------------------------------------------
CHOOSE_HERO: Final = Verb("choose-hero", HERO, rule="DESC-SETH-05")
CHOOSE_CLASS: Final = Verb("choose-class", HERO, CLASS, rule="DESC-SETH-06")
PICK_GROUP: Final = Verb("pick-group", MONSTER, rule="DESC-QG-02")
LEARN: Final = Verb("learn", CARD, HERO, rule="DESC-EPIC-13")
BUY: Final = Verb("buy", ITEM, HERO, rule="DESC-EPIC-05")
SELL: Final = Verb("sell", ITEM, HERO, rule="DESC-EPIC-12")
GAIN_OVERLORD_CARD: Final = Verb("gain-overlord-card", CARD, rule="DESC-EPIC-13")
GAIN_CARD: Final = Verb("gain-card", HERO, rule="DESC-Q-AFG1-12")
PLACE: Final = Verb("place", FIGURE, SPACE, LIES, rule="DESC-SETO-06")

# -- turns ----------------------------------------------------------------------------------------
NEXT: Final = Verb("next", HERO, rule="DESC-ROUND-06")
EQUIP: Final = Verb("equip", ITEM, COPY, rule="DESC-HTURN-05")
PUT_AWAY: Final = Verb("put-away", ITEM, COPY, rule="DESC-HTURN-05")
DONE: Final = Verb("done", rule="DESC-HTURN-08")
END_TURN: Final = Verb("end-turn", rule="DESC-HTURN-15")
ACTIVATE: Final = Verb("activate", FIGURE, rule="DESC-OTURN-06")
END_ACTIVATION: Final = Verb("end-activation", rule="DESC-ODET-08")
PASS: Final = Verb("pass", rule="DESC-GOLD-03")

# -- actions --------------------------------------------------------------------------------------
MOVE: Final = Verb("move", rule="DESC-MOVE-01")
WALK: Final = Verb("walk", SPACE, rule="DESC-MOVE-02")
STRIDE: Final = Verb("stride", SPACE, LIES, rule="DESC-LARGE-03")
TIRE: Final = Verb("tire", rule="DESC-FMOVE-01")
LEAVE: Final = Verb("leave", rule="DESC-EXIT-03")
CLIMB: Final = Verb("climb", SPACE, LIES, rule="DESC-PIT-07")
ATTACK: Final = Verb("attack", WEAPON, FIGURE, rule="DESC-ATK-01")
FREE_ATTACK: Final = Verb("free-attack", WEAPON, FIGURE, rule="DESC-TWOH-01")
AIM: Final = Verb("aim", SPACE, rule="DESC-TGT-03")
REST: Final = Verb("rest", rule="DESC-REST-01")
SEARCH: Final = Verb("search", SPACE, rule="DESC-SEARCH-01")
STAND_UP: Final = Verb("stand-up", rule="DESC-STAND-01")
REVIVE: Final = Verb("revive", HERO, rule="DESC-REVIVE-01")
STAND_AT: Final = Verb("stand-at", SPACE, rule="DESC-STAND-08")
OPEN_DOOR: Final = Verb("open-door", DOOR, rule="DESC-DOOR-01")
CLOSE_DOOR: Final = Verb("close-door", DOOR, rule="DESC-DOOR-01")
SHAKE_OFF: Final = Verb("shake-off", rule="DESC-COND-06")
PICK_UP: Final = Verb("pick-up", TOKEN, rule="DESC-CARRY-02")
DROP: Final = Verb("drop", SPACE, rule="DESC-CARRY-05")
GIVE: Final = Verb("give", ITEM, HERO, COPY, rule="DESC-TRADE-01")
TAKE: Final = Verb("take", ITEM, HERO, COPY, rule="DESC-TRADE-05")
SPECIAL: Final = Verb("special", DEED, TOKEN, rule="DESC-SPEC-03")
TRY_DOOR: Final = Verb("try-door", ATTRIBUTE, DOOR, rule="DESC-Q-TMB2-01")
COME_BACK: Final = Verb("come-back", HOW, SPACE, rule="DESC-QG-09")
STRIKE: Final = Verb("strike", FIGURE, rule="DESC-Q-TMB1-03")
DROP_BOULDER: Final = Verb("drop-boulder", SPACE, rule="DESC-Q-DOTW1-03")

# -- attacks, cards and answers -------------------------------------------------------------------
SURGE: Final = Verb("surge", GAIN, COPY, rule="DESC-SURGE-03")
KEEP: Final = Verb("keep", rule="DESC-SURGE-03")
USE: Final = Verb("use", CARD, rule="DESC-SKILL-02")
USE_ON: Final = Verb("use-on", CARD, FIGURE, rule="DESC-SKILL-02")
USE_AT: Final = Verb("use-at", CARD, SPACE, rule="DESC-SKILL-02")
PLAY: Final = Verb("play", CARD, rule="DESC-OCARD-03")
PLAY_ON: Final = Verb("play-on", CARD, FIGURE, rule="DESC-OCARD-03")
REROLL: Final = Verb("reroll", CARD, DIE, rule="DESC-ROLL-12")
SPEND: Final = Verb("spend", CARD, AMOUNT, rule="DESC-SKILL-04")
PICK: Final = Verb("pick", FIGURE, rule="DESC-SKILL-02")
PICK_WEAPON: Final = Verb("pick-weapon", WEAPON, rule="DESC-TGT-07")
PICK_CONDITION: Final = Verb("pick-condition", CONDITION, rule="DESC-COND-01")
PICK_ATTRIBUTE: Final = Verb("pick-attribute", ATTRIBUTE, rule="DESC-TEST-03")
PICK_CARD: Final = Verb("pick-card", CARD, rule="DESC-OCARD-04")
PICK_TYPE: Final = Verb("pick-type", TYPE, rule="DESC-OCARD-04")
PUT_BACK: Final = Verb("put-back", DIE, rule="DESC-OCARD-04")

VERBS: Final = tuple([value for value in list(globals().values()) if isinstance(value, Verb)])
