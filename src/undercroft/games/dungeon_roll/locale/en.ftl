### Dungeon Roll in English. The functions NAME, COUNT and LIST are told in words.py.

game = Dungeon Roll
    .sentence = Push your luck with a handful of dice.
    .about = Push your luck: three delves each, deeper for more experience, out before the dragon.

goal = the most XP after three delves
    .short = the most XP after three delves
    .about = Everybody goes down three times. Each delve brings as much XP as the level on which you rest, a dragon 1 more; treasures that are left in the end count, too. Whoever has most wins.

## Party dice

fighter =
    { $count ->
        [one] fighter
       *[other] fighters
    }
    .one = a fighter
    .about = Defeats any number of goblins, or one other monster. Opens one chest.
cleric =
    { $count ->
        [one] cleric
       *[other] clerics
    }
    .one = a cleric
    .about = Defeats any number of skeletons, or one other monster. Opens one chest.
mage =
    { $count ->
        [one] mage
       *[other] mages
    }
    .one = a mage
    .about = Defeats any number of oozes, or one other monster. Opens one chest.
thief =
    { $count ->
        [one] thief
       *[other] thieves
    }
    .one = a thief
    .about = Defeats one monster. Opens any number of chests.
champion =
    { $count ->
        [one] champion
       *[other] champions
    }
    .one = a champion
    .about = Defeats any number of monsters of one kind. Opens any number of chests.
scroll =
    { $count ->
        [one] scroll
       *[other] scrolls
    }
    .one = a scroll
    .about = Rolls any number of dice again. Not a companion.

## Dungeon dice

goblin =
    { $count ->
        [one] goblin
       *[other] goblins
    }
    .one = a goblin
    .about = A monster. One fighter defeats any number of goblins.
skeleton =
    { $count ->
        [one] skeleton
       *[other] skeletons
    }
    .one = a skeleton
    .about = A monster. One cleric defeats any number of skeletons.
ooze =
    { $count ->
        [one] ooze
       *[other] oozes
    }
    .one = an ooze
    .about = A monster. One mage defeats any number of oozes.
chest =
    { $count ->
        [one] chest
       *[other] chests
    }
    .one = a chest
    .about = Holds one treasure for whoever opens it.
potion =
    { $count ->
        [one] potion
       *[other] potions
    }
    .one = a potion
    .about = Brings one die back from the graveyard, on a face of your choice.
dragon =
    { $count ->
        [one] dragon
       *[other] dragons
    }
    .one = a dragon
    .about = Goes to the Lair. Three of them wake the dragon.

## Companions that are neither dice nor tokens

ally-fighter =
    { $count ->
        [one] skeleton fighter
       *[other] skeleton fighters
    }
    .one = a skeleton fighter
ally-cleric =
    { $count ->
        [one] allied cleric
       *[other] allied clerics
    }
    .one = an allied cleric
ally-mage =
    { $count ->
        [one] allied mage
       *[other] allied mages
    }
    .one = an allied mage
ally-thief =
    { $count ->
        [one] goblin thief
       *[other] goblin thieves
    }
    .one = a goblin thief
ally-champion =
    { $count ->
        [one] allied champion
       *[other] allied champions
    }
    .one = an allied champion
ally-scroll =
    { $count ->
        [one] borrowed scroll
       *[other] borrowed scrolls
    }
    .one = a borrowed scroll
hero =
    { $count ->
        [one] hero
       *[other] heroes
    }
    .one = the hero

## Treasures

vorpal-sword =
    { $count ->
        [one] Vorpal Sword
       *[other] Vorpal Swords
    }
    .one = a Vorpal Sword
    .about = Stands in for a fighter.
talisman =
    { $count ->
        [one] Talisman
       *[other] Talismans
    }
    .one = a Talisman
    .about = Stands in for a cleric.
scepter-of-power =
    { $count ->
        [one] Scepter of Power
       *[other] Scepters of Power
    }
    .one = a Scepter of Power
    .about = Stands in for a mage.
thieves-tools =
    { $count ->
        [one] Thieves' Tools
       *[other] Thieves' Tools
    }
    .about = Stand in for a thief.
scroll-token =
    { $count ->
        [one] Scroll token
       *[other] Scroll tokens
    }
    .one = a Scroll token
    .about = Stands in for a scroll.
