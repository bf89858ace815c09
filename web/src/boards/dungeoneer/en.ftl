### The board of Dungeoneer in the browser.

dgn-hero-line = { $hero } · level { $level }
dgn-level = level { $level }
dgn-phase-recovery = Recovery
dgn-phase-villainy = Villainy
dgn-phase-location = Locations
dgn-phase-feats = Feats
dgn-phase-draw = Discard
dgn-awaited =
    { $what ->
        [recovery] The hero recovers.
        [villainy] Being decided: what to play against the other heroes.
        [location] Being decided: where the new location goes.
        [feats] Being decided: what the hero does.
        [draw] Being decided: which cards go.
        [battle] A battle, stage: { $stage }.
       *[answer] Being decided: whether to answer with a card.
    }
dgn-you = You
dgn-deeds = Also possible
dgn-free-heroes = Free heroes
dgn-bane =
    { $card } on { NAME($hero) }{ $x ->
        [0] { "" }
       *[other] { " " }for { $x } peril
    }
    .act =
        Play { NAME($card) } on { NAME($hero) }{ $x ->
            [0] { "" }
           *[other] { " " }for { $x } peril
        }
dgn-bane-paid = Paid with the peril of { NAME($payer) }.
dgn-which =
    { $health ->
        [0] { "" }
       *[other] { $health } health.
    } { $bears ->
        [yes] With { $attached }.
       *[no] { "" }
    }
dgn-skill =
    { $verb ->
        [reroll] Roll again: { $skill }
        [use-x] { $skill } for { $x } glory
       *[other] { $skill }
    }
dgn-challenge =
    Attack { NAME($monster) }{ $alike ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }({ $number })
    } for 1 action point
dgn-explore = Explore
dgn-explore-note = For 1 action point: draw and lay a location

## The event

dgn-wrath = Wrath of the Goddess
dgn-wrath-now =
    { $count ->
        [0] No tokens yet: nothing is cheaper or stronger.
       *[other] Spawn cost { $count } less, priestesses attack with +{ $count }
    }
dgn-tokens = Tokens: { $count } of { $most }

## The map

dgn-map = The dungeon
dgn-place-worth = { $kind } · glory { $glory }, peril { $peril }
dgn-place = { $location }, { $kind }. Glory { $glory }, peril { $peril }.
dgn-gate =
    { $gate ->
        [trap] Trap exit { $side }
       *[blocked] Blocked exit { $side }
    }: { $stat } { $value }.
dgn-lurker = { $monster } lurks here, health { $health }.
dgn-goal = Here is what your quests ask for: { $quests }.
dgn-here = Here: { $heroes }.
dgn-away =
    { $steps ->
        [one] 1 step away
       *[other] { $steps } steps away
    }{ $chance ->
        [100] .
       *[other] , { $chance }%.
    }
dgn-figure = { $hero } ({ $name }), health { $health }
dgn-free-spot = Lay it here: { $where }
dgn-straight = as printed
dgn-turned = turned
dgn-lay-way =
    Lay { $location } { $turned ->
        [turned] turned round
       *[straight] as it is printed
    }
dgn-lay-at =
    { $south ->
        [none] { $east ->
            [none] Here
            [west] { $across } to the west
           *[east] { $across } to the east
        }
        [north] { $down } to the north{ $east ->
            [none] { "" }
            [west] , { $across } to the west
           *[east] , { $across } to the east
        }
       *[south] { $down } to the south{ $east ->
            [none] { "" }
            [west] , { $across } to the west
           *[east] , { $across } to the east
        }
    }{ $turned ->
        [turned] , turned round
       *[straight] { "" }
    }
# Around where a location would be laid: what it would be joined with, and what a wall parts it from.
dgn-laid =
    { $joined-count ->
        [0] { "" }
       *[other] Leads to: { $joined }.{ $parted-count ->
            [0] { "" }
           *[other] { " " }
        }
    }{ $parted-count ->
        [0] { "" }
       *[other] A wall to: { $parted }.
    }
# Where there is room for few letters.
dgn-short-check =
    { $check ->
        [blocked] blocked
        [trap] trap
        [spikes] spikes
        [pit] pit
       *[other] check
    } { $chance }%
# A card, on whom it is played ("none": nobody), for how much.
dgn-brief =
    { NAME($card) }{ $x ->
        [0] { "" }
       *[other] { " " }({ $x })
    }{ $hero ->
        [none] { "" }
       *[other] : { NAME($hero) }
    }
