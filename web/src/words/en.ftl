## The table

table-connecting = Coming to the table…
table-halted = The server cannot write anything down just now. It keeps trying, and the match goes on by itself.
table-closed = This match was begun with rules or cards that are no longer here, and those of today cannot go on with it. What was played is kept.
table-over-closed = This match is over, and the rules or cards it was played with are no longer here. It can still be watched.
table-carried =
    The rules or cards have changed since this match began. It goes on by those of today, { $lost ->
        [0] from where it was
        [one] one choice further back
       *[other] { $lost } choices further back
    }, and can no longer be proved from its seed.
table-reconnecting = Reconnecting, your match is saved
table-unreachable = The server does not answer. Your match is saved; try again in a moment.
table-to-start = Start page
table-close = Close
table-back = Back
table-things = What can be read here
table-game = Game
table-board = Board
table-dock = Table
table-phases = Phases
table-menu = Menu
table-seats = Players
table-you = You
table-your-feats = Your achievements
table-empty-seat = Empty seat
table-somebody = Somebody
table-alike-name = { $name } ⟨{ $number }⟩
table-alike = Several names at this table look alike; the number tells them apart.
table-alike-chat = Somebody else at this table has a name that looks like this one.
table-computer-1 = Cinder
table-computer-2 = Flint
table-computer-3 = Soot
table-computer-4 = Ember
table-computer-5 = Ash
table-computer-6 = Coal
table-computer =
    { $level ->
        [random] computer · random
        [thumb] computer · quick
        [easy] computer · easy
        [normal] computer · normal
        [hard] computer · hard
       *[other] computer
    }
table-seat-state =
    { $state ->
        [chooses] choosing
        [thinks] thinking…
       *[waits] waiting
    }
table-seat-away = away
table-sheet = What you have
table-open-sheet = Show what you have

## The table: deciding

table-options = Choices
table-also = Also possible
table-more =
    { $count ->
        [one] One more, which does less
       *[other] { $count } more, which do less
    }
table-rest =
    { $count ->
        [one] One more choice
       *[other] { $count } more choices
    }
table-all-options = All choices
table-fewer = Fewer choices
table-show-all = Show all choices
table-choose-first = Choose above or on the board
table-waiting =
    { $kind ->
        [computer] { $names } { $count ->
            [one] is thinking
           *[other] are thinking
        }…
       *[person] Waiting for { $names }
    }
table-you-watch = You are watching and see what everybody may see.
table-time-left =
    { $seconds ->
        [one] One second left
       *[other] { $seconds } seconds left
    }
table-days-left =
    { $days ->
        [one] one day
       *[other] { $days } days
    }
table-time-over = When the time is over, a simple sensible choice is made for you.
table-hint = Hint
table-worth =
    { $unit ->
        [points] { $value } points to expect; between { $low } and { $high }
       *[chance] chance to win { $value }; between { $low } and { $high }
    }
    .alone =
        { $unit ->
            [points] about { $value } points to expect
           *[chance] chance to win about { $value }
        }
table-verdict =
    { $unit ->
        [points] { $sure ->
            [yes] Best: “{ $best }”, about { $value } points in the end.
           *[no] “{ $best }” looks best, about { $value } points in the end; “{ $rival }” may be as good.
        }
       *[chance] { $sure ->
            [yes] Best: “{ $best }”. It wins about { $value } of the time.
           *[no] “{ $best }” looks best and wins about { $value } of the time; “{ $rival }” may be as good.
        }
    }
table-undo = Undo
table-lesson = Lesson, step { $step } of { $of }
table-lesson-first = The lesson asks for something else first.
table-lesson-on = Now against the computer
table-lesson-or = or play this match to its end
table-goal = Goal of the match

## The table: log, chat, rules

table-log = Log
table-full-log = Full log
table-log-older = Show earlier lines
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-chat-unread =
    { $count ->
        [one] one new line
       *[other] { $count } new lines
    }
