### Talisman in English. The functions NAME, COUNT and LIST are told in words.py.

game = Talisman: The Dungeon
    .sentence = Wander, grow, and take the Crown before the others do.
    .about = Set out weak and poor, come back with magic and friends, find a Talisman and reach the Crown of Command, on foot or through the Dungeon below.
end-alone = You win.

goal = the Crown of Command, or the Lord of Darkness
    .short =
        { $goal ->
            [lord] be the first to kill the Lord of Darkness
            [short] be the first to kill the Lord of Darkness
           *[crown]
                { $crown ->
                    [sudden-death] be the first on the Crown of Command
                   *[command-spell] reach the Crown, outlive the others
                }
        }
    .about = Grow strong enough for the middle of the board, find a Talisman and go through the Valley of Fire to the Crown of Command, or come up to it through the Dungeon, past the Lord of Darkness. From the Crown you break the others with the Command Spell, and whoever is left wins. In a race the first on the Crown wins; in a Short Dungeon Game, or where Winner Takes All, whoever first kills the Lord.

## Words of the rules

strength = Strength
    .one = 1 Strength
    .about = Your might in battle. Counters you gain are added to the printed value, and so are the bonuses of Objects and Followers.
craft = Craft
    .one = 1 Craft
    .about = Your wit in psychic combat. It also says how many Spells you may hold: 3 one, 4 or 5 two, 6 or more three.
life =
    { $count ->
        [one] life
       *[other] lives
    }
    .one = 1 life
    .about = When the last one is lost, your character is dead. Healing goes up to the life value, gaining may go beyond.
lives = lives
fate = fate
    .one = 1 fate
    .about = Pay 1 to reroll one die of your own roll, once a roll.
gold = gold
    .one = 1 gold
    .about = Buys goods, healing and passage.
good = good
neutral = neutral
evil = evil
alignment = alignment
toad = toad
    .about = Strength 1, Craft 1, one space a turn, no abilities, no Spells, no belongings, for 3 turns.
battle = battle
psychic = psychic combat
outer = Outer Region
middle = Middle Region
inner = Inner Region
dungeon = Dungeon
storm-river = Storm River
    .about = Flows between the Outer and the Middle Region. You cross it over the Sentinel's bridge, by Raft or by the Tavern's ferry.
command-spell = Command Spell
    .about = Cast each turn by whoever stands alone on the Crown of Command: on 4 to 6 every other character loses 1 life.
character =
    { $count ->
        [one] character
       *[other] characters
    }
space =
    { $count ->
        [one] space
       *[other] spaces
    }
turn =
    { $count ->
        [one] turn
       *[other] turns
    }
round =
    { $count ->
        [one] round
       *[other] rounds
    }
trophy =
    { $count ->
        [one] trophy
       *[other] trophies
    }
    .about = An Enemy you killed. Hand in 7 points of Strength or of Craft at the end of your turn for 1 counter.
quest = quest
    .about = The Warlock's errand. It has to be done as soon as you can, and until then the Portal of Power stays shut for you.

## Kinds of cards and creatures

event = Event
    .about = Strikes at once, then it is over or lies here while it lasts.
enemy =
    { $count ->
        [one] Enemy
       *[other] Enemies
    }
    .about = Attacks whoever comes to its space, until it is killed.
stranger = Stranger
    .about = Does what the card says for whoever comes by.
object =
    { $count ->
        [one] Object
       *[other] Objects
    }
    .about = You carry up to 4.
magic-object =
    { $count ->
        [one] Magic Object
       *[other] Magic Objects
    }
    .about = An Object with magic in it. It counts among the 4 you carry.
follower =
    { $count ->
        [one] Follower
       *[other] Followers
    }
    .about = Goes with you, as many as you like.
place = Place
    .about = Stays on its space and works at each visit, unless it says otherwise.
spell =
    { $count ->
        [one] Spell
       *[other] Spells
    }
    .about = Only you see it. It is cast when its card says so.
weapon = Weapon
    .about = One in an attack.
armour-kind = Armour
    .about = One in an attack. It may save a life lost in battle.
animal = Animal
monster = Monster
spirit = Spirit
construct = Construct
cultist = Cultist
adventure-card =
    { $count ->
        [one] Adventure Card
       *[other] Adventure Cards
    }
dungeon-card =
    { $count ->
        [one] Dungeon Card
       *[other] Dungeon Cards
    }
purchase-card = Purchase Card
treasure-card = Treasure Card
talisman-card = Talisman Card

## Creatures and people of the board

farmer = farmer
    .about = Strength 3, in the Tavern.
brigand = brigand
    .about = Strength 4, in the Forest.
werewolf = Werewolf
    .about = As strong as two dice say, and yours alone.
pitfiend =
    { $count ->
        [one] Pitfiend
       *[other] Pitfiends
    }
    .about = Strength 4. As many as a die says.
death = Death
    .about = Plays dice with whoever wants to pass.
guard = Guard
    .about = Strength 5. Two gold make him look away.
lord-of-darkness = Lord of Darkness
    .about = Strength 12 and Craft 12. You choose which to fight. He cannot be evaded, and nobody can fight him for you.
warlock = Warlock
city-doctor = Doctor
    .about = Heals up to 2 lives, 1 gold each.
city-alchemist = Alchemist
    .about = Gives 1 gold for each Object you hand in.
city-enchantress = Enchantress
    .about = Roll a die: 1 toad for 3 turns, 2 lose 1 Strength, 3 lose 1 Craft, 4 gain 1 Craft, 5 gain 1 Strength, 6 gain 1 Spell.
village-blacksmith = Blacksmith
    .about = Sells Helmet 2 gold, Sword 2, Axe 3, Shield 3, Armour 4.
village-healer = Healer
    .about = Heals lives, 1 gold each.
village-mystic = Mystic
    .about = Roll a die: 1 you become evil, 2 or 3 nothing, 4 you become good, 5 gain 1 Craft, 6 gain 1 Spell.

## Spaces
city = City
    .about = Visit one: the Doctor, the Alchemist or the Enchantress.
city-1 = { city }
    .about = { city.about }
    .roll = { city-enchantress }
fields = Fields
    .about = If no card lies here, draw 1 Adventure Card.
fields-1 = { fields }
    .about = { fields.about }
fields-2 = { fields }
    .about = { fields.about }
fields-3 = { fields }
    .about = { fields.about }
fields-4 = { fields }
    .about = { fields.about }
fields-5 = { fields }
    .about = { fields.about }
fields-6 = { fields }
    .about = { fields.about }
hills = Hills
    .about = If no card lies here, draw 1 Adventure Card.
hills-1 = { hills }
    .about = { hills.about }
hills-2 = { hills }
    .about = { hills.about }
hills-3 = { hills }
    .about = { hills.about }
plains = Plains
    .about = If no card lies here, draw 1 Adventure Card.
plains-1 = { plains }
    .about = { plains.about }
plains-2 = { plains }
    .about = { plains.about }
plains-3 = { plains }
    .about = { plains.about }
plains-4 = { plains }
    .about = { plains.about }
woods = Woods
    .about = If no card lies here, draw 1 Adventure Card.
woods-1 = { woods }
    .about = { woods.about }
woods-2 = { woods }
    .about = { woods.about }
woods-3 = { woods }
    .about = { woods.about }
woods-4 = { woods }
    .about = { woods.about }
tavern = Tavern
    .about = Roll a die: 1 miss 1 turn, 2 fight a farmer with Strength 3, 3 lose 1 gold, 4 gain 1 gold, 5 next turn you may go to any other space of the Outer Region, 6 next turn you may take the ferry to the Temple.
tavern-1 = { tavern }
    .about = { tavern.about }
ruins = Ruins
    .about = Draw until 2 cards lie here. With a step left you may go down to the Dungeon Entrance.
ruins-1 = { ruins }
    .about = { ruins.about }
forest = Forest
    .about = Roll a die: 1 a brigand with Strength 4, 2 or 3 miss your next turn, 4 or 5 nothing, 6 gain 1 Craft.
forest-1 = { forest }
    .about = { forest.about }
village = Village
    .about = Visit one: the Blacksmith, the Healer or the Mystic.
village-1 = { village }
    .about = { village.about }
    .roll = { village-mystic }
graveyard = Graveyard
    .about = Good: lose 1 life. Neutral: replenish fate, 1 gold each. Evil: replenish all fate free of charge, or pray and roll: 5 gain 1 fate, 6 gain 1 Spell.
graveyard-1 = { graveyard }
    .about = { graveyard.about }
sentinel = Sentinel
    .about = If your move ends here and no card lies here, draw 1 Adventure Card. Crossing the bridge inwards you have to fight the Sentinel, Strength 9.
sentinel-1 = { sentinel }
    .about = { sentinel.about }
chapel = Chapel
    .about = Evil: lose 1 life. Neutral: heal lives, 1 gold each. Good: heal all lives free of charge, or pray and roll: 5 gain 1 life, 6 gain 1 Spell.
chapel-1 = { chapel }
    .about = { chapel.about }
crags = Crags
    .about = Roll a die: 1 a Spirit with Craft 4, 2 or 3 miss your next turn, 4 or 5 nothing, 6 gain 1 Strength.
crags-1 = { crags }
    .about = { crags.about }
warlocks-cave = Warlock's Cave
    .about = You may roll for a quest. Done, it brings you back here and gives you a Talisman, if one is left.
warlocks-cave-1 = { warlocks-cave }
    .about = { warlocks-cave.about }
desert = Desert
    .about = Lose 1 life. Then, if no card lies here, draw 1 Adventure Card.
desert-1 = { desert }
    .about = { desert.about }
desert-2 = { desert }
    .about = { desert.about }
oasis = Oasis
    .about = Draw until 2 cards lie here.
oasis-1 = { oasis }
    .about = { oasis.about }
temple = Temple
    .about = Pray and roll 2 dice: 2 lose 2 lives, 3 lose 1 life, 4 lose 1 Follower, 5 enslaved until you roll 4 to 6 to move, 6 gain 1 Strength, 7 gain 1 Craft, 8 or 9 gain 1 Spell, 10 gain a Talisman, 11 gain 2 fate, 12 gain 2 lives.
temple-1 = { temple }
    .about = { temple.about }
runes = Runes
    .about = If no card lies here, draw 1 Adventure Card. Creatures you fight here add 2 to their roll.
runes-1 = { runes }
    .about = { runes.about }
runes-2 = { runes }
    .about = { runes.about }
runes-3 = { runes }
    .about = { runes.about }
castle = Castle
    .about = Heal lives, 1 gold each. With the Prince or the Princess 2 lives are healed free of charge.
castle-1 = { castle }
    .about = { castle.about }
portal-of-power = Portal of Power
    .about = If your move ends here and no card lies here, draw 1 Adventure Card. With a step left you may try to open it: 2 dice, not above your Strength or Craft. Failing costs 1 of that ability.
