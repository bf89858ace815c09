### The board of Dungeon Raiders in the browser.

raid-level-of = Level { $level } of { $levels }
raid-awaited = Being decided: which card to play. Room: { NAME($room) }.
raid-power = Power { $value }
raid-second-card = One card, or which second one?

## Rooms

raid-strength = Strength
raid-cannot-be-beaten = Cannot be beaten
raid-struck =
    { $who ->
        [highest] Highest card loses
        [two-lowest] Two lowest lose
       *[lowest] Lowest card loses
    }
raid-for-highest = For the highest card
raid-for-second = For the second
raid-trap-all = By the lowest card
raid-trap-leaders = By the highest card
raid-an-item-each = A reward for each card
raid-dark = Dark room
raid-only-you = Only you know
raid-was-beaten = Beaten
raid-nothing-came =
    { $verdict ->
        [confused] Confused
       *[other] Nothing came of it
    }
raid-corridor = The rooms of this level
raid-room-now = Room { $number }, here
raid-room-number = Room { $number }

## Cards on the table

raid-laid = Cards in this room
raid-your-card = your card
raid-slot-empty = { $seat }: no card yet
raid-slot-face-down = { $seat }: face down
raid-slot-open = { $seat }: { $cards }
raid-of = of { $strength }
raid-turns-over = turns over when all have chosen
raid-in-turn = cards are played openly, in turn
raid-others-lie-open = the other cards lie open already
raid-waiting = Waiting for { $names }
raid-all-settled = All cards lie open

## The hand

raid-hand = Your hand
raid-spent = Played on this level: { $card }
raid-card-label = { $card }. { $note }
raid-no-hand =
    { $over ->
        [yes] You were out of the raid before its end.
       *[no] You are out of the raid. Others go on.
    }
raid-watching = You watch. Hands stay hidden.

## Characters

raid-choose = Who do you want to be?
raid-taken = taken by { $seat }

## The sheet

raid-stacks = Item piles
raid-if-ended = If it ended now
raid-wins =
    { $you ->
        [yes] You win with { COUNT("treasure", "acc", $treasure) }
       *[no] { $name } wins with { COUNT("treasure", "acc", $treasure) }
    }
raid-follows =
    { $you ->
        [yes] You come { $place ->
            [2] second
            [3] third
            [4] fourth
           *[other] fifth
        } with { $treasure }
       *[no] { $name } comes { $place ->
            [2] second
            [3] third
            [4] fourth
           *[other] fifth
        } with { $treasure }
    }
raid-faints =
    { $you ->
        [yes] You have the fewest lives and faint with { COUNT("treasure", "acc", $treasure) }
       *[no] { $name } has the fewest lives and faints with { COUNT("treasure", "acc", $treasure) }
    }
raid-is-dead =
    { $you ->
        [yes] You are dead
       *[no] { $name } is dead
    }
raid-is-stone =
    { $you ->
        [yes] You are stone
       *[no] { $name } is stone
    }

## Under a seat

raid-choosing = choosing
raid-chosen = chosen
raid-open-cards = Power cards left: { $left }
raid-first-token = first player

## What is at stake

raid-stake-mine = your { $value }
raid-stake-least = at least { $value }
raid-stake-need = { $value }
raid-stake-label = Needed: { $need }. Together you make from { $low } to { $high }.

## The end

raid-end-treasure = Treasure
raid-end-lives = Lives
raid-end-fate = What became of them

## Items in hand, in few words

raid-item-torch = See the dark rooms
raid-item-crystal-ball = Play after the others
raid-item-key = 5 for treasure
raid-item-sword = 5 against monsters
