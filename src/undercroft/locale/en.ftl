### Words that all games share, in English.

list-comma = { ", " }
list-and = { " and " }

## Players

player-human =
    { $who ->
        [you] You
        [only] Player
       *[other] Player { $number }
    }
player-computer =
    { $kind ->
        [random] Random
       *[other] Computer
    }

## Refusals that every game knows

refusal-refused = That is not allowed.
refusal-match-over = The match is over.
refusal-not-your-decision = It is for somebody else to decide now.
refusal-stale = That choice came late: the match has gone on.
refusal-unknown-option = There is no such option in this game.
refusal-forbidden = The rules do not allow that now.

## What the command line says of bad input

refusal-unknown-game = There is no game “{ $game }”; the games are: { $known }.
refusal-unknown-player = There is no player “{ $player }”; the computer players are: { $known }.
refusal-cannot-weigh = Only a player that searches can weigh options, such as search:100, not “{ $player }”.
refusal-unknown-language = There is no language “{ $lang }”; the languages are: { $known }.
refusal-name-a-game = Name a game: { $known }.
refusal-no-rule = The rulebook of { $title } has no rule “{ $rule }”.
system-no-such-file = there is no such file
system-no-such-folder = there is no such folder
system-not-allowed = this is not allowed here
system-read-only = nothing can be written there
system-is-a-folder = it is a folder
system-disk-full = there is no room left
system-name-too-long = the name is too long
system-refuses = the system refuses
refusal-cannot-read = Cannot read { $path }: { NAME($reason) }.
refusal-cannot-write = Cannot write { $path }: { NAME($reason) }.
refusal-no-folder = Cannot write { $path }: there is no folder { $folder }.
refusal-too-few-matches =
    { $least ->
        [one] At least one match is needed, not { $given }.
       *[other] At least { $least } matches are needed, not { $given }.
    }
refusal-too-few-workers = At least one worker is needed, not { $given }.
refusal-ladder-two = A ladder needs at least two players.
refusal-ladder-same = The players of a ladder must differ.
refusal-wrong-seats = This game has { $least } to { $most } seats, not { $seats }.
refusal-wrong-players = This game has { $least } to { $most } seats, and --players names { $seats }; “--players { $example }” would do.
refusal-setup-written = A set-up option is written NAME=VALUE, not “{ $option }”.
refusal-no-presets = This game has no set-ups with names.
refusal-preset-unknown = There is no set-up “{ $preset }”, but there are: { $known }.
refusal-setup-value = The match cannot be set up so: { $option } cannot be “{ $value }”, but it can be: { $known }.
refusal-setup-type =
    The match cannot be set up so: { $option } cannot be “{ $value }”; it takes { $wants ->
        [number] a number that makes sense here
        [yes-or-no] true or false
       *[names] names, with commas between them
    }.
refusal-setup-first =
    The match cannot be set up so: first is seat { $seat }, but { $last ->
        [0] the only seat is 0
       *[other] the seats are 0 to { $last }
    }.
refusal-setup-count =
    The match cannot be set up so: { $count ->
        [one] { $count } { $what ->
            [characters] character
           *[heroes] hero
        }
       *[other] { $count } { $what ->
            [characters] characters
           *[heroes] heroes
        }
    } for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
refusal-setup-unknown = The match cannot be set up so: there is no “{ $card }”, but there are: { $known }.
refusal-setup-twice =
    The match cannot be set up so: there is one card of each { $what ->
        [characters] character
       *[heroes] hero
    }, so no two seats can have the same.