portal-of-power-1 = { portal-of-power }
    .about = { portal-of-power.about }
black-knight = Black Knight
    .about = Pay 1 gold or lose 1 life.
black-knight-1 = { black-knight }
    .about = { black-knight.about }
hidden-valley = Hidden Valley
    .about = Draw until 3 cards lie here.
hidden-valley-1 = { hidden-valley }
    .about = { hidden-valley.about }
cursed-glade = Cursed Glade
    .about = If no card lies here, draw 1 Adventure Card. Here Objects give no Strength and no Craft, Magic Objects do not work, and no Spell can be cast.
cursed-glade-1 = { cursed-glade }
    .about = { cursed-glade.about }
chasm = Chasm
    .about = Roll a die for yourself: on 1 or 2 lose 1 life. Roll for each Follower: on 1 or 2 it dies.
chasm-1 = { chasm }
    .about = { chasm.about }
valley-of-fire = Valley of Fire
    .about = Only with a Talisman. From here it is one step to the Crown of Command.
werewolf-den = Werewolf Den
    .about = Roll 2 dice: so strong is your Werewolf. Fight it each turn until you win or turn back.
dice-with-death = Dice with Death
    .about = Your 2 dice against Death's 2. Higher: next turn you may move on. Lower: lose 1 life. Until you win you play each turn.
crypt = Crypt
    .about = Roll 3 dice, take away your Strength: up to 0 you stay, 1 Plain of Peril, 2 or 3 Portal of Power, 4 or 5 Warlock's Cave, 6 or more City.
plain-of-peril = Plain of Peril
    .about = The way in through the Portal ends here. From now on you move 1 space a turn.
mines = Mines
    .about = Roll 3 dice, take away your Craft: up to 0 you stay, 1 Plain of Peril, 2 or 3 Portal of Power, 4 or 5 Warlock's Cave, 6 or more Tavern.
vampires-tower = Vampire's Tower
    .about = Roll a die: 1 or 2 lose 1 life, 3 or 4 lose 2, 5 or 6 lose 3. Each Follower you give up saves 1 life.
pits = Pits
    .about = Roll a die: so many Pitfiends with Strength 4 wait for you. Fight them one by one, the rest next turn, until all are beaten or you turn back.
crown-of-command = Crown of Command
    .about = Alone here you have to cast the Command Spell each turn: on 4 to 6 every other character loses 1 life. In company you fight. There is no way back.
dungeon-entrance = Dungeon Entrance
    .about = If no card lies here, draw 1 Dungeon Card. From here a step leads up to the Ruins, if your move goes on beyond them.
tunnel = Tunnel
    .about = If no card lies here, draw 1 Dungeon Card.
tunnel-1 = { tunnel }
    .about = { tunnel.about }
tunnel-2 = { tunnel }
    .about = { tunnel.about }
tunnel-3 = { tunnel }
    .about = { tunnel.about }
tunnel-4 = { tunnel }
    .about = { tunnel.about }
tunnel-5 = { tunnel }
    .about = { tunnel.about }
tunnel-6 = { tunnel }
    .about = { tunnel.about }
tunnel-7 = { tunnel }
    .about = { tunnel.about }
tunnel-8 = { tunnel }
    .about = { tunnel.about }
tunnel-9 = { tunnel }
    .about = { tunnel.about }
guard-room = Guard Room
    .about = Pay 2 gold, or fight the Guard, Strength 5. Beat him and gain 1 gold.
library = Library
    .about = Roll a die: 1 miss your next turn, 2 lose 1 Craft, 3 or 4 nothing, 5 gain 1 Spell, 6 gain 1 Craft.
cell = Cell
    .about = Roll a die: 1 or 2 give up 1 Follower or miss your next turn, 3 or 4 nothing, 5 gain 1 gold, 6 gain 1 fate.
kitchen = Kitchen
    .about = You may eat and roll: 1 lose 1 life, 2 or 3 nothing, 4 or 5 heal 1 life, 6 gain 1 life.
hall-of-darkness = Hall of Darkness
    .about = Roll a die: 1, 2 or 3 takes you back 3, 2 or 1 spaces, 4, 5 or 6 takes you forward 1, 2 or 3. Then you have an encounter there.
monster-pit = Monster Pit
    .about = Draw Dungeon Cards until 3 cards lie here.
treasure-chamber = Treasure Chamber
    .about = Every move stops here. Fight the Lord of Darkness, by Strength or by Craft, 12 either way. Kill him and choose a Treasure. Then you come out: 0 Ruins, 1 Warlock's Cave, 2 Temple, 3 Castle, 4 or 5 Portal of Power, 6 or 7 Plain of Peril, 8 or more Crown of Command, by how far your score beat his.

## Characters and their abilities
assassin = Assassin
    .about = Evil, starts in the City.
assassin-assassinate = Assassination
    .about = When you attack in battle, your victim adds no die. If you beat a character so, you take a life, not an Object or gold. Not on the Crown of Command.
druid = Druid
    .about = Neutral, starts in the Forest with 1 Spell.
druid-alignment = Nature's balance
    .about = You may change your alignment whenever you like.
druid-woods = Voice of the woods
    .about = When you land on Woods, you may draw Spells until you hold as many as your Craft allows.
dwarf = Dwarf
    .about = Neutral, starts in the Crags.
dwarf-crags = Sure foot
    .about = In the Crags and the Chasm you need not roll. If you do, the result stands.
dwarf-hills = At home in the hills
    .about = On Hills you may evade creatures and characters.
dwarf-cave = Nose for gold
    .about = In the Cave you may add 1 after the roll.
dwarf-portal = Old signs
    .about = To open the Portal of Power by Craft you roll 1 die.
dwarf-mines = Born miner
    .about = In the Mines you roll 2 dice.
dwarf-maze = Sense of direction
    .about = The Maze does nothing to you.
elf = Elf
    .about = Good, starts in the Forest.
elf-forest = Child of the forest
    .about = In the Forest you need not roll. If you do, the result stands.
elf-woods = Among the trees
    .about = In Woods you may evade creatures and characters.
elf-paths = Hidden paths
    .about = From Woods, instead of rolling, you may go to any other Woods of the Region.
ghoul = Ghoul
    .about = Evil, starts in the Graveyard.
ghoul-psychic = Grave gaze
    .about = When you attack a character, you may make it psychic combat.
ghoul-drain = Life thief
    .about = A life you take from a character in psychic combat becomes yours.
ghoul-raise = Raising the dead
    .about = An Enemy you kill in battle may follow you instead of being a trophy. One such Follower may add its Strength to a battle, then it is discarded.
minstrel = Minstrel
    .about = Good, starts in the Tavern.
minstrel-beasts = Soothing song
    .about = Animals and Dragons do not attack you. You may attack them.
minstrel-charm = Charming tune
    .about = Instead of fighting an Animal you may roll: above its Strength it follows you. One such Follower adds its Strength in a battle.
minstrel-court = Courtly manners
    .about = From a character you land on you may take the Maiden and the Princess.
monk = Monk
    .about = Good, starts in the Village.
monk-craft = Inner force
    .about = In battle add your printed Craft to your Strength.
monk-prayer = Devotion
    .about = When you pray, you may add 1 after the roll.
monk-unarmed = Empty hands
    .about = You use no Weapon and no Armour in battle.
priest = Priest
    .about = Good, starts in the Chapel with 1 Spell.
priest-prayer = Devotion
    .about = When you pray, you may add 1 after the roll.
priest-exorcise = Exorcism
    .about = You may destroy any Spirit without a fight. You get no trophy, but you may gain 1 Spell.
priest-unarmed = Vow of peace
    .about = You use no Weapon in battle.
prophetess = Prophetess
    .about = Good, starts in the Chapel with 1 Spell.
prophetess-spell = Never without a Spell
    .about = Whenever you cast your last Spell, draw another.
prophetess-foresight = Foresight
    .about = When you draw cards, you may discard one of them and draw another, which you then have to face.
prophetess-sight = Second sight
    .about = You always see the Spells of all other characters.
sorceress = Sorceress
    .about = Evil, starts in the Graveyard with 1 Spell.
sorceress-psychic = Dark mind
    .about = When you attack a character, you may make it psychic combat.
sorceress-beguile = Beguiling
    .about = Instead of attacking a character you land on, roll: 6 if it is good, 5 or 6 if neutral, 4 to 6 if evil wins you 1 gold or 1 Object.
sorceress-lure = Luring away
    .about = From a character you land on you may take 1 Follower, but not the Maiden, the Unicorn or the Princess.
thief = Thief
    .about = Neutral, starts in the City.
thief-steal = Stealing
    .about = From a character you land on you may take 1 gold or 1 Object.
thief-free = Light fingers
    .about = At the Market, on Market Day or in the Village you may take 1 Purchase Card for nothing.
troll = Troll
    .about = Neutral, starts in the Crags.
troll-crags = Home in the rocks
    .about = In the Crags you need not roll. If you do, the result stands.
troll-heal = Troll's flesh
    .about = If you roll 6 for your move, you may heal 1 life instead of moving. Then your turn ends.
warrior = Warrior
    .about = Neutral, starts in the Tavern.
warrior-two-dice = Two dice in battle
    .about = In battle roll 2 dice and use the higher one.
warrior-two-weapons = Two Weapons
    .about = You may use 2 Weapons at once.
wizard = Wizard
    .about = Evil, starts in the Graveyard with 2 Spells.
wizard-spell = Never without a Spell
    .about = Whenever you cast your last Spell, draw another.
wizard-psychic = Power of the mind
    .about = When you attack a character, you may make it psychic combat.
amazon = Amazon
    .about = Neutral, starts in the Village.
amazon-two-dice = Swift
    .about = You may roll 2 dice for your move and choose one.
amazon-again = Never beaten
    .about = After a lost or drawn attack you may fight one more round, which then counts. Not in the final fight.
gladiator = Gladiator
    .about = Evil, starts in the Tavern with a Helmet.
gladiator-armour = Made for armour
    .about = +1 to the saving rolls of your Armour.
gladiator-followers = Trainer
    .about = In battle +1 for each Follower that does not add Strength in battle itself.
gypsy = Gypsy
    .about = Good, starts in the Forest with 1 Spell.
gypsy-forest = Child of the forest
    .about = In the Forest you need not roll. If you do, the result stands.
gypsy-fate = Ways of fate
    .about = When you pay fate to reroll a die, roll 2 and choose one.
gypsy-palm = Reading palms
    .about = Instead of attacking a character you land on, look at its Spells and take 1 of its fate. Then you encounter the space.
philosopher = Philosopher
    .about = Neutral, starts in the City with 2 Spells.
philosopher-foresight = Contemplation
    .about = At the start of your turn you may look at the top card of the deck that your Region draws from.
