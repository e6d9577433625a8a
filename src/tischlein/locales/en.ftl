# Every word the program says, in English. The same ids in all languages; no markup.
#
# $who is "you" for the viewer's own seat and "other" for everybody else, who goes by $name. A fact that is a seat comes as
# $x_who and $x_name; a card as $x, $x_the (what is laid) and $x_on (what it is laid on); yes and no as "yes" and "no".
#
# A message about one game has its name in its id, and stands in the file of the game: event-uno-play. Where a game has none
# of its own, the one without a name holds: event-draw.

## Cards, colours and numbers: $colour is r, g, b, y, o or p, the suits c, s, h or d, or another one that is called $named.

colour = { $colour ->
    [r] red
    [g] green
    [b] blue
    [y] yellow
    [o] orange
    [p] purple
    [c] clubs
    [s] spades
    [h] hearts
    [d] diamonds
   *[other] { $named }
}
    .the = { colour }
    .some = { colour }
    .for = for { colour }
number = { $number }
card-number = { colour } { number }
    .the = the { card-number }
    .on = on the { card-number }
cards = { $count ->
    [one] one card
   *[other] { $count } cards
}

## Games and their options

option-open_memory = Open memory: what you once saw stays in sight
option-box = Box: what is in it; the standard one, or your own from a file (--box)
option-starter = Start: decided by lot, or a seat
option-dealer = First dealer: decided by lot, or a seat

## Who sits at the table

seat-you = You
seat-name = Seat { $number }
bot-names = Mia, Leo, Ida, Ben, Zoe, Max, Eva, Tom, Lili

## What happened: one message for each kind of event, and for some kinds one for each way it happens

event-setup = The cards are on the table.
event-dealer = { $who ->
    [you] You deal.
   *[other] { $name } deals.
}
event-starter = { $who ->
    [you] You begin.
   *[other] { $name } begins.
}
event-draw-deal = { $who ->
    [you] You are dealt { cards }.
   *[other] { $name } is dealt { cards }.
}
event-draw = { $who ->
    [you] You draw { cards }.
   *[other] { $name } draws { cards }.
}
event-keep = { $who ->
    [you] You keep the card.
   *[other] { $name } keeps the card.
}
event-renew = The stock is empty: the discard is shuffled and becomes the new stock.
event-pass = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
event-turn = { $who ->
    [you] It is your turn.
   *[other] { $name } is next.
}
event-recall = { $who ->
    [you] You have seen cards of another hand.
   *[other] { $name } has seen cards of another hand.
}
event-score = Score: { $totals }.
event-sheet = Round { $number } begins.
event-end = The game is over.

## Why a move is refused: what games say alike

not-your-turn = It is not your turn: { $turn_name } is next.
not-held = You do not hold a card like that: { $card }.
game-over = The game is over.

## What a person can type: the word, and others that mean the same

move-draw = draw
    .typed = draw a card
move-keep = keep
    .typed = keep it
move-pass = pass
    .typed = pass on
word-help = help, h
word-rules = rules, rule
word-why = why, why not
word-hint = hint, tip, advice
word-quit = quit, q, exit, bye
key-play = plays a card
key-name = names a colour
key-move = makes a move
moves-other = other moves, such as
key-words = the other moves: { $words }
key-number = a move from the list
key-hint = shows good moves, and why they are good
key-why = tells why a move is not allowed
key-rules = shows a rule; without a number, all of them
key-enter = shows the table again; lets a chance pass
key-quit = leaves the table

## At the table

welcome = Welcome! Type ? for help, hint for advice.
round = Round { $number }
table-stock = { $count } in the stock
table-discard = { $count } in the discard
table-left = ↓ to the left
table-right = ↑ to the right
table-owed = { $count } still to draw
table-top = On top
table-fits = fits
table-nothing-fits = nothing fits
table-trick = Trick
table-trump = Trump
table-colour-open = colour still open
table-last = { $who ->
    [you] Last trick, to you
   *[other] Last trick, to { $name }
}
your-hand = Your hand
your-moves = You can
not-understood = I do not understand “{ $text }”. Type ? for help.
did-you-mean = I do not understand “{ $text }”. Did you mean { $near }?
no-number = The list has no number { $number }.
say-more = That is not the whole move. You can type: { $moves }
why-what = Why what? Type a move after it: { $example }
why-allowed = You can do that.
bot-thinks = { $name } is thinking …
hint-thinks = Let me think …
saved = The record of the game is in { $file }.
bye = See you!
result = Result
head-place = Place
head-player = Player
head-hand = Hand
head-points = Points
head-cards = Cards left
head-stock = Stock
head-won = Won
head-tiles = Tiles
sheet = Score sheet
sheet-total = Total

