# Messages shared by games made with the kit: suited cards, shedding, tricks. A message of the game itself takes precedence.

## Cards: $text is a number or J, Q, K, A. A card without a name goes by its text.

card-suited = { $text ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [J] jack
    [Q] queen
    [K] king
    [A] ace
   *[other] { $text }
} of { colour }
    .the = the { card-suited }
    .on = on the { card-suited }
card-joker = joker
    .the = the joker
    .on = on the joker
card-other = { $card }
    .the = the { $card }
    .on = on the { $card }
place = { $place ->
    [discard] on the discard pile
    [pile] on pile { $number }
   *[other] on the table
}

## What happened

event-turn_over = A card is turned over: { $card }.
event-play-on = { $who ->
    [you] You play { $card_the }.
   *[other] { $name } plays { $card_the }.
}
event-play-suit = { $who ->
    [you] You play { $card_the } and choose { $suit }.
   *[other] { $name } plays { $card_the } and chooses { $suit }.
}
event-skip = { $who ->
    [you] You miss a turn.
   *[other] { $name } misses a turn.
}
event-idle = { $who ->
    [you] You cannot do anything and are passed over.
   *[other] { $name } cannot do anything and is passed over.
}
event-play = { $who ->
    [you] You play { $card_the }.
   *[other] { $name } plays { $card_the }.
}
event-play-colour = { $who ->
    [you] You lead { $card_the } and name { $colour_the }.
   *[other] { $name } leads { $card_the } and names { $colour_the }.
}
event-trump = The trump suit is { $colour } ({ $card }).
event-trick = { $who ->
    [you] You win the trick.
   *[other] { $name } wins the trick.
}

## Why a move is refused, by the reason code of the rules

refuse-over = { game-over }
refuse-turn = { not-your-turn }
refuse-held = { not-held }
refuse-fit = You cannot play { $card_the } { $top_on }: it does not fit.
refuse-must = You cannot draw: one of your cards fits, so you must play.
refuse-drawn = You have just drawn { $drawn_the }: play it if it fits, or keep it.
refuse-keep = You have not drawn a card to keep.
refuse-follow = You cannot play { $card_the }: you have { $colour_some }, so you must follow suit.

## What a seat is asked

ask-play = { $table ->
    [play] Your turn: play a card.
    [draw] None of your cards fits: draw.
    [follow] Your turn: follow with { $colours }.
    [throw] You cannot follow with { $colours }: play any card.
   *[other] It is your turn.
}
ask-drawn = Play the card you drew if it fits, or keep it.
ask-lead = You lead: play any card.

## At the table

table-suit = Suit