philosopher-psychic = Keen mind
    .about = When you attack a character, you may make it psychic combat.
philosopher-counsel = Learned talk
    .about = With the Enchantress, the Mystic, the Witch, in the Library and when you pray you may add 1 after the roll.
swashbuckler = Swashbuckler
    .about = Good, starts in the Tavern.
swashbuckler-again = Flourish
    .about = If you win a battle and your own attack die shows 3 or more, you take one more turn after this one. An extra turn brings no further one.
swashbuckler-tavern = Regular guest
    .about = In the Tavern roll 2 dice and choose one.


## Adventure Cards

angel = Angel
    .about = If you are good, gain 1 life. If you are evil, lose 1. Neutral characters see it pass by.
blizzard = Blizzard
    .about = For 2 rounds every character, in every Region, moves only 1 space a turn.
book-of-spells = Book of Spells
    .about = Draw Spells until you hold as many as your Craft allows.
devil = Devil
    .about = If you are evil, gain 1 life. If you are good, lose 1. Neutral characters see it pass by.
evil-darkness = Evil Darkness
    .about = Every character who is not evil misses 1 turn.
imp = Imp
    .about = Roll a die, it whisks you away: 1 Crags, 2 Forest, 3 Tavern, 4 Ruins, 5 Hidden Valley, 6 Cursed Glade.
magical-vortex = Magical Vortex
    .about = All characters lose every Spell they hold.
market-day = Market Day
    .about = Beginning with you and going clockwise, everyone may buy from the Purchase deck at once: Sword, Helmet and Water Bottle 1 gold, Shield and Mule 2, Raft 3.
mephistopheles = Mephistopheles
    .about = If you are evil, gain 1 Craft. Otherwise you become evil.
pestilence = Pestilence
    .about = Every character in your Region loses 1 life.
raiders = Raiders
    .about = They carry all your gold off to the Oasis, where it waits for whoever comes.
siren = Siren
    .about = Every character in your Region misses the next turn.
storm = Storm
    .about = Every character in your Region misses 1 turn.
cursed-by-a-hag = Cursed by a Hag
    .about = You have to take her. All your other Followers are discarded, and no new one stays. She leaves you when you visit the Mystic in the Village.
poltergeist = Poltergeist
    .about = You have to take it. You move only 1 space a turn until you cross the Storm River by bridge, raft or ferry.
ape = Ape
    .about = Animal, Strength 3.
bear = Bear
    .about = Animal, Strength 3.
lion = Lion
    .about = Animal, Strength 3.
serpent = Serpent
    .about = Animal, Strength 4.
wild-boar =
    { $count ->
        [one] Wild Boar
       *[other] Wild Boars
    }
    .about = Animal, Strength 1.
wolf = Wolf
    .about = Animal, Strength 2.
dragon =
    { $count ->
        [one] Dragon
       *[other] Dragons
    }
    .about = Dragon, Strength 7.
bandit =
    { $count ->
        [one] Bandit
       *[other] Bandits
    }
    .about = Monster, Strength 4. Pay him 1 gold and he does not attack. He stays, though, and you get no further here.
giant = Giant
    .about = Monster, Strength 6.
goblin =
    { $count ->
        [one] Goblin
       *[other] Goblins
    }
    .about = Monster, Strength 2.
hobgoblin =
    { $count ->
        [one] Hobgoblin
       *[other] Hobgoblins
    }
    .about = Monster, Strength 3.
ogre =
    { $count ->
        [one] Ogre
       *[other] Ogres
    }
    .about = Monster, Strength 5.
demon = Demon
    .about = Spirit, Craft 10.
ghost =
    { $count ->
        [one] Ghost
       *[other] Ghosts
    }
    .about = Spirit, Craft 4. When drawn, roll for where it goes: 1 City, 2 Village, 3 Graveyard, 4 Chapel, 5 Castle, 6 Temple.
lemure =
    { $count ->
        [one] Lemure
       *[other] Lemures
    }
    .about = Spirit, Craft 1.
shadow =
    { $count ->
        [one] Shadow
       *[other] Shadows
    }
    .about = Spirit, Craft 2.
spectre = Spectre
    .about = Spirit, Craft 3.
wraith =
    { $count ->
        [one] Wraith
       *[other] Wraiths
    }
    .about = Spirit, Craft 5.
enchanter = Enchanter
    .about = The first visitor with Craft 4 or more gets one wish: 1 Spell, 1 gold, 1 Strength, 1 Craft, 1 life, 1 fate, or a trip to any space of this Region.
fairy = Fairy
    .about = The first good visitor gets one wish: 1 Spell, 1 gold, 1 Strength, 1 Craft, 1 life, 1 fate, or a trip to any space of this Region.
healer = Healer
    .about = Stays here. At each visit 2 of your lives are healed, free of charge.
hermit = Hermit
    .about = When drawn, roll for where he goes: 1 Crypt, 2 Plain of Peril, 3 Cursed Glade, 4 Oasis, 5 Crags, 6 Forest. The first to visit him gains a Talisman, if one is left.
mage = Mage
    .about = Stays here. A good visitor gains 1 Spell each time, if Craft allows.
phantom = Phantom
    .about = The first evil visitor gets one wish: 1 Spell, 1 gold, 1 Strength, 1 Craft, 1 life, 1 fate, or a trip to any space of this Region.
sorcerer = Sorcerer
    .about = Stays here. At each visit you may buy 1 Spell for 1 gold, if your Craft allows.
witch = Witch
    .about = Stays here. Roll a die: 1 toad for 3 turns, 2 lose 1 life, 3 gain 1 Strength, 4 gain 1 Craft, 5 gain 1 Spell, 6 replenish all your fate.
alchemist = Alchemist
    .about = Turns as many of your Objects as you like into 1 gold each.
gnome = Gnome
    .about = Roll 1 die for the Portal of Power by Craft and 2 in the Mines. In the Crags you need not roll. On Hills you may evade creatures and characters.
guide =
    { $count ->
        [one] Guide
       *[other] Guides
    }
    .about = In the Chasm, the Crags and the Forest you need not roll. If you do, the result stands.
maiden = Maiden
    .about = +2 Craft.
mercenary = Mercenary
    .about = Joins you for 1 gold, else he waits here. Once a turn pay 1 gold: +3 Strength in battle until the turn ends.
mule =
    { $count ->
        [one] Mule
       *[other] Mules
    }
    .about = Carries 4 more Objects for you. If you lose it, what is too much stays on the space.
pixie = Pixie
    .about = In the Forest you need not roll. In Woods you may evade creatures and characters.
prince = Prince
    .about = At the Castle 2 of your lives are healed free of charge, or you hand him over for 3 gold.
princess = Princess
    .about = At the Castle 2 of your lives are healed free of charge, or you hand her over for 3 gold.
unicorn = Unicorn
    .about = +1 Strength and +1 Craft.
amulet = Amulet
    .about = You cast no Spells, the Command Spell included. Others' Spells do not touch you, except for the Command Spell.
cross = Cross
    .about = Destroys a Spirit without a fight and without a trophy. The Chapel costs its evil bearer no life, nor the Graveyard its good one.
holy-grail = Holy Grail
    .about = Not for evil characters. +1 Craft. The Desert costs you no life.
magic-belt = Magic Belt
    .about = +1 Strength.
orb-of-knowledge = Orb of Knowledge
    .about = When you draw Adventure Cards, you may discard one of them and draw another, which you then have to face.
potion-of-strength = Potion of Strength
    .about = Drink it: +2 Strength until the turn ends. Then discard it.
ring = Ring
    .about = +1 Strength and +1 Craft.
solomons-crown = Solomon's Crown
    .about = +2 Craft.
talisman =
    { $count ->
        [one] Talisman
       *[other] Talismans
    }
    .about = With it you may enter the Valley of Fire.
wand = Wand
    .about = Whenever you cast your last Spell, draw another, if your Craft allows.
holy-lance = Holy Lance
    .about = Weapon, not for evil characters. +1 in battle, against Dragons +3 instead.
runesword = Runesword
    .about = Weapon, not for good characters. +1 in battle. If you win with it and your opponent loses a life, you gain 1 life.
bag-of-gold =
    { $count ->
        [one] Bag of Gold
       *[other] Bags of Gold
    }
    .about = Worth 1 gold.
two-bags-of-gold =
    { $count ->
        [one] Two Bags of Gold
       *[other] cards of Two Bags of Gold
    }
    .about = Worth 2 gold.
raft =
    { $count ->
        [one] Raft
       *[other] Rafts
    }
    .about = In your next turn it takes you over the Storm River to a space opposite, instead of your move. Then it is gone, used or not.
water-bottle =
    { $count ->
        [one] Water Bottle
       *[other] Water Bottles
    }
    .about = The Desert costs you no life.
armour =
    { $count ->
        [one] Armour
       *[other] suits of Armour
    }
    .about = Armour. If a battle costs you a life, roll: 4 to 6 saves it.
helmet =
    { $count ->
        [one] Helmet
       *[other] Helmets
    }
    .about = Armour. If a battle costs you a life, roll: 6 saves it.
shield =
    { $count ->
        [one] Shield
       *[other] Shields
    }
    .about = Armour. If a battle costs you a life, roll: 5 or 6 saves it.
axe =
    { $count ->
        [one] Axe
       *[other] Axes
    }
    .about = Weapon. +1 in battle. In Woods or the Forest you may build a Raft instead of moving.
sword =
    { $count ->
        [one] Sword
       *[other] Swords
    }
    .about = Weapon. +1 in battle.
cave = Cave
    .about = Stays here. Roll a die: 1 a Dragon with Strength 7, 2 a Goblin with Strength 2, 3 miss 1 turn, 4 or 5 gain 2 gold, 6 gain 3 gold.
fountain-of-wisdom = Fountain of Wisdom
    .about = Holds 4 Craft. Gain 1 at each visit. Empty, it is gone.
magic-portal = Magic Portal
    .about = Stays here. You may step in and roll: 1 Crags, 2 Village, 3 City, 4 Warlock's Cave, 5 Temple, 6 Plain of Peril.
magic-stream = Magic Stream
    .about = Holds 4 Strength. Gain 1 at each visit. Empty, it is gone.
market = Market
    .about = Stays here. Buy what you like: Sword, Helmet and Water Bottle 1 gold, Shield and Mule 2, Raft 3.
marsh = Marsh
    .about = Stays here. With Strength below 5 you miss 1 turn.
maze = Maze
    .about = Stays here. With Craft below 5 you miss 1 turn.
pool-of-life = Pool of Life
    .about = Holds 4 lives. Gain 1 at each visit, even above your life value. Empty, it is gone.
shrine = Shrine
    .about = Stays here. Pray and roll: 1 nothing, 2 gain 1 fate, 3 gain 1 gold, 4 gain 1 Spell, 5 gain 1 life, 6 go to any space of this Region.
