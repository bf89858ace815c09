### Descent in English. The functions NAME, COUNT and LIST are told in words.py.
###
### The id of a thing is its id in content/. Where kinds of things would collide, or share a vocabulary, the id ends
### in the kind. All of a kind:
###   <hero>-ability, <hero>-feat   what stands on a hero sheet
###   <name>-area                   named parts of a map; "Entrance Area" is entrance-area
###   <name>-trait                  traits of monsters and of items; light-armor-trait, heavy-armor-trait
###   <name>-slot                   where equipment goes: hand-slot, armor-slot, other-slot
###   <name>-action                 what anybody may do with an action: move-action, rest-action, stand-up-action
###   <name>-deck                   the overlord's decks: basic-deck, warlord-deck, saboteur-deck, magus-deck, universal-deck
###   type-<name>                   types of overlord cards: type-event, type-magic, type-trap
###   <name>-level                  levels of epic play: basic-level, advanced-level, expert-level
###   <quest>-<number>              an encounter; .heroes, .overlord and .limit are the goals, .about the story
###   <name>-point                  what is counted: damage-point, fatigue-point, health-point, movement-point
###   .short                        what a hero, a lieutenant or another person is called for short
###   .where                        in which place: "in the Garden"
### One by one:
###   guard-skill     the knight's skill      guard      the figure
###   water-ability   the elemental's action  water      the terrain          water-trait  the trait
###   charge (berserker) and dash (overlord) have different Russian names, though the reference calls both alike.
### One message serves equal cards of two decks: wooden-shield (knight, disciple), lucky-charm (thief, shop), reach.
### Russian names that are verbs or phrases stand in quotes in every case but the first.

game = Descent: Journeys in the Dark
    .sentence = Go down together. Somebody is waiting there.
    .about = Two to four heroes against one overlord: a map of rooms and caves, dice with hearts and surges, and two goals of which only one comes true.

## Sides and seats

overlord = the overlord
    .about = Plays the monsters and lieutenants, and holds the overlord cards.
hero =
    { $count ->
        [one] hero
       *[other] heroes
    }
    .one = a hero
    .about = One of the two to four who stand against the overlord.
heroes-side = the heroes
    .about = They win or lose together.
overlord-side = the overlord
    .about = Wins or loses alone.
monster =
    { $count ->
        [one] monster
       *[other] monsters
    }
    .one = a monster
    .about = Takes up to two actions when it is activated; only one of them may be an attack.
minion =
    { $count ->
        [one] minion
       *[other] minions
    }
    .one = a minion
    .about = The common monster of a group; a white figure.
master =
    { $count ->
        [one] master
       *[other] masters
    }
    .one = a master
    .about = The stronger monster of a group; a red figure.
lieutenant =
    { $count ->
        [one] lieutenant
       *[other] lieutenants
    }
    .one = a lieutenant
    .about = A monster group of its own, with attributes: it can pass tests.
familiar =
    { $count ->
        [one] familiar
       *[other] familiars
    }
    .one = a familiar
    .about = Acts once in its hero’s turn, before or after the hero’s actions.
monster-group =
    { $count ->
        [one] monster group
       *[other] monster groups
    }
    .one = a monster group
    .about = All monsters of one type; they are activated together.
open-group =
    { $count ->
        [one] open group
       *[other] open groups
    }
    .one = an open group
    .about = A monster group that the overlord picks by its traits.

## Heroes

ashrian = Ashrian
    .about = Healer. Minions that start next to her are Stunned.
    .short = Ashrian
ashrian-ability = Ashrian’s ability
    .about = A minion that starts its activation next to Ashrian becomes Stunned.
ashrian-feat = Ashrian’s feat
    .about = Action, once per encounter. Choose a monster within 3 spaces: every monster of its group becomes Stunned.
avric = Avric Albright
    .about = Healer. Heroes near him turn surges into health.
    .short = Avric
avric-ability = Avric’s ability
    .about = You and every hero within 3 spaces of you may spend a surge of their attack to recover 1 health.
avric-feat = Avric’s feat
    .about = Action, once per encounter. Roll 2 red dice: you and every hero within 3 spaces recover as much health as the damage rolled.
leoric = Leoric of the Book
    .about = Mage. Monsters near him hit less hard.
    .short = Leoric
leoric-ability = Leoric’s ability
    .about = Monsters within 3 spaces of Leoric have −1 damage on their attack rolls, but never less than 1.
leoric-feat = Leoric’s feat
    .about = Action, once per encounter. Attack every adjacent figure with a Magic weapon, ignoring range: one attack roll, each rolls its own defence.
tarha = Widow Tarha
    .about = Mage. Once per round she may reroll an attack die.
    .short = Tarha
tarha-ability = Tarha’s ability
    .about = Once per round, after rolling an attack, you may reroll one attack or power die. The new result stands.
tarha-feat = Tarha’s feat
    .about = Action, once per encounter. One attack against 2 different monsters in your line of sight: one attack roll, each rolls its own defence. Both are targets.
jain = Jain Fairwood
    .about = Scout. She takes blows as fatigue.
    .short = Jain
jain-ability = Jain’s ability
    .about = When an attack damages you, you may take any part of it as fatigue instead, up to your stamina.
jain-feat = Jain’s feat
    .about = Action, once per encounter. Move up to twice your speed and make one attack before, during or after that movement.
tomble = Tomble Burrowell
    .about = Scout. He hides behind his friends.
    .short = Tomble
tomble-ability = Tomble’s ability
    .about = When you are attacked next to another hero, you may add the defence dice of one adjacent hero to your own.
tomble-feat = Tomble’s feat
    .about = Action, once per encounter. Leave the map; a hero token marks your space. At the start of your next turn return to an empty space within 4 of it.
grisban = Grisban the Thirsty
    .about = Warrior. Rest cures him.
    .short = Grisban
grisban-ability = Grisban’s ability
    .about = Each time you take the rest action, you may discard one of your conditions at once.
grisban-feat = Grisban’s feat
    .about = In your turn, once per encounter. Take one extra attack action, besides your two actions.
syndrael = Syndrael
    .about = Warrior. Standing still gives her strength.
    .short = Syndrael
syndrael-ability = Syndrael’s ability
    .about = If you did not move in your turn, recover 2 fatigue at its end.
syndrael-feat = Syndrael’s feat
    .about = In your turn, once per encounter. Choose a hero within 3 spaces: you both may take a move action at once, besides your two actions.

## Archetypes and classes

warrior = warrior
    .about = Fights hand to hand. Classes: Berserker, Knight.
healer = healer
    .about = Keeps the others on their feet. Classes: Disciple, Spiritspeaker.
mage = mage
    .about = Strikes many foes from afar. Classes: Necromancer, Runemaster.
scout = scout
    .about = Is quick and finds what is hidden. Classes: Thief, Wildlander.
berserker = Berserker
    .about = Warrior class. Hits hard, and harder when hurt.
knight = Knight
    .about = Warrior class. Covers friends with a shield and strikes where it is needed.
necromancer = Necromancer
    .about = Mage class. Raises a dead servant and fights through it.
runemaster = Runemaster
    .about = Mage class. Trades fatigue for damage, and runes for blasts.
disciple = Disciple
    .about = Healer class. Heals by prayer and wears a shield.
spiritspeaker = Spiritspeaker
    .about = Healer class. Wards friends from afar and spreads pain among foes.
thief = Thief
    .about = Scout class. Finds treasure, hides and stabs.
wildlander = Wildlander
    .about = Scout class. Shoots a bow on the run.

## Berserker cards

chipped-greataxe = Chipped Greataxe
    .about = Two hands, melee: blue, red. Surge: +1 damage. Surge: +1 damage.
rage = Rage
    .about = Action, 1 fatigue. Make a melee attack with +1 damage.
brute = Brute
    .about = You have +4 health. Standing up or being revived, you recover 2 health more.
counter-attack = Counter Attack
    .about = 1 fatigue, exhaust. After an attack of an adjacent monster that affected you: make a melee attack against it. If it survives, its activation goes on.
cripple = Cripple
    .about = In your turn, 2 fatigue, exhaust. Test might. If you pass, an adjacent monster becomes Immobilized.
charge = Charge
    .about = Action, 2 fatigue. Move up to your speed, then make a melee attack.
weapon-mastery = Weapon Mastery
    .about = Exhaust. Attacking with a two-handed melee weapon, or with two one-handed melee weapons equipped: +1 surge to the roll.
whirlwind = Whirlwind
    .about = Action, 1 fatigue. Make a melee attack against all adjacent monsters: one attack roll, each rolls its own defence.
death-rage = Death Rage
    .about = Action, 2 fatigue. Make a melee attack that gains “surge: +1 damage for every 2 damage on your hero sheet”.
execute = Execute
    .about = X fatigue, exhaust. After the roll of your melee attack: +X damage. X is the fatigue you choose to pay.

## Knight cards

iron-longsword = Iron Longsword
    .about = One hand, melee: blue, red. Surge: the target rerolls 1 defence die.
wooden-shield = Wooden Shield
    .about = One hand. Exhaust after your defence roll: +1 shield.
oath-of-honor = Oath of Honor
    .about = Action, 1 fatigue. Another hero within 3 spaces has a monster next to them: you are placed on the closest empty space next to that monster and make a melee attack against it.
advance = Advance
    .about = 1 fatigue, exhaust. After you defeated a monster with a melee weapon: move up to your speed and make one more attack.
challenge = Challenge
    .about = In your turn, exhaust. Mark a monster in your line of sight. While this card is exhausted, attacks between you two have +1 damage.
defend = Defend
    .about = 1 fatigue. An adjacent hero is the target of an attack: you become the target instead. Range and sight still count to that hero’s space.
defense-training = Defense Training
    .about = With a shield equipped, even an exhausted one, you have +1 brown defence die. You may exhaust this card in place of the shield.
guard-skill = Guard
    .about = 2 fatigue, exhaust. A monster moves into an empty space next to you: interrupt it with a melee attack. If it survives, it goes on.
shield-slam = Shield Slam
    .about = With a shield equipped, even an exhausted one, your melee attacks gain “surge: one adjacent monster becomes Stunned”.
inspiration = Inspiration
    .about = At the start of your turn. If you are next to a hero, you and all adjacent heroes recover 1 fatigue.
stalwart = Stalwart
    .about = You have +2 health. When you are defeated, first move up to your speed and make a melee attack, then you are knocked out.

## Necromancer cards

reapers-scythe = Reaper’s Scythe
    .about = Two hands, ranged: blue, yellow. When you defeat a monster with it, recover 1 health. Surge: +1 range.
reanimate = Reanimate
    .about = Familiar, counts as a figure. Speed 3, health 4, no defence dice. Melee: blue, red. Surge: +1 damage. One attack per activation; never recovers health.
raise-dead = Raise Dead
    .about = Action, 1 fatigue. Put the Reanimate on an adjacent empty space. There is only one at a time; in your turn you may discard it at any time.
corpse-blast = Corpse Blast
    .about = Action, 1 fatigue. Attack the Reanimate’s space with a Magic weapon and Blast; neither range nor line of sight is needed. Afterwards the Reanimate is defeated.
deathly-haste = Deathly Haste
    .about = Whenever you pay 1 fatigue for a movement point, the Reanimate may also move 1 space.
fury-of-undeath = Fury of Undeath
    .about = Action, 1 fatigue, exhaust. Activate the Reanimate once more.
dark-pact = Dark Pact
    .about = The Reanimate has +1 brown defence die. Damage to you or to it may be moved to the other, all of it.
