# XXL

## Cards: two numbers, each in its colour. $place is pile, sequence, discard or open.

number-xxl = { colour } { number }
card-xxl = { $first } / { $second }
    .the = { $first } / { $second }
    .first = { $first }
place-xxl = { $place ->
    [pile] on pile { $number }
    [sequence] on the { colour } sequence
    [open] in the middle
   *[discard] on the discard pile
}

## The games and their options; the names are those on the box

game-xxl-rauf-runter = XXL 1: Rauf & Runter
    .short = 1: Rauf & Runter
game-xxl-drunter-bleiben = XXL 2: Immer schön drunter bleiben
    .short = 2: Immer schön drunter bleiben
game-xxl-verweigern = XXL 3: Verweigern gestattet
    .short = 3: Verweigern gestattet
game-xxl-strassenbau = XXL 4: Straßenbau
    .short = 4: Straßenbau
game-xxl-reihe = XXL 5: Auf die Reihe bekommen
    .short = 5: Auf die Reihe bekommen
game-xxl-farbe = XXL 6: Ich bestimm’ die Farbe!
    .short = 6: Ich bestimm’ die Farbe!
game-xxl-farbe-plus = XXL 6+: Ich bestimm’ die Farbe! Plus
    .short = 6+: Ich bestimm’ die Farbe! Plus
game-xxl-pur = XXL pur
game-xxl-individuell = XXL individuell
option-rounds = Rounds: how many times the series is played
option-games = Games: their numbers in order, repeats allowed
value-games = 1,5,6+ …

## What happened

event-xxl-play-on = { $who ->
    [you] You play { $card_the } { $on }.
   *[other] { $name } plays { $card_the } { $on }.
}
event-xxl-trick = { $who ->
    [you] You win the trick in { $colour }.
   *[other] { $name } wins the trick in { $colour }.
}
event-xxl-aside = { $who ->
    [you] You have chosen.
   *[other] { $name } has chosen.
}
event-xxl-aside-card = { $who ->
    [you] You set { $card_the } aside.
   *[other] { $name } sets { $card_the } aside.
}
event-xxl-aside-none = { $who ->
    [you] You set no card aside.
   *[other] { $name } sets no card aside.
}
event-xxl-half = The second half starts: all cards except those set aside are shuffled and dealt.
event-xxl-trump = { $who ->
    [you] You name the trump colour: { $colour }.
   *[other] { $name } names the trump colour: { $colour }.
}
event-xxl-run = { $who ->
    [you] You play a run in { $colour } for { $points } points.
   *[other] { $name } plays a run in { $colour } for { $points } points.
}
event-xxl-exchange = { $who ->
    [you] You swap { $gave_the } for { $took_the }.
   *[other] { $name } swaps { $gave_the } for { $took_the }.
}
event-xxl-put_open = { $who ->
    [you] You put { $card_the } face up in the middle.
   *[other] { $name } puts { $card_the } face up in the middle.
}
event-xxl-done = { $who ->
    [you] You do not swap a card.
   *[other] { $name } does not swap a card.
}
event-xxl-all_passed = Nobody can get any further: another card is turned over.
event-xxl-sheet = { $game } (game { $number } of { $of })

## Why a move is refused

