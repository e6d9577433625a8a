# Every word the program says, in English. The same ids in all languages; no markup.
#
# $who is "you" for the viewer's own seat and "other" for everybody else, who goes by $name. A fact that is a seat comes as
# $x_who and $x_name; a card as $x, $x_the (what is laid) and $x_on (what it is laid on); yes and no as "yes" and "no".

## Cards and colours: $colour is r, g, b or y; $kind is number, two, reverse, skip, wild or four.

colour = { $colour ->
    [r] red
    [g] green
    [b] blue
   *[y] yellow
}
    .the = { colour }
card = { $kind ->
    [number] { colour } { $number }
    [two] { colour } draw-two
    [reverse] { colour } reverse
    [skip] { colour } skip
    [wild] wild
   *[four] wild-draw-four
}
    .the = the { card }
    .on = on the { card }
cards = { $count ->
    [one] one card
   *[other] { $count } cards
}

## Games and their options

game-uno = UNO, one round
game-uno-match = UNO, match to 500
option-scoring = Scoring: the winner scores what the others hold, or everybody their own hand
option-dealer = First dealer: by drawing cards, or a seat
option-open_memory = Open memory: what you once saw stays in sight
option-stacking = Stacking: answer a draw-two with a draw-two, and they add up
option-reverse_skips = Reverse skips: with two players a reverse skips the other
option-draw_until_playable = Draw until it fits: keep drawing until a card can be laid

## Who sits at the table

seat-you = You
seat-name = Seat { $number }
bot-names = Mia, Leo, Ida, Ben, Zoe, Max, Eva, Tom, Lili

## What happened: one message for each kind of event, and for some kinds one for each way it happens

draws-entry = { $name }: { $card }

event-setup = The cards are on the table.
event-lot = Everybody draws a card for the deal. { $draws }.
event-dealer = { $who ->
    [you] You deal.
   *[other] { $name } deals.
}
event-draw-deal = { $who ->
    [you] You are dealt { cards }.
   *[other] { $name } is dealt { cards }.
}
event-draw-turn = { $who ->
    [you] You draw { cards }.
   *[other] { $name } draws { cards }.
}
event-draw-two = { $who ->
    [you] You have to draw { cards }.
   *[other] { $name } has to draw { cards }.
}
event-draw-four = { $who ->
    [you] You have to draw { cards }.
   *[other] { $name } has to draw { cards }.
}
event-draw-bluff = { $who ->
    [you] You draw { cards } for the bluff.
   *[other] { $name } draws { cards } for the bluff.
}
event-draw-challenge = { $who ->
    [you] You draw { cards } for the failed challenge.
   *[other] { $name } draws { cards } for the failed challenge.
}
event-draw-caught = { $who ->
    [you] You draw { cards } for the forgotten call.
   *[other] { $name } draws { cards } for the forgotten call.
}
event-start = The first card is turned over: { $card }.
event-return = A wild-draw-four cannot be the first card: it goes back into the stock, which is shuffled.
event-play = { $who ->
    [you] { $call ->
        [yes] You lay { $card_the } and call UNO!
       *[no] You lay { $card_the }.
    }
   *[other] { $call ->
        [yes] { $name } lays { $card_the } and calls UNO!
       *[no] { $name } lays { $card_the }.
    }
}
event-play-wild = { $who ->
    [you] { $call ->
        [yes] You lay { $card_the }, name { $colour_the } and call UNO!
       *[no] You lay { $card_the } and name { $colour_the }.
    }
   *[other] { $call ->
        [yes] { $name } lays { $card_the }, names { $colour_the } and calls UNO!
       *[no] { $name } lays { $card_the } and names { $colour_the }.
    }
}
event-renew = The stock is empty: the discard is shuffled and becomes the new stock.
event-keep = { $who ->
    [you] You keep the card.
   *[other] { $name } keeps the card.
}
event-pass = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
event-accept = { $who ->
    [you] You accept the wild-draw-four.
   *[other] { $name } accepts the wild-draw-four.
}
event-challenge-guilty = { $who ->
    [you] You challenge { $challenged_name }. Guilty: it was a bluff!
   *[other] { $challenged_who ->
        [you] { $name } challenges you. Guilty: it was a bluff!
       *[other] { $name } challenges { $challenged_name }. Guilty: it was a bluff!
    }
}
event-challenge-innocent = { $who ->
    [you] You challenge { $challenged_name }. Innocent: no bluff!
   *[other] { $challenged_who ->
        [you] { $name } challenges you. Innocent: no bluff!
       *[other] { $name } challenges { $challenged_name }. Innocent: no bluff!
    }
}
event-take = { $who ->
    [you] You take what has added up.
   *[other] { $name } takes what has added up.
}
event-call = { $who ->
    [you] You make up for the call: UNO!
   *[other] { $name } makes up for the call: UNO!
}
event-catch = { $who ->
    [you] You catch { $caught_name }, who forgot to call UNO!
   *[other] { $caught_who ->
        [you] { $name } catches you: you forgot to call UNO!
       *[other] { $name } catches { $caught_name }, who forgot to call UNO!
    }
}
event-name = { $who ->
    [you] You name { $colour_the }.
   *[other] { $name } names { $colour_the }.
}
event-skip = { $who ->
    [you] You lose your turn.
   *[other] { $name } loses a turn.
}
event-turn = { $who ->
    [you] It is your turn.
   *[other] { $name } is next.
}
event-recall = { $who ->
    [you] You have seen cards of another hand.
   *[other] { $name } has seen cards of another hand.
}
event-end = { $who ->
    [you] You win the round!
   *[other] { $name } wins the round.
}
event-score = Score: { $totals }.