undead-might = Undead Might
    .about = The Reanimate always has +2 health. 1 fatigue, exhaust when it attacks: +1 damage.
vampiric-blood = Vampiric Blood
    .about = The Reanimate attacks with +1 yellow die. When you or it defeats a monster, recover 1 fatigue.
army-of-death = Army of Death
    .about = Action, 2 fatigue. The Reanimate, which must be on the map, makes an attack that affects every monster in your line of sight. Range and its own sight are ignored.
dying-command = Dying Command
    .about = 2 fatigue, exhaust. After an attack of yours or the Reanimate’s: choose 1 monster it defeated and test knowledge. Failed: recover 1 fatigue. Passed: the monster returns, moves up to its speed, attacks once and is removed.

## Runemaster cards

arcane-bolt = Arcane Bolt
    .about = Two hands, ranged: blue, yellow. Surge: +1 range. Surge: Pierce 2.
runic-knowledge = Runic Knowledge
    .about = With a Magic or Rune weapon equipped, your attacks gain “surge: pay 1 fatigue for +2 damage”.
exploding-rune = Exploding Rune
    .about = Action, 1 fatigue. Make an attack with a Rune weapon; it has Blast.
ghost-armor = Ghost Armor
    .about = 1 fatigue. After your defence roll: +1 shield.
inscribe-rune = Inscribe Rune
    .about = Any weapon you equip counts as a Rune.
iron-will = Iron Will
    .about = You have +1 stamina. A surge spent to recover fatigue recovers 2 instead of 1.
rune-mastery = Rune Mastery
    .about = Exhaust. When you attack with a Rune weapon: +1 surge.
runic-sorcery = Runic Sorcery
    .about = Action, 1 fatigue. Make an attack with a Rune weapon. If at least 1 damage gets through, the target gets a condition of your choice.
break-the-rune = Break the Rune
    .about = Action, 4 fatigue. Make an attack with a Rune weapon that affects every other figure, heroes too, within 3 spaces and in your line of sight. Range is ignored; each rolls its own defence.
quick-casting = Quick Casting
    .about = 2 fatigue, exhaust. After an attack with a Rune weapon: make one more attack at once.

## Disciple cards

iron-mace = Iron Mace
    .about = One hand, melee: blue, yellow. Surge: Stunned.
prayer-of-healing = Prayer of Healing
    .about = In your turn, 1 fatigue, exhaust. Roll 1 red die: you or an adjacent hero recovers its damage as health.
armor-of-faith = Armor of Faith
    .about = The target of your Prayer of Healing has +1 brown defence die until the start of your next turn.
blessed-strike = Blessed Strike
    .about = Action, 1 fatigue. Make a melee attack. If at least 1 damage gets through, you and one adjacent hero recover 2 health each.
cleansing-touch = Cleansing Touch
    .about = The target of your Prayer of Healing may discard 1 condition.
divine-fury = Divine Fury
    .about = The target of your Prayer of Healing adds 1 yellow die to its next attack this round.
prayer-of-peace = Prayer of Peace
    .about = Action, 2 fatigue, exhaust. While this card is exhausted, monsters next to you cannot attack.
time-of-need = Time of Need
    .about = Action. Gain 2 movement points and recover 2 fatigue.
holy-power = Holy Power
    .about = Your Prayer of Healing may target 2 different heroes. If its die shows a surge, both also recover 1 fatigue.
radiant-light = Radiant Light
    .about = Action, 3 fatigue. Roll 1 red die: you and every hero in your line of sight recover its damage as health, and every monster in sight suffers as much.

## Spiritspeaker cards

oak-staff = Oak Staff
    .about = Two hands, melee: blue, yellow. Reach. Surge: +1 damage.
stoneskin = Stoneskin
    .about = 1 fatigue, exhaust. You or a hero within 3 spaces is attacked, before the roll: that hero has +1 grey defence die.
drain-spirit = Drain Spirit
    .about = Action, 1 fatigue. Make an attack. If at least 1 damage gets through, you and every hero within 3 spaces recover 1 health.
healing-rain = Healing Rain
    .about = Action, 2 fatigue. Roll 1 red die: you and every hero within 3 spaces recover its damage as health.
shared-pain = Shared Pain
    .about = Action, 1 fatigue. Make an attack. If at least 1 damage gets through, every other member of the target’s group suffers 1 damage.
cloud-of-mist = Cloud of Mist
    .about = Action, 1 fatigue, exhaust. While this card is exhausted, an attack on a space within 3 of you misses unless the attacker spends 1 surge.
natures-bounty = Nature’s Bounty
    .about = When you rest, you also recover as much health as you recover fatigue.
tempest = Tempest
    .about = Action, 2 fatigue, exhaust. Test willpower. Failed: recover 1 fatigue. Passed: monsters within 3 spaces suffer 2 damage, heroes within 3 spaces recover 1 health.
ancestor-spirits = Ancestor Spirits
    .about = 1 fatigue, exhaust. A skill of your class damaged monsters: they become Poisoned. Or it let heroes recover health or fatigue: they recover 1 health and 1 fatigue more.
vigor = Vigor
    .about = Your attacks gain “surge: every hero recovers 1 fatigue”.

## Thief cards

throwing-knives = Throwing Knives
    .about = One hand, ranged: blue, yellow. +1 damage against an adjacent monster. Surge: +1 range.
lucky-charm = Lucky Charm
    .about = Other equipment. Exhaust: reroll your attribute test; the new result stands.
greedy = Greedy
    .about = Action, 1 fatigue. Search a search token within 3 spaces, counted round walls and doors.
appraisal = Appraisal
    .about = After drawing a search card you may discard it and draw another; the second one stays.
dirty-tricks = Dirty Tricks
    .about = Action, 1 fatigue. Make an attack with a melee or Blade weapon. If at least 1 damage gets through, the target becomes Stunned.
sneaky = Sneaky
    .about = Your attacks have +1 damage against monsters that had no line of sight to you at the start of your turn, even while this card is exhausted. Exhaust: open or close a door without an action.
caltrops = Caltrops
    .about = 1 fatigue, exhaust. A monster moves into an empty space next to you: test awareness. If you pass, it suffers 1 damage and becomes Immobilized.
tumble = Tumble
    .about = In your turn, 1 fatigue, exhaust. While this card is exhausted, you may move through enemy figures.
unseen = Unseen
    .about = In your turn, 2 fatigue, exhaust. While this card is exhausted, an attack on you misses unless the attacker spends 1 surge.
bushwhack = Bushwhack
    .about = In your turn, 1 fatigue, exhaust. If exactly one monster is in your line of sight, attack it without spending an action.
lurk = Lurk
    .about = In your turn, 1 fatigue, exhaust. Take a search action without spending an action. While this card is exhausted, you have +1 brown defence die.

## Wildlander cards

yew-shortbow = Yew Shortbow
    .about = Two hands, ranged: blue, yellow. Surge: +2 range. Surge: +1 damage.
nimble = Nimble
    .about = 1 fatigue. A monster moves into a space next to you: move 1 space. Then the monster goes on.
accurate = Accurate
    .about = When you attack with a Bow you may reroll 1 power die, once per attack.
danger-sense = Danger Sense
    .about = Action, 2 fatigue, exhaust. The overlord discards 1 random card from hand.
eagle-eyes = Eagle Eyes
    .about = Friendly figures do not block line of sight for your attacks with a Bow.
bow-mastery = Bow Mastery
    .about = Exhaust. When you attack with a Bow: +1 surge.
first-strike = First Strike
    .about = 2 fatigue, exhaust. The overlord chose a monster to activate: first attack it with a Bow. If it survives, it is activated.
fleet-of-foot = Fleet of Foot
    .about = 1 fatigue buys you 2 movement points instead of 1. Nimble moves you 2 spaces.
black-arrow = Black Arrow
    .about = Action, 1 fatigue. Make an attack with a Bow, +2 range. Unless it misses, it deals at least 3 damage after defence.
running-shot = Running Shot
    .about = With each attack with a Bow you may move up to 2 spaces before choosing the target or after the attack; only 1 space in Heavy Armor.

## Shop cards, Act I

chainmail = Chainmail
    .about = Armour: +1 grey defence die. You cannot equip Runes, and your speed is at most 4.
crossbow = Crossbow
    .about = One hand, ranged: blue, yellow. Pierce 1. Surge: +2 damage. Surge: +1 damage, move the target 1 space.
elm-greatbow = Elm Greatbow
    .about = Two hands, ranged: blue, yellow. Figures next to you do not block line of sight. Surge: +2 damage. Surge: +2 range.
heavy-cloak = Heavy Cloak
    .about = Armour. Exhaust after the roll of an attack on you: cancel 1 surge.
immolation = Immolation
    .about = Two hands, ranged: blue, red. Pierce 1. Surge: +1 damage. Surge: +1 range.
iron-battleaxe = Iron Battleaxe
    .about = Two hands, melee: blue, red. Pierce 1. Surge: +2 damage. Surge: Pierce 1.
iron-shield = Iron Shield
    .about = One hand. Exhaust after your defence roll: reroll 1 defence die, or +1 shield.
iron-spear = Iron Spear
    .about = One hand, melee: blue, yellow. Reach. Surge: +1 damage. Surge: Pierce 1.
leather-armor = Leather Armor
    .about = Armour: +1 brown defence die. +1 health.
light-hammer = Light Hammer
    .about = One hand, melee: blue, yellow. Surge: +2 damage. Surge: Stunned.
magic-staff = Magic Staff
    .about = Two hands, ranged: blue, red. Surge: another monster within 3 spaces of the target suffers 1 damage. Surge: +1 range.
mana-weave = Mana Weave
    .about = Other equipment. Exhaust after your attack roll: +1 surge.
ring-of-power = Ring of Power
    .about = Other equipment. +1 stamina.
scorpion-helm = Scorpion Helm
    .about = Other equipment. Your ranged attacks have +1 range. You can equip only one helmet.
sling = Sling
    .about = One hand, ranged: blue, yellow. Surge: +1 range, +1 damage. Surge: Stunned.
steel-broadsword = Steel Broadsword
    .about = One hand, melee: blue, red. Once per attack you may reroll 1 red die. Surge: +1 damage.
sunburst = Sunburst
    .about = Two hands, ranged: blue, yellow. Surge: Stunned. Surge: +2 damage.

## Shop cards, Act II

demonhide-leather = Demonhide Leather
    .about = Armour: +1 grey defence die. If you took two move actions in your turn, suffer 1 fatigue at its end.
dragontooth-hammer = Dragontooth Hammer
    .about = One hand, melee: blue, red, red. Pierce 1. +1 damage while your other hand is empty. Surge: Pierce 2.
dwarven-firebomb = Dwarven Firebomb
    .about = One hand, ranged: blue, red, yellow. Surge: +1 range, +1 damage. Surge: Blast. Surge: Stunned.
elven-cloak = Elven Cloak
    .about = Armour. Exhaust after your defence roll: your result becomes as many shields as your awareness.
grinding-axe = Grinding Axe
    .about = Two hands, melee: blue, red, red. Surge: +1 damage. 2 surges: +5 damage.
heavy-steel-shield = Heavy Steel Shield
    .about = One hand. Exhaust after your defence roll: reroll 1 defence die and +1 shield.
ice-storm = Ice Storm
    .about = Two hands, ranged: blue, yellow, yellow. Surge: Immobilized. Surge: +2 damage.
iron-bound-ring = Iron-Bound Ring
    .about = Other equipment. +2 health. If any of your defence dice comes up blank, +1 shield.
