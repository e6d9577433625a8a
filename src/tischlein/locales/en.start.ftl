# The page before the game: choosing a game, players and options.

## Game and players

page-start-title = What shall we play?
page-start-people = { $range } players
page-start-minutes = ~{ $minutes } min
page-start-ways = Length
page-start-which = Which games?
page-start-learn = How to play
page-start-with = Players
page-start-add = Seat
page-start-add-seat = Add a seat
page-start-change = change
page-start-free = Open
page-start-for-friends = for a friend
page-start-levels = Computer player: what level?
page-start-keep-free = Keep open for a friend
page-start-remove = Remove this seat
page-start-fewest = This game needs at least { $count } players.
page-start-guest = Guest
page-start-play = Play { $game }
page-start-play-friends = Open a table and invite
page-start-running = { $game } with { $names } is still in progress.
page-start-go-on = Continue

## Friends, public tables, TV

page-start-friends = Invite friends
page-start-friends-open = Show code and link
page-start-mine = My tables
page-start-return = Back to table
page-start-lobby = Public tables
page-start-lobby-none = There are no public tables right now.
page-start-nobody = Nobody here yet
page-start-taken = { $phase ->
    [gathering] { $taken } of { $seats }
    [playing] in progress
   *[over] finished
}
page-start-sit = Sit down
page-start-watch = Watch
page-start-own = Open your own table
page-start-screen = On a TV
page-start-screen-how = Table on the TV, cards on your phone
page-start-device = Everyone on this device
page-start-device-how = Pass it around; hands stay hidden
page-daily = Daily deal
page-daily-about = The same cards for everyone, once a day
page-puzzles = Puzzles
page-puzzles-how = Find the best move
page-start-there-open = Open
page-start-open = Open table

## Options of a table

page-start-house-rule = House rule
page-start-value = { $value ->
    [winner] for the winner
    [own] against each player
   *[lot] random
}
page-start-colours-how = Tap them in order, one for each seat; otherwise they are random.
page-start-take-out = Remove { $name }
page-start-put-in = Add { $name }
page-start-clock-name = Clock
page-start-clock-each = { $each ->
    [move] per move
    [game] for the whole game
   *[none] none
}
page-start-clock = { $each ->
    [move] { $time } per move
    [game] { $time } for the whole game
   *[none] No clock
}
page-start-time = Time
page-start-pace = Computer player speed
page-start-pace-name = { $pace ->
    [0] fast
    [2] slow
   *[1] normal
}
page-start-public = Public table
page-start-public-how = Anyone can find and join the table; it has a clock.
page-start-spectators = Allow spectators
page-start-spectators-how = They see what is on the table, but never a hand.
page-start-delay = Delay
page-start-at-once = none
page-start-replays = Allow replays
page-start-replays-how = Anyone can replay finished games.
page-start-is-public = Public
page-start-is-private = By invitation only
page-start-watchers = { $late ->
    [yes] Spectators, { $time } delay
   *[no] Spectators welcome
}
page-start-is-shown = Anyone can replay finished games

## Before the game

page-gather-dealing = Shuffling …
page-gather-title = Who’s playing?
page-gather-playing = A game is being played
page-gather-ask = You can join when it is over, or tap a computer player to take over from it now.
page-gather-wait = You can join when it is over.
page-gather-free = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
page-gather-bots = Newcomers take the places of computer players.
page-gather-full = Everyone is here.
page-gather-start = Start
page-gather-fill-start = Start with computer players
page-gather-sit-here = Sit here
page-gather-leave = Stand up
page-gather-clear = Clear this seat
page-gather-look-on = All seats are taken; you are watching.
page-gather-no-look = All seats are taken.
page-gather-series = Several games in a row; the results add up.
page-gather-shuffle = Fair shuffle
page-gather-shuffle-why = The server has already fixed its part of the shuffle. Your word is mixed in, and after the game anyone can check it.
page-gather-word = A word for the shuffle
page-gather-give = Add
page-gather-given = Your word: { $word }
page-gather-promise = The server’s promise:

## Invitation

page-invite-how = Scan, sit down, play. No account needed.
page-invite-qr = QR code for this table
page-invite-link = Link to this table
page-invite-copy = Copy link
page-invite-copied = Copied
page-invite-share = Share
page-invite-only-here = This address works only on this device. To let others join, start the server with --host 0.0.0.0.
