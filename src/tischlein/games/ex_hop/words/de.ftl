# Ex & Hop

## Das Spiel und seine Optionen

game-ex-hop = Ex & Hop
option-colours = Farben: zufällig, oder ein Buchstabe für jeden Platz der Reihe nach
value-colours = rgb…

## Was geschehen ist

event-ex-hop-colours = Jeder bekommt eine Farbe: { $colours }.
event-ex-hop-tile = In Reihe { $row } wird ein Kärtchen aufgedeckt: { $tile }.
event-ex-hop-play = { $who ->
    [you] Du legst { $card_the } in Reihe { $row }.
   *[other] { $name } legt { $card_the } in Reihe { $row }.
}
event-ex-hop-win_row = { $who ->
    [you] Reihe { $row } ist voll: { $sums }. Du bekommst das Kärtchen, { $tile }.
   *[other] Reihe { $row } ist voll: { $sums }. { $name } bekommt das Kärtchen, { $tile }.
}
event-ex-hop-tie = Reihe { $row } ist voll: { $sums }. Die höchste Summe ist geteilt: Niemand bekommt das Kärtchen, { $tile }, und die Reihe beginnt von vorn.
event-ex-hop-closed = Für Reihe { $row } gibt es kein Kärtchen mehr: Sie ist geschlossen.
event-ex-hop-offer = { $who ->
    [you] Du bietest einen Tausch an: { $gives_some } { $wants_for }.
   *[other] { $name } bietet einen Tausch an: { $gives_some } { $wants_for }.
}
event-ex-hop-offer-card = { $who ->
    [you] Du bietest { $card_the } { $wants_for } an.
   *[other] { $name } bietet { $card_the } { $wants_for } an.
}
event-ex-hop-answer = { $who ->
    [you] Du hast geantwortet.
   *[other] { $name } hat geantwortet.
}
event-ex-hop-answer-card = { $who ->
    [you] Du gibst { $card_the }.
   *[other] { $name } gibt { $card_the }.
}
event-ex-hop-answer-decline = { $who ->
    [you] Du lehnst ab.
   *[other] { $name } lehnt ab.
}
event-ex-hop-no_swap = { $who ->
    [you] Niemand gibt eine Karte: Du nimmst deine zurück.
   *[other] Niemand gibt eine Karte: { $name } nimmt die eigene zurück.
}
event-ex-hop-swap = { $name } und { $with_name } tauschen.
event-ex-hop-swap-given = { $who ->
    [you] Du tauschst mit { $with_name }: Du gibst { $given_the } und bekommst { $got_the }.
   *[other] { $with_who ->
        [you] { $name } tauscht mit dir: Du gibst { $got_the } und bekommst { $given_the }.
       *[other] { $name } gibt { $with_name } { $given_the } und bekommt { $got_the }.
    }
}

## Warum ein Zug abgewiesen wird

refuse-ex-hop-3-1 = { not-your-turn }
refuse-ex-hop-3-3 = { not-held }
refuse-ex-hop-3-4 = Reihe { $row } hat kein Kärtchen: Sie ist geschlossen.
refuse-ex-hop-4-1 = { $wants } ist nicht im Spiel.
refuse-ex-hop-4-2 = { $state ->
    [due] { $seat_who ->
        [you] Erst antworten die anderen auf dein Angebot.
       *[other] Erst wird auf das Angebot von { $seat_name } geantwortet: { $gives_some } { $wants_for }.
    }
    [own] Das ist dein eigenes Angebot: Antworten müssen die anderen.
    [final] Du hast schon geantwortet, und eine Antwort ist endgültig.
    [empty] Du hast keine Karte, also wirst du nicht gefragt.
   *[none] Es gibt kein Angebot, auf das du antworten könntest. Du legst eine Karte in eine Reihe, etwa r7/2, oder bietest sie an, etwa r7:g.
}
refuse-ex-hop-4-3 = { $held ->
    [yes] Gewünscht ist { $wants }; diese Karte hat eine andere Farbe: { $card }.
   *[no] { not-held }
}
refuse-ex-hop-4-6 = Außer dir hat niemand eine Karte, also kannst du keinen Tausch anbieten.
refuse-ex-hop-4-7 = Nach { $offers } Angeboten hintereinander musst du eine Karte legen.
refuse-ex-hop-6-1 = { game-over }

## Was ein Sitz gefragt wird

ask-ex-hop-play = Du bist dran: Leg eine Karte oder biete einen Tausch an.
ask-ex-hop-play-only = Du bist dran: Leg eine Karte.
ask-ex-hop-answer = { $offer_seat_name } gibt { $offer_gives_some } { $offer_wants_for }. Antworte mit einer Karte oder lehn ab.

## Was man tippen kann

move-decline = ablehnen
    .typed = lehne ab, lehn ab, nein, nichts