latari-longbow = Latari Longbow
    .about = Two hands, ranged: blue, yellow, yellow. Pierce 1. Surge: +2 range. Surge: +2 damage.
lightning-strike = Lightning Strike
    .about = Two hands, ranged: blue, yellow, yellow. Surge: Blast. Surge: +2 damage. Surge: +2 damage.
mace-of-kellos = Mace of Kellos
    .about = One hand, melee: blue, red, yellow. Surge: each adjacent monster suffers 1 damage. Surge: recover 1 health.
platemail = Platemail
    .about = Armour: +1 black defence die. You cannot equip Runes, and your speed is at most 3.
steel-greatsword = Steel Greatsword
    .about = Two hands, melee: blue, red, yellow. Once per attack you may reroll 1 power die. Surge: Pierce 2. Surge: +1 damage.
tival-crystal = Tival Crystal
    .about = Other equipment. Action, exhaust: roll 1 red die and recover its damage as health.

## Search cards

health-potion =
    { $count ->
        [one] Health Potion
       *[other] Health Potions
    }
    .one = a Health Potion
    .about = Action: you or an adjacent hero recovers all health. Then turn the card over.
stamina-potion =
    { $count ->
        [one] Stamina Potion
       *[other] Stamina Potions
    }
    .one = a Stamina Potion
    .about = In your turn, without an action: you or an adjacent hero recovers all fatigue. Then turn the card over.
power-potion =
    { $count ->
        [one] Power Potion
       *[other] Power Potions
    }
    .one = a Power Potion
    .about = After your attack roll: reroll any of its dice. Then turn the card over.
warding-talisman =
    { $count ->
        [one] Warding Talisman
       *[other] Warding Talismans
    }
    .one = a Warding Talisman
    .about = After your defence roll: +2 shields. Then turn the card over.
curse-doll =
    { $count ->
        [one] Curse Doll
       *[other] Curse Dolls
    }
    .one = a Curse Doll
    .about = Action: remove 1 condition from yourself or an adjacent hero. Then turn the card over.
fire-flask =
    { $count ->
        [one] Fire Flask
       *[other] Fire Flasks
    }
    .one = a Fire Flask
    .about = Action: make a ranged attack: blue, yellow. Surge: Blast. Then turn the card over.
treasure-chest =
    { $count ->
        [one] Treasure Chest
       *[other] Treasure Chests
    }
    .one = a Treasure Chest
    .about = Discard at once: draw 1 random shop card of the current act.
nothing = Nothing
    .about = Discard it; nothing happens.

## Conditions

diseased = Diseased
    .about = At the start of your turn test willpower. Passed: discard this. Failed: suffer 1 fatigue and keep it.
immobilized = Immobilized
    .about = You cannot take move actions nor buy movement with fatigue. Discard this at the end of your turn.
poisoned = Poisoned
    .about = At the start of your turn test might. Passed: discard this. Failed: suffer 1 damage and keep it.
stunned = Stunned
    .about = The only action you can take is to discard this condition.

## Monsters

barghest =
    { $count ->
        [one] barghest
       *[other] barghests
    }
    .one = a barghest
    .about = Melee, 2 by 1 spaces. Its howl tires the heroes; the master is hard to hit from afar.
cave-spider =
    { $count ->
        [one] cave spider
       *[other] cave spiders
    }
    .one = a cave spider
    .about = Melee, 1 space. It poisons; the master’s web holds heroes fast.
elemental =
    { $count ->
        [one] elemental
       *[other] elementals
    }
    .one = an elemental
    .about = Ranged, 2 by 2 spaces. It calls on fire, earth, water and air.
ettin =
    { $count ->
        [one] ettin
       *[other] ettins
    }
    .one = an ettin
    .about = Melee with Reach, 2 by 2 spaces. The master throws heroes about.
flesh-moulder =
    { $count ->
        [one] flesh moulder
       *[other] flesh moulders
    }
    .one = a flesh moulder
    .about = Ranged, 1 space. It mends itself; the master heals others.
goblin-archer =
    { $count ->
        [one] goblin archer
       *[other] goblin archers
    }
    .one = a goblin archer
    .about = Ranged, 1 space, quick. It slips past heroes; minions are bold only near a leader.
merriod =
    { $count ->
        [one] merriod
       *[other] merriods
    }
    .one = a merriod
    .about = Melee with Reach, 2 by 2 spaces. It immobilizes; the master strikes two heroes at once.
shadow-dragon =
    { $count ->
        [one] shadow dragon
       *[other] shadow dragons
    }
    .one = a shadow dragon
    .about = Melee, 3 by 2 spaces. Shadow guards it from adjacent heroes; the master breathes fire.
zombie =
    { $count ->
        [one] zombie
       *[other] zombies
    }
    .one = a zombie
    .about = Melee, 1 space, slow. It brings disease; the master grabs heroes.

## Abilities of monsters

howl = Howl
    .about = Action: each hero within 3 spaces tests willpower; who fails suffers 1 fatigue.
night-stalker = Night Stalker
    .about = When a hero who is not adjacent attacks it, it may add 1 brown defence die.
web = Web
    .about = An adjacent hero pays 1 fatigue more to leave the space.
fire = Fire
    .about = Action: one attack on all adjacent figures; each rolls its own defence.
earth = Earth
    .about = Action: each adjacent hero tests awareness; who fails becomes Immobilized.
water-ability = Water
    .about = Action: each adjacent hero tests willpower; who fails suffers 2 fatigue.
air = Air
    .about = Action: until the start of the next overlord turn only attacks of adjacent figures can affect it.
reach = Reach
    .about = Melee attacks may target spaces up to 2 away; the target must be in line of sight.
throw = Throw
    .about = Action: an adjacent hero tests might. If the hero fails, the hero is placed on any empty space within 3, which counts as entering it, and suffers 1 damage.
heal = Heal
    .about = Action: roll 1 red die; a monster within 3 spaces recovers its damage as health.
scamper = Scamper
    .about = May move through heroes.
cowardly = Cowardly
    .about = Cannot use surge abilities unless a master or a lieutenant is within 3 spaces.
flail = Flail
    .about = Its attack may target 2 heroes: one attack roll, each rolls their own defence.
shadow = Shadow
    .about = The attack of an adjacent hero misses unless the hero spends 1 surge.
fire-breath = Fire Breath
    .about = Surge: from the target’s space trace a path of 4 spaces; every figure on it is affected and rolls its own defence.
shambling = Shambling
    .about = Takes at most 1 move action per turn.
grab = Grab
    .about = Action: an adjacent hero tests might; who fails becomes Immobilized.

## Lieutenants

zachareth = Baron Zachareth
    .about = Melee. Bends heroes to his will.
    .short = Zachareth
belthir = Belthir
    .about = Melee with Reach. Flies, and poisons.
    .short = Belthir
eliza = Lady Eliza Farrow
    .about = Ranged. Lives on the blood of others.
    .short = Eliza
merick = Lord Merick Farrow
    .about = Ranged. Wears heroes out, and sets himself alight.
    .short = Merick
alric = Sir Alric Farrow
    .about = Melee. Cannot be pushed, but pushes others.
    .short = Alric
splig = Splig
    .about = Melee. The fat goblin, who lets others take the blows.
    .short = Splig
dominion = Dominion
    .about = Action: he tests willpower. If he passes, he moves a hero in sight 2 spaces; then that hero tests willpower and, failing, becomes Immobilized.
subdue = Subdue
    .about = Surge: if at least 1 damage gets through, the target gets a condition of the overlord’s choice.
shadow-bolt = Shadow Bolt
    .about = Action: a ranged attack: blue, red, yellow.
fly = Fly
    .about = Moving, ignores enemy figures and terrain, but must end on an empty space it may stand on.
cry-havoc = Cry Havoc
    .about = Action: a move action, then an attack action that targets every figure moved through.
sacrifice = Sacrifice
    .about = Action: deal up to 5 damage to an adjacent monster and recover as much health.
seduce = Seduce
    .about = Action: choose a hero within 3 spaces; she tests willpower. If she passes, she moves the hero 1 space and the hero becomes Stunned.
blood-call = Blood Call
    .about = Surge: recover as much health as the attack dealt damage after defence.
wail = Wail
    .about = Action: each hero within 3 spaces tests willpower; who fails suffers 2 fatigue.
aftershock = Aftershock
    .about = An adjacent hero who attacked him tests willpower afterwards; who fails suffers 1 fatigue.
ignite = Ignite
    .about = Action: he suffers 1 damage, if that does not defeat him, and makes one attack on all adjacent figures; each rolls its own defence.
wither = Wither
    .about = Surge: the target suffers 1 fatigue.
unmovable = Unmovable
    .about = May ignore any effect that would move him.
overpower = Overpower
    .about = Action: a move action. On entering a space next to a hero he may test might; if he passes, they swap places and the hero suffers 1 fatigue.
regeneration-1 = Regeneration 1
    .about = Recovers 1 health at the start of each overlord turn.
not-me = Not Me
    .about = When he is attacked, before the roll: he tests awareness. If he passes, an adjacent monster becomes the target; range and sight count to his own space.
knockback = Knockback
    .about = Surge: the target is placed on any empty space within 3, which counts as entering it.
promotion = Promotion
    .about = Action: he tests willpower. If he passes, he replaces an adjacent minion with a master of its type, within the group limits.

## Overlord cards

basic-deck = Basic
    .about = The 15 cards that the overlord starts with.
warlord-deck = Warlord
    .about = Makes monsters stronger, and more of them.
saboteur-deck = Saboteur
    .about = Traps for whoever walks, opens and searches.
magus-deck = Magus
    .about = Words of power, rituals and the dead that rise.
universal-deck = Universal
    .about = May be bought with any class.
type-event = event
    .about = A type of overlord card.
type-magic = magic
    .about = A type of overlord card.
type-trap = trap
    .about = A type of overlord card.
critical-blow = Critical Blow
    .about = A monster attacks a hero, after the roll: the attack gains “surge: +3 damage”.
dark-charm = Dark Charm
    .about = Start of your turn, on a hero: the hero tests willpower. Passed: draw 1 card. Failed: you take one move or attack action with the hero as with a monster. The hero may be made to target themselves; no fatigue, no potions.
dark-fortune = Dark Fortune
    .about = After you roll dice: reroll 1 of them.
dark-might = Dark Might
    .about = After you roll an attack: +1 surge.
dash = Dash
    .about = When you activate a monster in your turn: it may take one extra move action.
frenzy = Frenzy
    .about = When you activate a monster in your turn: it may take one extra attack action.
pit-trap = Pit Trap
    .about = A hero enters an empty space: the hero tests awareness. Failed: 1 damage and 1 movement point less, or Stunned if no point is left.
poison-dart = Poison Dart
    .about = A hero opens a door or searches: the hero tests awareness or might, as you choose. Passed: draw 1 card. Failed: 1 damage, 1 fatigue, Poisoned.
tripwire = Tripwire
    .about = A hero enters an empty space during a move action: the hero tests awareness. Failed: that move action ends. Fatigue and a second move action still work.
word-of-misery = Word of Misery
    .about = Start of your turn: this turn, each time a hero suffers damage, the hero also suffers 1 fatigue.
unholy-ritual = Unholy Ritual
    .about = Start of your turn: choose a monster group. Draw as many cards as it has figures on the map, keep 2 and discard the rest. Its monsters have 1 action less this turn.
word-of-pain = Word of Pain
    .about = End of your turn: each hero tests might; who fails suffers 1 damage.
