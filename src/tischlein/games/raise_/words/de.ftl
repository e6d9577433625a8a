# Raise

## Karten und Würfel: $symbol ist bell, hourglass, cloud, gear oder diamond, und blank auf einem Würfel.

symbol = { $symbol ->
    [bell] Glocke
    [hourglass] Sanduhr
    [cloud] Wolke
    [gear] Zahnrad
    [diamond] Diamant
   *[blank] leere Seite
}
symbol-raise = { symbol }
card-raise = { symbol } { number }
    .the = { $symbol ->
        [gear] das { card-raise }
        [diamond] den Diamanten { number }
       *[other] die { card-raise }
    }
dice-raise = { $count ->
    [one] 1 { symbol }
   *[other] { $symbol ->
        [bell] { $count } Glocken
        [hourglass] { $count } Sanduhren
        [cloud] { $count } Wolken
        [gear] { $count } Zahnräder
        [diamond] { $count } Diamanten
       *[blank] { $count } leere Seiten
    }
}

## Das Spiel und seine Optionen

game-raise = Raise

## Was geschehen ist

plays-entry = { $name }: { $card } → { $worth }
event-raise-starter = { $who ->
    [you] Du würfelst zuerst.
   *[other] { $name } würfelt zuerst.
}
event-raise-prize = Eine Punktekarte wird aufgedeckt: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
event-raise-roll = { $who ->
    [you] Du würfelst { $dice }.
   *[other] { $name } würfelt { $dice }.
}
event-raise-choose = { $who ->
    [you] Du legst eine Karte verdeckt hin.
   *[other] { $name } legt eine Karte verdeckt hin.
}
event-raise-reveal = Die Karten werden aufgedeckt. { $plays }.
event-raise-raise = { $who ->
    [you] Du legst { $card_the }, Wert { $worth }.
   *[other] { $name } legt { $card_the }, Wert { $worth }.
}
event-raise-move = { $on_any ->
    [yes] { $who ->
        [you] Dein Stein rückt von Feld { $from } auf Feld { $to }, obenauf.
       *[other] { $name } rückt von Feld { $from } auf Feld { $to }, obenauf.
    }
   *[no] { $who ->
        [you] Dein Stein rückt von Feld { $from } auf Feld { $to }.
       *[other] { $name } rückt von Feld { $from } auf Feld { $to }.
    }
}
event-raise-out = { $who ->
    [you] Deine Hand ist leer, also passt du.
   *[other] { $name } hat eine leere Hand und passt.
}
event-raise-win = { $who ->
    [you] Du gewinnst die Runde: die Punktekarte, { $points }, und { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } aus dem Topf.
   *[other] { $name } gewinnt die Runde: die Punktekarte, { $points }, und { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } aus dem Topf.
}

## Warum ein Zug abgewiesen wird

refuse-raise-3-1 = { game-over }
refuse-raise-3-4 = { $why ->
    [chosen] Du hast schon { $card_the } gewählt, und eine Wahl ist endgültig.
    [empty] Du hast keine Karte, also setzt du in dieser Runde aus.
   *[pass] Passen geht jetzt nicht: Jeder wählt eine Karte.
}
refuse-raise-3-5 = { not-held }
refuse-raise-4-1 = { not-your-turn }
refuse-raise-4-3 = Du hast schon Karten im Wert von { $raised } gelegt, also kannst du nicht mehr passen.
refuse-raise-4-4 = Deine ganze Hand ist { $worth } wert: Von Feld { $field } aus bringt dich das nicht an Feld { $ahead_of } vorbei. Du musst passen.
refuse-raise-6-1 = { game-over }

## Was ein Sitz gefragt wird

ask-raise-choose = Wähl eine Karte, die du verdeckt hinlegst.
ask-raise-raise = Du bist dran: Erhöhst du um mindestens { $need }, um an Feld { $ahead_of } vorbeizukommen, oder passt du?
ask-raise-more = Dir fehlen noch { $need }, um an Feld { $ahead_of } vorbeizukommen: Leg die nächste Karte.

## Was man tippen kann

key-raise-card = spielt eine Karte, hier die Glocke 2: b Glocke, h Sanduhr, c Wolke, g Zahnrad, d Diamant
key-raise-pass = bringt dich aus der Runde heraus

## Am Tisch

