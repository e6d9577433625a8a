# All messages of the program, in English. The ids are the same in all languages; no markup.
#
# $who is "you" for the viewer's own seat and "other" for other seats, which are called $name. A fact that is a seat comes as
# $x_who and $x_name; a card as $x, $x_the (the card played) and $x_on (the card it is played on); yes and no as "yes" and "no".
#
# A message about a single game has the game's name in its id and is in the game's file: event-uno-play. If a game has no
# such message, the one without a name is used: event-draw.

## Cards, colours and numbers: $colour is r, g, b, y, o or p, the suits c, s, h or d, or another one called $named.

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

option-open_memory = Open memory: what you have seen stays visible
option-box = Box: its contents; the standard one, or your own from a file (--box)
option-starter = First player: random, or a seat
option-dealer = First dealer: random, or a seat

## Players

seat-you = You
seat-name = Seat { $number }
bot-names = Mia, Leo, Ida, Ben, Zoe, Max, Eva, Tom, Lili

## What happened: one message for each kind of event, and for some kinds one for each way it happens

event-setup = The table is set.
event-dealer = { $who ->
    [you] You deal.
   *[other] { $name } deals.
}
event-starter = { $who ->
    [you] You go first.
   *[other] { $name } goes first.
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
event-renew = The stock is empty: the discard pile is shuffled to form a new one.
event-pass = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
event-turn = { $who ->
    [you] It is your turn.
   *[other] It is { $name }’s turn.
}
event-recall = { $who ->
    [you] You have seen cards from another hand.
   *[other] { $name } has seen cards from another hand.
}
event-score = Score: { $totals }.
event-sheet = Round { $number } starts.
event-end = The game is over.

## Why a move is refused: shared by games

not-your-turn = It is not your turn: { $turn_name } is next.
not-held = You do not have this card: { $card }.
game-over = The game is over.

## What you can type: a word, and others with the same meaning

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
key-hint = shows good moves and why they are good
key-why = explains why a move is not allowed
key-rules = shows a rule; without a number, all of them
key-enter = shows the table again; lets an optional move go
key-quit = leaves the table

## At the table

welcome = Welcome! Type ? for help, hint for advice.
round = Round { $number }
table-stock = { $count } in the stock
table-discard = { $count } in the discard pile
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
no-number = There is no number { $number } in the list.
say-more = That move is not complete. You can type: { $moves }
why-what = Why what? Add a move: { $example }
why-allowed = That move is allowed.
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

cli-app = A card table that sets itself. Without a command, it opens in your browser.
cli-serve = Serve tables over the network, to play in the browser.
cli-games = List the games and their options.
cli-rules = Show the numbered rules of a game, or one of them.
cli-play = Play against computer players in the terminal.
cli-sim = Simulate many games and print statistics; write the games to a file if you like.
cli-arena = Let computer players compete on the same deals, and print statistics.
cli-export = Convert a file of games to Parquet tables.
cli-replay = Replay a recorded game, event by event.
cli-verify = Check that the parts of a record belong together.
cli-promise = The promise noted before the deal; the page gives it when it checks a shuffle.
cli-check-game = Check a game: its rules, words, computer players and secrets.
cli-new-game = Create the package of a new game, playable at once and ready for your changes.
cli-help = Show this help.
cli-version = Show the version.
cli-lang = Language: de, en, fr or hu.
cli-game = The game; see “tischlein games”.
cli-book = A game, or the name of its rulebook.
cli-rule = A rule number, such as 3.2.
cli-seats = The number of players.
cli-level = How well they play: beginner, easy, medium, hard or expert; expert:60s thinks for a minute, expert:50000 simulates that many games. Weaker still: greedy and random.
cli-seed = The same seed deals the same cards.
cli-option = An option as name=value; may be repeated.
cli-box = Play with the box of this file.
cli-record = Save the record of the game to this file.
cli-count = The number of games.
cli-strategy = random: any legal move; purposeful: plays a card whenever it can; greedy: what looks best at first sight.
cli-limit = Stop a game after this many moves.
cli-seconds = The most seconds a move may take during the check.
cli-new-name = The id of the new game: lowercase letters, digits and hyphens.
cli-family = What to start from: a shedding game (shedding) or a trick-taking game (tricks).
cli-folder = The folder to create it in; the current one by default.
cli-bots = The players, separated by commas: names of computer players, or FILE.py:Class for your own.
cli-deals = The number of deals; each is played with the seats exchanged.
cli-workers = The number of processes that play.
cli-ray = Play on a Ray cluster: its address, auto, or local.
cli-out = The file of the run; an interrupted run continues from it.
cli-lines = Write the games to this file, one per line.
cli-source = A file of games written by sim --out.
cli-table-games = The table of games, one per row.
cli-table-moves = The table of moves as well, one per row.
cli-plot = Plot the results to this file, .png or .svg.
cli-correct = Also take luck out of the results, so that fewer deals are enough.
cli-playouts = With --correct: the number of simulated games behind each value.
cli-asks = With --correct: how often a computer player is asked again at each decision; 0 corrects chance only.
cli-json = Print the numbers as JSON.
cli-file = A record written by play; - reads standard input.
cli-line = The game on this line of a file written by sim --out; the first is 1.
cli-seat = Only what this seat saw.
cli-all = Show all cards, including drawn ones.
cli-host = The address to listen on; 0.0.0.0 for everyone on the network.
cli-home = Without a command: the address to listen on; 127.0.0.1 for this computer only.
cli-port = The port; 0 for any free one.
cli-database = Where to store tables: sqlite:///file or postgresql://…; by default, a file in your data directory.
cli-key-file = The file with the server’s key, from which all secrets are derived; created if missing.
cli-origin = Another website that may use the server, such as https://example.org; may be repeated.
cli-proxy = The address of a proxy to trust for client addresses; may be repeated.
cli-bot-workers = The number of processes that think for the computer players.
cli-processes = The number of server processes that share the port; more than one needs PostgreSQL.
cli-process-port = The first of the ports that the processes have besides, one each, for a proxy on this computer.
cli-secure = The server is reached over https: cookies are sent only that way.
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
legend-house = ⌂ house rule; the first value is the default
sim-title-random = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $seats } players, random moves, seed { $seed }
sim-title-purposeful = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $seats } players, purposeful random moves, seed { $seed }
sim-title-greedy = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $seats } players, greedy moves, seed { $seed }
sim-truncated = Cut short
sim-length = Moves per game
sim-range = Shortest – longest
sim-speed = Games per second
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
sim-note = Ranges and ± are 95% confidence intervals; wins, places and scores count finished games only.
sim-stopped = Stopped after { $done } of { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
sim-stopped-file = Stopped after { $done } of { $games ->
    [one] { $games } game
   *[other] { $games } games
}; { $file } was not written.
export-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $file }.
export-done-moves = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $file }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} in { $other }.
arena-title = { $game }: { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $seats } players, seed { $seed }
arena-fair = Fair share of wins
arena-bot = Player
arena-other = Opponent
arena-margin = Margin
arena-rating = Rating
arena-time = ms (longest)
arena-beats = Finishes ahead
arena-rows = Row finishes ahead of column
arena-percent = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-round = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }
arena-rate = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-number = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-thought = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($high, minimumFractionDigits: 0, maximumFractionDigits: 0) })
arena-note = In brackets: 95% intervals (Student’s t) over deals. Wins are per seat; the rating is openskill’s, μ ± σ. ms: mean time of moves with a choice, and the longest.
arena-luckless = Without luck
arena-saved = Deals saved
arena-times = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }×
arena-wins-both = Wins without luck (grey: as played)
arena-luckless-note = Without luck: what chance added is taken out{ $asks ->
    [0] {"."}
   *[other] , and so is what a player happened to choose among its own answers.
} The expectations are the same, the intervals are mostly narrower; a mean can lie beyond what is possible in a game. Deals saved: how many times fewer deals are enough for such an interval of wins. Values of { $playouts ->
    [one] { $playouts } simulated game
   *[other] { $playouts } simulated games
} each.
arena-stopped = Stopped after { $done } of { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}; nothing is lost. The same command continues from { $file }.
unfinished = The record ends before the game is over.
verified = A consistent record of { $game } with { $seats } players.
serving = The table is set: { $address } (Ctrl-C to stop)
serving-others = For others on this network: { $address }

