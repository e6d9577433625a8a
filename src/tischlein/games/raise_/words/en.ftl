# Raise

## Cards and dice: $symbol is bell, hourglass, cloud, gear or diamond, and blank on a die.

symbol = { $symbol ->
    [bell] bell
    [hourglass] hourglass
    [cloud] cloud
    [gear] gear
    [diamond] diamond
   *[blank] blank
}
symbol-raise = { symbol }
card-raise = { symbol } { number }
    .the = the { card-raise }
dice-raise = { $count ->
    [one] 1 { symbol }
   *[other] { $symbol ->
        [hourglass] { $count } hourglasses
       *[other] { $count } { symbol }s
    }
}

## The game and its options

game-raise = Raise

## What happened

plays-entry = { $name }: { $card } → { $worth }
event-raise-starter = { $who ->
    [you] You roll first.
   *[other] { $name } rolls first.
}
event-raise-prize = A point card is turned over: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-raise-roll = { $who ->
    [you] You roll { $dice }.
   *[other] { $name } rolls { $dice }.
}
event-raise-choose = { $who ->
    [you] You play a card face down.
   *[other] { $name } plays a card face down.
}
event-raise-reveal = The cards are turned over. { $plays }.
event-raise-raise = { $who ->
    [you] You play { $card_the }, worth { $worth }.
   *[other] { $name } plays { $card_the }, worth { $worth }.
}
event-raise-move = { $on_any ->
    [yes] { $who ->
        [you] Your marker moves from space { $from } to space { $to }, on top of { $on }.
       *[other] { $name } moves from space { $from } to space { $to }, on top of { $on }.
    }
   *[no] { $who ->
        [you] Your marker moves from space { $from } to space { $to }.
       *[other] { $name } moves from space { $from } to space { $to }.
    }
}
event-raise-out = { $who ->
    [you] Your hand is empty, so you pass.
   *[other] { $name } has an empty hand and passes.
}
event-raise-win = { $who ->
    [you] You win the round: the point card ({ $points }) and the pot of { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
   *[other] { $name } wins the round: the point card ({ $points }) and the pot of { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
}

## Why a move is refused

refuse-raise-3-1 = { game-over }
refuse-raise-3-4 = { $why ->
    [chosen] You have already chosen { $card_the }, and a choice is final.
    [empty] You have no cards, so you sit this round out.
   *[pass] You cannot pass now: everyone chooses a card.
}
refuse-raise-3-5 = { not-held }
refuse-raise-4-1 = { not-your-turn }
refuse-raise-4-3 = You have already played cards worth { $raised }, so you can no longer pass.
refuse-raise-4-4 = Your whole hand is worth { $worth }: from space { $field } that does not get you past space { $ahead_of }. You must pass.
refuse-raise-6-1 = { game-over }

## What a seat is asked

ask-raise-choose = Choose a card to play face down.
ask-raise-raise = Your turn: raise by { $need } or more to get past space { $ahead_of }, or pass?
ask-raise-more = You need { $need } more to get past space { $ahead_of }: play the next card.

## What you can type

key-raise-card = plays a card, here the bell 2: b bell, h hourglass, c cloud, g gear, d diamond
key-raise-pass = takes you out of the round

## At the table

table-raise-round = Round
table-raise-prize = Point card
table-raise-pot = Pot
table-raise-pot-cards = { $count ->
    [0] empty
    [one] one card, { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }
   *[other] { $count } cards, { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }
}
table-raise-dice = Dice
table-raise-factors = Factors
table-raise-track = Track
hand-raise-worth = worth
hand-raise-points = victory points

## Why a move is good

reason-raise-strong = With this roll none of your cards is worth more.
reason-raise-small = None of your cards is worth less now, so you risk little.
reason-raise-cheap = This is the smallest of your cards that gets you past.
reason-raise-ahead = One card is enough, and you get further than you must.
reason-raise-cannot = Your whole hand is not enough to get past.
reason-raise-dear = No single card is enough: it would cost you several.
reason-raise-saves = You save your cards for the rounds to come.
reason-raise-keeps = The cards in your hand still count at the end.

## On the page, and in the guided first game

page-lesson-raise-aim = Every round is about this point card. The player in front at the end takes it, with all cards played in the round.
page-lesson-raise-worth = The dice decide what a card is worth: its number, times the dice with its symbol plus one. No need to count: your cards show it.
page-lesson-raise-choose = Choose a card; so do the others, and all are turned over together. It moves your marker, so a strong one puts you in front at once.
page-lesson-raise-raise = Your marker is last. Raise: play cards until you are past the next marker. Or pass, and save your cards for another round.
page-lesson-raise-must-pass = Even all your cards together would not get you past. So you can only pass this time.
page-lesson-raise-more = Not past it yet! Once you have started to raise there is no way back: play another card.
page-lesson-raise-few = You have few cards left, and you get no new ones until you pass or the round ends. Is this prize worth it?
page-lesson-raise-reveal = All cards are face up: every marker is on the space of its card’s value. The one furthest back plays first.
page-lesson-raise-pass = A player who passes is out of this round, but draws back up to six cards. That is often clever.
page-lesson-raise-won = The winner takes the point card and the pot. Many of those cards are worth points, too.
page-lesson-raise-end = The last point card has been won. Add up your point cards and the stars on your number cards: the most points win.

## Moments on the page

page-end-title-raise-win = Round { $round } of { $rounds }
page-end-next-raise-win = Round { $round } of { $rounds } is next: a new point card, and the dice are rolled again.
page-event-raise-reveal-card = { $who ->
    [you] You turn over { $card_the }: space { $worth }.
   *[other] { $name } turns over { $card_the }: space { $worth }.
}
page-seat-event-raise-reveal = { $worth }
page-seat-event-raise-raise = +{ $worth }
page-seat-event-raise-out = Hand empty
page-seat-event-raise-win = Wins the round
page-zone-raise-points = Point cards left: { $count }
page-zone-raise-chosen = { $who ->
    [you] Your chosen card
   *[other] { $name }’s chosen card
}
page-zone-raise-taken = { $who ->
    [you] Your point cards: { $count }
   *[other] { $name }’s point cards: { $count }
}

## One line about each game, on the start page

page-about-raise = Raise or pass: the dice say what your cards are worth
