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
page-again = Retry
page-away = A computer player is playing for you.
page-back-to-play = Take over again
page-rest = Let a computer play for me
page-leave = Leave seat
