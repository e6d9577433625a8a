# The page for a family: the screen for everybody, several people at one device, the guided first game, the hint.

## The screen for everybody

page-screen-join = Sit down with us
page-screen-scan = Scan this with your phone.
page-screen-type = Scan with your phone, or type
page-screen-closed = This table lets nobody look on. Open a new one and allow people to look on; then it can be shown here.
page-screen-free = Free seat
page-screen-gathering = Take a seat!
page-screen-lately = Just now
page-screen-won = { $names } won!

## Several people at one device

page-hotseat = One device for all
page-hotseat-who = Who plays here?
page-hotseat-about = Write a name for everybody at this device. Computer players take the seats that stay empty.
page-hotseat-player = Name at seat { $number }
page-hotseat-start = Begin
page-hotseat-pass = Pass the device to { $name }
page-hotseat-only = Only { $name } looks now.
page-hotseat-me = I am { $name }
page-hotseat-look = Somebody else wants to look at their cards
page-hotseat-cover = Cover the cards
page-hotseat-nobody = The cards are covered.
page-hotseat-does = { $name }: { $move }
page-hotseat-none = Write at least one name.
page-hotseat-public = At a public table everybody has one seat. Open a private table to play with several people at one device.

## The hint

page-hint-do = Do it
page-hint-wait = Wait
page-hint-facts = Place about { $place }, wins { $win }
page-hint-others = Also possible

## The guided first game