## Why a move is refused, by the number of the rule

refuse-uno-2-8 = First the wild that was turned over needs a colour: type =r, =g, =b or =y.
refuse-uno-3-1 = It is not your turn: { $turn_name } is next.
refuse-uno-3-2 = You cannot lay { $card_the } { $top_on }: the colour in force is { $colour }.
refuse-uno-3-3 = You do not hold a card like that: { $card }.
refuse-uno-3-6 = You have just drawn { $drawn_the }: lay it if it fits, or keep it.
refuse-uno-3-7 = You have drawn no card that you could keep.
refuse-uno-3-9 = { $draw ->
    [yes] { $lay ->
        [yes] There is nothing left to draw, so you must lay a card.
       *[no] There is nothing left to draw, so you pass.
    }
   *[no] { $lay ->
        [yes] You cannot pass: you can still lay a card.
       *[no] You cannot pass: you can still draw a card.
    }
}
refuse-uno-4-1 = You cannot lay { $card_the } { $top_on }: it needs its own colour or another draw-two, and the colour in force is { $colour }.
refuse-uno-4-2 = You cannot lay { $card_the } { $top_on }: it needs its own colour or another reverse, and the colour in force is { $colour }.
refuse-uno-4-4 = You cannot lay { $card_the } { $top_on }: it needs its own colour or another skip, and the colour in force is { $colour }.
refuse-uno-4-6 = There is no colour to name now. With a wild you name it at once: W=b.
refuse-uno-5-3 = { $due ->
    [yes] First answer the wild-draw-four: accept or challenge.
   *[no] There is no wild-draw-four for you to answer.
}
refuse-uno-6-1 = { $left ->
    [0] This is your last card: there is nothing to call.
   *[other] You would still hold { $left } cards: UNO is called when one is left.
}
refuse-uno-6-3 = You have forgotten no call. UNO is called together with the second-to-last card, by a ! after the move: r7!
refuse-uno-6-4 = { $self ->
    [yes] You cannot catch yourself.
   *[no] There is nobody to catch: nobody has forgotten to call UNO, or the moment has passed.
}
refuse-uno-7-1 = The round is over.
refuse-uno-9-1 = { $due ->
    [yes] You have been hit by { $owed } cards: lay a draw-two, or take them.
   *[no] There is nothing for you to take.
}

## What a seat is asked

ask-play = Your turn: lay a card, or draw.
ask-drawn = Lay the card you drew, or keep it?
ask-answer = A wild-draw-four from { $laid_by_name } for you: accept, or challenge?
ask-hit = You are hit by { $owed } cards: lay a draw-two, or take them?
ask-colour = The first card is a wild: name a colour.
ask-catch = { $forgot_name } has one card left and did not call UNO! Catch? (Enter: let it pass)
ask-uno = You forgot to call UNO! Make up for it? (Enter: let it pass)

## What a person can type: the word, and others that mean the same

