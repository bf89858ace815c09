## The pack

# Kinds, races and classes

goddess = goddess
priestess = priestess
spawn = spawn
serpentkin = serpentkin
knight = knight
snakefolk = snakefolk
snake = snake
acid = acid
rubble = rubble
rune = rune
nest = nest
curse = curse
hex = hex
upheaval = upheaval
frenzy = frenzy
ward = ward
spell = spell
feat = feat
gift = gift
oath = oath
prayer = prayer
potion = potion
bag = bag
armour = armour
helmet = helmet
weapon = weapon
staff = staff
boots = boots
ring = ring
amulet = amulet
oil = oil
cloak = cloak
shield = shield
human = human
halfling = halfling
gnome = gnome
elf = elf
paladin = paladin
rogue = rogue
illusionist = illusionist
apothecary = apothecary
arcane-archer = arcane archer
apostate = apostate
goblin = goblin
beast = beast
undead = undead
outlaw = outlaw
spirit = spirit
mechanism = mechanism
snare = snare
water = water
lantern = lantern
cultist = cultist
demon = demon
construct = construct
giant = giant
dragon = dragon
rope = rope

# Wrath of the Serpent Goddess

temple-gate = Temple Gate
    .about = Here every hero begins.
crossroads = Crossroads
    .about = Four roads, and eyes in every one of them.
scaled-passage = Scaled Passage
    .about = Bellies have worn the floor smooth.
weeping-gallery = Weeping Gallery
    .about = Water runs down the stone faces like tears.
broken-stair = Broken Stair
    .about = Half of the steps are still there.
flooded-conduit = Flooded Conduit
    .about = Something swims against the current.
lightless-crawl = Lightless Crawl
    .about = Torches go out by themselves here.
hissing-dark = Hissing Dark
    .about = You cannot see what hisses.
blind-bend = Blind Bend
    .about = Whoever lays a trap here knows the trade.
moulting-tunnel = Moulting Tunnel
    .about = Under the dry skins lie broken fangs.
viewing-room = Viewing Room
    .about = From behind the grating the whole temple can be seen.
holy-of-holies = Holy of Holies
    .about = Only the goddess leaves this place unharmed.
nakaris-lair = Nakari's Lair
    .about = Nakari waits here and attacks whoever enters.
hatching-pits = Hatching Pits
    .about = The eggs at the bottom are warm.
venom-pools = Venom Pools
    .about = Melee threat 8+: on a failure, 1 wound.
hall-of-coils = Hall of Coils
    .about = The pillars seem to move when nobody looks.
chapel-of-the-fallen = Chapel of the Fallen
    .about = Magic threat 10+: on a success, heal 1 wound.
armoury-of-ilbor = Armoury of Ilbor
    .about = The blades on the walls are still sharp.
court-of-sacrifice = Court of Sacrifice
    .about = The grooves in the floor lead to the altar.
serpent-archive = Serpent Archive
    .about = Magic threat 9+: on a success, draw 1 card.
prison-pits = Prison Pits
    .about = From below somebody calls for help.
goddess-treasury = Treasury of the Goddess
    .about = Gold, and nobody who guards it. Really?
nakari = Nakari
    .about = Waits in her lair and attacks whoever enters; stays until she is defeated. A hit in melee also makes the hero fall.
corrupt-knight =
    { $count ->
        [one] Corrupt Knight
       *[other] Corrupt Knights
    }
    .about = +1 to all attacks for each Corrupt Knight that attacks in this turn, itself included.
snakeman =
    { $count ->
        [one] Snakeman
       *[other] Snakemen
    }
    .about = Strikes with all its weight.
monstrous-constrictor = Monstrous Constrictor
    .about = A hit also makes the hero fall; to stand up, the hero must overcome a melee threat 7+ as well.
creeping-spawn =
    { $count ->
        [one] Creeping Spawn
       *[other] Creeping Spawn
    }
    .about = Crawls in through every crack.
winged-spawn = Winged Spawn
    .about = You hear it only when it is above you.
