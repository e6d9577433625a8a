# What the page says after a game: result, shuffle, looking again, rules, games played.

## The result

page-you-win = You win!
page-you-share = You share the win!
page-wins = { $name } wins!
page-share-win = { $names } share the win!
page-with-points = { $points ->
    [one] With { $points } point.
   *[other] With { $points } points.
}
page-won-ahead = { $points ->
    [one] With { $points } point,
   *[other] With { $points } points,
} { $ahead ->
    [one] one
   *[other] { $ahead }
} ahead of { $name }.
page-your-place = Your place: { $place } of { $seats }.
page-end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-end-place = Place { $place }
page-rematch = Rematch
page-other-game = Another game
page-share-replay = Share
page-link-copied = Link copied
page-last-cards = The last cards
page-save-record = Save the record
page-end-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
page-end-fill = Add computer players
page-end-seats = { $count } at the table
page-place-sum = Sum of places
page-won-cards = Won
page-more-cards = and { $count } more

## The shuffle

page-shuffle = Was the shuffle fair?
page-shuffle-good = Shuffle checked: it was fixed before the deal.
page-shuffle-fits = Shuffle checked: the record keeps its promise.
page-shuffle-bad = This shuffle does not stand up to the check!
page-shuffle-check = Check it
page-shuffle-how = Before the deal the table chose a secret and showed its fingerprint: the promise. Then everybody at the table could add a word. Secret and words decide how the cards are shuffled. So the table could not choose its secret to fit the words, and nobody a word to fit the cards.
page-shuffle-now = Your browser has computed this from the record:
page-check-promise = { $holds ->
    [yes] The secret is the one that was promised: its fingerprint is the promise.
   *[no] The secret is not the one that was promised.
}
page-check-heard = { $holds ->
    [yes] It is the promise that this browser heard while the secret was still one; so are the words.
   *[no] This browser heard another promise, or other words, while the secret was still one.
}
page-check-seed = { $holds ->
    [yes] The seed is the secret and the words of all seats, and nothing else. Words: { $words }.
   *[no] The seed is not made of the secret and the words of the seats.
}
page-check-sealed = { $holds ->
    [yes] Seed, table and number of the game fit the seal of the record.
   *[no] Seed, table or number of the game do not fit the seal of the record.
}
page-check-moves = { $holds ->
    [yes] No move was changed, left out or added afterwards.
   *[no] A move was changed, left out or added afterwards.
}
page-check-unheard = This browser was not there when the promise was made. So what was checked is the promise that stands in the record.
page-check-deal = Not checked here: that exactly these cards follow from the seed, and that every move was allowed. The program checks that on any computer, from the saved record: tischlein verify FILE
page-check-good = Everything holds.
page-check-bad = Something is wrong here.
page-check-file = Check a record
page-check-none = This is no record of a game that was shuffled for at a table.

## Looking again

page-replay = Watch again
page-replay-none = There is no such game, or it is not shown.
page-move-of = Move { $at } of { $of }
page-dealt = The cards are dealt.
page-replay-play = Play
page-replay-pause = Pause
page-step-on = One move on
page-step-back = One move back
page-replay-at = Place in the game
page-replay-speed = Speed
page-eyes = Whose eyes?
page-eyes-all = All cards open
page-eyes-none = What everybody sees
page-replay-hand = Hand of { $name }

## Rules

page-search = Search the rules
page-hits = { $at } of { $of }
page-no-hits = Nothing found
page-next-hit = Next place
page-last-hit = Previous place
page-contents = Contents
page-print = Print
page-rule = Rule { $rule }
page-ruling = ruling of this table
page-house-rule = house rule

## Games played

page-own-games = At your tables
page-open-games = Open to all
page-no-own-games = No game has come to an end at your tables yet.
page-no-open-games = Nobody has left a game open to all yet.
page-more-games = More