refusal-setup-bands = The match cannot be set up so: sets go from the lowest levels to the highest, not { $sets }.
refusal-pack-unknown = The match cannot be set up so: there is no set “{ $pack }”, but there are: { $known }.
refusal-pack-broken = The set { $pack } cannot be read. The command undercroft pack check tells what is wrong with it.
refusal-pack-untrusted = This set brings a program of its own, { $file }. It runs only if the set is installed as a Python package, or with --trust: use that only if you trust whoever wrote it.
refusal-pack-id = A set cannot be called “{ $pack }”: small letters, digits and hyphens only, a letter first.
refusal-pack-taken = There is a set { $pack } already; another one needs another id.
refusal-pack-none = There is no set here: { $file } is missing.
refusal-pack-no-game = This game is not played with sets.
refusal-setup-same-id = The match cannot be set up so: { $sets } use the same id for different things.
refusal-script = The script says “{ $name }” for “{ $what }”, which can only be: { $known }.
refusal-record-commitment = The seed is not the one that was committed to.
refusal-record-arranged = A match that was arranged by hand cannot be recorded.
refusal-record-deep = This is not a record: it nests too deeply.
refusal-record-text = This is not a record: it holds text that is not valid Unicode.
refusal-record-json =
    This is not a record: not valid JSON{ $byte ->
        [0] { "" }
       *[other] { " " }(at byte { $byte })
    }.
refusal-record-foreign = This is not a record of Undercroft.
refusal-record-format = This record has format { $format }; this Undercroft reads format { $here }.
refusal-record-game = This record is of a game called “{ $game }”, which is not here.
refusal-record-version = This record was made with version { $version } of { $game }; this is version { $here }.
refusal-record-content = This record was made with other cards of the set “{ $pack }” than those that are here.
refusal-record-carried =
    { $count ->
        [0] This match
        [one] After the first choice this match
       *[other] After { $count } choices this match
    } went on with other rules or cards than it was begun with, so it cannot be replayed.
refusal-record-seats = The match in { $path } has { $seats } seats, not { $given }.
refusal-record-sealed = This record is sealed: the seed is revealed when the match is over.
refusal-record-broken =
    Broken record{ $field ->
        [none] { "" }
       *[other] : what stands at “{ $field }” does not belong there, or is missing
    }.
refusal-record-seed = Broken record: the seed is not 64 hex digits.
refusal-record-no-seed = This record is of a finished match, but its seed is missing.
refusal-record-cut =
    The record is cut short: it ends { $choices ->
        [0] before the first choice
       *[other] after choice { $choices }
    }, but its trail goes on to choice { $trail }.
refusal-record-trail =
    The record's trail ends { $trail ->
        [0] before the first choice
       *[other] after choice { $trail }
    }, but there are { $choices } choices.
refusal-record-choice = Broken record: choice { $number } ({ $option }) is against the rules.
refusal-record-beginning = The set-up does not lead to the recorded beginning.
refusal-record-elsewhere = Choice { $number } ({ $option }) does not lead to what the record says.
refusal-record-outcome = Scores in the record: { $said }; scores of the match: { $found } (winners have a star).
refusal-record-fails = This record does not hold; undercroft verify says why.
refusal-record-unfinished =
    This match is not over: it ends after { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }, and so cannot be reviewed.
refusal-saved-foreign = This is not a saved match of Undercroft.
refusal-saved-format = This match was saved in format { $format }; this Undercroft reads format { $here }.
refusal-saved-broken = This saved match is broken: { $reason }.
refusal-saved-game = This is a saved match of { $game }, not of { $here }.
refusal-saved-version = This match was saved with version { $version } of { $game }; this is version { $here }.
refusal-saved-content = This match was saved with other cards of the set “{ $pack }” than those that are here.
refusal-saved-changed = The rules have changed too much for this match to go on ({ $reason }).
refusal-saved-shape = This match was saved by another Undercroft, whose { $game } keeps its table differently.
refusal-saved-gone = This saved match needs “{ $name }”, which is no longer in the game.
refusal-saved-arranged = A match that was arranged by hand cannot be saved.

refusal-not-among = It cannot be “{ $given }”, but it can be: { $known }.
refusal-no-operator-token = Cannot read { $path }: name the server’s data folder with --data, or run this as its owner.
refusal-short-operator-token = { $path } is cut off or empty: delete it and start the server again, which makes a new one.
refusal-server-silent = There is no Undercroft server answering at { $url }.
refusal-bad-duration = A time is written 30m, 12h or 7d, not “{ $given }”.

## At the prompt

play-record-fails = Careful: this record does not hold, so its dice prove nothing. undercroft verify tells more. { $reason }
play-commitment = Commitment { $commitment }
play-players = At the table: { $names }.
play-hand-over = { $seat } is to decide. Hand over, then press Enter.
play-turn = { $seat }:
play-group-other = Options
play-more = { $count ->
        [one] m: one more option, which does less
       *[other] m: { $count } more options, which do less
    }
