### Dungeoneer in English. The functions NAME, COUNT and LIST are told in words.py.

game = Dungeoneer: Wrath of the Serpent Goddess
    .sentence = Build the dungeon, then feed it to your rivals.
    .about = Be a hero in the serpent temple, and the dungeon lord of all your rivals: three quests, or the goddess herself.
end-alone = You win.

goal = three quests done, or the last hero alive
    .short = three quests, or the last alive
    .about = Whoever completes three quests first wins, and so does the last hero left alive. With several sets victory points decide, and some sets end in another way, too: the rules tell which.

## Words of the rules

melee = melee
    .about = For fights in melee, and for checks that ask for it.
magic = magic
    .about = For fights in magic, and for checks that ask for it.
speed = speed
    .about = For fights in speed, for checks that ask for it, and for your action points.
level = level
health = health
glory = glory
    .about = Pays for your boons and treasures, and for skills. Comes from locations that are new to you in a turn, from rewards, and from wounds that you deal to monsters.
peril = peril
    .about = Pays for what others play against you: monsters, traps and banes. Comes from locations that are new to you in a turn, and from wounds that monsters deal.
action = action points
wound =
    { $count ->
        [one] wound
       *[other] wounds
    }
    .one = 1 wound
glory-point = glory
    .one = 1 glory
peril-point = peril
    .one = 1 peril
action-point =
    { $count ->
        [one] action point
       *[other] action points
    }
    .one = 1 action point
    .about = As many as your speed in each turn. A step, a search, exploring or a fight costs one; one that is left at the end of your turn is saved for the others' turns.
health-point = health
    .one = 1 health
new-card =
    { $count ->
        [one] card
       *[other] cards
    }
    .one = 1 card
given-boon =
    { $count ->
        [one] boon
       *[other] boons
    }
    .one = 1 boon
given-treasure =
    { $count ->
        [one] treasure
       *[other] treasures
    }
    .one = 1 treasure
new-level =
    { $count ->
        [one] level
       *[other] levels
    }
    .one = 1 level
a-fall = a fall
north = north
east = east
south = south
west = west
tunnel = tunnel
dark = dark tunnel
chamber = chamber
wild = surface location
entrance = entrance
danger = danger
spikes = spikes
pit = pit
blocked-exit = blocked exit
trap-exit = trap exit
standing-up = standing up
battle = battle
next-turn = your turn
drawing = new cards
laying = a new location
hand = hand
lair = lair
boons = boons
treasures = treasures
adventure = adventure
heroic = heroic
epic = epic
legendary = legendary
artifact = artifact
influence = influence
sacrifice = sacrifice
hunt = hunt
search = search
escort = escort
threat = threat
chance = chance
boon = boon
treasure = treasure
bane = bane
monster = monster
trap = trap

## What can be done

which-copy =
    { $copy ->
        [2] { " (the second)" }
        [3] { " (the third)" }
        [4] { " (the fourth)" }
       *[1] { "" }
    }
do-choose-hero = Play { NAME($hero) }
do-lay = Lay { NAME($location) }
do-place =
    Lay { NAME($location) } at { $column }, { $row }{ $turned ->
        [turned] , turned round
       *[straight] { "" }
    }
do-entrance = Use { NAME($location) }
do-end-phase =
    { $phase ->
        [villainy] End the villainy phase
       *[feats] End the feats phase
    }
do-pass = Pass
do-pay-upkeep = Pay the upkeep of { NAME($card) }{ which-copy }
do-discard =
    Discard { NAME($card) }{ which-copy }{ $origin ->
        [hand] { "" }
        [lair] { " " }from the lair
       *[other] { " " }from the inventory
    }
do-keep-all = Discard nothing
do-draw-from = Draw from the { NAME($deck) } deck
do-draw-none = Draw nothing
do-move = Go { NAME($side) } to { NAME($location) }
do-explore = Explore: draw and lay a location for 1 action point
do-stand-up = Stand up for 1 action point
do-lie-down = Lie down for 1 action point that is not for moving
do-dodge = Dodge the spikes for 1 action point
do-face = Make the check
do-play = Play { NAME($card) }
do-play-x = Play { NAME($card) } for { $x } glory
do-attach = Attach { NAME($card) } to { NAME($to) }{ which-copy }
do-place-card = Put { NAME($card) } in { NAME($location) }
do-use =
    Use { NAME($card, "skill") }{ which-copy }{ $number ->
        [0] { "" }
        [1] { " (second skill)" }
       *[other] { " (third skill)" }
    }
do-use-x = Use { NAME($card, "skill") }{ which-copy } for { $x } glory
do-use-on = Use { NAME($card, "skill") }{ which-copy } on { NAME($hero) }
do-bane =
    Play { NAME($card) } on { NAME($hero) }{ $payer ->
       *[other] , paid with the peril of { NAME($payer) }
    }
do-bane-x = Play { NAME($card) } on { NAME($hero) } for { $x } peril of { NAME($payer) }
do-bane-all = Play { NAME($card) } with the peril of { NAME($payer) }
do-bane-on = Attach { NAME($card) } to { NAME($to) }{ which-copy } of { NAME($hero) }
do-bane-monster = Attach { NAME($card) } to { NAME($monster) }{ which-copy } with the peril of { NAME($payer) }
do-bane-there = Put { NAME($card) } in { NAME($location) } with the peril of { NAME($payer) }
do-send =
    Send { NAME($monster) }{ which-copy }{ $origin ->
        [lair] { " " }from the lair ({ $health } health)
       *[hand] { "" }
    } against { NAME($hero) }
do-set-trap = Set { NAME($trap) } with the peril of { NAME($hero) }
do-trap-at = Lay { NAME($trap) } in { NAME($location) } ({ $number })
do-attack = Let the encounters begin
do-form = { NAME($monster) } attacks: { NAME($form) }
do-extra = Spend { $peril } more peril on { NAME($monster) }
do-no-extra = Spend no more
do-fight = Attack { NAME($hero) } for 1 action point
do-guard =
    Let { NAME($minion) }{ which-copy } counterattack { $monster ->
        [hero] the hero
       *[other] { NAME($monster) }
    } ({ $number })
do-challenge = Attack { NAME($monster) } ({ $number }) for 1 action point
do-challenge-hero = Attack { NAME($hero) } for 1 action point
do-set-minion = Set { NAME($minion) }{ which-copy } on { NAME($monster) } ({ $number }) for 1 action point
do-set-minion-on = Set { NAME($minion) }{ which-copy } on { NAME($hero) } for 1 action point
do-no-challenge = Do not strike back
do-strike = Deal the wound
do-take-escort = Take over { NAME($quest) } instead
do-to-hand = Take { NAME($monster) } back to the hand
do-to-lair = { NAME($monster) } to the lair
do-to-discard = Discard { NAME($monster) }
do-give-peril = Give 1 peril to { NAME($hero) }
do-no-peril = Give no peril
do-attempt = Attempt { NAME($quest) }
do-search = Search for { NAME($quest) } for 1 action point
do-start-escort = Start { NAME($quest) }
do-deliver = Complete { NAME($quest) }
do-drop = Give up { NAME($quest) }: leave the token here
do-pick-up = Take over { NAME($quest) }
do-transfer-to = { NAME($hero) } to { NAME($location) } ({ $number })
do-shift = Move { NAME($location) } ({ $number })
do-repel = { NAME($monster) } ({ $number })
do-tame = { NAME($monster) } ({ $number })
do-disarm = { NAME($trap) }{ which-copy }
do-recall = Take { NAME($card) }
do-give-up = Give up { NAME($card) }{ which-copy }
do-pay-off =
    Pay { $what ->
        [glory] { COUNT("glory-point", "", $count) }
        [action] { COUNT("action-point", "", $count) }
       *[health] { COUNT("health-point", "", $count) }
    }
