# Moments of a game on the page: the end of a round, and what happens to a seat.

## The end of a round

page-end-next = Next: { $what }
page-end-target = Play continues to { $points } points.
page-end-total = { $total } in total
page-end-places = sum of places: { $total }
page-end-stay = Keep this open
page-end-go = Continue

## Who takes cards off the table, and what they count

page-taken-trick = { $who ->
    [you] You take the trick
   *[other] { $name } takes the trick
}
page-taken-value-trick = { $values } = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What happens to a seat, in a word or two

page-seat-event-skip = Skipped!
page-seat-event-idle = Passed over
page-seat-event-pass = Passes
page-seat-event-draw = +{ $count }
page-seat-event-trick = Takes the trick

## Zones, for screen readers

page-zone-hand = { $who ->
    [you] Your hand: { cards }
   *[other] { $name }’s hand: { cards }
}
page-zone-won = { $who ->
    [you] Won by you: { cards }
   *[other] Won by { $name }: { cards }
}
page-zone-stock-of = { $who ->
    [you] Your stock: { cards }
   *[other] { $name }’s stock: { cards }
}
page-zone-other = Pile: { cards }
page-zone-other-of = { $who ->
    [you] In front of you: { cards }
   *[other] In front of { $name }: { cards }
}
page-no-cards = You have no cards left. The others play on.

## An offer to swap a card

page-offer-title = { $name } wants to swap
page-offer-gives = Gives { $colour }
page-offer-hidden = face down
page-offer-wants = Wants { $colour }
page-offer-choose = you choose
page-offer-ask = Which card do you give?
page-offer-none = You have none of that colour.
page-offer-keep = Keep mine
page-offer-swap = Swap { $card }
page-offer-secret = Everyone answers at once and in secret.
