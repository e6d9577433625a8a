# What only the page says: lines of a table's log, what went wrong, and sentences that speak of keys in the terminal.

## Who comes and goes

page-news-sat = { $who ->
    [you] You sit down.
   *[other] { $name } sits down.
}
page-news-filled = { $name } sits down, a computer player.
page-news-left = { $who ->
    [you] You leave the table.
   *[other] { $name } leaves the table.
}
page-news-cleared = { $who ->
    [you] Your seat was cleared.
   *[other] The seat of { $name } is free again.
}
page-news-away-clock = { $who ->
    [you] Your time is up: a computer player plays on for you.
   *[other] The time of { $name } is up: a computer player plays on.
}
page-news-away-wish = { $who ->
    [you] A computer player plays on for you.
   *[other] A computer player plays on for { $name }.
}
page-news-away-others = { $who ->
    [you] The others let a computer player play on for you.
   *[other] A computer player plays on for { $name }, who is away.
}
page-news-back = { $who ->
    [you] You play again yourself.
   *[other] { $name } is back.
}
page-news-worded = { $who ->
    [you] You have given a word for the shuffle.
   *[other] { $name } has given a word for the shuffle.
}
page-news-started = A game begins.
page-news-ended = { event-end }
page-waiting = Waiting for { $names }.

## What went wrong, by its code

page-wrong-away = The server does not answer.
page-wrong-bad-version = The table has been renewed: please load the page again.
page-wrong-broken = The table cannot be used at the moment. Please try again.
page-wrong-busy = One moment: something else is still under way.
page-wrong-closed = You have left the table.
page-wrong-no-free-seat = Every seat is taken.
page-wrong-no-guest = Please tell us your name first.
page-wrong-no-seat = Only who has a seat at the table can do that.
page-wrong-no-table = There is no such table, or this link does not lead to it.
page-wrong-not-asked = You are not asked anything now.
page-wrong-not-away = That person has not been away for long enough.
page-wrong-not-free = The seat is not free.
page-wrong-not-host = Only the host of the table can do that.
page-wrong-not-now = That cannot be done now.
page-wrong-one-seat = At a public table everybody has one seat.
page-wrong-too-fast = That was too much at once. Please wait a little.
page-wrong-too-many = That was too much at once. Please wait a little.

## Everywhere

page-back = Back
page-called = You are { $name }
page-close = Close
page-confirm = Ask again before a move
page-good = Good
page-home = To the start
page-language = Language
page-menu = Menu
page-name = What are you called?
page-nowhere = There is nothing here.
page-played = Games played
page-rules = Rules
page-sound = Sounds
page-table = Table
page-theme = Light
page-theme-name = { $theme ->
    [light] light
    [dark] dark
   *[system] like the system
}