play-keys = { $last ->
        [1] 1
       *[other] 1-{ $last }
    }, ? explain, h hint, u undo, { $orders ->
        [yes] o orders,{ " " }
       *[no] { "" }
    }l log, v view, s save, q leave
play-orders = Your standing orders
play-orders-none = None: you are asked at the moments that matter.
play-orders-how = o and a number gives or revokes:
play-no-orders = Nobody is asked out of turn in this game, so there is nothing to order.
play-input = >
play-no-such-number =
    { $last ->
        [1] There is no option { $number } here, only 1.
       *[other] There is no option { $number } here: choose from 1 to { $last }.
    }
play-no-more = All options are listed already.
play-not-understood = “{ $text }” means nothing here: give a number, or ? for help.
play-undone = Taken back.
refusal-undo-nothing = There is nothing to take back yet.
refusal-undo-not-yours = The last choice was not yours to take back.
refusal-undo-revealed = Dice have rolled or something hidden was shown since: that stays as it is.
play-saved = Saved to { $path }
play-file-exists = { $path } is there already: name another file.
play-not-saved = This could not be saved to { $path }: { NAME($reason) }.
play-cannot-leave = The match is not kept yet: s FILE saves it elsewhere, q! leaves without saving.
play-left = You leave the match. Go on with: { $command }
play-left-unsaved = You leave the match; it is not kept.
play-log-empty = Nothing has happened yet.
play-again-and-again = { $sentence } (×{ $count }).
play-so-far = So far
play-no-russian = This terminal cannot show Russian letters, so here is English.

## Explanations

help-keys = What you can type
help-word = potion
help-file = FILE
help-number = take that option
help-again = show the table and the options again
help-more = list the options that do less, too
help-explain = explain what is asked, with its rules
help-explain-number = explain option 3 and the rule that allows it
help-explain-word = search the rules for a word or a rule's number
help-hint = what each option is worth, as far as can be known
help-undo = take your last choice back
help-log = what has happened so far
help-view = everything on the table
help-save = save the match, in FILE if you name one
help-leave = leave; the match is kept
help-rules = Rules that apply
help-ruling = Ruling
help-nothing-found = The rules say nothing about “{ $text }”.
help-found =
    { $count ->
        [one] One rule
       *[other] { $count } rules
    } for “{ $text }”
help-found-more = and { $count } more; a second word narrows it down

## Hints

hint-thinking = Thinking ahead…
hint-title =
    { $unit ->
        [points] What each option is worth to you: points to expect at the end
       *[chance] What each option is worth to you: your chance to win
    }
hint-value = { $value } ({ $range })
hint-best =
    { $rival ->
        [0] Option { $number } is best: “{ $option }”.
       *[other] Option { $number } looks best: “{ $option }”; option { $rival } may be as good.
    }
hint-why = On average it brings { $reasons }, compared with “{ $other }”.
hint-why-even = As far as can be seen from here, “{ $other }” brings the same.
hint-fair = A hint looks ahead with luck of its own and deals anew what you cannot see, so it knows no more than you do.
hint-only = There is only one option here.
hint-stopped = The hint was broken off.
hint-impossible = There is no hint here: { $reason }

## The end

end-title = The match is over
end-winner =
    { $you ->
        [yes] You win.
       *[no] { $names } wins.
    }
end-nobody = Nobody wins.
end-lost = You have lost.
end-winners = { $names } share the victory.
end-solo =
    { $score ->
        [one] { $score } point.
       *[other] { $score } points.
    }
end-player = Player
end-score = Score
end-rank = Rank: { $name } ({ $about })
end-feats = Achievements
end-new = new
end-record = Record saved to { $path }

## The rulebook

rules-nothing = The rules say nothing about “{ $query }”.
rules-found-in =
    “{ $query }” stands nowhere in the English rules; found in the { $lang ->
        [ru] Russian
       *[other] other
    } ones:
rules-ruling = Ruling: { $ruling }

## Checking a record

