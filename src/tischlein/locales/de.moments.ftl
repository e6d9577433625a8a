# Momente eines Spiels auf der Seite: das Ende einer Runde, und was an einem Platz geschieht.

## Das Ende einer Runde

page-end-next = Als Nächstes: { $what }
page-end-target = Gespielt wird bis { $points } Punkte.
page-end-total = zusammen { $total }
page-end-places = Rangsumme { $total }
page-end-stay = Offen lassen
page-end-go = Weiter

## Wer Karten vom Tisch nimmt, und was sie zählen

page-taken-trick = { $who ->
    [you] Du holst den Stich
   *[other] { $name } holt den Stich
}
page-taken-value-trick = { $values } = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Was an einem Platz geschieht, in ein, zwei Wörtern

page-seat-event-skip = Setzt aus!
page-seat-event-idle = Kann nichts tun
page-seat-event-pass = Passt
page-seat-event-draw = +{ $count }
page-seat-event-trick = Holt den Stich

## Bereiche, für Screenreader

page-zone-hand = { $who ->
    [you] Deine Hand: { cards }
   *[other] Hand von { $name }: { cards }
}
page-zone-won = { $who ->
    [you] Von dir gewonnen: { cards }
   *[other] Von { $name } gewonnen: { cards }
}
page-zone-stock-of = { $who ->
    [you] Dein Nachziehstapel: { cards }
   *[other] Nachziehstapel von { $name }: { cards }
}
page-zone-other = Stapel: { cards }
page-zone-other-of = { $who ->
    [you] Vor dir: { cards }
   *[other] Vor { $name }: { cards }
}
page-no-cards = Du hast keine Karten mehr. Die anderen spielen weiter.

## Ein Angebot zum Tausch

page-offer-title = { $name } will tauschen
page-offer-gives = Gibt { $colour }
page-offer-hidden = verdeckt
page-offer-wants = Will { $colour }
page-offer-choose = du wählst
page-offer-ask = Welche Karte gibst du?
page-offer-none = Du hast keine in dieser Farbe.
page-offer-keep = Behalten
page-offer-swap = { $card } tauschen
page-offer-secret = Alle antworten zugleich und geheim.