key-ex-hop-play = legt eine Karte in eine Reihe, hier die rote 7 in Reihe 2
key-ex-hop-offer = bietet eine Karte an, hier die rote 7 für eine grüne
key-ex-hop-answer = antwortet auf ein Angebot mit einer Karte, hier der grünen 5
key-ex-hop-decline = gibt nichts für ein Angebot
moves-ex-hop-play = eine Karte legen in Reihe
moves-ex-hop-offer = eine Karte anbieten für

## Am Tisch

table-ex-hop-row = Reihe { $number }
table-ex-hop-closed = geschlossen
table-ex-hop-stack = { $count ->
    [one] ein Kärtchen verdeckt
   *[other] { $count } Kärtchen verdeckt
}
table-ex-hop-last = Zuletzt gewertet: Reihe { $row }

## Warum ein Zug gut ist

reason-ex-hop-takes = Die Reihe ist voll, und du bekommst die Punkte.
reason-ex-hop-pushes = Die Reihe ist voll, und die Minuspunkte bekommt jemand anders.
reason-ex-hop-tie = Die höchste Summe ist geteilt: Niemand bekommt das Kärtchen.
reason-ex-hop-own = Das stärkt deine Farbe dort, wo es Punkte zu holen gibt.
reason-ex-hop-others = So gehen die Minuspunkte eher an jemand anders.
reason-ex-hop-offer = Die Reihen bleiben, wie sie sind, und vielleicht bekommst du eine bessere Karte.
reason-ex-hop-swap = Du bekommst eine Karte deiner eigenen Farbe für eine andere.
reason-ex-hop-decline = Keine deiner Karten ist den Tausch wert.

## On the page, and in the guided first game

page-lesson-ex-hop-aim = Zu jeder Reihe gehört ein Kärtchen. Schwarze bringen Punkte, rote kosten welche. Wer am Ende die meisten hat, gewinnt.
page-lesson-ex-hop-colour = Du spielst bis zum Ende für { colour }. Auf der Hand hast du aber Karten aller Farben, und die anderen auch.
page-lesson-ex-hop-play = Du bist dran! Leg irgendeine Karte in irgendeine Reihe. Sie zählt für den, dem die Farbe gehört: Hilf dir bei Schwarz, und schick die anderen zu Rot.
page-lesson-ex-hop-answer = Da bietet jemand einen Tausch an. Gib heimlich eine Karte der gewünschten Farbe, oder lehn ab. Beides ist in Ordnung.
page-lesson-ex-hop-full = Noch eine Karte, und diese Reihe ist voll. Zähl nach: Welche Farbe liegt vorn, und soll sie dieses Kärtchen bekommen?
page-lesson-ex-hop-offer = Hilft dir keine deiner Karten? Biete eine an und sag, welche Farbe du dafür willst. Ihre Zahl sieht niemand.
page-lesson-ex-hop-won = Eine Reihe war voll, also wurden die Farben zusammengezählt. Die höchste Summe bekam das Kärtchen, ob sie wollte oder nicht.
page-lesson-ex-hop-tie = Gleichstand bei der höchsten Summe: Niemand bekommt das Kärtchen, und die Reihe fängt neu an.
page-lesson-ex-hop-swap = Zwei haben getauscht. Alle haben gesehen, wer; was, das wissen nur die beiden.
page-lesson-ex-hop-end = Das letzte Kärtchen ist weg. Schwarz minus Rot: So viel hat jeder.
page-refuse-ex-hop-4-2 = { $state ->
    [due] { $seat_who ->
        [you] Erst antworten die anderen auf dein Angebot.
       *[other] Erst wird auf das Angebot von { $seat_name } geantwortet: { $gives_some } { $wants_for }.
    }
    [own] Das ist dein eigenes Angebot: Antworten müssen die anderen.
    [final] Du hast schon geantwortet, und eine Antwort ist endgültig.
    [empty] Du hast keine Karte, also wirst du nicht gefragt.
   *[none] Es gibt kein Angebot, auf das du antworten könntest. Du legst eine Karte in eine Reihe oder bietest sie an.
}

## Momente auf der Seite

page-seat-event-ex-hop-offer = Will tauschen
page-seat-event-ex-hop-swap = Tauscht mit { $with_name }
page-seat-event-ex-hop-swap-at-with = Tauscht mit { $name }
page-seat-event-ex-hop-no_swap = Kein Tausch
page-seat-event-ex-hop-win_row = { $tile }
page-taken-ex-hop-win_row = { $who ->
    [you] Du bekommst das Kärtchen: { $tile }
   *[other] { $name } bekommt das Kärtchen: { $tile }
}
page-taken-ex-hop-tie = Gleichstand: Niemand bekommt das Kärtchen, { $tile }
page-taken-value-ex-hop-win_row = { $sums }
page-taken-value-ex-hop-tie = { $sums }
page-zone-ex-hop-tile = Kärtchen von Reihe { $number }
page-zone-ex-hop-won = { $who ->
    [you] Deine Kärtchen: { $count }
   *[other] Kärtchen von { $name }: { $count }
}

## One line about each game, on the start page

page-about-ex-hop = Reihen füllen, heimlich tauschen, roten Kärtchen ausweichen
