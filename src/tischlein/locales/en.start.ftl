# The page before the game: what is played, with whom, and how the table is set.

## What is played, and with whom

page-start-title = What comes to the table?
page-start-people = { $range } people
page-start-ways = How much of it
page-start-which = Which games?
page-start-learn = How it goes
page-start-with = At the table
page-start-add = Seat
page-start-add-seat = Add another seat
page-start-change = change
page-start-free = Free
page-start-for-friends = for friends
page-start-levels = Computer player: how good?
page-start-keep-free = Keep free for friends
page-start-remove = Take the seat away
page-start-fewest = This game needs at least { $count }.
page-start-guest = Guest
page-start-play = Play { $game }
page-start-play-friends = Open the table and invite
page-start-running = { $game } with { $names } is still on.
page-start-go-on = Go on

## Friends, open tables, television

page-start-friends = Invite friends
page-start-friends-open = Show code and link
page-start-mine = My tables
page-start-return = To the table
page-start-lobby = Open tables
page-start-lobby-none = No table is open to everybody just now.
page-start-nobody = Nobody there yet
page-start-taken = { $phase ->
    [gathering] { $taken } of { $seats }
    [playing] being played
   *[over] game over
}
page-start-sit = Sit down
page-start-watch = Watch
page-start-own = Set a table of your own
page-start-screen = On the TV
page-start-screen-how = The table large, the cards in your hand
page-start-device = All at this device
page-start-device-how = It goes round; every hand stays secret
page-start-there-open = Open
page-start-open = Open the table

## How a table is set

page-start-house-rule = House rule
page-start-value = { $value ->
    [winner] the winner’s
    [own] each their own
   *[lot] by lot
}
page-start-colours-how = Tap them in turn, one for each seat; else they are drawn by lot.
page-start-take-out = Take out { $name }
page-start-put-in = Add { $name }
page-start-clock-name = Clock
page-start-clock-each = { $each ->
    [move] for each move
    [game] for the whole game
   *[none] none
}
page-start-clock = { $each ->
    [move] { $time } for each move
    [game] { $time } for the whole game
   *[none] No clock
}
page-start-time = Time
page-start-pace = Computer players move
page-start-pace-name = { $pace ->
    [0] fast
    [2] slowly
   *[1] at ease
}
page-start-public = Open to everybody
page-start-public-how = The table is listed among the open ones, with a clock.
page-start-spectators = Others may look on
page-start-spectators-how = They see what lies open, and never a hand.
page-start-delay = Delay
page-start-at-once = at once
page-start-replays = Look at it afterwards
page-start-replays-how = Anybody may look at finished games.
page-start-is-public = Open to everybody
page-start-is-private = By invitation only
page-start-watchers = { $late ->
    [yes] Onlookers, { $time } later
   *[no] Onlookers are welcome
}
page-start-is-shown = Anybody may look at finished games

## Before the game

page-gather-dealing = Shuffling the cards …
page-gather-title = Who plays?
page-gather-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
page-gather-full = Everybody is here.
page-gather-start = Begin
page-gather-fill-start = Begin with computer players
page-gather-sit-here = Sit here
page-gather-leave = Stand up
page-gather-clear = Free the seat
page-gather-look-on = All seats are taken; you look on.
page-gather-no-look = All seats are taken.
page-gather-series = Several games in a row; in the end they count together.
page-gather-shuffle = Fairly shuffled
page-gather-shuffle-why = The server has already committed itself; your word shuffles along, and after the game anybody can check that all was right.
page-gather-word = A word for the shuffle
page-gather-give = Shuffle
page-gather-given = Your word: { $word }
page-gather-promise = The server’s promise:

## Invitation

page-invite-how = Scan, sit down, play along. No account.
page-invite-qr = QR code that leads to this table
page-invite-link = Link to this table
page-invite-copy = Copy link
page-invite-copied = Copied
page-invite-share = Share
page-invite-only-here = This address works on this device only. For others to find the way, start the server with --host 0.0.0.0.
