### Dungeon Raiders in English. The functions NAME, COUNT and LIST are told in words.py.

game = Dungeon Raiders
    .sentence = Five rooms a level, one card each, no mercy.
    .about = Five levels of dark rooms and secret cards: grab the treasure, and never be the weakest.

goal = the most treasure, but not the fewest lives
    .short = most treasure, not fewest lives
    .about = Five levels of five rooms. In the end the raider with the fewest lives faints; of those who stand, the richest wins.

## Power cards

power-1 = 1
    .one = a 1
    .about = A power card of value 1. It comes back to your hand when the level is over.
power-2 = 2
    .one = a 2
    .about = A power card of value 2. It comes back to your hand when the level is over.
power-3 = 3
    .one = a 3
    .about = A power card of value 3. It comes back to your hand when the level is over.
power-4 = 4
    .one = a 4
    .about = A power card of value 4. It comes back to your hand when the level is over.
power-5 = 5
    .one = a 5
    .about = A power card of value 5. It comes back to your hand when the level is over.

## Items

torch =
    { $count ->
        [one] torch
       *[other] torches
    }
    .one = a torch
    .about = Shows you alone every dark room of this level. Played beside your card.
crystal-ball =
    { $count ->
        [one] crystal ball
       *[other] crystal balls
    }
    .one = a crystal ball
    .about = Wait until the others' cards are open, then play yours.
key =
    { $count ->
        [one] key
       *[other] keys
    }
    .one = a key
    .about = A card of value 5, for treasure rooms only.
sword =
    { $count ->
        [one] sword
       *[other] swords
    }
    .one = a sword
    .about = A card of value 5, for monsters only.

## Tokens

treasure =
    { $count ->
        [one] treasure
       *[other] treasures
    }
    .one = a treasure
life =
    { $count ->
        [one] life
       *[other] lives
    }
    .one = a life

## Characters

explorer = Explorer
    .about = 8 lives, 3 treasures and a torch.
knight = Knight
    .about = 9 lives, 1 treasure and a sword.
thief = Thief
    .about = 8 lives, 2 treasures and a key.
warrior = Warrior
    .about = 10 lives, 2 treasures and no item.
wizard = Wizard
    .about = 9 lives, 1 treasure and 2 crystal balls.

## Kinds of room

monster = monster
trap = trap
vault = vault
boss = boss
dark-room =
    { $count ->
        [one] dark room
       *[other] dark rooms
    }
    .one = a dark room
    .about = Nobody knows what is inside before it is entered, except by the light of a torch.

## Monsters

snake =
    { $count ->
        [one] snake
       *[other] snakes
    }
    .one = a snake
    .about = Strength 8, 10 or 13 with 3, 4 or 5 raiders alive. Deals 3 wounds.
zombie =
    { $count ->
        [one] zombie
       *[other] zombies
    }
    .one = a zombie
    .about = Strength 11, 14 or 18 with 3, 4 or 5 raiders alive. Deals 1 wound.
goblin =
    { $count ->
        [one] goblin
       *[other] goblins
    }
    .one = a goblin
    .about = Strength 11, 14 or 18 with 3, 4 or 5 raiders alive. Deals 2 wounds.
skeleton =
    { $count ->
        [one] skeleton
       *[other] skeletons
    }
    .one = a skeleton
    .about = Strength 11, 14 or 18 with 3, 4 or 5 raiders alive. Deals 3 wounds.
gelatinous-cube =
    { $count ->
        [one] gelatinous cube
       *[other] gelatinous cubes
    }
    .one = a gelatinous cube
    .about = Strength 14, 18 or 23 with 3, 4 or 5 raiders alive. Deals 1 wound.
troll =
    { $count ->
        [one] troll
       *[other] trolls
    }
    .one = a troll
    .about = Strength 14, 18 or 23 with 3, 4 or 5 raiders alive. Deals 2 wounds.
dragon =
    { $count ->
        [one] dragon
       *[other] dragons
    }
    .one = a dragon
    .about = Strength 14, 18 or 23 with 3, 4 or 5 raiders alive. Deals 3 wounds.

## Treasure rooms

treasure-1 =
    { $count ->
        [one] treasure room (1)
       *[other] treasure rooms (1)
    }
    .one = a treasure room (1)
    .about = One chest: 1 for the highest card. Ties share, rounded down.
