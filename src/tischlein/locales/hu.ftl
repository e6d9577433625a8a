# A program minden szava magyarul. Az azonosítók minden nyelven ugyanazok; a szövegekben nincs jelölés.
#
# A $who értéke "you", ha a nézőről magáról van szó, különben "other", a név pedig $name. A szék mint tény $x_who és $x_name;
# a lap $x, $x_the (amit leteszünk) és $x_on (amire); az igen és a nem "yes" és "no".

## Lapok és színek: a $colour értéke r, g, b vagy y; a $kind értéke number, two, reverse, skip, wild vagy four.

colour = { $colour ->
    [r] piros
    [g] zöld
    [b] kék
   *[y] sárga
}
    .the = { $colour ->
        [r] a pirosat
        [g] a zöldet
        [b] a kéket
       *[y] a sárgát
    }
card = { $kind ->
    [number] { colour } { $number }
    [two] { colour } húzz kettőt
    [reverse] { colour } fordító
    [skip] { colour } kimaradsz-lap
    [wild] színválasztó
   *[four] húzz négyet
}
    .the = { $kind ->
        [number] a { card }-{ $number ->
            [0] t
            [2] t
            [3] at
            [5] öt
            [6] ot
            [8] at
           *[other] et
        }
        [two] a { card } lapot
        [skip] a { card }ot
        [four] a { card } lapot
       *[other] a { card }t
    }
    .on = { $kind ->
        [number] a { card }-{ $number ->
            [0] ra
            [3] ra
            [6] ra
            [8] ra
           *[other] re
        }
        [two] a { card } lapra
        [four] a { card } lapra
       *[other] a { card }ra
    }
cards = { $count ->
    [one] egy lapot
   *[other] { $count } lapot
}

## A játékok és a beállításaik

game-uno = UNO, egy leosztás
game-uno-match = UNO, játszma 500-ig
option-scoring = Pontozás: a győztes kap pontot a többiek lapjaiért, vagy mindenki a sajátjaiért
option-dealer = Első osztó: húzás dönti el, vagy egy szék
option-open_memory = Nyitott emlékezet: amit egyszer láttál, szem előtt marad
option-stacking = Halmozás: a húzz kettőt lapra húzz kettőt felelhet, és összeadódnak
option-reverse_skips = Kihagyó fordító: ha ketten játszotok, a fordító miatt a másik kimarad
option-draw_until_playable = Húzás odaillő lapig: addig kell húzni, amíg letehető lap nem jön

## Kik ülnek az asztalnál

seat-you = Te
seat-name = { $number }. szék
bot-names = Mia, Leo, Ida, Ben, Zoe, Max, Eva, Tom, Lili

## Mi történt: eseményfajtánként egy üzenet, némelyiknél módonként egy

