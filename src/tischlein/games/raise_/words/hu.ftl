# Raise

## Lapok és kockák: a $symbol értéke bell, hourglass, cloud, gear vagy diamond, a kockán blank is.

symbol = { $symbol ->
    [bell] harang
    [hourglass] homokóra
    [cloud] felhő
    [gear] fogaskerék
    [diamond] gyémánt
   *[blank] üres
}
symbol-raise = { symbol }
card-raise = { symbol } { number }
    .the = a { symbol } { number.the }
dice-raise = { $count } { symbol }

## A játék és a beállításai

game-raise = Raise

## Mi történt

plays-entry = { $name }: { $card } → { $worth }
event-raise-starter = { $who ->
    [you] Te dobsz először.
   *[other] { $name } dob először.
}
event-raise-prize = Felfordul egy pontkártya: { $points } pont.
event-raise-roll = { $who ->
    [you] Dobsz: { $dice }.
   *[other] { $name } dob: { $dice }.
}
event-raise-choose = { $who ->
    [you] Leteszel egy lapot lefordítva.
   *[other] { $name } letesz egy lapot lefordítva.
}
event-raise-reveal = Felfordítjátok a lapokat. { $plays }.
event-raise-raise = { $who ->
    [you] Leteszed { $card_the }, értéke { $worth }.
   *[other] { $name } leteszi { $card_the }, értéke { $worth }.
}
event-raise-move = { $on_any ->
    [yes] { $who ->
        [you] A korongod előrelép: { $from } → { $to }, és felülre kerül.
       *[other] { $name } korongja előrelép: { $from } → { $to }, és felülre kerül.
    }
   *[no] { $who ->
        [you] A korongod előrelép: { $from } → { $to }.
       *[other] { $name } korongja előrelép: { $from } → { $to }.
    }
}
event-raise-out = { $who ->
    [you] Üres a kezed, ezért passzolsz.
   *[other] { $name } keze üres, ezért passzol.
}
event-raise-win = { $who ->
    [you] Megnyered a fordulót: tiéd a pontkártya ({ $points }) és a kassza ({ $cards } lap).
   *[other] { $name } megnyeri a fordulót: övé a pontkártya ({ $points }) és a kassza ({ $cards } lap).
}

## Miért nem szabad egy lépés

refuse-raise-3-1 = { game-over }
refuse-raise-3-4 = { $why ->
    [chosen] Már kiválasztottad { $card_the }, és a választás végleges.
    [empty] Nincs lap a kezedben, ezért kimaradsz ebből a fordulóból.
   *[pass] Most nem passzolhatsz: mindenki választ egy lapot.
}
refuse-raise-3-5 = { not-held }
refuse-raise-4-1 = { not-your-turn }
refuse-raise-4-3 = Már letettél lapokat, összesen { $raised } értékben: most már nem passzolhatsz.
refuse-raise-4-4 = Az összes lapod értéke { $worth }: a korongod mezője { $field }, ezzel nem kerülsz az utolsó előtti elé, amelyiké { $ahead_of }. Passzolnod kell.
refuse-raise-6-1 = { game-over }

## Mit kérdezünk egy széktől

ask-raise-choose = Válassz egy lapot, amelyet lefordítva leteszel.
ask-raise-raise = Te jössz: emelsz legalább { $need } értékben, hogy az utolsó előtti korong elé kerülj (mezője { $ahead_of }), vagy passzolsz?
ask-raise-more = Még { $need } hiányzik, hogy az utolsó előtti korong elé kerülj (mezője { $ahead_of }): tedd le a következő lapot.

## Mit lehet beírni

key-raise-card = kijátszik egy lapot, itt a harang 2-t: b harang, h homokóra, c felhő, g fogaskerék, d gyémánt
key-raise-pass = kiszállsz a fordulóból

## Az asztalnál