verify-commitment-holds = The seed is the one that was committed to.
verify-commitment-fails = The seed is not the one that was committed to.
verify-choices-holds = Every choice leads to what the record says.
verify-choices-fails = Not every choice leads to what the record says.
verify-outcome-holds = The match ends as the record says.
verify-outcome-fails = The match does not end as the record says.
verify-scripted = The dice of this match were written down beforehand, not thrown.
verify-unfinished = The match is not over.
verify-carried =
    { $count ->
        [0] This match
        [one] After the first choice this match
       *[other] After { $count } choices this match
    } went on with other rules or cards than it was begun with. So it cannot be proved from its seed: neither that it was fair, nor that it was not.
verify-difference =
    { $number ->
        [0] Match and record differ from the beginning.
       *[other] Match and record differ after choice { $number }.
    }

## Profile

profile-broken = The profile could not be read and was put aside as { $path }. A fresh one begins.
profile-not-saved = The profile could not be saved: { NAME($reason) }.

## Replay

replay-title =
    { $game }: { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
replay-step = Choice { $number } of { $count }
replay-start = The beginning
replay-chose = { $seat }: { $option }
replay-keys = Enter next, b back, g N go to choice N, e end, q leave
replay-no-such-choice = Choices are numbered from 0 (the beginning) to { $count }.
replay-not-understood = “{ $text }” means nothing here: Enter, b, g N, e or q.
replay-at-start = This is the beginning.
replay-at-end = This is the end of the record.
replay-unfinished = The record ends here; the match is not over.

## The lab

lab-matches = matches
lab-choices = choices
lab-plot = Plot saved to { $path }
lab-interval = 95%
lab-seat = seat
lab-side = Side { $number }
lab-side-column = side
lab-player = player
lab-mean-score = mean score
lab-victories = victories

## Many matches

simulate-title =
    { $game }: { $matches ->
        [one] one match
       *[other] { $matches } matches
    } in { $seconds } s, { $speed } matches/s, { $decisions } decisions/s ({ $workers ->
        [one] one worker
       *[other] { $workers } workers
    }, rules { $compiled ->
        [yes] compiled
       *[no] interpreted
    })
simulate-deviation = s.d.
simulate-least = min
simulate-most = max

## The ladder

ladder-title =
    { $game }, { $seats ->
        [1] alone
       *[other] { $seats } seats
    }: { $matches ->
        [one] one match
       *[other] { $matches } matches
    } on { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }
ladder-rating = rating
ladder-about = A rating counts the points above { $player }; 400 points are odds of ten to one. Intervals come from drawing the deals anew.
ladder-meeting = meeting
ladder-scores = mean scores
ladder-matches = matches
ladder-beats = { $one } beats { $other }
ladder-undecided = { $one } or { $other }: not decided
ladder-gap = above { $player }
ladder-axis = rating: points above { $player }
ladder-axis-solo = mean score

## Balance

balance-title =
    Balance of { $game }, { $seats ->
        [1] alone
       *[other] { $seats } seats
    }: { $matches ->
        [one] one match
       *[other] { $matches } matches
    }
balance-players = players: { $players }
balance-seed = seed { $seed }
balance-findings = Out of bounds
balance-well = Nothing is out of bounds.
balance-unsure = Not sure yet: more matches may show that all is well.
balance-found-hero-strong = { $name } wins too often: { $value } ({ $interval }), { $bound } at most would be balanced.
balance-found-hero-weak = { $name } wins too rarely: { $value } ({ $interval }), { $bound } at least would be balanced.
balance-found-side-strong = { $name }: too many victories, { $value } ({ $interval }), { $bound } at most would be balanced.
balance-found-side-weak = { $name }: too few victories, { $value } ({ $interval }), { $bound } at least would be balanced.
balance-found-seat-strong = { $name } wins too often: { $value } ({ $interval }), { $bound } at most would be balanced.
balance-found-seat-weak = { $name } wins too rarely: { $value } ({ $interval }), { $bound } at least would be balanced.
balance-found-place-strong = Whoever goes { $name } wins too often: { $value } ({ $interval }), { $bound } at most would be balanced.
balance-found-place-weak = Whoever goes { $name } wins too rarely: { $value } ({ $interval }), { $bound } at least would be balanced.
balance-found-card-never-drawn = The card { $name } was never drawn.
balance-found-card-never-played = The card { $name } was never played.
balance-found-card-rarely-played = The card { $name } is played in only { $value } ({ $interval }) of the matches in which it is drawn; it should be { $bound }.
balance-found-quest-never-offered = The quest { $name } was never on offer.
balance-found-never-happened = { $topic }: never in any match: { $name }.
balance-found-quest-never-done = The quest { $name } was never completed.
balance-found-length-short =
    Matches are short: { $value } ({ $interval }) { $unit ->
        [rooms] rooms
       *[rounds] rounds
    } on average; it should be { $bound } at least.
balance-found-length-long =
    Matches are long: { $value } ({ $interval }) { $unit ->
        [rooms] rooms
       *[rounds] rounds
    } on average; it should be { $bound } at most.
balance-by-hero = Victories by hero
balance-by-side = Victories by side
balance-by-seat = Victories by seat
balance-by-place = Victories by the order of turns
balance-by-player = Victories by player
balance-fair =
    An even share is { $share }; the band is { $far ->
        [one] one percentage point
       *[other] { $far } percentage points
    } to either side.
balance-seat = Seat { $number }
balance-place =
    { $number ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] number { $number }
    }