dark-denizens =
    { $count ->
        [one] Dark Denizens
       *[other] Dark Denizenses
    }
    .about = For the 2 rounds after this turn whoever has to draw Adventure Cards draws Dungeon Cards instead.
trap-door =
    { $count ->
        [one] Trap Door
       *[other] Trap Doors
    }
    .about = You fall through to the Dungeon Entrance, or to any faceup Dungeon Door.
burrow-worm = Burrow Worm
    .about = Animal, Strength 5. If it beats you, you lose 1 life and it drags you to the Dungeon Entrance, where your turn ends.
dungeon-door =
    { $count ->
        [one] Dungeon Door
       *[other] Dungeon Doors
    }
    .about = Stays here. In your next turn you may go to the Dungeon Entrance instead of your normal move.
rune-gate =
    { $count ->
        [one] Rune Gate
       *[other] Rune Gates
    }
    .about = In your next turn, instead of your normal move, you may step to Runes or to another open Rune Gate. Once used, it is gone.

## Dungeon Cards

cave-in = Cave-In
    .about = Every character in the Dungeon rolls: 1 or 2 lose 1 life, 3 or 4 miss the next turn, 5 or 6 nothing.
fire = Fire
    .about = Roll a die. All faceup cards of that type in this Region burn: 1 or 2 Places, 3 or 4 Strangers, 5 or 6 Enemies.
green-mist = Green Mist
    .about = It eats all your Weapons and Armour: discard them.
lone-dwarf = Lone Dwarf
    .about = Roll a die: 1 he fights you with Strength 4, 2 move back 2 spaces, 3 lose 1 gold, 4 gain 1 gold, 5 move forward 2 spaces, 6 he follows you and adds 2 to your result in the Treasure Chamber.
magic-mirror = Magic Mirror
    .about = Gain 1 Spell, if your Craft allows.
sliding-walls = Sliding Walls
    .about = Roll 2 dice. If the sum is above your Strength, lose 1 life.
battle-hulk =
    { $count ->
        [one] Battle Hulk
       *[other] Battle Hulks
    }
    .about = Construct, Strength 10. You may evade it instead of fighting.
bloodroot = Bloodroot
    .about = Monster, Strength 4. Kill it and 2 of your lives are healed.
bronze-dragon = Bronze Dragon
    .about = Dragon, Strength 8.
cave-goblin =
    { $count ->
        [one] Cave Goblin
       *[other] Cave Goblins
    }
    .about = Monster, Strength 2.
cave-troll =
    { $count ->
        [one] Cave Troll
       *[other] Cave Trolls
    }
    .about = Monster, Strength 6. When you beat it, roll: on 1 or 2 it heals and the fight is a stand-off.
colossal-ogre = Colossal Ogre
    .about = Monster, Strength 8.
crawling-slime =
    { $count ->
        [one] Crawling Slime
       *[other] Crawling Slimes
    }
    .about = Monster, Strength 4. A Weapon used against it is lost.
gargoyle = Gargoyle
    .about = Monster, Strength 5.
gate-smasher = Gate Smasher
    .about = Construct, Strength 7. If you do not kill it, roll for each faceup Adventure Card in this Region: on 1 or 2 that card is discarded.
giant-beetle =
    { $count ->
        [one] Giant Beetle
       *[other] Giant Beetles
    }
    .about = Animal, Strength 4. If it beats you, you lose 1 life and one of your Followers, picked at random. With no Follower you lose 2 lives.
giant-rat =
    { $count ->
        [one] Giant Rat
       *[other] Giant Rats
    }
    .about = Animal, Strength 3.
giant-worm =
    { $count ->
        [one] Giant Worm
       *[other] Giant Worms
    }
    .about = Animal, Strength 5.
gnoll =
    { $count ->
        [one] Gnoll
       *[other] Gnolls
    }
    .about = Monster, Strength 4.
goblin-ambusher = Goblin Ambusher
    .about = Monster, Strength 4. If it beats you, you lose 1 life and land on the Dungeon Entrance, where your turn ends.
goblin-king = Goblin King
    .about = Monster, Strength 4. +1 for every other faceup Enemy on the board, in any Region, with Goblin or Hobgoblin in its name.
goblin-marauders =
    { $count ->
        [one] Goblin Marauders
       *[other] bands of Goblin Marauders
    }
    .about = Monster, Strength 5.
goblin-sniper =
    { $count ->
        [one] Goblin Sniper
       *[other] Goblin Snipers
    }
    .about = Monster, Strength 3. Before the fight roll a die. If it is above your Craft, you add no die to your attack.
goblin-trapsmith = Goblin Trapsmith
    .about = Monster, Strength 4. You roll one more attack die and must use the lowest.
goblin-tunneler =
    { $count ->
        [one] Goblin Tunneler
       *[other] Goblin Tunnelers
    }
    .about = Monster, Strength 4. Kill it, and in your next turn you may go to any Tunnel of the Dungeon instead of your normal move.
grinder =
    { $count ->
        [one] Grinder
       *[other] Grinders
    }
    .about = Construct, Strength 6.
kobold-brute =
    { $count ->
        [one] Kobold Brute
       *[other] Kobold Brutes
    }
    .about = Monster, Strength 4.
living-statue =
    { $count ->
        [one] Living Statue
       *[other] Living Statues
    }
    .about = Construct, Strength 5. Only a Weapon that is a Magic Object can kill it. Otherwise your win is a stand-off.
mimic = Mimic
    .about = Monster. Its Strength is always yours, with all your bonuses. Kill it and gain 1 Strength, but no trophy.
miser-dragon = Miser Dragon
    .about = Dragon, Strength 6. Kill it, roll a die and gain that much gold.
umbra-spider =
    { $count ->
        [one] Umbra Spider
       *[other] Umbra Spiders
    }
    .about = Animal, Strength 4.
black-elf =
    { $count ->
        [one] Black Elf
       *[other] Black Elves
    }
    .about = Cultist, Craft 3.
blight-haunt =
    { $count ->
        [one] Blight Haunt
       *[other] Blight Haunts
    }
    .about = Spirit, Craft 4. When drawn, roll for where it goes: 1 this space, 2 Ruins, 3 Dungeon Entrance, 4 Cell, 5 Monster Pit, 6 Cursed Glade.
crypt-keeper = Crypt Keeper
    .about = Spirit, Craft 5. Kill it and draw the top 5 cards of your Region's deck: take one Object among them, discard the rest.
dark-acolyte =
    { $count ->
        [one] Dark Acolyte
       *[other] Dark Acolytes
    }
    .about = Cultist, Craft 4.
death-knight =
    { $count ->
        [one] Death Knight
       *[other] Death Knights
    }
    .about = Spirit, Craft 7.
gate-keeper = Gate Keeper
    .about = Spirit, Craft 5. Kill it, and you may step at once to the Oasis, the Village, the City, the Temple, the Warlock's Cave or the Ruins.
lesser-demon = Lesser Demon
    .about = Spirit, Craft 6.
night-mare =
    { $count ->
        [one] Night Mare
       *[other] Night Mares
    }
    .about = Spirit, Craft 5.
phantom-hound =
    { $count ->
        [one] Phantom Hound
       *[other] Phantom Hounds
    }
    .about = Spirit, Craft 4.
rune-dancer =
    { $count ->
        [one] Rune Dancer
       *[other] Rune Dancers
    }
    .about = Cultist, Craft 4. Kill it and draw Spells until you hold as many as your Craft allows.
servant-of-darkness =
    { $count ->
        [one] Servant of Darkness
       *[other] Servants of Darkness
    }
    .about = Cultist, Craft 4.
shadow-stalker =
    { $count ->
        [one] Shadow Stalker
       *[other] Shadow Stalkers
    }
    .about = Spirit, Craft 4.
soulbinder =
    { $count ->
        [one] Soulbinder
       *[other] Soulbinders
    }
    .about = Cultist, Craft 5. Fate cannot reroll dice in this fight.
spirit-of-vengeance = Spirit of Vengeance
    .about = Spirit, Craft 5. If it beats you, you lose 1 life and it follows you. Then you have to attack every character you land on. When you win, you may pass it to the loser as your reward.
tinker-imp =
    { $count ->
        [one] Tinker Imp
       *[other] Tinker Imps
    }
    .about = Construct, Craft 3. Before the fight it throws one of your Objects, picked at random, as many spaces clockwise as a die shows.
tomb-warden =
    { $count ->
        [one] Tomb Warden
       *[other] Tomb Wardens
    }
    .about = Spirit, Craft 6. Kill it and gain a Talisman or 3 gold. It is no trophy.
vampire-bats =
    { $count ->
        [one] Vampire Bats
       *[other] flocks of Vampire Bats
    }
    .about = Spirit, Craft 3. You have to win by 2 or more. A win by 1 is a stand-off.
vampire-prince = Vampire Prince
    .about = Spirit, Craft 7. If he beats you, you lose 1 life and one of your Followers, picked at random. With no Follower you lose 2 lives.
vassal-of-darkness =
    { $count ->
        [one] Vassal of Darkness
       *[other] Vassals of Darkness
    }
    .about = Cultist. Craft 3 against the evil, 6 against the neutral, 9 against the good. Kill it and gain 1 Craft, but no trophy.
armoursmith = Armoursmith
    .about = The first visitor picks 1 piece of Armour from the Purchase deck, free of charge.
dungeon-keeper = Dungeon Keeper
    .about = Takes all your Followers and keeps them. Any Follower he holds may be bought for 1 gold. With none left he is gone.
oracle = Oracle
    .about = Stays here. Look at the top 5 Dungeon Cards and put them back in any order.
sister-of-fate = Sister of Fate
    .about = Stays here. At each visit replenish 2 fate, free of charge.
weaponsmith = Weaponsmith
    .about = The first visitor picks 1 Weapon from the Purchase deck, free of charge.
faithful-hound = Faithful Hound
    .about = Can fight in your place with Strength 3, though not the Lord of Darkness. If it wins, the creature is dead or the character loses 1 life. If it loses, it dies and your turn ends.
holy-avenger = Holy Avenger
    .about = Not for evil characters. You have to attack an evil character you land on, with +3 to the attack. Win, and you gain 1 Strength and 1 Craft besides your reward, and the Avenger leaves.
hunchback = Hunchback
    .about = You may stop after fewer spaces than you rolled. Leaves you when you leave the Dungeon.
miner = Miner
    .about = Asks for 1 gold when you meet him, else he is gone. Carries 4 more Objects. If you lose him, what is too much stays on the space.
tunnel-fighter = Tunnel Fighter
    .about = +1 in battle, in the Dungeon +3 instead.
wise-man = Wise Man
    .about = +1 Craft. Goes over to any character who encounters you, unless you evade.