table-raise-round = Runde
table-raise-prize = Punktekarte
table-raise-pot = Topf
table-raise-pot-cards = { $count ->
    [0] leer
    [one] eine Karte, { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }
   *[other] { $count } Karten, { $points ->
        [one] { $points } Siegpunkt
       *[other] { $points } Siegpunkte
    }
}
table-raise-dice = Würfel
table-raise-factors = Faktoren
table-raise-track = Leiste
hand-raise-worth = Wert
hand-raise-points = Siegpunkte

## Warum ein Zug gut ist

reason-raise-strong = Nach diesem Wurf ist keine deiner Karten mehr wert.
reason-raise-small = Keine deiner Karten ist jetzt weniger wert: So wagst du wenig.
reason-raise-cheap = Das ist die kleinste deiner Karten, die dich nach vorn bringt.
reason-raise-ahead = Eine Karte genügt, und du kommst weiter, als du musst.
reason-raise-cannot = Deine ganze Hand reicht nicht, um vorbeizukommen.
reason-raise-dear = Keine deiner Karten reicht allein: Es würde dich mehrere kosten.
reason-raise-saves = So sparst du deine Karten für die nächsten Runden.
reason-raise-keeps = Am Ende zählen die Karten auf deiner Hand noch mit.

## On the page, and in the guided first game

page-lesson-raise-aim = In jeder Runde geht es um diese Punktekarte. Wer am Ende vorn steht, bekommt sie und dazu alle Karten, die gespielt wurden.
page-lesson-raise-worth = Die Würfel bestimmen, was eine Karte wert ist: ihre Zahl, mal die Würfel mit ihrem Symbol plus eins. Rechnen musst du nicht: Es steht an deinen Karten.
page-lesson-raise-choose = Wähl eine Karte; die anderen tun es auch, und alle werden zusammen aufgedeckt. Sie bewegt deinen Stein, eine starke bringt dich also gleich nach vorn.
page-lesson-raise-raise = Dein Stein steht ganz hinten. Erhöhe: Leg Karten, bis du am nächsten Stein vorbei bist. Oder passe, und spar dir die Karten für später.
page-lesson-raise-must-pass = Selbst alle deine Karten zusammen brächten dich nicht vorbei. Diesmal kannst du nur passen.
page-lesson-raise-more = Noch nicht vorbei! Wer angefangen hat zu erhöhen, kann nicht zurück: Leg noch eine Karte.
page-lesson-raise-few = Du hast nur noch wenige Karten, und neue gibt es erst, wenn du passt oder die Runde vorbei ist. Ist dir der Preis das wert?
page-lesson-raise-reveal = Alle Karten liegen offen: Jeder Stein steht auf dem Feld mit dem Wert seiner Karte. Der hinterste ist zuerst dran.
page-lesson-raise-pass = Wer passt, ist aus dieser Runde raus, zieht aber wieder auf sechs Karten nach. Das ist oft klug.
page-lesson-raise-won = Wer gewinnt, nimmt die Punktekarte und alles aus der Mitte. Viele dieser Karten haben selbst Punkte.
page-lesson-raise-end = Die letzte Punktekarte ist gewonnen. Punktekarten und die Sterne auf den Zahlenkarten werden zusammengezählt; die meisten gewinnen.

## Momente auf der Seite

page-end-title-raise-win = Runde { $round } von { $rounds }
page-end-next-raise-win = Nun kommt Runde { $round } von { $rounds }: eine neue Punktekarte, und es wird wieder gewürfelt.
page-event-raise-reveal-card = { $who ->
    [you] Du deckst { $card_the } auf: Feld { $worth }.
   *[other] { $name } deckt { $card_the } auf: Feld { $worth }.
}
page-seat-event-raise-reveal = { $worth }
page-seat-event-raise-raise = +{ $worth }
page-seat-event-raise-out = Hand leer
page-seat-event-raise-win = Gewinnt die Runde
page-zone-raise-points = Punktekarten übrig: { $count }
page-zone-raise-chosen = { $who ->
    [you] Deine gewählte Karte
   *[other] Gewählte Karte von { $name }
}
page-zone-raise-taken = { $who ->
    [you] Deine Punktekarten: { $count }
   *[other] Punktekarten von { $name }: { $count }
}

## One line about each game, on the start page

page-about-raise = Erhöhen oder passen: Würfel sagen, was deine Karten wert sind