two-headed-spawn =
    { $count ->
        [one] Two-Headed Spawn
       *[other] Two-Headed Spawn
    }
    .about = One head bites, the other sings.
priestess-of-the-fang = Priestess of the Fang
    .about = A hit in melee also takes 1 glory from the hero.
priestess-of-the-coil = Priestess of the Coil
    .about = A hit also makes the hero fall.
priestess-of-venom = Priestess of Venom
    .about = Her whisper kills more surely than her dagger.
fallen-commander = Fallen Commander
    .about = For X more of the hero's peril: +X to the attack.
gorgon = Gorgon
    .about = Before the battle, a magic threat 9+: on a failure the hero falls, and to stand up must overcome a level threat 10+ as well.
temple-cobra = Temple Cobra
    .about = For 2 more of the hero's peril: 1 wound more if the attack hits.
naga-enchantress = Naga Enchantress
    .about = A hit also steals 2 glory from the hero for her owner.
acid-flow = Acid Flow
    .about = Waits in an empty location. On a failure, 1 wound; on a success, 2 glory. It is armed again each turn.
falling-vault = Falling Vault
    .about = Springs at once. On a failure, 2 wounds and the hero falls.
binding-rune = Binding Rune
    .about = Waits in an empty location. On a failure, 1 wound and 2 action points lost; on a success, draw 1 card.
nest-of-vipers = Nest of Vipers
    .about = Springs at once at one hero. On a failure, 2 wounds; on a success, 1 glory.
heavy-coils = Heavy Coils
    .about = -1 speed. In the feats phase its bearer may spend 2 action points to discard it and gain 1 glory.
clouded-mind = Clouded Mind
    .about = Until the end of the turn: -2 to threat checks, -1 to counterattacks.
turning-temple = Turning Temple
    .about = Move a location card. Every rival gains 1 peril.
lost-way = Lost Way
    .about = Transfer the hero to a location at most 2 moves away.
goddess-tithe = Tithe of the Goddess
    .about = The hero loses X glory.
tainted-ground = Tainted Ground
    .about = Attached to a location: whoever enters in the own turn faces a melee threat 8+: on a failure, 1 wound.
changed-places = Changed Places
    .about = Your hero and the other hero change places.
blood-frenzy = Blood Frenzy
    .about = Attached to a monster: +2 to its attacks.
scare-away =
    { $count ->
        [one] Scare Away
       *[other] Scare Aways
    }
    .about = Discard one attacking monster.
command-fiend = Command Fiend
    .about = One attacking monster with at most 2 health becomes your minion.
shadow-step = Shadow Step
    .about = Transfer your hero to an adjacent location.
second-wind = Second Wind
    .about = Gain 2 action points.
serpents-grace = Serpent's Grace
    .about = +1 speed.
blade-oath = Oath of the Blade
    .about = +1 melee. Each monster you defeat brings 1 glory more.
third-eye = Third Eye
    .about = +1 magic, +1 to search rolls.
stone-stance =
    { $count ->
        [one] Stone Stance
       *[other] Stone Stances
    }
    .about = +2 to your counterattacks in this battle.
vigil-of-ilbor = Vigil of Ilbor
    .about = +1 to counterattacks, and 1 more against knights. Upkeep 1 glory.
trapwise = Trap Sense
    .about = +1 to threat checks, and 2 more against traps. For 1 action point, disarm a trap in your location and gain 1 glory.
prayer-of-mending = Prayer of Mending
    .about = Heal X wounds.
labyrinth-key = Key to the Labyrinth
    .about = Move a location card and gain 1 action point.
whispered-omen = Whispered Omen
    .about = Draw 2 cards.
rejuvenation-potion =
    { $count ->
        [one] Rejuvenation Potion
       *[other] Rejuvenation Potions
    }
    .about = Heal 4 wounds.
belt-pouch = Belt Pouch
    .about = Treasure limit +3.
plate-of-gwildor = Plate of Gwildor
    .about = +1 to counterattacks. Response, for 2 glory: each hit in this battle deals 1 wound less.
