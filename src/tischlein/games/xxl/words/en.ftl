# XXL

## Cards: two numbers, each in a colour of its own. $place is pile, sequence, discard or open.

number-xxl = { colour } { number }
card-xxl = { $first } / { $second }
    .the = { $first } / { $second }
    .first = { $first }
place-xxl = { $place ->
    [pile] on pile { $number }
    [sequence] on the { colour } run
    [open] in the middle
   *[discard] on the discard
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
option-rounds = Rounds: how often all games of the series are played
option-games = Games: their numbers in order, repeats allowed
value-games = 1,5,6+ …

## What happened

event-xxl-play-on = { $who ->
    [you] You lay { $card_the } { $on }.
   *[other] { $name } lays { $card_the } { $on }.
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
event-xxl-half = The second half begins: all cards but those set aside are shuffled and dealt.
event-xxl-trump = { $who ->
    [you] You name trump: { $colour }.
   *[other] { $name } names trump: { $colour }.
}
event-xxl-run = { $who ->
    [you] You lay down a street in { $colour } for { $points } points.
   *[other] { $name } lays down a street in { $colour } for { $points } points.
}
event-xxl-exchange = { $who ->
    [you] You swap { $gave_the } for { $took_the }.
   *[other] { $name } swaps { $gave_the } for { $took_the }.
}
event-xxl-put_open = { $who ->
    [you] You lay { $card_the } open in the middle.
   *[other] { $name } lays { $card_the } open in the middle.
}
event-xxl-done = { $who ->
    [you] You do not exchange a card.
   *[other] { $name } does not exchange a card.
}
event-xxl-all_passed = Nobody gets any further: another card is turned over.
event-xxl-sheet = { $game } (game { $number } of { $of })

## Why a move is refused

refuse-xxl-1-2 = { $why ->
    [must] You cannot draw: a card of yours fits, so you must lay one.
   *[held] { not-held }
}
refuse-xxl-1-3 = Pile { $pile } does not go on with { $card_first }: { $top } lies on top.
refuse-xxl-1-4 = The run on pile { $pile } goes the other way: { $card_first } does not fit any more.
refuse-xxl-1-5 = The run on pile { $pile } has come to its end: { $card_first } does not fit any more.
refuse-xxl-1-7 = { $why ->
    [keep] You have drawn no card that you could keep.
   *[drawn] You have just drawn { $drawn_the }: lay it if it fits, or keep it.
}
refuse-xxl-1-9 = { game-over }
refuse-xxl-2-2 = { refuse-xxl-1-2 }
refuse-xxl-2-3 = { $card } is not lower in any colour of the top card: { $top }.
refuse-xxl-2-4 = { refuse-xxl-1-7 }
refuse-xxl-2-6 = { game-over }
refuse-xxl-3-2 = { $why ->
    [name] You lead, so name one of the card’s colours as well, as in r0y7=y.
   *[led] The colour of this trick has been named already: { $colour }. Play a card without naming one.
}
refuse-xxl-3-3 = { $why ->
    [follow] You can follow, so you must play { $colour }; this card does not show it: { $card }.
   *[held] { not-held }
}
refuse-xxl-3-5 = { game-over }
refuse-xxl-3-6 = { $why ->
    [due] First everybody who has won a trick chooses a card to set aside, or none.
    [now] Cards are set aside between the two halves only.
    [empty] You have won no trick, so you have no card to set aside.
    [final] You have chosen already, and a choice is final.
   *[won] You have not won this card: { $card }.
}
refuse-xxl-3-9 = { $why ->
    [half] You can pass in the second half only.
    [lead] You lead, so you cannot pass.
   *[most] Nobody holds more cards than you, so you cannot pass.
}
refuse-xxl-3-10 = { game-over }
refuse-xxl-4-2 = { $why ->
    [second] You have laid down a street already: one a turn is enough.
   *[pass] You have laid down a street, so you cannot pass any more: exchange a card, or say that you are done.
}
refuse-xxl-4-3 = { $why ->
    [missing] This card is neither in your hand nor open: { $card }.
   *[hand] At least one card of a street must come from your hand.
}
refuse-xxl-4-5 = { $why ->
    [held] { not-held }
    [stock] The talon is empty, so you can only swap for an open card.
    [nothing] The talon is empty and no card lies open, so there is nothing to exchange.
   *[open] This card does not lie open: { $card }.
}
refuse-xxl-4-6 = You have not laid down a street; if you do not want to do anything, pass.
refuse-xxl-4-8 = { game-over }
refuse-xxl-5-2 = { refuse-xxl-1-2 }
refuse-xxl-5-3 = In { $colour } the next number is { $wanted }, so { $card_first } does not fit.
refuse-xxl-5-4 = The { $colour } run has not reached 0; its next number is { $wanted }. A new 10 must wait.
refuse-xxl-5-6 = { refuse-xxl-1-7 }
refuse-xxl-5-8 = { game-over }
refuse-xxl-6-2 = { $why ->
    [open] You can follow, so you must play { $colours }; this card shows neither: { $card }.
    [follow] You can follow, so you must play { $colour }; this card does not show it: { $card }.
   *[held] { not-held }
}
refuse-xxl-6-6 = { game-over }
refuse-xxl-7-1 = { $why ->
    [due] First name trump: type =r, =g, =b or =y.
   *[named] Trump has been named already: { $trump }.
}
refuse-xxl-7-2 = { $card } counts as trump only ({ $trump }), and you can follow without trump.
refuse-xxl-7-3 = You can follow, and { $card } does not: trump is { $trump }.
refuse-xxl-8-5 = { not-your-turn }
refuse-xxl-9-3 = There should be at least as many rounds as players; { $rounds ->
    [one] here there is 1
   *[other] here there are { $rounds }
} for { $seats }.
refuse-xxl-9-4 = Game 6+ is played { $plus ->
    [one] once
   *[other] { $plus } times
} by { $seats } players, so not everybody names trump equally often.

## What a seat is asked

ask-xxl-play = { $table ->
    [play] Your turn: lay a card.
    [draw] None of your cards fits: draw one.
    [follow] Your turn: follow with { $colours }.
    [follow-pass] Your turn: follow with { $colours }, or pass.
    [throw] You cannot follow with { $colours }: play any card.
    [throw-pass] You cannot follow with { $colours }: play any card, or pass.
   *[run] Your turn: lay down a street or exchange a card if you can, or pass.
}
ask-xxl-drawn = Lay the card you have drawn if it fits, or keep it.
ask-xxl-lead = { $table ->
    [name] You lead: play a card and name one of its two colours.
   *[lead] You lead: play any card.
}
ask-xxl-aside = Which of the cards you have won do you set aside for the second half?
ask-xxl-trump = You lead first: name trump.
ask-xxl-exchange = Exchange a card, or say that you are done.

## What a person can type

move-done = done
    .typed = finished
move-none = none
    .typed = no card
key-xxl-pile = lays a card by its first number, here the yellow 7 with the red 0 on pile 2
key-xxl-sequence = lays a card by its first number, here on the yellow run
key-xxl-draw = draws a card if none of yours fits
key-xxl-keep = keeps the card you have drawn
key-xxl-play = plays a card, here the red 0 with the yellow 7
key-xxl-lead = leads a card and names one of its colours, here yellow
key-xxl-pass = lets a trick go by, in the second half
key-xxl-aside = sets a card you have won aside, between the halves
key-xxl-none = sets none aside
key-xxl-trump = names trump: r red, g green, b blue, y yellow
key-xxl-run = lays down a street of three cards
key-xxl-swap = swaps a card of your hand for an open one
key-xxl-open = lays a card open in the middle and draws one
key-xxl-skip = does nothing this turn
key-xxl-done = ends your turn after a street
moves-xxl-swap = swap a card for an open one
moves-xxl-open = lay a card open and draw one
moves-xxl-lead = lead a card and name a colour

## At the table

table-xxl-stock = { $count } in the talon
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
head-runs = Streets

## Why a move is good: laying and streets

reason-shedding-out = This is your last card: you win.
reason-shedding-last = Then you have just one card left, and it fits.
reason-shedding-blocks = No card that anybody else could hold fits after it.
reason-shedding-next = You can go on with this run yourself.
reason-shedding-highest = None of the cards you keep counts more.
reason-shedding-follows = After that, another of your cards still fits.
reason-shedding-saves = You save the card for a turn in which none of your others fits.
reason-shedding-forced = No card that you may lay fits.
reason-run-highest = No street that you can lay counts more.
reason-run-ready = Then you hold a whole street that nobody can take from you.
reason-run-pair = After that, there are more streets for which your hand lacks just one card.
reason-run-denies = After that, there are fewer streets of which two cards lie open.
reason-run-fresh = You need this card for no pair, and you draw a new one.
reason-run-harmless = After that, there are no more streets of which two cards lie open than before.
reason-run-held = You already hold a whole street.

## Why a move is good: tricks

reason-xxl-trick-takes = Nobody plays after you: with this card the trick is yours.
reason-xxl-trick-sure = Nobody can beat this card in this trick any more.
reason-xxl-trick-likely = With this card you will probably win the trick.
reason-xxl-trick-poor = It does not win you the trick, but it gives away as few points as possible.
reason-xxl-trick-spare = This is the card you can best do without later.
reason-xxl-trick-pass = Passing costs you no card.
reason-xxl-trick-aside = None of the cards you have won shows a higher number.
reason-xxl-trick-redeal = A new card is probably better than any you have won.
reason-xxl-trick-trump = Of no other colour do you hold more cards.

## On the page, and in the guided first game

page-lesson-xxl-cards = Every card has two numbers in two colours. Both sides can be of use.
page-lesson-xxl-up-aim = Get rid of your cards. When somebody has none left, whoever holds the lowest total wins.
page-lesson-xxl-up-play = Your turn! On each pile fits a number of the same colour that is one more or one less. If you can lay, you have to.
page-lesson-xxl-up-draw = Nothing fits. Draw a card from the talon.
page-lesson-xxl-up-drawn = If the card you drew fits, you may lay it at once. Otherwise keep it.
page-lesson-xxl-up-heading = The arrow shows where this run is going: from now on only up, or only down. The other number of the top card is free both ways.
page-lesson-xxl-up-dead = This run has reached its end: 0 is the lowest and 10 the highest. Go on with the other number.
page-lesson-xxl-below-aim = Get rid of your cards. When somebody has none left, whoever holds the lowest total wins.
page-lesson-xxl-below-play = Your turn! One number of your card must be lower than the one of the same colour on the pile. If you can lay, you have to.
page-lesson-xxl-below-draw = Nothing is low enough. Draw a card from the talon.
page-lesson-xxl-below-drawn = If the card you drew fits, you may lay it at once. Otherwise keep it.
page-lesson-xxl-refuse-aim = Two halves: in the first you win cards, in the second you play with as many as you won. Only the second half counts.
page-lesson-xxl-refuse-lead = You lead: choose a card, and say which of its two colours is asked for.
page-lesson-xxl-refuse-follow = Follow: play a card with the colour that was named. If you have none, throw any card.
page-lesson-xxl-refuse-trick = The highest number of the named colour takes the trick, and its owner leads next.
page-lesson-xxl-refuse-aside = Half-time! You may set one of the cards you won aside; it will be yours again. A strong one is a good choice.
page-lesson-xxl-refuse-half = The second half begins. Everybody has as many cards as they won before.
page-lesson-xxl-refuse-pass = Somebody holds more cards than you, so you may refuse: pass, and save your card.
page-lesson-xxl-run-aim = Collect streets: three cards in a row of one colour. The totals of their cards are your points.
page-lesson-xxl-run-turn = Your turn! First a street if you have one, then swap a card if you like. Or pass.
page-lesson-xxl-run-build = You can lay down a street! The cards in the middle may help; one at least comes from your hand.
page-lesson-xxl-run-exchange = No street yet. Swap a card for one in the middle, or lay one there and draw a new one.
page-lesson-xxl-run-after = Well built. Swap a card if you like, or say that you are done.
page-lesson-xxl-run-played = A street lies on the table. Its builder fills the hand up to four cards.
page-lesson-xxl-run-passed = Nobody got ahead, so a new card comes to the middle.
page-lesson-xxl-sequence-aim = Get rid of your cards. When somebody has none left, whoever holds the lowest total wins.
page-lesson-xxl-sequence-play = Your turn! A 10 opens a run of its colour. Then it goes down: 9, 8, 7 … If you can lay, you have to.
page-lesson-xxl-sequence-draw = Nothing fits. Draw a card from the talon.
page-lesson-xxl-sequence-drawn = If the card you drew fits, you may lay it at once. Otherwise keep it.
page-lesson-xxl-sequence-down = A run has begun. Only the next lower number of its colour fits here.
page-lesson-xxl-sequence-zero = A 0 closes a run. Now this colour may begin again with another 10.
page-lesson-xxl-colour-aim = Win tricks with high cards: the totals of all cards you won are your points.
page-lesson-xxl-colour-lead = You lead: any card will do. The others must show one of its two colours.
page-lesson-xxl-colour-follow = Follow: play a card with a colour that was led. If you have none, throw any card.
page-lesson-xxl-colour-fixed = Now the trick has its colour: the first card with just one of the two led has decided it.
page-lesson-xxl-colour-trick = The highest number of that colour takes the trick, and its owner leads next.
page-lesson-xxl-trump-aim = Win tricks with high cards. One colour is trump and beats all others.
page-lesson-xxl-trump-name = You name trump. Take the colour in which you hold the most, or the highest.
page-lesson-xxl-trump-card = A card that shows trump is nothing but trump: its other colour does not count.
page-lesson-xxl-trump-lead = You lead: any card will do. If it shows trump, everybody must follow with trump.
page-lesson-xxl-trump-follow = Follow with a colour that was led. Only if you cannot may you play trump, or throw any other card.
page-lesson-xxl-trump-trick = The highest trump takes the trick; without one, the highest number of the trick’s colour.
page-lesson-xxl-end = The game is over. Whoever has the same result shares a place.
page-refuse-xxl-3-2 = { $why ->
    [name] You lead, so name one of the card’s colours as well.
   *[led] The colour of this trick has been named already: { $colour }. Play a card without naming one.
}
page-refuse-xxl-7-1 = { $why ->
    [due] First name trump.
   *[named] Trump has been named already: { $trump }.
}
