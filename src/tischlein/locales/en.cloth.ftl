# What stands on the cloth and beside it while a game is played.

## Who sits there

page-seat-level = { $level ->
    [random] at random
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
    [begins] begins
   *[deals] deals
}
page-seat-turn = to play
page-seat-gone = not here
page-seat-field = on { $field }
page-seat-points = { $points } pts
page-seat-won = { $count } won

## What lies there

page-play-here = Lay here
page-zone-top = { $zone }, on top: { $card }
page-fan = From bottom to top: { $numbers }
page-fan-older = { $count } older: show all
page-colour-holds = { $colour } in force
page-trump-is = trump: { $colour }
page-trick-is = trick: { $colour }
page-in-front = ahead
page-passes = passes
page-your-card = Your card
page-no-run = no street yet
page-stone = { $name } on { $field }
page-factor = { $symbol } counts { $factor } times
page-chosen = { $count } of { $of } have chosen
page-pot = Pot: { cards }
page-nobody = Nobody got the tile

## Beside it

page-game-of = Game { $number } of { $of }
page-round-of = Round { $number } of { $of }
page-target = to { $points }
page-journal = What happened
page-tv = TV
page-to-result = To the result

## Talk

page-chat = Talk
page-chat-empty = Nothing has been said yet.
page-chat-write = Say something
page-chat-send = Say
page-host = Host
page-react = { $sign ->
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

page-lost = Connection lost. Trying again …
page-again = Now
page-away = A computer player plays for you.
page-back-to-play = I play again myself
page-rest = Let a computer play for me
page-leave = Leave the seat