page-learn = First game: { $game }
page-learn-next = Next
page-learn-good = Got it
page-learn-skip = No more tips
page-learn-rule = Rule { $rule }
page-learn-guide = Guide
page-learn-wait = The table is being set …
page-learn-unknown = There is no guide for this game.
page-lesson-uno-aim = Everybody wants to get rid of all their cards. Whoever lays the last one wins. These are yours.
page-lesson-uno-lay = Your turn! Lay a card with the colour or the number of the one on the pile. Cards that fit stand out: tap one.
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
page-lesson-ex-hop-aim = Every row belongs to a tile. Black tiles bring points, red ones take points away. Whoever has the most in the end wins.
page-lesson-ex-hop-colour = You play for { colour } until the end. But your hand has cards of every colour, and so do the others.
page-lesson-ex-hop-lay = Your turn! Lay any card in any row. It counts for whoever plays that colour: help yourself at a black tile, and send others to a red one.
page-lesson-ex-hop-answer = Somebody offers a swap. Give a card of the colour they want, in secret, or decline. Both are fine.
page-lesson-ex-hop-full = One more card, and this row is full. Count: which colour is ahead, and do you want it to get this tile?
page-lesson-ex-hop-offer = If no card of yours helps, offer one: say which colour you want for it. Nobody sees its number.
page-lesson-ex-hop-won = A row was full, so the colours were added up. The highest sum took the tile, whether it wanted to or not.
page-lesson-ex-hop-tie = A tie for the highest sum: nobody gets the tile, and the row begins again.
page-lesson-ex-hop-swap = Two have swapped cards. Everybody saw who, but only they know what.
page-lesson-ex-hop-end = The last tile has been won. Black less red: that is what everybody has.
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
page-lesson-xxl-cards = Every card has two numbers in two colours. Both sides can be of use.
page-lesson-xxl-up-aim = Get rid of your cards. When somebody has none left, whoever holds the lowest total wins.
page-lesson-xxl-up-lay = Your turn! On each pile fits a number of the same colour that is one more or one less. If you can lay, you have to.
page-lesson-xxl-up-draw = Nothing fits. Draw a card from the talon.
page-lesson-xxl-up-drawn = If the card you drew fits, you may lay it at once. Otherwise keep it.
page-lesson-xxl-up-run = The arrow shows where this run is going: from now on only up, or only down. The other number of the top card is free both ways.
page-lesson-xxl-up-dead = This run has reached its end: 0 is the lowest and 10 the highest. Go on with the other number.
page-lesson-xxl-below-aim = Get rid of your cards. When somebody has none left, whoever holds the lowest total wins.
page-lesson-xxl-below-lay = Your turn! One number of your card must be lower than the one of the same colour on the pile. If you can lay, you have to.
page-lesson-xxl-below-draw = Nothing is low enough. Draw a card from the talon.
page-lesson-xxl-below-drawn = If the card you drew fits, you may lay it at once. Otherwise keep it.
page-lesson-xxl-refuse-aim = Two halves: in the first you win cards, in the second you play with as many as you won. Only the second half counts.
page-lesson-xxl-refuse-lead = You lead: choose a card, and say which of its two colours is asked for.
page-lesson-xxl-refuse-follow = Follow: play a card with the colour that was named. If you have none, throw any card.
page-lesson-xxl-refuse-trick = The highest number of the named colour takes the trick, and its owner leads next.
page-lesson-xxl-refuse-aside = Half-time! You may set one of the cards you won aside; it will be yours again. A strong one is a good choice.
page-lesson-xxl-refuse-half = The second half begins. Everybody has as many cards as they won before.
page-lesson-xxl-refuse-pass = Somebody holds more cards than you, so you may refuse: pass, and save your card.
page-lesson-xxl-street-aim = Collect streets: three cards in a row of one colour. The totals of their cards are your points.
page-lesson-xxl-street-turn = Your turn! First a street if you have one, then swap a card if you like. Or pass.
page-lesson-xxl-street-build = You can lay down a street! The cards in the middle may help; one at least comes from your hand.
page-lesson-xxl-street-exchange = No street yet. Swap a card for one in the middle, or lay one there and draw a new one.
page-lesson-xxl-street-after = Well built. Swap a card if you like, or say that you are done.
page-lesson-xxl-street-laid = A street lies on the table. Its builder fills the hand up to four cards.
page-lesson-xxl-street-passed = Nobody got ahead, so a new card comes to the middle.
page-lesson-xxl-runs-aim = Get rid of your cards. When somebody has none left, whoever holds the lowest total wins.
page-lesson-xxl-runs-lay = Your turn! A 10 opens a run of its colour. Then it goes down: 9, 8, 7 … If you can lay, you have to.
page-lesson-xxl-runs-draw = Nothing fits. Draw a card from the talon.
page-lesson-xxl-runs-drawn = If the card you drew fits, you may lay it at once. Otherwise keep it.
page-lesson-xxl-runs-down = A run has begun. Only the next lower number of its colour fits here.
page-lesson-xxl-runs-zero = A 0 closes a run. Now this colour may begin again with another 10.
page-lesson-xxl-colour-aim = Win tricks with high cards: the totals of all cards you won are your points.
page-lesson-xxl-colour-lead = You lead: any card will do. The others must show one of its two colours.
page-lesson-xxl-colour-follow = Follow: play a card with a colour that was led. If you have none, throw any card.
page-lesson-xxl-colour-fixed = Now the trick has its colour: the first card with just one of the two led has decided it.
page-lesson-xxl-colour-trick = The highest number of that colour takes the trick, and its owner leads next.
page-lesson-xxl-trump-aim = Win tricks with high cards. One colour is trump and beats all others.
page-lesson-xxl-trump-name = You name trump. Take the colour in which you hold the most, or the highest.
page-lesson-xxl-trump-card = A card that shows trump is nothing but trump: its other colour does not count.
page-lesson-xxl-trump-lead = You lead: any card will do. If it shows trump, everybody must follow with trump.
page-lesson-xxl-trump-follow = Follow with a colour that was led. Only if you cannot may you play trump, or throw any other card.
page-lesson-xxl-trump-trick = The highest trump takes the trick; without one, the highest number of the trick’s colour.
page-lesson-xxl-end = The game is over. Whoever has the same result shares a place.
