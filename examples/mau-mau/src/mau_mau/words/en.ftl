# What terminal and page say of Mau-Mau alone. Words that games share are looked up where a message is missing.

game-mau-mau = Mau-Mau
option-decks = Decks: one of 32 cards, or two
option-say_mau = “Mau” has to be said with the last card but one
page-named-mau-mau-call = Mau!
    .ask = Do you say “Mau”?
    .not = Without “Mau”

event-mau-mau-say = { $who ->
    [you] You say “Mau!”
   *[other] { $name } says “Mau!”
}
event-mau-mau-draw-mau = { $who ->
    [you] You forgot to say “Mau” and draw { cards }.
   *[other] { $name } forgot to say “Mau” and draws { cards }.
}
refuse-mau-mau-3-5 = “Mau” is said with the last card but one, if the table plays with it.
reason-mau-mau-say = If you forget to say “Mau”, you draw a card.
reason-mau-mau-suit = You hold more cards of that suit than of any other.