do-suffer = Bear it
do-way = { NAME($way) }
do-reroll =
    Roll again with { NAME($card, "skill") }{ which-copy }{ $number ->
        [0] { "" }
        [1] { " (second skill)" }
       *[other] { " (third skill)" }
    }
do-keep-roll = Keep the roll

## What is asked

ask-choose-hero = Choose your hero.
    .help = Every hero has characteristics for each level, a special skill, and limits of boons and treasures.
ask-lay = Which location card do you lay?
    .help = The whole dungeon is laid before play starts. The locations of common quests come last.
ask-place = Where does { NAME($location) } go?
    .help = It must join another card without a wall between, may be turned round but not sideways, and must leave the dungeon open. Columns and rows are counted from the entrance, to the east and to the south.
ask-entrance = On which entrance does { NAME($hero) } begin?
ask-upkeep = There is not enough glory for everything. What is paid for next?
    .help = Cards whose upkeep is not paid go back to the hand.
ask-villainy = Villainy: what do you play against the others?
    .help = You are the dungeon lord. Banes at any moment; encounters are all played first and then fought out. The peril of the hero in question pays, never your own.
ask-trap-at = In which location without heroes does { NAME($trap) } wait?
ask-form = In which form does { NAME($attacker) } attack { NAME($target) }?
    .help = The defender has to counterattack in the same form.
ask-extra = Spend more of the peril of { NAME($hero) } on { NAME($monster) }?
ask-respond = { LIST($attackers) } { $attackers-count ->
        [one] attacks
       *[other] attack
    }. Your response?
    .help = Cards and abilities with timing response, or any time. What changes a roll must be played now, before the dice.
ask-ready = Coming up: { NAME($what) }. Do you do anything first?
    .help = Any-time cards and abilities, before the roll.
ask-meddle = { NAME($hero) }: { NAME($what) }. Do you play a bane?
    .help = Any-time banes, paid with that hero's peril.
ask-challenge = Do you strike back?
    .help = One attack, against one of the attackers or a hero in the location. It costs 1 action point, outside your turn the one that you saved.
ask-ambush = It is the turn of { NAME($hero) }. Do you attack a hero beside you?
    .help = Once in each turn, whoever's turn it is, a hero may start a battle for 1 action point.
ask-strike = You have hit { NAME($hero) }. Deal the wound, or take over the escort?
ask-lair = Where does { NAME($monster) } go?
    .help = An unhurt monster goes to the hand or to the lair, a wounded one to the lair or to the discard pile. A lair holds three.
ask-lair-full = The lair holds only three. Which monster goes?
ask-reward = { NAME($monster) } has dealt a wound. Who gets 1 peril?
ask-feats = Feats: what does your hero do?
    .help = Move, explore, play glory cards, attempt quests, in any order, as long as action points and glory last.
ask-dodge = Spikes. Make the check, or dodge for an action point?
ask-discard = Discard a card: from your hand, a treasure, or a monster of your lair.
ask-draw-from = From which deck do you draw?
ask-draw-glory = Draw a glory card?
ask-reward-treasure = Reward: do you play a treasure?
    .help = Alone, permanent treasures can be played only now.
ask-sacrifice = What do you give up?
ask-lose = What do you lose?
ask-over-limit = That is more than the limit allows now. What goes?
ask-recall = Which card do you take from the discard pile?
ask-transfer = Where is { NAME($hero) } transferred?
ask-shift = Which location is moved?
ask-repel = Which attacker is driven off?
ask-tame = Which monster becomes a minion?
ask-disarm = Which trap is disarmed?
ask-unless = { NAME($what) }: do you pay to be spared?
ask-way = { NAME($what) }: which?
ask-reroll = The die shows { $die } ({ NAME($stat) }). Roll again?

## What happened

event-hero =
    { $you ->
        [yes] You are
       *[no] { $seat } is
    } { NAME($hero) }.
event-personal-quest =
    { $you ->
        [yes] Your quest:
       *[no] Quest of { $seat }:
    } { NAME($quest) }.
event-common-quest = Common quest: { NAME($quest) }.
event-drew =
    { $you ->
        [yes] You draw { NAME($card) }.
       *[no] { $seat } draws a card.
    }
event-reshuffled = The discard pile becomes the new { NAME($deck) } deck.
event-turn =
    Round { $round }: { $you ->
        [yes] your turn
       *[no] turn of { $seat }
    } ({ NAME($hero) }).
event-wrath = { NAME($event) }: { $die }, a token is added. Tokens: { $tokens }.
event-no-wrath = { NAME($event) }: { $die }, no token.
event-wrath-changed = { NAME($event) }: tokens { $tokens }.
event-event-over = { NAME($event) } is over.
event-upkeep =
    { $you ->
        [yes] You pay
       *[no] { $seat } pays
    } { COUNT("glory-point", "", $count) } for { NAME($card) }.
