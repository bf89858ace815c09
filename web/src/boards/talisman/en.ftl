### The board of Talisman in the browser.

tal-stage-start = Start
tal-stage-move = Move
tal-stage-encounter = Encounter
tal-stage-end = End
tal-awaited =
    { $what ->
        [start] The turn begins.
        [move] Being decided: where the character goes.
        [encounter] Being decided: what is met on the space.
        [end] The turn ends.
        [fight] A fight.
       *[answer] Being decided: whether to answer with a Spell or a card.
    }
tal-you = You
tal-out = out of the game
tal-undealt = no character yet
tal-between = a new character comes next turn
tal-seat-line = { $character } · { $space }
tal-none-of-them = None of these
table-more =
    { $count ->
        [one] One more choice
       *[other] { $count } more choices
    }
tal-deeds = Also possible

## The map

tal-map = The board
tal-rings = Three Regions
tal-dungeon = Dungeon
tal-figure = { $character } of { $name }, { $space }, { $lives ->
        [one] 1 life
       *[other] { $lives } lives
    }
tal-steps =
    { $count ->
        [one] 1 step
       *[other] { $count } steps
    }{ $turn ->
        [clockwise] { " " }clockwise
        [anticlockwise] { " " }counterclockwise
       *[none] { "" }
    }
tal-place =
    { $place }, { $way ->
        [clockwise] clockwise
        [anticlockwise] counterclockwise
        [onward] onward
       *[back] back
    }
tal-move-below = Exactly so many spaces, with the arrows towards the Treasure Chamber or against them towards the Entrance. Every move ends at the Treasure Chamber.
tal-one-space = Where to? 1 space.
tal-one-space-help =
    { $why ->
        [toad] A toad hops one space and does not roll.
        [blizzard] In the Blizzard everybody goes one space and does not roll.
       *[other] You go one space and do not roll.
    } Spells and cards for the start of a turn come before the move.
tal-lying-gold = { $count } gold lies here
tal-hex-strikes = −1 life
tal-lies-here = Here: { $cards }
tal-draws =
    { $count ->
        [one] draw 1
       *[other] draw { $count }
    }
tal-exits = Where you may come out
tal-lasting = What lasts, in rounds
tal-top-adventure = Next in the Adventure deck:
tal-top-dungeon = Next in the Dungeon deck:
tal-casts = Spells being cast
tal-countered = cancelled
tal-shelf = To choose from
tal-roles = Characters

## What one does on a space

tal-here-city = three to visit
tal-here-tavern = roll a die
tal-here-village = three to visit
tal-here-chapel =
    { $alignment ->
        [evil] −1 life
       *[other] healing
    }
tal-here-graveyard =
    { $alignment ->
        [good] −1 life
       *[other] fate
    }
tal-here-forest = roll a die
tal-here-crags = roll a die
tal-here-warlocks-cave = a quest
tal-here-desert = −1 life
tal-here-temple = pray, 2 dice
tal-here-castle = heal for gold
tal-here-black-knight = 1 gold or 1 life
tal-here-chasm = roll: harm on 1–2
tal-here-guard-room = pay 2 or fight 5
tal-here-library = roll a die
tal-here-cell = roll a die
tal-here-kitchen = may roll
tal-here-hall-of-darkness = roll, move on

## Belongings

tal-objects = Objects
tal-followers = Followers
tal-spells = Spells
    .secret = only you see them
tal-no-spells = none
tal-trophies = Trophies
tal-price = { $count } gold
tal-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
tal-free = { $count } free
tal-now = now
tal-watching = You are watching.
tal-open-hand = Your things
tal-close-hand = Close
tal-can-cast = You can cast
tal-can-use = You can use
tal-belongings = Belongings of { $name }
tal-hidden-spells =
    { $count ->
        [one] 1 Spell, hidden
       *[other] { $count } Spells, hidden
    }
tal-nothing = nothing
tal-has = Has: { $things }
tal-has-trophies = Trophies: { $things }
tal-values = Strength { $strength }, Craft { $craft }, lives { $lives }, fate { $fate }, gold { $gold }, { $alignment }
tal-original = A house value: no printed one is known.
tal-state =
    { $state ->
        [toad] { $count ->
            [one] a toad for 1 turn
           *[other] a toad for { $count } turns
        }
        [missing] { $count ->
            [one] misses 1 turn
           *[other] misses { $count } turns
        }
        [enslaved] enslaved in the Temple
        [fleeing] fleeing the Dungeon
       *[quest] quest: { $quest }
    }