table-rules = Rules
table-rules-search = Search the rules: a word or a number
table-rule = Rule { $rule }

## The table: menu

table-language = Language
table-language-en = English
table-language-ru = Русский
table-theme = Theme
table-theme-dark = Dark
table-theme-light = Light
table-clicks = Taking an option
table-clicks-one = One click
table-clicks-two = Preview first
table-recap =
    { $back ->
        [yes] While you were away
       *[no] Since your last turn
    }
table-recap-count =
    { $count ->
        [one] 1 event
       *[other] { $count } events
    }
table-recap-more =
    { $count ->
        [one] And one more, in the log
       *[other] And { $count } more, in the log
    }
table-clock-chose = Your time was over: the clock has chosen for you.
table-clock-chose-times =
    { $count ->
        [one] Your time was over once: the clock chose for you.
       *[other] Your time was over { $count } times: the clock chose for you.
    }
table-undo-idle = Not possible now; press to hear why
table-stage = What comes of it
table-stage-against = of { $value }
table-print = Fingerprint of the dice, fixed before the first choice; after the match anyone can check it:
table-turn =
    { $own ->
        [yes] Your turn
       *[no] { $name }’s turn
    }
table-sound = Sound
table-sound-0 = Off
table-sound-1 = Quiet
table-sound-2 = Full
table-pace = What others do
table-pace-slow = Slow
table-pace-normal = Normal
table-pace-double = Double
table-pace-off = At once
table-pace-step = Step by step
table-hurry = To my next decision
table-go-on = Click, or press any key, to go on.
table-orders = Your standing orders
table-orders-ask = Ask me
table-orders-cards = Because of these cards
table-orders-card-asks = ask me at the moments ticked below
table-orders-card-only = ask me only { $kind }
table-orders-card-never = never ask me
table-orders-ponder = Even with nothing to answer with, where people wait
table-orders-note = Otherwise you pass without being asked, as fast as somebody who looks and passes. What you order holds though no browser is open, only you can see it, and it tells nobody what you hold.
table-orders-revoke = Ask me again
table-longer = Pass for longer
table-give-seat =
    { $several ->
        [yes] Let a computer play for { $name }
       *[no] Let a computer play for me
    }
table-take-back =
    { $several ->
        [yes] Play { $name } again
       *[no] Take my seat back
    }
table-take-seat = Take the empty seat
table-away = A computer plays for you.
table-this-table = This table
table-link = Link to this table
table-record = Download the record
table-record-sealed = Download the record so far
table-credits = About and credits
table-leave = Leave the match
table-leave-note = A computer will play for you. With the link to this table you can take your seat back.

## The table: one screen, several players

table-hand-over = Hand over to { $name }
table-hand-over-about = The next choice is for { $name } alone. Nothing is shown until the screen has changed hands.
table-i-am = I am { $name }

## The table: the end

table-play-again = Play again
table-rematch = Rematch
table-to-rematch = To the rematch
table-replay = Replay
table-review = Review the choices
table-share-replay = Share the replay
table-check-dice = Check the dice
table-dice-fair = The dice were fair: the seed is the one that was fixed before the match, and every roll follows from it.
table-dice-false = The record does not hold. The replay page shows where it breaks.
table-look-at-board = Look at the table
table-to-ending = Back to the result

## Boards that are maps

map-tools = Map
map-me = Around me
map-whole = The whole map
map-last = Where something happened last
map-closer = Closer
map-farther = Farther

## The table: a game without a board of its own

