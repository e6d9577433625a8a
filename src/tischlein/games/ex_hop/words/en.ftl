# Ex & Hop

## The game and its options

game-ex-hop = Ex & Hop
option-colours = Colours: random, or a letter for each seat in order
value-colours = rgb…

## What happened

event-ex-hop-colours = Everyone gets a colour: { $colours }.
event-ex-hop-tile = A tile is turned over in row { $row }: { $tile }.
event-ex-hop-play = { $who ->
    [you] You play { $card_the } in row { $row }.
   *[other] { $name } plays { $card_the } in row { $row }.
}
event-ex-hop-win_row = { $who ->
    [you] Row { $row } is full: { $sums }. You get the tile, { $tile }.
   *[other] Row { $row } is full: { $sums }. { $name } gets the tile, { $tile }.
}
event-ex-hop-tie = Row { $row } is full: { $sums }. There is a tie, so nobody gets the tile, { $tile }, and the row starts again.
event-ex-hop-closed = There are no tiles left for row { $row }: it is closed.
event-ex-hop-offer = { $who ->
    [you] You offer a swap: { $gives_some } { $wants_for }.
   *[other] { $name } offers a swap: { $gives_some } { $wants_for }.
}
event-ex-hop-offer-card = { $who ->
    [you] You offer { $card_the } { $wants_for }.
   *[other] { $name } offers { $card_the } { $wants_for }.
}
event-ex-hop-answer = { $who ->
    [you] You have answered.
   *[other] { $name } has answered.
}
event-ex-hop-answer-card = { $who ->
    [you] You answer with { $card_the }.
   *[other] { $name } answers with { $card_the }.
}
event-ex-hop-answer-decline = { $who ->
    [you] You decline.
   *[other] { $name } declines.
}
event-ex-hop-no_swap = { $who ->
    [you] Nobody gives a card: you take yours back.
   *[other] Nobody gives a card: { $name } takes theirs back.
}
event-ex-hop-swap = { $name } and { $with_name } swap.
event-ex-hop-swap-given = { $who ->
    [you] You swap with { $with_name }: you give { $given_the } and get { $got_the }.
   *[other] { $with_who ->
        [you] { $name } swaps with you: you give { $got_the } and get { $given_the }.
       *[other] { $name } gives { $with_name } { $given_the } and gets { $got_the }.
    }
}

## Why a move is refused

refuse-ex-hop-3-1 = { not-your-turn }
refuse-ex-hop-3-3 = { not-held }
refuse-ex-hop-3-4 = Row { $row } has no tile: it is closed.
refuse-ex-hop-4-1 = Nobody plays for { $wants }: it is not in play.
refuse-ex-hop-4-2 = { $state ->
    [due] { $seat_who ->
        [you] First the others have to answer your offer.
       *[other] First the others have to answer { $seat_name }’s offer: { $gives_some } { $wants_for }.
    }
    [own] It is your own offer: the others answer it.
    [final] You have already answered, and an answer is final.
    [empty] You have no cards, so you are not asked.
   *[none] There is no offer to answer. Play a card in a row, as in r7/2, or offer it, as in r7:g.
}
refuse-ex-hop-4-3 = { $held ->
    [yes] The colour wanted is { $wants }; this card has another: { $card }.
   *[no] { not-held }
}
refuse-ex-hop-4-6 = Nobody else has a card, so you cannot offer a swap.
refuse-ex-hop-4-7 = After { $offers } offers in a row you must play a card.
refuse-ex-hop-6-1 = { game-over }

## What a seat is asked

ask-ex-hop-play = Your turn: play a card, or offer a swap.
ask-ex-hop-play-only = Your turn: play a card.
ask-ex-hop-answer = { $offer_seat_name } gives { $offer_gives_some } { $offer_wants_for }. Answer with a card, or decline.

## What you can type

move-decline = decline
    .typed = no, nothing
key-ex-hop-play = plays a card in a row, here the red 7 in row 2
key-ex-hop-offer = offers a card, here the red 7 for a green one
key-ex-hop-answer = answers an offer with a card, here the green 5
key-ex-hop-decline = declines an offer
moves-ex-hop-play = play a card in row
moves-ex-hop-offer = offer a card for

## At the table

table-ex-hop-row = Row { $number }
table-ex-hop-closed = closed
table-ex-hop-stack = { $count ->
    [one] one tile face down
   *[other] { $count } tiles face down
}
table-ex-hop-last = Last scored: row { $row }

## Why a move is good

reason-ex-hop-takes = The row is full, and you get its points.
reason-ex-hop-pushes = The row is full, and someone else gets the minus points.
reason-ex-hop-tie = It makes a tie: nobody gets the tile.
reason-ex-hop-own = It helps your colour where there are points to win.
reason-ex-hop-others = It makes someone else more likely to get the minus points.
reason-ex-hop-offer = The rows stay as they are, and you may get a better card.
reason-ex-hop-swap = You get a card of your own colour for one of another.
reason-ex-hop-decline = None of your cards is worth giving away for it.

## On the page, and in the guided first game

page-lesson-ex-hop-aim = Every row belongs to a tile. Black tiles add points, red ones subtract them. The player with the most points wins.
page-lesson-ex-hop-colour = You play for { colour } to the end. But your hand has cards of every colour, and so do the others.
page-lesson-ex-hop-play = Your turn! Play any card in any row. It counts for the player of its colour: help yourself at a black tile, and send the others to a red one.
page-lesson-ex-hop-answer = Someone offers a swap. Secretly give a card of the colour they want, or decline.
page-lesson-ex-hop-full = One more card, and this row is full. Count: which colour is ahead, and do you want it to get this tile?
page-lesson-ex-hop-offer = If none of your cards helps, offer one and say which colour you want for it. Nobody sees its number.
page-lesson-ex-hop-won = The row was full, so each colour was added up. The highest sum got the tile, like it or not.
page-lesson-ex-hop-tie = A tie for the highest sum: nobody gets the tile, and the row starts again.
page-lesson-ex-hop-swap = Two players swapped cards. Everyone saw who, but only they know what.
page-lesson-ex-hop-end = The last tile has been won. Your score is black minus red.
page-refuse-ex-hop-4-2 = { $state ->
    [due] { $seat_who ->
        [you] First the others have to answer your offer.
       *[other] First the others have to answer { $seat_name }’s offer: { $gives_some } { $wants_for }.
    }
    [own] It is your own offer: the others answer it.
    [final] You have already answered, and an answer is final.
    [empty] You have no cards, so you are not asked.
   *[none] There is no offer to answer. Play a card in a row, or offer it.
}

## Moments on the page

page-seat-event-ex-hop-offer = Offers a swap
page-seat-event-ex-hop-swap = Swaps with { $with_name }
page-seat-event-ex-hop-swap-at-with = Swaps with { $name }
page-seat-event-ex-hop-no_swap = No swap
page-seat-event-ex-hop-win_row = { $tile }
page-taken-ex-hop-win_row = { $who ->
    [you] You get the tile: { $tile }
   *[other] { $name } gets the tile: { $tile }
}
page-taken-ex-hop-tie = A tie: nobody gets the tile, { $tile }
page-taken-value-ex-hop-win_row = { $sums }
page-taken-value-ex-hop-tie = { $sums }
page-zone-ex-hop-tile = Tile of row { $number }
page-zone-ex-hop-won = { $who ->
    [you] Your tiles: { $count }
   *[other] { $name }’s tiles: { $count }
}

## One line about each game, on the start page

page-about-ex-hop = Fill rows, swap in secret, dodge the red tiles