balance-endings = How matches end
balance-topic-limit = Encounters that lasted to the last round
balance-ending-quests = Three quests
balance-ending-nakari = Nakari is defeated
balance-ending-last-hero = The last hero alive
balance-ending-points = Victory points at the end
balance-ending-returned = Back with three quests
balance-ending-lost = Lost: the hero is dead
balance-ending-too-long = The rounds are over
balance-ending-treasure = Treasure decides at the end
balance-ending-last-one = One raider is left
balance-ending-nobody = Nobody survives
balance-ending-heroes = The heroes win
balance-ending-overlord = The overlord wins
balance-ending-heroes-by-limit = The heroes win in the last round
balance-ending-overlord-by-limit = The overlord wins in the last round
balance-ending-nobody-by-limit = Nobody wins in time
balance-length = Length
balance-lasts =
    On average a match lasts { $mean } { $unit ->
        [rooms] rooms
       *[rounds] rounds
    }, four out of five between { $low } and { $high }.
balance-within =
    { $share } of the matches last { $low } to { $high } { $unit ->
        [rooms] rooms
       *[rounds] rounds
    }.
balance-side-by-side = Side by side
balance-within-bounds = of them within bounds
balance-decisions = On average there are { $mean } decisions in a match.
balance-cards = Cards
balance-cards-about = In how many of the matches in which a card is drawn it is played, too. It should be { $share } at least.
balance-quests = Quests
balance-quests-about = In how many of the matches in which a quest is on offer somebody completes it.
balance-figures = Figures
balance-footnote = Figures in brackets are 95% intervals. What is red is out of bounds for sure; what is amber may be chance.
balance-column-hero = hero
balance-column-side = side
balance-column-seat = seat
balance-column-place = turn
balance-column-player = player
balance-column-ending = ending
balance-column-share = share
balance-column-card = card
balance-column-quest = quest
balance-column-group = kind
balance-column-drawn-in = matches drawn in
balance-column-played-in = played in
balance-column-drawn = copies drawn
balance-column-played = played
balance-column-discarded = discarded
balance-column-offered = matches on offer
balance-column-what = what
balance-column-times-a-match = times a match
balance-column-done = completed in
balance-group-item = item
balance-group-treasure = treasure
balance-group-boon = boon
balance-group-bane = bane
balance-group-monster = monster
balance-group-trap = trap
balance-group-artifact = artifact
balance-group-influence = influence
balance-group-sacrifice = sacrifice
balance-group-hunt = hunt
balance-group-search = search
balance-group-escort = escort
balance-group-threat = threat
balance-group-chance = chance
balance-group-event = event
balance-group-magic = magic
balance-group-skill = skill
balance-group-search-deck = search card
balance-group-open-group = open group
balance-group-encounter = encounter
balance-saved = Report saved to { $path }

## Sets of cards

pack-wrong =
    { $folder }: { $count ->
        [one] one mistake
       *[other] { $count } mistakes
    }
