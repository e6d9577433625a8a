# A program minden szava magyarul. Az azonosítók minden nyelven ugyanazok; a szövegekben nincs jelölés.
#
# A $who értéke "you", ha a nézőről magáról van szó, különben "other", a név pedig $name. A szék mint tény $x_who és $x_name;
# a lap $x, $x_the (amit leteszünk) és $x_on (amire); az igen és a nem "yes" és "no".
#
# Ami csak egy játékról szól, annak az azonosítójában ott a játék neve, és a játék fájljában áll: event-uno-play. Ha egy
# játéknak nincs sajátja, a név nélküli érvényes: event-draw.

## Lapok, színek és számok: a $colour értéke r, g, b, y, o vagy p, a kártyaszíneknél c, s, h vagy d, vagy egy másik szín, amelynek $named a neve.

colour = { $colour ->
    [r] piros
    [g] zöld
    [b] kék
    [y] sárga
    [o] narancssárga
    [p] lila
    [c] treff
    [s] pikk
    [h] kőr
    [d] káró
   *[other] { $named }
}
    .the = { $colour ->
        [r] a pirosat
        [g] a zöldet
        [b] a kéket
        [y] a sárgát
        [o] a narancssárgát
        [p] a lilát
        [c] a treffet
        [s] a pikket
        [h] a kőrt
        [d] a kárót
       *[other] ezt a színt: { $named },
    }
    .some = { $colour ->
        [r] pirosat
        [g] zöldet
        [b] kéket
        [y] sárgát
        [o] narancssárgát
        [p] lilát
        [c] treffet
        [s] pikket
        [h] kőrt
        [d] kárót
       *[other] { $named } színűt
    }
    .for = { $colour ->
        [r] pirosért
        [g] zöldért
        [b] kékért
        [y] sárgáért
        [o] narancssárgáért
        [p] liláért
        [c] treffért
        [s] pikkért
        [h] kőrért
        [d] káróért
       *[other] { $named } színűért
    }
number = { $number }
    .the = { $number ->
        [0] 0-t
        [1] 1-et
        [2] 2-t
        [3] 3-at
        [4] 4-et
        [5] 5-öt
        [6] 6-ot
        [7] 7-et
        [8] 8-at
        [9] 9-et
        [10] 10-et
        [11] 11-et
        [12] 12-t
       *[other] { $number } számú lapot
    }
    .on = { $number ->
        [0] 0-ra
        [1] 1-re
        [2] 2-re
        [3] 3-ra
        [4] 4-re
        [5] 5-re
        [6] 6-ra
        [7] 7-re
        [8] 8-ra
        [9] 9-re
        [10] 10-re
        [11] 11-re
        [12] 12-re
       *[other] { $number } számú lapra
    }
card-number = { colour } { number }
    .the = a { colour } { number.the }
    .on = a { colour } { number.on }
cards = { $count ->
    [one] egy lapot
   *[other] { $count } lapot
}

## A játékok és a beállításaik

option-open_memory = Nyitott emlékezet: amit egyszer láttál, szem előtt marad
option-box = Doboz: mi van benne; a szokásos, vagy a saját dobozod egy fájlból (--box)
option-starter = Kezdő játékos: véletlen, vagy egy hely
option-dealer = Első osztó: véletlen, vagy egy hely

## Kik ülnek az asztalnál

seat-you = Te
seat-name = { $number }. hely
bot-names = Mia, Leo, Ida, Ben, Zoe, Max, Eva, Tom, Lili

## Mi történt: eseményfajtánként egy üzenet, némelyiknél módonként egy

event-setup = A lapok az asztalon vannak.
event-dealer = { $who ->
    [you] Te osztasz.
   *[other] { $name } oszt.
}
event-starter = { $who ->
    [you] Te kezdesz.
   *[other] { $name } kezd.
}
event-draw-deal = { $who ->
    [you] Kapsz { cards }.
   *[other] { $name } kap { cards }.
}
event-draw = { $who ->
    [you] Húzol { cards }.
   *[other] { $name } húz { cards }.
}
event-keep = { $who ->
    [you] Megtartod a lapot.
   *[other] { $name } megtartja a lapot.
}
event-renew = Elfogyott a húzópakli: a megkevert dobópakliból lesz az új.
event-pass = { $who ->
    [you] Passzolsz.
   *[other] { $name } passzol.
}
event-turn = { $who ->
    [you] Te jössz.
   *[other] { $name } jön.
}
event-recall = { $who ->
    [you] Láttad egy másik játékos néhány lapját.
   *[other] { $name } látta egy másik játékos néhány lapját.
}
event-score = Állás: { $totals }.
event-sheet = Kezdődik: { $number }. leosztás.
event-end = A játék véget ért.