treasure-2 =
    { $count ->
        [one] treasure room (2)
       *[other] treasure rooms (2)
    }
    .one = a treasure room (2)
    .about = One chest: 2 for the highest card. Ties share, rounded down.
treasure-3 =
    { $count ->
        [one] treasure room (3)
       *[other] treasure rooms (3)
    }
    .one = a treasure room (3)
    .about = One chest: 3 for the highest card. Ties share, rounded down.
treasure-4 =
    { $count ->
        [one] treasure room (4)
       *[other] treasure rooms (4)
    }
    .one = a treasure room (4)
    .about = One chest: 4 for the highest card. Ties share, rounded down.
treasure-2-1 =
    { $count ->
        [one] treasure room (2 and 1)
       *[other] treasure rooms (2 and 1)
    }
    .one = a treasure room (2 and 1)
    .about = Two chests: 2 for the highest card, 1 for the second highest. Ties share, rounded down.
treasure-3-2 =
    { $count ->
        [one] treasure room (3 and 2)
       *[other] treasure rooms (3 and 2)
    }
    .one = a treasure room (3 and 2)
    .about = Two chests: 3 for the highest card, 2 for the second highest. Ties share, rounded down.
treasure-4-2 =
    { $count ->
        [one] treasure room (4 and 2)
       *[other] treasure rooms (4 and 2)
    }
    .one = a treasure room (4 and 2)
    .about = Two chests: 4 for the highest card, 2 for the second highest. Ties share, rounded down.
guarded-chest = guarded chest
    .one = a guarded chest
    .about = The chest that the boss guarded: 3 for the highest card.

## Traps

magnet =
    { $count ->
        [one] magnetic trap
       *[other] magnetic traps
    }
    .one = a magnetic trap
    .about = The richest lose 1, 2 or 3 treasures if the highest card is 3, 4 or 5.
boulder =
    { $count ->
        [one] boulder trap
       *[other] boulder traps
    }
    .one = a boulder trap
    .about = Those with the most lives lose 1, 2 or 3 of them if the highest card is 3, 4 or 5.
spikes =
    { $count ->
        [one] spike trap
       *[other] spike traps
    }
    .one = a spike trap
    .about = Everyone loses lives: 1 if the lowest card is 3, 2 if it is 2, half if it is 1.
lava =
    { $count ->
        [one] lava trap
       *[other] lava traps
    }
    .one = a lava trap
    .about = Everyone loses treasure: 1 if the lowest card is 3, 2 if it is 2, half if it is 1.

## Vaults

vault-items =
    { $count ->
        [one] vault (items)
       *[other] vaults (items)
    }
    .one = a vault (items)
    .about = By your card: 1 a torch, 2 a crystal ball, 3 a key, 4 a sword, 5 one life.
vault-coins =
    { $count ->
        [one] vault (coins)
       *[other] vaults (coins)
    }
    .one = a vault (coins)
    .about = By your card: 1 one treasure, 2 two treasures, 3 one life, 4 three treasures, 5 two lives.

## Bosses

tax-collector = Tax Collector
    .one = the Tax Collector
    .about = Boss. Strength 14, 18 or 23 with 3, 4 or 5 raiders alive. Deals 2 wounds. Those it strikes also lose treasure: as much as the highest card played.
sphinx = Sphinx
    .one = the Sphinx
    .about = Boss. Strength 14, 18 or 23 with 3, 4 or 5 raiders alive. Deals 4 wounds. A crystal ball counts 5.
golem = Golem
    .one = the Golem
    .about = Boss. Strength 14, 18 or 23 with 3, 4 or 5 raiders alive. Deals as many wounds as the highest card played. No swords.
hydra = Hydra
    .one = the Hydra
    .about = Boss. Strength 8, 10 or 13 with 3, 4 or 5 raiders alive. Deals 2 wounds. Is fought twice.
wolf-pack = Wolf Pack
    .one = the Wolf Pack
    .about = Boss. Strength 11, 14 or 18 with 3, 4 or 5 raiders alive. Deals 3 wounds. A torch beside a power card protects from wounds.
medusa = Medusa
    .one = the Medusa
    .about = Boss. Strength 12, 16 or 20 with 3, 4 or 5 raiders alive. Turns those it strikes to stone.