pack-title = { $id }: { $degree }, levels { $first } to { $last }
pack-degree =
    .heroic = a heroic set
    .epic = an epic set
    .legendary = a legendary set
pack-locations =
    { $count ->
        [one] one location
       *[other] { $count } locations
    }: tunnels { $tunnels } (dark { $dark }), chambers { $chambers }
pack-cards =
    { $count ->
        [one] one adventure card
       *[other] { $count } adventure cards
    }, { $different } different ones
pack-quests =
    { $count ->
        [one] one quest
       *[other] { $count } quests
    }
pack-heroes =
    { $count ->
        [one] one hero
       *[other] { $count } heroes
    }
pack-origins = published { $published }, original { $original }
quest-title =
    { $count ->
        [one] { $id }: one encounter
       *[other] { $id }: { $count } encounters
    }
quest-map = Encounter { $number }: tiles { $tiles }, spaces { $spaces }, doors { $doors }
quest-foes = monster groups { $groups }, open groups { $open }, lieutenants { $lieutenants }, others { $characters }
quest-limit =
    { $rounds ->
        [one] one round at most
       *[other] { $rounds } rounds at most
    }
pack-well = Nothing is wrong with this set.

## Review

review-title =
    { $game }: { $count ->
        [one] one choice
       *[other] { $count } choices
    }, { $weighed } of them between several options
review-curve =
    { $unit ->
        [points] Points to expect, choice by choice
       *[chance] Chance to win, choice by choice
    }
review-from-to = { $from } → { $to }
review-axis = choice
review-worst = The choices that cost the most
review-cost =
    { $unit ->
        [points] Choice { $number }, { $player }: “{ $chosen }”. Better: “{ $better }”, with { $best } points to expect instead of { $value }. Cost: { $cost } ± { $margin } points.
       *[chance] Choice { $number }, { $player }: “{ $chosen }”. Better: “{ $better }”, with a chance of { $best } instead of { $value }. Cost: { $cost } ± { $margin }.
    }
review-more =
    { $count ->
        [one] One more choice cost something; --json lists it.
       *[other] { $count } more choices cost something; --json lists them.
    }
review-none = No choice stands out as costly.
review-about = Weighed by { $thinker }, knowing no more than the player did then; ± is the 95% interval.

## At the online table

refusal-malformed = This message could not be understood: { $reason }.
refusal-too-big = This message is too big.
refusal-too-fast = Too much at once. Wait a moment.
refusal-too-many-connections = You have too many pages of this site open.
refusal-too-many-tables = You have too many tables open. Finish some first.
refusal-foreign-origin = Pages of another site may not speak with this server.
refusal-not-signed-in = Say your name first.
refusal-bad-cookie = This browser's pass is not valid. Say your name again, or use your personal link.
refusal-bad-link = This personal link was used before, has expired or was revoked.
refusal-no-such-page = There is nothing here.
refusal-no-such-game = There is no such game here.
refusal-no-such-table = There is no such table here.
refusal-no-such-seat = There is no such seat at this table.
refusal-no-such-rule = The rulebook has no such rule.
refusal-no-such-choice = The match has no choice of that number; the last one is { $last }.
refusal-no-such-player = There is no such computer player here.
refusal-bad-setup = The match cannot be set up so: { $reason }.
refusal-not-your-seat = This is not your seat.
refusal-not-the-host = Only the host of the table may do that.
refusal-seat-taken = Somebody sits here.
refusal-seats-empty = Some seats are still empty.
refusal-not-all-ready = Not everybody is ready.
refusal-already-started = The match has already begun.
refusal-not-started = The match has not begun.
refusal-not-over = The match is not over.
refusal-other-rules = This match was played by other rules than those that are here.
refusal-other-cards = This match was played with other cards of the set “{ $pack }” than those that are here.
refusal-carried-over = This match went on with other rules or cards than it was begun with. It can be watched, but not reviewed.
refusal-undo-too-late = The time for that decision is over, so it stands.
refusal-no-such-lesson = There is no lesson for this game.
refusal-lesson-other = The rules allow that, but the lesson has something else in mind. Try this: “{ $wanted }”.
refusal-no-hints = Hints are not given at this table.
refusal-hint-busy = One hint at a time.
refusal-review-busy = Many matches are being reviewed right now. Try again in a minute.
refusal-too-many-waiting = Several of your requests are still being worked on. Try again in a moment.
refusal-mistake = Something went wrong here. It was noted, and the match is as it was.
refusal-not-kept = The choice could not be saved, so it was not made. Try again.
refusal-head-too-big = The headers of this request are too long.
refusal-too-slow = The request took too long to arrive.
refusal-full = The house is full right now. Try again in a minute.
refusal-unknown-host = This server does not go by the name “{ $host }”. Whoever runs it can make it known with --name.
refusal-wrong-method = That cannot be asked in this way.
refusal-storage-down = The server cannot reach its records right now, so nothing was changed. Try again in a moment.
refusal-bad-proxy = “{ $proxy }” is no address of a proxy and no network of addresses.
refusal-muted =
    { $until ->
        [never] You may not write in the chat.
       *[other] You may not write in the chat until { $until }.
    }{ $reason ->
        [none] { "" }
       *[other] { " " }Reason: { $reason }
    }