rise-again = Rise Again
    .about = A minion or master is defeated: mark its space. At the start of your next turn it returns within 5 spaces of the mark; at the end of that turn it is removed.
word-of-despair = Word of Despair
    .about = End of your turn: each hero tests willpower. Who fails suffers 1 fatigue after every action of their next turn; what exceeds stamina becomes damage.
diabolic-power = Diabolic Power
    .about = In your turn: take any card from your deck or discard pile, show it and reshuffle. Each hero tests willpower (event), awareness (trap) or knowledge (magic); who fails suffers 2 damage.
explosive-runes = Explosive Runes
    .about = After a hero opens a door or searches: the hero and heroes within 2 spaces test awareness; who fails suffers 1 damage per shield above the attribute.
web-trap = Web Trap
    .about = After a hero enters an empty space: the hero and adjacent heroes test might; who fails becomes Immobilized.
curse-of-the-monkey-god = Curse of the Monkey God
    .about = After a hero searches: the hero tests knowledge. Passed: draw 1 card. Failed: a monkey until the end of the hero’s next turn: speed 5, no attacks, no defence dice except for tests.
wicked-laughter = Wicked Laughter
    .about = A hero passes an attribute test: the hero repeats it with the attribute 1 lower. Passed again: draw 1 card.
uthuk-demon-trap = Uthuk Demon Trap
    .about = After a hero opens a door or searches: the hero tests awareness or might, as the hero chooses. Passed: damage equal to that attribute. Failed: defeated.
dark-resilience = Dark Resilience
    .about = In your turn, on a monster: roll 2 red dice; it recovers the damage rolled as health.
plan-ahead = Plan Ahead
    .about = In your turn: look at the top 5 cards of your deck and put them back in any order.
schemes = Schemes
    .about = In your turn: name event, magic or trap. Reveal cards of your deck until one of that type appears; take it and discard the others.
blood-rage = Blood Rage
    .about = End of your turn, on a monster: it takes 2 attack actions, then it is defeated.
dark-fortitude = Dark Fortitude
    .about = After you roll defence: +2 shields.
bloodlust = Bloodlust
    .about = A hero is knocked out: draw 2 cards besides the usual one.
expert-blow = Expert Blow
    .about = A monster attacks a hero, before the roll: +2 damage, and the attack gains “surge: return this card to your hand”.
reinforce = Reinforce
    .about = End of your turn: choose a master on the map. Place minions of its group next to it, up to the group limit and not within 3 spaces of a hero.

## Dice

blue =
    { $count ->
        [one] blue die
       *[other] blue dice
    }
    .one = a blue die
    .about = Attack die: a miss, 2 range 2 damage surge, 3 range 2 damage, 4 range 2 damage, 5 range 1 damage, 6 range 1 damage surge.
red =
    { $count ->
        [one] red die
       *[other] red dice
    }
    .one = a red die
    .about = Power die: damage 1, 2, 2, 2, 3, and 3 with a surge.
yellow =
    { $count ->
        [one] yellow die
       *[other] yellow dice
    }
    .one = a yellow die
    .about = Power die: 1 range and a surge, 1 range 1 damage, 2 range 1 damage, 1 damage and a surge, 2 damage, 2 damage and a surge.
brown =
    { $count ->
        [one] brown die
       *[other] brown dice
    }
    .one = a brown die
    .about = Defence die: shields 0, 0, 0, 1, 1, 2.
grey =
    { $count ->
        [one] grey die
       *[other] grey dice
    }
    .one = a grey die
    .about = Defence die: shields 0, 1, 1, 1, 2, 3.
black =
    { $count ->
        [one] black die
       *[other] black dice
    }
    .one = a black die
    .about = Defence die: shields 0, 2, 2, 2, 3, 4.
attack-die =
    { $count ->
        [one] attack die
       *[other] attack dice
    }
    .one = an attack die
    .about = The blue die; only it can miss.
power-die =
    { $count ->
        [one] power die
       *[other] power dice
    }
    .one = a power die
    .about = Red or yellow; added to the attack die.
defence-die =
    { $count ->
        [one] defence die
       *[other] defence dice
    }
    .one = a defence die
    .about = Brown, grey or black; its shields cancel damage.
miss = miss
    .about = An X on the blue die: the attack fails, whatever else was rolled.
blank = blank
    .about = A face without a symbol.

## Words of the rules

might = might
    .about = Attribute: strength and endurance of the body.
knowledge = knowledge
    .about = Attribute: learning and wit.
willpower = willpower
    .about = Attribute: firmness of mind.
awareness = awareness
    .about = Attribute: keen senses and quick hands.
speed = speed
    .about = How many movement points a move action gives.
health = health
    .about = As much damage defeats the figure.
stamina = stamina
    .about = How much fatigue a hero can bear.
defence = defence
    .about = The dice rolled when the figure is attacked.
melee = melee
    .about = Attacks adjacent spaces.
ranged = ranged
    .about = Attacks any space in line of sight that its range reaches.
unarmed = bare hands
    .about = Melee: one blue die.
damage = damage
    .about = As much as the health of a figure defeats it. A heart on the dice.
fatigue = fatigue
    .about = The price of skills and of movement. Suffered beyond stamina, it becomes damage.
surge =
    { $count ->
        [one] surge
       *[other] surges
    }
    .one = a surge
    .about = Spent after the roll on surge abilities, each once per attack; a hero may spend one to recover 1 fatigue.
range = range
    .about = A ranged attack must roll at least the distance to its target.
shield =
    { $count ->
        [one] shield
       *[other] shields
    }
    .one = a shield
    .about = Each cancels 1 damage; in a test they must not exceed the attribute.
pierce = Pierce
    .about = The attack ignores so many shields of each defender.
blast = Blast
    .about = The attack affects every space next to the target’s space, friends too; each rolls its own defence.
damage-point = damage
    .one = 1 damage
    .about = One unit of damage.
fatigue-point = fatigue
    .one = 1 fatigue
    .about = One unit of fatigue.
health-point = health
    .one = 1 health
    .about = One unit of health.
movement-point =
    { $count ->
        [one] movement point
       *[other] movement points
    }
    .one = 1 movement point
    .about = A step to an adjacent space costs 1, into water 2.
experience = XP
    .one = 1 XP
    .about = Buys skills and overlord cards.
gold = gold
    .one = 1 gold
    .about = Buys shop cards.
space =
    { $count ->
        [one] space
       *[other] spaces
    }
    .one = a space
    .about = The map is counted in spaces.
action =
    { $count ->
        [one] action
       *[other] actions
    }
    .one = an action
    .about = A hero takes two in a turn, a monster two when activated.
card =
    { $count ->
        [one] card
       *[other] cards
    }
    .one = a card
    .about = An overlord card, a class card, a shop card or a search card.
round =
    { $count ->
        [one] round
       *[other] rounds
    }
    .one = a round
    .about = Every hero has a turn, then the overlord.
token =
    { $count ->
        [one] token
       *[other] tokens
    }
    .one = a token
    .about = Lies on the map or on a sheet.
figure =
    { $count ->
        [one] figure
       *[other] figures
    }
    .one = a figure
    .about = Stands on the map: a hero, a monster, a lieutenant or whoever the quest brings.
attribute =
    { $count ->
        [one] attribute
       *[other] attributes
    }
    .one = an attribute
    .about = Might, knowledge, willpower or awareness. A test rolls a grey and a black die: no more shields than the attribute is a pass.
condition =
    { $count ->
        [one] condition
       *[other] conditions
    }
    .one = a condition
    .about = Diseased, Immobilized, Poisoned or Stunned; none twice on one figure.
skill =
    { $count ->
        [one] skill
       *[other] skills
    }
    .one = a skill
    .about = A class card that a hero has learned.
weapon =
    { $count ->
        [one] weapon
       *[other] weapons
    }
    .one = a weapon
    .about = An item to attack with.
class-card =
    { $count ->
        [one] class card
       *[other] class cards
    }
    .one = a class card
    .about = A skill or an item of the hero’s class.
shop-card =
    { $count ->
        [one] shop card
       *[other] shop cards
    }
    .one = a shop card
    .about = An item that is bought.
search-card =
    { $count ->
        [one] search card
       *[other] search cards
    }
    .one = a search card
    .about = Drawn for a search; most of them are used once.
overlord-card =
    { $count ->
        [one] overlord card
       *[other] overlord cards
    }
    .one = an overlord card
    .about = Played when it says; costs nothing.
reinforcements = reinforcements
    .about = Come at the end of the overlord turn, up to the size of the group.
line-of-sight = line of sight
    .about = A free straight line from a corner of one space to a corner of the other.
tile =
    { $count ->
        [one] tile
       *[other] tiles
    }
    .one = a tile
    .about = A piece of the map.

## Actions

move-action = move
    .about = Gain as many movement points as your speed.
attack-action = attack
    .about = Attack a space with a monster, with one weapon you have equipped.
skill-action = skill
    .about = Use a skill or another card that takes an action.
rest-action = rest
    .about = At the end of your turn recover all fatigue.
search-action = search
    .about = Turn over a search token in your space or next to it and draw a search card.
stand-up-action = stand up
    .about = The only action when knocked out, and the whole turn: roll 2 red dice, recover the damage as health and the surges as fatigue.
revive-action = revive
    .about = An adjacent knocked out hero rolls 2 red dice, recovers the damage as health and the surges as fatigue, and stands.
door-action = open or close a door
    .about = Open or close one door next to you.
special-action = special action
    .about = What a card or the quest lets you do with an action.
feat = heroic feat
    .about = Once per encounter.
trade-action = trade
    .about = During a move action, with an adjacent hero: shop and search cards. It costs nothing.
climb-action = climb out
    .about = A figure in a pit is placed on an adjacent empty space.

## Terrain

floor = floor
    .about = An ordinary space.
water = water
    .about = Costs 2 movement points to enter.
pit = pit
    .about = Who enters suffers 2 damage, sees and is seen only from adjacent spaces, and climbs out by an action.
lava = lava
    .about = Who enters suffers 1 damage; who ends the turn in it is defeated.
obstacle = obstacle
    .about = Blocks movement and line of sight.
wall = wall
    .about = The black edge of a tile; nothing passes it.
entrance = entrance
    .about = The heroes come from here.
    .where = on the entrance
exit = exit
    .about = Leads off the map.
    .where = on the exit
end-cap = end piece
    .about = A small piece of two spaces that closes an opening.
extension = passage
    .about = A small piece between two tiles.
transition = transition
    .about = A small piece where rooms and open country meet.

## Tokens and figures on the map

door =
    { $count ->
        [one] door
       *[other] doors
    }
    .one = a door
    .about = Shut, it blocks movement and line of sight.
locked-door =
    { $count ->
        [one] locked door
       *[other] locked doors
    }
    .one = a locked door
    .about = Opens only as the encounter says.
sealed-door =
    { $count ->
        [one] sealed door
       *[other] sealed doors
    }
    .one = a sealed door
    .about = Yields to a test of might, knowledge or awareness.
ward = magic ward
    .about = A locked door that only the key opens.
ward-key = key of the ward
    .about = Opens the magic ward, as an action.
library-key = key of the library
    .about = Opens the door of the Library, as an action.
search-token =
    { $count ->
        [one] search token
       *[other] search tokens
    }
    .one = a search token
    .about = A hero on it or next to it may search it.
unique-search-token = unique search token
    .about = What it hides, the encounter says.
objective-token =
    { $count ->
        [one] objective token
       *[other] objective tokens
    }
    .one = an objective token
    .about = What it is, the encounter says.