refuse-xxl-1-2 = { $why ->
    [must] You cannot draw: one of your cards fits, so you must play.
   *[held] { not-held }
}
refuse-xxl-1-3 = { $card_first } does not fit on pile { $pile }: { $top } is on top.
refuse-xxl-1-4 = The sequence on pile { $pile } goes the other way, so { $card_first } does not fit.
refuse-xxl-1-5 = The sequence on pile { $pile } is finished, so { $card_first } does not fit.
refuse-xxl-1-7 = { $why ->
    [keep] You have not drawn a card to keep.
   *[drawn] You have just drawn { $drawn_the }: play it if it fits, or keep it.
}
refuse-xxl-1-9 = { game-over }
refuse-xxl-2-2 = { refuse-xxl-1-2 }
refuse-xxl-2-3 = { $card } is not lower than the top card in any of its colours: { $top }.
refuse-xxl-2-4 = { refuse-xxl-1-7 }
refuse-xxl-2-6 = { game-over }
refuse-xxl-3-2 = { $why ->
    [name] You lead, so name one of the card’s colours as well, as in r0y7=y.
   *[led] The colour of this trick has already been named: { $colour }. Play a card without naming one.
}
refuse-xxl-3-3 = { $why ->
    [follow] You can follow, so you must play { $colour }; this card does not have it: { $card }.
   *[held] { not-held }
}
refuse-xxl-3-5 = { game-over }
refuse-xxl-3-6 = { $why ->
    [due] First everyone who has won a trick chooses a card to set aside, or none.
    [now] You can set cards aside only between the two halves.
    [empty] You have not won a trick, so you have no card to set aside.
    [final] You have already chosen, and a choice is final.
   *[won] You have not won this card: { $card }.
}
refuse-xxl-3-9 = { $why ->
    [half] You can pass only in the second half.
    [lead] You lead, so you cannot pass.
   *[most] Nobody has more cards than you, so you cannot pass.
}
refuse-xxl-3-10 = { game-over }
refuse-xxl-4-2 = { $why ->
    [second] You have already played a run: one per turn is the limit.
   *[pass] You have played a run, so you can no longer pass: swap a card, or say that you are done.
}
refuse-xxl-4-3 = { $why ->
    [missing] This card is neither in your hand nor in the middle: { $card }.
   *[hand] At least one card of a run must come from your hand.
}
refuse-xxl-4-5 = { $why ->
    [held] { not-held }
    [stock] The stock is empty, so you can only swap for an open card.
    [nothing] The stock is empty and there are no open cards, so there is nothing to swap.
   *[open] This card is not in the middle: { $card }.
}
refuse-xxl-4-6 = You have not played a run; if you do not want to do anything, pass.
refuse-xxl-4-8 = { game-over }
refuse-xxl-5-2 = { refuse-xxl-1-2 }
refuse-xxl-5-3 = The next number in { $colour } is { $wanted }, so { $card_first } does not fit.
refuse-xxl-5-4 = The { $colour } sequence has not reached 0; its next number is { $wanted }. A new 10 must wait.
refuse-xxl-5-6 = { refuse-xxl-1-7 }
refuse-xxl-5-8 = { game-over }
refuse-xxl-6-2 = { $why ->
    [open] You can follow, so you must play { $colours }; this card has neither: { $card }.
    [follow] You can follow, so you must play { $colour }; this card does not have it: { $card }.
   *[held] { not-held }
}
refuse-xxl-6-6 = { game-over }
refuse-xxl-7-1 = { $why ->
    [due] First name the trump colour: type =r, =g, =b or =y.
   *[named] The trump colour has already been named: { $trump }.
}
refuse-xxl-7-2 = { $card } counts only as a trump ({ $trump }), and you can follow without trumps.
refuse-xxl-7-3 = You can follow, and { $card } does not: trumps are { $trump }.
refuse-xxl-8-5 = { not-your-turn }
refuse-xxl-9-3 = There should be at least as many rounds as players; { $rounds ->
    [one] there is 1
   *[other] there are { $rounds }
} for { $seats } players.
refuse-xxl-9-4 = With { $seats } players and game 6+ played { $plus ->
    [one] once
   *[other] { $plus } times
}, not everyone names the trump colour equally often.

## What a seat is asked

ask-xxl-play = { $table ->
    [play] Your turn: play a card.
    [draw] None of your cards fits: draw one.
    [follow] Your turn: follow with { $colours }.
    [follow-pass] Your turn: follow with { $colours }, or pass.
    [throw] You cannot follow with { $colours }: play any card.
    [throw-pass] You cannot follow with { $colours }: play any card, or pass.
   *[run] Your turn: play a run or swap a card, or pass.
}
ask-xxl-drawn = Play the card you drew if it fits, or keep it.
ask-xxl-lead = { $table ->
    [name] You lead: play a card and name one of its two colours.
   *[lead] You lead: play any card.
}
ask-xxl-aside = Which of the cards you won do you set aside for the second half?
ask-xxl-trump = You lead first: name the trump colour.
ask-xxl-exchange = Swap a card, or say that you are done.

## What you can type

move-done = done
    .typed = finished
move-none = none
    .typed = no card
key-xxl-pile = plays a card by its first number, here the yellow 7 with the red 0 on pile 2
key-xxl-sequence = plays a card by its first number, here on the yellow sequence
key-xxl-draw = draws a card if none of yours fits
key-xxl-keep = keeps the card you drew
key-xxl-play = plays a card, here the red 0 with the yellow 7
key-xxl-lead = leads a card and names one of its colours, here yellow
key-xxl-pass = skips a trick, in the second half
key-xxl-aside = sets aside a card you won, between the halves
key-xxl-none = sets none aside
key-xxl-trump = names the trump colour: r red, g green, b blue, y yellow
key-xxl-run = plays a run of three cards
key-xxl-swap = swaps a card from your hand for an open one
key-xxl-open = puts a card in the middle and draws one
key-xxl-skip = does nothing this turn
key-xxl-done = ends your turn after a run
moves-xxl-swap = swap a card for an open one
moves-xxl-open = put a card in the middle and draw one
moves-xxl-lead = lead a card and name a colour

