# UNO

## Lapok: a $colour értéke r, g, b vagy y; a $kind értéke number, two, reverse, skip, wild vagy four.

card-uno = { $kind ->
    [number] { card-number }
    [two] { colour } húzz kettőt
    [reverse] { colour } fordító
    [skip] { colour } kimaradsz-lap
    [wild] színválasztó
   *[four] húzz négyet
}
    .the = { $kind ->
        [number] { card-number.the }
        [two] a { card-uno } lapot
        [skip] a { card-uno }ot
        [four] a { card-uno } lapot
       *[other] a { card-uno }t
    }
    .on = { $kind ->
        [number] { card-number.on }
        [two] a { card-uno } lapra
        [four] a { card-uno } lapra
       *[other] a { card-uno }ra
    }

## A játék és a beállításai

game-uno = UNO, egy leosztás
game-uno-match = UNO, játszma 500-ig
option-scoring = Pontozás: a győztes kap pontot a többiek lapjaiért, vagy mindenki a sajátjaiért
option-stacking = Halmozás: a húzz kettőt lapra húzz kettőt felelhet, és összeadódnak
option-reverse_skips = Kihagyó fordító: ha ketten játszotok, a fordító miatt a másik kimarad
option-draw_until_playable = Húzás odaillő lapig: addig kell húzni, amíg letehető lap nem jön

## Mi történt

draws-entry = { $name }: { $card }
event-uno-lot = Mindenki húz egy lapot: ki oszt? { $draws }.
event-uno-draw-two = { $who ->
    [you] Húzol { cards } a húzz kettőt miatt.
   *[other] { $name } húz { cards } a húzz kettőt miatt.
}
event-uno-draw-four = { $who ->
    [you] Húzol { cards } a húzz négyet miatt.
   *[other] { $name } húz { cards } a húzz négyet miatt.
}
event-uno-draw-bluff = { $who ->
    [you] Húzol { cards } a blöff miatt.
   *[other] { $name } húz { cards } a blöff miatt.
}
event-uno-draw-challenge = { $who ->
    [you] Húzol { cards } az alaptalan kihívás miatt.
   *[other] { $name } húz { cards } az alaptalan kihívás miatt.
}
event-uno-draw-caught = { $who ->
    [you] Húzol { cards } az elfelejtett bemondás miatt.
   *[other] { $name } húz { cards } az elfelejtett bemondás miatt.
}
event-uno-start = Az első felfordított lap: { $card }.
event-uno-return = A húzz négyet nem lehet első lap: visszakerül a húzópakliba, és jön egy keverés.
event-uno-play = { $who ->
    [you] { $call ->
        [yes] Leteszed { $card_the }, és bemondod: UNO!
       *[no] Leteszed { $card_the }.
    }
   *[other] { $call ->
        [yes] { $name } leteszi { $card_the }, és bemondja: UNO!
       *[no] { $name } leteszi { $card_the }.
    }
}
event-uno-play-colour = { $who ->
    [you] { $call ->
        [yes] Leteszed { $card_the }, { $colour_the } választod, és bemondod: UNO!
       *[no] Leteszed { $card_the }, és { $colour_the } választod.
    }
   *[other] { $call ->
        [yes] { $name } leteszi { $card_the }, { $colour_the } választja, és bemondja: UNO!
       *[no] { $name } leteszi { $card_the }, és { $colour_the } választja.
    }
}
event-uno-accept = { $who ->
    [you] Elfogadod a húzz négyet lapot.
   *[other] { $name } elfogadja a húzz négyet lapot.
}
event-uno-challenge-guilty = { $who ->
    [you] Kihívással élsz. { $challenged_name } bűnös: blöff volt!
   *[other] { $challenged_who ->
        [you] { $name } kihívással él. Bűnös vagy: blöff volt!
       *[other] { $name } kihívással él. { $challenged_name } bűnös: blöff volt!
    }
}
event-uno-challenge-innocent = { $who ->
    [you] Kihívással élsz. { $challenged_name } ártatlan: nem volt blöff!
   *[other] { $challenged_who ->
        [you] { $name } kihívással él. Ártatlan vagy: nem volt blöff!
       *[other] { $name } kihívással él. { $challenged_name } ártatlan: nem volt blöff!
    }
}
event-uno-take = { $who ->
    [you] Felveszed az összegyűlt lapokat.
   *[other] { $name } felveszi az összegyűlt lapokat.
}
event-uno-call = { $who ->
    [you] Pótlod a bemondást: UNO!
   *[other] { $name } pótolja a bemondást: UNO!
}
event-uno-catch = { $who ->
    [you] Rajtakapás! Észrevetted, hogy { $caught_name } nem mondta be az UNO-t.
   *[other] { $caught_who ->
        [you] { $name } rajtakap: nem mondtad be az UNO-t!
       *[other] Rajtakapás! { $name } észrevette, hogy { $caught_name } nem mondta be az UNO-t.
    }
}
event-uno-name = { $who ->
    [you] Te { $colour_the } választod.
   *[other] { $name } { $colour_the } választja.
}
event-uno-skip = { $who ->
    [you] Kimaradsz.
   *[other] { $name } kimarad.
}
event-uno-end = { $who ->
    [you] Megnyerted a leosztást!
   *[other] { $name } megnyerte a leosztást.
}