amulet-of-speed = Amulet of Speed
    .about = If you roll 1 for your move, you may roll again. On a 6 you may discard it and go to any other space of the Region.
anointed-robe = Anointed Robe
    .about = Not for evil characters. +1 to saving rolls of your Armour and, after the roll, to your prayers.
blood-stone = Blood Stone
    .about = Once in your turn, with 2 lives or more, lose 1 life and roll: 1 the stone is lost, 2 lose 1 life, 3 heal 1 life, 4 gain 1 fate, 5 or 6 gain 1 Spell.
book-of-diablerie = Book of Diablerie
    .about = Not for good characters. +2 Craft. Once in your turn discard 1 Follower to gain 1 Spell, if your Craft allows.
crystal-of-power = Crystal of Power
    .about = +2 in psychic combat.
elixir-of-rage = Elixir of Rage
    .about = Drink it at any time and roll: 1 or 2 lose 1 life, 3 to 6 +3 Strength until the turn ends. Then discard it.
elixir-of-wrath = Elixir of Wrath
    .about = Drink it at any time and roll: 1 or 2 lose 1 life, 3 to 6 +3 Craft until the turn ends. Then discard it.
gauntlet-of-might = Gauntlet of Might
    .about = +2 in battle.
goblin-slayer = Goblin Slayer
    .about = Weapon. +1 in battle, +3 instead against Enemies with Goblin or Hobgoblin in the name.
gold-seeker = Gold Seeker
    .about = Every Bag of Gold card brings you 2 gold more. At the Ruins you may discard it for 3 gold.
scroll-of-exile = Scroll of Exile
    .about = Read it when you are about to meet an Enemy: discard that Enemy and the Scroll.
shield-of-faith = Shield of Faith
    .about = Armour, not for evil characters. If a battle or psychic combat costs you a life, roll: 5 or 6 saves it.
soul-drinker = Soul Drinker
    .about = Weapon, not for good characters. In battle roll 2 attack dice and choose one. On doubles one of your Followers, picked at random, dies and the blade is lost.
spell-ring = Spell Ring
    .about = When you take it, put 1 Spell from the deck into it. You may cast that Spell, then both are gone.
casket = Casket
    .about = You may open it and roll: 1 or 2 lose 1 life, 3 miss your next turn, 4 gain 2 gold, 5 gain 1 Spell, 6 gain a Talisman. Then it is gone.
chest = Chest
    .about = You may open it and roll: up to your Craft you gain 3 gold, above it you lose 1 life. Then it is gone.
oaths-of-vengeance = Oaths of Vengeance
    .about = In the Dungeon +2 in battle and in psychic combat.
three-bags-of-gold = Three Bags of Gold
    .about = Worth 3 gold.
torch =
    { $count ->
        [one] Torch
       *[other] Torches
    }
    .about = In the Dungeon roll 2 dice for your move and choose one.
weighted-dice = Weighted Dice
    .about = Before your movement or attack roll, choose the result instead. Then discard them.
passageway = Passageway
    .about = Stays here. You may go in and roll: 1 any Tunnel, 2 Crags, 3 Forest, 4 Ruins, 5 Castle, 6 Warlock's Cave.
secret-passage = Secret Passage
    .about = Stays here. You may go in and roll: 1 Dungeon Entrance, 2 Guard Room, 3 Library, 4 Cell, 5 Kitchen, 6 Treasure Chamber.
snake-pit = Snake Pit
    .about = Stays here. Roll a die: above your Strength you discard 1 Follower or lose 1 life.
tinker-forge = Tinker Forge
    .about = Stays here. Gain 3 gold. With Craft below 5 you also miss your next turn.

## Spells

# strength and craft are the abilities, so the Spells of these names are strength-spell and craft-spell.

acquisition = Acquisition
    .about = At the start of your turn: take 1 Object of your choice or 1 gold from any character.
alchemy = Alchemy
    .about = At the start of your turn: turn as many of your Objects as you like into 1 gold each.
counterspell =
    { $count ->
        [one] Counterspell
       *[other] Counterspells
    }
    .about = Right after a Spell is cast: cancel it. Works on the Command Spell too.
destroy-magic = Destroy Magic
    .about = At the start or end of your turn: until your next turn nobody casts Spells or uses Magic Objects.
destruction =
    { $count ->
        [one] Destruction
       *[other] Destructions
    }
    .about = At the start of your turn or right after your move: discard any faceup Adventure Card on the board.
divination = Divination
    .about = At the start of your turn: look in secret at the top 5 Adventure Cards.
healing =
    { $count ->
        [one] Healing
       *[other] Healing
    }
    .about = At any time: any character is healed up to its life value.
hex = Hex
    .about = At the start of your turn: put it on an empty space of the Outer or Middle Region for 3 rounds. Whoever lands there loses 1 life.
immobility =
    { $count ->
        [one] Immobility
       *[other] Immobilities
    }
    .about = At the start of anyone's turn: that character does nothing this turn. Or on a creature: this turn it can be evaded and cannot be harmed.
invisibility = Invisibility
    .about = At any time: you may evade anyone this turn.
mesmerism = Mesmerism
    .about = At the start of your turn: take 1 Follower of your choice from any character.
nullify = Nullify
    .about = At any time: a character discards all Spells.
preservation = Preservation
    .about = When needed: save a character's life or a Follower. Or an Enemy is not killed and the fight is a stand-off.
psionic-blast =
    { $count ->
        [one] Psionic Blast
       *[other] Psionic Blasts
    }
    .about = When a battle begins: add your printed Craft to your Strength in it.
random =
    { $count ->
        [one] Random
       *[other] Randoms
    }
    .about = At any time: a character rolls: 1 toad for 3 turns, 2 loses all Strength counters, 3 loses all Craft counters, 4 loses all gold, 5 gains 1 Strength, 6 gains 1 life.
teleport =
    { $count ->
        [one] Teleport
       *[other] Teleports
    }
    .about = Instead of rolling for your move: go to any other space of your Region. Not in the Inner Region.
temporal-warp = Temporal Warp
    .about = At the start of your turn: take 3 turns in a row instead of 1.
craft-spell =
    { $count ->
        [one] Craft
       *[other] Craft
    }
    .about = At the start of your turn: gain 1 Craft.
divine-intervention =
    { $count ->
        [one] Divine Intervention
       *[other] Divine Interventions
    }
    .about = When you are defeated in an attack: it counts as a stand-off.
finger-of-death = Finger of Death
    .about = When a battle begins: the opposing creature is killed, or the opposing character loses 2 lives.
magic-portal-spell =
    { $count ->
        [one] Magic Portal
       *[other] Magic Portals
    }
    .about = At the start of your turn, roll: 1 Crags, 2 Village, 3 City, 4 Castle, 5 Temple, 6 Warlock's Cave. You may go there instead of your normal move.
magic-shell = Magic Shell
    .about = At the start or end of your turn: until your next turn no Spell or Magic Object touches you, not even the Command Spell, and you use none yourself.
restoration =
    { $count ->
        [one] Restoration
       *[other] Restorations
    }
    .about = When needed: save the life of a character, or a Follower.
spell-call =
    { $count ->
        [one] Spell Call
       *[other] Spell Calls
    }
    .about = Right after anyone casts a Spell: take that card instead of letting it be discarded.
strength-spell =
    { $count ->
        [one] Strength
       *[other] Strength
    }
    .about = At the start of your turn: gain 1 Strength.
summon-storm = Summon Storm
    .about = At any time in your turn: discard all Animals and Monsters on one space of your Region.
temporal-vortex = Temporal Vortex
    .about = At the start of your turn: take 2 turns in a row. Or: when you are told to miss a turn, you do not.
twist-of-fate =
    { $count ->
        [one] Twist of Fate
       *[other] Twists of Fate
    }
    .about = When you have paid fate: choose the result instead of rolling again.
weakness =
    { $count ->
        [one] Weakness
       *[other] Weaknesses
    }
    .about = At any time: a character or creature has 3 less Strength until the turn ends, a character never below the printed value.

## Treasures

aegis = Aegis
    .about = When your attack score is the lower one, roll: on 4 to 6 it is a stand-off instead.
bag-of-holding = Bag of Holding
    .about = Carries 8 more Objects. No victor, ability or Spell takes the Bag or what is in it. Lose it, and all in it is lost.
book-of-lore = Book of Lore
    .about = +1 Craft. At the start of your turn gain 1 Spell, if your Craft allows.
cloak-of-feathers = Cloak of Feathers
    .about = If you pay fate to reroll a movement die, replenish 1 fate. Instead of moving you may discard it and go to any space of the Region.
clockwork-owl = Clockwork Owl
    .about = You may stop after fewer spaces than you rolled.
elixir-of-life = Elixir of Life
    .about = Whenever you lose a life, you may roll: 1 it is lost, 2 lose 1 life, 3 nothing, 4 or 5 heal 1 life, 6 heal 2.
nightblade = Nightblade
    .about = Weapon. +3 in battle.
orb-of-prophesy = Orb of Prophesy
    .about = When you draw Adventure Cards, draw 1 more than needed, then discard 1.
totem-staff = Totem Staff
    .about = You may hold 1 Spell more than your Craft allows. Once in your turn discard 1 trophy to heal 2 lives.

## Setting up a match

setup-expansion = The Dungeon
    .whole = the whole expansion
    .cards = its characters and cards, without its board
    .none = base game only
setup-characters = Characters
    .deal = dealt at random
    .three = one of three
    .choose = chosen in turn
setup-goal = Victory
    .crown = from the Crown of Command
    .lord = to whoever kills the Lord of Darkness first (Winner Takes All)
    .short = the same, and in the Dungeon alone (Short Dungeon Game)
setup-flight = Through the Dungeon
    .free = with the arrows or against them
    .fight-or-flight = with the arrows only, unless you flee (Fight or Flight)
setup-treasures = A Treasure
    .chosen = is chosen
    .random = is drawn by lot (Random Treasures)
setup-exit = Out by the Dungeon Entrance
    .beyond = only if the move goes on past the Ruins
    .ruins = the move may end on the Ruins
setup-command = The Command Spell
    .standard = strikes on 4 to 6
    .easier = strikes more often with 5 or 6 players
setup-trophies = Trophy points for a counter
    .seven = 7
    .six = 6
    .five = 5
setup-bonus = Starting bonus
    .none = none
    .starting = 1 Strength or 1 Craft, as you choose
setup-death = A killed character
    .successors = is followed by a new one, until somebody has reached the Crown
    .bloodbath = is out, and there is but one Talisman (Bloodbath)
setup-crown = Reaching the Crown
    .command-spell = lets you cast the Command Spell
    .sudden-death = wins at once (Sudden Death)
setup-estate = Goods of the killed
    .space = stay on the space or go to the victor
    .inheritance = pass to the next character (Inheritance)
