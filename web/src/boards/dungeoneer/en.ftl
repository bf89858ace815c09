### The board of Dungeoneer in the browser.

dgn-hero-line = { $hero } · level { $level }
dgn-phase-recovery = Recovery
dgn-phase-villainy = Villainy
dgn-phase-location = Locations
dgn-phase-feats = Feats
dgn-phase-draw = Discard
dgn-move-note =
    { $gate ->
        [blocked] Blocked to the { $side }: { $stat } { $value }, { $chance } %
        [trap] Trap to the { $side }: { $stat } { $value }, { $chance } %
       *[open] Open to the { $side }
    }; glory { $glory }, peril { $peril }

## The map

dgn-map = The dungeon
dgn-place = { $location }, { $kind }. Glory { $glory }, peril { $peril }.
dgn-here = Here: { $heroes }.
dgn-free-spot = Lay it here: column { $column }, row { $row }
dgn-zoom-in = Closer
dgn-zoom-out = Farther
dgn-centre = To your hero
dgn-tokens = Tokens: { $count } of { $most }

## The hand

dgn-hand = Your hand
dgn-cost = { $cost } { $kind ->
        [glory] glory
       *[peril] peril
    }
dgn-when =
    { $timing ->
        [feats] Your feats phase
        [villainy] Your villainy phase
        [response] As a response
       *[any] At any time
    }
dgn-now = Now
dgn-no-cards = Your hand is empty.
dgn-watching = You watch. Hands stay hidden.
dgn-locations-left =
    { $count ->
        [one] location
       *[other] locations
    }
dgn-cards-left =
    { $count ->
        [one] card
       *[other] cards
    }

## The hero's sheet

dgn-sheet = { $hero }
dgn-action = Action points
dgn-boons = Boons
dgn-treasures = Treasures
dgn-quests = Quests
dgn-quest-at = { $place }
dgn-quest-done = completed
dgn-banes = Banes
dgn-lair = Lair
dgn-health = Health { $health } of { $full }
dgn-fallen = fallen
dgn-empty = empty

## Battle

dgn-battle = Battle
dgn-attacks = { $attacker } attacks { $target }: { $form }
dgn-value = value { $value }
dgn-die = die { $die }
dgn-total = { $total }
dgn-not-rolled = not rolled yet
dgn-attack-side = Attack
dgn-counter-side = Counterattack
dgn-by-cards = By the cards' own values: hit { $hit } %, tie { $tie } %, hit back { $back } %