table-generic-table = On the table
table-generic-unknown = hidden
table-generic-yes = yes
table-generic-no = no
table-key-ability = Ability
table-key-adventurer = Acting player
table-key-alive = Alive
table-key-allies = Allies
table-key-aside = Set aside
table-key-behind = Left behind
table-key-cards = Cards in hand
table-key-character = Character
table-key-chest = In the chest
table-key-chests = Chests
table-key-chosen = Chosen in secret
table-key-contest = Played for
table-key-damage = Damage
table-key-dark = Dark
table-key-delves = Delves
table-key-dungeon = Dungeon
table-key-exhausted = Exhausted
table-key-face-down = Face down
table-key-first = Goes first
table-key-graveyard = Graveyard
table-key-hand = Hand
table-key-hero = Hero
table-key-items = Items
table-key-kind = Kind
table-key-laid = Laid down
table-key-lair = Lair
table-key-level = Level
table-key-lives = Lives
table-key-lord = Dungeon lord
table-key-master = Master
table-key-party = Party
table-key-piles = Piles
table-key-place = Place
table-key-played = Played
table-key-reserve = Reserve
table-key-room = Room
table-key-row = Row
table-key-score = Score
table-key-side = Side
table-key-stone = Turned to stone
table-key-strength = Strength
table-key-torch = Torch
table-key-treasure = Treasure
table-key-treasures = Treasures
table-key-used = Used
table-key-xp = Experience

## Pages

page-guest = Guest
page-skip = Skip to the page
page-nav = Main menu
page-nav-play = Play
page-nav-tables = Tables
page-nav-replays = Replays
page-nav-rules = Rulebooks
page-other-language = Русский
page-theme-light = Light theme
page-theme-dark = Dark theme
page-close = Close
page-copy = Copy
page-copied = Copied
page-share = Share
page-try-again = Try again
page-to-start = To the start page
page-foot = Unofficial, made by fans, free.
page-about = About and credits
page-seat = Seat { $number }
page-waiting = One moment…

# Who one is
page-profile = You at the table
page-profile-of = You: { $name }
page-your-name = Your name
page-save-name = Save
page-other-device = Go on with another device
page-other-device-about = A personal link opens your seats and matches there. It works once, within a day. Whoever has it is you, so give it to nobody.
page-personal-link = Your personal link
page-make-link = Make a personal link
page-renew = Sign out everywhere else
page-renew-about = All other devices and unused personal links stop working. This browser stays.
page-renew-do = Sign the others out
page-renewed = Done. Only this browser is you now.
page-own-data = Your data
page-own-data-about = Everything that is kept about you: your name, your tables, your own choices, what you said. Take it along as a file, or have it deleted.
page-own-data-save = Save as a file
page-forget = Delete everything about me
page-forget-sure = Delete everything about you?
page-forget-about = This cannot be undone.
page-forget-name = Your name and everything you said in chats are deleted. All your devices and personal links stop working.
page-forget-seats = In matches that go on, a computer takes over your seat. Tables where only you are waiting are deleted.
page-forget-matches = Finished matches stay, with “Somebody” in your place.
page-forget-keep = Keep it
page-forget-do = Delete everything

# Trouble
page-trouble = That did not work
page-trouble-missing = There is nothing here
page-trouble-safe = Your matches are safe.
page-trouble-offline = The server does not answer. Your matches are saved; check the connection and try again.

# The start page
page-welcome = Five dungeons under one roof
page-welcome-about = Real rules, honest dice. Computer players are already seated; friends only need a link.
page-players = { $range } players
page-minutes = { $minutes } min
page-weight =
    { $weight ->
        [1] Learned in minutes
        [2] Takes an evening to learn
       *[3] Takes several evenings to master
    }
page-play-now = Play now
page-play-now-game = Play now: { $game }
page-play-game = Play { $game }
page-beginning = Lighting…
page-more-game = Choose how to play { $game }
page-being-built = Being built
page-how-many = How many play
page-preset = How long
page-preset-length = { $name }, about { $minutes } min
page-preset-own = An arrangement of your own, as chosen below.
page-preset-measured = The time is that of one person against computers.
page-setup = The game's own options
page-computers = Computer players
page-your-side = Your side
page-level =
    { $level ->
        [random] Random
        [thumb] Quick
        [easy] Easy
        [normal] Normal
        [hard] Hard
       *[other] { $level }
    }