hero-token =
    { $count ->
        [one] hero token
       *[other] hero tokens
    }
    .one = a hero token
    .about = Marks a hero who is knocked out, or a place to remember.
damage-token =
    { $count ->
        [one] damage token
       *[other] damage tokens
    }
    .one = a damage token
    .about = Counts the damage suffered.
fatigue-token =
    { $count ->
        [one] fatigue token
       *[other] fatigue tokens
    }
    .one = a fatigue token
    .about = Counts the fatigue suffered.
knocked-out = when a hero is knocked out
    .about = Others may stand on the token. The hero can only stand up, unless revived or healed.
bundle =
    { $count ->
        [one] bundle of crops
       *[other] bundles of crops
    }
    .one = a bundle of crops
    .about = Heroes and goblin archers may carry it, one each.
barn = barn
    .about = Here a hero stores a carried bundle by an action: it is secured.
    .where = in the barn
monkey = monkey
    .about = Speed 5, no attacks, and no defence dice except for tests, until the end of the hero’s next turn.
prisoner =
    { $count ->
        [one] prisoner
       *[other] prisoners
    }
    .one = a prisoner
    .about = A farmer whose face is hidden. One of the four is Frederick.
frederick = Frederick
    .about = The prisoner whom Splig is looking for.
beacon =
    { $count ->
        [one] beacon
       *[other] beacons
    }
    .one = a beacon
    .about = A hero next to it lights it by an action, or once per turn by a test of knowledge or awareness.
lit-beacon =
    { $count ->
        [one] burning beacon
       *[other] burning beacons
    }
    .one = a burning beacon
    .about = It burns. Four of them call for help.
grave =
    { $count ->
        [one] grave
       *[other] graves
    }
    .one = a grave
    .about = Merick next to it may raise a zombie from it; a hero next to it may close it.
altar = altar
    .about = A hero next to it may pray: until the start of the hero’s next turn Koth has +1 grey defence die.
guest =
    { $count ->
        [one] masked guest
       *[other] masked guests
    }
    .one = a masked guest
    .about = A noble or a flesh moulder in disguise. Blocks movement and line of sight.
noble =
    { $count ->
        [one] noble
       *[other] nobles
    }
    .one = a noble
    .about = Goes with whoever unmasked them.
theodir = Lord Theodir
    .about = A noble at the ball; whether he was among the rescued shows at the end.
    .short = Theodir
boulder =
    { $count ->
        [one] boulder
       *[other] boulders
    }
    .one = a boulder
    .about = Blocks heroes; monsters may stand on it. A hero next to it may smash it (might) or climb over it (awareness).
mauler = Mauler
    .about = The master ettin, with +2 health per hero.
villager =
    { $count ->
        [one] villager
       *[other] villagers
    }
    .one = a villager
    .about = Speed 3, health 8, one grey die. No conditions, passes every test, never recovers health.
palamon = Sir Palamon
    .about = Speed 4, health 25, two grey dice; might 3, knowledge 2, willpower 4, awareness 2. Never recovers health.
    .short = Palamon
militiaman =
    { $count ->
        [one] militiaman
       *[other] militiamen
    }
    .one = a militiaman
    .about = Speed 4, health 6, one grey die. Ranged: blue, yellow. No conditions, fails every test, never recovers health.
koth = Cardinal Koth
    .about = Speed 4, health 16, two grey dice. No conditions, passes every test.
    .short = Koth
guard =
    { $count ->
        [one] guard
       *[other] guards
    }
    .one = a guard
    .about = Speed 4, health 6, one grey die. Melee: blue, red. No conditions, passes every test, never recovers health.

## Traits of monsters

building-trait = Building
    .about = A trait of monsters.
cave-trait = Cave
    .about = A trait of monsters.
civilized-trait = Civilized
    .about = A trait of monsters.
cold-trait = Cold
    .about = A trait of monsters.
cursed-trait = Cursed
    .about = A trait of monsters.
dark-trait = Dark
    .about = A trait of monsters.
hot-trait = Hot
    .about = A trait of monsters.
mountain-trait = Mountain
    .about = A trait of monsters.
water-trait = Water
    .about = A trait of monsters.
wilderness-trait = Wilderness
    .about = A trait of monsters.

## Traits of items

axe-trait = Axe
    .about = A trait of weapons.
blade-trait = Blade
    .about = A trait of weapons.
bow-trait = Bow
    .about = A trait of weapons.
hammer-trait = Hammer
    .about = A trait of weapons.
staff-trait = Staff
    .about = A trait of weapons.
magic-trait = Magic
    .about = A trait of weapons.
rune-trait = Rune
    .about = A trait of weapons and other equipment.
exotic-trait = Exotic
    .about = A trait of weapons.
shield-trait = Shield
    .about = A trait of items.
light-armor-trait = Light Armor
    .about = A trait of armour.
heavy-armor-trait = Heavy Armor
    .about = A trait of armour.
cloak-trait = Cloak
    .about = A trait of armour.
helmet-trait = Helmet
    .about = A trait of items; only one may be equipped.
ring-trait = Ring
    .about = A trait of items.
trinket-trait = Trinket
    .about = A trait of items.
potion-trait = Potion
    .about = A trait of search cards.
item-trait = Item
    .about = A trait of search cards.
special-trait = Special
    .about = A trait of search cards.
hand-slot = hand
    .about = A hero has two.
armor-slot = armour
    .about = A hero wears one.
other-slot = other
    .about = A hero has room for two.

## Areas of the map

intersection-area = Intersection
    .where = at the Intersection
garden-area = Garden
    .where = in the Garden
fire-pit-area = Fire Pit
    .where = at the Fire Pit
caravan-area = Caravan
    .where = at the Caravan
pond-area = Pond
    .where = at the Pond
mountain-pass-area = Mountain Pass
    .where = on the Mountain Pass
rivers-edge-area = River’s Edge
    .where = at the River’s Edge
farmland-area = Farmland
    .where = on the Farmland
corner-area = Corner
    .where = at the Corner
grassland-area = Grassland
    .where = on the Grassland
torture-chamber-area = Torture Chamber
    .where = in the Torture Chamber
hallway-area = Hallway
    .where = in the Hallway
prison-area = Prison
    .where = in the Prison
cave-area = Cave
    .where = in the Cave
spiders-den-area = Spiders’ Den
    .where = in the Spiders’ Den
gatehouse-area = Gatehouse
    .where = in the Gatehouse
ruins-area = Ruins
    .where = in the Ruins
cabin-area = Cabin
    .where = in the Cabin
stairs-area = Stairs
    .where = on the Stairs
throne-room-area = Throne Room
    .where = in the Throne Room
laboratory-area = Laboratory
    .where = in the Laboratory
courtyard-area = Courtyard
    .where = in the Courtyard
path-area = Path
    .where = on the Path
graveyard-area = Graveyard
    .where = in the Graveyard
chapel-area = Chapel
    .where = in the Chapel
ritual-chamber-area = Ritual Chamber
    .where = in the Ritual Chamber
tomb-area = Tomb
    .where = in the Tomb
library-area = Library
    .where = in the Library
hall-area = Hall
    .where = in the Hall
small-cave-area = Small Cave
    .where = in the Small Cave
canyon-area = Canyon
    .where = in the Canyon
stone-bridge-area = Stone Bridge
    .where = on the Stone Bridge
waterfall-area = Waterfall
    .where = at the Waterfall
shadow-vault-area = Shadow Vault
    .where = in the Shadow Vault
stream-area = Stream
    .where = at the Stream
dragons-lair-area = Dragon’s Lair
    .where = in the Dragon’s Lair
sewer-area = Sewer
    .where = in the Sewer
lava-cave-area = Lava Cave
    .where = in the Lava Cave
skull-river-area = Skull River
    .where = at the Skull River
field-area = Field
    .where = on the Field
crypt-area = Crypt
    .where = in the Crypt
armory-area = Armory
    .where = in the Armory
frozen-cave-area = Frozen Cave
    .where = in the Frozen Cave
ettins-lair-area = Ettins’ Lair
    .where = in the Ettins’ Lair
fungus-cave-area = Fungus Cave
    .where = in the Fungus Cave
grave-area = Grave
    .where = at the Grave
muddy-path-area = Muddy Path
    .where = on the Muddy Path
ambush-site-area = Ambush Site
    .where = at the Ambush Site
entrance-area = Entrance Area
    .where = in the Entrance Area
reliquary-area = Reliquary
    .where = in the Reliquary

## Quests and encounters

first-blood = First Blood
    .about = The baron’s road is not safe any more: an ettin has come down from the hills, and goblins run before it. A short quest to begin with.
first-blood-1 = The Road
    .about = Goblins break through towards the villages while Mauler holds the road. Stop the giant before the pack is gone.
    .heroes = Defeat Mauler, the master ettin.
    .overlord = 5 goblin archers leave the map by the exit.
    .limit = After the last round the overlord wins.
a-fat-goblin = A Fat Goblin
    .about = Somebody has taught the goblins to steal by plan: first the harvest, then the farmers.
a-fat-goblin-1 = The Harvest
    .about = Goblins carry the harvest off the fields. What reaches the barn is safe.
    .heroes = Secure at least 2 of the 4 bundles in the barn, 3 if there are 2 heroes, before none is left on the map.
    .overlord = Goblin archers carry at least 3 of the 4 bundles out by the exit, 2 if there are 2 heroes.
    .limit = After the last round the bundles on the map count as secured.
a-fat-goblin-2 = The Torture Chamber
    .about = Splig has four farmers and one question. He who knows the answer does not show his face.
    .heroes = Defeat Splig.
    .overlord = Splig leaves the map by the entrance with Frederick.
    .limit = After the last round the heroes win.
castle-daerion = Castle Daerion
    .about = Night falls on the castle and the village below it. Light the beacons, then hold the gate with whoever is left.
castle-daerion-1 = The Beacons
    .about = Four beacons would wake the castle. Four villagers run between the monsters.
    .heroes = Light all 4 beacons.
    .overlord = Defeat all 4 villagers.
    .limit = After the last round the overlord wins.
castle-daerion-2 = The Muster
    .about = Sir Palamon calls his men to arms, and Sir Alric has come to silence him.
    .heroes = Sir Palamon calls 5 militiamen, or Sir Alric and all masters are defeated.
    .overlord = Defeat Sir Palamon.
    .limit = After the last round the heroes win.
the-cardinals-plight = The Cardinal’s Plight
    .about = The dead of the cathedral yard do not rest. Somebody sends them to their own cardinal.
the-cardinals-plight-1 = The Graveyard
    .about = Behind a magic ward Lord Merick wakes one grave after another.
    .heroes = Close the graves or defeat Merick before 3 zombies have left by the exit, 4 if there are 2 heroes.
    .overlord = At least 3 zombies leave by the exit, 4 if there are 2 heroes.
    .limit = After the last round the zombies on the map count as gone.
the-cardinals-plight-2 = The Library
    .about = Cardinal Koth has locked himself in with his books, and the dead are in there with him.
    .heroes = Cardinal Koth leaves by the entrance.
    .overlord = Defeat Cardinal Koth.
    .limit = After the last round the overlord wins.
the-masquerade-ball = The Masquerade Ball
    .about = Behind half of the masks there are friends, behind the other half there is flesh without a face.
the-masquerade-ball-1 = The Ball
    .about = Lead the nobles out before Lady Eliza takes them home with her.
    .heroes = Rescue nobles by the entrance: at the end 1 red die must show at most 1 damage more than nobles rescued, with 4 heroes not even 1.
    .overlord = Lord Theodir is not among the rescued.
    .limit = After the last round guests on the map count for nobody.
