# Was die Seite über die eigene Hand sagt: Beschriftungen, Fragen und Tasten.

page-hand-card = { $fits ->
    [yes] { $card }, spielbar
   *[no] { $card }, nicht spielbar
}
page-hand-worth = { $card }, Wert { $worth }
page-hand-fitting = Spielbar: { $cards }.
page-hand-sort = { $by ->
    [colour] Nach Farbe sortiert – anders sortieren
    [suit] Nach Farbe sortiert – anders sortieren
    [symbol] Nach Symbol sortiert – anders sortieren
    [number] Nach Zahl sortiert – anders sortieren
    [own] Von Hand sortiert – anders sortieren
   *[dealt] Wie gegeben – anders sortieren
}
page-run-card = { $card }, Teil einer möglichen Straße
page-runs-possible = { $count ->
    [one] Eine Straße ist möglich: { $points } Punkte.
   *[other] { $count } Straßen sind möglich: bis zu { $points } Punkte.
}
page-hand-more = Mehr …
page-hand-put-back = Zurücklegen
page-hand-rule = Regel { $rule } nachlesen
page-hand-stock = Eine vom Talon
page-hand-ask = { $ask ->
    [zone] Wohin damit?
    [side] Mit welcher Zahl?
    [colour] Welche Farbe?
    [suit] Welche Farbe?
    [wants] Für welche Farbe?
    [take] Wogegen tauschst du?
    [cards] Mit welchen Karten?
    [sure] So spielen?
   *[kind] Was machst du damit?
}
page-hand-how = { $how ->
    [play] Legen
    [offer] Zum Tausch anbieten …
    [aside] Zur Seite legen
    [build] Straße bauen …
    [exchange] Tauschen …
   *[other] Das
}
page-hand-deed = { $how ->
    [play] { $card } legen
    [give] { $card } geben
    [offer] { $card } für { $other } anbieten
    [aside] { $card } zur Seite legen
    [build] Straße legen: { $card }
    [exchange] { $card } gegen { $other } tauschen
    [swap] { $card } gegen eine vom Talon tauschen
   *[other] { $card }
}
page-hand-pile = Auf Stapel { $row } als { $side }
page-hand-row = In Reihe { $row }
page-hand-side = Als { $side }
page-hand-keys = Tasten
page-hand-key = { $what ->
    [arrows] von Karte zu Karte
    [typed] zu einer Karte springen: Farbe, dann Zahl
    [touch] die Karte spielen oder wählen
    [back] zurücklegen
    [draw] ziehen
    [pass] passen
    [hint] Tipp
    [sort] die Hand sortieren
    [step] einen Zug zurück oder weiter
    [ends] zum Anfang oder zum Ende
    [run] abspielen oder anhalten
    [search] in den Regeln suchen
    [next] nächste Stelle
    [previous] vorige Stelle
    [clear] Suche leeren
    [undo] den letzten Zug zurücknehmen
   *[help] diese Liste
}
page-hand-keys-at = { $where ->
    [replay] Beim Ansehen eines Spiels
    [rules] In den Regeln
   *[table] Am Tisch
}
