# Pillanatok a játékból az oldalon: egy kör vége, és ami egy helyen történik.

## Egy kör vége

page-end-next = Következik: { $what }
page-end-target = A játék { $points } pontig tart.
page-end-total = összesen { $total }
page-end-places = helyezések összege: { $total }
page-end-stay = Maradjon nyitva
page-end-go = Tovább

## Ki visz el lapokat az asztalról, és mennyit érnek

page-taken-trick = { $who ->
    [you] Te viszed az ütést
   *[other] { $name } viszi az ütést
}
page-taken-value-trick = { $values } = { $points } pont

## Ami egy helyen történik, egy-két szóban

page-seat-event-skip = Kimarad!
page-seat-event-idle = Nem tud lépni
page-seat-event-pass = Passzol
page-seat-event-draw = +{ $count }
page-seat-event-trick = Viszi az ütést

## Helyek az asztalon, képernyőolvasóknak

page-zone-hand = { $who ->
    [you] A te lapjaid: { cards }
   *[other] { $name } lapjai: { cards }
}
page-zone-won = { $who ->
    [you] A te nyereményed: { cards }
   *[other] { $name } nyereménye: { cards }
}
page-zone-stock-of = { $who ->
    [you] A te húzópaklid: { cards }
   *[other] { $name } húzópaklija: { cards }
}
page-zone-other = Halom: { cards }
page-zone-other-of = { $who ->
    [you] Előtted: { cards }
   *[other] { $name } előtt: { cards }
}
page-no-cards = Nincs több lapod. A többiek tovább játszanak.

## Csereajánlat

page-offer-title = { $name } cserélne
page-offer-gives = Ad: { $colour }
page-offer-hidden = lefordítva
page-offer-wants = Kér: { $colour }
page-offer-choose = te választasz
page-offer-ask = Melyik lapot adod?
page-offer-none = Nincs ilyen színű lapod.
page-offer-keep = Megtartom
page-offer-swap = Csere: { $card }
page-offer-secret = Mindenki egyszerre és titokban válaszol.