draws-entry = { $name }: { $card }
event-setup = A lapok az asztalon vannak.
event-lot = Mindenki húz egy lapot: ki oszt? { $draws }.
event-dealer = { $who ->
    [you] Te osztasz.
   *[other] { $name } oszt.
}
event-draw-deal = { $who ->
    [you] Kapsz { cards }.
   *[other] { $name } kap { cards }.
}
event-draw-turn = { $who ->
    [you] Húzol { cards }.
   *[other] { $name } húz { cards }.
}
event-draw-two = { $who ->
    [you] Húzol { cards } a húzz kettőt miatt.
   *[other] { $name } húz { cards } a húzz kettőt miatt.
}
event-draw-four = { $who ->
    [you] Húzol { cards } a húzz négyet miatt.
   *[other] { $name } húz { cards } a húzz négyet miatt.
}
event-draw-bluff = { $who ->
    [you] Húzol { cards } a blöff miatt.
   *[other] { $name } húz { cards } a blöff miatt.
}
event-draw-challenge = { $who ->
    [you] Húzol { cards } az alaptalan kihívás miatt.
   *[other] { $name } húz { cards } az alaptalan kihívás miatt.
}
event-draw-caught = { $who ->
    [you] Húzol { cards } az elfelejtett bemondás miatt.
   *[other] { $name } húz { cards } az elfelejtett bemondás miatt.
}
event-start = Az első felfordított lap: { $card }.
event-return = A húzz négyet nem lehet első lap: visszakerül a húzópakliba, és jön egy keverés.
event-play = { $who ->
    [you] { $call ->
        [yes] Leteszed { $card_the }, és bemondod: UNO!
       *[no] Leteszed { $card_the }.
    }
   *[other] { $call ->
        [yes] { $name } leteszi { $card_the }, és bemondja: UNO!
       *[no] { $name } leteszi { $card_the }.
    }
}
event-play-wild = { $who ->
    [you] { $call ->
        [yes] Leteszed { $card_the }, { $colour_the } választod, és bemondod: UNO!
       *[no] Leteszed { $card_the }, és { $colour_the } választod.
    }
   *[other] { $call ->
        [yes] { $name } leteszi { $card_the }, { $colour_the } választja, és bemondja: UNO!
       *[no] { $name } leteszi { $card_the }, és { $colour_the } választja.
    }
}
event-renew = Elfogyott a húzópakli: a megkevert dobópakliból lesz az új.
event-keep = { $who ->
    [you] Megtartod a lapot.
   *[other] { $name } megtartja a lapot.
}
event-pass = { $who ->
    [you] Passzolsz.
   *[other] { $name } passzol.
}
event-accept = { $who ->
    [you] Elfogadod a húzz négyet lapot.
   *[other] { $name } elfogadja a húzz négyet lapot.
}
event-challenge-guilty = { $who ->
    [you] Kihívással élsz. { $challenged_name } bűnös: blöff volt!
   *[other] { $challenged_who ->
        [you] { $name } kihívással él. Bűnös vagy: blöff volt!
       *[other] { $name } kihívással él. { $challenged_name } bűnös: blöff volt!
    }
}
event-challenge-innocent = { $who ->
    [you] Kihívással élsz. { $challenged_name } ártatlan: nem volt blöff!
   *[other] { $challenged_who ->
        [you] { $name } kihívással él. Ártatlan vagy: nem volt blöff!
       *[other] { $name } kihívással él. { $challenged_name } ártatlan: nem volt blöff!
    }
}
event-take = { $who ->
    [you] Felveszed az összegyűlt lapokat.
   *[other] { $name } felveszi az összegyűlt lapokat.
}
event-call = { $who ->
    [you] Pótlod a bemondást: UNO!
   *[other] { $name } pótolja a bemondást: UNO!
}
event-catch = { $who ->
    [you] Rajtakapás! Észrevetted, hogy { $caught_name } nem mondta be az UNO-t.
   *[other] { $caught_who ->
        [you] { $name } rajtakap: nem mondtad be az UNO-t!
       *[other] Rajtakapás! { $name } észrevette, hogy { $caught_name } nem mondta be az UNO-t.
    }
}
event-name = { $who ->
    [you] Te { $colour_the } választod.
   *[other] { $name } { $colour_the } választja.
}
event-skip = { $who ->
    [you] Kimaradsz.
   *[other] { $name } kimarad.
}
event-turn = { $who ->
    [you] Te jössz.
   *[other] { $name } jön.
}
event-recall = { $who ->
    [you] Láttad egy másik játékos néhány lapját.
   *[other] { $name } látta egy másik játékos néhány lapját.
}
event-end = { $who ->
    [you] Megnyerted a leosztást!
   *[other] { $name } megnyerte a leosztást.
}
event-score = Állás: { $totals }.

## Miért nem szabad egy lépés, a szabály száma szerint