the-masquerade-ball-2 = The Chase
    .about = Doors with riddles, and Lady Eliza a step ahead.
    .heroes = All heroes leave by the exit before Eliza, or Eliza is defeated.
    .overlord = Eliza leaves by the exit.
    .limit = After the last round the overlord wins.
death-on-the-wing = Death on the Wing
    .about = Something with wings circles above Greystone watchtower, and the only road to it runs through a canyon.
death-on-the-wing-1 = The Canyon
    .about = Boulders fall, one after another. When the last one lies, the way is closed.
    .heroes = All heroes leave by the exit.
    .overlord = The last of the 10 boulders is put on the map.
    .limit = After the last round the overlord wins.
death-on-the-wing-2 = The Watchtower
    .about = Belthir hunts the guards of the tower. They fight, but not for long.
    .heroes = Defeat Belthir.
    .overlord = Defeat all 4 guards.
    .limit = After the last round the heroes win.
encounter =
    { $count ->
        [one] encounter
       *[other] encounters
    }
    .one = an encounter
    .about = One part of a quest, with a map and goals of its own.
quest =
    { $count ->
        [one] quest
       *[other] quests
    }
    .one = a quest
    .about = One encounter, or two in a row.

## Levels of epic play

basic-level = Basic
    .about = The usual set-up.
advanced-level = Advanced
    .about = Each hero: 3 XP of class cards and 150 gold of Act I shop cards. The overlord: 4 XP of cards.
expert-level = Expert
    .about = Each hero: 6 XP of class cards and 250 gold of shop cards of either act. The overlord: 8 XP of cards; monsters and lieutenants of Act II.
act-1 = Act I
    .about = The monsters, lieutenants and shop cards of the beginning.
act-2 = Act II
    .about = Stronger monsters and lieutenants, dearer shop cards.

## What a die shows

die-face =
    { $kind ->
        [miss] miss
        [blank] blank
        [range-damage-surge] { $range } range, { $damage } damage, a surge
        [range-damage] { $range } range, { $damage } damage
        [range-surge] { $range } range, a surge
        [damage-surge] { $damage } damage, a surge
        [damage] { $damage } damage
       *[shields] { $shields ->
            [one] { $shields } shield
           *[other] { $shields } shields
        }
    }

## Set-up

setup-quest = Quest
    .first-blood = First Blood
    .a-fat-goblin = A Fat Goblin
    .castle-daerion = Castle Daerion
    .the-cardinals-plight = The Cardinal’s Plight
    .the-masquerade-ball = The Masquerade Ball
    .death-on-the-wing = Death on the Wing
setup-heroes = Heroes
    .by-seats = one for each hero player, two at least
    .two = two heroes
    .three = three heroes
    .four = four heroes
setup-level = Level
    .basic = basic: the usual set-up
    .advanced = advanced: skills for 3 XP, 150 gold, the overlord 4 XP
    .expert = expert: skills for 6 XP, 250 gold, the overlord 8 XP and Act II
setup-party = Party
    .choose = heroes and classes are chosen
    .ready = a ready party
preset-first-blood = { first-blood }
    .about = { first-blood.about } One encounter.
preset-a-fat-goblin = { a-fat-goblin }
    .about = { a-fat-goblin.about } Two encounters.
preset-castle-daerion = { castle-daerion }
    .about = { castle-daerion.about } Two encounters.
preset-the-cardinals-plight = { the-cardinals-plight }
    .about = { the-cardinals-plight.about } Two encounters.
preset-the-masquerade-ball = { the-masquerade-ball }
    .about = { the-masquerade-ball.about } Two encounters.
preset-death-on-the-wing = { death-on-the-wing }
    .about = { death-on-the-wing.about } Two encounters.

## Figures on the map

barghest-1 = { barghest } 1
barghest-2 = { barghest } 2
barghest-3 = { barghest } 3
barghest-master = { barghest } master
cave-spider-1 = { cave-spider } 1
cave-spider-2 = { cave-spider } 2
cave-spider-3 = { cave-spider } 3
cave-spider-4 = { cave-spider } 4
cave-spider-master = { cave-spider } master
elemental-1 = { elemental } 1
elemental-master = { elemental } master
ettin-1 = { ettin } 1
ettin-master = { ettin } master
flesh-moulder-1 = { flesh-moulder } 1
flesh-moulder-2 = { flesh-moulder } 2
flesh-moulder-3 = { flesh-moulder } 3
flesh-moulder-master = { flesh-moulder } master
goblin-archer-1 = { goblin-archer } 1
goblin-archer-2 = { goblin-archer } 2
goblin-archer-3 = { goblin-archer } 3
goblin-archer-4 = { goblin-archer } 4
goblin-archer-master = { goblin-archer } master
merriod-1 = { merriod } 1
merriod-master = { merriod } master
shadow-dragon-1 = { shadow-dragon } 1
shadow-dragon-master = { shadow-dragon } master
zombie-1 = { zombie } 1
zombie-2 = { zombie } 2
zombie-3 = { zombie } 3
zombie-4 = { zombie } 4
zombie-master = { zombie } master
mauler-1 = { mauler } 1
mauler-2 = { mauler } 2
mauler-3 = { mauler } 3
mauler-4 = { mauler } 4
mauler-5 = { mauler } 5
villager-1 = { villager } 1
villager-2 = { villager } 2
villager-3 = { villager } 3
villager-4 = { villager } 4
villager-5 = { villager } 5
palamon-1 = { palamon }
palamon-2 = { palamon }
palamon-3 = { palamon }
palamon-4 = { palamon }
palamon-5 = { palamon }
militiaman-1 = { militiaman } 1
militiaman-2 = { militiaman } 2
militiaman-3 = { militiaman } 3
militiaman-4 = { militiaman } 4
militiaman-5 = { militiaman } 5
militiaman-6 = { militiaman } 6
militiaman-7 = { militiaman } 7
militiaman-8 = { militiaman } 8
koth-1 = { koth }
koth-2 = { koth }
koth-3 = { koth }
koth-4 = { koth }
koth-5 = { koth }
guard-1 = { guard } 1
guard-2 = { guard } 2
guard-3 = { guard } 3
guard-4 = { guard } 4
guard-5 = { guard } 5

## What a surge is spent on

damage-1 = +1 damage
reroll-defence = the target rerolls a defence die
range-1 = +1 range
pierce-2 = Pierce 2
range-2 = +2 range
damage-2 = +2 damage
damage-1-push = +1 damage, move the target 1 space
pierce-1 = Pierce 1
arc = 1 damage to a monster within 3 spaces of the target
damage-1-range-1 = +1 damage, +1 range
damage-5 = +5 damage
sweep = 1 damage to each adjacent monster
heal-1 = recover 1 health
damage-3 = +3 damage
heal-2 = recover 2 health
heal-3 = recover 3 health
range-3 = +3 range
damage-4 = +4 damage
damage-6 = +6 damage
damage-7 = +7 damage

## Sides of the dice

blue-x = blue (miss)
blue-r2d2s1 = blue (range 2, damage 2, surge)
blue-r3d2 = blue (range 3, damage 2)
blue-r4d2 = blue (range 4, damage 2)
blue-r5d1 = blue (range 5, damage 1)
blue-r6d1s1 = blue (range 6, damage 1, surge)
red-d1 = red (damage 1)
red-d2 = red (damage 2)
red-d3 = red (damage 3)
red-d3s1 = red (damage 3, surge)
yellow-r1s1 = yellow (range 1, surge)
yellow-r1d1 = yellow (range 1, damage 1)
yellow-r2d1 = yellow (range 2, damage 1)
yellow-d1s1 = yellow (damage 1, surge)
yellow-d2 = yellow (damage 2)
yellow-d2s1 = yellow (damage 2, surge)
brown-0 = brown (blank)
brown-1 = brown (1 shield)
brown-2 = brown (2 shields)
grey-0 = grey (blank)
grey-1 = grey (1 shield)
grey-2 = grey (2 shields)
grey-3 = grey (3 shields)
black-0 = black (blank)
black-2 = black (2 shields)
black-3 = black (3 shields)
black-4 = black (4 shields)

## Objective tokens by colour

red-1 = the red token 1
red-2 = the red token 2
red-3 = the red token 3
red-4 = the red token 4
red-5 = the red token 5
red-6 = the red token 6
red-7 = the red token 7
red-8 = the red token 8
red-9 = the red token 9
red-10 = the red token 10
blue-1 = the blue token 1
blue-2 = the blue token 2
blue-3 = the blue token 3
blue-4 = the blue token 4
blue-5 = the blue token 5
blue-6 = the blue token 6
blue-7 = the blue token 7
blue-8 = the blue token 8
blue-9 = the blue token 9
blue-10 = the blue token 10
green-1 = the green token 1
green-2 = the green token 2
green-3 = the green token 3
green-4 = the green token 4
green-5 = the green token 5
green-6 = the green token 6
green-7 = the green token 7
green-8 = the green token 8
green-9 = the green token 9
green-10 = the green token 10
white-1 = the white token 1
white-2 = the white token 2
white-3 = the white token 3
white-4 = the white token 4
white-5 = the white token 5
white-6 = the white token 6
white-7 = the white token 7
white-8 = the white token 8
white-9 = the white token 9
white-10 = the white token 10
facedown-1 = the facedown token 1
facedown-2 = the facedown token 2
facedown-3 = the facedown token 3
facedown-4 = the facedown token 4
facedown-5 = the facedown token 5
facedown-6 = the facedown token 6
facedown-7 = the facedown token 7
facedown-8 = the facedown token 8
facedown-9 = the facedown token 9
facedown-10 = the facedown token 10
lucky-charm-start = { lucky-charm }
own-attack = its own attack
along = lengthwise
across = crosswise
nobody = nobody
passed = passed
failed = failed

## Moments

entered = when somebody enters a space
door-opened = when a door is opened
searched = when a hero searches
targeted = when somebody is attacked
attack-declared = before an attack is rolled
attack-rolled = after an attack was rolled
defended = after a defence was rolled
attacked = after an attack
tested = after an attribute test
suffering = when somebody is about to suffer damage
defeated = when somebody is defeated
activated = when a monster is activated
turn-starts = when the overlord’s turn starts
turn-ends = when the overlord’s turn ends

## What a card is kept for

weakened = if the figure has half its health or less
laden = if the figure carries something
deadly = if the figure would be defeated

## Questions

ask-choose-hero = Choose a hero.
ask-choose-class = Choose a class for { NAME($hero) }.
ask-pick-group = Choose a monster group.
ask-place = Where does { NAME($figure) } stand?
ask-reinforce = Minion or master: which { NAME($monster) } comes in?
ask-next = Which hero is next?
ask-equip = { NAME($hero) } may change equipment.
ask-act = What does { NAME($hero) } do?
ask-activate = Which monster is next?
ask-monster = What does { NAME($figure) } do?
ask-familiar = What does { NAME($figure) } do?
ask-aim = Which space of { NAME($figure) } is attacked?
ask-surge =
    { $surges ->
        [one] 1 surge to spend.
       *[other] { $surges } surges to spend.
    }
