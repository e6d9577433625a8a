# Was Spiele gemeinsam haben, die mit dem Baukasten gemacht sind: Karten mit Farben, Ablegen, Stiche. Hat ein Spiel eigene Nachrichten, gelten die.

## Karten: $text ist eine Zahl oder J, Q, K, A. Wofür niemand einen Namen hat, das heißt so, wie es geschrieben wird.

card-suited = { $text ->
    [J] { colour }-Bube
    [Q] { colour }-Dame
    [K] { colour }-König
    [A] { colour }-Ass
   *[other] { colour } { $text }
}
    .the = { $text ->
        [J] den { colour }-Buben
        [K] den { colour }-König
        [A] das { colour }-Ass
       *[other] die { card-suited }
    }
    .on = auf { card-suited.the }
card-joker = Joker
    .the = den Joker
    .on = auf den Joker
card-other = { $card }
    .the = die Karte { $card }
    .on = auf die Karte { $card }
place = { $place ->
    [discard] auf den Ablagestapel
    [pile] auf Stapel { $number }
   *[other] auf den Tisch
}

## Was geschehen ist

event-turn_over = Eine Karte wird aufgedeckt: { $card }.
event-play-on = { $who ->
    [you] Du legst { $card_the }.
   *[other] { $name } legt { $card_the }.
}
event-play-suit = { $who ->
    [you] Du legst { $card_the } und wünschst dir { $suit }.
   *[other] { $name } legt { $card_the } und wünscht sich { $suit }.
}
event-skip = { $who ->
    [you] Du setzt aus.
   *[other] { $name } setzt aus.
}
event-idle = { $who ->
    [you] Du kannst nichts tun und wirst übergangen.
   *[other] { $name } kann nichts tun und wird übergangen.
}
event-play = { $who ->
    [you] Du spielst { $card_the }.
   *[other] { $name } spielt { $card_the }.
}
event-play-colour = { $who ->
    [you] Du spielst { $card_the } aus und nennst { $colour_the }.
   *[other] { $name } spielt { $card_the } aus und nennt { $colour_the }.
}
event-trump = Trumpf ist { $colour } ({ $card }).
event-trick = { $who ->
    [you] Der Stich geht an dich.
   *[other] Der Stich geht an { $name }.
}

## Warum ein Zug abgewiesen wird, nach dem Grund, den die Regeln nennen

refuse-over = { game-over }
refuse-turn = { not-your-turn }
refuse-held = { not-held }
refuse-fit = Du kannst { $card_the } nicht { $top_on } legen: Das passt nicht.
refuse-must = Du kannst nicht ziehen: Eine deiner Karten passt, also musst du eine legen.
refuse-drawn = Du hast gerade { $drawn_the } gezogen: Leg diese Karte, wenn sie passt, oder behalte sie.
refuse-keep = Du hast keine Karte gezogen, die du behalten könntest.
refuse-follow = Du kannst { $card_the } nicht spielen: Du hast { $colour_some } auf der Hand und musst bedienen.

## Was ein Sitz gefragt wird

ask-play = { $table ->
    [play] Du bist dran: Leg eine Karte.
    [draw] Keine deiner Karten passt: Du musst ziehen.
    [follow] Du bist dran: Bediene mit { $colours }.
    [throw] Du kannst nicht mit { $colours } bedienen: Spiel irgendeine Karte.
   *[other] Du bist an der Reihe.
}
ask-drawn = Leg die gezogene Karte, wenn sie passt, oder behalte sie.
ask-lead = Du spielst aus: Spiel irgendeine Karte.

## Am Tisch

table-suit = Farbe
