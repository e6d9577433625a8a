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
event-raise-prize = A point card is turned over: { $points } points.
event-raise-roll = { $who ->
    [you] You roll { $dice }.
   *[other] { $name } rolls { $dice }.
}
event-raise-choose = { $who ->
    [you] You lay a card face down.
   *[other] { $name } lays a card face down.
}
event-raise-reveal = The cards are turned over. { $plays }.
event-raise-raise = { $who ->
    [you] You lay { $card_the }, worth { $worth }.
   *[other] { $name } lays { $card_the }, worth { $worth }.
}
event-raise-move = { $on_any ->
    [yes] { $who ->
        [you] Your stone moves from field { $from } to field { $to }, on top of { $on }.
       *[other] { $name } moves from field { $from } to field { $to }, on top of { $on }.
    }
   *[no] { $who ->
        [you] Your stone moves from field { $from } to field { $to }.
       *[other] { $name } moves from field { $from } to field { $to }.
    }
}
event-raise-out = { $who ->
    [you] Your hand is empty, so you pass.
   *[other] { $name } has an empty hand and passes.
}
event-raise-win = { $who ->
    [you] You win the round: the point card, { $points }, and { $cards ->
        [one] the one card
       *[other] the { $cards } cards
    } in the pot.
   *[other] { $name } wins the round: the point card, { $points }, and { $cards ->
        [one] the one card
       *[other] the { $cards } cards
    } in the pot.
}

## Why a move is refused

refuse-raise-3-1 = { game-over }
refuse-raise-3-4 = { $why ->
    [chosen] You have chosen { $card_the } already, and a choice is final.
    [empty] You hold no card, so you sit this round out.
   *[pass] You cannot pass now: everybody chooses a card.
}
refuse-raise-3-5 = { not-held }
refuse-raise-4-1 = { not-your-turn }
refuse-raise-4-3 = You have laid cards worth { $raised } already, so you cannot pass any more.
refuse-raise-4-4 = Your whole hand is worth { $worth }: from field { $field } that does not get you ahead of field { $ahead_of }. You must pass.
refuse-raise-6-1 = { game-over }

## What a seat is asked

ask-raise-choose = Choose a card, to be laid face down.
ask-raise-raise = Your turn: raise by { $need } or more to get ahead of field { $ahead_of }, or pass?
ask-raise-more = You need { $need } more to get ahead of field { $ahead_of }: lay the next card.

## What a person can type

key-raise-card = plays a card, here the bell 2: b bell, h hourglass, c cloud, g gear, d diamond
key-raise-pass = takes you out of the round

## At the table

table-raise-round = Round
table-raise-prize = Point card
table-raise-pot = Pot
table-raise-pot-cards = { $count ->
    [0] empty
    [one] one card, { $points } victory points
   *[other] { $count } cards, { $points } victory points
}
table-raise-dice = Dice
table-raise-factors = Factors
table-raise-track = Track
hand-raise-worth = worth
hand-raise-points = victory points

## Why a move is good

reason-raise-strong = After this roll none of your cards is worth more.
reason-raise-small = None of your cards is worth less now, so you risk little.
reason-raise-cheap = This is the smallest of your cards that gets you ahead.
reason-raise-ahead = One card is enough, and you come further than you must.
reason-raise-cannot = Your whole hand is not enough to get ahead.
reason-raise-dear = None of your cards is enough by itself: it would cost you several.
reason-raise-saves = You save your cards for the rounds to come.
reason-raise-keeps = The cards in your hand still count at the end.

## On the page, and in the guided first game

page-lesson-raise-aim = Every round is about this point card. Whoever stands in front at the end takes it, with all cards played in the round.
page-lesson-raise-worth = The dice decide what a card is worth: its number, times the dice with its symbol plus one. You need not count: it stands on your cards.
page-lesson-raise-choose = Choose a card; the others do so, too, and all are turned over together. It moves your stone, so a strong one puts you in front at once.
page-lesson-raise-raise = Your stone is last. Raise: lay cards until you are ahead of the next stone. Or pass, and save your cards for another round.
page-lesson-raise-must-pass = Even all your cards together would not get you ahead. So you can only pass this time.
page-lesson-raise-more = Not yet ahead! Once you have begun to raise there is no way back: lay another card.
page-lesson-raise-few = You have few cards left, and there are no new ones before you pass or the round ends. Is this prize worth it?
page-lesson-raise-reveal = All cards are open: every stone stands where its card is worth. The one furthest back plays first.
page-lesson-raise-pass = Whoever passes is out of this round, but draws six cards again. That is often clever.
page-lesson-raise-won = The winner takes the point card and everything in the middle. Many of those cards have points of their own.
page-lesson-raise-end = The last point card is won. Point cards and the stars on number cards are added up; the most wins.
