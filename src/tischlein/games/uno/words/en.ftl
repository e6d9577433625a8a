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
    .the = { $kind ->
        [wild] a wild
        [four] a wild-draw-four
       *[other] the { card-uno }
    }
    .on = on the { card-uno }

## The game and its options

game-uno = UNO, one round
game-uno-match = UNO, match to 500
option-scoring = Scoring: cards left in hand count for the winner, or against each player
option-stacking = Stacking: answer a draw-two with a draw-two, and they add up
option-reverse_skips = Reverse skips: with two players, a reverse skips the other player
option-draw_until_playable = Draw until you can play: keep drawing until a card fits

## What happened

draws-entry = { $name }: { $card }
event-uno-lot = Everyone draws a card to choose the dealer. { $draws }.
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
        [yes] You play { $card_the } and call UNO!
       *[no] You play { $card_the }.
    }
   *[other] { $call ->
        [yes] { $name } plays { $card_the } and calls UNO!
       *[no] { $name } plays { $card_the }.
    }
}
event-uno-play-colour = { $who ->
    [you] { $call ->
        [yes] You play { $card_the }, choose { $colour_the } and call UNO!
       *[no] You play { $card_the } and choose { $colour_the }.
    }
   *[other] { $call ->
        [yes] { $name } plays { $card_the }, chooses { $colour_the } and calls UNO!
       *[no] { $name } plays { $card_the } and chooses { $colour_the }.
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
    [you] You take the whole penalty.
   *[other] { $name } takes the whole penalty.
}
event-uno-call = { $who ->
    [you] You call UNO just in time!
   *[other] { $name } calls UNO just in time!
}
event-uno-catch = { $who ->
    [you] You catch { $caught_name }, who forgot to call UNO!
   *[other] { $caught_who ->
        [you] { $name } catches you: you forgot to call UNO!
       *[other] { $name } catches { $caught_name }, who forgot to call UNO!
    }
}
event-uno-name = { $who ->
    [you] You choose { $colour_the }.
   *[other] { $name } chooses { $colour_the }.
}
event-uno-skip = { $who ->
    [you] You miss a turn.
   *[other] { $name } misses a turn.
}
event-uno-end = { $who ->
    [you] You win the round!
   *[other] { $name } wins the round.
}

## Why a move is refused

refuse-uno-2-8 = First choose a colour for the wild that was turned over: type =r, =g, =b or =y.
refuse-uno-3-1 = { not-your-turn }
refuse-uno-3-2 = You cannot play { $card_the } { $top_on }: the colour is { $colour }.
refuse-uno-3-3 = { not-held }
refuse-uno-3-6 = You have just drawn { $drawn_the }: play it if it fits, or keep it.
refuse-uno-3-7 = You have not drawn a card to keep.
refuse-uno-3-9 = { $draw ->
    [yes] { $play ->
        [yes] There is nothing left to draw, so you must play a card.
       *[no] There is nothing left to draw, so you must pass.
    }
   *[no] { $play ->
        [yes] You cannot pass: you can still play a card.
       *[no] You cannot pass: you can still draw a card.
    }
}
refuse-uno-4-1 = You cannot play { $card_the } { $top_on }: it goes on its own colour or on another draw-two, and the colour is { $colour }.
refuse-uno-4-2 = You cannot play { $card_the } { $top_on }: it goes on its own colour or on another reverse, and the colour is { $colour }.
refuse-uno-4-4 = You cannot play { $card_the } { $top_on }: it goes on its own colour or on another skip, and the colour is { $colour }.
refuse-uno-4-6 = There is no colour to choose now. Choose it as you play a wild: W=b.
refuse-uno-5-3 = { $due ->
    [yes] First answer the wild-draw-four: accept or challenge.
   *[no] There is no wild-draw-four for you to answer.
}
refuse-uno-6-1 = { $left ->
    [0] This is your last card: there is nothing to call.
   *[other] You would still have { $left } cards: call UNO when you have one left.
}
refuse-uno-6-3 = You cannot call UNO now: you have not forgotten to call, or it is too late. Call it with your second-to-last card, with a ! after the move: r7!
refuse-uno-6-4 = { $self ->
    [yes] You cannot catch yourself.
   *[no] There is nobody to catch: nobody has forgotten to call UNO, or it is too late.
}
refuse-uno-7-1 = The round is over.
refuse-uno-9-1 = { $due ->
    [yes] You have been hit by { $owed } cards: play a draw-two, or take them.
   *[no] There is nothing for you to take.
}

## What a seat is asked

ask-uno-play = Your turn: play a card, or draw.
ask-uno-drawn = Play the card you drew, or keep it?
ask-uno-answer = A wild-draw-four from { $played_by_name }: accept or challenge?
ask-uno-hit = You have been hit by { $owed } cards: play a draw-two, or take them?
ask-uno-colour = The first card is a wild: choose a colour.
ask-uno-catch = { $forgot_name } has one card left and did not call UNO! Catch them? (Enter: no)
ask-uno-uno = You forgot to call UNO! Call it now? (Enter: no)

## What you can type

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
key-uno-play = plays a card, here the red 7
key-uno-call = plays it and calls UNO
key-uno-wild = plays a wild and chooses a colour: r red, g green, b blue, y yellow

## At the table

table-uno-owed = { $count } to take
mark-uno-one = UNO
mark-uno-forgot = no call!

## Why a move is good

reason-uno-out = It is your last card: you win the round.
reason-uno-hit = The next player has hardly any cards left: make them miss their turn.
reason-uno-colour = It is the colour you have most of.
reason-uno-keeps-wild = You save the cards that can always be played.
reason-uno-stays = You have more cards of this colour.
reason-uno-free = It costs you nothing, not even your turn.
reason-uno-bluff = A bluff is likely enough to risk two more cards.
reason-uno-honest = A bluff is too unlikely to risk two more cards.

## On the page, and in the guided first game

page-lesson-uno-aim = Get rid of all your cards. The first player to do so wins. These are yours.
page-lesson-uno-play = Your turn! Play a card that matches the colour or the number on the pile. Cards you can play stand out: tap one.
page-lesson-uno-draw = None of your cards fits. Tap the stock to draw one.
page-lesson-uno-drawn = This is the card you have just drawn. If it fits, you may play it now. Otherwise keep it, and your turn ends.
page-lesson-uno-colour = The game starts with a wild, and you choose the colour. Take the one you have most of.
page-lesson-uno-answer = A wild-draw-four against you! Accept it, and you draw four cards. Or challenge it: if it was a bluff, the other player draws. If not, you draw six.
page-lesson-uno-hit = A draw-two hits you. At this table you may play another one on it, and the next player gets them all. Otherwise take the cards.
page-lesson-uno-forgot = You forgot to call UNO! Quick, call it before anyone notices.
page-lesson-uno-catch = Someone has one card left and did not call UNO. Be quick: catch them, and they draw two.
page-lesson-uno-call = Only two cards left! Call UNO with the card you play now. If you forget, the others can make you draw two.
page-lesson-uno-wild = You have a wild. You can always play it, and you choose the next colour. Save it for when nothing else helps.
page-lesson-uno-four = You have a wild-draw-four. It is honest only if you have no card of the current colour. You may bluff, but you may be caught.
page-lesson-uno-two = A draw-two: the next player draws two cards and misses a turn.
page-lesson-uno-skip = A skip: the next player misses a turn.
page-lesson-uno-reverse = A reverse: play now goes the other way round.
page-lesson-uno-named = A wild: the player who played it chose a colour. Cards must now match that colour, whatever the pile shows.
page-lesson-uno-last = Someone has only one card left! Stop them if you can: another colour, a skip or a draw-two.
page-lesson-uno-end = The round is over. The winner scores everything the others still hold; cards with symbols count a lot.
page-ask-uno-catch = { $forgot_name } has one card left and did not call UNO! Catch them?
page-ask-uno-uno = You forgot to call UNO! Call it now?
page-refuse-uno-2-8 = First choose a colour for the wild that was turned over.
page-refuse-uno-4-6 = There is no colour to choose now. Choose it as you play a wild.
page-refuse-uno-6-3 = You have not forgotten to call. Call UNO with your second-to-last card.
page-named-uno-call = UNO!
    .ask = Call UNO?
    .not = Without UNO
page-move-uno = UNO!
page-move-catch = Caught!
page-key-uno = call UNO
page-key-catch = catch a player who did not call
page-mark-uno-forgot = UNO?

## Moments on the page

page-seat-event-uno-play-call = UNO!
page-seat-event-uno-call = UNO!
page-seat-event-uno-accept = Accepts
page-seat-event-uno-challenge-guilty = It was a bluff!
page-seat-event-uno-challenge-innocent = No bluff!
page-seat-event-uno-catch-at-caught = Caught!

## One line about each game, on the start page

page-about-uno = Match colour or number, and don’t forget to call
