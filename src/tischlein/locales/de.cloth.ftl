# Was während eines Spiels auf dem Tuch und daneben steht.

## Wer dort sitzt

page-seat-level = { $level ->
    [random] zufällig
    [greedy] gierig
    [beginner] Anfänger
    [easy] leicht
    [hard] stark
    [expert] Meister
   *[medium] mittel
}
page-seat-holds = { cards } auf der Hand
page-seat-part = { $part ->
    [leads] spielt aus
    [rolls] würfelt
    [begins] beginnt
   *[deals] gibt
}
page-seat-turn = ist dran
page-seat-gone = abwesend
page-seat-field = auf { $field }
page-seat-points = { $points } P.
page-seat-won = { $count } geholt

## Was dort liegt

page-play-here = Hierher legen
page-zone-top = { $zone }, obenauf: { $card }
page-fan = Von unten nach oben: { $numbers }
page-fan-older = { $count } ältere: alle zeigen
page-colour-holds = Farbe: { $colour }
page-trump-is = Trumpf: { $colour }
page-trick-is = Stich: { $colour }
page-in-front = vorn
page-passes = passt
page-your-card = Deine Karte
page-no-run = noch keine Straße
page-stone = { $name } auf { $field }
page-factor = { $symbol } zählt { $factor }-fach
page-chosen = { $count } von { $of } haben gewählt
page-pot = Topf: { cards }
page-nobody = Das Kärtchen bekam niemand

## Daneben

page-game-of = Spiel { $number } von { $of }
page-round-of = Runde { $number } von { $of }
page-target = bis { $points }
page-journal = Verlauf
page-tv = TV
page-to-result = Zum Ergebnis

## Gerede

page-chat = Chat
page-chat-empty = Noch keine Nachrichten.
page-chat-write = Nachricht schreiben
page-chat-send = Senden
page-host = Gastgeber
page-react = { $reaction ->
    [hello] Hallo!
    [bravo] Bravo!
    [hurry] Beeilung!
    [laugh] Haha!
    [oh] Oh!
    [sorry] Verzeihung!
    [thanks] Danke!
   *[well-played] Gut gespielt!
}

## Kommen und Gehen

page-lost = Verbindung verloren. Neuer Versuch …
page-again = Erneut
page-away = Ein Computerspieler spielt für dich.
page-back-to-play = Wieder selbst spielen
page-rest = Computer für mich spielen lassen
page-leave = Platz aufgeben
