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
