## Who you are

page-animal = { $animal ->
    [badger] badger
    [bear] bear
    [cat] cat
    [donkey] donkey
    [frog] frog
    [goat] goat
    [hare] hare
    [hedgehog] hedgehog
    [hen] hen
    [mouse] mouse
    [owl] owl
   *[fox] fox
}
page-animal-choose = Your animal
page-animal-next = Seat { $number }, { page-animal }: another animal

## What goes wrong with names, codes and requests

page-wrong-name-blank = The name needs a visible character.
page-wrong-name-invisible = The name contains invisible or forbidden characters.
page-wrong-name-too-long = The name is too long: at most 24 characters.
page-wrong-no-code = There is no such code, or it has expired.
page-wrong-bad-message = The server did not understand the request. Please reload the page.
page-wrong-bad-move = That is not a move of this game.
page-wrong-daily = A daily deal is played alone, once, and without help.
page-wrong-bad-request = The server did not understand the request. Please reload the page.
page-wrong-forbidden = That is not allowed from this address.
page-wrong-internal = Something went wrong on the server. Please try again.
page-wrong-media-type = The server did not understand the request. Please reload the page.
page-wrong-method = The server did not understand the request. Please reload the page.
page-wrong-no-such-seat = The table has no such seat.
page-wrong-not-found = There is no such thing, or you may not see it.
page-wrong-refused = That is not possible: { $text }
page-wrong-too-large = That is too large.
page-wrong-too-long = That is too long.
page-wrong-too-slow = The connection is too slow.
page-wrong-unknown-level = There is no such level.

## Previews of links in messengers

preview-general = Card games for two to ten in the browser: with friends on any device, against computer players, on one phone passed around or on a TV. No account, no advertising.
preview-invited = You are invited to a card table
preview-invited-to = You are invited to { $game }
preview-host-invites = { $name } invites you to { $game }
preview-free = { $count ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $count } seats are free.
}
preview-how = Tap, sit down, play. No account needed.
preview-replay = A game to watch
preview-won = { $game }: { $count ->
    [one] { $names } won
   *[other] { $names } won together
}
preview-replay-of = Watch the whole game, with { $names }.

## Join code

page-code = Code:
page-code-join = Join with a code
page-code-go = Join

## The table book

page-book = Table book
page-book-whose = Whose results
page-book-table = This table
page-book-browser = This browser
page-book-kind = Which games
page-book-all = All games
page-book-wait = Loading the results …
page-book-none = No game has been finished at this table yet.
page-book-none-browser = No game has been finished in this browser yet.
page-book-count = { $count ->
    [one] One game
   *[other] { $count } games
}
page-book-people = People
page-book-bots = Computer players
page-book-player = Name
page-book-games = Games
page-book-wins = Wins
page-book-share = Share
page-book-streak = Winning streak
page-book-streaks = { $now } (longest { $longest })
page-book-duels = Head to head
page-book-ties = { $count ->
    [one] one tie
   *[other] { $count } ties
}
page-book-last = Last games
page-book-public = public by link
page-book-about = This counts the finished games of this table. Head to head, the better place wins.
page-book-about-browser = These results are stored in this browser only. People are recognised by their names.

## Sharing

page-share-propose = Share the game
page-share-asked = { $name } would like to share game { $number }: anyone with the link can then watch it, with all cards and names. This cannot be undone.
page-share-agree = Agree
page-share-decline = Rather not
page-share-waiting = The game will be shared once everyone agrees. Still missing: { $names }.
page-share-withdraw = Do not share
page-picture = Picture of the result
page-picture-failed = The picture could not be drawn.
page-picture-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
