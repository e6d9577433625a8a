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
page-seat-about = Ki ez: { $name }
page-seat-own = A helyed
page-seat-bot = Gépi játékos · { $level }
page-seat-here = Az asztalnál
page-seat-absent = { $minutes ->
    [0] Kevesebb mint egy perce nincs itt
   *[other] { $minutes } perce nincs itt
}
page-seat-absent-least = { $minutes ->
    [0] Nincs itt, talán már régebb óta
   *[other] Legalább { $minutes } perce nincs itt
}
page-seat-stand-in = A gép ({ $level }) játszik tovább
page-seat-let-bot = Játsszon tovább a gép
page-seat-remove = Kivétel a játékból
page-seat-remove-why = A helyet végleg a gép kapja meg; { $name } nem térhet vissza rá.
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
page-lost-move = Megszakadt a kapcsolat. Amint helyreáll, megtesszük a lépésedet…
page-late = Még nincs válasz…
page-move-sent = A lépésed úton van…
page-your-turn = Te következel
page-seat-hurry = fogy az ideje
page-hurry = Fogy az időd.
page-screen-hurry = { $name }, fogy az időd!
page-time-left = { $seconds ->
    [1] Még egy másodperc!
   *[other] Még { $seconds } másodperc!
}
page-notify-ask = Te következtél, amíg az oldal nem látszott. Értesítsen legközelebb a böngésződ?
page-notify-yes = Igen, értesítsen
page-notify-no = Nem, köszönöm
page-again = Újra
page-away = Gépi játékos játszik helyetted.
page-back-to-play = Újra én játszom
page-rest = Játsszon helyettem a gép
page-leave = Átadom a helyem
page-leave-title = Átadod a helyed?
page-leave-sure = A helyeden a gép játszik tovább, és ezekhez a lapokhoz nem térhetsz vissza.
page-stay = Maradok
page-absent-offer = { $name } { $minutes } perce nincs itt. Játsszon tovább a gép?
page-absent-let = Igen, folytassa
page-pause = Szünet
page-resume = Folytatás
page-paused-by = { $name } szünetet tart.
page-newcomer-ask = Kérem ezt a helyet
page-newcomer-why = A házigazdának bele kell egyeznie, mert látni fogod ezeket a lapokat.
page-newcomer-asks = { $name } át szeretné venni { $bot } helyét, és látni fogja a lapjait.
page-newcomer-agree = Beengedem
page-newcomer-decline = Most nem
page-newcomer-waits = A házigazda dönti el, beszállhatsz-e.
page-newcomer-declined = A házigazda most nem engedi. A játék végén beszállhatsz.
page-take-back = Visszavonom a lépésemet
page-take-back-asks = { $name } szeretne visszavonni egy lépést.
page-take-back-waits = A többiek döntik el, visszavonhatod-e a lépésedet.
page-take-back-agree = Rendben
page-take-back-decline = Nem
page-take-back-withdraw = Mégsem
