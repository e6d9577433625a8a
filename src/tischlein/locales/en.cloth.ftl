# The table during a game, and what is around it.

## Seats

page-seat-level = { $level ->
    [random] random
    [greedy] greedy
    [beginner] beginner
    [easy] easy
    [hard] hard
    [expert] expert
   *[medium] medium
}
page-seat-holds = { cards } in hand
page-seat-part = { $part ->
    [leads] leads
    [rolls] rolls
    [begins] starts
   *[deals] deals
}
page-seat-turn = to play
page-seat-gone = away
page-seat-about = About { $name }
page-seat-own = Your seat
page-seat-bot = Computer player · { $level }
page-seat-here = At the table
page-seat-absent = { $minutes ->
    [0] Away for less than a minute
   *[other] Away for { $minutes } min
}
page-seat-absent-least = { $minutes ->
    [0] Away, perhaps for longer
   *[other] Away for at least { $minutes } min
}
page-seat-stand-in = A computer player ({ $level }) is playing on
page-seat-let-bot = Let a computer player play on
page-seat-remove = Remove from the game
page-seat-remove-why = A computer player takes the seat for good; { $name } cannot come back to it.
page-seat-field = on { $field }
page-seat-points = { $points } pts
page-seat-won = { $count } won

## Cards and zones

page-play-here = Play here
page-zone-top = { $zone }, on top: { $card }
page-fan = From bottom to top: { $numbers }
page-fan-older = { $count } older: show all
page-colour-holds = { $kind ->
    [suit] suit: { $colour }
   *[colour] colour: { $colour }
}
page-trump-is = trump: { $colour }
page-trick-is = trick: { $colour }
page-in-front = ahead
page-passes = passes
page-your-card = Your card
page-no-run = no runs yet
page-stone = { $name } on { $field }
page-factor = { $symbol }: times { $factor }
page-chosen = { $count } of { $of } have chosen
page-pot = Pot: { cards }
page-nobody = Nobody got the tile

## Around the table

page-game-of = Game { $number } of { $of }
page-round-of = Round { $number } of { $of }
page-target = to { $points }
page-journal = History
page-tv = TV
page-to-result = See result

## Chat

page-chat = Chat
page-chat-empty = No messages yet.
page-chat-write = Write a message
page-chat-send = Send
page-host = Host
page-react = { $reaction ->
    [hello] Hello!
    [bravo] Bravo!
    [hurry] Hurry up!
    [laugh] Haha!
    [oh] Oh!
    [sorry] Sorry!
    [thanks] Thanks!
   *[well-played] Well played!
}

## Coming and going

page-lost = Connection lost. Reconnecting …
page-lost-move = Connection lost. Your move will be made as soon as it is back …
page-late = No answer yet …
page-move-sent = Your move is on its way …
page-your-turn = Your turn
page-seat-hurry = running out of time
page-hurry = Your time is running out.
page-screen-hurry = { $name } is running out of time!
page-time-left = { $seconds ->
    [1] One second left!
   *[other] { $seconds } seconds left!
}
page-notify-ask = It was your turn while you could not see the page. Shall your browser notify you next time?
page-notify-yes = Yes, notify me
page-notify-no = No, thanks
page-again = Retry
page-away = A computer player is playing for you.
page-back-to-play = Take over again
page-rest = Let a computer play for me
page-leave = Leave seat
page-leave-title = Leave your seat?
page-leave-sure = A computer player continues in your place, and you cannot come back to these cards.
page-stay = Stay
page-absent-offer = { $name } has been away for { $minutes } min. Let a computer player continue?
page-absent-let = Yes, continue
page-pause = Pause
page-resume = Continue
page-paused-by = { $name } has paused the game.
page-newcomer-ask = Ask to take over
page-newcomer-why = The host has to agree, because you will see these cards.
page-newcomer-asks = { $name } would like to take over from { $bot }, and will see { $bot }’s cards.
page-newcomer-agree = Let in
page-newcomer-decline = Not now
page-newcomer-waits = The host has been asked whether you may take over.
page-newcomer-declined = The host did not agree. You can join when the game is over.
page-take-back = Take back my move
page-take-back-asks = { $name } would like to take back a move.
page-take-back-waits = The others decide whether you may take back your move.
page-take-back-agree = Agree
page-take-back-decline = Decline
page-take-back-withdraw = Never mind
