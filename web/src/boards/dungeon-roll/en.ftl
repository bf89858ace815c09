### The board of Dungeon Roll in English; the words of the game itself are in src/undercroft/games/dungeon_roll/locale.

## Phases and seats

roll-phase-monsters = Monsters
roll-phase-loot = Loot
roll-phase-dragon = Dragon
roll-phase-regroup = Regroup
roll-awaited =
    { $phase ->
        [monsters] Being decided: how the party meets the monsters.
        [loot] Being decided: what to take along.
        [dragon] Being decided: how the party meets the dragon.
       *[regroup] Being decided: rest, or go deeper.
    }
roll-delve = delve { $number } of 3
roll-delves-done = { $count } of 3 delves done
roll-lord = Dungeon Lord
roll-xp = XP
roll-points = XP in all, with treasures
roll-help-no-monster = No monster stands here. You may still read scrolls and use treasures or your hero; then go on to what lies in this level.
roll-seat-treasures = Treasures: { LIST($treasures) }

## Places

roll-depth = Depth
roll-depth-at = Level { $level } of 10
roll-monsters = Monsters of the level
roll-after-fight = After the fight
roll-loot = Loot
roll-lair-next =
    { $count ->
        [one] One more wakes the dragon
       *[other] { $count } more wake the dragon
    }
roll-lair-awake = The dragon is awake
roll-lair-wakes = After the loot the dragon wakes
roll-party-yours = Your party
roll-party-of = { $seat }: party
roll-party-gone = No dice left
roll-name = { NAME($thing, "", $count) }
roll-hero = Hero
roll-between = Nobody is down there yet
roll-clear = The level is clear
roll-nobody = No monsters on this level
roll-awake = The dragon stands in the way
roll-awake-note = Three companions of different kinds defeat it
roll-awake-note-two = Two different companions defeat it
roll-over = The candles are lit
roll-face = On which face does the die come back?
roll-cards = The heroes
roll-card-of = { $seat } chooses a hero
roll-taken = Taken: { $seat }

## What options are called

roll-targets =
    { $part ->
        [one] { NAME($thing, "", 1) }
        [both] both { NAME($thing, "", 2) }
        [all] all { $standing } { NAME($thing, "", $standing) }
       *[some] { $count } of { $standing } { NAME($thing, "", $standing) }
    }
roll-share =
    { $part ->
        [one] { NAME($thing, "", 1) }
        [both] both
        [all] all { $standing }
       *[some] { $count } of { $standing }
    }
roll-targets-and =
    { $same ->
        [yes] { $targets } and another
       *[no] { $targets } and { COUNT($extra, "", 1) }
    }
roll-drinks = { NAME($companion) }: { COUNT("potion", "", $count) }
roll-again-title = { NAME($scroll) }: roll dice again
roll-flee = Flee
roll-rest = Rest in the tavern
roll-legend = Become a living legend
roll-glory = Go down to level { $level }

## What will happen

roll-rolls = Together: { LIST($dice) }
roll-falls =
    { $part ->
        [one] falls
        [both] both fall
        [all] all { $standing } fall
       *[some]
            { $count ->
                [one] { $count } of { $standing } falls
               *[other] { $count } of { $standing } fall
            }
    }
roll-opens =
    { $part ->
        [one] is opened
        [both] both are opened
        [all] all { $standing } are opened
       *[some] { $count } of { $standing } opened
    }
roll-is-drunk =
    { $part ->
        [one] is drunk
        [both] both are drunk
        [all] all { $standing } are drunk
       *[some] { $count } of { $standing } drunk
    }
roll-joins =
    { $count ->
        [one] joins you
       *[other] { $count } join you
    }
roll-dragon-falls = falls
roll-lair-emptied = is emptied
roll-becomes-potion = becomes a potion

## The button

roll-act-fight = Defeat the { NAME($monster, "", $count) }
roll-act-fight-and = Defeat the { NAME($monster, "", $count) } and { COUNT($extra, "", 1) }
roll-act-open = Open { COUNT("chest", "", $count) }
roll-act-drink = Drink { COUNT("potion", "", $count) }
roll-act-slay = Defeat the dragon
roll-act-read = Read the { NAME($scroll) }
roll-act-use = Use the { NAME($treasure) }
roll-act-flee = Flee
roll-act-rest = Rest for { $level } XP
roll-act-legend = Take { $level } XP
roll-act-glory = Go down to level { $level }
roll-act-roll = Roll

## The prompt, once something was touched

roll-whom = Whom does the { NAME($companion) } defeat?
roll-what = What does the { NAME($companion) } do?
roll-who-fights = Who defeats the { NAME($monster, "", $count) }?
roll-who-opens = Who opens the { NAME("chest", "", $count) }?
roll-who-drinks = Who is spent for the { NAME("potion", "", $count) }?
roll-who-slays = Who faces the dragon?
roll-who-else = { LIST($band) }: who else faces the dragon?

## For the screen reader

roll-say-level = { COUNT($thing, "", $count) }, on the level
roll-say-party = { COUNT($thing, "", $count) }, in the party
roll-say-ally = { COUNT($thing, "", $count) }, ally
roll-say-treasure = { COUNT($thing, "", $count) }, treasure
roll-say-hero = { NAME($hero) }: { NAME($ability) }, { $state }
roll-say-lair =
    { $count ->
        [0] Lair, empty
        [one] Lair, { $count } die; 3 wake the dragon
       *[other] Lair, { $count } dice; 3 wake the dragon
    }
roll-say-grave =
    { $count ->
        [0] Graveyard, empty
        [one] Graveyard, { $count } die
       *[other] Graveyard, { $count } dice
    }
roll-say-face = The die comes back as { COUNT($face, "", 1) }
roll-say-can = can be used
roll-say-near = goes with it
roll-say-chosen = chosen
roll-say-taken = taken up, press to put it back
roll-say-why = not now, press to ask why
roll-ready = ready
roll-used = used in this delve

## The hero's sheet and the end

roll-novice = Novice
roll-master = Master
roll-up-to = To { NAME($hero) }
roll-up-progress = { $xp } of { $of } XP
roll-is-master = { NAME($hero) } since { $of } XP
roll-no-hero = No hero yet
roll-no-hero-note = The card is laid here once it is chosen.
roll-end-table = How the XP add up