ring-of-invisibility =
    { $count ->
        [one] Ring of Invisibility
       *[other] Rings of Invisibility
    }
    .one = a Ring of Invisibility
    .about = Empties the Lair. That is no victory over the dragon.
dragon-scales =
    { $count ->
        [one] Dragon Scale
       *[other] Dragon Scales
    }
    .one = a Dragon Scale
    .about = At the end, each pair adds 2 XP.
elixir =
    { $count ->
        [one] Elixir
       *[other] Elixirs
    }
    .one = an Elixir
    .about = Brings one die back from the graveyard, on a face of your choice.
dragon-bait =
    { $count ->
        [one] Dragon Bait
       *[other] Dragon Baits
    }
    .one = Dragon Bait
    .about = Turns the dungeon dice of the level into dragons in the Lair.
town-portal =
    { $count ->
        [one] Town Portal
       *[other] Town Portals
    }
    .one = a Town Portal
    .about = Ends the delve at any time, with XP for the level. Worth 2 XP if kept.

## Heroes: novice, then master. The skill works all the time, the ability once in a delve.

spellsword = Spellsword
    .skill = Fighters and mages count as either.
battlemage = Battlemage
    .skill = Fighters and mages count as either.
mercenary = Mercenary
    .skill = When you form the party, roll any number of party dice once more.
commander = Commander
    .skill = Your fighters defeat one more monster, of any kind.
occultist = Occultist
    .skill = Clerics and mages count as either.
necromancer = Necromancer
    .skill = Clerics and mages count as either.
knight = Knight
    .skill = Scrolls rolled when you form the party become champions.
dragon-slayer = Dragon Slayer
    .skill = Scrolls rolled when you form the party become champions. Two different companions defeat the dragon.
minstrel = Minstrel
    .skill = Thieves and mages count as either.
bard = Bard
    .skill = Thieves and mages count as either. Your champions defeat one more monster, of any kind.
crusader = Crusader
    .skill = Fighters and clerics count as either.
paladin = Paladin
    .skill = Fighters and clerics count as either.
half-goblin = Half-Goblin
    .skill = You may open chests and drink potions while monsters still stand.
chieftain = Chieftain
    .skill = You may open chests and drink potions while monsters still stand.
enchantress = Enchantress
    .skill = A scroll counts as any companion.
beguiler = Beguiler
    .skill = A scroll counts as any companion.

arcane-blade = Arcane Blade
    .about = The hero acts once as a fighter or a mage.
arcane-fury = Arcane Fury
    .about = Discard everything on the level and in the Lair, and gain nothing for it.
calculated-strike = Calculated Strike
    .about = Defeat up to two monsters of any kind.
battlefield-presence = Battlefield Presence
    .about = Roll any number of party dice and of the level's dungeon dice again.
animate-dead = Animate Dead
    .about = One skeleton becomes your fighter until you regroup.
command-dead = Command Dead
    .about = Up to two skeletons become your fighters until you regroup.
battlecry = Battlecry
    .about = All monsters of the level become dragons and go to the Lair.
ballad = Bard Song
    .about = Empty the Lair. That is no victory over the dragon.
holy-strike = Holy Strike
    .about = The hero acts once as a fighter or a cleric.
divine-intervention = Divine Intervention
    .about = Give up a treasure: monsters fall, chests open, potions are drunk, the Lair is emptied.
plea-for-help = Plea for Help
    .about = One goblin becomes your thief until you regroup.
pull-rank = Pull Rank
    .about = Up to two goblins become your thieves until you regroup.
charm-monster = Charm Monster
    .about = One monster becomes a potion.
mesmerize = Mesmerize
    .about = Two monsters become one potion.

## What can be done

do-choose-hero = Play the { NAME($hero) }
do-fight =
    { NAME($companion) } { $companion ->
        [thieves-tools] defeat
       *[other] defeats
    } { COUNT($monster, "acc", $count) }
do-fight-and =
    { NAME($companion) } { $companion ->
        [thieves-tools] defeat
       *[other] defeats
    } { COUNT($monster, "acc", $count) }, then { COUNT($extra, "acc", 1) } as well
do-open =
    { NAME($companion) } { $companion ->
        [thieves-tools] open
       *[other] opens
    } { COUNT("chest", "acc", $count) }