## The command line

cli-app = A card table that sets itself. Without a command the table opens in the browser.
cli-serve = Serve tables on the network, to be played at in the browser.
cli-games = The games, and what a table may choose about them.
cli-rules = The numbered rules of a game, or one of them.
cli-play = Play a game against computer players, in the terminal.
cli-sim = Let many games be played, count, and write them down if wanted.
cli-arena = Let computer players play each other on the same deals, and count.
cli-export = Make Parquet tables of a file of games.
cli-replay = Tell a recorded game again, event by event.
cli-verify = Check that a record is genuine.
cli-check-game = Check that a game keeps its promises: rules, words, computer players, secrets.
cli-new-game = Write the package of a new game, which plays at once, to be changed into yours.
cli-help = Show this help.
cli-version = Show the version.
cli-lang = Language: de, en, fr or hu.
cli-game = Which game; see “tischlein games”.
cli-book = A game, or the name of its rulebook.
cli-rule = The number of a rule, such as 3.2.
cli-seats = How many sit at the table.
cli-level = How well they play: beginner, easy, medium, hard or expert; expert:60s thinks for a minute, expert:50000 plays so many games in its head. Weaker than these: greedy and random.
cli-seed = The same seed deals the same cards.
cli-option = An option as name=value; may be repeated.
cli-box = Play with the box of this file.
cli-record = Write the record of the game to this file.
cli-count = How many games.
cli-strategy = random: among all moves; purposeful: lays whenever it can; greedy: what looks best at first sight.
cli-limit = Break a game off after so many moves.
cli-seconds = How many seconds one move may take while it is checked.
cli-new-name = The id of the new game: small letters, digits and hyphens.
cli-family = What it begins as: a game of getting rid of cards, or of winning tricks.
cli-folder = The folder in which it is written; the current one unless you say otherwise.
cli-bots = Who plays, apart by commas: names of computer players, or FILE.py:Class for one of your own.
cli-deals = How many deals; each is played with all seats exchanged.
cli-workers = How many processes play.
cli-ray = Play on a Ray cluster: its address, auto, or local.
cli-out = The file of the run; an interrupted run goes on from it.
cli-lines = Write the games to this file, one a line.
cli-source = A file of games, as sim --out writes it.
cli-table-games = The table of games, one a row.
cli-table-moves = The table of moves as well, one a row.
cli-plot = Draw the results to this file, .png or .svg.
cli-json = Print the numbers as JSON.
cli-file = A record, as play writes it; - reads standard input.
cli-line = The game of this line of a file that sim --out has written; the first is 1.
cli-seat = Only what this seat saw.
cli-all = All faces open, drawn cards too.
cli-host = The address to listen at; 0.0.0.0 for everybody in the network.
cli-home = Without a command: the address to listen at; 127.0.0.1 for this computer alone.
cli-port = The port; 0 for any that is free.
cli-database = Where tables are kept: sqlite:///file or postgresql://…; without it, a file in your data directory.
cli-key-file = The file of the server’s key, from which all secrets follow; made if there is none.
cli-origin = Another page that may use the server, as https://example.org; may be repeated.
cli-proxy = The address of a proxy whose word about clients is believed; may be repeated.
cli-thinkers = How many processes think for the computer players.
cli-secure = The server is reached by https: cookies are sent in no other way.
cli-limits = A limit as name=number; may be repeated (see docs/server.md).
cli-open = Open the page in the browser.
cli-title-arguments = Arguments
cli-title-options = Options
cli-title-commands = Commands
head-id = Id
head-game = Game
head-seats = Seats
seats-range = { $low }–{ $high }
head-options = Options
head-values = Values
value-box = FILE
head-meaning = Meaning
legend-house = ⌂ house rule; the first value holds unless the table chooses another
sim-title-random = { $game }: { $games } games of { $seats } at random, seed { $seed }
sim-title-purposeful = { $game }: { $games } games of { $seats }, random but purposeful, seed { $seed }
sim-title-greedy = { $game }: { $games } games of { $seats }, played at first sight, seed { $seed }
sim-truncated = Broken off
sim-length = Moves a game
sim-range = Shortest – longest
sim-speed = Games a second
sim-seat = Seat
sim-wins = Wins
sim-place = Mean place
sim-score = Mean score
sim-none = –
sim-whole = { $number }
sim-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-from-to = { $low } – { $high }
sim-rate = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
sim-note = Ranges and ± are 95 % confidence intervals; wins, places and scores are of games played to the end.
sim-stopped = Stopped after { $done } of { $games } games.
sim-stopped-file = Stopped after { $done } of { $games } games; { $file } was not written.
export-done = { $games } games in { $file }.
export-done-moves = { $games } games in { $file }, { $moves } moves in { $other }.
arena-title = { $game }: { $deals } deals, { $games } games of { $seats }, seed { $seed }
arena-fair = Fair share of wins
arena-bot = Player
arena-other = Against
arena-margin = Margin
arena-rating = Rating
arena-time = ms (longest)
arena-beats = Comes before
arena-rows = Row comes before column
arena-percent = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-round = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }
arena-rate = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-number = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-thought = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($high, minimumFractionDigits: 0, maximumFractionDigits: 0) })
arena-note = In brackets: 95 % intervals (Student’s t) over deals. Wins are per seat; the rating is openskill’s, μ ± σ. ms: mean time of moves with a choice, and the longest.
arena-stopped = Stopped after { $done } of { $deals } deals; none of them is lost. The same command goes on from { $file }.
unfinished = The record ends before the game is over.
verified = A genuine record of { $game } with { $seats } seats.
serving = The table is set: { $address } (Ctrl-C ends it)
serving-others = For others in this network: { $address }

