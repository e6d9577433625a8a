# Your own hand on the page: labels, questions and keys.

page-hand-card = { $fits ->
    [yes] { $card }, can be played
   *[no] { $card }, cannot be played
}
page-hand-worth = { $card }, worth { $worth }
page-hand-fitting = You can play: { $cards }.
page-hand-sort = { $by ->
    [colour] Sorted by colour – change
    [suit] Sorted by suit – change
    [symbol] Sorted by symbol – change
    [number] Sorted by number – change
    [own] Your own order – change
   *[dealt] As dealt – change
}
page-run-card = { $card }, part of a possible run
page-runs-possible = { $count ->
    [one] One run is possible: { $points } points.
   *[other] { $count } runs are possible: up to { $points } points.
}
page-hand-more = More …
page-hand-put-back = Put back
page-hand-rule = Read rule { $rule }
page-hand-stock = One from the stock
page-hand-ask = { $ask ->
    [zone] Where?
    [side] With which number?
    [colour] Which colour?
    [suit] Which suit?
    [wants] For which colour?
    [take] Swap it for what?
    [cards] With which cards?
    [sure] Play this?
   *[kind] What do you want to do with it?
}
page-hand-how = { $how ->
    [play] Play it
    [offer] Offer it …
    [aside] Set it aside
    [build] Make a run …
    [exchange] Swap it …
   *[other] This
}
page-hand-deed = { $how ->
    [play] Play { $card }
    [give] Give { $card }
    [offer] Offer { $card } for { $other }
    [aside] Set { $card } aside
    [build] Play the run { $card }
    [exchange] Swap { $card } for { $other }
    [swap] Swap { $card } for one from the stock
   *[other] { $card }
}
page-hand-pile = On pile { $row } as { $side }
page-hand-row = In row { $row }
page-hand-side = As { $side }
page-hand-keys = Keys
page-hand-key = { $what ->
    [arrows] from card to card
    [typed] jump to a card: colour, then number
    [touch] play or select the card
    [back] put back
    [draw] draw
    [pass] pass
    [hint] hint
    [sort] sort the hand
    [step] one move back or on
    [ends] to the beginning or the end
    [run] play or pause
    [search] search the rules
    [next] next match
    [previous] previous match
    [clear] clear the search
    [undo] take back your last move
   *[help] this list
}
page-hand-keys-at = { $where ->
    [replay] In a replay
    [rules] In the rules
   *[table] At the table
}