megadragon = Megadragon
    .one = the Megadragon
    .about = Boss. Strength 17, 23 or 29 with 3, 4 or 5 raiders alive. Deals 4 wounds. Guards a chest of 3.
minotaur = Minotaur
    .one = the Minotaur
    .about = Boss. Strength 11, 15 or 19 with 3, 4 or 5 raiders alive. Deals 4 wounds. Strikes the highest value.
mummy = Mummy
    .one = the Mummy
    .about = Boss. Strength 13, 18 or 23 with 3, 4 or 5 raiders alive. Deals 4 wounds. A torch counts 5.
necromancer = Necromancer
    .one = the Necromancer
    .about = Boss. Strength 12, 15 or 19 with 3, 4 or 5 raiders alive. Deals 2 wounds. Strikes the lowest value and the next. No crystal balls.
vampire = Vampire
    .one = the Vampire
    .about = Boss. Strength 14, 18 or 23 with 3, 4 or 5 raiders alive. Deals 3 wounds. Strikes the lowest value and the next. A torch counts 3.

## What can be done

do-choose-character = Play the { NAME($character) }
do-play = Play { COUNT($card, "acc", 1) }
do-play-two = Play { LIST($all, "acc") }
do-light-torch = Light a torch and look at the dark rooms
do-hold = Leave it at that

## What is asked

ask-choose-character = Choose a character that nobody has taken.
    .help = Characters differ in what they start with: lives, treasure and items.
ask-play-card = { NAME($room) }: which card do you play?
    .help = Everyone plays one card, then the room takes effect. A power card you play comes back when the level is over. Items work where they fit; a torch can be lit besides.
ask-follow-up = The other cards are open. Which card do you play now?
    .help = Your crystal ball let you wait. Now play the card that counts, or one more crystal ball to wait again.
ask-fight-boss =
    { $fight ->
        [1] The boss: { NAME($room) }. What do you lay, one card or two?
       *[other] The { NAME($room) } once more. What do you lay, one card or two?
    }
    .help = Two cards add up. Items count 0 here, apart from the sword, unless the boss has a mark that says otherwise.
ask-claim-chest = The boss is beaten, and its chest holds { COUNT("treasure", "acc", $chest) }. Which card do you play for it?
    .help = The highest card takes the chest, as in a treasure room. A key counts 5.

## What happens

event-character =
    { $you ->
        [yes] You play the { NAME($character) }.
       *[no] { $seat } plays the { NAME($character) }.
    }
event-first =
    { $you ->
        [yes] You have
       *[no] { $seat } has
    } the first player token.
event-level = Level { $level }: { NAME($room1) }, { NAME($room2) }, { NAME($room3) }, { NAME($room4) }, { NAME($room5) }.
event-room = Room { $number }: { COUNT($room) }.
event-dark-room = Light falls into room { $number }: { COUNT($room) }.
event-lit-torch =
    { $you ->
        [yes] You light a torch and see in the dark: { LIST($rooms) }.
       *[no] { $seat } lights a torch.
    }
event-played =
    { $you ->
        [yes] You play
       *[no] { $seat } plays
    } { LIST($cards) }.
event-gained =
    { $you ->
        [yes] You gain { COUNT("treasure", "acc", $treasure) } and have { $total }.
       *[no] { $seat } gains { COUNT("treasure", "acc", $treasure) } and has { $total }.
    }
event-lost =
    { $you ->
        [yes] You lose { COUNT("treasure", "acc", $treasure) } and have { $total } left.
       *[no] { $seat } loses { COUNT("treasure", "acc", $treasure) } and has { $total } left.
    }
event-healed =
    { $you ->
        [yes] You get { COUNT("life", "acc", $lives) } back and have { $total }.
       *[no] { $seat } gets { COUNT("life", "acc", $lives) } back and has { $total }.
    }
event-wounded =
    { $you ->
        [yes] You lose { COUNT("life", "acc", $wounds) } and have { $total } left.
       *[no] { $seat } loses { COUNT("life", "acc", $wounds) } and has { $total } left.
    }
event-died =
    { $you ->
        [yes] Your character dies.
       *[no] { $seat } dies.
    }
event-petrified =
    { $you ->
        [yes] You turn
       *[no] { $seat } turns
    } to stone.