## Miért nem szabad egy lépés: ami a játékokban közös

not-your-turn = Nem te jössz, hanem { $turn_name }.
not-held = Nincs ilyen lap a kezedben: { $card }.
game-over = A játék véget ért.

## Mit lehet beírni: a szó, és mások ugyanazzal a jelentéssel

move-draw = húzás
    .typed = húz, húzok
move-keep = megtartás
    .typed = megtart, megtartom
move-pass = passz
    .typed = passzolok
word-help = súgó, segítség
word-rules = szabályok, szabály
word-why = miért, miért nem
word-hint = tipp, tanács, ötlet
word-quit = kilépés, kilép, vége, q
key-play = kijátszik egy lapot
key-name = megnevez egy színt
key-move = lép egyet
moves-other = a többi lépés, például
key-words = a többi lépés: { $words }
key-number = egy lépés a listából
key-hint = jó lépéseket mutat, és hogy miért jók
key-why = megmondja, miért nem szabad egy lépés
key-rules = mutat egy szabályt; szám nélkül mindet
key-enter = újra mutatja az asztalt; elengedi, ami nem kötelező
key-quit = felállsz az asztaltól

## Az asztalnál

welcome = Üdv az asztalnál! A ? jelre jön a súgó, a tipp szóra egy tanács.
round = { $number }. leosztás
table-stock = { $count } a húzópakliban
table-discard = { $count } a dobópakliban
table-left = ↓ balra
table-right = ↑ jobbra
table-owed = még { $count } lapot kell húzni
table-top = Legfelül
table-fits = illik
table-nothing-fits = semmi sem illik
table-trick = Ütés
table-trump = Adu
table-colour-open = a szín még nyitott
table-last = { $who ->
    [you] Utolsó ütés, te vitted
   *[other] Utolsó ütés, { $name } vitte
}
your-hand = A lapjaid
your-moves = Lehetőségeid
not-understood = Ezt nem értem: „{ $text }”. A ? jelre jön a súgó.
did-you-mean = Ezt nem értem: „{ $text }”. Erre gondoltál: { $near }?
no-number = A listában nincs ilyen szám: { $number }.
say-more = Ez még nem egész lépés. Beírhatod: { $moves }
why-what = Mit miért? Írj utána egy lépést: { $example }
why-allowed = Ezt megteheted.
bot-thinks = { $name } gondolkodik…
hint-thinks = Hadd gondolkodjam…
saved = A játék felvétele itt van: { $file }
bye = Viszlát!
result = Eredmény
head-place = Helyezés
head-player = Játékos
head-hand = Kéz
head-points = Pont
head-cards = Maradék lapok
head-stock = Húzópakli
head-won = Elvitt
head-tiles = Lapkák
sheet = Pontok leosztásonként
sheet-total = Összesen

## A parancssor