setup-evading = Evading
    .standard = creatures and characters
    .individuals = also unfriendly people, such as the Black Knight
setup-rounds = Rounds at most
setup-solo_rounds = Rounds alone
    .none = no limit
    .thirty = 30
    .fifty = 50
    .eighty = 80
preset-evening = The whole game
    .about = Both boards, and whoever wears the Crown breaks the others with the Command Spell. About 64 rounds; four people need about two hours.
preset-hour = Race to the Crown
    .about = Stronger sooner: 1 Strength or Craft more at the start, 5 points of trophies for a counter, and the first on the Crown wins. About 32 rounds; four people need a good hour.
preset-quick = Quick
    .about = The Short Dungeon Game, stronger sooner: all start at the Dungeon's door, and whoever first kills the Lord of Darkness wins; after a hundred rounds, whoever has gained most. About 21 rounds; four people need an hour.

## Rules: players whose character is dead

seat-1 = player 1
seat-2 = player 2
seat-3 = player 3
seat-4 = player 4
seat-5 = player 5
seat-6 = player 6

## Rules: what is rolled for

attack = the attack
move = the move
charm = the charm
beguile = the beguiling
portal = the Portal of Power

take-a-life = take 1 life from another character
kill-an-enemy = kill 1 Enemy
give-a-follower = give up 1 Follower
give-a-magic-object = give up 1 Magic Object
give-three-gold = give up 3 gold
give-two-gold = give up 2 gold

## Rules: what can be chosen on cards and spaces

bribe-guard = pay 2 gold
fight-guard = fight the Guard
free-fate = replenish all fate
free-healing = heal all lives
give-up-follower = give up 1 Follower
gain-talisman = a Talisman
gain-three-gold = 3 gold
lose-life = lose 1 life
miss-next-turn = miss the next turn
pay-one-gold = pay 1 gold
pray = pray
wish-spell = 1 Spell
wish-gold = 1 gold
wish-strength = 1 Strength
wish-craft = 1 Craft
wish-life = 1 life
wish-fate = 1 fate
wish-trip = a trip within the Region

## Rules: questions

ask-choose-character = Which character do you play?
    .help = Each has values of its own and abilities that nobody else has.
ask-start-with = Start with 1 more Strength or 1 more Craft?
ask-start = Your turn: how do you begin?
    .help = Spells and cards for the start of a turn come before the move.
ask-move =
    Where to? { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    }.
    .help = Exactly so many spaces, either way round. At the Sentinel you may cross the river, at the Portal of Power try to open it, and at the Ruins go down into the Dungeon.
ask-encounter = Whom or what do you encounter on the space { NAME($space) }?
    .help = One other character here, or the space itself.
ask-fate =
    { $what ->
        [move] You rolled { $dice } for your move. Pay 1 fate to roll again?
        [attack] Your attack die shows { $dice }. Pay 1 fate to roll again?
       *[other] { NAME($what, "roll") }: you rolled { $dice }. Pay 1 fate to roll again?
    }
    .help = One die of your own roll, once. The second result stands.
ask-use-die = You rolled { $dice }. Which die counts?
ask-reroll-one = You rolled { $dice }. The Amulet of Speed lets you roll again.
ask-set-die =
    { $what ->
        [twist-of-fate] Twist of Fate: which result do you choose?
       *[other] Weighted Dice: choose the result yourself?
    }
ask-add-one = { NAME($what, "roll") }: you rolled { $dice }. Add 1?
ask-speed = A 6: discard the { NAME($card) } and go to any space of the Region?
ask-go-to =
    { $what ->
        [magic-portal-spell] The portal is open. Step through?
       *[other] { NAME($what) }: where do you go?
    }
ask-visit = { NAME($what) }: go in?
ask-evade-person = { NAME($what) }: evade?
ask-way = { NAME($what) }: what do you choose?
ask-take = What do you take from the space { NAME($space) }?
    .help = One thing at a time. You carry up to 4 Objects, and more with a Mule. What you leave waits for the next visitor.
ask-buy = { NAME($what) }: what do you buy?
ask-sell = { NAME($what) }: what do you turn into gold?
ask-hire = { NAME($what) }: whom do you buy free for 1 gold?
ask-take-purchase = { NAME($what) }: which one do you take, free of charge?
ask-take-one = { NAME($what) }: which Object do you take?
ask-pay-to-heal = { NAME($what) }: heal 1 life for { $price } gold?
ask-pay-to-replenish = { NAME($what) }: replenish 1 fate for { $price } gold?
ask-pay-for-spell = { NAME($what) }: buy a Spell for { $price } gold?
ask-royal-guest = { NAME($what) }: what do you do with the { NAME($card) }?
ask-confront = { LIST($foes) } before you. What do you do?
    .help = Evading and other ways out come before Spells and dice.
ask-fight-with = How do you fight the Lord of Darkness?
    .help = His Strength and his Craft are both 12.
ask-send = Let a Follower fight in your place?
ask-weapon = Which Weapon do you use?
ask-assassinate = Strike from the dark, so that your victim adds no die?
ask-evade = { NAME($character) } attacks you. Evade?
ask-fight-on =
    { $verdict ->
        [lost] Defeated. Fight one more round?
       *[other] A stand-off. Fight one more round?
    }
ask-exile = { NAME($what) }: which Enemy is banished?
ask-raise = { NAME($card) } is dead. Trophy or Follower?
ask-reward = You beat { NAME($character) }. What do you take?
    .help = A life, or 1 gold, or 1 Object of your choice.
ask-loot = What do you take from the dead?
ask-plunder = What do you take from { NAME($character) }?
ask-take-follower = Which Follower do you take from { NAME($character) }?
ask-give-up = { NAME($what) }: which Follower do you lose?
ask-give-up-for-life =
    { NAME($what) }: { $count ->
        [one] 1 life is
       *[other] { $count } lives are
    } at stake. Give up a Follower?
ask-give-object = Which Magic Object does the Warlock get?
ask-ditch =
    Too much to carry. What do you leave here? { $count ->
        [one] 1 Object
       *[other] { $count } Objects
    } too many.
ask-discard-spell = Too many Spells for your Craft. Which one goes?
ask-trade-in =
    Hand in trophies for { NAME($what) }: { $count } of { $price } points.
    .help = Points beyond a full counter are lost.
ask-spend-trophy = { NAME($what) }: which trophy do you discard?
ask-choose-treasure = Which Treasure is yours?
ask-draw-more = Draw one card more, and then discard one?
ask-discard-drawn = Which of the cards drawn do you discard?
ask-replace = You drew { LIST($cards) }. Swap one for another?
    .help = The new card has to be met.
ask-put-on-top = Put the cards back: which one goes on top next?
ask-window =
    { $window ->
        [start] The turn of { NAME($character) } begins. Do anything?
        [move] { NAME($character) } has moved. Do anything before the encounter?
        [attack] Before the attack roll of { NAME($character) }. Do anything?
        [defeat] Defeated. Do anything about it?
        [kill] { NAME($character) } is about to win. Do anything?
        [life] { NAME($character) } is about to lose a life. Do anything?
        [follower] { NAME($character) } is about to lose a Follower. Do anything?
        [spell] { NAME($character) } casts { NAME($card) }. Answer?
        [fate] Fate is paid. Choose the result by a Spell?
        [miss] { NAME($character) } is to miss a turn. Do anything?
       *[end] The turn of { NAME($character) } ends. Do anything?
    }
    .help = Spells and cards that can be used at this moment. You may always pass, and pass for longer.

## Rules: options

do-choose-character = Play the { NAME($character) }
do-start-with = 1 more { NAME($stat) }
do-pass = Pass
do-pass-only-attacked = Pass, and because of { NAME($card) } ask only when I am attacked
do-pass-only-command = Pass, and because of { NAME($card) } ask only when the Command Spell is cast
do-only-attacked = Because of { NAME($card) } ask only when I am attacked
do-only-command = Because of { NAME($card) } ask only when the Command Spell is cast
do-done = Done
do-decline = No
do-accept = Yes
do-way = { NAME($way) }
do-go-on = Go on
do-keep-roll = Keep it
do-reroll =
    { $die ->
        [1] Pay 1 fate and roll again
       *[other] Pay 1 fate and roll die { $die } again
    }
do-use-die = Use die { $die }
do-add-one = Add 1
do-set-die = Choose { $face }
do-roll = Roll for the move
do-move = Go to the { NAME($space) }
do-cross = Cross the bridge to the { NAME($space) }
do-open-portal = Open the Portal by { NAME($stat) }
do-step = Step to the { NAME($space) }
do-stay = Stay
do-travel =
    { $means ->
        [raft] By Raft to the { NAME($space) }
        [ferry] By ferry to the { NAME($space) }
        [portal] Through the gate to the { NAME($space) }
       *[other] Straight to the { NAME($space) }
    }
do-build-raft = Build a Raft
do-flee = Flee the Dungeon
do-rest = Stay and heal 1 life
do-change-alignment = Become { NAME($alignment) }
do-peek = Look at the top card
do-go-to = Go to the { NAME($space) }
do-encounter-space = The space itself
do-attack =
    { $mode ->
        [psychic] Attack the { NAME($character) } in psychic combat
       *[battle] Attack the { NAME($character) }
    }
do-steal = Steal from the { NAME($character) }
do-beguile = Beguile the { NAME($character) }
do-lure = Lure { NAME($card) } away from the { NAME($character) }
do-read-palm = Read the palm of the { NAME($character) }
do-take = Take { NAME($card) }
do-take-gold = Take the gold
do-replace = Discard { NAME($card) }
do-draw-more = Draw one more
do-evade = Evade { NAME($card) }
do-evade-all = Evade
do-fight-with = Fight with { NAME($stat) }
do-leave-alone = Leave { NAME($card) } alone
do-charm = Charm { NAME($card) }
do-destroy = Destroy { NAME($card) } without a fight
do-pay-off = Pay { NAME($card) } 1 gold
do-send = Send { NAME($card) } to fight
do-use-weapon = Use { NAME($card) }
do-aid = Let { NAME($card) } help
do-fight-on = Fight one more round
do-keep-trophy = Keep { NAME($card) } as a trophy
do-raise = Raise { NAME($card) } as a Follower
do-take-life = Take a life
do-take-object = Take { NAME($card) }
do-take-coin = Take 1 gold
do-take-follower = Take { NAME($card) }
do-hand-over = Hand over { NAME($card) }
do-ditch = Leave { NAME($card) } here
do-discard-spell = Discard { NAME($card) }
do-give-up = Give up { NAME($card) }
do-give-object = Give { NAME($card) }
do-sell = Sell { NAME($card) }
do-buy = Buy { NAME($card) }
do-hire = Buy { NAME($card) } free
do-pay = Pay
do-trade-in = Hand in { NAME($card) }
do-spend-trophy = Discard { NAME($card) }
do-exile = Banish { NAME($card) }
do-choose-treasure = Take { NAME($card) }
do-take-purchase = Take { NAME($card) }
do-use = Use { NAME($card) }
do-cast = Cast { NAME($card) }
do-cast-on = Cast { NAME($card) } on the { NAME($character) }
do-cast-at = Cast { NAME($card) } on the { NAME($space) }
do-cast-card = Cast { NAME($card) } on { NAME($what) }
do-cast-foe =
    Cast { NAME($card) } on { $foe ->
        [1] the creature
       *[other] creature { $foe }
    }
