# UNO

## Cards: $colour is r, g, b or y; $kind is number, two, reverse, skip, wild or four.

card-uno = { $kind ->
    [number] { card-number }
    [two] { colour } draw-two
    [reverse] { colour } reverse
    [skip] { colour } skip
    [wild] wild
   *[four] wild-draw-four
}
    .the = the { card-uno }
    .on = on the { card-uno }

## The game and its options

game-uno = UNO, one round
game-uno-match = UNO, match to 500
option-scoring = Scoring: the winner scores what the others hold, or everybody their own hand
option-stacking = Stacking: answer a draw-two with a draw-two, and they add up
option-reverse_skips = Reverse skips: with two players a reverse skips the other
option-draw_until_playable = Draw until it fits: keep drawing until a card can be laid

## What happened

draws-entry = { $name }: { $card }
event-uno-lot = Everybody draws a card for the deal. { $draws }.
event-uno-draw-two = { $who ->
    [you] You have to draw { cards }.
   *[other] { $name } has to draw { cards }.
}
event-uno-draw-four = { $who ->
    [you] You have to draw { cards }.
   *[other] { $name } has to draw { cards }.
}
event-uno-draw-bluff = { $who ->
    [you] You draw { cards } for the bluff.
   *[other] { $name } draws { cards } for the bluff.
}
event-uno-draw-challenge = { $who ->
    [you] You draw { cards } for the failed challenge.
   *[other] { $name } draws { cards } for the failed challenge.
}
event-uno-draw-caught = { $who ->
    [you] You draw { cards } for the forgotten call.
   *[other] { $name } draws { cards } for the forgotten call.
}
event-uno-start = The first card is turned over: { $card }.
event-uno-return = A wild-draw-four cannot be the first card: it goes back into the stock, which is shuffled.
event-uno-play = { $who ->
    [you] { $call ->
        [yes] You lay { $card_the } and call UNO!
       *[no] You lay { $card_the }.
    }
   *[other] { $call ->
        [yes] { $name } lays { $card_the } and calls UNO!
       *[no] { $name } lays { $card_the }.
    }
}
event-uno-play-colour = { $who ->
    [you] { $call ->
        [yes] You lay { $card_the }, name { $colour_the } and call UNO!
       *[no] You lay { $card_the } and name { $colour_the }.
    }
   *[other] { $call ->
        [yes] { $name } lays { $card_the }, names { $colour_the } and calls UNO!
       *[no] { $name } lays { $card_the } and names { $colour_the }.
    }
}
event-uno-accept = { $who ->
    [you] You accept the wild-draw-four.
   *[other] { $name } accepts the wild-draw-four.
}
event-uno-challenge-guilty = { $who ->
    [you] You challenge { $challenged_name }. Guilty: it was a bluff!
   *[other] { $challenged_who ->
        [you] { $name } challenges you. Guilty: it was a bluff!
       *[other] { $name } challenges { $challenged_name }. Guilty: it was a bluff!
    }
}
event-uno-challenge-innocent = { $who ->
    [you] You challenge { $challenged_name }. Innocent: no bluff!
   *[other] { $challenged_who ->
        [you] { $name } challenges you. Innocent: no bluff!
       *[other] { $name } challenges { $challenged_name }. Innocent: no bluff!
    }
}
event-uno-take = { $who ->
    [you] You take what has added up.
   *[other] { $name } takes what has added up.
}
event-uno-call = { $who ->
    [you] You make up for the call: UNO!
   *[other] { $name } makes up for the call: UNO!
}
event-uno-catch = { $who ->
    [you] You catch { $caught_name }, who forgot to call UNO!
   *[other] { $caught_who ->
        [you] { $name } catches you: you forgot to call UNO!
       *[other] { $name } catches { $caught_name }, who forgot to call UNO!
    }
}
event-uno-name = { $who ->
    [you] You name { $colour_the }.
   *[other] { $name } names { $colour_the }.
}
event-uno-skip = { $who ->
    [you] You lose your turn.
   *[other] { $name } loses a turn.
}
event-uno-end = { $who ->
    [you] You win the round!
   *[other] { $name } wins the round.
}

## Why a move is refused