## At the table

table-xxl-stock = { $count } in the stock
table-xxl-pile = Pile { $number }
table-xxl-below = Pile { $number }, below
table-xxl-fits = fits
table-xxl-half = { $number ->
    [1] First half
   *[2] Second half
}
table-xxl-last = { $who ->
    [you] Last trick, to you
   *[other] Last trick, to { $name }
}
table-xxl-row = Open
head-runs = Runs

## Why a move is good: shedding and runs

reason-shedding-out = This is your last card: you win.
reason-shedding-last = Then you have just one card left, and it fits.
reason-shedding-blocks = No card that anyone else could have fits after it.
reason-shedding-next = You can continue this sequence yourself.
reason-shedding-highest = None of the cards you keep counts more.
reason-shedding-follows = After that, another of your cards still fits.
reason-shedding-saves = You save the card for a turn when none of your others fits.
reason-shedding-forced = None of the cards you may play fits.
reason-run-highest = No run that you can play counts more.
reason-run-ready = Then you have a complete run that nobody can take from you.
reason-run-pair = After that, there are more runs for which you need just one card.
reason-run-denies = After that, there are fewer runs with two cards in the middle.
reason-run-fresh = You do not need this card for a pair, and you draw a new one.
reason-run-harmless = It adds no run with two cards in the middle.
reason-run-held = You already have a complete run.

## Why a move is good: tricks

reason-xxl-trick-takes = Nobody plays after you: this card wins the trick.
reason-xxl-trick-sure = Nobody can beat this card in this trick.
reason-xxl-trick-likely = This card will probably win the trick.
reason-xxl-trick-poor = It does not win the trick, but gives away as few points as possible.
reason-xxl-trick-spare = This is the card you will miss least later.
reason-xxl-trick-pass = Passing costs you no card.
reason-xxl-trick-aside = None of the cards you won shows a higher number.
reason-xxl-trick-redeal = A new card is probably better than any you won.
reason-xxl-trick-trump = It is the colour you have most of.

## On the page, and in the guided first game

page-lesson-xxl-cards = Every card has two numbers in two colours. You can use either.
page-lesson-xxl-up-aim = Get rid of your cards. When a player has none left, the lowest total in hand wins.
page-lesson-xxl-up-play = Your turn! A number of the same colour that is one higher or one lower fits on a pile. If you can play, you must.
page-lesson-xxl-up-draw = Nothing fits. Draw a card from the stock.
page-lesson-xxl-up-drawn = If the card you drew fits, you may play it at once. Otherwise keep it.
page-lesson-xxl-up-heading = The arrow shows where this sequence is going: from now on only up, or only down. The other number of the top card is open both ways.
page-lesson-xxl-up-dead = This sequence is finished: 0 is the lowest number and 10 the highest. Continue with the other number.
page-lesson-xxl-below-aim = Get rid of your cards. When a player has none left, the lowest total in hand wins.
page-lesson-xxl-below-play = Your turn! One number of your card must be lower than the one of the same colour on the pile. If you can play, you must.
page-lesson-xxl-below-draw = Nothing is low enough. Draw a card from the stock.
page-lesson-xxl-below-drawn = If the card you drew fits, you may play it at once. Otherwise keep it.
page-lesson-xxl-refuse-aim = Two halves: in the first you win cards, in the second you play with as many as you won. Only the second half counts.
page-lesson-xxl-refuse-lead = You lead: choose a card, and say which of its two colours counts.
page-lesson-xxl-refuse-follow = Follow: play a card with the colour that was named. If you have none, play any card.
page-lesson-xxl-refuse-trick = The highest number of the named colour wins the trick, and its player leads next.
page-lesson-xxl-refuse-aside = Half-time! You may set aside one of the cards you won to keep it. A strong one is a good choice.
page-lesson-xxl-refuse-half = The second half starts. Everyone has as many cards as they won before.
page-lesson-xxl-refuse-pass = Someone has more cards than you, so you may pass and save your card.
page-lesson-xxl-run-aim = Collect runs: three consecutive numbers of one colour. The totals of their cards are your points.
page-lesson-xxl-run-turn = Your turn! First play a run if you have one, then swap a card if you like. Or pass.
page-lesson-xxl-run-build = You can play a run! The cards in the middle may help; at least one comes from your hand.
page-lesson-xxl-run-exchange = No run yet. Swap a card for one in the middle, or put one there and draw a new one.
page-lesson-xxl-run-after = Well done. Swap a card if you like, or say that you are done.
page-lesson-xxl-run-played = A run! Its player draws back up to four cards.
page-lesson-xxl-run-passed = Nobody got any further, so a new card comes to the middle.
page-lesson-xxl-sequence-aim = Get rid of your cards. When a player has none left, the lowest total in hand wins.
page-lesson-xxl-sequence-play = Your turn! A 10 starts a sequence of its colour. Then it goes down: 9, 8, 7 … If you can play, you must.
page-lesson-xxl-sequence-draw = Nothing fits. Draw a card from the stock.
page-lesson-xxl-sequence-drawn = If the card you drew fits, you may play it at once. Otherwise keep it.
page-lesson-xxl-sequence-down = A sequence has started. Only the next lower number of its colour fits here.
page-lesson-xxl-sequence-zero = A 0 ends a sequence. Now this colour may start again with another 10.
page-lesson-xxl-colour-aim = Win tricks with high cards: the totals of all cards you win are your points.
page-lesson-xxl-colour-lead = You lead: any card will do. The others must show one of its two colours.
page-lesson-xxl-colour-follow = Follow: play a card with a colour that was led. If you have none, play any card.
page-lesson-xxl-colour-fixed = Now the trick has its colour: the first card with just one of the two colours led has decided it.
page-lesson-xxl-colour-trick = The highest number of that colour wins the trick, and its player leads next.
page-lesson-xxl-trump-aim = Win tricks with high cards. One colour is trumps and beats all others.
page-lesson-xxl-trump-name = You name the trump colour. Take the one in which you have the most cards, or the highest.
page-lesson-xxl-trump-card = A card with the trump colour is only a trump: its other colour does not count.
page-lesson-xxl-trump-lead = You lead: any card will do. If it is a trump, everyone must follow with a trump.
page-lesson-xxl-trump-follow = Follow with a colour that was led. Only if you cannot may you play a trump, or any other card.
page-lesson-xxl-trump-trick = The highest trump wins the trick; without one, the highest number of the trick’s colour.
page-lesson-xxl-end = The game is over. Players with equal results share a place.
page-refuse-xxl-3-2 = { $why ->
    [name] You lead, so name one of the card’s colours as well.
   *[led] The colour of this trick has already been named: { $colour }. Play a card without naming one.
}
page-refuse-xxl-7-1 = { $why ->
    [due] First name the trump colour.
   *[named] The trump colour has already been named: { $trump }.
}

