# Messages of the page only: the table's log, errors, and general labels.

## Coming and going

page-news-seat-taken = { $who ->
    [you] You sit down.
   *[other] { $name } sits down.
}
page-news-holder-renamed = { $who ->
    [you] You are now called { $name }.
   *[other] { $was } is now called { $name }.
}
page-news-holder-renamed-animal = { $who ->
    [you] You have another animal.
   *[other] { $name } has another animal.
}
page-news-seat-asked = { $newcomer } asks to take over from { $name }.
page-news-seat-granted = The host agrees: a newcomer may take over from { $name }.
page-news-seat-declined = The host does not agree: { $name } plays on.
page-news-bot-added = { $name }, a computer player, sits down.
page-news-seat-left = { $who ->
    [you] You leave the table.
   *[other] { $name } leaves the table.
}
page-news-seat-cleared = { $who ->
    [you] Your seat was cleared.
   *[other] { $name }’s seat is open again.
}
page-news-seat-cleared-removed = { $who ->
    [you] You were removed from the game: a computer player continues.
   *[other] { $name } was removed: a computer player continues.
}
page-news-handed-over-clock = { $who ->
    [you] Your time is up: a computer player takes over.
   *[other] { $name } is out of time: a computer player takes over.
}
page-news-handed-over-request = { $who ->
    [you] A computer player takes over for you.
   *[other] A computer player takes over for { $name }.
}
page-news-handed-over-others = { $who ->
    [you] The others let a computer player take over for you.
   *[other] { $name } is away: a computer player takes over.
}
page-news-taken-over = { $who ->
    [you] You take over again.
   *[other] { $name } is back.
}
page-news-entropy-added = { $who ->
    [you] You add a word to the shuffle.
   *[other] { $name } adds a word to the shuffle.
}
page-news-game-paused = { $who ->
    [you] You pause the game.
   *[other] { $name } pauses the game.
}
page-news-game-paused-host = The host pauses the game.
page-news-game-resumed = { $who ->
    [you] You continue the game.
   *[other] { $name } continues the game.
}
page-news-game-resumed-host = The host continues the game.
page-news-take-back-asked = { $who ->
    [you] You ask to take back your move.
   *[other] { $name } asks to take back a move.
}
page-news-take-back-agreed = { $who ->
    [you] You agree to the take-back.
   *[other] { $name } agrees to the take-back.
}
page-news-take-back-declined = { $who ->
    [you] The move stands: you do not agree.
   *[other] The move stands: { $name } does not agree.
}
page-news-move-taken-back = { $who ->
    [you] You take back your move.
   *[other] { $name } takes back a move.
}
page-news-game-started = A game starts.
page-news-game-ended = { event-end }
page-waiting = Waiting for { $names }.

## Errors by code

page-wrong-away = The server is not responding.
page-wrong-bad-version = There is a new version: please reload.
page-wrong-unavailable = This table is not available right now. Please try again.
page-wrong-busy = One moment, please: something else is still in progress.
page-wrong-closed = You have left the table.
page-wrong-no-free-seat = All seats are taken.
page-wrong-no-guest = Please enter your name first.
page-wrong-no-seat = Only seated players can do that.
page-wrong-no-table = There is no such table, or this link is not valid.
page-wrong-table-closed = The operator of this server has closed this table.
page-wrong-banned = The operator of this server has banned you.
page-wrong-not-your-turn = It is not your turn.
page-wrong-seat-asked = The host has been asked already and has not decided yet.
page-wrong-not-away = This player has not been away long enough.
page-wrong-not-free = This seat is taken.
page-wrong-not-host = Only the host can do that.
page-wrong-not-now = You cannot do that now.
page-wrong-already-seated = You can have only one seat at a public table.
page-wrong-paused = The game is paused.
page-wrong-take-back-none = You have no move to take back.
page-wrong-take-back-over = The game is over, so the move stands.
page-wrong-take-back-moved = Too late: another player has moved since.
page-wrong-take-back-chance = Too late: chance has decided something since.
page-wrong-take-back-revealed = Too late: something hidden has come to light since.
page-wrong-take-back-seen = Too late: you have seen a new card since.
page-wrong-take-back-shown = Too late: another player has seen a new card since.
page-wrong-too-fast = That was too fast. Please wait a moment.
page-wrong-too-many = Too many requests. Please wait a moment.

## General

page-back = Back
page-called = You are { $name }
page-close = Close
page-confirm = Confirm every move
page-good = OK
page-home = Home
page-language = Language
page-menu = Menu
page-name = What’s your name?
page-nowhere = There is nothing here.
page-nowhere-why = The address may be mistyped, or the link incomplete.
page-played = Games played
page-rules = Rules
page-sound = Sounds
page-table = Table
page-theme = Theme
page-theme-name = { $theme ->
    [light] light
    [dark] dark
   *[system] system
}
