### New Game

game = New Game
    .sentence = Dig for finds, and leave in time.
    .about = Dig as deep as you dare, and leave before the roof comes down.

## Before the match

setup-length = Length
    .short = three turns each
    .long = five turns each

## What is on the table

digger = digger
bag = bag
finds = finds
turns = turns

## What can be done

do-dig = Dig
do-leave = Leave with what is in the bag

## What is asked

ask-dig = There are { $bag } finds in your bag. Do you dig on?
    .help = The die says how much you find; a 1 buries it all.

## What happens

event-dug =
    { $found ->
        [1] The roof comes down on { $you ->
            [yes] you
           *[no] { $seat }
        }.
       *[other] { $you ->
            [yes] You find
           *[no] { $seat } finds
        } { $found }.
    }
event-left =
    { $you ->
        [yes] You come
       *[no] { $seat } comes
    } out with { $finds }.