do-put-on-top = { NAME($card) }

## Rules: what happened

event-ability =
    { $what ->
        [steal] { NAME($character) } steals from { NAME($target) }.
        [beguile] { NAME($character) } beguiles { NAME($target) }.
        [lure] { NAME($character) } lures a Follower away from { NAME($target) }.
       *[read-palm] { NAME($character) } reads the palm of { NAME($target) }.
    }
event-attacked =
    { $foes-count ->
        [one] { LIST($foes) } attacks { NAME($character) }: { $mode ->
            [psychic] Craft
           *[battle] Strength
        } { $value }.
       *[other] { LIST($foes) } attack { NAME($character) } together: { $mode ->
            [psychic] Craft
           *[battle] Strength
        } { $value }.
    }
event-attacks =
    { NAME($character) } attacks { NAME($target) }{ $mode ->
        [psychic] { " " }in psychic combat.
       *[battle] .
    }
event-became = { NAME($character) } is now { NAME($alignment) }.
event-bonus = { NAME($character) }: +{ $count } { NAME($what) } until the turn ends.
event-cancelled = { NAME($card) } is cancelled.
event-card-discarded = { NAME($card) } leaves the { NAME($space) }.
event-cast =
    { NAME($character) } casts { NAME($card) }{ $target ->
        [none] { $space ->
            [none] .
           *[other] { " " }on the { NAME($space) }.
        }
       *[other] { " " }on { NAME($target) }.
    }
event-charmed = { NAME($character) } charms { NAME($card) }, who now follows.
event-command-cast = { NAME($character) } casts the Command Spell.
event-command-not-cast = { NAME($character) } cannot cast the Command Spell.
event-counters-gained = { NAME($character) } gains { COUNT($what, "acc", $count) }.
event-counters-lost = { NAME($character) } loses { COUNT($what, "acc", $count) }.
event-creature-killed = { NAME($character) } kills { NAME($foe) }.
event-creature-rolled =
    { LIST($foes) }: { $die ->
        [0] no die
       *[other] die { $die }
    }, attack score { $score }.
event-decided =
    { $how ->
        [crown] { LIST($winners) } reaches the Crown of Command and wins.
        [lord] { LIST($winners) } kills the Lord of Darkness and wins.
        [last-one] { LIST($winners) } is the last one left and wins.
        [all-killed] Nobody is left: a draw of those who fell last.
        [lost] Nobody is left. The match is lost.
       *[rounds] The rounds are over. { $winners-count ->
            [0] The match is lost.
            [one] { LIST($winners) } has gained the most and wins.
           *[other] { LIST($winners) } have gained the most and share the win.
        }
    }
event-die-set = { NAME($card) }: { NAME($character) } chooses { $face }.
event-discarded = { NAME($character) } discards { NAME($card) }.
event-ditched = { NAME($character) } leaves { NAME($card) } on the { NAME($space) }.
event-drawn-discarded = { NAME($card) } is discarded unmet.
event-drew = { NAME($character) } draws { NAME($card) }.
event-emerges = The way out: { $count }. { NAME($character) } emerges: { NAME($space) }.
event-evaded = { NAME($character) } evades.
event-extra-turn = { NAME($character) } will take another turn.
event-fate-paid = { NAME($character) } pays 1 fate.
event-flees = { NAME($character) } flees the Dungeon.
event-gained = { NAME($character) } gets { NAME($card) }.
event-gained-spell =
    { $you ->
        [yes] { NAME($character) } gets a Spell: { NAME($card) }.
       *[no] { NAME($character) } gets a Spell.
    }
event-healed = { NAME($character) } is healed: { COUNT("life", "acc", $count) }.
event-hexed = A Hex strikes { NAME($character) }.
event-killed = { NAME($character) } is dead: { NAME($space) }.
event-lasts =
    For { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }: { NAME($what) }.
event-lasts-no-more = Over: { NAME($what) }.
event-left-alone = { NAME($character) } and { NAME($foe) } leave each other alone.
event-life-lost = { NAME($character) } loses 1 life.
event-life-saved = The life of { NAME($character) } is saved.
event-looked =
    { $you ->
        [yes] On top: { LIST($cards) }.
       *[no] { NAME($character) } looks at { $count ->
            [one] the top card
           *[other] the top { $count } cards
        } of a deck.
    }
event-meets = { NAME($character) } meets { NAME($card) }.
event-missed-turn = { NAME($character) } misses this turn.
event-misses-turn = { NAME($character) } has to miss a turn.
event-moved =
    { $how ->
        [walk] { NAME($character) } goes to the { NAME($space) }.
        [bridge] { NAME($character) } crosses the bridge to the { NAME($space) }.
        [portal] { NAME($character) } goes through the Portal to the { NAME($space) }.
        [raft] { NAME($character) } crosses the Storm River by Raft to the { NAME($space) }.
        [ferry] { NAME($character) } takes the ferry to the { NAME($space) }.
        [emerge] { NAME($character) } comes out: { NAME($space) }.
       *[other] { NAME($character) } is moved to the { NAME($space) }.
    }
event-opened = { NAME($character) } opens { NAME($card) }.
event-out =
    { $you ->
        [yes] You are
       *[no] { $seat } is
    } out of the game.
event-paid = { NAME($character) } pays { $count } gold.
event-palm-read =
    { $you ->
        [yes] The Spells of { NAME($target) }: { $cards-count ->
            [0] none
           *[other] { LIST($cards) }
        }.
       *[no] { $seat } knows the Spells of { NAME($target) }.
    }
event-placed = { NAME($card) } goes to the { NAME($space) }.
event-portal =
    { NAME($character) } rolls { $total } against { NAME($stat) } { $value }: { $success ->
        [1] the Portal opens.
       *[other] the Portal stays shut.
    }
event-privilege =
    { $what ->
        [tavern-teleport] { NAME($character) } may go anywhere in the Outer Region next turn.
        [tavern-ferry] { NAME($character) } may take the ferry to the Temple next turn.
        [tunneler] { NAME($character) } may go to any Tunnel next turn.
        [rune-gate] { NAME($character) } may step through the Rune Gate next turn.
       *[dungeon-door] { NAME($character) } may go to the Dungeon Entrance next turn.
    }
event-quest = { NAME($character) } takes a quest: { NAME($what) }.
event-quest-done = { NAME($character) } completes the quest: { NAME($what) }.
event-raised = { NAME($card) } rises and follows { NAME($character) }.
event-replenished = { NAME($character) } replenishes { COUNT("fate", "acc", $count) }.
event-reshuffled = The discards become a new deck.
event-rolled =
    { $what ->
        [move] { NAME($character) } rolls for the move: { $dice }.
        [attack] { NAME($character) } rolls for the attack: { $dice }.
       *[other] { NAME($character) } rolls for { NAME($what, "roll") }: { $dice }.
    }
event-saving-roll =
    { NAME($card) } of { NAME($character) } rolls { $die }: { $success ->
        [1] the life is saved.
       *[other] no help.
    }
event-scores = { NAME($character) } { $score }, opponent { $rival }.
event-sent = { NAME($card) } fights for { NAME($character) }.
event-spell-discarded = { NAME($character) } discards { NAME($card) }.
event-starts = { NAME($character) } sets out: { NAME($space) }.
event-still-enslaved = { NAME($character) } remains a slave in the Temple.
event-toad = { NAME($character) } turns into a toad. All belongings stay here: { NAME($space) }.
event-toad-no-more = { NAME($character) } is no longer a toad.
event-took = { NAME($character) } takes { NAME($card) } from { NAME($target) }.
event-took-spell = { NAME($character) } takes { NAME($card) } up.
event-traded-in = { NAME($character) } hands in { LIST($cards) }.
event-trophy = { NAME($card) } becomes a trophy of { NAME($character) }.
event-turn =
    Round { $round }: { $you ->
        [yes] your turn
       *[no] turn of { $seat }
    } ({ NAME($character) }).
event-enslaved = { NAME($character) } is enslaved in the Temple.
event-kept = { NAME($character) } loses to the Dungeon Keeper: { LIST($cards) }.
event-no-attack-die = { NAME($character) } adds no die to this attack.
event-ring-holds =
    { $you ->
        [yes] In the Spell Ring: { NAME($card) }.
       *[no] A Spell is put into the Spell Ring of { NAME($character) }.
    }
event-robbed = The Raiders carry all gold of { NAME($character) } off to the { NAME($space) }.
event-thrown = { NAME($card) } of { NAME($character) } flies to the { NAME($space) }.
event-turned-up = { NAME($character) } turns up { LIST($cards) }.
event-withstood = { NAME($card) } withstands: a stand-off.
event-used = { NAME($character) } uses { NAME($card) }.
event-verdict =
    { $verdict ->
        [won] { NAME($character) } wins.
        [lost] { NAME($character) } is defeated.
        [stand-off] A stand-off.
        [evaded] Evaded.
       *[broken-off] The fight is broken off.
    }

## Rules: why not