refuse-uno-2-8 = Előbb színt kell választanod a felfordított színválasztóhoz: írd be, hogy =r, =g, =b vagy =y.
refuse-uno-3-1 = Nem te jössz, hanem { $turn_name }.
refuse-uno-3-2 = Nem teheted { $card_the } { $top_on }: az érvényes szín a { $colour }.
refuse-uno-3-3 = Nincs ilyen lap a kezedben: { $card }.
refuse-uno-3-6 = Most húztad { $drawn_the }: tedd le, ha illik, vagy tartsd meg.
refuse-uno-3-7 = Nem húztál olyan lapot, amelyet megtarthatnál.
refuse-uno-3-9 = { $draw ->
    [yes] { $lay ->
        [yes] Nincs miből húzni, ezért le kell tenned egy lapot.
       *[no] Nincs miből húzni, ezért passzolsz.
    }
   *[no] { $lay ->
        [yes] Nem passzolhatsz: még le tudsz tenni egy lapot.
       *[no] Nem passzolhatsz: még tudsz húzni egy lapot.
    }
}
refuse-uno-4-1 = Nem teheted { $card_the } { $top_on }: a saját színére vagy másik húzz kettőt lapra illik, és az érvényes szín a { $colour }.
refuse-uno-4-2 = Nem teheted { $card_the } { $top_on }: a saját színére vagy másik fordítóra illik, és az érvényes szín a { $colour }.
refuse-uno-4-4 = Nem teheted { $card_the } { $top_on }: a saját színére vagy másik kimaradsz-lapra illik, és az érvényes szín a { $colour }.
refuse-uno-4-6 = Most nincs mihez színt választani. A színválasztóval együtt rögtön választasz: W=b.
refuse-uno-5-3 = { $due ->
    [yes] Előbb felelj a húzz négyet lapra: elfogadás vagy kihívás.
   *[no] Nincs húzz négyet, amelyre felelhetnél.
}
refuse-uno-6-1 = { $left ->
    [0] Ez az utolsó lapod: nincs mit bemondani.
   *[other] Még { $left } lapod maradna: az UNO-t akkor kell bemondani, amikor egy marad.
}
refuse-uno-6-3 = Nem felejtettél el semmit bemondani. Az UNO-t az utolsó előtti lappal együtt mondod be, a lépés végén egy ! jellel: r7!
refuse-uno-6-4 = { $self ->
    [yes] Saját magadat nem kaphatod rajta.
   *[no] Nincs kit rajtakapni: senki sem felejtette el a bemondást, vagy elmúlt a pillanat.
}
refuse-uno-7-1 = A leosztás véget ért.
refuse-uno-9-1 = { $due ->
    [yes] { $owed } lap sújt: tegyél rá húzz kettőt, vagy vedd fel őket.
   *[no] Nincs mit felvenned.
}

## Mit kérdezünk egy széktől

ask-play = Te jössz: tegyél le egy lapot, vagy húzz.
ask-drawn = Leteszed a húzott lapot, vagy megtartod?
ask-answer = { $laid_by_name } húzz négyet lapja sújt: elfogadod, vagy kihívással élsz?
ask-hit = { $owed } lap sújt: teszel rá húzz kettőt, vagy felveszed őket?
ask-colour = Az első lap színválasztó: válassz színt.
ask-catch = { $forgot_name } kezében csak egy lap maradt, és nem mondta be az UNO-t! Rajtakapod? (Enter: hagyod)
ask-uno = Elfelejtetted bemondani az UNO-t! Pótlod? (Enter: hagyod)

## Mit lehet beírni: a szó, és mások ugyanazzal a jelentéssel

move-draw = húzás
    .typed = húz, húzok
move-keep = megtartás
    .typed = megtart, megtartom
move-pass = passz
    .typed = passzolok
move-accept = elfogadás
    .typed = elfogad, elfogadom
move-challenge = kihívás
    .typed = kihív, kihívom
move-take = felvétel
    .typed = felvesz, felveszem
move-uno = uno
    .typed = uno!
move-catch = rajtakapás
    .typed = rajtakap, rajtakapom
word-help = súgó, segítség
word-rules = szabályok, szabály
word-why = miért, miért nem
word-quit = kilépés, kilép, vége, q
key-lay = letesz egy lapot, itt a piros 7-et
key-call = leteszi, és bemondja az UNO-t
key-wild = letesz egy színválasztót: r piros, g zöld, b kék, y sárga
key-words = a többi lépés: { $words }
key-number = egy lépés a listából
key-why = megmondja, miért nem teheted le a lapot
key-rules = mutat egy szabályt; szám nélkül mindet
key-enter = újra mutatja az asztalt; elengedi, ami nem kötelező
key-quit = felállsz az asztaltól

## Az asztalnál

welcome = Üdv az asztalnál! A ? jelre jön a súgó.
round = { $number }. leosztás
table-left = ↓ balra
table-right = ↑ jobbra
table-stock = { $count } a húzópakliban
table-owed = { $count } lap vár
mark-one = UNO
mark-forgot = nem szólt!
your-hand = A lapjaid
your-moves = Lehetőségeid
not-understood = Ezt nem értem: „{ $text }”. A ? jelre jön a súgó.
did-you-mean = Ezt nem értem: „{ $text }”. Erre gondoltál: { $near }?
no-number = A listában nincs ilyen szám: { $number }.
name-a-colour = Színt is válassz: { $moves }.
why-what = Mit miért? Írj utána egy lépést: { $example }
why-allowed = Ezt megteheted.
saved = A játék feljegyzése itt van: { $file }
bye = Viszlát!
result = Eredmény
head-place = Hely
head-player = Játékos
head-points = Pont
head-cards = Maradék lapok
sheet = Pontok leosztásonként
sheet-total = Összesen