# Of the monster that one has to defeat, which attacks first.
dgn-short-hunt = it hits { $hit }%, you hit back { $back }%
dgn-short-been = nothing new
dgn-short-odds = hit { $hit }%, back { $back }%
dgn-legend = Signs
dgn-legend-blocked = blocked
dgn-legend-trap = trap
dgn-stake =
    { $check ->
        [trap] Trap: { $chance }% to pass unhurt, with { $least } or more
        [blocked] Blocked: { $chance }% to get through, with { $least } or more
       *[other] { $chance }% to make it, with { $least } or more
    }
dgn-stake-good =
    { $least ->
        [1] Any roll: you pass
        [6] A 6: you pass
       *[other] { $least } or more: you pass
    }
dgn-stake-bad =
    { $check ->
        [trap] else 1 wound
        [blocked] else 1 action point more, and you pass
        [spikes] else 1 wound
        [pit] else you fall
       *[other] else it fails
    }
dgn-points-left =
    { $count ->
        [0] No action points are left.
        [one] 1 action point is left.
       *[other] { $count } action points are left.
    }{ $fallen ->
        [yes] { " " }Your hero has fallen and must stand up first.
       *[no] { "" }
    }

## The hand

dgn-hand = Your hand
dgn-cost = { $cost } { $kind ->
        [glory] glory
       *[peril] peril
    }
dgn-when =
    { $timing ->
        [feats] Feats phase
        [villainy] Villainy phase
        [response] As a response
       *[any] At any time
    }
dgn-short = { $count } glory short
dgn-now = Now
dgn-no-cards = Your hand is empty.
dgn-watching = You watch. Hands stay hidden.
dgn-location-deck =
    Location deck: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
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

dgn-action = Action points
dgn-saved = Saved action points
dgn-saved-about = A point that you kept from your turn. It pays for striking back.
dgn-counter-only = Only for counterattacks
dgn-lies-here = Lying here
dgn-attached = Attached
dgn-discarded = discarded
discard-pile = discard pile
dgn-boons = Boons
dgn-treasures = Treasures
dgn-limits = Boons: { $boons }, treasures: { $treasures }
dgn-quests = Quests
dgn-victory-points = Victory points
dgn-victory-points-about = The first hero at level { $level } ends the match. Most victory points win: a heroic quest gives 1, an epic one 2, a legendary one 3.
dgn-quest-done = completed
dgn-common = common
dgn-check = { $stat } { $value }+ ({ $chance }%)
dgn-search = search { $value }
dgn-carried = with { $name }
dgn-found = found
dgn-wins = wins the match
dgn-banes = Banes
dgn-lair = Lair
dgn-health = Health { $health } of { $full }
dgn-fallen = fallen

## Battle

dgn-battle = Battle
dgn-stages = Stages of the battle
dgn-stage-attack = Attack
dgn-stage-response = Response
dgn-stage-attack-check = Attack check
dgn-stage-counter-check = Counter check
dgn-stage-compare = Compare
dgn-stage-challenge = Challenge
dgn-stage-lair = Lair
dgn-stage-reward = Reward
dgn-sent = Encounters that are about to begin
dgn-against = { $attacker } against { $target }
dgn-attacks = { $attacker } attacks { $target }
dgn-attack-side =
    { $own ->
        [yes] Your attack
       *[no] Attack
    }
dgn-counter-side =
    { $own ->
        [yes] Your counter
       *[no] Counterattack
    }
dgn-bonus =
    { $less ->
        [yes] penalty
       *[no] bonus
    }
dgn-sum = die { $die } + { $value } = { $total }
dgn-odds = The attack hits at { $hit }%, ties at { $tie }%, is hit back at { $back }%.
dgn-tie = tie
dgn-loses = { $name }: { $count } { NAME("wound", "", $count) }
dgn-out = Driven off
dgn-out-about = It is out of the battle: no roll and no reward.
dgn-waits = Ready to attack
dgn-which-form = In which form?
dgn-verdict-hit =
    { $attacker } { $own ->
        [yes] hit
       *[no] hits
    }. { $target }: { $count } { NAME("wound", "", $count) }.
dgn-verdict-back =
    { $target } { $own ->
        [yes] hit
       *[no] hits
    } back. { $attacker }: { $count } { NAME("wound", "", $count) }.
dgn-verdict-tie = Equal: nobody is hit.

## The end

dgn-end-table = The heroes at the end
dgn-end-round =
    { $round ->
        [one] It took 1 round.
       *[other] It took { $round } rounds.
    }