event-taken-back = { NAME($card) } cannot be paid for and goes back to the hand.
event-drew-location =
    { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { NAME($location) }.
event-no-spot = { NAME($location) } fits nowhere and goes under the deck.
event-laid =
    { $you ->
        [yes] You lay
       *[no] { $seat } lays
    } { NAME($location) } at { $column }, { $row }.
event-lurks = { NAME($monster) } lurks in { NAME($location) }.
event-moved = { NAME($hero) } goes to { NAME($location) }.
event-transferred = { NAME($hero) } is transferred to { NAME($location) }.
event-shifted = { NAME($location) } moves to { $column }, { $row }.
event-exit-forced = { NAME($hero) } loses an action point at the { NAME($side) } exit, which stands open now.
event-points =
    { NAME($hero) } gains { COUNT("glory-point", "", $glory) }{ $peril ->
        [0] .
       *[other] { " " }and { COUNT("peril-point", "", $peril) }.
    }
event-gained-points = { NAME($hero) } gains { COUNT($what, "", $count) }.
event-lost-points = { NAME($hero) } loses { COUNT($what, "", $count) }.
event-stole-glory =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { COUNT("glory-point", "", $count) } of { NAME($hero) }.
event-overcame = { NAME($hero) } overcomes { NAME($source) }: { NAME($stat) }, die { $die }, { $total } against { $value }.
event-failed = { NAME($hero) } fails against { NAME($source) }: { NAME($stat) }, die { $die }, { $total } against { $value }.
event-rerolled = { NAME($hero) } rolls again with { NAME($card) }: { $die }.
event-rolled = { NAME($card) }: the die shows { $die }.
event-wounded = { NAME($hero) } takes { COUNT("wound", "", $count) }; health left: { $health }.
event-healed = { NAME($hero) } regains { COUNT("health-point", "", $count) }; health: { $health }.
event-defeated =
    { NAME($hero) } is defeated{ $you ->
        [yes] : you have lost your hero.
       *[no] .
    }
event-fell = { NAME($hero) } falls.
event-stood-up = { NAME($hero) } stands up.
event-dodged = { NAME($hero) } dodges the spikes.
event-saved = { NAME($hero) } saves an action point.
event-level = { NAME($hero) } is now at level { $level }.
event-band = A new stage begins: the { NAME($degree) } set.
event-played =
    { $you ->
        [yes] You play
       *[no] { $seat } plays
    } { NAME($card) }.
event-used =
    { $you ->
        [yes] You use
       *[no] { $seat } uses
    } { NAME($card, "skill") }.
event-cursed =
    { $you ->
        [yes] You play
       *[no] { $seat } plays
    } { NAME($card) } on { NAME($hero) }.
event-cursed-all =
    { $you ->
        [yes] You play
       *[no] { $seat } plays
    } { NAME($card) } with the peril of { NAME($hero) }.
event-bonus = { NAME($card, "skill") } takes effect.
event-discarded =
    { $you ->
        [yes] You discard
       *[no] { $seat } discards
    } { NAME($card) }.
event-recalled =
    { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { NAME($card) } from the discard pile.
event-paid-off =
    { NAME($hero) } pays { $what ->
        [glory] { COUNT("glory-point", "", $count) }
        [action] { COUNT("action-point", "", $count) }
       *[health] { COUNT("health-point", "", $count) }
    } to be spared.
event-sent =
    { $you ->
        [yes] You send
       *[no] { $seat } sends
    } { NAME($monster) } against { NAME($hero) }.
event-trap-set =
    { $you ->
        [yes] You set
       *[no] { $seat } sets
    } { NAME($trap) } against { NAME($hero) }.
event-trap-laid =
    { $you ->
        [yes] You lay
       *[no] { $seat } lays
    } { NAME($trap) } in { NAME($location) }.
event-trap-sprung = { NAME($trap) } springs at { NAME($hero) }.
event-disarmed = { NAME($trap) } is disarmed.
event-attacked = { NAME($attacker) } attacks { NAME($target) }: { NAME($form) }.
event-extra = { $peril } more peril of { NAME($hero) } for { NAME($monster) }.
event-guarded = { NAME($minion) } steps in to counterattack.
event-attack-roll = Attack: die { $die }, { $total } in all.
event-counter-roll = Counterattack: die { $die }, { $total } in all.
event-no-hit = Equal: nobody is hit.
event-monster-wounded = { NAME($monster) } takes { COUNT("wound", "", $count) }; health left: { $health }.
event-monster-defeated = { NAME($monster) } is defeated.
event-monster-goes =
    { NAME($monster) } { $to ->
        [to-hand] goes back to the hand.
        [to-lair] goes to the lair.
       *[to-discard] is discarded.
    }
event-repelled = { NAME($monster) } is driven off.
event-tamed =
    { NAME($monster) } is now { $you ->
        [yes] your minion.
       *[no] a minion of { $seat }.
    }
event-glory-gained = { NAME($hero) } gains { COUNT("glory-point", "", $count) } for the battle.
event-peril-given = { NAME($hero) } gets { COUNT("peril-point", "", $count) }.
event-peril-roll = Peril { $peril }: the die shows { $die }.
event-peril-card = { NAME($card) } comes from the peril deck.
event-attempt = { NAME($hero) } attempts { NAME($quest) }.
event-dice = The dice show { $dice }; { $total } in all.
event-found = { NAME($hero) } finds the goal of { NAME($quest) }: { $total } against { $value }.
event-not-found = { NAME($hero) } searches for { NAME($quest) } in vain: { $total } against { $value }.
event-completed = { NAME($hero) } completes { NAME($quest) }.
event-escort-started = { NAME($hero) } starts { NAME($quest) }.
event-picked-up = { NAME($hero) } takes over { NAME($quest) }.
event-stole-escort = { NAME($hero) } takes { NAME($quest) } away.
event-dropped = { NAME($hero) } gives up { NAME($quest) } in { NAME($location) }.
event-decided =
    { $how ->
        [quests] Three quests are completed: { LIST($winners) } wins.
        [nakari] The goddess is defeated: { LIST($winners) } wins.
        [last-hero] { LIST($winners) } is the last hero left, and wins.
        [points] The highest level is reached: most victory points for { LIST($winners) }.
        [returned] { LIST($winners) } is back at the entrance, and wins.
        [lost] No hero is left.
       *[too-long] { $winners-count ->
            [0] Time is up: the match is lost.
            [one] Time is up: { LIST($winners) } has done the most.
           *[other] Time is up: { LIST($winners) } have done the most.
        }
    }

## What may come of it

forecast-exit =
    { $gate ->
        [blocked] blocked to the { NAME($side) }: { NAME($stat) } { $value }+, { $chance }%, else an action point
        [trap] trap to the { NAME($side) }: { NAME($stat) } { $value }+, { $chance }%, else a wound
       *[open] open to the { NAME($side) }
    }
forecast-points = glory { $glory }, peril { $peril }
forecast-been-there = no points: you have been there in this turn
forecast-check =
    { $kind ->
        [spikes] spikes: { NAME($stat) } { $value }+, { $chance }%, else a wound
        [pit] pit: { NAME($stat) } { $value }+, { $chance }%, else you fall
        [location] the place asks for { NAME($stat) } { $value }+, { $chance }%
        [standing-up] you get up with { NAME($stat) } { $value }+, { $chance }%
       *[other] { NAME($stat) } { $value }+ ({ $chance }%)
    }
forecast-given = you give up { LIST($what) }
forecast-price = for { LIST($what, "acc") }
forecast-brings =
    { $result ->
        [success] a success brings
       *[failure] a failure brings
    } { LIST($what, "acc") }
forecast-takes =
    { $result ->
        [success] a success takes
       *[failure] a failure takes
    } { LIST($what, "acc") }
forecast-danger = traps are harder by { $by } here
forecast-quest-here = place of the quest { LIST($what) }
forecast-waits = waiting there: { LIST($what) }
forecast-trap = { NAME($hero) } falls for it at { $chance }%
forecast-search = search { $value }+ ({ $chance }%)
forecast-dice = succeeds at { $chance }%
forecast-hunt = { NAME($monster) } attacks first: hits at { $hit }%, is hit back at { $back }%
forecast-strike = best in { NAME($form) }: hits at { $hit }%, is hit back at { $back }%
forecast-form = { $attack } against { $counter }: hits at { $hit }%, is hit back at { $back }%
forecast-wounds =
    wounds on average: { $whole }.{ $tenth }{ $defeat ->
        [0] { "" }
       *[other] ; defeat at { $defeat }%
    }

## Why a hint is as it is

why-quests = { $whole }.{ $part } quests more
why-health = { $whole }.{ $part } lives more
why-glory = { $whole }.{ $part } glory more
why-peril = { $whole }.{ $part } peril less
why-gear = better gear in play
why-goal = a better way to the next quest

## Why not

refusal-not-now = Something else is asked now.
refusal-other-phase =
    { $phase ->
        [villainy] That is done in your villainy phase.
       *[feats] That is done in your feats phase.
    }
refusal-fallen = Your hero has fallen: action points are only for standing up.
refusal-no-action = You have no action points left for that.
refusal-nothing-there = No location lies there.
refusal-wall = There is a wall in the way.
refusal-no-locations = All location cards are on the table.
refusal-not-fallen = Your hero stands.
refusal-not-your-quest = { NAME($quest) } is not your quest.
refusal-not-here = { NAME($quest) } cannot be attempted in this location.
refusal-not-found-yet = The goal of { NAME($quest) } has not been found in this turn.
refusal-cannot-give = You do not have what { NAME($quest) } asks for.
refusal-has-fought = You have already started a battle in this turn.
refusal-not-together = { NAME($hero) } is not in this location.
refusal-not-in-hand = { NAME($card) } is not in your hand.
refusal-not-in-lair = { NAME($card) } is not in your lair.
refusal-not-a-rival = { NAME($card) } is played against an opponent.
refusal-only-response = { NAME($card) } is only for the response stage of a battle.
refusal-too-dear = You do not have enough glory for { NAME($card) }.
refusal-legendary = { NAME($card) } is legendary: that takes level 7.
refusal-same-kind = You already have a treasure of the same kind as { NAME($card) }.
refusal-inventory-full = There is no room in the inventory for { NAME($card) }.
refusal-no-use = { NAME($card) } could do nothing now.
refusal-encounters-over = The encounters of this phase have been played: { NAME($card) } has to wait.
refusal-no-peril = { NAME($payer) } has too little peril for { NAME($card) }.
refusal-own-peril = Nobody can spend their own peril.
refusal-no-such-spot = The card does not fit there: it must join the others and leave the dungeon open.
refusal-attempt-cost = An attempt at { NAME($quest) } takes { COUNT("action-point", "", $count) } now.
refusal-cannot-be-lifted = That location cannot be moved: another one would lose its way to the entrance.
refusal-cannot-pay-off = You cannot pay that.
refusal-ends-elsewhere = { NAME($quest) } is not completed in this location.
refusal-extra-too-dear = There is not so much peril to spend.
refusal-first-the-encounters = The encounters that you have played come first.
refusal-found-already = The goal of { NAME($quest) } has been found: now attempt it.
refusal-guarded = A minion already meets that attack.
refusal-has-lain-down = Your hero has already lain down in this turn.
refusal-has-no-escort = That hero does not have the token of { NAME($quest) }.
refusal-hero-taken = { NAME($hero) } cannot be chosen any more.
refusal-is-escort = { NAME($quest) } is an escort: it is started in its first location and completed in the second.
refusal-is-unhurt = A monster without a wound goes to the hand or to the lair.
refusal-is-wounded = A wounded monster cannot go back to the hand.
refusal-just-alike = There is another one just like it: choose that.
refusal-has-attacked = She has attacked in this turn already: { NAME($quest) } can be tried in your next one.
refusal-lies-already = Your hero lies already.
refusal-minion-used = { NAME($card) } has already fought in this turn.
refusal-must-discard = With cards in hand you must discard one card.
refusal-no-free-place = { NAME($card) } needs a location without heroes.
refusal-no-limit = Lying down for a point is part of the Movement Limit variant.
refusal-no-longer-there = That attacker is not there.
refusal-no-minion = You have no such minion.
refusal-no-search = { NAME($quest) } needs no search.
refusal-no-such-deck = There is nothing to draw there.
refusal-no-token-here = The token of { NAME($quest) } does not lie here.
refusal-no-upkeep = No upkeep can be paid for { NAME($card) } now.
refusal-not-a-target = { NAME($card) } cannot be used on { NAME($hero) } now.
refusal-not-to-choose = That is not among what can be chosen here.
refusal-not-attacking = No such attack can be met by a minion.
refusal-not-carried = You do not have the token of { NAME($quest) }.
refusal-not-free = The trap is laid in a location without heroes.
refusal-not-its-form = The attacker cannot attack in that form.
refusal-not-playing = Nobody plays that hero.
refusal-not-prepared = You have nothing of { NAME($card) } to use.
refusal-not-to-lay = { NAME($location) } cannot be laid now.
refusal-nothing-sent = No encounter has been played yet.
refusal-nothing-to-attach-to = There is nothing that { NAME($card) } can be attached to.
refusal-only-after-roll = { NAME($card) } is for a roll that has just been made.
refusal-only-treasures = As the reward of a battle only treasures that stay can be played.
refusal-other-roll = { NAME($card) } is not for a roll like this.
refusal-other-target = Now it is only about the hero to whom something happens.
refusal-other-way = { NAME($card) } is played in another way.
refusal-pays-itself = The hero against whom { NAME($card) } is played pays for it.
refusal-solo-boon = Alone, { NAME($card) } is played at the entrance.
refusal-solo-treasure = Alone, { NAME($card) } is played as the reward of a battle.
refusal-starts-elsewhere = { NAME($quest) } does not start in this location.
refusal-taken-up-before = Your hero has already picked up the token of { NAME($quest) } in this turn.
refusal-under-way = { NAME($quest) } is under way already.
refusal-used-up = { NAME($card) } has already been used in this turn.

## How it ended

note-defeated = defeated

## Set-up

setup-sets = Sets
    .serpent = Wrath of the Serpent Goddess, levels 7 to 10
    .heroic = heroic, levels 1 to 3
    .epic = epic, levels 4 to 6
    .heroic-serpent = heroic and legendary
    .heroic-epic-serpent = heroic, epic and legendary
setup-decks = Adventure cards
    .one = one deck
    .split = a glory deck and a peril deck
setup-heroes = Heroes
    .deal = dealt at random
    .choose = chosen in turn (Hero Choice)
setup-blank_spots = The dungeon
    .drawn = grows during play
    .none = is laid out at the start (No Blank Spots)
setup-death = A defeated hero
    .final = is out of the game
    .resurrection = is replaced by another (Resurrection)
setup-discard = At the end of a turn a card
    .must = must be discarded
    .may = may be discarded (Optional Discard)
setup-placement = A location is laid by
    .own = whoever draws it
    .unbiased = a player whose quests it does not serve (Unbiased Placement)
setup-quests = Quests
    .personal = two personal ones each, and a common one
    .common = all common, two at a time (Nothing Personal)
setup-movement = Action points
    .speed = as many as the speed
    .limit = always three (Movement Limit)
setup-spikes = Spikes
    .check = a check
    .dodge = a check, or an action point (Dodging Spikes)
setup-solo = Alone
    .plain = monsters are discarded
    .harder = the lair is used, and more dice are rolled
setup-goddess = Alone, defeating Nakari
    .counts = is one of the three quests
    .wins = wins at once
setup-staying = Alone, staying in a location
    .safe = brings its glory and no dice
    .dice = brings dice for its peril too
setup-rounds = Rounds at most

## The table in a terminal

board-title =
    round { $round }, { $you ->
        [yes] your turn
       *[no] turn of { $seat }
    }, { $phase ->
        [recovery] recovery
        [villainy] villainy
        [location] locations
        [feats] feats
       *[draw] discard and draw
    }
board-choosing = choosing heroes
board-building = building the dungeon
board-dealing = drawing first hands
board-wrath = { NAME($event) }: tokens { $tokens } of { $most }.
board-short-melee = me
board-short-magic = ma
board-short-speed = sp
board-short-level = lv
board-short-health = hp
board-short-tunnel = tun
board-short-dark = dark
board-short-chamber = cham
board-short-wild = wild
board-legend-points = 1/2 glory/peril
board-legend-open = gap: open exit
board-legend-blocked = { $sign } blocked exit
board-legend-trap = { $sign } trap exit
board-legend-spikes = { $sign } spikes
board-legend-pit = { $sign } pit
board-legend-danger = { $sign } danger
board-legend-snare = { $sign } trap card
board-legend-attached = { $sign } attached card
board-legend-lurker = { $sign } monster waiting there, with its health
board-legend-token = { $sign } escort to be taken over
board-legend-goal = { $sign } place of your quest or a common one
board-legend-forms = me melee, ma magic, sp speed
board-beyond = Not in the picture (v lists every location): { $locations }.
board-to-lay = To be laid (as drawn and turned round):
board-maps = Your location cards:
board-level = Lv
board-health = HP
board-glory = Glory
board-peril = Peril
board-action = AP
board-melee = me
board-magic = ma
board-speed = sp
board-cards = Hand
board-done = Done
board-hero = Hero
board-player = Player
board-points = Points
board-goal = The first hero at level { $level } ends the match; most victory points win (in brackets beside the quests).
board-quests = Quests
board-heading-level = Level
board-fallen = fallen
board-defeated = defeated
board-boons = Boons
board-treasures = Treas
board-no-hero = no hero yet
board-inventory = { $count } of { $limit }
board-banes = Banes
board-known = In hand, seen by all
board-minion = minion
board-artifacts = Artifacts
board-hand = Your hand
board-empty-hand = Your hand is empty.
board-cost-glory = { $cost } glory
board-cost-peril = { $cost } peril
board-when-feats = feats phase
board-when-villainy = villainy phase
board-when-response = response
board-when-any = any time
board-health-is = health { $health }
board-defends-only = (only defends)
board-your-quest = Yours
board-common-quest = Common
board-quest-found = found in this turn
board-quest-carried = with { NAME($hero) }
board-quest-dropped = left in { NAME($location) }
board-battle = Encounters
board-attack = { $attacker } against { $target }
board-form = { $form } { $attack } against { $counter }
board-out = out of the fight
board-springing = Trap about to spring against { $target }
board-waiting = Waiting for a monster
board-left = Still to come: locations { $locations }, quests { $quests }, cards { $cards }.
board-discard = Discarded: { $cards }.
board-dungeoneer = Dungeoneer
board-skills = Skills, and cards in play
board-rivals-quests = Quests of the others
board-locations = Locations by column and row
board-place-points = glory { $glory }, peril { $peril }
board-place-here = here: { $heroes }
board-exit-open = open
board-exit-wall = wall
board-exit-blocked = blocked, { $threat }
board-exit-trap = trap, { $threat }
board-exit-forced = blocked, stands open

group-move = Move
group-quests = Quests
group-battle = Battle
group-cards = Cards
group-skills = Abilities
group-end = No more

## The pack

# What quests of every set end with
-homeward = Completing it, unless you play alone, brings you 4 peril and takes you to the nearest entrance.
-homecoming = Completing it, unless you play alone, heals 3 wounds, brings you 4 peril and takes you to the nearest entrance.

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
ooze = ooze
keg = keg
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
    .about = Speed threat 8+: on a failure, 1 wound.
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
    .about = Waits in her lair and attacks whoever enters, once in a turn; stays until she is defeated. A hit in melee also makes the hero fall, one in magic takes 2 glory.
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
    .about = A hit also makes the hero fall; to stand up, the hero must overcome a level threat 11+ as well.
creeping-spawn =
    { $count ->
        [one] Creeping Spawn
       *[other] Creeping Spawn
    }
    .about = A hit also brings the hero 1 peril.
winged-spawn = Winged Spawn
    .about = A hit also makes the hero lose a card from the hand, at random.
two-headed-spawn =
    { $count ->
        [one] Two-Headed Spawn
       *[other] Two-Headed Spawn
    }
    .about = One head bites, the other spits.
priestess-of-the-fang = Priestess of the Fang
    .about = A hit in melee also takes 1 glory from the hero.
priestess-of-the-coil = Priestess of the Coil
    .about = A hit also brings the hero 2 peril.
priestess-of-venom = Priestess of Venom
    .about = Her whisper kills more surely than her dagger.
fallen-commander = Fallen Commander
    .about = A hit in melee also takes 2 glory from the hero. For X more of the hero's peril: +X to the attack.
    .with-x = A hit in melee also takes 2 glory from the hero. For { $x } more of the hero's peril: +{ $x } to the attack.
gorgon = Gorgon
    .about = Before the battle, a magic threat 9+: on a failure the hero falls, and to stand up must overcome a level threat 10+ as well. A hit in magic also makes the hero fall.
temple-cobra = Temple Cobra
    .about = After a hit the hero has -2 to counterattacks until the end of the turn. For 2 more of the hero's peril: 1 wound more if the attack hits.
naga-enchantress = Naga Enchantress
    .about = A hit also steals 2 glory from the hero for her owner.
acid-flow = Acid Flow
    .about = Waits in an empty location. On a failure, 1 wound; on a success, 2 glory. It is armed again each turn.
falling-vault = Falling Vault
    .about = Springs at once. On a failure, 1 wound and the hero falls; to stand up, the hero must overcome a level threat 11+ as well.
binding-rune = Binding Rune
    .about = Waits in an empty location. On a failure, 1 wound and 2 action points lost; on a success, draw 1 card.
nest-of-vipers = Nest of Vipers
    .about = Springs at once at one hero. On a failure, 1 wound and the hero falls; on a success, 1 glory.
heavy-coils =
    { $count ->
        [one] Heavy Coils
       *[other] Heavy Coils
    }
    .about = -1 speed. In the feats phase its bearer may spend 2 action points to discard it and gain 1 glory.
clouded-mind = Clouded Mind
    .about = Until the end of the turn: -2 to threat checks, -1 to counterattacks.
turning-temple = Turning Temple
    .about = Move a location card. Every rival gains 1 peril.
lost-way =
    { $count ->
        [one] Lost Way
       *[other] Lost Ways
    }
    .about = Transfer the hero to a location at most 3 moves away.
goddess-tithe = Tithe of the Goddess
    .about = The hero loses X glory.
    .with-x = The hero loses { $x } glory.
tainted-ground = Tainted Ground
    .about = Attached to a location: whoever enters in their own turn faces a speed threat 8+: on a failure, 1 wound.
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
    .about = Gain 1 action point.
serpents-grace = Serpent's Grace
    .about = +1 speed in battle and in threat checks.
blade-oath = Oath of the Blade
    .about = +1 melee. Each monster you defeat brings 1 glory more.
third-eye = Third Eye
    .about = +1 magic, +1 to search rolls.
stone-stance = Stone Stance
    .about = +2 to your counterattacks in this battle.
vigil-of-ilbor = Vigil of Ilbor
    .about = +1 to counterattacks, and 1 more against knights. Upkeep 1 glory.
trapwise = Trap Sense
    .about = +1 to threat checks, and 2 more against traps. For 1 action point, disarm a trap in your location and gain 1 glory.
prayer-of-mending = Prayer of Mending
    .about = Heal X wounds.
    .with-x = Heal { COUNT("wound", "", $x) }.
burning-will = Burning Will
    .about = +X to your quest rolls until the end of the turn.
    .with-x = +{ $x } to your quest rolls until the end of the turn.
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
    .about = +1 speed in battle and in threat checks. Pits do not make you fall.
ring-of-haste = Ring of Haste
    .about = In the feats phase, for 2 glory: gain 1 action point.
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
    .about = Defeat Nakari in her lair: you win at once. Alone it is one of your three quests, unless you agreed otherwise.
defeat-high-priestess = Defeat the High Priestess
    .about = Holy of Holies: defeat the High Priestess. Reward: draw 2 cards.
challenge-the-champion = Challenge the Champion of Ilbor
    .about = Armoury of Ilbor, 2 action points: defeat the Champion of Ilbor. Reward: 3 glory.
crown-of-scales = Crown of Scales
    .about = Treasury of the Goddess, magic threat 10+: on a failure, 2 wounds, lose 1 action point. Artifact: +1 magic, +1 to counterattacks against serpentkin. { -homeward }
fang-of-the-first-serpent = Fang of the First Serpent
    .about = Venom Pools, speed threat 10+: on a failure, 2 wounds, you fall, lose 1 action point. Artifact: +1 to attacks, +1 melee.
whispering-brand = Whispering Brand
    .about = Until completed: -1 magic. Chapel of the Fallen, level threat 13+: on a failure, 4 peril, lose 1 action point, you fall. Reward: heal 3 wounds.
venom-in-the-blood = Venom in the Blood
    .about = Until completed: -1 melee. Serpent Archive, health threat 21+: on a failure, 2 wounds. Reward: heal 5 wounds.
blood-for-the-altar = Blood for the Altar
    .about = Court of Sacrifice: give 7 health and 2 cards from your hand. Reward: 4 glory.
hidden-egg = Hidden Egg
    .about = Search 9+ in a chamber, then a speed threat 10+: on a failure, 2 wounds, you fall. Reward: 2 glory, heal 2 wounds.
lost-standard = Lost Standard of Ilbor
    .about = Search 8+ in a tunnel, then a level threat 13+: on a failure, 4 peril, lose 2 action points. Reward: draw 2 cards.
free-the-captive = Free the Captive
    .about = Lead the captive from the Prison Pits to the Viewing Room. Reward: 3 glory. { -homeward }
undying-flame = Undying Flame
    .about = Carry the flame from the Chapel of the Fallen to the Holy of Holies. Reward: heal 3 wounds. { -homeward }
shatter-the-seal = Shatter the Seal
    .about = Hall of Coils, level threat 13+: on a failure, 2 wounds to every hero there, every hero there falls and loses 1 action point. Reward: 3 glory.
dance-of-cobras = Dance of Cobras
    .about = Hatching Pits: roll 10+ on 2 dice; on a failure, 2 wounds, you fall, lose 1 action point. Reward: draw 3 cards.
high-priestess = High Priestess
    .about = +1 to all attacks per token of the Wrath.
champion-of-ilbor = Champion of Ilbor
    .about = He has never lost a duel.
roderick-talus = Roderick Talus
    .skill = Roderick Talus' skill
    .about = Laying on of hands. In the feats phase, for 2 glory: heal 1 wound.
    .heroic = Holy sign. +1 to counterattacks against undead.
    .epic = Shield arm. +1 melee when you counterattack.
teynin-lightstep = Teynin Lightstep
    .skill = Teynin Lightstep's skill
    .about = Lockpicks. Blocked exits are open to you.
    .heroic = Nimble. Trap exits do not hurt you.
    .epic = Light step. Spikes and trap cards do not hurt you.
nord-fimble = Nord Fimble
    .skill = Nord Fimble's skill
    .about = False image. Response, for 1 glory: +2 to your counterattacks in this battle.
    .heroic = Blurred image. Response, for 1 glory: +1 to your counterattacks in this battle.
    .epic = Vanishing. Response, for 2 glory: one attacking monster goes back to its owner's hand.
bel-brewspirits = Bel Brewspirits
    .skill = Bel Brewspirits' skill
    .about = Arcane skill. In battle, throw a magic roll of 1 or 2 again. For 1 glory, throw any magic roll again.
    .heroic = Tinctures. In the feats phase, for 2 glory: heal 1 wound.
    .epic = Rare ingredients. For each monster you defeat, draw 1 card and gain 1 glory.
elendus-sular = Elendus Sular
    .skill = Elendus Sular's skill
    .about = Arcane arrows. +1 when you attack in magic.
    .heroic = Quick bow. +1 speed in battle.
    .epic = Keen eyes. +1 to threat checks at exits.
seshra-the-apostate = Seshra the Apostate
    .skill = Seshra the Apostate's skill
    .about = Blood of the serpent. Response, for 3 glory: an attacking serpentkin with at most 1 health becomes your minion.
    .heroic = Serpent's balance. Pits and spikes do not hurt you.
    .epic = Coiled spring. While fallen, +1 to counterattacks.

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
    .about = A hit also makes the hero fall.
shambling-dead =
    { $count ->
        [one] Shambling Dead
       *[other] Shambling Dead
    }
    .about = A hit also brings the hero 1 peril.
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
    .about = Before the battle, a magic threat 5+: on a failure, the hero loses 1 glory. A hit also makes the hero lose a card from the hand.
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
grave-chill =
    { $count ->
        [one] Grave Chill
       *[other] Grave Chills
    }
    .about = -1 to counterattacks. In the feats phase its bearer may spend 2 glory to discard it and draw 1 card.
numbing-fear = Numbing Fear
    .about = The hero faces a level threat 6+: on a failure, the hero falls.
false-trail = False Trail
    .about = Transfer the hero to a tunnel at most 4 moves away.
settling-stones = Settling Stones
    .about = Every rival faces a speed threat 6+: on a failure, 1 wound.
pickpocket = Pickpocket
    .about = Take 2 glory from the hero.
pack-hunger = Pack Hunger
    .about = Attached to a monster: +1 to its attacks.
warding-sign =
    { $count ->
        [one] Warding Sign
       *[other] Warding Signs
    }
    .about = Discard one attacking undead.
tame-beast = Tame Beast
    .about = One attacking beast becomes your minion.
side-step =
    { $count ->
        [one] Side Step
       *[other] Side Steps
    }
    .about = +3 speed in this battle.
sprint =
    { $count ->
        [one] Sprint
       *[other] Sprints
    }
    .about = Gain 2 action points and 1 peril.
light-feet = Light Feet
    .about = +1 speed.
sword-lessons = Sword Lessons
    .about = +1 melee.
first-cantrip = First Cantrip
    .about = +1 magic.
lucky-dodge = Lucky Dodge
    .about = Each hit in this battle deals 2 wounds less.
watchful-stance = Watchful Stance
    .about = +1 to counterattacks. Upkeep 1 glory.
steady-nerves = Steady Nerves
    .about = +1 to threat checks.
field-dressing = Field Dressing
    .about = Every hero in your location heals 2 wounds.
trackers-eye = Tracker's Eye
    .about = Until the end of the turn: +2 to threat checks, +2 to search rolls.
old-map = Old Map
    .about = Move a location card. Draw 1 card.
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
short-sword =
    { $count ->
        [one] Short Sword
       *[other] Short Swords
    }
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
    .about = +2 melee when you counterattack.
strong-cider = Strong Cider
    .about = Until the end of the turn: +2 to your attacks.
silver-charm = Silver Charm
    .about = Against undead and spirits: +2 to counterattacks.
hunt-the-wight-lord = Hunt the Wight Lord
    .about = Hollow Throne: defeat the Wight Lord. Reward: 2 glory.
hunt-the-rat-mother = Hunt the Rat Mother
    .about = Rat Run: defeat the Rat Mother. Reward: draw 1 card.
clear-the-spider-nest = Clear the Spider Nest
    .about = Fallen Hall: defeat the Brood Spider. Reward: 2 glory.
king-osrics-helm = King Osric's Helm
    .about = Flooded Crypt, melee threat 7+: on a failure, 1 wound, lose 1 action point. Artifact: +1 to counterattacks.
lamp-of-truth = Lamp of Truth
    .about = Shrine of the Lamp, magic threat 8+: on a failure, 2 peril, you fall. Artifact: +1 to threat checks, +1 to search rolls. { -homecoming }
barrow-curse = Barrow Curse
    .about = Until completed: -1 melee. Ossuary, level threat 7+: on a failure, 2 peril, lose 1 action point, you fall. Reward: heal 2 wounds.
drowned-voices = Drowned Voices
    .about = Until completed: -1 magic. Flooded Crypt, health threat 10+: on a failure, 1 wound. Reward: heal 2 wounds.
coin-for-the-dead = Coin for the Dead
    .about = Embalmer's Den: give 6 glory. Reward: draw 1 card.
lost-miner = Lost Miner
    .about = Search 8+ in a tunnel, then a level threat 7+: on a failure, 2 peril, lose 1 action point. Reward: 2 glory.
buried-strongbox = Buried Strongbox
    .about = Search 8+ in a chamber, then a speed threat 9+: on a failure, 1 wound. Reward: 3 glory. { -homecoming }
lead-the-scribe-out = Lead the Scribe Out
    .about = Lead the scribe from the Smugglers' Cache to the Hollow Throne. Reward: 2 glory. { -homecoming }
bring-the-lamp-oil = Bring the Lamp Oil
    .about = Carry the oil from the Guard Post to the Shrine of the Lamp. Reward: heal 2 wounds.
climb-the-well = Climb the Well
    .about = Well Room, speed threat 9+: on a failure, 1 wound to every hero there. Reward: 2 glory.
dice-with-bones = Dice with the Bones
    .about = Fungus Garden, 1 action point: roll 10+ on 2 dice; on a failure, 1 peril. Reward: draw 2 cards.
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
cooled-vein = Cooled Vein
    .about = The ore ran here once, like water.
haulers-way = Haulers' Way
    .about = A thousand boots have worn the floor.
clinker-run = Clinker Run
    .about = It crunches, and something crunches back.
vent-shaft = Vent Shaft
    .about = The wind blows down, never up.
chimney = Great Chimney
    .about = It joins the dungeon and the surface.
ore-lift = Ore Lift
    .about = It joins the dungeon and the surface.
goat-track = Goat Track
    .about = Surface. No goats any more.
burnt-pasture = Burnt Pasture
    .about = Surface. The air is clean here.
watch-ruin = Ruined Watch
    .about = Surface. From here one sees three kingdoms.
scree-slope = Scree Slope
    .about = Surface. Every step starts a small avalanche.
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
    .about = A hit in speed also brings the hero 1 peril.
iron-golem = Iron Golem
    .about = A hit also makes the hero fall.
salamander = Salamander
    .about = A hit also takes 1 glory from the hero.
forge-troll = Forge Troll
    .about = Its hammer weighs as much as you.
smoke-wraith = Smoke Wraith
    .about = Before the battle, a magic threat 7+: on a failure, the hero falls.
magma-worm = Magma Worm
    .about = A hit in melee also makes the hero fall; to stand up, the hero must overcome a melee threat 6+ as well.
cinder-knight = Cinder Knight
    .about = A hit in magic also takes 1 glory from the hero. For X more of the hero's peril: +X to the attack.
    .with-x = A hit in magic also takes 1 glory from the hero. For { $x } more of the hero's peril: +{ $x } to the attack.
molten-spill = Molten Spill
    .about = Waits in an empty location. On a failure, 1 wound; on a success, 1 glory. It is armed again each turn.
hammer-fall = Hammer Fall
    .about = Springs at once at one hero. On a failure, 1 wound and the hero falls; on a success, 1 glory.
soot-blindness = Soot Blindness
    .about = Until the end of the turn: -2 speed in battle and in checks.
grinding-gears = Grinding Gears
    .about = Move a location card. Every rival loses 1 glory.
burning-debt = Burning Debt
    .about = The hero pays 3 glory or takes 2 wounds.
spell-of-banishing = Spell of Banishing
    .about = One attacking monster goes back to its owner's hand. Draw 1 card.
tempered-parry =
    { $count ->
        [one] Tempered Parry
       *[other] Tempered Parries
    }
    .about = +3 melee in this battle.
ember-walk = Ember Walk
    .about = Transfer your hero to a location at most 2 moves away.
smiths-arm = Smith's Arm
    .about = +1 melee when you attack, and each hit of yours deals 1 wound more.
inner-fire = Inner Fire
    .about = +1 magic, +1 to attacks. Upkeep 1 glory.
fuel-the-fire = Fuel for the Fire
    .about = Gain X action points.
    .with-x = Gain { COUNT("action-point", "", $x) }.
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
coal-hound = Coal Hound
    .about = A hit also brings the hero 1 peril.
bellows-ghoul = Bellows Ghoul
    .about = A hit also makes the hero lose a card from the hand, at random.
spark-sprite = Spark Sprite
    .about = After a hit the hero has -1 to counterattacks until the end of the turn.
chain-warden = Chain Warden
    .about = A hit in speed also drags the hero to an adjacent location.
obsidian-sentinel = Obsidian Sentinel
    .about = It was told to wait, and it did.
cinder-witch = Cinder Witch
    .about = A hit also takes 1 glory from the hero for the one who sent her.
scorched-bear = Scorched Bear
    .about = +1 to its attacks for each wound it has.
slag-ooze = Slag Ooze
    .about = A hit also eats a treasure of the hero.
scalding-vent = Scalding Vent
    .about = Waits in an empty location. On a failure, 1 wound and 1 glory less; on a success, draw 1 card.
weighted-floor = Weighted Floor
    .about = Springs at once. On a failure, 2 peril and the hero falls, with a speed threat 7+ to stand up; on a success, 1 glory.
molten-shackles = Molten Shackles
    .about = -2 to attacks. In the feats phase its bearer may spend 1 action point to discard it and lose 1 peril.
shaking-ground = Shaking Ground
    .about = Every rival faces a speed threat 8+: on a failure, the hero falls.
brittle-steel = Brittle Steel
    .about = Attached to a treasure of a rival: its owner has -1 to counterattacks.
fanned-flames = Fanned Flames
    .about = Attached to a monster: each hit of its attacks deals 1 wound more.
ember-brand = Ember Brand
    .about = Until the end of the turn: -2 in quests, -1 to attacks.
anvil-stance = Anvil Stance
    .about = +1 to counterattacks. Pits do not make you fall.
hammer-rhythm = Hammer Rhythm
    .about = +1 to attacks. For each monster you defeat, heal 1 wound.
fire-in-the-blood = Fire in the Blood
    .about = Whenever you are wounded, gain 1 glory.
miners-nose = Miner's Nose
    .about = +2 to search rolls, +2 to checks of traps, +1 to checks of hazards.
sudden-flare = Sudden Flare
    .about = In this battle: +1 to your counterattacks, and each hit deals 1 wound less.
quick-temper = Quick Temper
    .about = +3 to your next attack.
oath-of-iron = Oath of Iron
    .about = +1 melee, +1 to counterattacks against constructs.
borrowed-breath = Borrowed Breath
    .about = Heal 1 wound, stand up, draw 1 card.
plated-apron = Plated Apron
    .about = +1 to counterattacks, +1 to checks of hazards.
furnace-door = Furnace Door
    .about = Response, for 1 glory: each hit in this battle deals 1 wound less.
clinker-boots = Clinker Boots
    .about = +1 speed in threat checks. Spikes do not hurt you.
spark-ring = Spark Ring
    .about = At any time, for 1 glory: +2 magic in your next roll.
poker-staff = Poker Staff
    .about = +2 magic when you attack, +1 when you counterattack.
cold-iron-charm = Cold Iron Charm
    .about = +1 to threat checks, +2 to counterattacks against cultists.
blasting-keg = Blasting Keg
    .about = Every other hero in your location takes 1 wound and falls.
slay-the-furnace-drake = Slay the Furnace Drake
    .about = Great Forge: defeat the Furnace Drake. Reward: 3 glory.
hammer-of-dawn = Hammer of Dawn
    .about = Mould Room, melee threat 9+: on a failure, 1 wound, lose 1 action point. Artifact: +1 to attacks.
mark-of-ash = Mark of Ash
    .about = Until completed: -1 to counterattacks. Quench Pools, level threat 10+: on a failure, 2 peril, lose 1 action point, you fall. Reward: heal 3 wounds.
feed-the-furnace = Feed the Furnace
    .about = Great Forge: give 8 glory, a treasure and 2 cards from your hand. Reward: 4 glory.
hidden-vein = Hidden Vein
    .about = Search 7+ in a tunnel, then a speed threat 10+: on a failure, 1 wound, you fall. Reward: 3 glory.
save-the-apprentice = Save the Apprentice
    .about = Lead the apprentice from the Overseer's Cell to the Ore Lift. Reward: draw 2 cards. { -homeward }
stop-the-bellows = Stop the Bellows
    .about = Bellows Hall, 2 action points, speed threat 10+: on a failure, 1 wound to every hero there. Reward: 2 glory.
read-the-sparks = Read the Sparks
    .about = Ash Altar: roll 11+ on 2 dice; on a failure, 1 wound, you fall, lose 1 action point. Reward: draw 2 cards.
heart-of-the-golem = Heart of the Golem
    .about = Mould Room: defeat the First Golem. Reward: draw 2 cards.
crown-of-cinders = Crown of Cinders
    .about = Ash Altar, magic threat 10+: on a failure, 1 wound, lose 1 action point. Artifact: +1 magic. { -homeward }
cold-ember = Cold Ember
    .about = Until completed: -1 magic. Great Forge, level threat 10+: on a failure, 2 wounds, you fall. Reward: heal 3 wounds.
cross-the-slag = Cross the Slag
    .about = Slag Channel, speed threat 10+: on a failure, 2 wounds to every hero there. Reward: 2 glory.
lost-blueprint = Lost Blueprint
    .about = Search 8+ in a chamber, then a level threat 10+: on a failure, 2 peril, lose 1 action point. Reward: draw 2 cards.
light-the-beacon = Light the Beacon
    .about = Ruined Watch or Great Chimney, level threat 10+: on a failure, 3 peril to every hero there, who loses 1 action point. Reward: 3 glory.
first-golem = First Golem
    .about = Every other one was made after it.
furnace-drake = Furnace Drake
    .about = It was put in as a fire and grew.

# -- moments --------------------------------------------------------------------------------------
attacked = I am attacked
own-defence = when my hero is attacked
own-attack = when my hero attacks
own-threat = before a monster's threat to my hero
own-trap = before a trap springs at my hero
own-location = before a location acts on my hero
own-laying = before I draw a location
own-rest = when my turn ends and I have gained glory
own-ambush = when I could attack in another's turn
own-brink = when my hero's life is at stake
rival-quest = when a rival attempts a quest
rival-again = when a rival attempts a quest once more in the same turn
rival-search = when a rival searches
rival-exit = when a rival tries a blocked or trapped exit
rival-standing = when a rival must overcome a threat to stand up
rival-brink = when a rival's life is at stake
rival-battle = when a rival is attacked
rival-trap = when a rival faces a trap
rival-location = when a rival enters a location

## The lesson

lesson-roles = You are Nord Fimble, a hero in the temple, and at the same time the dungeon lord of your rival Roderick. A turn begins with villainy: monsters, traps and banes against other heroes, paid for with their own peril. Roderick has only 2 peril, and your monsters cost 4. End the phase.
    .title = Hero and dungeon lord
lesson-place = In every turn the dungeon grows by a location. You have drawn the Treasury of the Goddess, and that is where your quest Crown of Scales is to be done. Choose the free place beyond the Weeping Gallery to the north, with the open side of the Treasury towards the gallery.
    .title = The dungeon grows
lesson-move = You have 4 action points, as many as your speed, and a step costs one. A location that is new to you in this turn brings glory, which pays for your cards, and peril, which pays for what others do to you. Go north into the Weeping Gallery: 1 glory, 3 peril.
    .title = Glory and peril
lesson-exit = The way on is blocked: a die and your magic of 5 would have to reach 11, so only a 6 will do. But whoever fails just pays one action point more and goes through all the same, as long as a point is left. You have 3. Go on to the north.
    .title = A blocked exit
lesson-card = 2 and 5 make 7: the exit cost you two points, and you are in. The quest asks for magic 10, which is a third of all throws. But you have gathered 5 glory, and the Watcher's Helm costs 3: it adds 1 to checks and 1 more in quests. Play it.
    .title = What glory is for
lesson-any-time = You have 2 glory left, and for 1 of them the Whispered Omen draws two cards. It is a card for any time: it can be played here, in your feats phase, or when something happens in a rival's turn. Play it, so that you have more to choose from as a dungeon lord.
    .title = At any time
lesson-quest = With the helm a 3 is enough: two chances in three. The first attempt of a turn is free. Should it fail, the card says what it costs: 2 wounds and an action point. Rest on any card to read it, or press and hold. Attempt the Crown of Scales.
    .title = The quest
lesson-discard = 4 and 7 make 11: the Crown is yours, you rise to level 8, and that is the first of the three quests that win. This one takes you back to the gate with 4 more peril, and the turn ends: you discard a card and draw up to five again. The action point that you have left is saved for your rival's turn, and you will need it. You are unhurt, so the potion can go, or the Two-Headed Spawn.
    .title = One of three
lesson-respond = Roderick's villainy: he pays 3 of your 13 peril for a Snakeman. It attacks in melee, 4 against your 3, and a hit would deal 2 wounds. Before the dice fall you may respond: your own skill gives +2 for your last glory. Use it.
    .title = You are attacked
lesson-challenge = 7 against your 9: the higher side hits, so the Snakeman is wounded and has 1 health left. The attack is over, but with a saved action point you may strike back once. Attack the Snakeman.
    .title = Striking back
lesson-form = Whoever attacks chooses the form, and the other defends in the same one. You have 7 in magic, the Snakeman 3; in speed it would be 5 against 4. Attack where it is weak: with magic.
    .title = Melee, magic or speed
lesson-lord = The Snakeman is slain, and two wounds brought you 2 glory. Your turn again, and now Roderick has gathered 8 peril. Your Naga Enchantress costs 4 of it and attacks in magic, 7 against his 4. Send her.
    .title = Now you are the dungeon lord
lesson-attack = All monsters of a turn attack together, so one may send several while there is peril for them. You have no other that he can pay for. Attack.
    .title = All at once
lesson-lair = 12 against 7: a wound, and the Naga stole 2 glory for you. A monster that stays unhurt goes back to your hand or into your lair, where it takes up no room in the hand and can be sent again. Into the lair with her.
    .title = The lair
lesson-peril = For each wound that your monster deals you may give somebody 1 peril. Give it to Roderick: it will pay for your next card against him.
    .title = Wounds bring peril
lesson-explore = End your villainy and lay the next location: the Serpent Archive, the place of your other quest. Lay it near you, where you like. If one is not enough, a hero can explore: for an action point you draw and lay another.
    .title = The way to the next quest
lesson-free = The first to complete three quests wins, or the last hero alive, or whoever defeats Nakari. Venom in the Blood asks for health 21: with your 18, and 2 of the helm, any die will do while you are unhurt. Now chance and you decide. See how far your points take you.
    .title = Now you