do-drink = Drink { COUNT("potion", "acc", $count) }, spending the { NAME($companion) }
do-revive = Bring back { COUNT($face) }
do-slay = Defeat the dragon: { NAME($first) }, { NAME($second) }, { NAME($third) }
do-slay-two = Defeat the dragon: { NAME($first) }, { NAME($second) }
do-read = Read the { NAME($scroll) }: roll dice again
do-pick = Pick { COUNT($die) }
do-roll = Roll the picked dice
do-roll-monsters = Roll all monsters again
do-keep = Keep the party as it is
do-use =
    Use the { NAME($treasure) }: { $treasure ->
        [ring-of-invisibility] empty the Lair
        [elixir] a die comes back
        [dragon-bait] the level's dice become dragons
        [town-portal] leave with XP for the level
       *[other] now
    }
do-ability = Use { NAME($ability) }
do-target = Choose { COUNT($monster) }
do-enough = Leave it at that
do-how-many = Win over { $count }
do-tithe = Give up the { NAME($treasure) }
do-onward = Go on
    .loot = Go on to the loot
    .dragon = Go on to the dragon
    .regroup = Go on: the level is done
do-flee = Flee: the delve ends without XP
do-rest = Rest in the tavern: the delve ends with XP for the level
do-legend = Become a living legend: the delve ends with 10 XP
do-seek-glory = Seek glory: go one level deeper

## What is asked

ask-choose-hero =
    { $solo ->
        [yes] Choose your hero.
       *[no] Choose a hero that nobody has taken.
    }
    .help = Each hero has a skill that always works and an ability for once in a delve. At 5 XP the card is turned over to the master's side.
ask-monsters = Monster phase: what do you do?
    .help =
        { $way ->
            [fight] Every monster has to fall before you can go on. Companions, scrolls, treasures and your hero can help, in any order. If you flee, the delve ends without XP.
            [loot] No monster is left. A scroll can still roll dice again here; chests and potions are next.
            [dragon] No monster is left. A scroll can still roll dice again here; then the dragon wakes.
           *[regroup] No monster is left. A scroll can still roll dice again here; then you rest or go deeper.
        }
ask-loot = Loot phase: open chests, drink potions, or leave them.
    .help = A die you spend opens chests or drinks potions. Chests hold treasures; each potion brings a die back from the graveyard. What you leave is gone{ $way ->
            [dragon] , and then the dragon wakes.
           *[regroup] .
        }
ask-dragon = The dragon is awake. Defeat it or flee.
    .help = { $kinds ->
            [2] Two
           *[3] Three
        } companions of different kinds defeat the dragon, which brings a treasure and 1 XP. Some treasures and abilities get you past it. If you flee, the delve ends without XP.
ask-regroup =
    { $level ->
        [10] Level 10 is cleared. There is no way deeper.
       *[other] Level { $level } is cleared. Rest for { $level } XP, or go one level deeper?
    }
    .help = Rest, and the delve ends with as much XP as the level's number. { $level ->
            [10] { "" }
           *[other] Seek glory, and the next level is rolled with { $dice ->
                [one] one die
               *[other] { $dice } dice
            }; there is no resting before it is cleared. There are seven dungeon dice in all, and those in the Lair stay there.
        }
ask-revive =
    { $count ->
        [one] A die comes back from the graveyard. On which face?
       *[other] { $count } dice come back from the graveyard. On which face the next one?
    }
    .help = The die comes back on the face you choose, without a roll, and can be used at once.
ask-reroll =
    { $count ->
        [0] Which dice do you roll again?
       *[other] Picked: { LIST($picked) }. Another one, or roll?
    }
    .help = Pick dice one by one, as many as you like, then roll them all together; or all monsters at once. A dragon that comes up goes to the Lair.
ask-muster =
    { $count ->
        [0] Your party is formed. Which dice do you roll once more?
       *[other] Picked: { LIST($picked) }. Another one, or roll?
    }
    .help = The Mercenary may roll any number of party dice once more before the first level. Pick them one by one, then roll them together.
ask-presence =
    { $count ->
        [0] Battlefield Presence: which dice do you roll again?
       *[other] Picked: { LIST($picked) }. Another one, or roll?
    }
    .help = Pick any number of party dice and of the level's dungeon dice, then roll them together. A dragon that comes up goes to the Lair.
