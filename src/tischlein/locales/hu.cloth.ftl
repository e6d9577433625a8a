# Ami játék közben az abroszon és mellette áll.

## Ki ül ott

page-seat-level = { $level ->
    [random] véletlen
    [greedy] mohó
    [beginner] kezdő
    [easy] könnyű
    [hard] erős
    [expert] mester
   *[medium] közepes
}
page-seat-holds = { $count } lap kézben
page-seat-part = { $part ->
    [leads] hív
    [rolls] dob
    [begins] kezd
   *[deals] oszt
}
page-seat-turn = soron van
page-seat-gone = nincs itt
page-seat-field = { $field }. mező
page-seat-points = { $points } pont
page-seat-won = { $count } elvitt

## Mi van ott

page-play-here = Ide teszem
page-zone-top = { $zone }, felül: { $card }
page-fan = Alulról felfelé: { $numbers }
page-fan-older = { $count } régebbi: az összes megmutatása
page-colour-holds = szín: { $colour }
page-trump-is = adu: { $colour }
page-trick-is = ütés: { $colour }
page-in-front = elöl
page-passes = passzol
page-your-card = A te lapod
page-no-run = még nincs utca
page-stone = { $name }: { $field }. mező
page-factor = { $symbol }: a szorzó { $factor }
page-chosen = { $of } közül { $count } választott
page-pot = Kassza: { $count } lap
page-nobody = A lapkát senki sem kapta meg

## Mellette

page-game-of = { $number }. játék, összesen { $of }
page-round-of = { $number }. forduló, összesen { $of }
page-target = { $points } pontig
page-journal = Események
page-tv = TV
page-to-result = Az eredményhez

## Beszélgetés

page-chat = Csevegés
page-chat-empty = Még nincs üzenet.
page-chat-write = Üzenet írása
page-chat-send = Küldés
page-host = Házigazda
page-react = { $reaction ->
    [hello] Szia!
    [bravo] Bravó!
    [hurry] Siess!
    [laugh] Haha!
    [oh] Ó!
    [sorry] Bocsánat!
    [thanks] Köszönöm!
   *[well-played] Szép játék!
}

## Jövés-menés

page-lost = Megszakadt a kapcsolat. Újra próbáljuk…
page-again = Újra
page-away = Gépi játékos játszik helyetted.
page-back-to-play = Újra én játszom
page-rest = Játsszon helyettem a gép
page-leave = Átadom a helyem