event-chest-stays = Nobody is second, so the chest of { $chest } stays closed.
event-chest-too-small = The chest of { $chest } is too small to share among { $count }: nobody gets anything.
event-beaten = The { NAME($room) } is beaten: { $total } against { $strength }.
event-stands = The { NAME($room) } stands: { $total } against { $strength }.
event-confused = The values are equal. The { NAME($room) } is confused and hurts nobody.
event-unbeatable = Two alone cannot beat the { NAME($room) }.
event-trap =
    { NAME($room) }: the { $room ->
        [lava] lowest
        [spikes] lowest
       *[other] highest
    } card is { $value }.
event-trap-still =
    { NAME($room) }: the { $room ->
        [lava] lowest
        [spikes] lowest
       *[other] highest
    } card is { $value }, so nothing happens.
event-took-item =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { COUNT($item, "acc", 1) }.
event-item-short =
    There are too few for everyone, so nobody takes { COUNT($item, "acc", 1) }.
event-protected =
    The torch protects { $you ->
        [yes] you.
       *[no] { $seat }.
    }
event-boss-again = The { NAME($room) } attacks once more.
event-chest-opens = The way to the chest is free. It holds { COUNT("treasure", "acc", $chest) }.
event-level-done = { $living ->
    [0] Level { $level } is done, and nobody is left to tell of it.
   *[other] Level { $level } is done. { $level ->
        [5] That was the last one.
       *[other] Everyone takes all power cards back.
    }
}
event-fainted =
    { $you ->
        [yes] You have
       *[no] { $seat } has
    } the fewest lives ({ $lives }) and { $you ->
        [yes] faint.
       *[no] faints.
    }

## What may come of it

forecast-torch =
    { $count ->
        [one] You alone see the dark room
       *[other] You alone see { $count } dark rooms
    }
forecast-ball = Choose after the others' cards turn over
forecast-treasure =
    { $above ->
        [0] { $equal ->
            [0] Surely the highest card
            [one] One rival can match it
           *[other] { $equal } rivals can match it
        }
        [one] One rival can go higher
       *[other] { $above } rivals can go higher
    }
forecast-trap-all =
    If lowest: { $loss ->
        [0] nothing happens
        [half] everyone loses half { $what ->
            [life] their lives
           *[treasure] their treasure
        }
       *[other] everyone loses { COUNT($what, "acc", $loss) }
    }
forecast-trap-leaders =
    If highest: { $loss ->
        [0] nothing happens
       *[other] { $what ->
            [life] those with the most lives lose { COUNT($what, "acc", $loss) }
           *[treasure] the richest lose { COUNT($what, "acc", $loss) }
        }
    }
forecast-item = Brings { COUNT($item, "acc", 1) } ({ $left } in the pile)
forecast-brings = Brings { COUNT($what, "acc", $count) }
forecast-unbeatable =
    { $above ->
        [0] { $equal ->
            [0] Never the lower card
           *[other] At worst equal: it hurts nobody
        }
       *[other] The lower card is struck
    }
forecast-monster =
    { $fate ->
        [falls] It falls, whatever the others play
        [stands] { $sure ->
            [yes] Together { $low }: it stands
           *[no] Together { $low } to { $high }: it stands
        }
       *[maybe] Falls if the others add { $needs }
    }{ $fate ->
        [falls] { "" }
       *[other] { $struck ->
            [never] ; never the lowest
            [surely] ; surely the lowest
           *[any] { "" }
        }
    }
forecast-beaten = Together { $total }: it falls
forecast-gains = You gain { COUNT($what, "acc", $count) }
forecast-loses = You lose { COUNT($what, "acc", $count) }
forecast-gains-item = You gain the item
forecast-dies =
    { $stone ->
        [yes] You turn to stone
       *[no] It is your death
    }
forecast-nothing = Nothing happens to you

## Why a hint is as it is

why-treasure = { $whole }.{ $part } treasure more
why-lives = { $whole }.{ $part } lives more
why-weakest = { $percent }% less often the fewest lives of all
why-items = { $whole }.{ $part } items more

## Why not

