# Was die Seite nach einem Spiel sagt: Ergebnis, Mischung, noch einmal ansehen, Regeln, gespielte Runden.

## Das Ergebnis

page-you-win = Du gewinnst!
page-you-share = Ihr teilt euch den Sieg!
page-wins = { $name } gewinnt!
page-share-win = { $names } teilen sich den Sieg!
page-with-points = { $points ->
    [one] Mit { $points } Punkt.
   *[other] Mit { $points } Punkten.
}
page-won-ahead = { $points ->
    [one] Mit { $points } Punkt,
   *[other] Mit { $points } Punkten,
} { $ahead ->
    [one] einen
   *[other] { $ahead }
} vor { $name }.
page-your-place = Dein Rang: { $place } von { $seats }.
page-your-shared-place = Du teilst dir Rang { $place } mit { $names }.
page-end-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
page-end-place = Rang { $place }
page-rematch = Revanche
page-other-game = Anderes Spiel
page-share-replay = Teilen
page-link-copied = Link kopiert
page-last-cards = Die letzten Karten
page-save-record = Aufzeichnung speichern
page-end-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
page-end-fill = Computerspieler dazusetzen
page-end-seats = { $count } am Tisch
page-place-sum = Summe der Ränge
page-won-cards = Gewonnen
page-more-cards = und { $count } weitere

## Die Mischung

page-shuffle = Ist ehrlich gemischt worden?
page-shuffle-good = Mischung geprüft: Sie stand schon vor dem Geben fest.
page-shuffle-fits = Mischung geprüft: Die Aufzeichnung hält, was sie verspricht.
page-shuffle-bad = Diese Mischung hält der Prüfung nicht stand!
page-shuffle-check = Nachrechnen
page-shuffle-how = Vor dem Geben hat der Tisch ein Geheimnis gewählt und seinen Fingerabdruck gezeigt: das Versprechen. Danach konnte jeder am Tisch ein Wort dazugeben. Geheimnis und Wörter legen fest, wie gemischt wird. So konnte der Tisch sein Geheimnis nicht nach den Wörtern wählen und niemand sein Wort nach den Karten.
page-shuffle-now = Dein Browser hat das aus der Aufzeichnung nachgerechnet:
page-check-promise = { $holds ->
    [yes] Das Geheimnis passt zum Versprechen in der Aufzeichnung: Sein Fingerabdruck stimmt.
   *[no] Das Geheimnis passt nicht zum Versprechen in der Aufzeichnung.
}
page-check-heard = { $holds ->
    [yes] Dieser Browser hat dasselbe Versprechen und dieselben Wörter erhalten, bevor das Geheimnis bekannt war.
   *[no] Dieser Browser hat ein anderes Versprechen oder andere Wörter erhalten, bevor das Geheimnis bekannt war.
}
page-check-seed = { $holds ->
    [yes] Der Startwert besteht aus dem Geheimnis und den Wörtern aller Plätze, sonst nichts. Wörter: { $words }.
   *[no] Der Startwert besteht nicht aus dem Geheimnis und den Wörtern der Plätze.
}
page-check-sealed = { $holds ->
    [yes] Startwert, Tisch und Nummer des Spiels passen zum Siegel der Aufzeichnung.
   *[no] Startwert, Tisch oder Nummer des Spiels passen nicht zum Siegel der Aufzeichnung.
}
page-check-moves = { $holds ->
    [yes] Kein Zug wurde nachträglich geändert, weggelassen oder eingefügt.
   *[no] Ein Zug wurde nachträglich geändert, weggelassen oder eingefügt.
}
page-check-unheard = Dieser Browser war nicht dabei, als das Versprechen gegeben wurde. Geprüft ist also das Versprechen, das in der Aufzeichnung steht.
page-check-deal = Nicht hier geprüft: dass aus dem Startwert genau diese Karten folgen und jeder Zug erlaubt war. Das rechnet das Programm auf jedem Computer nach, mit der gespeicherten Aufzeichnung: tischlein verify DATEI{ $promise }
page-check-good = Alles stimmt.
page-check-bad = Hier stimmt etwas nicht.
page-check-file = Eine Aufzeichnung prüfen
page-check-none = Das ist keine Aufzeichnung eines Spiels, für das an einem Tisch gemischt wurde.

## Noch einmal ansehen

page-replay = Noch einmal ansehen
page-review = Rückblick
page-replay-none = Dieses Spiel gibt es nicht, oder es wird nicht gezeigt.
page-move-of = Zug { $at } von { $of }
page-dealt = Die Karten sind gegeben.
page-replay-play = Abspielen
page-replay-pause = Anhalten
page-step-on = Einen Zug weiter
page-step-back = Einen Zug zurück
page-replay-at = Stelle im Spiel
page-replay-speed = Tempo
page-eyes = Aus wessen Sicht?
page-eyes-all = Alle Karten offen
page-eyes-none = Was alle sehen
page-replay-hand = Hand von { $name }

## Regeln

page-search = In den Regeln suchen
page-hits = { $at } von { $of }
page-no-hits = Nichts gefunden
page-next-hit = Nächste Stelle
page-last-hit = Vorige Stelle
page-contents = Inhalt
page-print = Drucken
page-rule = Regel { $rule }
page-ruling = Festlegung dieses Tisches
page-house-rule = Hausregel

## Gespielte Runden

page-own-games = An deinen Tischen
page-open-games = Für alle zu sehen
page-no-own-games = An deinen Tischen ist noch kein Spiel zu Ende gegangen.
page-no-open-games = Noch hat niemand ein Spiel für alle offen gelassen.
page-more-games = Mehr
