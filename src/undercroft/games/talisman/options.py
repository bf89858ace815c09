"""What a player can do, and the rule that allows it. Characters, cards and spaces are named by their ids."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Param, Verb, names, numbers
from undercroft.games.talisman import domains

CHARACTER: Final = Param("character", domains.characters)
SPACE: Final = Param("space", domains.spaces)
CARD: Final = Param("card", domains.cards)
THING: Final = Param("card", domains.things)
OBJECT: Final = Param("card", domains.objects)
FOLLOWER: Final = Param("card", domains.followers)
ENEMY: Final = Param("card", domains.enemies)
SPELL: Final = Param("card", domains.spells)
PURCHASE: Final = Param("card", domains.purchases)
TREASURE: Final = Param("card", domains.treasures)
USED: Final = Param("card", domains.used)
TROPHY: Final = Param("card", domains.enemies)
WHAT: Final = Param("what", domains.cards)
WAY_ID: Final = Param("way", domains.ways)
DIE_NUMBER: Final = Param("die", numbers(1, 3))
FACE: Final = Param("face", numbers(1, 6))
NUMBER: Final = Param("number", numbers(1, 6))
FOE: Final = Param("foe", numbers(1, 12))
STAT: Final = Param("stat", names(["strength", "craft"]))
MODE: Final = Param("mode", names(["battle", "psychic"]))
ALIGNMENT: Final = Param("alignment", names(["good", "neutral", "evil"]))
MEANS: Final = Param(
    "means", names(["raft", "ferry", "teleport", "tunnel", "rune-gate", "dungeon-door", "woods", "portal", "cloak"])
)

# -- before the first turn ------------------------------------------------------------------------
CHOOSE: Final = Verb("choose-character", CHARACTER, rule="TALB-VAR-02")
START_WITH: Final = Verb("start-with", STAT, rule="TALB-VAR-07")

# -- the turn -------------------------------------------------------------------------------------
PASS: Final = Verb("pass", rule="TALH-WND-03")
DONE: Final = Verb("done", rule="TALB-TURN-01")
DECLINE: Final = Verb("decline", rule="TALB-OBT-02")
ACCEPT: Final = Verb("accept", rule="TALB-STR-01")
WAY: Final = Verb("way", WAY_ID, rule="TALB-STR-01")
GO_ON: Final = Verb("go-on", rule="TALB-TURN-01")

# -- dice -----------------------------------------------------------------------------------------
KEEP: Final = Verb("keep-roll", rule="TALB-FATE-06")
REROLL: Final = Verb("reroll", DIE_NUMBER, rule="TALB-FATE-01")
USE_DIE: Final = Verb("use-die", DIE_NUMBER, rule="TALB-GOLD-01")
ADD_ONE: Final = Verb("add-one", rule="TALB-GOLD-01")
SET_DIE: Final = Verb("set-die", FACE, rule="TALB-GOLD-01")

# -- moving ---------------------------------------------------------------------------------------
ROLL: Final = Verb("roll", rule="TALB-MOV-01")
MOVE: Final = Verb("move", SPACE, rule="TALB-MOV-03")
CROSS: Final = Verb("cross", SPACE, rule="TALB-SENT-01")
OPEN_PORTAL: Final = Verb("open-portal", STAT, rule="TALB-PORT-04")
STEP: Final = Verb("step", SPACE, rule="TALB-INMOV-02")
STAY: Final = Verb("stay", rule="TALB-INMOV-05")
TRAVEL: Final = Verb("travel", MEANS, SPACE, rule="TALB-MOV-09")
BUILD_RAFT: Final = Verb("build-raft", rule="TALB-RAFT-01")
FLEE: Final = Verb("flee", rule="TAL-FLEE-01")
REST: Final = Verb("rest", rule="TALB-MOV-09")
CHANGE: Final = Verb("change-alignment", ALIGNMENT, rule="TALB-ALI-01")
PEEK: Final = Verb("peek", rule="TAL-ABIL-01")
GO_TO: Final = Verb("go-to", SPACE, rule="TALB-XING-02")

# -- the encounter --------------------------------------------------------------------------------
ENCOUNTER_SPACE: Final = Verb("encounter-space", rule="TALB-TURN-03")
ATTACK: Final = Verb("attack", CHARACTER, MODE, rule="TALB-CHE-03")
STEAL: Final = Verb("steal", CHARACTER, rule="TALB-CHE-03")
BEGUILE: Final = Verb("beguile", CHARACTER, rule="TALB-CHE-03")
LURE: Final = Verb("lure", CHARACTER, FOLLOWER, rule="TALB-CHE-03")
READ_PALM: Final = Verb("read-palm", CHARACTER, rule="TALB-CHE-03")
TAKE: Final = Verb("take", THING, rule="TALB-OBT-01")
TAKE_GOLD: Final = Verb("take-gold", rule="TALB-GLD-04")
REPLACE: Final = Verb("replace", CARD, rule="TALB-GOLD-01")
DRAW_MORE: Final = Verb("draw-more", rule="TALB-GOLD-01")

# -- fights ---------------------------------------------------------------------------------------
EVADE: Final = Verb("evade", ENEMY, FOE, rule="TALB-EVA-01")
EVADE_ALL: Final = Verb("evade-all", rule="TALB-EVA-01")
FIGHT_WITH: Final = Verb("fight-with", STAT, rule="TAL-LORD-01")
LEAVE_ALONE: Final = Verb("leave-alone", ENEMY, rule="TALB-EVA-10")
CHARM: Final = Verb("charm", ENEMY, FOE, rule="TALB-GOLD-01")
DESTROY: Final = Verb("destroy", ENEMY, FOE, rule="TALB-TRO-09")
PAY_OFF: Final = Verb("pay-off", ENEMY, FOE, rule="TALH-DECK-10")
SEND: Final = Verb("send", FOLLOWER, rule="TALB-BAT-16")
USE_WEAPON: Final = Verb("use-weapon", OBJECT, rule="TALB-BAT-12")
AID: Final = Verb("aid", FOLLOWER, rule="TALB-GOLD-01")
FIGHT_ON: Final = Verb("fight-on", rule="TALB-GOLD-01")
KEEP_TROPHY: Final = Verb("keep-trophy", ENEMY, rule="TALB-TRO-01")
RAISE: Final = Verb("raise", ENEMY, rule="TALB-GOLD-01")
TAKE_LIFE: Final = Verb("take-life", rule="TALB-WIN-02")
TAKE_OBJECT: Final = Verb("take-object", OBJECT, rule="TALB-WIN-05")
TAKE_COIN: Final = Verb("take-coin", rule="TALB-WIN-01")
TAKE_FOLLOWER: Final = Verb("take-follower", FOLLOWER, rule="TALB-WIN-07")
HAND_OVER: Final = Verb("hand-over", FOLLOWER, rule="TALB-GOLD-01")

# -- belongings -----------------------------------------------------------------------------------
DITCH: Final = Verb("ditch", THING, rule="TALB-CARRY-05")
DISCARD_SPELL: Final = Verb("discard-spell", SPELL, rule="TALB-SPG-09")
GIVE_UP: Final = Verb("give-up", FOLLOWER, rule="TALB-FOL-04")
GIVE_OBJECT: Final = Verb("give-object", OBJECT, rule="TALB-QST-05")
SELL: Final = Verb("sell", OBJECT, rule="TALB-OUT-09")
BUY: Final = Verb("buy", PURCHASE, rule="TALB-BUY-14")
PAY: Final = Verb("pay", rule="TALB-GLD-01")
TRADE_IN: Final = Verb("trade-in", ENEMY, rule="TALB-TRO-02")
CHOOSE_TREASURE: Final = Verb("choose-treasure", TREASURE, rule="TAL-CLAIM-01")
HIRE: Final = Verb("hire", FOLLOWER, rule="TALB-FOT-04")
EXILE: Final = Verb("exile", ENEMY, FOE, rule="TALB-GOLD-01")
SPEND_TROPHY: Final = Verb("spend-trophy", TROPHY, rule="TALB-GOLD-01")
TAKE_PURCHASE: Final = Verb("take-purchase", PURCHASE, rule="TALB-GOLD-01")
USE: Final = Verb("use", USED, rule="TALB-GOLD-01")

# -- Spells ---------------------------------------------------------------------------------------
CAST: Final = Verb("cast", SPELL, rule="TALB-CAST-01")
CAST_ON: Final = Verb("cast-on", SPELL, CHARACTER, rule="TALB-CAST-01")
CAST_AT: Final = Verb("cast-at", SPELL, SPACE, rule="TALB-CAST-01")
CAST_CARD: Final = Verb("cast-card", SPELL, WHAT, SPACE, rule="TALB-CAST-01", among=domains.cards_cast_on)
CAST_FOE: Final = Verb("cast-foe", SPELL, FOE, rule="TALB-CAST-01")
PUT_ON_TOP: Final = Verb("put-on-top", CARD, rule="TALB-GOLD-01")

VERBS: Final = tuple([value for value in list(globals().values()) if isinstance(value, Verb)])