verified-commitment = Commitment
verified-shuffle = Shuffle
verified-deal = Deal
verified-moves = Moves
verified-result = Result
verified-shuffle-ok = The secret is the one that was promised; words of the seats: { $words }
verified-no-words = none
verified-deal-ok = The seed deals the cards of the record.
verified-moves-ok = { $count ->
    [one] One move, linked and legal.
   *[other] { $count } moves, all linked and legal.
}
verified-legal-ok = { $count ->
    [one] { $count } move, legal.
   *[other] { $count } moves, all legal.
}
verified-result-ok = The moves lead to these points and places.
checked-well = { $game } keeps its promises.
checked-badly = { $game } breaks a promise.
new-game-next = Next: pip install --editable { $folder }, then tischlein play { $game }.

## What went wrong

error = Error:
bad-lang = There is no language “{ $lang }”; there are { $langs }.
bad-option = An option is written name=value, which “{ $text }” is not.
bad-seed = The seed “{ $text }” is not a number between 0 and { $most }.
bad-text = The seed is not a text in UTF-8.
bad-port = A port is a number from 0 to 65535, not { $given }.
bad-limit = A limit is name=number, not { $text }; there are { $names }.
bad-count = { $name } must be between 1 and { $most }, not { $given }.
bad-file = The file { $file } cannot be read: { $reason }.
bad-json = The file { $file } is not JSON, so it is no record of a game.
bad-write = The file { $file } cannot be written: { $reason }.
bad-box = The game { $game } has no box of its own, so --box has no use there.
bad-plot = A plot is written to a file that ends in .png or .svg, which { $file } does not.
bad-out = Games are written to a file that ends in .jsonl or .jsonl.zst, which { $file } does not.
bad-table = A table is written to a file that ends in .parquet, which { $file } does not.
bad-twice = { $file } cannot be two tables at once.
bad-new-name = “{ $game }” cannot be the id of a game: use small letters, digits and hyphens, beginning with a letter.
bad-family = There is no family “{ $family }”; there are { $families }.
bad-new-taken = There is a game { $game } already; choose another name.
bad-new-module = Python knows something called { $module } already, which a game { $game } would hide; choose another name.
bad-new-folder = { $folder } exists already; nothing was written.

## Why a move is good

hint = Hint
hint-place = Place
hint-win = Win
hint-games = Games
hint-number = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-percent = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }
hint-nothing = do nothing
reason-best = It came out best when the rest of the game was played many times.
reason-only = It is the only move you have.
reason-clear = Nothing else is worth a thought.
reason-wait = It is better to wait.
reason-close = As good as the best, or nearly.
reason-worse = It came out a little worse.