watchers-helm = Watcher's Helm
    .about = +1 to threat checks, and 1 more in quests.
sunsteel-blade = Sunsteel Blade
    .about = +1 melee, and 1 more when you attack.
staff-of-embers = Staff of Embers
    .about = +1 magic, and 1 more when you attack.
windrunner-boots = Windrunner Boots
    .about = +1 speed.
ring-of-haste = Ring of Haste
    .about = In the feats phase, for 1 glory: gain 1 action point.
asp-amulet = Asp Amulet
    .about = Against serpentkin: +2 to counterattacks, +1 to attacks.
venom-coating = Venom Coating
    .about = Attached to a treasure: your successful attacks deal 1 wound more.
cloak-of-dusk = Cloak of Dusk
    .about = +1 to counterattacks, and 2 more in dark tunnels. Trap exits and spikes do not hurt you.
draught-of-fury = Draught of Fury
    .about = Until the end of the turn: +2 to your attacks, and each hit deals 1 wound more.
mirror-shield = Mirror Shield
    .about = Response, for 1 glory: +2 to your counterattacks in this battle.
wrath-of-the-serpent-goddess = Wrath of the Serpent Goddess
    .about = At the start of a turn a roll of 4+ puts 1 token here, up to 5. Spawn cost 1 less per token, priestesses have +1 to all attacks per token.
defeat-nakari = Defeat Nakari
    .about = Defeat Nakari in her lair: you win at once.
defeat-high-priestess = Defeat the High Priestess
    .about = Defeat the High Priestess in the Holy of Holies. Reward: draw 2 cards.
challenge-the-champion = Challenge the Champion of Ilbor
    .about = Defeat the Champion of Ilbor in the Armoury of Ilbor. Reward: 3 glory.
crown-of-scales = Crown of Scales
    .about = Treasury of the Goddess, magic threat 9+: on a failure, 2 wounds. Artifact: +1 magic, +1 to counterattacks against serpentkin.
fang-of-the-first-serpent = Fang of the First Serpent
    .about = Venom Pools, speed threat 10+: on a failure, 2 wounds. Artifact: +1 to attacks, +1 melee.
whispering-brand = Whispering Brand
    .about = Until completed: -1 magic. Chapel of the Fallen, level threat 12+: on a failure, 2 peril. Reward: heal 3 wounds.
venom-in-the-blood = Venom in the Blood
    .about = Until completed: -1 melee. Serpent Archive, health threat 17+: on a failure, 1 wound. Reward: heal 5 wounds.
blood-for-the-altar = Blood for the Altar
    .about = Give 5 health in the Court of Sacrifice. Reward: 4 glory.
hidden-egg = Hidden Egg
    .about = Search 8+ in a chamber, then a speed threat 9+: on a failure, 1 wound. Reward: 2 glory, heal 2 wounds.
lost-standard = Lost Standard of Ilbor
    .about = Search 8+ in a tunnel, then a level threat 11+: on a failure, 2 peril. Reward: draw 2 cards.
free-the-captive = Free the Captive
    .about = Lead the captive from the Prison Pits to the Temple Gate. Reward: 3 glory.
undying-flame = Undying Flame
    .about = Carry the flame from the Weeping Gallery to the Holy of Holies. Reward: heal 4 wounds.
shatter-the-seal = Shatter the Seal
    .about = Hall of Coils, magic threat 10+: on a failure, 1 wound to every hero there. Reward: 3 glory.
dance-of-cobras = Dance of Cobras
    .about = Hatching Pits: roll 10+ on 2 dice. Reward: draw 3 cards.
high-priestess = High Priestess
    .about = +1 to all attacks per token of the Wrath.
champion-of-ilbor = Champion of Ilbor
    .about = He has never lost a duel.
roderick-talus = Roderick Talus
    .about = Laying on of hands. In the feats phase, for 2 glory: heal 1 wound.
    .heroic = Holy sign. +1 to counterattacks against undead.
    .epic = Shield arm. +1 melee when you counterattack.