refusal-alignment-forbids = { NAME($card) } does not suffer your alignment.
refusal-all-spells-cast = You have cast as many Spells in this turn as you held at its start.
refusal-already-turned = You have changed your alignment in this turn already.
refusal-amulet-forbids-spells = The Amulet lets you cast no Spells.
refusal-cannot-be-evaded = It cannot be evaded.
refusal-cannot-pay = You cannot pay for that.
refusal-cursed-by-a-hag = With the Hag on your heels no other Follower stays.
refusal-glade-forbids-spells = No Spell can be cast in the Cursed Glade.
refusal-hand-full = Your Craft allows no more Spells.
refusal-held-by-space = This space holds you: face it, or turn back.
refusal-lacks-what-it-needs = Something that it needs is missing.
refusal-lord-not-evaded = The Lord of Darkness cannot be evaded.
refusal-magic-destroyed = Destroy Magic is in force: no Spells, no Magic Objects.
refusal-magic-shell-closed = Within the Magic Shell you use no magic yourself.
refusal-no-fate = You have no fate left.
refusal-no-magic-here = Magic Objects do not work in the Cursed Glade.
refusal-no-talisman = You need a Talisman to enter the Valley of Fire.
refusal-no-target = There is nothing to aim it at.
refusal-no-way-off-the-crown = There is no way off the Crown of Command.
refusal-not-in-reach = Your roll does not lead there.
refusal-not-lying-there = That does not lie here.
refusal-not-next = In the Inner Region you move one space a turn.
refusal-not-on-this-space = That does not work on this space.
refusal-not-owned = You do not have that.
refusal-not-playing = That character is not in the game.
refusal-not-the-time = This is not the moment for it.
refusal-not-to-choose = That is not to choose from now.
refusal-nothing-allows-evading = Nothing lets you evade here.
refusal-one-spell-cast = In another's turn you may cast one Spell, and you have.
refusal-portal-not-passed = Only a move that leads beyond the Portal can try to open it.
refusal-same-alignment = That is your alignment already.
refusal-not-now = Something else is asked now.
refusal-does-nothing = In this turn you do nothing.
refusal-sold-out = That is sold out.
refusal-spell-not-held = You do not hold that Spell.
refusal-spell-not-now = This Spell is for another moment.
refusal-toad-carries-nothing = A toad carries nothing.
refusal-toad-gains-no-spell = A toad gains no Spells.
refusal-toads-cast-nothing = A toad casts no Spells.
refusal-too-dear = You have too little gold for it.
refusal-used-already = It has been used in this turn already.
refusal-no-raft-here = A Raft is built with an Axe, in Woods or in the Forest.
refusal-quest-open = The Portal stays shut for you until the Warlock's quest is done.
refusal-no-raft-left = No Raft is left.

## Rules: moments

attacked = I am attacked
    .when = when I am attacked
own-start = at the start of my turn
own-move = after my move
own-attack = before my attack roll
own-defeat = when I am defeated
own-life = when I am about to lose a life
own-follower = when I am about to lose a Follower
own-fate = when I have paid fate
own-end = at the end of my turn
own-spell = after a Spell of mine
spell-on-me = when a Spell is cast on me or on my Spell
command = when the Command Spell is cast
crown-start = at the start of a turn on the Crown of Command
rival-start = at the start of a rival's turn
rival-move = after a rival's move
rival-attack = before a rival's attack roll
rival-kill = when a rival is about to kill a creature
rival-life = when a rival is about to lose a life
rival-spell = after a Spell of a rival
rival-end = at the end of a rival's turn

## The board in a terminal

board-title = round { $round } of { $rounds }
board-player = Player
board-character = Character
board-strength = Str
board-craft = Cr
board-lives = Lives
board-fate = Fate
board-gold = Gold
board-spells = Spells
board-where = Where
board-gained = Gained
board-no-character = no character
board-out = out of the game
board-toad =
    toad for { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
board-missing =
    misses { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
board-enslaved = held at the Temple
board-quest = quest: { $quest }
board-lying = On the spaces
board-good = good
board-neutral = neutral
board-evil = evil
group-choices = Options
group-spells = Spells
group-leave = Or
board-coins =
    { $gold ->
        [one] { $gold } coin
       *[other] { $gold } coins
    }
board-objects = Objects
board-followers = Followers
board-hand = Spells
board-trophies = Trophies
board-has = What the { $character } has
board-decks = Cards left: { $adventure } Adventure, { $under } Dungeon, { $spells } Spells, { $talismans } Talismans.
board-odds = { $win }% win, { $even }% stand-off, { $lose }% lose

## Rules: forecasts

forecast-fight = against { LIST($foes) }: { $win }% to win, { $lose }% to lose
forecast-waits = waiting there: { LIST($cards) }
forecast-draws =
    { $count ->
        [one] { $count } card to draw
       *[other] { $count } cards to draw
    }
forecast-way =
    { $way ->
        [clockwise] clockwise
       *[anticlockwise] counterclockwise
    }
forecast-as-it-lies =
    { $verdict ->
        [won] your score is higher
        [lost] your score is lower
       *[stand-off] the scores are even
    }
forecast-next = next in the deck: { LIST($cards) }
forecast-unseen = { $enemies }% are Enemies, you beat { $win }% of them
forecast-result =
    { $numbers ->
        [now] { "" }
       *[other] { $numbers }:{ " " }
    }{ $deed ->
        [gain] +{ $count } { $what ->
            [strength] Strength
            [craft] Craft
            [life] { $count ->
                [one] life
               *[other] lives
            }
            [gold] gold
           *[fate] fate
        }
        [lose] −{ $count } { $what ->
            [strength] Strength
            [craft] Craft
            [life] { $count ->
                [one] life
               *[other] lives
            }
            [gold] gold
           *[fate] fate
        }
        [heal] { $count ->
            [one] 1 life healed
           *[other] { $count } lives healed
        }
        [replenish] all fate back
        [gain-spell] a Spell
        [gain-talisman] a Talisman
        [lose-follower] −1 Follower
        [become] { $what ->
            [good] you become good
           *[evil] you become evil
        }
        [bonus] +{ $count } { $what ->
            [strength] Strength
           *[craft] Craft
        } for this turn
        [toad] a toad for 3 turns
        [miss] { $what ->
            [next] miss the next turn
           *[turn] miss a turn
        }
        [fight] a fight: { NAME($what) }, { $stat ->
            [strength] Strength
           *[craft] Craft
        } { $count }
        [move-to] off to: { NAME($what) }
        [region] to any space of the Region
        [forward] { $count ->
            [one] 1 space on
           *[other] { $count } spaces on
        }
        [back] { $count ->
            [one] 1 space back
           *[other] { $count } spaces back
        }
        [tavern-teleport] next turn to any space of the Outer Region
        [tavern-ferry] next turn by ferry to the Temple
        [enslave] enslaved in the Temple
        [choose] give up a Follower or miss the next turn
        [discard] the card is spent in vain
        [stand-off] a stand-off after all
        [join] a Follower
        [fire-places] Places burn
        [fire-strangers] Strangers burn
        [fire-enemies] Enemies burn
       *[nothing] nothing
    }
forecast-full =
    { $deed ->
        [heal] you have all your lives
       *[replenish] you have all your fate
    }
forecast-portal = the Portal opens at { $chance }%
event-rolled-for = The dice for { NAME($what) } show { $dice }.

## The lesson

lesson-roll = You are the Elf, and the goal lies in the middle of the map: the Crown of Command. A turn is a move and an encounter. Your die shows 1: the spaces it could lead to are marked on the map. For 1 fate you could roll again, but fate is scarce and a 1 is what you need. Keep it.
    .title = A turn begins with a die
lesson-move = The number is exact, but the direction is yours: one step leads to the Fields or to the Plains. In a match both places glow, and each says what waits there. In Fields you draw a card if none lies there. The Village with its smith lies behind them, so go that way.
    .title = Two places to choose from
lesson-take = You drew a Bag of Gold. Cards that lie on a space are met in a fixed order: Events, Enemies, Strangers, Objects, Places. What nobody guards may be taken. Take the gold: with the piece you started with you have 2.
    .title = What lies on a space
lesson-village = The others move in between; what happened to you meanwhile is told at the start of your turn. You rolled a 1 again, and the Village is one step on. Keep the roll and go there.
    .title = To the Village
lesson-shop = In the Village you may visit one of three: the Blacksmith sells, the Healer heals for gold, the Mystic is a matter of luck. A sword adds 1 to your Strength in battle. Choose the Blacksmith and buy the sword. You can carry four Objects.
    .title = Gold into steel
lesson-onward = Everything you gather serves one thing: to become strong enough for the middle of the map. You roll a 1 once more. Keep it and go on to the Fields beyond the Village.
    .title = Further
lesson-spell = A Mage: the good, and Elves are, get a Spell from him. Yours lies at the foot of the board; only you can read it. Every Spell has its own moment, written under it, and glows when that moment has come. Psionic Blast is for a battle, so now roll for your move.
    .title = A Spell of your own
lesson-hunt = A 2. Keep it and go back to the Fields before the Village, where a new card waits to be drawn. You have a sword and a Spell: the next Enemy may come.
    .title = Looking for a fight
lesson-dragon = A Dragon of Strength 7. In a battle both sides roll a die and add their Strength; the higher sum wins, and the loser loses a life. With 3, and 1 for the sword, you would hardly win: the bar shows the odds. You cannot evade here, so go on.
    .title = A Dragon
lesson-cast = Before the dice fall there is a moment for Spells, and yours glows: Psionic Blast adds your Craft, 4, to your Strength for this battle. Cast it and look at the bar again.
    .title = The moment for it
lesson-fate = You rolled a 1, and 9 is less than the Dragon's 11. This is what fate is for: once a roll you may pay 1 fate and throw one of your own dice again. The second result stands. Pay.
    .title = Fate
lesson-trophies = 14 against 11: the Dragon is dead and your trophy. At the end of a turn 7 points of trophies of one kind buy 1 Strength or 1 Craft for good. The Dragon alone is worth 7, so hand it in.
    .title = Trophies make you stronger
lesson-door = From the Ruins, three spaces back, stairs lead down into the Dungeon: harder Enemies, better finds, and at its end the Lord of Darkness. Whoever beats him comes out deep in the realm, perhaps on the Crown itself. You rolled a 4, just enough for the door. Keep it and go down.
    .title = The door of the Dungeon
lesson-below = Down here you draw Dungeon Cards. This one is a torch, a find without a fight. Take it.
    .title = In the dark
lesson-free = Now the way is yours. Above it leads over the river and, with a Talisman, through the Portal of Power to the Crown; below past the Lord. On the Crown you cast the Command Spell at the others until you are the last. Play on here, or begin a match against computers.
    .title = The way to the Crown

## The balance report

balance-ending-crown = The first on the Crown of Command
balance-ending-command = The Command Spell: nobody else is left
balance-ending-last-character = One character is left
balance-ending-lord = The Lord of Darkness is killed
balance-ending-all-killed = All killed at once
balance-group-event = Event
balance-group-enemy = Enemy
balance-group-stranger = Stranger
balance-group-object = Object
balance-group-magic-object = Magic Object
balance-group-follower = Follower
balance-group-place = Place
balance-group-spell = Spell
balance-topic-landmarks = On the way
balance-topic-emerged = Where characters emerge
balance-topic-died = Where characters die
balance-topic-spaces = Spaces
balance-landmarks-dungeon-entered = The Dungeon is entered
balance-landmarks-lord-met = The Lord of Darkness is met
balance-landmarks-lord-killed = The Lord of Darkness is killed
balance-landmarks-crown-reached = The Crown of Command is reached
balance-landmarks-won-through-dungeon = Won on the Crown by way of the Lord

why-battle = { $whole }.{ $part } more in battle
why-psychic = stronger in psychic combat
why-lives = more lives
why-means = more gold, fate and trophies
why-belongings = better Objects, Followers and Spells
why-talisman = a Talisman more often
why-chance = a better chance to get through at last
why-near = nearer to the goal
why-turns = fewer turns missed
