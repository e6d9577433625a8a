# What the page says about one's own hand: labels, questions and keys.

page-hand-card = { $fits ->
    [yes] { $card }, can be played
   *[no] { $card }, cannot be played
}
page-hand-worth = { $card }, worth { $worth }
page-hand-fitting = You can play: { $cards }.
page-hand-sort = { $by ->
    [colour] Sorted by colour – sort differently
    [number] Sorted by number – sort differently
    [own] Sorted by hand – sort differently
   *[dealt] As dealt – sort differently
}
page-hand-more = More …
page-hand-put-back = Put back
page-hand-rule = Read rule { $rule }
page-hand-stock = One from the talon
page-hand-ask = { $ask ->
    [zone] Where to?
    [side] By which number?
    [colour] Which colour?
    [suit] Which suit?
    [wants] For which colour?
    [take] Exchange it for what?
    [cards] Which cards go with it?
    [sure] Like this?
   *[kind] What do you do with it?
}
page-hand-how = { $how ->
    [play] Lay it
    [offer] Offer it …
    [aside] Put it aside
    [build] Build a street …
    [exchange] Exchange it …
   *[other] This
}
page-hand-deed = { $how ->
    [play] Lay { $card }
    [give] Give { $card }
    [offer] Offer { $card } for { $other }
    [aside] Put { $card } aside
    [build] Lay the street { $card }
    [exchange] Exchange { $card } for { $other }
    [swap] Exchange { $card } for one from the talon
   *[other] { $card }
}
page-hand-pile = On pile { $row } as { $side }
page-hand-row = In row { $row }
page-hand-side = As { $side }
page-hand-keys = Keys
page-hand-key = { $what ->
    [arrows] from card to card
    [typed] jump to a card: colour, then number
    [touch] play or choose the card
    [back] put back
    [draw] draw
    [pass] pass
   *[help] this list
}