## A parancssor

cli-app = Kártyaasztal, amely magától terül. Parancs nélkül UNO-t játszol.
cli-games = A játékok, és mi választható bennük.
cli-rules = Egy játék számozott szabályai, vagy egy közülük.
cli-play = Játék a terminálban egyszerű gépi játékosok ellen.
cli-sim = Sok játék véletlen játékosokkal, összeszámolva.
cli-replay = Egy feljegyzett játék újra elmesélve, eseményről eseményre.
cli-verify = Ellenőrzi, hogy egy feljegyzés valódi-e.
cli-help = Ezt a súgót mutatja.
cli-version = A verziót mutatja.
cli-lang = Nyelv: de, en, fr vagy hu.
cli-game = Melyik játék; lásd: „tischlein games”.
cli-book = Egy játék, vagy a szabálykönyve neve.
cli-rule = Egy szabály száma, például 3.2.
cli-seats = Hányan ülnek az asztalnál.
cli-seed = Ugyanaz a kezdőérték ugyanazokat a lapokat osztja.
cli-option = Egy beállítás név=érték alakban; ismételhető.
cli-record = Ebbe a fájlba írja a játék feljegyzését.
cli-count = Hány játék.
cli-strategy = random: az összes lépés közül; brisk: letesz, amint lehet.
cli-limit = Ennyi lépés után abbahagyja a játékot.
cli-json = JSON-ként írja ki a számokat.
cli-file = Feljegyzés, ahogy a play írja; a - a szabványos bemenet.
cli-seat = Csak az, amit ez a szék látott.
cli-all = Minden lap nyíltan, a húzottak is.
cli-title-arguments = Argumentumok
cli-title-options = Kapcsolók
cli-title-commands = Parancsok
head-id = Id
head-game = Játék
head-seats = Székek
seats-range = { $low }–{ $high }
head-options = Beállítások
head-values = Értékek
head-meaning = Jelentés
legend-house = ⌂ házi szabály; az első érték él, ha az asztal nem választ mást
sim-title-random = { $game }: { $games } játék, { $seats } szék, véletlen lépések, kezdőérték: { $seed }
sim-title-brisk = { $game }: { $games } játék, { $seats } szék, véletlen, de fürge lépések, kezdőérték: { $seed }
sim-truncated = Abbahagyva
sim-length = Lépés játékonként
sim-range = Legrövidebb – leghosszabb
sim-speed = Játék másodpercenként
sim-seat = Szék
sim-wins = Győzelem
sim-place = Átlagos hely
sim-score = Átlagos pont
sim-none = –
sim-whole = { $number }
sim-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-from-to = { $low } – { $high }
sim-rate = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
sim-note = A tartományok és a ± 95%-os konfidenciaintervallumok; a győzelem, a hely és a pont csak a végigjátszott játékokból számít.
unfinished = A feljegyzés a játék vége előtt véget ér.
verified = Valódi feljegyzés: { $game }, { $seats } szék.
verified-commitment = Lenyomat
verified-deal = Osztás
verified-moves = Lépések
verified-result = Eredmény
verified-deal-ok = A kezdőérték a feljegyzés lapjait osztja.
verified-moves-ok = { $count ->
    [one] Egy lépés, láncolva és szabályosan.
   *[other] { $count } lépés, mind láncolva és szabályosan.
}
verified-result-ok = A lépések ezekhez a pontokhoz és helyekhez vezetnek.

## Ami nem sikerült

error = Hiba:
bad-lang = Nincs ilyen nyelv: „{ $lang }”; ezek vannak: { $langs }.
bad-option = Egy beállítás név=érték alakú; ez nem az: „{ $text }”.
bad-seed = A kezdőérték („{ $text }”) nem szám 0 és { $most } között.
bad-text = A kezdőérték nem UTF-8-as szöveg.
bad-count = { $name } értéke legalább 1 és legfeljebb { $most } lehet, nem { $given }.
bad-file = Ez a fájl nem olvasható: { $file } ({ $reason }).
bad-json = Ez a fájl nem JSON, tehát nem is feljegyzés: { $file }.
bad-write = Ez a fájl nem írható: { $file } ({ $reason }).