## Moments on the page

page-end-title-xxl-half = Half-time
page-end-next-xxl-half = { $own ->
    [0] You won no cards, so you have none in the second half: you watch, and score nothing. Only what is won now counts.
   *[other] Everyone gets as many cards as they won. Only the tricks of the second half count, and anyone with fewer cards than somebody else may pass.
}
page-no-cards-xxl-half = You won no cards in the first half, so you have none to play now. The others play on.
page-taken-value-xxl-trick-half = { $half ->
    [1] { $cards ->
        [one] { $cards } card for the second half
       *[other] { $cards } cards for the second half
    }
   *[other] { $values } = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
page-seat-event-xxl-run = Run: +{ $points }
page-seat-event-xxl-exchange = Swaps a card
page-seat-event-xxl-trump = Trump: { $colour }
page-zone-xxl-open = Open cards: { $count }
page-zone-xxl-runs = { $who ->
    [you] Your runs: { cards }
   *[other] { $name }’s runs: { cards }
}
page-zone-xxl-sequence = { colour } sequence
page-goal-xxl-rauf-runter = Get rid of your cards: on each pile, the next number up or down in the same colour.
page-goal-xxl-drunter-bleiben = Get rid of your cards: always a lower number in the same colour.
page-goal-xxl-verweigern = Win cards in the first half, and points with as many cards in the second.
page-goal-xxl-strassenbau = Collect runs: three numbers in a row of one colour. The highest total wins.
page-goal-xxl-reihe = Get rid of your cards: each colour goes down from 10 to 0.
page-goal-xxl-farbe = Win tricks with high cards: all cards you win count their total.
page-goal-xxl-farbe-plus = Win tricks with high cards; one colour is trumps and beats the others.

## One line about each game, on the start page

page-about-xxl-rauf-runter = One up or one down, on two piles
page-about-xxl-drunter-bleiben = Always play lower
page-about-xxl-verweigern = Tricks in two halves, and you may refuse
page-about-xxl-strassenbau = Build runs of three
page-about-xxl-reihe = From 10 down to 0, colour by colour
page-about-xxl-farbe = Tricks whose colour only shows as they are played
page-about-xxl-pur = All six games of the box, one after the other