verified-commitment = Commitment
verified-shuffle = Shuffle
verified-deal = Deal
verified-moves = Moves
verified-result = Result
verified-shuffle-ok = The secret matches the promise in the record; words added: { $words }
verified-shuffle-promised = The secret is the one that was promised before the deal; words added: { $words }
verified-unpromised = The record agrees with itself. Only the promise that the page showed before the deal proves that the shuffle was fixed in advance: --promise TEXT
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
checked-well = { $game } passes all checks.
checked-badly = { $game } fails a check.
new-game-next = Next: pip install --editable { $folder }, then tischlein play { $game }.

## Errors

error = Error:
bad-lang = There is no language “{ $lang }”; choose from { $langs }.
bad-option = “{ $text }” is not an option; write name=value.
bad-seed = The seed “{ $text }” is not a number between 0 and { $most }.
bad-text = The seed is not valid UTF-8.
bad-port = A port is a number from 0 to 65535, not { $given }.
bad-process-ports = The ports of { $count } processes from { $first } on must be between 1 and 65535.
bad-process-port-alone = --process-port is for several processes: add --processes with at least 2.
bad-limit = A limit is written name=number, not { $text }; the names are { $names }.
bad-count = { $name } must be between { $least } and { $most }, not { $given }.
bad-file = { $file } cannot be read: { $reason }.
bad-json = { $file } is not JSON, so it is not the record of a game.
bad-write = { $file } cannot be written: { $reason }.
bad-box = The game { $game } has no box to replace, so --box does not apply.
bad-plot = A plot needs a file name that ends in .png or .svg, not { $file }.
needs-correct = { $name } says how to correct the results; add --correct.
bad-out = Games need a file name that ends in .jsonl or .jsonl.zst, not { $file }.
bad-table = A table needs a file name that ends in .parquet, not { $file }.
bad-twice = { $file } cannot hold two tables.
bad-new-name = “{ $game }” cannot be the id of a game: use lowercase letters, digits and hyphens, starting with a letter.
bad-family = There is no family “{ $family }”; choose from { $families }.
bad-new-taken = There is already a game { $game }; choose another name.
bad-new-module = There is already a Python module { $module }, which a game { $game } would hide; choose another name.
bad-new-folder = { $folder } already exists; nothing was written.

## Why a move is good

hint = Hint
hint-place = Place
hint-win = Win
hint-games = Games
hint-number = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-percent = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }
hint-nothing = do nothing
reason-best = It did best when the rest of the game was simulated many times.
reason-only = It is your only move.
reason-clear = There is no sensible alternative.
reason-wait = It is better to wait.
reason-close = About as good as the best.
reason-worse = It did slightly worse.
