# The messages of Mau-Mau. Where one is missing, the terminal and the page use the words that all games share.

game-mau-mau = Mau-Mau
option-decks = Decks: one of 32 cards, or two
option-say_mau = Say “Mau” with your second-to-last card
page-named-mau-mau-call = Mau!
    .ask = Say “Mau”?
    .not = Without “Mau”

event-mau-mau-say = { $who ->
    [you] You say “Mau!”
   *[other] { $name } says “Mau!”
}
event-mau-mau-draw-mau = { $who ->
    [you] You forgot to say “Mau” and draw { cards }.
   *[other] { $name } forgot to say “Mau” and draws { cards }.
}
refuse-mau-mau-3-5 = Say “Mau” only with your second-to-last card, and only if the table plays with it.
reason-mau-mau-say = If you forget to say “Mau”, you draw a card.
reason-mau-mau-suit = You have more cards of that suit than of any other.