teynin-lightstep = Teynin Lightstep
    .about = Lockpicks. Blocked exits are open to you.
    .heroic = Nimble. Trap exits do not hurt you.
    .epic = Light step. Spikes do not hurt you.
nord-fimble = Nord Fimble
    .about = False image. Response, for 1 glory: +2 to your counterattacks in this battle.
    .heroic = Blurred image. Response, for 1 glory: +1 to your counterattacks in this battle.
    .epic = Vanishing. Response, for 3 glory: one attacking monster goes back to its owner's hand.
bel-brewspirits = Bel Brewspirits
    .about = Arcane skill. Once a turn, throw a magic roll of 1 or 2 again; once a turn, for 1 glory, any magic roll.
    .heroic = Magic aptitude. Once a turn, throw a magic roll of 1 or 2 again.
    .epic = Rare ingredients. For each monster you defeat, draw 1 card.
elendus-sular = Elendus Sular
    .about = Arcane arrows. +1 when you attack in magic or speed.
    .heroic = Quick bow. +1 speed when you attack.
    .epic = Keen eyes. +1 to threat checks at exits, +1 to search rolls.
seshra-the-apostate = Seshra the Apostate
    .about = Blood of the serpent. Response, for 3 glory: an attacking serpentkin with at most 1 health becomes your minion.
    .heroic = Serpent's balance. You never fall.
    .epic = Coiled spring. While fallen, +2 to counterattacks.

# The Drowned Barrow

crypt-door = Crypt Door
    .about = Here every hero begins.
damp-corridor = Damp Corridor
    .about = The walls sweat.
root-choked-passage = Root-Choked Passage
    .about = The roots grow back by the hour.
smugglers-tunnel = Smugglers' Tunnel
    .about = Fresh footprints, and none of them leads out.
bone-lined-way = Bone-Lined Way
    .about = Not all of the bones are old.
dripping-stair = Dripping Stair
    .about = Every third step is missing.
old-mine-drift = Old Mine Drift
    .about = The props groan.
forked-way = Forked Way
    .about = Somebody has scratched out the arrow on the wall.
rat-run = Rat Run
    .about = It squeaks on all sides.
cold-gallery = Cold Gallery
    .about = Breath turns to mist here.
blind-shaft = Blind Shaft
    .about = Rusty stakes at the bottom.
flooded-crypt = Flooded Crypt
    .about = Lids float on the black water.
guard-post = Guard Post
    .about = The dice still lie on the table.
goblin-kitchen = Goblin Kitchen
    .about = Speed threat 6+: on a success, draw 1 card.
lamp-shrine = Shrine of the Lamp
    .about = Magic threat 6+: on a success, heal 1 wound.
fallen-hall = Fallen Hall
    .about = Cobwebs hold the ceiling up.
ossuary = Ossuary
    .about = The skulls are sorted by size.
smugglers-cache = Smugglers' Cache
    .about = Barrels, bales and a gagged scribe.
well-room = Well Room
    .about = The rope is new, the bucket is not.
embalmers-den = Embalmer's Den
    .about = It smells of myrrh and something else.
hollow-throne = Hollow Throne
    .about = The king has gone, his crown has not.
fungus-garden = Fungus Garden
    .about = Melee threat 4+: on a failure, lose 1 action point.
goblin-sneak =
    { $count ->
        [one] Goblin Sneak
       *[other] Goblin Sneaks
    }
    .about = A hit in speed also steals 1 glory from the hero for its owner.
giant-rat =
    { $count ->
        [one] Giant Rat
       *[other] Giant Rats
    }
    .about = +1 to all attacks for each Giant Rat that attacks in this turn, itself included.
restless-skeleton =
    { $count ->
        [one] Restless Skeleton
       *[other] Restless Skeletons
    }
    .about = It has forgotten everything but the sword.
shambling-dead =
    { $count ->
        [one] Shambling Dead
       *[other] Shambling Dead
    }
    .about = Slow, but it never stops.
crypt-spider =
    { $count ->
        [one] Crypt Spider
       *[other] Crypt Spiders
    }
    .about = A hit also makes the hero fall.
