game-tiny = Tiny
event-tiny-play = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
}
ask-tiny-play = Which card do you play?
refuse-tiny-1-2 = It is not your turn.
refuse-tiny-1-3 = You do not hold { $card }.
