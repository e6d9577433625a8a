# Messages that only the terminal needs; the page does not load them.

## What you can type, besides moves

word-undo = undo, take back
word-save = save, keep the game
word-say = say, chat
word-start = start, begin, deal
word-fill = fill, bots
word-leave = leave, stand up
word-agree = agree, fine
word-decline = disagree, withdraw
word-pause = pause, break
word-resume = resume, continue
word-seats = seats, who
word-replace = replace, stand in
word-remove = remove, free
word-yes = yes, y
word-no = no, n
key-help = shows what you can type
key-tab = complete a move; bring back what you typed before
key-undo = takes your last move back, as long as it has shown nobody anything new
key-save = saves the game to a file, to go on later; the name of the file may follow
key-say = says something to everyone at the table
key-start = starts the next game
key-fill = puts computer players on the free seats; a level may follow
key-leave = gives up your seat; a computer player takes over
key-agree = lets somebody else take back a move
key-decline = lets the move stand, or withdraws your own wish
key-pause = pauses the game for everyone
key-resume = goes on after a pause
key-seats = shows who is at the table, and how long the others have been away
key-replace = lets a computer player play on for somebody: a name, then a level if you like
key-remove = frees a seat by name; during a game, only the host can, and a computer player keeps it for good
not-here = “{ $text }” does not work at this table.

## On the screen

enter-key = Enter
press-enter = Press Enter to go on.
screen-more = ⋮ more lines above: { $above }, below: { $below } (Page Up, Page Down)
pass-keyboard = Pass the keyboard to { $name }. { $name }, press Enter when nobody else is looking.
another-game = Another game? Yes: Enter. No: n
another-game-how = Type y for yes or n for no.
standings = After { $games ->
    [one] { $games } game
   *[other] { $games } games
}
won-games = Won
game-kept = The game is saved. To go on: tischlein play --resume { $file }
taken-back = Taken back: { $moves }.
undo-nothing = You have made no move that could be taken back.
undo-shown = That cannot be taken back: something new has been seen since.
join-free = free
join-here = here
join-invite = Others join with: { $link }
join-gathering = Waiting for others. Type fill for computer players on the free seats.
join-start = Everyone is here. Type start to begin.
join-offline = The connection is lost. It will be back as soon as the server answers.
join-replaced = A computer player is playing for you. Press Enter to take over.
join-paused = paused
join-how-resume = Type { $resume } to go on.
join-how-answer = Type { $agree } or { $decline }.
join-how-withdraw = Type { $withdraw } if you have changed your mind.
join-how-replace = Type { $command }.
join-withdrawn = { $who ->
    [you] You let your move stand.
   *[other] { $name } lets the move stand.
}
join-nobody = Nobody at this table is called “{ $text }”.
join-which = Say who, for example: { $example }.
join-removed = You have lost your seat: somebody has given it away.
join-left = You have left the table.
join-stays = Your seat stays yours. To come back: tischlein join { $link }

## The command line

cli-people = The people who share this keyboard, separated by commas; their hands stay hidden from each other.
cli-resume = Go on with a game that was interrupted or saved.
cli-daily = Play the daily deal: the same cards for everyone on this date (days in UTC), alone and without help.
cli-plain = Print line below line instead of redrawing the screen.
cli-no-pager = Print everything at once, without a pager.
cli-join = Sit down at the table of a server, in the terminal.
cli-link = The link of an invitation, or the join code of a table.
cli-server = The server of a join code; without it, the one on this computer.
cli-name = Your name at the table; without it, that of your user account.
cli-config = A TOML file with the same settings; flags and environment variables take precedence.
cli-log-level = The least important lines to log.
cli-log-format = How to log: json for programs, text for people; by default, text on a terminal and otherwise json.
cli-backup = Write all tables to one file, even while the server runs.
cli-restore = Restore all tables from a backup, to either kind of database.
cli-backup-file = The file of the backup.
cli-with-key = Put the server’s key into the backup, too; anyone who has the file can then see all cards.
cli-replace = Delete what the database contains.
cli-yes = Do not ask for confirmation.

## Backups

backup-done = { $rows ->
    [one] The backup is in { $file }: { $rows } row, complete and checked.
   *[other] The backup is in { $file }: { $rows } rows, complete and checked.
}
backup-without-key = The server’s key is not in it. Without the key nobody gets back to a table, so keep a copy of { $key } in another place.
backup-with-key = It contains the server’s key: anyone who has the file can see all cards. Keep it as safe as the key itself.
restore-replaces = { $tables ->
    [one] This deletes { $tables } table in the database { $database }. Type yes to go on.
   *[other] This deletes { $tables } tables in the database { $database }. Type yes to go on.
}
restore-done = { $rows ->
    [one] The backup is restored to { $database }: { $rows } row.
   *[other] The backup is restored to { $database }: { $rows } rows.
}
restore-key = The server’s key is missing: copy it to { $key } before you start the server.