page-level-one =
    { $level ->
        [random] random
        [thumb] quick
        [easy] easy
        [normal] normal
        [hard] hard
       *[other] { $level }
    }
page-level-about =
    { $level ->
        [random] They take any option, without a thought.
        [thumb] They follow rules of thumb and never ponder.
        [easy] They look a little ahead.
        [normal] They look ahead and make few mistakes.
        [hard] They look far ahead and take their time.
       *[other] { "" }
    }
page-join = Join with a code
page-join-label = Link or code of the table
page-join-about = Whoever opened the table can send it to you.
page-join-unclear = That is neither a link to a table nor a code.
page-join-do = To the table
page-open-table = Open a table
page-which-game = Game
page-pace = Thinking time for each decision
page-pace-free = as long as it takes
page-pace-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
page-pace-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-pace-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
page-pace-days =
    { $count ->
        [one] { $count } day, play by mail
       *[other] { $count } days, play by mail
    }
page-public = Anyone may join
page-public-about = The table is listed among the open ones. Otherwise only your link leads to it.
page-hints = Hints are allowed
page-hints-about = Players may ask the computer what their options are worth.
page-your-turn = Your turn
page-your-tables = Your matches
page-your-turn-line =
    { $count ->
        [one] { $names } waits for you.
       *[other] { $names } wait for you.
    }
page-others-turn-line = With { $names }. Not your turn yet.
page-alone-line = You delve alone.
page-gathering-line =
    { $free ->
        [0] Everybody is here.
        [one] One seat is still free.
       *[other] { $free } seats are still free.
    }
page-take-turn = Take your turn
page-look-in = Look in
page-enter-room = Enter
page-no-own-tables = No match waits for you. Light a candle at any of the arches above.
page-open-tables = Open tables
page-no-open-tables = Nobody is waiting for company just now.
page-hosted-by = { $name } has opened this table
page-seats-free = { $free } of { $of } seats are free
page-all-tables = All tables
page-new-here = New here?
page-lesson = Learn by playing: a first match with written dice, every rule shown when it first matters.
page-start-lesson = { $game }, { $minutes } minutes
page-read-rules = Every rule has a number here, and every refusal names it. Look into a rulebook first, or just play and ask for hints.
page-to-rules = Open the rulebooks

# The gathering room
page-seats = Seats
page-seat-empty = Empty seat
page-seat-waits = Somebody may sit down here
page-seat-you = you
page-seat-away = Not here just now
page-seat-ready = Ready
page-seat-not-ready = Not ready yet
page-seat-host = Opened this table
page-seat-same-screen = Plays at this screen
page-sit = Sit here
page-sit-too = Sit here too
page-here = We all sit at this screen
page-here-about = It goes round the table, and secrets stay hidden while it does.
page-stand-up = Stand up
page-free-seat = Free the seat
page-free-seat-of = Free the seat of { $name }
page-give-computer = To a computer…
page-computer-level = Computer: { $level }
page-player-name = Player's name
page-pass-and-play = You hold several seats: give each player a name. One screen goes round the table, and secrets stay hidden while it does.
page-not-ready-yet = Not ready yet: { $names }.
page-all-here = Everybody is ready. { $name } begins the match.
page-all-here-host = Everybody is ready.
page-reconnecting = Reconnecting, your table is saved.
page-begin = Begin the match
page-fill = Fill with computers
page-ready = I am ready
page-ready-not = Not ready after all
page-sit-or-watch = Take a seat, or stay and watch.
page-leave-room = Leave
page-invite = Invite friends
page-invite-about = Whoever has this link can take a seat or watch.
page-invite-words = Come and play { $game } with me
page-talk = Talk
page-fact-public = Anyone may join
page-fact-private = Only by the link
page-fact-pace = Thinking time: { $pace }
page-fact-no-hints = No hints
page-read-rulebook = Read the rules
page-to-watch = Going on, to watch