move-draw = draw
    .typed = draw a card
move-keep = keep
    .typed = keep it
move-pass = pass
    .typed = pass on
move-accept = accept
    .typed = accept it
move-challenge = challenge
    .typed = challenge it, bluff
move-take = take
    .typed = take them, take it
move-uno = uno
    .typed = uno!
move-catch = catch
    .typed = caught
word-help = help, h
word-rules = rules, rule
word-why = why, why not
word-quit = quit, q, exit, bye
key-lay = lays a card, here the red 7
key-call = lays it and calls UNO
key-wild = lays a wild and names a colour: r red, g green, b blue, y yellow
key-words = the other moves: { $words }
key-number = a move from the list
key-why = tells why you cannot lay a card
key-rules = shows a rule; without a number, all of them
key-enter = shows the table again; lets a chance pass
key-quit = leaves the table

## At the table

welcome = Welcome! Type ? for help.
round = Round { $number }
table-left = ↓ to the left
table-right = ↑ to the right
table-stock = { $count } in the stock
table-owed = { $count } to take
mark-one = UNO
mark-forgot = no call!
your-hand = Your hand
your-moves = You can
not-understood = I do not understand “{ $text }”. Type ? for help.
did-you-mean = I do not understand “{ $text }”. Did you mean { $near }?
no-number = The list has no number { $number }.
name-a-colour = Name a colour as well: { $moves }.
why-what = Why what? Type a move after it: { $example }
why-allowed = You can do that.
saved = The record of the game is in { $file }.
bye = See you!
result = Result
head-place = Place
head-player = Player
head-points = Points
head-cards = Cards left
sheet = Score sheet
sheet-total = Total

## The command line

cli-app = A card table that sets itself. Without a command you play UNO.
cli-games = The games, and what a table may choose about them.
cli-rules = The numbered rules of a game, or one of them.
cli-play = Play a game against simple bots, in the terminal.
cli-sim = Let random players play many games, and count.
cli-replay = Tell a recorded game again, event by event.
cli-verify = Check that a record is genuine.
cli-help = Show this help.
cli-version = Show the version.
cli-lang = Language: de, en, fr or hu.
cli-game = Which game; see “tischlein games”.
cli-book = A game, or the name of its rulebook.
cli-rule = The number of a rule, such as 3.2.
cli-seats = How many sit at the table.
cli-seed = The same seed deals the same cards.
cli-option = An option as name=value; may be repeated.
cli-record = Write the record of the game to this file.
cli-count = How many games.
cli-strategy = random: among all moves; brisk: lays whenever it can.
cli-limit = Break a game off after so many moves.
cli-json = Print the numbers as JSON.
cli-file = A record, as play writes it; - reads standard input.
cli-seat = Only what this seat saw.
cli-all = All faces open, drawn cards too.
cli-title-arguments = Arguments
cli-title-options = Options
cli-title-commands = Commands
head-id = Id
head-game = Game
head-seats = Seats
seats-range = { $low }–{ $high }
head-options = Options
head-values = Values
head-meaning = Meaning
legend-house = ⌂ house rule; the first value holds unless the table chooses another
sim-title-random = { $game }: { $games } games of { $seats } at random, seed { $seed }
sim-title-brisk = { $game }: { $games } games of { $seats }, random but brisk, seed { $seed }
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
unfinished = The record ends before the game is over.
verified = A genuine record of { $game } with { $seats } seats.
verified-commitment = Commitment
verified-deal = Deal
verified-moves = Moves
verified-result = Result
verified-deal-ok = The seed deals the cards of the record.
verified-moves-ok = { $count ->
    [one] One move, linked and legal.
   *[other] { $count } moves, all linked and legal.
}
verified-result-ok = The moves lead to these points and places.

## What went wrong

error = Error:
bad-lang = There is no language “{ $lang }”; there are { $langs }.
bad-option = An option is written name=value, which “{ $text }” is not.
bad-seed = The seed “{ $text }” is not a number between 0 and { $most }.
bad-text = The seed is not a text in UTF-8.
bad-count = { $name } must be between 1 and { $most }, not { $given }.
bad-file = The file { $file } cannot be read: { $reason }.
bad-json = The file { $file } is not JSON, so it is no record of a game.
bad-write = The file { $file } cannot be written: { $reason }.