smuggler =
    { $count ->
        [one] Smuggler
       *[other] Smugglers
    }
    .about = Does not like witnesses.
barrow-hound =
    { $count ->
        [one] Barrow Hound
       *[other] Barrow Hounds
    }
    .about = Guards what is no longer there.
ghoul =
    { $count ->
        [one] Ghoul
       *[other] Ghouls
    }
    .about = A hit in melee also makes the hero fall; to stand up, the hero must overcome a melee threat 4+ as well.
smuggler-captain = Smuggler Captain
    .about = For 1 more of the hero's peril: +2 to the attack.
barrow-wight = Barrow Wight
    .about = Before the battle, a magic threat 5+: on a failure, the hero loses 1 glory.
will-o-wisp = Will-o'-Wisp
    .about = A hit also transfers the hero to an adjacent location, as its owner chooses.
swinging-blade = Swinging Blade
    .about = Springs at once at one hero. On a failure, 1 wound.
dart-wall = Dart Wall
    .about = Waits in an empty location. On a failure, 1 wound; on a success, 1 glory. It is armed again each turn.
trapdoor = Trapdoor
    .about = Waits in an empty location. On a failure, lose 1 action point and fall, with a speed threat 4+ to stand up; on a success, 1 glory.
rising-water = Rising Water
    .about = Springs at once. On a failure, 1 wound and the hero falls; on a success, 1 glory.
grave-chill = Grave Chill
    .about = -1 speed. In the feats phase its bearer may spend 1 action point to discard it and gain 1 glory.
numbing-fear = Numbing Fear
    .about = Until the end of the turn: -2 to threat checks, -1 to counterattacks.
false-trail = False Trail
    .about = Transfer the hero to a location at most 2 moves away.
settling-stones = Settling Stones
    .about = Move a location card. Every rival gains 1 peril.
pickpocket = Pickpocket
    .about = The hero loses X glory.
pack-hunger = Pack Hunger
    .about = Attached to a monster: +1 to its attacks.
warding-sign =
    { $count ->
        [one] Warding Sign
       *[other] Warding Signs
    }
    .about = Discard one attacking monster.
tame-beast = Tame Beast
    .about = One attacking beast becomes your minion.
side-step =
    { $count ->
        [one] Side Step
       *[other] Side Steps
    }
    .about = Transfer your hero to an adjacent location.
sprint =
    { $count ->
        [one] Sprint
       *[other] Sprints
    }
    .about = Gain 2 action points.
light-feet = Light Feet
    .about = +1 speed.
sword-lessons = Sword Lessons
    .about = +1 melee.
first-cantrip = First Cantrip
    .about = +1 magic.
lucky-dodge =
    { $count ->
        [one] Lucky Dodge
       *[other] Lucky Dodges
    }
    .about = Each hit in this battle deals 2 wounds less.
watchful-stance = Watchful Stance
    .about = +1 to counterattacks. Upkeep 1 glory.
steady-nerves = Steady Nerves
    .about = +1 to threat checks.
field-dressing = Field Dressing
    .about = Heal X wounds.
trackers-eye = Tracker's Eye
    .about = Move a location card and gain 1 action point.
old-map = Old Map
    .about = Draw 2 cards.
healing-draught =
    { $count ->
        [one] Healing Draught
       *[other] Healing Draughts
    }
    .about = Heal 2 wounds.
travellers-pack = Traveller's Pack
    .about = Treasure limit +2.
leather-jerkin = Leather Jerkin
    .about = +1 to counterattacks.
iron-cap = Iron Cap
    .about = +1 to threat checks.
short-sword = Short Sword
    .about = +1 melee.
hazel-wand = Hazel Wand
    .about = +1 magic.
soft-boots = Soft Boots
    .about = +1 speed in battle. Pits and spikes do not hurt you.
lucky-coin = Lucky Coin
    .about = Once a turn, for 1 glory: throw your roll of 1 or 2 again.