refusal-banned =
    { $until ->
        [never] You may not play on this server.
       *[other] You may not play on this server until { $until }.
    }{ $reason ->
        [none] { "" }
       *[other] { " " }Reason: { $reason }
    }
refusal-kicked =
    The operator of this server has shown you out. A computer plays for you; you may come back.{ $reason ->
        [none] { "" }
       *[other] { " " }Reason: { $reason }
    }
refusal-table-deleted =
    The operator of this server has deleted this table.{ $reason ->
        [none] { "" }
       *[other] { " " }Reason: { $reason }
    }
refusal-operators-only = Only the operator of this server may do that.
refusal-no-such-person = There is nobody with an id that begins so.
refusal-several-people = Several ids begin so: write more of it.
refusal-no-such-sanction = No mute or ban of that number holds.

## Keeping order on a server

moderate-person = person
moderate-name = name
moderate-made = first seen
moderate-table = table
moderate-address = address
moderate-since = since
moderate-game = game
moderate-status = status
moderate-connections = connected
moderate-seats = seats
moderate-time = time
moderate-text = text
moderate-number = number
moderate-kind = kind
moderate-whom = whom
moderate-until = until
moderate-by = by
moderate-reason = reason
moderate-deed = deed
moderate-for-good = for good
moderate-nothing = Nothing to show.
moderate-muted = Muted (number { $number }); until: { $until }.
moderate-banned = Banned (number { $number }); until: { $until }.
moderate-kicked = Shown out.
moderate-deleted = The table is deleted.
moderate-lifted = Number { $number } holds no longer.

## What is wrong with a database

refusal-cannot-listen = Cannot listen at { $host }, port { $port }: { $reason }.
refusal-secret-short = The secret in { $place } is too short: it needs at least { $least } bytes, so that nobody can guess it.
refusal-secret-unreadable = The secret { $path } can be neither read nor made: { NAME($reason) }.
refusal-db-address = This is no address of a database: { $reason }.
refusal-db-kind = Only SQLite and PostgreSQL are known as databases, not “{ $kind }”.
refusal-db-package = PostgreSQL needs one more package: pip install 'undercroft[postgres]'.
refusal-db-in-use = Another Undercroft server is using this database: { $database }.
refusal-db-folder = This is a folder and not the file of a database: { $database }.
refusal-db-missing = There is no database { $database }.
refusal-db-unreachable = The database { $database } cannot be reached: { $reason }.
refusal-db-not-let-in = The database { $database } does not let us in: { $reason }.
refusal-db-newer = The database { $database } has tables of version { $version }; this Undercroft knows them up to { $known } only, so it was made by a newer one.
refusal-db-foreign = The database { $database } belongs to another program.
refusal-db-read-only = The database { $database } cannot be written to: { $reason }.
refusal-db-full = There is no space left for the database { $database }.
refusal-db-not-one = This file is not a database: { $database }.
refusal-db-broken = The database { $database } is damaged: { $reason }.
refusal-db-busy = Another program keeps the database { $database } locked.
refusal-db-trouble = The database { $database } cannot be used: { $reason }.
refusal-db-not-empty = The database { $database } is not empty; --force puts the backup in place of what is there.
refusal-backup-exists = { $path } is there already; --force overwrites it.
refusal-backup-itself = { $path } is the database itself; name another file for the backup.
refusal-backup-foreign = { $path } is not a backup of Undercroft.
refusal-backup-broken = The backup { $path } is damaged or not whole; nothing was changed.
refusal-backup-newer = The backup { $path } was made by a newer Undercroft: its tables are of version { $version }, here they are known up to { $known }.
refusal-backup-unfit = The database { $database } does not take what is in the backup: { $reason }. Nothing was changed.