ask-how-many = How many join you?
    .help = Those who join act as your companions on this level and are gone when you regroup.
ask-tithe = Which treasure do you give up?
    .help = Divine Intervention costs one treasure. It goes back into the treasure chest.
ask-charm = Which monster becomes a potion?
    .help = The die turns into a potion, to be drunk in the loot phase in the usual way.
ask-strike = Which monster does the strike hit?
    .help = Calculated Strike defeats up to two monsters of any kind, one after the other.

## What happens

event-hero =
    { $you ->
        [yes] You play the { NAME($hero) }.
       *[no] { $seat } plays the { NAME($hero) }.
    }
event-delve =
    { $you ->
        [yes] Your delve { $number } of 3 begins.
       *[no] { $seat } begins delve { $number } of 3.
    }{ $solo ->
        [yes] { "" }
       *[no] { " " }Dungeon Lord: { $you ->
            [lord] you
           *[no] { $lord }
        }.
    }
event-party =
    { $you ->
        [yes] You roll
       *[no] { $seat } rolls
    } the party: { LIST($dice) }.
event-scrolls-become-champions =
    { $count ->
        [one] A scroll becomes a champion.
       *[other] { $count } scrolls become champions.
    }
event-level =
    Level { $level }: { $dice-count ->
        [0] no dungeon dice are left to roll
       *[other] { LIST($dice) }
    }.{ $lair ->
        [0] { "" }
       *[other] { " " }In the Lair: { $lair }.
    }
event-picked-up =
    { $you ->
        [yes] You take up
       *[no] { $seat } takes up
    } { LIST($dice) }.
event-rerolled = The new roll: { LIST($dice) }.
event-revived = { COUNT($die) } comes back from the graveyard.
event-fought =
    The { NAME($companion) } { $companion ->
        [thieves-tools] defeat
       *[other] defeats
    } { COUNT($monster, "acc", $count) }.
event-fought-also = One more falls: { COUNT($monster) }.
event-opened =
    The { NAME($companion) } { $companion ->
        [thieves-tools] open
       *[other] opens
    } { COUNT("chest", "acc", $count) }.
event-drank =
    { $you ->
        [yes] You drink
       *[no] { $seat } drinks
    } { COUNT("potion", "acc", $count) }, spending the { NAME($companion) }.
event-read =
    { $you ->
        [yes] You read
       *[no] { $seat } reads
    } the { NAME($scroll) }.
event-ability = { NAME($ability) }: the hero card turns sideways.
event-used =
    { $you ->
        [yes] You use
       *[no] { $seat } uses
    } the { NAME($treasure) }.
event-lair-emptied =
    { $count ->
        [one] One die leaves the Lair.
       *[other] { $count } dice leave the Lair.
    }
event-monsters-to-lair =
    { $count ->
        [one] One die becomes a dragon and goes to the Lair.
       *[other] { $count } dice become dragons and go to the Lair.
    }
event-swept-away = The level and the Lair are swept clean.
event-won-over =
    { COUNT($monster, "", $count) } { $count ->
        [one] joins the party.
       *[other] join the party.
    }
event-tithed =
    { $you ->
        [yes] You give up
       *[no] { $seat } gives up
    } the { NAME($treasure) }.
event-intervened =
    Level and Lair are cleared{ $chests ->
        [0] { "" }
       *[other] , { COUNT("chest", "", $chests) } opened
    }{ $potions ->
        [0] { "" }
       *[other] , { COUNT("potion", "", $potions) } drunk
    }.
event-charmed =
    { LIST($monsters) } { $monsters-count ->
        [one] becomes a potion.
       *[other] become one potion.
    }
event-struck = The strike hits { LIST($monsters) }.
event-left-behind =
    Left behind: { $chests ->
        [0] { COUNT("potion", "", $potions) }
       *[other] { COUNT("chest", "", $chests) }{ $potions ->
            [0] { "" }
           *[other] { " " }and { COUNT("potion", "", $potions) }
        }
    }.