## Miért nem szabad egy lépés

refuse-uno-2-8 = Előbb színt kell választanod a felfordított színválasztóhoz: írd be, hogy =r, =g, =b vagy =y.
refuse-uno-3-1 = { not-your-turn }
refuse-uno-3-2 = Nem teheted { $card_the } { $top_on }: az érvényes szín a { $colour }.
refuse-uno-3-3 = { not-held }
refuse-uno-3-6 = Most húztad { $drawn_the }: tedd le, ha illik, vagy tartsd meg.
refuse-uno-3-7 = Nem húztál olyan lapot, amelyet megtarthatnál.
refuse-uno-3-9 = { $draw ->
    [yes] { $play ->
        [yes] Nincs miből húzni, ezért le kell tenned egy lapot.
       *[no] Nincs miből húzni, ezért passzolsz.
    }
   *[no] { $play ->
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
refuse-uno-6-3 = Nincs mit pótolnod: nem felejtetted el a bemondást, már elintéződött, vagy elmúlt a pillanat. Az UNO-t az utolsó előtti lappal együtt mondod be, a lépés végén egy ! jellel: r7!
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

ask-uno-play = Te jössz: tegyél le egy lapot, vagy húzz.
ask-uno-drawn = Leteszed a húzott lapot, vagy megtartod?
ask-uno-answer = { $played_by_name } húzz négyet lapja sújt: elfogadod, vagy kihívással élsz?
ask-uno-hit = { $owed } lap sújt: teszel rá húzz kettőt, vagy felveszed őket?
ask-uno-colour = Az első lap színválasztó: válassz színt.
ask-uno-catch = { $forgot_name } kezében csak egy lap maradt, és nem mondta be az UNO-t! Rajtakapod? (Enter: hagyod)
ask-uno-uno = Elfelejtetted bemondani az UNO-t! Pótlod? (Enter: hagyod)

## Mit lehet beírni

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
key-uno-play = letesz egy lapot, itt a piros 7-et
key-uno-call = leteszi, és bemondja az UNO-t
key-uno-wild = letesz egy színválasztót: r piros, g zöld, b kék, y sárga

## Az asztalnál

table-uno-owed = { $count } lap vár
mark-uno-one = UNO
mark-uno-forgot = nem szólt!

## Miért jó egy lépés

reason-uno-out = Ez az utolsó lapod: megnyered a leosztást.
reason-uno-hit = A következő játékosnak alig maradt lapja: ne hagyd lépni.
reason-uno-colour = Egyik színből sincs ennél több lapod.
reason-uno-keeps-wild = A mindenre illő lapjaidat későbbre tartogatod.
reason-uno-stays = Ebből a színből marad még lapod a folytatáshoz.
reason-uno-free = Semmibe sem kerül, még a körödbe sem.
reason-uno-bluff = Elég valószínű a blöff ahhoz, hogy két további lapot kockáztass.
reason-uno-honest = Túl valószínűtlen a blöff ahhoz, hogy két további lapot kockáztass.

## On the page, and in the guided first game

page-lesson-uno-aim = Mindenki szabadulni akar a lapjaitól. Aki az utolsót leteszi, nyer. Ezek a tieid.
page-lesson-uno-play = Te jössz! Tegyél le egy lapot, amelynek a színe vagy a száma egyezik a dobópakli tetején lévővel. Ami illik, kiemelkedik: koppints az egyikre.
page-lesson-uno-draw = Egyetlen lapod sem illik. Koppints a húzópaklira, és húzz egyet.
page-lesson-uno-drawn = Ezt a lapot húztad az imént. Ha illik, rögtön leteheted. Ha nem, tartsd meg, és megy tovább a játék.
page-lesson-uno-colour = A játék színválasztóval kezdődik, és te mondod meg a színt. Válaszd azt, amelyikből a legtöbb van nálad.
page-lesson-uno-answer = Húzz négyet ellened! Ha elfogadod, négy lapot húzol. De lehet, hogy nem hiszed el: ha blöff volt, a másik húz, ha nem, te húzol hatot.
page-lesson-uno-hit = Húzz kettőt sújt. Ennél az asztalnál tehetsz rá még egyet, és akkor a következő kapja az egészet. Ha nem, vedd fel a lapokat.
page-lesson-uno-forgot = Elfelejtetted bemondani az UNO-t! Gyorsan pótold, mielőtt valaki észreveszi.
page-lesson-uno-catch = Valakinek már csak egy lapja van, és nem mondta be az UNO-t. Légy gyors, kapd rajta: akkor kettőt húz.
page-lesson-uno-call = Már csak két lapod van! Mondd be az UNO-t azzal együtt, amelyiket most leteszed. Ha elfelejted, a többiek két lapot húzathatnak veled.
page-lesson-uno-wild = Van egy színválasztód. Mindenre illik, és te mondod meg, melyik szín jön. Tartogasd arra, amikor semmi más nem segít.
page-lesson-uno-four = Van egy húzz négyet lapod. Csak akkor tisztességes, ha nincs lapod az érvényes színből. Blöffölhetsz, de lebukhatsz.
page-lesson-uno-two = Húzz kettőt: aki következne, felvesz két lapot, és kimarad.
page-lesson-uno-skip = Kimaradsz-lap: aki következne, most nem jön.
page-lesson-uno-reverse = Fordító: mostantól a másik irányba megy a játék.
page-lesson-uno-named = Színválasztó: aki letette, színt választott. Mostantól ez a szín számít, bármit mutat a dobópakli.
page-lesson-uno-last = Valakinek egyetlen lapja maradt! Állítsd meg, ha tudod: más színnel, kimaradsz-lappal vagy húzz kettőt lappal.
page-lesson-uno-end = A leosztásnak vége. A nyertes pontot kap mindenért, ami a többieknél maradt; a jeles lapok sokat érnek.
page-ask-uno-catch = { $forgot_name } kezében csak egy lap maradt, és nem mondta be az UNO-t! Rajtakapod?
page-ask-uno-uno = Elfelejtetted bemondani az UNO-t! Pótlod?
page-refuse-uno-2-8 = Előbb színt kell választanod a felfordított színválasztóhoz.
page-refuse-uno-4-6 = Most nincs mihez színt választani. A színválasztóval együtt rögtön választasz.
page-refuse-uno-6-3 = Nem felejtettél el semmit bemondani. Az UNO-t az utolsó előtti lappal együtt mondod be.
page-named-uno-call = UNO!
    .ask = Bemondod az UNO-t?
    .not = UNO nélkül
page-move-uno = UNO!
page-move-catch = Megvagy!
page-key-uno = UNO bemondása
page-key-catch = rajtakapni, aki nem mondta be
page-mark-uno-forgot = UNO?

## Pillanatok az oldalon

page-seat-event-uno-play-call = UNO!
page-seat-event-uno-call = UNO!
page-seat-event-uno-accept = Elfogadja
page-seat-event-uno-challenge-guilty = Blöff volt!
page-seat-event-uno-challenge-innocent = Nem blöff!
page-seat-event-uno-catch-at-caught = Rajtakapva!

## One line about each game, on the start page

page-about-uno = Színre színt vagy számra számot, és ne feledd a bemondást