## Keeping the database

db-upgraded = The tables of { $database } are now of version { $version }.
db-up-to-date = The tables of { $database } are of version { $version } already.
db-rows = rows
db-table = table
db-backed-up = { $database } is backed up in { $path }. The secret of the data folder is not in it.
db-restored = { $path } is restored into { $database }.
db-checked = check
db-result = result
db-well = all is well
db-wrong =
    { $count ->
        [one] one thing is wrong
       *[other] { $count } things are wrong
    }
db-check-version = version of the tables
db-check-structure = tables, columns and indexes
db-check-integrity = integrity of the file
db-check-references = references between tables
db-check-seats = numbers of seats
db-check-steps = numbers of choices
db-check-matches = matches played again
db-version = { $version }
db-version-older = { $version }; undercroft db upgrade brings it to { $known }
db-not-asked = with --matches only
db-not-yet = after undercroft db upgrade only
db-matches-well =
    { $count ->
        [one] one match holds
       *[other] { $count } matches hold
    }{ $others ->
        [0] { "" }
        [one] , one of other rules is left out
       *[other] , { $others } of other rules are left out
    }
db-wrong-structure = Not as it should be: { $what }.
db-wrong-integrity = { $what }
db-wrong-references =
    { $count ->
        [one] One row
       *[other] { $count } rows
    } of { $table } with a { $column } that does not exist.
db-wrong-seats = Table { $table }: its seats are not numbered one after the other.
db-wrong-steps = Table { $table }: its choices are not numbered one after the other.
db-wrong-gathering = Table { $table }: choices, but the match has not begun.
db-wrong-match = Table { $table }: the match cannot be played again: { $reason }.
db-wrong-end = Table { $table }: the match is marked as finished, but is not over.
db-wrong-record = Table { $table }: the match does not hold when it is verified.

## The list of games

games-seats = { $least }-{ $most } players
games-age = from age { $age }
games-minutes = about { $minutes } minutes

## Pages

page-about = Dungeon board games by their real rules: alone against computer players or with friends, in the browser.
page-about-table = A table is set: come and play, or watch the match.

## The server at home

home-open = Undercroft is open at { $address }
home-open-already = Undercroft is running already, at { $address }
home-end = Ctrl-C ends it. Matches are kept.

# -- standing orders ------------------------------------------------------------------------------
do-pass-until = Pass { $when ->
        [my-turn] until my turn
        [next-figure] until another figure acts
       *[other] until { NAME($when) }
    }
do-pass-always = Pass, and do not ask again: { NAME($moment) }
do-pass-with = Pass, and never ask because of { NAME($card) }
do-until = Pass everything { $when ->
        [my-turn] until my turn
        [next-figure] until another figure acts
       *[other] until { NAME($when) }
    }
do-never = Do not ask: { NAME($moment) }
do-never-with = Never ask because of { NAME($card) }
do-always = Always ask: { NAME($moment) }
do-ponder = Ask me even with nothing to answer with, so that nobody can tell by the time I take
do-hurry = Pass for me where I have nothing to answer with, though others might tell by the time
do-revoke =
    { $order ->
        [ponder] Pass for me where I have nothing to answer with
        [hurry] Ask me again even with nothing to answer with
        [until] Ask again, and do not wait: { NAME($what) }
        [never] Ask again: { NAME($what) }
        [always] Ask only as usual: { NAME($what) }
       *[other] Ask again because of { NAME($what) }
    }
my-turn = my turn
next-figure = another figure’s turn
refusal-order-given = That is ordered already.
refusal-order-not-given = No such order is in force.

## What is not installed

extra-missing = This needs { $package }, which is not installed here: pip install "undercroft[{ $extra }]".