cli-app = Kártyaasztal, amely magától terül. Parancs nélkül az asztal a böngészőben nyílik meg.
cli-serve = Asztalok a hálózaton, amelyeknél böngészőben lehet játszani.
cli-games = A játékok, és mi választható bennük.
cli-rules = Egy játék számozott szabályai, vagy egy közülük.
cli-play = Játék a terminálban gépi játékosok ellen.
cli-sim = Sok játék szimulálása és összesítése; ha kell, fájlba is írja őket.
cli-arena = Gépi játékosok egymás ellen, ugyanazokkal az osztásokkal, összesítve.
cli-export = Parquet-táblákat készít egy játékokat tartalmazó fájlból.
cli-replay = Egy felvett játék lejátszása, eseményről eseményre.
cli-verify = Ellenőrzi, hogy egy felvétel részei összeillenek-e.
cli-promise = Az osztás előtt feljegyzett ígéret; az oldal a keverés ellenőrzésekor adja meg.
cli-check-game = Ellenőriz egy játékot: szabályok, szavak, gépi játékosok, titkok.
cli-new-game = Megírja egy új játék csomagját, amely azonnal játszható, és a sajátoddá alakítható.
cli-help = Ezt a súgót mutatja.
cli-version = A verziót mutatja.
cli-lang = Nyelv: de, en, fr vagy hu.
cli-game = Melyik játék; lásd: „tischlein games”.
cli-book = Egy játék, vagy a szabálykönyve neve.
cli-rule = Egy szabály száma, például 3.2.
cli-seats = Hányan ülnek az asztalnál.
cli-level = Milyen jól játszanak: beginner, easy, medium, hard vagy expert; az expert:60s egy percig gondolkodik, az expert:50000 ennyi játékot szimulál. Ezeknél is gyengébb: greedy és random.
cli-seed = Ugyanaz a kezdőérték ugyanazokat a lapokat osztja.
cli-option = Egy beállítás név=érték alakban; ismételhető.
cli-box = Ebben a fájlban van a doboz tartalma.
cli-record = Ebbe a fájlba írja a játék felvételét.
cli-count = Hány játék.
cli-strategy = random: bármelyik szabályos lépés; purposeful: letesz, amint lehet; greedy: ami első látásra a legjobb.
cli-limit = Ennyi lépés után abbahagyja a játékot.
cli-seconds = Hány másodpercig tarthat egy lépés az ellenőrzés közben.
cli-new-name = Az új játék azonosítója: kisbetűk, számjegyek és kötőjelek.
cli-family = Amiből kiindul: lerakós játék (shedding) vagy ütéses játék (tricks).
cli-folder = A mappa, ahová kerül; ha nem adod meg, az aktuális.
cli-bots = Kik játszanak, vesszővel elválasztva: gépi játékosok nevei, vagy FÁJL.py:Osztály egy saját játékoshoz.
cli-deals = Hány osztás; mindegyiket felcserélt helyekkel is lejátsszák.
cli-workers = Hány folyamat játszik.
cli-ray = Játék egy Ray-fürtön: a címe, auto vagy local.
cli-out = A futás fájlja; a félbeszakadt futás innen folytatódik.
cli-lines = Ebbe a fájlba írja a játékokat, soronként egyet.
cli-source = Játékok fájlja, ahogy a sim --out írja.
cli-table-games = A játékok táblája, soronként egy játék.
cli-table-moves = A lépések táblája is, soronként egy lépés.
cli-plot = Az eredmények lerajzolása ebbe a fájlba (.png vagy .svg).
cli-correct = Az eredményekből a szerencsét is levonja, így kevesebb osztás is elég.
cli-playouts = A --correct mellé: hány szimulált játékból adódik egy-egy érték.
cli-asks = A --correct mellé: hányszor kérdezi meg újra a gépi játékost minden döntésénél; 0 esetén csak a véletlent vonja le.
cli-json = JSON-ként írja ki a számokat.
cli-file = Felvétel, ahogy a play írja; a - a szabványos bemenet.
cli-line = Ennek a sornak a játéka egy fájlból, amelyet a sim --out írt; az első az 1.
cli-seat = Csak az, amit ez a hely látott.
cli-all = Minden lap nyíltan, a húzottak is.
cli-host = A cím, amelyen figyel; 0.0.0.0 a hálózaton mindenkinek.
cli-home = Parancs nélkül: a cím, amelyen figyel; 127.0.0.1 csak ennek a gépnek.
cli-port = A port; 0 bármelyik szabad.
cli-database = Hol őrzi az asztalokat: sqlite:///fájl vagy postgresql://…; különben egy fájlban az adatkönyvtáradban.
cli-key-file = A szerver kulcsának fájlja, amelyből minden titok következik; ha nincs, elkészül.
cli-origin = Egy másik oldal, amely használhatja a szervert, például https://example.org; ismételhető.
cli-proxy = Egy megbízható proxy címe, amely megmondja, ki a kliens; ismételhető.
cli-bot-workers = Hány folyamat gondolkodik a gépi játékosok helyett.
cli-processes = Hány szerverfolyamat osztozik a porton; egynél többhöz PostgreSQL kell.
cli-process-port = Az első azon portok közül, amelyekből minden folyamat kap még egyet, egy ezen a gépen futó proxy számára.
cli-secure = A szerver https-en érhető el: sütik csak így mennek.
cli-limits = Egy korlát név=szám alakban; ismételhető (lásd: docs/server.md).
cli-open = Megnyitja az oldalt a böngészőben.
cli-title-arguments = Argumentumok
cli-title-options = Kapcsolók
cli-title-commands = Parancsok
head-id = Id
head-game = Játék
head-seats = Helyek
seats-range = { $low }–{ $high }
head-options = Beállítások
head-values = Értékek
value-box = FÁJL
head-meaning = Jelentés
legend-house = ⌂ házi szabály; az első érték él, ha az asztal nem választ mást
sim-title-random = { $game }: { $games } játék, { $seats } játékos, véletlen lépések, kezdőérték: { $seed }
sim-title-purposeful = { $game }: { $games } játék, { $seats } játékos, véletlen, de céltudatos lépések, kezdőérték: { $seed }
sim-title-greedy = { $game }: { $games } játék, { $seats } játékos, mohó lépések, kezdőérték: { $seed }
sim-truncated = Abbahagyva
sim-length = Lépés játékonként
sim-range = Legrövidebb – leghosszabb
sim-speed = Játék másodpercenként
sim-seat = Hely
sim-wins = Győzelem
sim-place = Átlagos helyezés
sim-score = Átlagos pont
sim-none = –
sim-whole = { $number }
sim-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-from-to = { $low } – { $high }
sim-rate = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
sim-note = A tartományok és a ± 95%-os konfidenciaintervallumok; a győzelem, a helyezés és a pont csak a végigjátszott játékokból számít.
sim-stopped = Megállt { $games } játékból { $done } után.
sim-stopped-file = Megállt { $games } játékból { $done } után; ez a fájl nem készült el: { $file }.
export-done = { $games } játék itt: { $file }.
export-done-moves = { $games } játék itt: { $file }; { $moves } lépés itt: { $other }.
arena-title = { $game }: { $deals } osztás, { $games } játék, { $seats } játékos, kezdőérték: { $seed }
arena-fair = Méltányos győzelmi arány
arena-bot = Játékos
arena-other = Ellenfél
arena-margin = Előny
arena-rating = Értékszám
arena-time = ms (leghosszabb)
arena-beats = Előtte végez
arena-rows = A sor az oszlop előtt végez
arena-percent = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-round = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }
arena-rate = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-number = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-thought = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($high, minimumFractionDigits: 0, maximumFractionDigits: 0) })
arena-note = Zárójelben: 95%-os intervallumok (Student-féle t) az osztások fölött. A győzelem helyenként értendő; az értékszám az openskillé, μ ± σ. ms: a választást engedő lépések átlagos ideje és a leghosszabb.
arena-luckless = Szerencse nélkül
arena-saved = Megtakarítás
arena-times = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }×
arena-wins-both = Győzelmek szerencse nélkül (szürkén: ahogy játszották)
arena-luckless-note = Szerencse nélkül: levonva, amit a véletlen hozott{ $asks ->
    [0] {"."}
   *[other] , és az is, amit egy játékos a saját válaszai közül éppen választott.
} A várható értékek ugyanazok, az intervallumok többnyire szűkebbek; az átlag túlléphet azon, ami egy játékban lehetséges. Megtakarítás: hányszor kevesebb osztás elég a győzelmek ilyen intervallumához. Minden érték { $playouts } szimulált játékból adódik.
arena-stopped = Leállt: { $deals } osztásból { $done } kész, egy sem veszett el. Ugyanez a parancs innen folytatja: { $file }.
unfinished = A felvétel a játék vége előtt véget ér.
verified = Összhangban lévő felvétel: { $game }, { $seats } játékos.
serving = Az asztal meg van terítve: { $address } (Ctrl-C: vége)
serving-others = A többieknek ezen a hálózaton: { $address }

