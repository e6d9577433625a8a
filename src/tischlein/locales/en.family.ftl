# The TV screen, one shared device, the hint and the guided first game.

## The TV screen

page-screen-join = Join us
page-screen-scan = Scan this with your phone.
page-screen-type = Scan with your phone, or type
page-screen-closed = This table does not allow spectators. Open a new table with spectators to show it here.
page-screen-free = Open seat
page-screen-gathering = Take a seat!
page-screen-lately = Just now
page-screen-won = { $names } won!

## One shared device

page-hotseat = One device for everyone
page-hotseat-who = Who’s playing here?
page-hotseat-about = Enter a name for everyone on this device. Computer players take the empty seats.
page-hotseat-player = Name for seat { $number }
page-hotseat-start = Start
page-hotseat-pass = Pass the device to { $name }
page-hotseat-only = Only { $name } may look now.
page-hotseat-me = I’m { $name }
page-hotseat-look = Someone else wants to see their cards
page-hotseat-cover = Hide the cards
page-hotseat-nobody = The cards are hidden.
page-hotseat-does = { $name }: { $move }
page-hotseat-none = Enter at least one name.
page-hotseat-public = You can have only one seat at a public table. Open a private table to play with several people on one device.

## The hint

page-hint-do = Play it
page-hint-wait = Wait
page-hint-facts = Average place { $place }, wins { $win }
page-hint-others = Other moves

## The guided first game

page-learn = First game: { $game }
page-learn-next = Next
page-learn-good = Got it
page-learn-skip = No more tips
page-learn-rule = Rule { $rule }
page-learn-guide = Guide
page-learn-step = { $at } of { $of }
page-learn-tip = Tip
page-learn-wait = Setting the table …
page-learn-unknown = There is no tutorial for this game.