## What is wrong

bad-people = A name has 1 to { $most } characters that can be printed; names are separated by commas.
bad-people-twice = Two people have the same name.
bad-people-many = There are more people ({ $people }) than seats ({ $seats }).
bad-saved = The file { $file } is not a game that was interrupted.
bad-saved-over = The game in { $file } is over.
bad-resume = --resume goes on with the table of the file; { $option } cannot be changed.
bad-daily = --daily fixes the table; { $option } cannot be chosen.
bad-link = “{ $text }” is neither the link of a table nor a join code.
bad-server = “{ $text }” is not the address of a server; one looks like https://example.org.
bad-server-away = The server { $server } does not answer.
bad-join-game = The game { $game } of this table is not installed here.
bad-config = { $error } (the entry { $entry } in { $file })
bad-config-entry = { $file } has an unknown entry { $entry }; there are { $names }.
bad-config-kind = In { $file }, the entry { $entry } must be { $kind ->
    [number] a whole number
    [flag] true or false
    [list] a list of texts
    [table] a table
   *[text] a text
}.
bad-config-choice = In { $file }, the entry { $entry } must be one of { $names }.
bad-config-toml = { $file } is not TOML: { $error }.
bad-replace = To replace a database without being asked, add --yes.
bad-restore-declined = Nothing was changed.

## The review of a finished game

cli-review = Review a finished game: what was luck, what was skill, and which moments mattered.
cli-effort = How much work to put in: quick, normal or deep.
cli-review-seat = Only the moments of this seat.
cli-review-seed = The same seed gives the same review.
cli-review-resume = Keep finished work in this file; an interrupted review continues from it.
cli-review-json = Write the review as JSON to this file; - is standard output, and nothing else is printed there.
cli-picture = Draw everybody’s chances to this file, .png or .svg.
review-cli-title = { $game } with { $seats } players: the review (effort { $effort }, seed { $seed })
review-cli-game = Game { $number } of { $games }: { $game }
review-cli-after = After game { $number }
review-cli-standing = Chances to win the series
review-cli-curve = Chances to win
review-cli-legend = The numbers are seats; on the axis, the moments that mattered to them.
review-cli-legend-seats = The numbers are seats.
review-cli-account = From the fair share to the result
review-cli-games = games
review-cli-moves = Own moves
review-cli-events = moves
review-cli-fair = Fair share
review-cli-result = Result
review-cli-luck = Luck
review-cli-skill = Skill
review-cli-gave-away = Gave away
review-cli-deal = Deal
review-cli-draws = Draws
review-cli-hidden = Hidden cards
review-cli-others_moves = Others’ moves
review-cli-others_luck = Others’ luck
review-cli-grade-best = Best
review-cli-grade-good = Good
review-cli-grade-inaccurate = Inaccurate
review-cli-grade-mistake = Mistake
review-cli-grade-blunder = Blunder
review-cli-moments = Moments that mattered
review-cli-move = Move { $number }:
review-cli-lost = gave away { NUMBER($rate, style: "percent", maximumFractionDigits: 0) } (± { NUMBER($error, style: "percent", maximumFractionDigits: 0) })
review-cli-better = Better:
review-cli-instead = { NUMBER($best, style: "percent", maximumFractionDigits: 0) } instead of { NUMBER($made, style: "percent", maximumFractionDigits: 0) }.
review-cli-found = The best move, and hard to find: the next one gives away { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }.
review-cli-no-moment = No choice made a clear difference.
review-cli-change = { $sign }{ NUMBER($rate, style: "percent", maximumFractionDigits: 0) }
review-cli-score = { NUMBER($score, maximumFractionDigits: 0) } ± { NUMBER($error, maximumFractionDigits: 0) }
review-cli-note = Chances are shares of a win. Luck: deal, draws, hidden cards and the others’ luck. Skill: 0 is as good as drawing lots, 100 is always a best move; ± is the standard error.
review-cli-stopped = Stopped at { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }. Nothing was kept; with --resume FILE, a review can be continued.
review-cli-stopped-file = Stopped at { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }; nothing is lost. The same command continues from { $file }.