verified-commitment = Lenyomat
verified-shuffle = Keverés
verified-deal = Osztás
verified-moves = Lépések
verified-result = Eredmény
verified-shuffle-ok = A titok megfelel a felvételben lévő ígéretnek; a helyek szavai: { $words }
verified-shuffle-promised = A titok az, amelyet az asztal osztás előtt ígért; a helyek szavai: { $words }
verified-unpromised = A felvétel önmagával összhangban van. Hogy a keverés előre eldőlt, azt csak az az ígéret bizonyítja, amelyet az oldal osztás előtt mutatott: --promise SZÖVEG
verified-no-words = nincs
verified-deal-ok = A kezdőérték a felvétel lapjait osztja.
verified-moves-ok = { $count ->
    [one] Egy lépés, láncolva és szabályosan.
   *[other] { $count } lépés, mind láncolva és szabályosan.
}
verified-legal-ok = { $count ->
    [one] { $count } lépés, szabályos.
   *[other] { $count } lépés, mind szabályos.
}
verified-result-ok = A lépések ezekhez a pontokhoz és helyezésekhez vezetnek.
checked-well = Minden ellenőrzés sikeres: { $game }.
checked-badly = Egy ellenőrzés nem sikerült: { $game }.
new-game-next = Tovább: pip install --editable { $folder }, majd tischlein play { $game }.

