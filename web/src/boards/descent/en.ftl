### The board of Descent in the browser.

desc-phase-beginning = Set-up
desc-phase-heroes = Heroes
desc-phase-overlord = Overlord
desc-awaited =
    { $what ->
        [beginning] The table is being set.
        [overlord] The overlord moves his monsters.
        [hero] { $figure } acts.
       *[answer] Being decided: whether to answer.
    }
desc-overlord-line = holds the monsters
desc-no-hero = no hero yet
desc-hand = Overlord cards in hand
desc-deck = Cards in the overlord’s deck
desc-watching = You are watching.

## The map

desc-map = The map
desc-threat = Show what enemies could attack next turn
desc-via = The next space is one more stop on the way
desc-sketch = Draw a plan for your side
desc-sketch-wipe = Wipe off all you have drawn
desc-sketch-how = Only your side sees what you draw. Touch a space to ring it, draw over spaces for a line, touch a mark to wipe it off.
desc-sketch-ground = Drawing ground. Arrow keys move, Enter rings the space or ends the line, the space bar draws the line on, Escape puts the quill away.
desc-sketch-here = Column { $column }, row { $row }
desc-sketches = Drawn by your side
desc-sketch-ring = { $name }: a ring at column { $column }, row { $row }
desc-sketch-line = { $name }: a line from column { $column }, row { $row } to column { $toColumn }, row { $toRow }
desc-plan = Planned: to column { $column }, row { $row }{ $stops ->
        [one] { "" }
       *[other] {" "}in { $stops } walks
    }{ $move ->
        [yes] , with a move action
       *[no] { "" }
    }{ $fatigue ->
        [0] { "" }
       *[other] , for { $fatigue } fatigue
    }
desc-blocked =
    { $by ->
        [walls] Not in sight: walls or doors are in the way.
       *[spaces] Not in sight: the marked spaces are in the way.
    }
desc-damage-short = −{ NUMBER($damage, maximumFractionDigits: 1) }
desc-figure = { $figure }, health { $left } of { $health }, column { $column }, row { $row }{ $conditions ->
        [none] { "" }
       *[other] { ", " }{ $conditions }
    }
desc-fallen = { $hero }, knocked out
desc-token = { $token }, column { $column }, row { $row }
desc-door = Door { $number }
desc-space = Column { $column }, row { $row }{ $how ->
        [now] , { $cost } movement
        [move] , { $cost } movement with another move
        [tired] , { $cost } movement, of it { $fatigue } for fatigue
       *[plain] { "" }
    }{ $enemies ->
        [0] { "" }
        [one] , one enemy could attack there
       *[other] , { $enemies } enemies could attack there
    }{ $harm ->
        [yes] , hurts
       *[no] { "" }
    }
desc-to-space = Column { $column }, row { $row }{ $lies ->
        [across] , crosswise
       *[along] { "" }
    }
desc-to-walk = Walk to column { $column }, row { $row }
desc-to-stride = Walk to column { $column }, row { $row }{ $lies ->
        [across] , crosswise
       *[along] { "" }
    }
desc-to-come-back = Come back: column { $column }, row { $row }, { $how ->
        [move] with a move action
       *[fatigue] for 1 fatigue
    }
desc-way-now = points
desc-way-move = a move
desc-way-tired = fatigue
desc-way-danger = enemies
desc-deed-tire = Fatigue: +1 movement
desc-deed-end-turn = End the turn
desc-to-drop = Put it down: column { $column }, row { $row }
desc-to-search = Search: column { $column }, row { $row }
desc-to-use-at = { $card }: column { $column }, row { $row }

## Goals

desc-limit = Round { $round } of { $rounds }
desc-acted =
    { $count ->
        [0] No hero has acted yet
        [one] One hero has acted
       *[other] { $count } heroes have acted
    }

## Attacks

desc-attack = Attack
desc-aim = Distance { $distance }, hits with { $hit }
desc-target = Distance { $distance }, hits { $hit }, defeats { $kill }
desc-killed = defeated
desc-wounded = wounded
desc-unhurt = unhurt
desc-spread = Damage that gets through
desc-with-surge = Surge { $gain }: defeats { $kill }
desc-surges = Surges
desc-surge-line = Surge: { $gain }.
desc-against = against
desc-no-dice = no dice
desc-die = { $die }: { $miss ->
        [yes] miss
       *[no] { $range ->
            [0] { "" }
           *[other] range { $range }{ " " }
        }{ $damage ->
            [0] { "" }
           *[other] damage { $damage }{ " " }
        }{ $surge ->
            [0] { "" }
           *[other] surge { $surge }{ " " }
        }{ $shields ->
            [0] { "" }
           *[other] shields { $shields }
        }
    }
desc-stands =
    { $miss ->
        [yes] The attack misses.
       *[no] { $hits ->
            [yes] { $damage ->
                [0] Nothing gets through.
               *[other] { $damage } damage gets through.
            }
           *[no] It falls short.
        }
    }

desc-again = Reroll this die
desc-reroll = { $card }: reroll { $die }
desc-ask-learn =
    { $xp ->
        [one] Which skill does { $hero } learn? { $xp } experience point is left.
       *[other] Which skill does { $hero } learn? { $xp } experience points are left.
    }
desc-enough = Enough to defeat.
desc-surge-kills = { $note } Enough to defeat.
desc-ask-space = { $card }: which space?
desc-ask-figure = { $card }: who?
desc-ask-turn-starts = Your turn starts. Play a card?
desc-ask-turn-ends = Your turn ends. Play a card?

## Sheets and cards

desc-actions = Actions left: { $actions }, movement points: { $points }
desc-points = { $points } movement
desc-cards =
    { $usable ->
        [0] Cards: { $count }
       *[other] Cards: { $count }, usable { $usable }
    }
desc-card-ready = Ready
desc-card-stored = Not equipped
desc-card-exhausted = Exhausted
desc-card-spent = Used up
desc-monsters = Monsters on the map
desc-choose = To choose among
desc-health = Health { $left } of { $health }
desc-conditions = Conditions: { $conditions }
desc-values = Speed { $speed }, stamina { $stamina }, defence: { $dice }
desc-rank = { $rank }: speed { $speed }, health { $health }, attack { $attack }, defence { $defence }
desc-kind =
    { $ranged ->
        [yes] ranged attacks
       *[no] melee attacks
    }

## The end

desc-end = How it ended
desc-end-line = { $quest }, round { $round } of { $rounds }
desc-end-left = left the map
desc-end-fallen = knocked out

## The log

event-placed = { NAME($figure) } takes a place on the map.
event-stepped =
    { $steps ->
        [one] { NAME($figure) } walks 1 space.
       *[other] { NAME($figure) } walks { $steps } spaces.
    }
event-dropped = { NAME($token) } is put down.
event-boulder = A boulder falls.
event-strode = { NAME($figure) } walks on and lies down in its full size.

table-more =
    { $count ->
        [one] One space to walk to
       *[other] { $count } spaces to walk to
    }

## Choices, where no map shows which space is meant

do-place = Place { NAME($figure) }
do-walk = Walk
do-stride = Walk
do-climb = Climb out
do-aim = Aim
do-search = Search
do-stand-at = Stand there
do-drop = Put it down
do-use-at = Use { NAME($card) }
