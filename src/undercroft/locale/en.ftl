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

## At the prompt

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
    }, ? explain, u undo, l log, v view, s save, q leave
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
play-not-saved = This could not be saved to { $path }: { $reason }.
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

## The end

end-title = The match is over
end-winner =
    { $you ->
        [yes] You win.
       *[no] { $names } wins.
    }
end-winners = { $names } share the victory.
end-solo = { $score } points.
end-player = Player
end-score = Score
end-rank = Rank: { $name } ({ $about })
end-feats = Achievements
end-new = new
end-record = Record saved to { $path }

## The rulebook

rules-nothing = The rules say nothing about “{ $query }”.
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
verify-difference =
    { $number ->
        [-1] Match and record differ from the beginning.
       *[other] Match and record differ after choice { $number }.
    }

## Profile

profile-broken = The profile could not be read and was put aside as { $path }. A fresh one begins.
profile-not-saved = The profile could not be saved: { $reason }.

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