ask-stand-at = Which space?
ask-answer =
    { $moment ->
        [turn-starts] The overlord’s turn starts. Do you answer?
        [turn-ends] The overlord’s turn ends. Do you answer?
        [entered] { NAME($figure) } enters a space. Do you answer?
        [door-opened] { NAME($figure) } opens a door. Do you answer?
        [searched] { NAME($figure) } searches. Do you answer?
        [targeted] { NAME($figure) } is attacked. Do you answer?
        [attack-declared] { NAME($figure) } is attacked, the dice are about to roll. Do you answer?
        [attack-rolled] { NAME($figure) } has rolled the attack. Do you answer?
        [defended] { NAME($figure) } has rolled the defence. Do you answer?
        [attacked] The attack on { NAME($figure) } is over. Do you answer?
        [tested] { NAME($figure) } has taken an attribute test. Do you answer?
        [suffering] { NAME($figure) } is about to suffer { $damage } damage. Do you answer?
        [defeated] { NAME($figure) } is being defeated. Do you answer?
        [activated] { NAME($figure) } is activated. Do you answer?
       *[other] { NAME($figure) }: { NAME($moment) }. Do you answer?
    }
ask-choose = { NAME($card) }: choose.
ask-go = { NAME($card) }: where does { NAME($figure) } go?

## Options

do-choose-hero = { NAME($hero) }
do-choose-class = { NAME($class) }
do-pick-group = { NAME($monster) }
do-place = { NAME($figure) } on space { $space }{ $lies ->
        [across] , crosswise
       *[along] {""}
    }
do-next = { NAME($hero) }
do-equip = Put on { NAME($item) }
do-put-away = Put away { NAME($item) }
do-done = Done
do-end-turn = End the turn
do-activate = { NAME($figure) }
do-end-activation = Nothing more
do-pass = Pass
do-pass-only-weakened = Pass, and because of { NAME($card) } ask only about figures with half their health or less
do-pass-only-laden = Pass, and because of { NAME($card) } ask only about figures that carry something
do-pass-only-deadly = Pass, and because of { NAME($card) } ask only if the figure would be defeated
do-only-weakened = Because of { NAME($card) } ask only about figures with half their health or less
do-only-laden = Because of { NAME($card) } ask only about figures that carry something
do-only-deadly = Because of { NAME($card) } ask only if the figure would be defeated
do-move = Move
do-walk = Go to space { $space }
do-stride = Go to space { $space }{ $lies ->
        [across] , crosswise
       *[along] {""}
    }
do-tire = 1 fatigue for 1 movement point
do-leave = Leave the map
do-climb = Climb out to space { $space }{ $lies ->
        [across] , crosswise
       *[along] {""}
    }
do-attack = Attack { NAME($figure) }: { NAME($weapon) }
do-free-attack = Free attack on { NAME($figure) }: { NAME($weapon) }
do-aim = Space { $space }
do-rest = Rest
do-search = Search on space { $space }
do-stand-up = Stand up
do-revive = Revive { NAME($hero) }
do-stand-at = Space { $space }
do-open-door = Open door { $door }
do-close-door = Close door { $door }
do-shake-off = Shake off the stun
do-pick-up = Pick up { NAME($token) }
do-drop = Drop it on space { $space }
do-give = Give { NAME($item) } to { NAME($hero) }
do-take = Take { NAME($item) } from { NAME($hero) }
do-special = { $deed ->
        [store] Store the bundle in the barn
        [light] Light the beacon
        [light-by-knowledge] Light the beacon by a test of knowledge
        [light-by-awareness] Light the beacon by a test of awareness
        [pray] Pray at the altar
        [question] Question the prisoner: { NAME($token) }
        [raise] Raise the grave: { NAME($token) }
        [close] Close the grave: { NAME($token) }
        [unmask] Unmask the guest: { NAME($token) }
        [smash] Smash the boulder: { NAME($token) }
       *[climb-over] Climb over the boulder: { NAME($token) }
    }
do-surge =
    { $gain ->
        [fatigue] Recover 1 fatigue
       *[other] { NAME($gain) }
    }
do-keep = Spend no more surges
do-use = Use { NAME($card) }
do-use-on = Use { NAME($card) } on { NAME($figure) }
do-use-at = Use { NAME($card) } on space { $space }
do-play = Play { NAME($card) }
do-play-on = Play { NAME($card) } on { NAME($figure) }
do-reroll = { NAME($card) }: reroll die { $die }
do-spend = { NAME($card) }: { $card ->
        [jain-ability] { $amount } as fatigue
        [execute] pay { $amount } fatigue
       *[other] { $amount } damage
    }
do-pick = { NAME($figure) }
do-pick-weapon = { NAME($weapon) }
do-pick-condition = { NAME($condition) }
do-pick-attribute = { NAME($attribute) }
do-pick-card = { NAME($card) }
do-pick-type = { NAME($type) }
do-put-back = Card { $die } comes to lie lowest

## Events

event-chose-hero = { $you ->
        [yes] You play
       *[no] { $seat } plays
    } { NAME($hero) }.
event-chose-class = { NAME($hero) } is now of the class { NAME($class) }.
event-picked-group = The overlord chooses { NAME($monster) }.
event-placed = { NAME($figure) } stands on space { $space }.
event-drew = The overlord draws a card.
event-reshuffled = The overlord’s discard pile becomes his deck.
event-played = The overlord plays { NAME($card) }.
event-round = Round { $round } begins.
event-turn = The turn of { NAME($hero) }.
event-turn-over = { NAME($hero) } is done for this round.
event-overlord-turn = The overlord’s turn in round { $round }.
event-activated = { NAME($figure) } is activated.
event-moves = { NAME($figure) } moves: { COUNT("movement-point", "", $points) }.
event-stepped = { NAME($figure) } enters space { $space }.
event-strode = { NAME($figure) } comes to lie from space { $space } on.
event-fell = { NAME($figure) } falls into a pit.
event-climbed = { NAME($figure) } climbs out.
event-left = { NAME($figure) } leaves the map.
event-paid = { NAME($hero) } pays { COUNT("fatigue-point", "", $fatigue) }.
event-dismissed = { NAME($figure) } is dismissed.
event-used = { NAME($hero) } uses { NAME($card) }.
event-tired = { NAME($figure) } suffers { COUNT("fatigue-point", "", $fatigue) }.
event-suffered = { NAME($figure) } suffers { COUNT("damage-point", "", $damage) }.
event-recovered = { NAME($figure) } recovers { COUNT("damage-point", "", $damage) }.
event-refreshed = { NAME($hero) } recovers { COUNT("fatigue-point", "", $fatigue) }.
event-defeated = { NAME($figure) } is defeated.
event-knocked-out = { NAME($hero) } is knocked out.
event-rose = { NAME($hero) } stands again.
event-stands-up = { NAME($hero) } tries to get up.
event-revives = { NAME($figure) } revives { NAME($hero) }.
event-comes-to = { NAME($hero) } comes to: { $damage ->
        [one] 1 heart
       *[other] { $damage } hearts
    }, { $fatigue ->
        [one] 1 surge
       *[other] { $fatigue } surges
    }.
event-condition = { NAME($figure) } is now { NAME($condition) }.
event-condition-gone = { NAME($figure) } is no longer { NAME($condition) }.
event-attacks = { NAME($figure) } attacks { NAME($target) }: { NAME($weapon) }.
event-rolled = { NAME($figure) } rolls: { LIST($faces) }.
event-defended = { NAME($figure) } defends{ $faces-count ->
        [0] {""} without dice
       *[other] : { LIST($faces) }
    }.
event-missed = { NAME($figure) } misses.
event-fell-short = { NAME($figure) } falls short: range { $range }, distance { $distance }.
event-surged = { NAME($figure) } spends a surge: { $gain ->
        [fatigue] 1 fatigue less
       *[other] { NAME($gain) }
    }.
event-unhurt = { NAME($figure) } is not hurt.
event-tested = { NAME($figure) } tests { NAME($attribute) }: { $shields ->
        [one] 1 shield
       *[other] { $shields } shields
    }, { NAME($result) }.
event-opened = { NAME($figure) } opens door { $door }.
event-closed = { NAME($figure) } closes door { $door }.
event-picked-up = { NAME($figure) } picks up { NAME($token) }.
event-dropped = { NAME($token) } lies on space { $space } now.
event-rests = { NAME($hero) } rests.
event-searched = { NAME($hero) } searches.
event-found = { NAME($hero) } finds { NAME($card) }.
event-found-nothing = The search deck is empty.
event-found-item = In the chest lies { NAME($item) }.
event-found-unique = { NAME($hero) } finds what everybody was looking for.
event-equipped = { NAME($hero) } puts on { NAME($item) }.
event-put-away = { NAME($hero) } puts away { NAME($item) }.
event-traded = { NAME($hero) } gives { NAME($item) } to { NAME($taker) }.
event-target-changed = The target is { NAME($target) } in place of { NAME($figure) }.
event-gone = { NAME($figure) } is gone again.
event-discarded = The overlord discards { NAME($card) }.
event-took = The overlord shows and takes { NAME($card) }.
event-looked = The overlord looks at { COUNT("card", "", $count) } of his deck.
event-vanished = { NAME($figure) } vanishes from the map.
event-turned-monkey = { NAME($figure) } is a monkey now.
event-swapped = { NAME($figure) } and { NAME($target) } change places.
event-promoted = { NAME($target) } takes the place of { NAME($figure) }.
event-encounter = Encounter { $number } begins.
event-encounter-over = { $winner ->
        [heroes] The heroes win the encounter.
        [overlord] The overlord wins the encounter.
       *[nobody] Nobody wins the encounter.
    }

## Refusals

refusal-not-now = This is not the time for it.
refusal-no-actions = { NAME($figure) } has no action left.
refusal-stunned = { NAME($figure) } is stunned and can only shake that off.
refusal-not-stunned = { NAME($figure) } is not stunned.
refusal-immobilized = { NAME($figure) } is immobilized.
refusal-in-pit = { NAME($figure) } is in a pit.
refusal-not-in-pit = { NAME($figure) } is not in a pit.
refusal-shambling = { NAME($figure) } moves only once.
refusal-one-attack = { NAME($figure) } has attacked already.
refusal-already-there = { NAME($figure) } is there already.
refusal-no-room = There is no room for { NAME($figure) }.
refusal-too-far = That is too far for { NAME($figure) }.
refusal-put-down = { NAME($figure) } was put down and has to act before it goes on.
refusal-strides = { NAME($figure) } is large: say how it lies.
refusal-walks = { NAME($figure) } is not large.
refusal-no-space = There is no such space.
refusal-no-points = { NAME($figure) } has no movement points.
refusal-not-at-exit = { NAME($figure) } is not at the edge of the entrance or the exit.
refusal-nobody-leaves = This figure may not leave the map that way.
refusal-no-enemy = { NAME($figure) } is no enemy on the map.
refusal-not-in-hand = { NAME($weapon) } is not in hand.
refusal-not-in-sight = { NAME($figure) } is not in sight.
refusal-not-adjacent = { NAME($figure) } is not adjacent.
refusal-not-for-familiars = { NAME($figure) } cannot do that.
refusal-not-at-door = Door { $door } is not next to the figure.
refusal-open-already = Door { $door } is open.
refusal-shut-already = Door { $door } is shut.
refusal-locked = Door { $door } is locked.
refusal-no-token = { NAME($token) } does not lie on the map.
refusal-not-to-carry = { NAME($token) } is not to be carried by this figure.
refusal-carries-one = { NAME($figure) } carries something already.
refusal-carries-none = { NAME($figure) } carries nothing.
refusal-not-at-token = The token is not in reach.
refusal-not-next-to = That is not a space next to { NAME($figure) }.
refusal-nothing-to-search = There is no search token.
refusal-not-knocked-out = { NAME($hero) } is not knocked out.
refusal-knocked-out = { NAME($hero) } is knocked out and can only stand up.
refusal-stands = { NAME($hero) } is not knocked out.
refusal-only-heroes = Only heroes do that.
refusal-no-familiar = { NAME($hero) } has no familiar on the map.
refusal-one-move = { NAME($figure) } has moved already.
refusal-no-card = { NAME($card) } is not there.
refusal-exhausted = { NAME($card) } is exhausted.
refusal-too-tired = { NAME($hero) } is too tired for that.
refusal-not-two-heroes = Only with two heroes there is a free attack.
refusal-once-a-turn = { NAME($hero) } has done that in this turn.
refusal-between-actions = Not between two actions: before the first or after the last.
refusal-has-none = { NAME($item) } is not there to be put on.
refusal-hands-full = No hand is free for { NAME($item) }.
refusal-slot-full = There is no room for { NAME($item) } beside what is worn.
refusal-no-runes = Runes and heavy armour do not go together.
refusal-one-helmet = One helmet at a time.
refusal-not-moving = Trading is part of a move action.
refusal-not-to-trade = { NAME($item) } cannot be traded.
refusal-goes-back = { NAME($item) } does not go back in the same turn.
refusal-monkey = { NAME($figure) } is a monkey and cannot attack.
refusal-made-of-air = Only adjacent figures can attack { NAME($figure) } now.
refusal-at-peace = { NAME($figure) } stands beside somebody whose prayer forbids attacks.
refusal-feat-done = { NAME($hero) } has done the heroic feat in this encounter.
refusal-webbed = { NAME($figure) } is too tired to get out of the webs.

