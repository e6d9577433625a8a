# Was Terminal und Seite nur über Mau-Mau sagen. Wo eine Meldung fehlt, gelten die Worte, die alle Spiele teilen.

game-mau-mau = Mau-Mau
option-decks = Kartenspiele: eines mit 32 Karten oder zwei
option-say_mau = Mit der vorletzten Karte ist „Mau“ zu sagen
page-named-mau-mau-call = Mau!
    .ask = Sagst du „Mau“?
    .not = Ohne „Mau“

event-mau-mau-say = { $who ->
    [you] Du sagst „Mau!“
   *[other] { $name } sagt „Mau!“
}
event-mau-mau-draw-mau = { $who ->
    [you] Du hast vergessen, „Mau“ zu sagen, und ziehst { cards }.
   *[other] { $name } hat vergessen, „Mau“ zu sagen, und zieht { cards }.
}
refuse-mau-mau-3-5 = „Mau“ sagt man mit der vorletzten Karte, wenn am Tisch so gespielt wird.
reason-mau-mau-say = Wer vergisst, „Mau“ zu sagen, zieht eine Karte.
reason-mau-mau-suit = Von dieser Farbe hast du die meisten Karten.