table-raise-round = Forduló
table-raise-prize = Pontkártya
table-raise-pot = Kassza
table-raise-pot-cards = { $count ->
    [0] üres
    [one] egy lap, { $points } győzelmi pont
   *[other] { $count } lap, { $points } győzelmi pont
}
table-raise-dice = Kockák
table-raise-factors = Szorzók
table-raise-track = Pálya
hand-raise-worth = érték
hand-raise-points = győzelmi pont

## Miért jó egy lépés

reason-raise-strong = Ennél a dobásnál egyik lapod sem ér többet.
reason-raise-small = Most egyik lapod sem ér kevesebbet, így keveset kockáztatsz.
reason-raise-cheap = Ez a legkisebb lapod, amellyel előre jutsz.
reason-raise-ahead = Egy lap is elég, és messzebb jutsz vele, mint muszáj.
reason-raise-cannot = Az összes lapod sem elég ahhoz, hogy előre juss.
reason-raise-dear = Egyik lapod sem elég önmagában: többe kerülne egy lapnál.
reason-raise-saves = Így megtakarítod a lapjaidat a következő fordulókra.
reason-raise-keeps = A kezedben maradt lapok a végén még számítanak.

## On the page, and in the guided first game

page-lesson-raise-aim = Minden fordulóban ez a pontkártya a tét. Aki a végén elöl áll, megkapja, a kijátszott lapokkal együtt.
page-lesson-raise-worth = A kockák döntik el, mennyit ér egy lap: a száma, szorozva a jelét mutató kockák számánál eggyel többel. Nem kell számolnod: ott áll a lapjaidnál.
page-lesson-raise-choose = Válassz egy lapot; a többiek is ezt teszik, és egyszerre fordítjátok fel. Ez viszi a korongodat, egy erős lap tehát rögtön előre visz.
page-lesson-raise-raise = A te korongod áll leghátul. Emelj: tegyél le lapokat, amíg meg nem előzöd a következőt. Vagy passzolj, és tartogasd a lapjaidat.
page-lesson-raise-must-pass = Az összes lapod együtt sem vinne előre eleget. Most csak passzolhatsz.
page-lesson-raise-more = Még nem vagy elöl! Aki emelni kezdett, nem fordulhat vissza: tegyél le még egy lapot.
page-lesson-raise-few = Kevés lapod maradt, és újat csak akkor kapsz, ha passzolsz, vagy véget ér a forduló. Megéri ez a díj?
page-lesson-raise-reveal = Minden lap nyitva van: mindegyik korong ott áll, amennyit a lapja ér. A leghátsó jön először.
page-lesson-raise-pass = Aki passzol, kiszáll a fordulóból, de újra hat lapra húz. Ez sokszor okos döntés.
page-lesson-raise-won = A nyertes elviszi a pontkártyát és mindent, ami középen van. Sok ilyen lap maga is pontot ér.
page-lesson-raise-end = Elkelt az utolsó pontkártya. A pontkártyák és a számkártyák csillagai összeadódnak; a legtöbb nyer.

## Pillanatok az oldalon

page-end-title-raise-win = { $round }. kör, összesen { $rounds }
page-end-next-raise-win = Következik a { $round }. kör ({ $rounds } közül): új pontkártya, és újra dobtok.
page-event-raise-reveal-card = { $who ->
    [you] Felfordítod { $card_the }: { $worth }. mező.
   *[other] { $name } felfordítja { $card_the }: { $worth }. mező.
}
page-seat-event-raise-reveal = { $worth }
page-seat-event-raise-raise = +{ $worth }
page-seat-event-raise-out = Üres a keze
page-seat-event-raise-win = Nyeri a kört
page-zone-raise-points = Maradt pontkártya: { $count }
page-zone-raise-chosen = { $who ->
    [you] A választott lapod
   *[other] { $name } választott lapja
}
page-zone-raise-taken = { $who ->
    [you] A te pontkártyáid: { $count }
   *[other] { $name } pontkártyái: { $count }
}

## One line about each game, on the start page

page-about-raise = Emelj vagy passzolj: a kockák mondják meg, mit érnek a lapok