## Forecasts

forecast-attack = Hits with { $hit }%, defeats with { $kill }%; about { $damage } damage.
forecast-walk = { COUNT("movement-point", "", $points) }.
forecast-costs-gold = { $gold } gold
forecast-costs-xp =
    { $xp ->
        [one] { $xp } experience point
       *[other] { $xp } experience points
    }
forecast-brings = brings { $gold } gold
forecast-lost =
    { $points ->
        [one] The movement point that is left is lost.
       *[other] The { $points } movement points that are left are lost.
    }
forecast-surge = With it { $damage } damage gets through.

## Epic play

ask-learn = Which skill does { NAME($hero) } learn?
ask-shop = What does { NAME($hero) } buy? The heroes have { $gold } gold together.
ask-gain-cards =
    { $xp ->
        [one] Which card goes into the deck? { $xp } experience point is left.
       *[other] Which card goes into the deck? { $xp } experience points are left.
    }
do-learn = Learn { NAME($card) }
do-buy = Buy { NAME($item) }
do-sell = Sell { NAME($item) }
do-gain-overlord-card = { NAME($card) }
event-learned = { NAME($hero) } learns { NAME($card) }.
event-bought = { NAME($hero) } buys { NAME($item) }.
event-sold = { NAME($hero) } sells { NAME($item) }.
event-gained = The overlord adds { NAME($card) } to his deck.
refusal-other-class = This skill is not of the class of { NAME($hero) }.
refusal-has-skill = { NAME($hero) } has this skill already.
refusal-too-little-xp = { NAME($hero) } has too few experience points.
refusal-not-in-shop = The shop has no { NAME($item) }.
refusal-later-act = { NAME($item) } is of a later act.
refusal-too-dear = There is not enough gold for { NAME($item) }.
refusal-not-to-sell = { NAME($item) } is not starting equipment.
refusal-no-such-card = { NAME($card) } cannot be added to the deck.
refusal-too-little-overlord-xp = There are too few experience points for { NAME($card) }.
refusal-lower-level-first = { NAME($card) } needs more cards of its class first.

## What quests add

ask-ally = What does { NAME($figure) } do?
ask-gain-card = All bundles are safe: which hero draws a search card?
ask-which-group = A monster of which group comes in?
ask-strike = { NAME($figure) } may attack at once.
ask-boulder = Where does the boulder fall?
ask-guard-target = Several monsters are equally near. Which one does { NAME($figure) } go for?
do-gain-card = { NAME($hero) }
do-try-door = { $attribute ->
        [might] Break door { $door } by a test of might
        [knowledge] Solve the riddle of door { $door } by a test of knowledge
       *[awareness] Pick the lock of door { $door } by a test of awareness
    }
do-come-back = { $how ->
        [move] Come back to space { $space } with a move action
       *[fatigue] Come back to space { $space } for 1 fatigue
    }
do-strike = Attack { NAME($figure) }
do-drop-boulder = Space { $space }
event-token-gone = { NAME($token) } is off the map.
event-turned-up = { $face ->
        [frederick] It is Frederick.
        [farmer] It is a farmer, and not Frederick.
        [noble] Behind the mask is a noble.
       *[flesh-moulder] Behind the mask is a flesh moulder.
    }
event-came-back = { NAME($figure) } comes back.
event-stored = { NAME($figure) } stores a bundle in the barn.
event-questions = { NAME($figure) } questions a prisoner.
event-lit = { NAME($figure) } lights a beacon.
event-called = { NAME($figure) } calls a militiaman, { $count } so far.
event-raised = { NAME($figure) } raises a grave.
event-closed-grave = { NAME($figure) } closes a grave.
event-freed = { NAME($figure) } is free.
event-prays = { NAME($figure) } prays for Cardinal Koth.
event-unmasked = { NAME($figure) } takes a mask off a guest.
event-theodir = The red die shows { $damage } damage, and { $rescued } were rescued.
event-passed-through = { NAME($figure) } solves the riddle of door { $door } and stands beyond it.
event-boulder = A boulder falls on space { $space }.
event-smashed = { NAME($figure) } smashes a boulder.
refusal-off-the-map = { NAME($figure) } is not on the map.
refusal-goes-along = The noble stays with { NAME($figure) }.
refusal-only-zombies = Only zombies attack { NAME($figure) } in the Library.
refusal-sealed = Door { $door } is sealed and yields to a test alone.
refusal-broken = Door { $door } is broken and cannot be closed.

## The board of the terminal

board-title = { $quest }, round { $round } of { $rounds }
board-side = Side
board-sign = Sign
board-figure = Figure
board-health = Health
board-fatigue = Fatigue
board-state = State
board-fallen = knocked out
board-acted = has acted
board-carries = carries { $token }
board-active = acts: actions { $actions }, movement { $points }
board-hand = Your hand
board-exhausted = (exhausted)
board-attack = Attack
board-roll = Damage { $damage }, surges { $surges }, range { $range } for distance { $distance }
board-through = → gets through: { $damage }
board-decks = Overlord’s deck: { $deck }, his hand: { $hand }; search deck: { $search }
group-choices = Options
group-ways = Ways
group-leave = Or

## Why a hint

why-goal = closer to one’s own goal
why-their-goal = the other side is further from its goal
why-health = healthier heroes
why-stamina = less tired heroes
why-monsters = weaker monsters
why-hand = fewer cards in the overlord’s hand
why-hurt = heroes more badly hurt
why-tired = more tired heroes
why-strong = stronger monsters
why-cards = more cards in hand
why-safe = heroes less exposed
why-quarry = their leader within reach
why-exposed = heroes more exposed
why-leader = the leader out of reach
why-late = time on one’s side
why-way = less way left to go
why-reserve = heroes with more in reserve
why-spent = heroes with less in reserve
why-prey = monsters within the heroes’ reach
why-apart = monsters out of the heroes’ reach

## The lesson

the-quiet-churchyard = The Quiet Churchyard
    .about = A small map to learn on: a field, a few graves, and somebody who should lie in them.
the-quiet-churchyard-1 = The Graves
    .about = The dead have got up. Their leader stands in the way out.
    .heroes = Defeat the master zombie, or all leave by the exit.
    .overlord = Hold out until the last round is over.
    .limit = After the last round the overlord wins.

lesson-place = You lead two heroes: Grisban with his axe and Jain with her bow. Above the map stands what each side wants, and in how many rounds. You win if the master zombie falls. Heroes begin at the entrance: put Grisban on the lit space above, then Jain below him.
    .title = Two heroes, one goal
lesson-turns = The overlord has set up his zombies. A round is a turn of each hero, in any order you like, and then the overlord’s turn. Small numbers on figures are the health that is left; a red rim with a crown is a master. Begin with Grisban.
    .title = A round
lesson-move = In a turn a hero has two actions. Moving is one: it gives points, three to Grisban, and a space costs one, also diagonally. The magnifying glass marks something to search. Take “Move”, then click the space with the glass: the number says what it costs. A walk is only a plan until you confirm it.
    .title = Moving
lesson-search = Searching is an action, too, from the space itself or from beside it. Movement points that are left stay good: you may stop, act and walk on. Search.
    .title = Searching
lesson-fatigue = A health potion; it lies with your cards. One point is left: walk one step back towards the middle. The actions are gone, but not the strength: for 1 fatigue you get 1 more point, as long as you have stamina. Pay it, and walk on to the edge of the field.
    .title = Fatigue
lesson-end = Grisban has nothing left to do that would be worth its price. What you have done can be taken back until dice are thrown or something hidden is shown. End his turn.
    .title = The end of a turn
lesson-sight = Now Jain, who fights from afar. An archer needs a free line: what she sees is lit, the rest lies in shadow. Move, and take her to the space beside Grisban.
    .title = Line of sight
lesson-attack = Zombies with a percentage can be shot at. Rest on one or touch it, and you see the line, the chance to hit and to defeat, and what each surge would add. The blue and the yellow die bring range, damage and surges; the zombie’s brown die brings shields. Shoot at the zombie in front, number 2.
    .title = An attack
lesson-surge = Range 5 for a distance of 3: a hit, with 2 damage and no shield. It has 3 health. The yellow die shows a surge, a lightning bolt that buys one effect of your weapon. Take 1 more damage.
    .title = Surges
lesson-overlord = One down. Jain has used both actions, too. When the last hero is done, the overlord draws a card and wakes his monsters one by one: each moves and attacks once. End the turn and watch.
    .title = The overlord’s turn
lesson-moment = He played a card, Frenzy: this zombie may attack twice. It stepped next to Jain, and some skills work at such a moment: with Nimble she could slip a space away for 1 fatigue. In the menu you say for each card whether you want to be asked. Let her stand, and pass.
    .title = In the middle of his turn
lesson-wounds = 5 damage and no shield. Jain’s own ability lets her take damage as fatigue, as far as her stamina goes. Every hero has such an ability and one feat for each encounter; they stand on the sheet. Take all 5 as fatigue.
    .title = Damage
lesson-fallen = Two more blows, and Jain has no health left: she is knocked out, and the overlord draws a card for it. She is not out of the game. In her own turn she could stand up, and do nothing else; a friend beside her is quicker. Begin with Grisban.
    .title = Knocked out
lesson-revive = For an action Grisban revives her: two red dice say how much health comes back. Revive Jain.
    .title = Reviving
lesson-axe = She has 5 health and her whole turn before her. Now the axe: it needs no range, only a neighbour. Hit zombie 1, beside Grisban.
    .title = Close combat
lesson-two = With two heroes each turn gives something extra: one more attack, or 2 damage healed. Hit the master with it. Then end the turn.
    .title = The strength of two
lesson-rest = The master has 1 health left. Jain is full of fatigue. An action of rest takes all of it away at the end of her turn, so one begins it early. Rest.
    .title = Resting
lesson-free = One action is left, and the goal stands beside her: defeat the master, and the quest is won. Whatever you want to know about a card or figure, rest on it or hold it. Finish this fight, or begin a match against computers.
    .title = The goal