## Ami nem sikerült

error = Hiba:
bad-lang = Nincs ilyen nyelv: „{ $lang }”; ezek vannak: { $langs }.
bad-option = Egy beállítás név=érték alakú; ez nem az: „{ $text }”.
bad-seed = A kezdőérték („{ $text }”) nem szám 0 és { $most } között.
bad-text = A kezdőérték nem UTF-8-as szöveg.
bad-port = A port 0 és 65535 közötti szám, nem { $given }.
bad-process-ports = { $count } folyamat portjainak 1 és 65535 közé kell esniük; az első most { $first } lenne.
bad-process-port-alone = A --process-port több folyamathoz való: add meg a --processes kapcsolót is, legalább 2-vel.
bad-limit = Egy korlát név=szám alakú, nem { $text }; ezek vannak: { $names }.
bad-count = { $name } értéke legalább { $least } és legfeljebb { $most } lehet, nem { $given }.
bad-file = Ez a fájl nem olvasható: { $file } ({ $reason }).
bad-json = Ez a fájl nem JSON, tehát nem is felvétel: { $file }.
bad-write = Ez a fájl nem írható: { $file } ({ $reason }).
bad-box = Ennek a játéknak nincs saját doboza, a --box itt nem használható: { $game }.
bad-plot = A rajz fájlja .png vagy .svg végű legyen; ez nem az: { $file }.
needs-correct = A { $name } azt mondja meg, hogyan vonja le a szerencsét; add meg a --correct kapcsolót is.
bad-out = A játékok fájlja .jsonl vagy .jsonl.zst végű legyen; ez nem az: { $file }.
bad-table = A tábla fájlja .parquet végű legyen; ez nem az: { $file }.
bad-twice = Ez a fájl nem lehet egyszerre két tábla: { $file }.
bad-new-name = „{ $game }” nem lehet játék azonosítója: kisbetűk, számjegyek és kötőjelek kellenek, elöl betűvel.
bad-family = Nincs „{ $family }” család; ezek vannak: { $families }.
bad-new-taken = Már van { $game } nevű játék; válassz másik nevet.
bad-new-module = A Python már ismer ilyen nevű modult: { $module }; ezt a játék ({ $game }) elfedné. Válassz másik nevet.
bad-new-folder = { $folder } már létezik; semmi sem íródott.

## Miért jó egy lépés

hint = Tipp
hint-place = Helyezés
hint-win = Győzelem
hint-games = Játék
hint-number = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-percent = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }
hint-nothing = semmit se tenni
reason-best = Ez bizonyult a legjobbnak, amikor sokszor szimuláltuk a játék hátralévő részét.
reason-only = Nincs más lépésed.
reason-clear = Más nem is jöhet szóba.
reason-wait = Jobb kivárni.
reason-close = Olyan jó, mint a legjobb, vagy majdnem.
reason-worse = Valamivel rosszabbnak bizonyult.