## The sheet

tal-alignment =
    { $side ->
        [good] good
        [evil] evil
       *[neutral] neutral
    }
tal-sheet-line = { $alignment } · { $space }
tal-of = of { $value }
tal-quest = Quest: { $quest }
tal-worth = { $count } of { $price }

## An attack

tal-fight-stage =
    { $stage ->
        [evade] who can evade decides
        [prepare] before the roll
        [rolled] the dice have fallen
       *[decided] decided
    }
tal-verdict =
    { $verdict ->
        [won] { $mine ->
            [own] Victory
            [other] Defeat
           *[none] { $winner } wins
        }
        [lost] { $mine ->
            [own] Defeat
            [other] Victory
           *[none] { $winner } wins
        }
        [evaded] Evaded
        [broken-off] The fight is broken off
       *[stand-off] A stand-off
    }
tal-may-act =
    { $count ->
        [one] may still act
       *[other] may still act
    }
tal-parts = Of it { $stat } { $base }, cards and abilities { $more }
tal-sum =
    { $die ->
        [none] no die, { $value } makes { $score }
       *[other] die { $die } plus { $value } makes { $score }
    }
tal-die = the { $face }
tal-use-die = Take the { $face }
tal-reroll = Pay 1 fate and roll the { $face } again
tal-dice = Dice: { $dice }
tal-odds = Win { $win }, stand-off { $tie }, lose { $lose }
tal-odds-win = win
tal-odds-tie = tie
tal-odds-lose = lose

## The end

tal-end-table = What became of everybody
tal-end-dead = { $name } · dead in round { $round }: { $space }
tal-end-round = Round { $round }.

## At the foot of cards

tal-foot-sword = battle +1
tal-foot-axe = battle +1
tal-foot-holy-lance = battle +1 or +3
tal-foot-runesword = battle +1
tal-foot-goblin-slayer = battle +1 or +3
tal-foot-nightblade = battle +3
tal-foot-soul-drinker = two dice
tal-foot-gauntlet-of-might = battle +2
tal-foot-crystal-of-power = psychic +2
tal-foot-oaths-of-vengeance = Dungeon +2
tal-foot-helmet = saves on 6
tal-foot-shield = saves on 5–6
tal-foot-armour = saves on 4–6
tal-foot-shield-of-faith = saves on 5–6
tal-foot-talisman = Valley pass
tal-foot-magic-belt = Strength +1
tal-foot-ring = +1 and +1
tal-foot-unicorn = +1 and +1
tal-foot-solomons-crown = Craft +2
tal-foot-maiden = Craft +2
tal-foot-holy-grail = Craft +1
tal-foot-book-of-lore = Craft +1
tal-foot-book-of-diablerie = Craft +2
tal-foot-wise-man = Craft +1
tal-foot-mule = carries 4
tal-foot-miner = carries 4
tal-foot-bag-of-holding = carries 8
tal-foot-water-bottle = Desert
tal-foot-raft = the river
tal-foot-torch = two dice below
tal-foot-guide = roll or not
tal-foot-gnome = hills, mines
tal-foot-pixie = woods
tal-foot-mercenary = 1 gold: +3
tal-foot-tunnel-fighter = +1, below +3
tal-foot-faithful-hound = fights for you
tal-foot-prince = Castle
tal-foot-princess = Castle
tal-foot-wand = one Spell always
tal-foot-cursed-by-a-hag = go to the Mystic
tal-foot-poltergeist = one space a turn

## When Spells are cast

tal-when-acquisition = your start
tal-when-alchemy = your start
tal-when-counterspell = after a Spell
tal-when-destroy-magic = start or end
tal-when-destruction = start or move
tal-when-divination = your start
tal-when-healing = any time
tal-when-hex = your start
tal-when-immobility = any start
tal-when-invisibility = any time
tal-when-mesmerism = your start
tal-when-nullify = any time
tal-when-preservation = a life is lost
tal-when-psionic-blast = before battle
tal-when-random = any time
tal-when-teleport = instead of roll
tal-when-temporal-warp = your start
tal-when-craft-spell = your start
tal-when-divine-intervention = when beaten
tal-when-finger-of-death = before battle
tal-when-magic-portal-spell = your start
tal-when-magic-shell = start or end
tal-when-restoration = a life is lost
tal-when-spell-call = after a Spell
tal-when-strength-spell = your start
tal-when-summon-storm = your turn
tal-when-temporal-vortex = your start
tal-when-twist-of-fate = fate is paid
tal-when-weakness = any time