refusal-character-taken = Somebody else plays the { NAME($character) } already.
refusal-not-now = Something else is asked now.
refusal-must-play = Everyone has to play a card.
refusal-nothing-dark = There is no dark room left that you have not seen.
refusal-one-card-only = Only one card can be played now.
refusal-already-played = You have played { COUNT($card, "acc", 1) } on this level already.
refusal-not-in-hand = That card is not in your hand: { NAME($card) }.
refusal-not-twice = You do not have this card twice: { NAME($card) }.
refusal-ball-alone = A crystal ball needs another card to follow it.
refusal-torch-is-lit = A torch is lit beside your card, not played in its place.
refusal-boss-forbids = This boss forbids it: { NAME($card) }.
refusal-key-only-for-treasure = A key can be played only in a treasure room.
refusal-sword-only-for-monsters = A sword can be played only against a monster.

## What became of whom

note-dead = dead
note-petrified = turned to stone
note-fainted = fainted

## Set-up

setup-characters = Characters
    .deal = dealt at random
    .choose = chosen in turn
setup-variant = Cards are played
    .secret = in secret and at once
    .tactical = openly and in turn
setup-first_game = A vault with items is in the dungeon
    .true = for certain
    .false = as chance has it

## The table in a terminal

board-title = level { $level } of { $levels }, room { $room }
board-dark = dark room
board-only-you = only you know
board-strength = strength { $strength }, { $wounds }
board-unbeatable = cannot be beaten, { $wounds }
board-petrifies = turns to stone
board-wounds-by-card = -{ $life } by the highest card
board-wounds-plain =
    { $count ->
        [one] { $count } wound
       *[other] { $count } wounds
    }
board-wounds-by-card-plain = wounds by the highest card
board-player = Raider
board-character = Character
board-lives = Lives
board-treasure = Treasure
board-cards = In hand
board-played = Played
board-laid = Here
board-hand = Your hand:
board-items = Item piles: { $items }.
board-piles = Levels still behind their doors: { $count }.
board-behind = Rooms behind you: { $rooms }.

group-torch = Torch
group-cards = One card
group-two-cards = Two cards
group-leave = Hold

## The lesson

lesson-treasure = Whoever brings out the most treasure wins, but the raider with the fewest lives never does. You are the Thief: five cards from 1 to 5, and a key. In each room all lay one card face down. Here the highest card takes 4 treasures, the next one 2. A key counts 5 in treasure rooms, so lay the key and keep your own five.
    .title = Five rooms, five cards
lesson-monster = Four treasures for you. Now a goblin of strength 11: if the three cards add up to 11, it is beaten and nobody is hurt. If not, the lowest card pays with 2 lives. You cannot know what the others lay, so be safe: play the 5.
    .title = A monster counts all cards
lesson-vault = Ten against eleven: one short, and the Explorer, who laid the lowest card, lost 2 lives. A vault is kinder: each gets what their own card brings. In this one 1 is a torch, 2 a crystal ball, 3 a key, 4 a sword, 5 a life. Play the 2 for the crystal ball. A card you play is gone until the level is over.
    .title = A vault pays each card
lesson-trap = A room that lay dark turns up: a magnetic trap. It pulls at whoever has the most treasure, and with 6 that is you. How much you lose goes by the highest card that anybody lays: 1 for a 3, 2 for a 4, 3 for a 5, nothing below. Do not make it worse: play the 1.
    .title = Traps punish the leader
lesson-ball = Somebody laid a 4, and you lost 2 treasures. Now a troll of strength 14, which you will hardly beat: all that matters is not to be lowest. You still hold 3 and 4, because you spent a key in their place. Lay the crystal ball: you wait, and see the others' cards first.
    .title = See first, then choose
lesson-follow = A 5 and a 3 lie open. Together with your 4 that is 12, too little. With your 3 you would share the lowest place and be hurt as well; with the 4 only the Explorer is. Play the 4.
    .title = Never the lowest
lesson-spikes = The level is done, and all five cards are back in your hand. Spikes hurt everybody, by the lowest card on the table: half of one's lives for a 1, two for a 2, one for a 3, nothing above. Play a 3 or higher and hope that the others do, too.
    .title = All pay for the lowest
lesson-free = Somebody laid a 2, and all three of you bled. That is the whole game: five levels of five rooms, the last one a boss against whom you lay two cards. In the end the raider with the fewest lives faints, and of the others the richest wins. From here on everything is left to chance and to you.
    .title = Now you
