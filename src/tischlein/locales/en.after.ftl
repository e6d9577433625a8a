# The page after a game: result, shuffle, replay, rules, games played.

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
page-your-place = You finished { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }.
page-your-shared-place = You share { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place with { $names }.
page-end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-end-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place
page-rematch = Rematch
page-other-game = Another game
page-share-replay = Share
page-link-copied = Link copied
page-last-cards = Last cards
page-save-record = Save the record
page-end-free = { $count ->
    [one] One seat is open.
   *[other] { $count } seats are open.
}
page-end-fill = Add computer players
page-end-seats = { $count } at the table
page-place-sum = Sum of places
page-won-cards = Won
page-more-cards = and { $count } more

## The shuffle

page-shuffle = Was the shuffle fair?
page-shuffle-good = Shuffle verified: it was fixed before the deal.
page-shuffle-fits = Shuffle verified: it matches the promise in the record.
page-shuffle-bad = This shuffle fails the check!
page-shuffle-check = Check it
page-shuffle-how = Before the deal, the table chose a secret and published its fingerprint: the promise. Then every player could add a word. The secret and the words decide the shuffle. So the table could not pick a secret to suit the words, and nobody could pick a word to suit the cards.
page-shuffle-now = Your browser calculated this from the record:
page-check-promise = { $holds ->
    [yes] The secret matches the promise in the record: its fingerprint is the same.
   *[no] The secret does not match the promise in the record.
}
page-check-heard = { $holds ->
    [yes] This browser received the same promise and the same words before the secret was revealed.
   *[no] This browser received a different promise, or different words, before the secret was revealed.
}
page-check-seed = { $holds ->
    [yes] The seed is made of the secret and the words of all seats, and nothing else. Words: { $words }.
   *[no] The seed is not made of the secret and the words of the seats.
}
page-check-sealed = { $holds ->
    [yes] Seed, table and game number match the seal of the record.
   *[no] Seed, table or game number do not match the seal of the record.
}
page-check-moves = { $holds ->
    [yes] No move was changed, removed or added afterwards.
   *[no] A move was changed, removed or added afterwards.
}
page-check-unheard = This browser was not there when the promise was made, so the promise in the record was checked.
page-check-deal = Not checked here: that the seed deals exactly these cards, and that every move was legal. The program checks both on any computer, from the saved record: tischlein verify FILE{ $promise }
page-check-good = Everything checks out.
page-check-bad = Something is wrong here.
page-check-file = Check a record
page-check-none = This is not the record of a game shuffled at a table.

## Replay

page-replay = Replay
page-review = Review
page-replay-none = There is no such game, or it is not public.
page-move-of = Move { $at } of { $of }
page-dealt = The cards have been dealt.
page-replay-play = Play
page-replay-pause = Pause
page-step-on = Next move
page-step-back = Previous move
page-replay-at = Position in the game
page-replay-speed = Speed
page-eyes = Point of view
page-eyes-all = All cards face up
page-eyes-none = What everyone sees
page-replay-hand = { $name }’s hand

## Rules

page-search = Search the rules
page-hits = { $at } of { $of }
page-no-hits = No matches
page-next-hit = Next match
page-last-hit = Previous match
page-contents = Contents
page-print = Print
page-rule = Rule { $rule }
page-ruling = ruling of this table
page-house-rule = house rule

## Games played

page-own-games = At your tables
page-open-games = Public
page-no-own-games = No game has finished at your tables yet.
page-no-open-games = There are no public games yet.
page-more-games = More