dgn-end-alive = Alive, health { $health } of { $full }
dgn-end-dead = Fell in the dungeon
dgn-end-no-quests = No quest completed
dgn-points =
    { $count ->
        [one] point
       *[other] points
    }

## Said otherwise than in the terminal, where places are found by their numbers

ask-meddle = Coming up for { NAME($hero) }: { NAME($what) }. Do you play a bane?
    .help = Any-time banes, paid with that hero's peril.
do-repel = Drive off { NAME($monster) } ({ $number })
do-tame = Make { NAME($monster) } ({ $number }) your minion
do-disarm = Disarm { NAME($trap) }
do-place =
    Lay { NAME($location) }{ $turned ->
        [turned] { " " }turned round
       *[straight] { "" }
    }
do-trap-at = Lay { NAME($trap) } in { NAME($location) }
do-transfer-to = Move { NAME($hero) } to { NAME($location) }
do-shift = Move { NAME($location) }
event-laid =
    { $you ->
        [yes] You lay
       *[no] { $seat } lays
    } { NAME($location) }.
event-shifted = { NAME($location) } moves to another spot.

## The view, told by a board that knows nothing of the game

view-phase = phase
view-active = active player
view-round = round
view-set = set
view-places = locations
view-number = number
view-location = location
view-column = column
view-turned = turned round
view-exits = exits
view-opened = opened exits
view-heroes = heroes
view-traps = traps
view-attached = attached
view-lurker = monster here
view-lurker-health = its health
view-locations-left = location cards left
view-drawn = card to be laid
view-quests-left = quests left
view-common = common quests
view-deck = adventure deck
view-discard = discard pile
view-event = event
view-wrath = wrath tokens
view-attacks = attacks
view-skills = skills
view-springing = traps about to spring
view-waiting = waiting
view-peril-cards = peril cards that came up
view-free-heroes = free heroes
view-full-health = full health
view-spare = points not for moving
view-at-exits = at exits
view-at-quests = at quests
view-sure = passes freely
view-fallen = fallen
view-at-exit = opened exit
view-known = cards all have seen
view-maps = locations to lay
view-maps-left = locations left to lay
view-boon-limit = most boons
view-treasure-limit = most treasures
view-banes = banes
view-quests = quests
view-done = completed
view-artifacts = artifacts
view-last-level = level that ends the match
view-points = victory points
view-card = card
view-type = type
view-owner = owner
view-minion = minion
view-quest = quest
view-category = category
view-carrier = carried by
view-dropped = left at
view-found = found
view-attacker = attacker
view-by = player
view-target = target
view-form = form
view-out = out of the battle
view-guard = minion in its place
view-attack = attack
view-counter = counterattack
view-value = value
view-bonus = bonus
view-total = total
view-wounds = wounds
view-open = open
view-wall = wall
view-blocked = blocked
view-feats = feats
view-villainy = villainy
view-recovery = recovery
view-draw = discard and draw
view-building = building
view-choosing = choosing heroes
view-serpent = Wrath of the Serpent Goddess

## On the stage: dice and sums are in sight

stage-overcame = { NAME($hero) } overcomes it.
stage-failed = { NAME($hero) } fails.
stage-found = { NAME($hero) } finds the goal.
stage-not-found = { NAME($hero) } searches in vain.
stage-dice = { $total } in all.
stage-rolled = The die shows { $die }.
stage-wrath = A token is added. Tokens: { $tokens }.
stage-peril-roll = Peril: { $peril }.
stage-points =
    +{ COUNT("glory-point", "", $glory) }{ $peril ->
        [0] {""}
       *[other] , +{ COUNT("peril-point", "", $peril) }
    }
stage-gained-points = +{ COUNT($what, "", $count) }
stage-lost-points = −{ COUNT($what, "", $count) }
stage-glory-gained = +{ COUNT("glory-point", "", $count) }
stage-peril-given = +{ COUNT("peril-point", "", $count) }
stage-healed = Health { $health }
stage-level = Level { $level }
stage-transferred = Now in { NAME($location) }
stage-exit-forced = An action point is lost; the exit stands open.
stage-fell = { NAME($hero) } falls.

## Where the map says it better

ask-place = Where does { NAME($location) } go?
    .help = Choose a free place on the map. The card has to join another one without a wall between, may be turned round but not sideways, and must leave the dungeon open.

## Here "more" are places on the map and other amounts

table-more =
    { $count ->
        [one] One more in the list
       *[other] { $count } more in the list
    }