# The rulebooks
page-rules-about = The rules in our own words. Each has a number; what the game allows, forbids or explains names it.
page-sections = Sections
page-search-rules = Search: a word or a number
page-found =
    { $count ->
        [0] No rule speaks of it.
        [one] One rule
       *[other] { $count } rules
    }
page-book-about =
    { $rules ->
        [one] One rule
       *[other] { $rules } rules
    }, { $rulings ->
        [0] no rulings
        [one] one ruling
       *[other] { $rulings } rulings
    } where the book leaves a question open.
page-ruling = Ruling.
page-rule-link = Link to this rule

# Coming back
page-come-back = Your personal link
page-come-back-about = This browser can take over your name, your seats and your matches.
page-come-back-instead = This browser is { $name } now. It would become the person of the link instead.
page-come-back-do = Come in
page-come-back-not = Not now
page-come-back-empty = This link is not whole: the part after # is missing. Copy it again.
page-came-back = Welcome back, { $name }
page-came-back-about = Your seats and matches are here.

# A path that leads nowhere
page-lost = A bricked-up doorway
page-lost-about = There is no page here. Perhaps the link lost a letter on the way.

# Replays
page-replays-about = Every finished match can be watched again, from any seat, choice by choice.
page-no-replays = No finished match yet. Play one, and it will wait here.
page-watch = Watch
page-older = Older matches
page-winding = Winding back…
page-not-over-yet = This match is still going on. It can be replayed when it is over.
page-board = The board
page-story = What happened
page-sight = Seen by
page-sight-spectator = a spectator
page-sight-of = { $name }
page-scrubber = Place in the match
page-play = Play
page-pause = Pause
page-step-back = One choice back
page-step-forth = One choice on
page-jump-back = Back to what mattered
page-jump-forth = On to what matters
page-speed = Speed { $speed }×
page-share-replay = Share this moment
page-share-replay-about =
    { $number ->
        [0] The link opens the replay at the beginning.
       *[other] The link opens the replay after choice { $number }, from the same seat.
    }
page-download = Download the record
page-review = How it went
page-reviewing = The match is being thought over, choice by choice.
page-review-trouble = The match could not be thought over just now.
page-review-about = Weighed by a computer that knew no more than the player did then.
page-cost =
    { $unit ->
        [points] −{ $cost } points
       *[chance] −{ $cost }
    }
page-instead = “{ $chosen }” instead of “{ $better }”

# Fairness
page-fair = Were the dice fair?
page-fair-short = Check the dice
page-fair-about = Before the first choice the server published a fingerprint of the seed that all dice and cards come from. Now the seed is open: it has that fingerprint, and the whole match follows from it.
page-commitment = Fingerprint (SHA-256), known before the match
page-seed = Seed, shown after it
page-check-yourself = Check it yourself
page-check-yourself-about = Download the record and let your own copy of Undercroft play it again:
page-checking = Playing the match again…

# About
page-about-what = Undercroft
page-about-what-text = Five dungeon board games under one roof, played by their real rules, in the browser and in the terminal: alone against computer players, with friends at one screen or far apart, at once or over weeks.
page-about-fans = Made by fans
page-about-fans-text = Undercroft is unofficial and has no tie to the publishers or designers of these games; their names belong to their owners. Rules and cards are told in our own words, and the pictures are our own or free. If you enjoy a game, buy the real box.
page-about-dice = Honest dice
page-about-dice-text = All chance comes from one seed whose fingerprint you see before the first choice. After the match anyone can check every roll. Computer players and hints never look at what you cannot see.
page-about-data = No account
page-about-data-text = There is only a name, a cookie that says it is you, and one for your language. No e-mail, no tracking. A personal link takes you along to another device.
page-about-contact = Who runs this server
page-about-contact-text = For questions about the server or about other players:
page-credits = Credits
page-credits-icons = Icons by Lorc, Delapouite and contributors,
page-credits-fonts = Typefaces { $fonts },
page-credits-parts = Built with Python, FastAPI, Svelte and Project Fluent.