refuse-uno-2-8 = First the wild that was turned over needs a colour: type =r, =g, =b or =y.
refuse-uno-3-1 = { not-your-turn }
refuse-uno-3-2 = You cannot lay { $card_the } { $top_on }: the colour in force is { $colour }.
refuse-uno-3-3 = { not-held }
refuse-uno-3-6 = You have just drawn { $drawn_the }: lay it if it fits, or keep it.
refuse-uno-3-7 = You have drawn no card that you could keep.
refuse-uno-3-9 = { $draw ->
    [yes] { $play ->
        [yes] There is nothing left to draw, so you must lay a card.
       *[no] There is nothing left to draw, so you pass.
    }
   *[no] { $play ->
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
refuse-uno-6-3 = There is no call to make up for: you forgot none, it is settled already, or the moment has passed. UNO is called together with the second-to-last card, by a ! after the move: r7!
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

ask-uno-play = Your turn: lay a card, or draw.
ask-uno-drawn = Lay the card you drew, or keep it?
ask-uno-answer = A wild-draw-four from { $played_by_name } for you: accept, or challenge?
ask-uno-hit = You are hit by { $owed } cards: lay a draw-two, or take them?
ask-uno-colour = The first card is a wild: name a colour.
ask-uno-catch = { $forgot_name } has one card left and did not call UNO! Catch? (Enter: let it pass)
ask-uno-uno = You forgot to call UNO! Make up for it? (Enter: let it pass)

## What a person can type

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
key-uno-play = lays a card, here the red 7
key-uno-call = lays it and calls UNO
key-uno-wild = lays a wild and names a colour: r red, g green, b blue, y yellow

## At the table

table-uno-owed = { $count } to take
mark-uno-one = UNO
mark-uno-forgot = no call!

## Why a move is good

reason-uno-out = It is your last card: you win the round.
reason-uno-hit = The next player has hardly any cards left: do not let them have their turn.
reason-uno-colour = There is no colour that you hold more of.
reason-uno-keeps-wild = You keep the cards that fit on everything for later.
reason-uno-stays = You have more cards of this colour to go on with.
reason-uno-free = It costs you nothing, not even your turn.
reason-uno-bluff = A bluff is likely enough to risk two more cards.
reason-uno-honest = A bluff is too unlikely to risk two more cards.

## On the page, and in the guided first game

page-lesson-uno-aim = Everybody wants to get rid of all their cards. Whoever lays the last one wins. These are yours.
page-lesson-uno-play = Your turn! Lay a card with the colour or the number of the one on the pile. Cards that fit stand out: tap one.
page-lesson-uno-draw = Nothing you hold fits. Tap the stock and draw a card.
page-lesson-uno-drawn = That is the card you have just drawn. If it fits, you may lay it right now. Otherwise keep it, and the next one plays.
page-lesson-uno-colour = The game begins with a wild, and you may choose the colour. Take the one you hold most of.
page-lesson-uno-answer = A wild-draw-four against you! Accept it, and you draw four cards. Or do not believe it: if it was a bluff, the other one draws. If not, you draw six.
page-lesson-uno-hit = A draw-two hits you. At this table you may lay another one on it, and the next one gets them all. Otherwise take the cards.
page-lesson-uno-forgot = You forgot to call UNO! Quick, make up for it before somebody notices.
page-lesson-uno-catch = Somebody has one card left and did not call UNO. Be quick: catch them, and they draw two.
page-lesson-uno-call = Only two cards left! Call UNO together with the one you lay now. If you forget, others can make you draw two.
page-lesson-uno-wild = You hold a wild. It fits on everything, and you choose what colour comes next. It is worth saving for when nothing else helps.
page-lesson-uno-four = You hold a wild-draw-four. It is honest only while you have no card of the colour in force. You may bluff, but you may be found out.
page-lesson-uno-two = A draw-two: whoever is next takes two cards and does not play.
page-lesson-uno-skip = A skip: whoever is next does not play.
page-lesson-uno-reverse = A reverse: from now on it goes the other way round.
page-lesson-uno-named = A wild: whoever laid it chose a colour. From now on a card must have that colour, whatever the pile shows.
page-lesson-uno-last = Somebody holds a single card! If you can, stop them: another colour, a skip or a draw-two.
page-lesson-uno-end = The round is over. The winner scores everything the others still hold; cards with signs count a lot.
page-ask-uno-catch = { $forgot_name } has one card left and did not call UNO! Catch?
page-ask-uno-uno = You forgot to call UNO! Make up for it?
page-refuse-uno-2-8 = First the wild that was turned over needs a colour.
page-refuse-uno-4-6 = There is no colour to name now. With a wild you name it at once.
page-refuse-uno-6-3 = You have forgotten no call. UNO is called together with the second-to-last card.
page-named-uno-call = UNO!
    .ask = Do you call UNO?
    .not = Without UNO
page-move-uno = UNO!
page-move-catch = Caught!
page-key-uno = call UNO
page-key-catch = catch somebody who did not call
page-mark-uno-forgot = UNO?
