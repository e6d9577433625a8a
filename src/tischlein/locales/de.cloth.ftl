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
page-seat-about = Über { $name }
page-seat-own = Dein Platz
page-seat-bot = Computerspieler · { $level }
page-seat-here = Am Tisch
page-seat-absent = { $minutes ->
    [0] Seit weniger als einer Minute weg
   *[other] Seit { $minutes } min weg
}
page-seat-absent-least = { $minutes ->
    [0] Weg, vielleicht schon länger
   *[other] Seit mindestens { $minutes } min weg
}
page-seat-stand-in = Ein Computerspieler ({ $level }) spielt weiter
page-seat-let-bot = Computerspieler weiterspielen lassen
page-seat-remove = Aus dem Spiel nehmen
page-seat-remove-why = Ein Computerspieler übernimmt den Platz endgültig; { $name } kann nicht mehr zurück.
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
page-lost-move = Verbindung verloren. Dein Zug wird gemacht, sobald sie wieder da ist …
page-late = Noch keine Antwort …
page-move-sent = Dein Zug ist unterwegs …
page-your-turn = Du bist dran
page-seat-hurry = in Zeitnot
page-hurry = Deine Zeit läuft ab.
page-screen-hurry = { $name }, die Zeit läuft ab!
page-time-left = { $seconds ->
    [1] Noch eine Sekunde!
   *[other] Noch { $seconds } Sekunden!
}
page-notify-ask = Du warst dran, während die Seite verdeckt war. Soll dich dein Browser nächstes Mal benachrichtigen?
page-notify-yes = Ja, benachrichtigen
page-notify-no = Nein, danke
page-again = Erneut
page-away = Ein Computerspieler spielt für dich.
page-back-to-play = Wieder selbst spielen
page-rest = Computer für mich spielen lassen
page-leave = Platz aufgeben
page-leave-title = Platz aufgeben?
page-leave-sure = Ein Computerspieler spielt für dich weiter, und du kannst nicht zu diesen Karten zurück.
page-stay = Bleiben
page-absent-offer = { $name } ist seit { $minutes } min weg. Soll ein Computerspieler weiterspielen?
page-absent-let = Ja, weiterspielen
page-pause = Pause
page-resume = Weiter
page-paused-by = { $name } macht eine Pause.
page-newcomer-ask = Um diesen Platz bitten
page-newcomer-why = Der Gastgeber muss zustimmen, denn du siehst dann diese Karten.
page-newcomer-asks = { $name } möchte für { $bot } weiterspielen und sieht dann die Karten von { $bot }.
page-newcomer-agree = Mitspielen lassen
page-newcomer-decline = Jetzt nicht
page-newcomer-waits = Der Gastgeber entscheidet, ob du einspringen darfst.
page-newcomer-declined = Der Gastgeber ist nicht einverstanden. Wenn das Spiel vorbei ist, kannst du mitspielen.
page-take-back = Meinen Zug zurücknehmen
page-take-back-asks = { $name } möchte einen Zug zurücknehmen.
page-take-back-waits = Die anderen entscheiden, ob du deinen Zug zurücknehmen darfst.
page-take-back-agree = Einverstanden
page-take-back-decline = Ablehnen
page-take-back-withdraw = Doch nicht