brass-lantern = Brass Lantern
    .about = +2 to search rolls; in dark tunnels +2 to counterattacks.
whetstone = Whetstone
    .about = Attached to a weapon: +1 melee when you attack, and your successful attacks deal 1 wound more.
round-shield = Round Shield
    .about = Response, for 1 glory: +2 to your counterattacks in this battle.
strong-cider = Strong Cider
    .about = Until the end of the turn: +2 to your attacks.
silver-charm = Silver Charm
    .about = Against undead and spirits: +2 to counterattacks.
hunt-the-wight-lord = Hunt the Wight Lord
    .about = Defeat the Wight Lord at the Hollow Throne. Reward: 2 glory.
hunt-the-rat-mother = Hunt the Rat Mother
    .about = Defeat the Rat Mother in the Rat Run. Reward: draw 1 card.
clear-the-spider-nest = Clear the Spider Nest
    .about = Defeat the Brood Spider in the Fallen Hall. Reward: 2 glory.
king-osrics-helm = King Osric's Helm
    .about = Flooded Crypt, melee threat 6+: on a failure, 1 wound. Artifact: +1 to counterattacks.
lamp-of-truth = Lamp of Truth
    .about = Shrine of the Lamp, magic threat 6+: on a failure, 2 peril. Artifact: +1 to threat checks, +1 to search rolls.
barrow-curse = Barrow Curse
    .about = Until completed: -1 melee. Ossuary, level threat 5+: on a failure, 1 peril. Reward: heal 2 wounds.
drowned-voices = Drowned Voices
    .about = Until completed: -1 magic. Flooded Crypt, health threat 9+: on a failure, 1 wound. Reward: heal 2 wounds.
coin-for-the-dead = Coin for the Dead
    .about = Give 6 glory in the Embalmer's Den. Reward: draw 1 card.
lost-miner = Lost Miner
    .about = Search 6+ in a tunnel, then a level threat 5+. Reward: 2 glory.
buried-strongbox = Buried Strongbox
    .about = Search 6+ in a chamber, then a speed threat 6+: on a failure, 1 wound. Reward: 3 glory.
lead-the-scribe-out = Lead the Scribe Out
    .about = Lead the scribe from the Smugglers' Cache to the Crypt Door. Reward: 2 glory.
bring-the-lamp-oil = Bring the Lamp Oil
    .about = Carry the oil from the Guard Post to the Shrine of the Lamp. Reward: heal 2 wounds.
climb-the-well = Climb the Well
    .about = Well Room, speed threat 7+: on a failure, 1 wound to every hero there. Reward: 2 glory.
dice-with-bones = Dice with the Bones
    .about = Fungus Garden: roll a double on 2 dice. Reward: draw 2 cards.
wight-lord = Wight Lord
    .about = His court has been dust for ages.
rat-mother = Rat Mother
    .about = As big as a calf, and with young.
brood-spider = Brood Spider
    .about = A hit also makes the hero fall.

# The Ash Forge

ash-stair = Ash Stair
    .about = Here every hero begins.
slag-channel = Slag Channel
    .about = The crust still glows in its cracks.
rail-tunnel = Rail Tunnel
    .about = The carts run by themselves.
steam-passage = Steam Passage
    .about = It hisses before it scalds.
soot-crawl = Soot Crawl
    .about = You cannot see your hand before your face.
ember-dark = Ember Dark
    .about = The only light is underfoot.
great-forge = Great Forge
    .about = The fire has burned for a thousand years.
bellows-hall = Bellows Hall
    .about = The floor breathes in and out.
mould-room = Mould Room
    .about = Moulds for things with too many arms.
quench-pools = Quench Pools
    .about = Magic threat 8+: on a success, heal 1 wound.
ash-altar = Ash Altar
    .about = Somebody has drawn letters in the ash.
overseers-cell = Overseer's Cell
    .about = The keys hang outside.
ash-cultist =
    { $count ->
        [one] Ash Cultist
       *[other] Ash Cultists
    }
    .about = +1 to all attacks for each Ash Cultist that attacks in this turn, itself included.