event-dragon-wakes = The dragon wakes: { $lair } dice in the Lair.
event-dragon-slain = { LIST($companions) } defeat the dragon.
event-chest-empty = The treasure chest is empty: there is 1 XP instead.
event-drew =
    { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { LIST($treasure) }.
event-xp =
    { $you ->
        [yes] You gain { $xp } XP and have { $total }.
       *[no] { $seat } gains { $xp } XP and has { $total }.
    }
event-level-up =
    { $you ->
        [yes] Your hero rises
       *[no] { $seat }'s hero rises
    } to master: { NAME($hero) }.
event-glory =
    { $you ->
        [yes] You go
       *[no] { $seat } goes
    } down to level { $level }.
event-fled =
    { $you ->
        [yes] You flee
       *[no] { $seat } flees
    } from level { $level }. The delve is over.
event-rest =
    { $you ->
        [yes] You rest
       *[no] { $seat } rests
    } after level { $level }.
event-legend =
    { $you ->
        [yes] You have cleared level 10 and are a living legend.
       *[no] { $seat } has cleared level 10 and is a living legend.
    }
event-portal =
    { $you ->
        [yes] You leave
       *[no] { $seat } leaves
    } level { $level } through the portal.

## What may come of it

forecast-left =
    { $left-count ->
        [0] no monster is left
        [one] { LIST($left) } is left
       *[other] { LIST($left) } are left
    }
forecast-treasures =
    { $count ->
        [one] one treasure from the chest
       *[other] { $count } treasures from the chest
    }
forecast-xp = { $xp } XP, as the chest is empty
forecast-comes-back =
    { $count ->
        [0] no die comes back
        [one] one die comes back from the graveyard
       *[other] { $count } dice come back from the graveyard
    }
forecast-to-loot = the loot phase: { LIST($loot) }
forecast-rolls-any =
    { $count ->
        [one] one die is rolled again
       *[other] any of { $count } dice are rolled again
    }
forecast-once = once in a delve
forecast-joins =
    { $count ->
        [one] one { NAME($monster) } is your { NAME($companion) }
       *[other] up to { $count } { NAME($monster, "", $count) } are companions like a { NAME($companion) }
    } until the level is done
forecast-charmed =
    { $count ->
        [one] one monster becomes a potion
       *[other] two monsters become one potion
    }
forecast-struck =
    { $count ->
        [one] one monster falls, of any kind
       *[other] up to { $count } monsters fall, of any kind
    }
forecast-swept =
    no monster is left{ $loot-count ->
        [0] { "" }
       *[other] , and nothing of { LIST($loot) }
    }{ $lair ->
        [0] { "" }
       *[other] ; the Lair is emptied
    }
forecast-intervenes =
    for one of your treasures no monster is left{ $chests ->
        [0] { "" }
        [one] , the chest is opened
       *[other] , { $chests } chests are opened
    }{ $potions ->
        [0] { "" }
        [one] , a die comes back
       *[other] , { $potions } dice come back
    }{ $lair ->
        [0] { "" }
       *[other] ; the Lair is emptied
    }
forecast-token-wasted = resting brings the same and keeps the token
forecast-leaves = left behind: { LIST($loot) }
forecast-slain =
    { $treasures ->
        [0] { $xp } XP
       *[other] a treasure and { $xp } XP
    }; the Lair is emptied
forecast-lair-emptied = the Lair is emptied
forecast-bait =
    { $count ->
        [one] one die goes to the Lair
       *[other] { $count } dice go to the Lair
    }{ $wakes ->
        [yes] , and the dragon wakes
       *[no] { "" }
    }
forecast-deeper =
    { $dice ->
        [one] one die is rolled
       *[other] { $dice } dice are rolled
    }{ $lair ->
        [0] { "" }
       *[other] ; { $lair } in the Lair already
    }{ $dragon ->
        [0] { "" }
       *[other] ; the dragon wakes at { $dragon }%
    }
forecast-retire =
    { $xp } XP, and the delve ends{ $rises ->
        [yes] ; your hero becomes a master
       *[no] { "" }
    }
forecast-flee =
    the delve ends without XP for the level{ $lost ->
        [0] { "" }
       *[other] ; { $lost } XP of this delve are lost
    }

## Why a hint is as it is

why-xp = { $whole }.{ $part } XP more
why-treasures = treasures worth { $whole }.{ $part } XP more
why-master = the master's side { $percent }% more often

## Why not

refusal-no-such-companion = There is no { NAME($companion) } at hand.
refusal-not-a-companion = The { NAME($companion) } is not a companion.
refusal-not-standing = There is no { NAME($monster) } to fight.
refusal-too-many = That is more than is possible here: { $count }.
refusal-no-loot = There is no { NAME($die) } on this level.
refusal-other-phase =
    { $phase ->
        [monsters] That is done in the monster phase.
        [loot] That is done in the loot phase.
        [dragon] That is done in the dragon phase.
       *[regroup] That is done in the regroup phase.
    }
refusal-no-treasure = You do not have this treasure: { NAME($treasure) }.
refusal-nothing-to-do = There is nothing here for that to work on.
refusal-exhausted = The hero's ability has been used in this delve already.
refusal-not-your-hero = Your hero cannot do that.
refusal-monsters-stand = Monsters still stand here: defeat them or flee.
refusal-dragon-awake = The dragon is awake: defeat it or flee.
refusal-not-so-many = There are not so many at hand: { NAME($companion) }.
refusal-band-size = Your hero faces the dragon with { $count } companions of different kinds.
refusal-too-few-kinds = The dragon falls only to companions of different kinds.
refusal-must-stop = There is no way deeper than level 10.
refusal-not-deepest = One becomes a living legend on level 10 only.
refusal-nothing-to-flee = There is nothing to flee from.
refusal-level-done = This level is done already.
refusal-hero-taken = Somebody else plays the { NAME($hero) } already.
refusal-no-such-die = There is no such die left to pick.
refusal-no-monster-to-roll = No monster lies there to be rolled again.
refusal-pick-first = Pick at least one die first.
refusal-must-roll = Something has to be rolled again now.
refusal-must-choose = A monster has to be chosen now.
refusal-not-now = Something else is asked now.

## Solo ranks

rank-dragons-breakfast = Dragon's Breakfast
    .about = up to 15 XP
rank-village-defender = Village Defender
    .about = 16 to 23 XP
rank-seasoned-adventurer = Seasoned Adventurer
    .about = 24 to 29 XP
rank-protector = Protector
    .about = 30 to 34 XP
rank-legendary-hero = Legendary Hero
    .about = 35 XP and more

## Achievements

feat-dragon-slayer = Dragon Slayer
    .about = Defeat the dragon twice in one delve.
feat-dragon-tamer = Dragon Tamer
    .about = Defeat the dragon three times in one delve.
feat-never-tell-me-the-odds = Never Tell Me the Odds
    .about = Come through a roll of all seven dungeon dice.
feat-last-stand = Last Stand
    .about = Enter a level with one party die at most and defeat the dragon there.
feat-cheater = Cheater
    .about = Begin a delve with at least five champions.
feat-bag-of-holding = We'll Need a Bag of Holding
    .about = Score at least 15 XP for treasures at the end.
feat-dungeon-conqueror = Dungeon Conqueror
    .about = End a delve on level 10 without fleeing.
feat-natural-twenty = Natural Twenty
    .about = Reach 20 XP without ever using the hero card.
feat-critical-hit = Critical Hit
    .about = Clear level 5 or deeper without companions and without the one-off ability of the Paladin or the Battlemage.
feat-guild-master = Guild Master
    .about = Play each of the eight heroes.
feat-magic-whirlwind = Magic Whirlwind
    .about = Reach 20 XP without ever using a treasure.
feat-dragon-bait = Dragon Bait
    .about = See three dragons in one roll.

## Set-up

setup-heroes = Heroes
    .deal = dealt at random
    .choose = chosen in turn
setup-first = Who goes first
    .any = left to chance
setup-bait = Dragon Bait takes
    .all = all dungeon dice of the level
    .monsters = monsters only
setup-mesmerize = Mesmerize needs
    .two = exactly two monsters
    .one-or-two = one or two monsters
setup-fleeing = XP gained before fleeing
    .keeps = is kept
    .forfeits = is lost

## The board

board-title = { $seat }, delve { $delve } of 3
board-title-you = Your delve { $delve } of 3
board-level = Level
board-dungeon = Dungeon
board-dungeon-empty = the level is empty
board-party = Party
board-party-empty = no dice left
board-allies = Allies
board-graveyard = Graveyard
board-dice =
    { $count ->
        [0] empty
        [one] { $count } die
       *[other] { $count } dice
    }
board-lair = Lair
board-lair-sleeps =
    { $count ->
        [one] one more wakes the dragon
       *[other] { $count } more wake the dragon
    }
board-lair-awake = the dragon is awake
board-treasures = Treasures
board-no-treasures = none
board-chest =
    { $count ->
        [0] the treasure chest is empty
        [one] { $count } token left in the chest
       *[other] { $count } tokens left in the chest
    }
board-hero = Hero
board-no-hero = no hero yet
board-novice = novice, master at 5 XP
board-master = master
board-skill = Skill
board-ability = Ability
board-ready = ready
board-exhausted = used in this delve
board-players = Players
board-xp-alone = { $xp } XP
board-xp-with-treasures = { $xp } XP, { $score } with treasures
board-delves = { $count } of 3 delves done

group-fight = Fight
group-dragon = Dragon
group-loot = Loot
group-scroll = Scroll
group-hero = Hero
group-ability = Ability
group-treasures = Treasure
group-dice = Dice
group-leave = Move on

## The end

sheet-player = Player
sheet-hero = Hero
sheet-xp = XP
sheet-tokens = Treasures
sheet-scales = For scale pairs
sheet-score = Total
sheet-tie-broken = Equal on XP, so fewer treasure tokens decide.
sheet-tie-shared = Equal on XP and on treasure tokens, so the victory is shared.

## The lesson: a first delve, step by step

lesson-fight = You are a Crusader, and the seven white dice are your party. The black die is the dungeon: on level 1 a goblin bars the way. Fighters are made for goblins, so send a fighter. A die that has acted goes to the graveyard.
    .title = Meet your party
lesson-regroup = The level is cleared. Now comes the question of every delve: rest and take 1 XP for level 1, or go deeper for more? It is early. Seek glory.
    .title = Rest or go on?
lesson-sweep = Level 2 is rolled with two dice: two oozes. A fighter would stop only one of them, but one mage defeats any number of oozes. Clerics do the same to skeletons.
    .title = The right one for the job
lesson-deeper = Resting now would bring 2 XP. But five dice stand ready, and each level is worth more than the last. Go on.
    .title = A little deeper
lesson-chests = No monsters here, but two chests. A thief opens any number of chests at once; most others open only one. And a dragon came up: that die waits in the Lair.
    .title = Treasure
lesson-treasures = Two treasures. The Scroll token will help in a moment. A Dragon Scale is kept for the end: every treasure you still have then is worth XP. Go on to level 4.
    .title = What was in the chests
lesson-scroll = Three different monsters would cost you three companions. A scroll rolls any dice again, and your token counts as one. Read it.
    .title = Bad luck? Roll again
lesson-pick = Pick the dice to roll again, one by one: all three monsters. Your own dice are fine as they are. The dragons in the Lair can never be rolled again.
    .title = Which dice?
lesson-roll = All three are in your hand. Roll them together.
    .title = Now roll
lesson-hero = Much better: one skeleton. Your hero can fight too, once in each delve. The Crusader's Holy Strike counts as a fighter or a cleric, so the hero takes the skeleton and no die is lost.
    .title = The hero steps in
lesson-potions = Two potions, and three dice in the graveyard. Any one die can drink them all, and each potion brings a die back. Let the fighter drink both.
    .title = Potions
lesson-revive = A die comes back on the face that you choose. Take a thief: soon you will need companions of different kinds.
    .title = Back from the graveyard
lesson-revive-again = One more. Champions are the strongest: each counts against every kind of monster. Take a champion.
    .title = And another
lesson-lair = Two dragons lie in the Lair. A third one wakes the beast, and then you have to fight it. With five dice left you can risk that. Go down to level 5.
    .title = The Lair fills up
lesson-champion = Four goblins and the third dragon. First the goblins: a champion defeats any number of monsters of one kind, whichever kind it is.
    .title = A champion's work
lesson-dragon = The dragon is awake. It falls only to three companions of three different kinds. You have four kinds: choose any three. The reward is a treasure and 1 XP.
    .title = Face the dragon
lesson-rest = The dragon is beaten, and level 5 is yours. A single die is left, and level 6 would be too much for it: fleeing brings no XP at all. Rest now, for 5 XP.
    .title = Know when to stop
lesson-free = Six XP made your hero a master: the card was turned over. From here on the dice are real, and all choices are yours. A match is three delves; at the end XP and treasures are added up. Good luck.
    .title = Now on your own