fire-imp =
    { $count ->
        [one] Fire Imp
       *[other] Fire Imps
    }
    .about = Laughs while it burns you.
iron-golem = Iron Golem
    .about = It was told to let nobody pass.
salamander = Salamander
    .about = A hit also takes 1 glory from the hero.
forge-troll = Forge Troll
    .about = Its hammer weighs as much as you.
smoke-wraith = Smoke Wraith
    .about = Before the battle, a magic threat 7+: on a failure, the hero falls.
magma-worm = Magma Worm
    .about = A hit in melee also makes the hero fall; to stand up, the hero must overcome a melee threat 6+ as well.
cinder-knight = Cinder Knight
    .about = For X more of the hero's peril: +X to the attack.
molten-spill = Molten Spill
    .about = Waits in an empty location. On a failure, 1 wound; on a success, 1 glory. It is armed again each turn.
hammer-fall = Hammer Fall
    .about = Springs at once at one hero. On a failure, 2 wounds; on a success, 1 glory.
soot-blindness = Soot Blindness
    .about = Until the end of the turn: -2 to threat checks, -1 to counterattacks.
grinding-gears = Grinding Gears
    .about = Move a location card. Every rival gains 1 peril.
burning-debt = Burning Debt
    .about = The hero pays 3 glory or takes 2 wounds.
spell-of-banishing = Spell of Banishing
    .about = One attacking monster goes back to its owner's hand. Draw 1 card.
tempered-parry =
    { $count ->
        [one] Tempered Parry
       *[other] Tempered Parries
    }
    .about = +2 to your counterattacks in this battle.
ember-walk = Ember Walk
    .about = Transfer your hero to a location at most 2 moves away.
smiths-arm = Smith's Arm
    .about = +1 melee.
inner-fire = Inner Fire
    .about = +1 magic, +1 to attacks. Upkeep 1 glory.
fuel-the-fire = Fuel for the Fire
    .about = Gain X action points.
master-plan = Master's Plan
    .about = Take a treasure from the discard pile to your hand.
cooling-salve =
    { $count ->
        [one] Cooling Salve
       *[other] Cooling Salves
    }
    .about = Heal 3 wounds.
dragonhide-coat = Dragonhide Coat
    .about = +1 to counterattacks; each hit of a demon deals 1 wound less.
ember-blade = Ember Blade
    .about = +1 melee. Each of your attacks that hits brings 1 glory.
smoked-lens = Smoked Lens
    .about = +1 to threat checks, +1 to search rolls.
grapnel = Grapnel
    .about = Blocked exits are open to you, pits do not hurt you.
tool-belt = Tool Belt
    .about = Treasure limit +2, +1 to threat checks of traps.
slay-the-furnace-drake = Slay the Furnace Drake
    .about = Defeat the Furnace Drake in the Great Forge. Reward: 3 glory.
hammer-of-dawn = Hammer of Dawn
    .about = Mould Room, melee threat 8+: on a failure, 1 wound. Artifact: +1 to attacks.
mark-of-ash = Mark of Ash
    .about = Until completed: -1 to counterattacks. Quench Pools, level threat 9+: on a failure, 2 peril. Reward: heal 3 wounds.
feed-the-furnace = Feed the Furnace
    .about = Give 1 treasure and 2 cards from your hand in the Great Forge. Reward: 4 glory.
hidden-vein = Hidden Vein
    .about = Search 7+ in a tunnel, then a magic threat 8+: on a failure, 1 wound. Reward: 3 glory.
save-the-apprentice = Save the Apprentice
    .about = Lead the apprentice from the Overseer's Cell to the Ash Stair. Reward: draw 2 cards.
stop-the-bellows = Stop the Bellows
    .about = Bellows Hall, speed threat 9+: on a failure, 1 wound to every hero there. Reward: 2 glory.
read-the-sparks = Read the Sparks
    .about = Ash Altar: roll 9+ on 2 dice. Reward: draw 2 cards.
furnace-drake = Furnace Drake
    .about = It was put in as a fire and grew.
