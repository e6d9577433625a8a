# XXL

## A lapok: két szám, mindegyik a maga színében. A $place értéke pile, run, discard vagy open.

number-xxl = { colour } { number }
card-xxl = { $first } / { $second }
    .the = a { $first } / { $second } lapot
    .first = { $first }
place-xxl = { $place ->
    [pile] ide: { $number }. halom
    [sequence] a { colour } sorhoz
    [open] középre
   *[discard] a dobópaklira
}

## A játékok és a beállításaik; a nevek a dobozról valók

game-xxl-rauf-runter = XXL 1: Rauf & Runter
    .short = 1: Rauf & Runter
game-xxl-drunter-bleiben = XXL 2: Immer schön drunter bleiben
    .short = 2: Immer schön drunter bleiben
game-xxl-verweigern = XXL 3: Verweigern gestattet
    .short = 3: Verweigern gestattet
game-xxl-strassenbau = XXL 4: Straßenbau
    .short = 4: Straßenbau
game-xxl-reihe = XXL 5: Auf die Reihe bekommen
    .short = 5: Auf die Reihe bekommen
game-xxl-farbe = XXL 6: Ich bestimm’ die Farbe!
    .short = 6: Ich bestimm’ die Farbe!
game-xxl-farbe-plus = XXL 6+: Ich bestimm’ die Farbe! Plus
    .short = 6+: Ich bestimm’ die Farbe! Plus
game-xxl-pur = XXL pur
game-xxl-individuell = XXL individuell
option-rounds = Fordulók: hányszor játsszátok végig a sorozat játékait
option-games = Játékok: a számuk sorban, akár ismétléssel
value-games = 1,5,6+ …

## Mi történt

event-xxl-play-on = { $who ->
    [you] Leteszed { $card_the } { $on }.
   *[other] { $name } leteszi { $card_the } { $on }.
}
event-xxl-trick = { $who ->
    [you] Te viszed az ütést, a színe: { $colour }.
   *[other] { $name } viszi az ütést, a színe: { $colour }.
}
event-xxl-aside = { $who ->
    [you] Választottál.
   *[other] { $name } választott.
}
event-xxl-aside-card = { $who ->
    [you] Félreteszed { $card_the }.
   *[other] { $name } félreteszi { $card_the }.
}
event-xxl-aside-none = { $who ->
    [you] Egy lapot sem teszel félre.
   *[other] { $name } egy lapot sem tesz félre.
}
event-xxl-half = Kezdődik a második félidő: a félretettek kivételével minden lapot megkeverünk, és osztunk.
event-xxl-trump = { $who ->
    [you] Megnevezed az adut: { $colour }.
   *[other] { $name } megnevezi az adut: { $colour }.
}
event-xxl-run = { $who ->
    [you] Leteszel egy utcát, { $colour }, { $points } pont.
   *[other] { $name } letesz egy utcát, { $colour }, { $points } pont.
}
event-xxl-exchange = { $who ->
    [you] Odaadod { $gave_the }, és elveszed { $took_the }.
   *[other] { $name } odaadja { $gave_the }, és elveszi { $took_the }.
}
event-xxl-put_open = { $who ->
    [you] Középre, nyitva leteszed { $card_the }.
   *[other] { $name } középre, nyitva leteszi { $card_the }.
}
event-xxl-done = { $who ->
    [you] Nem cserélsz lapot.
   *[other] { $name } nem cserél lapot.
}
event-xxl-all_passed = Senki sem jut tovább: felfordítunk még egy lapot.
event-xxl-sheet = { $game } ({ $number }. játék, összesen { $of })

## Miért nem szabad egy lépés

refuse-xxl-1-2 = { $why ->
    [must] Nem húzhatsz: van odaillő lapod, le kell tenned egyet.
   *[held] { not-held }
}
refuse-xxl-1-3 = Ez a halom ({ $pile }.) nem folytatható ezzel: { $card_first }. Legfelül: { $top }.
refuse-xxl-1-4 = Ezen a halmon ({ $pile }.) a sor a másik irányba tart, ez már nem illik: { $card_first }.
refuse-xxl-1-5 = Ezen a halmon ({ $pile }.) a sor a végére ért, ez már nem illik: { $card_first }.
refuse-xxl-1-7 = { $why ->
    [keep] Nem húztál lapot, amelyet megtarthatnál.
   *[drawn] Most húztad { $drawn_the }: tedd le, ha illik, vagy tartsd meg.
}
refuse-xxl-1-9 = { game-over }
refuse-xxl-2-2 = { refuse-xxl-1-2 }
refuse-xxl-2-3 = Ez a lap egyik közös színben sem kisebb: { $card }. Legfelül: { $top }.
refuse-xxl-2-4 = { refuse-xxl-1-7 }
refuse-xxl-2-6 = { game-over }
refuse-xxl-3-2 = { $why ->
    [name] Te hívsz: nevezd meg a lap egyik színét is, például r0y7=y.
   *[led] Ennek az ütésnek a színe már megvan: { $colour }. Játssz ki egy lapot szín megnevezése nélkül.
}
refuse-xxl-3-3 = { $why ->
    [follow] Tudsz színt adni, tehát ezt kell adnod: { $colour }; ezen a lapon nem szerepel: { $card }.
   *[held] { not-held }
}
refuse-xxl-3-5 = { game-over }
refuse-xxl-3-6 = { $why ->
    [due] Előbb mindenki, aki vitt ütést, kiválaszt egy félreteendő lapot, vagy egyet sem.
    [now] Félretenni csak a két félidő között lehet.
    [empty] Nem vittél ütést, így nincs mit félretenned.
    [final] Már választottál, és a választás végleges.
   *[won] Ezt a lapot nem te vitted el: { $card }.
}
refuse-xxl-3-9 = { $why ->
    [half] Passzolni csak a második félidőben lehet.
    [lead] Te hívsz, ezért nem passzolhatsz.
   *[most] Senkinek sincs több lapja, mint neked, ezért nem passzolhatsz.
}
refuse-xxl-3-10 = { game-over }
refuse-xxl-4-2 = { $why ->
    [second] Már letettél egy utcát: körönként csak egyet lehet.
   *[pass] Letettél egy utcát, már nem passzolhatsz: cserélj egy lapot, vagy mondd, hogy kész.
}
refuse-xxl-4-3 = { $why ->
    [missing] Ez a lap nincs a kezedben, és nyitva sem fekszik: { $card }.
   *[hand] Az utca legalább egy lapjának a kezedből kell származnia.
}
refuse-xxl-4-5 = { $why ->
    [held] { not-held }
    [stock] A talon üres, ezért csak nyitott lapra cserélhetsz.
    [nothing] A talon üres, és nyitott lap sincs: nincs mire cserélned.
   *[open] Ez a lap nem fekszik nyitva: { $card }.
}
refuse-xxl-4-6 = Nem tettél le utcát; ha semmit sem akarsz tenni, passzolj.
refuse-xxl-4-8 = { game-over }
refuse-xxl-5-2 = { refuse-xxl-1-2 }
refuse-xxl-5-3 = Ez nem illik: { $card_first }. A { $colour } sorban a következő szám: { $wanted }.
refuse-xxl-5-4 = A { $colour } sor még nem ért el a 0-hoz, a következő száma: { $wanted }. Az új 10 várjon.
refuse-xxl-5-6 = { refuse-xxl-1-7 }
refuse-xxl-5-8 = { game-over }
refuse-xxl-6-2 = { $why ->
    [open] Tudsz színt adni, tehát ezt kell adnod: { $colours }; ezen a lapon egyik sem szerepel: { $card }.
    [follow] Tudsz színt adni, tehát ezt kell adnod: { $colour }; ezen a lapon nem szerepel: { $card }.
   *[held] { not-held }
}
refuse-xxl-6-6 = { game-over }
refuse-xxl-7-1 = { $why ->
    [due] Előbb nevezd meg az adut: =r, =g, =b vagy =y.
   *[named] Az adu már megvan: { $trump }.
}
refuse-xxl-7-2 = Ez a lap csak aduként számít ({ $trump }), te pedig adu nélkül is tudsz színt adni: { $card }.
refuse-xxl-7-3 = Tudsz színt adni, de ezzel nem: { $card }. Az adu: { $trump }.
refuse-xxl-8-5 = { not-your-turn }
refuse-xxl-9-3 = Jó, ha legalább annyi forduló van, ahány játékos; itt { $seats } játékosra { $rounds } jut.
refuse-xxl-9-4 = A 6+ játékra { $plus ->
    [one] egyszer
   *[other] { $plus } alkalommal
} kerül sor, és { $seats } játékos van: nem mindenki nevezi meg ugyanannyiszor az adut.

## Mit kérdezünk egy széktől

ask-xxl-play = { $table ->
    [play] Te jössz: tegyél le egy lapot.
    [draw] Egyetlen lapod sem illik: húzz egyet.
    [follow] Te jössz: adj színt ({ $colours }).
    [follow-pass] Te jössz: adj színt ({ $colours }), vagy passzolj.
    [throw] Nem tudsz színt adni ({ $colours }): játssz ki bármilyen lapot.
    [throw-pass] Nem tudsz színt adni ({ $colours }): játssz ki bármilyen lapot, vagy passzolj.
   *[run] Te jössz: tegyél le egy utcát vagy cserélj egy lapot, ha tudsz, vagy passzolj.
}
ask-xxl-drawn = Tedd le a húzott lapot, ha illik, vagy tartsd meg.
ask-xxl-lead = { $table ->
    [name] Te hívsz: játssz ki egy lapot, és nevezd meg az egyik színét.
   *[lead] Te hívsz: játssz ki bármilyen lapot.
}
ask-xxl-aside = Melyik elvitt lapodat teszed félre a második félidőre?
ask-xxl-trump = Te hívsz elsőként: nevezd meg az adut.
ask-xxl-exchange = Cserélj egy lapot, vagy mondd, hogy kész.

## Mit lehet beírni

move-done = kész
    .typed = kész vagyok
move-none = egyik sem
    .typed = egyet sem
key-xxl-pile = letesz egy lapot az első számával, itt a sárga 7-et a piros 0-val a 2. halomra
key-xxl-sequence = letesz egy lapot az első számával, itt a sárga sorhoz
key-xxl-draw = húz egy lapot, ha egyik lapod sem illik
key-xxl-keep = megtartja a húzott lapot
key-xxl-play = kijátszik egy lapot, itt a piros 0-t a sárga 7-tel
key-xxl-lead = hív egy lapot, és megnevezi az egyik színét, itt a sárgát
key-xxl-pass = kihagy egy ütést, a második félidőben
key-xxl-aside = félretesz egy elvitt lapot, a félidők között
key-xxl-none = egyet sem tesz félre
key-xxl-trump = megnevezi az adut: r piros, g zöld, b kék, y sárga
key-xxl-run = letesz egy három lapból álló utcát
key-xxl-swap = egy kezedben lévő lapot nyitottra cserél
key-xxl-open = középre, nyitva letesz egy lapot, és húz egyet
key-xxl-skip = ebben a körben semmit sem tesz
key-xxl-done = utca után befejezi a lépésedet
moves-xxl-swap = lap cseréje nyitottra
moves-xxl-open = lap nyitva letétele és húzás
moves-xxl-lead = hívás szín megnevezésével

## Az asztalnál

table-xxl-stock = { $count } a talonban
table-xxl-pile = { $number }. halom
table-xxl-below = { $number }. halom, alatta
table-xxl-fits = illik
table-xxl-half = { $number ->
    [1] Első félidő
   *[2] Második félidő
}
table-xxl-last = { $who ->
    [you] Utolsó ütés, te vitted
   *[other] Utolsó ütés, { $name } vitte
}
table-xxl-row = Nyitva
head-runs = Utcák

## Miért jó egy lépés: lerakás és utcák

reason-shedding-out = Ez az utolsó lapod: nyertél.
reason-shedding-last = Ezután csak egy lapod marad, és az illik.
reason-shedding-blocks = Ezután nem illik olyan lap, amely másnál lehet.
reason-shedding-next = Ezt a sort te magad is folytathatod.
reason-shedding-highest = A megmaradó lapjaid közül egyik sem ér többet.
reason-shedding-follows = Ezután is illik még egy lapod.
reason-shedding-saves = Tartogatod a lapot egy olyan körre, amikor más lapod nem illik.
reason-shedding-forced = Egyik lapod sem illik, amelyet most letehetnél.
reason-run-highest = Egyik utca sem ér többet, amelyet most letehetsz.
reason-run-ready = Ezután egy egész utca van a kezedben, amelyet senki sem vehet el.
reason-run-pair = Ezután több olyan utca van, amelyhez már csak egy lap hiányzik a kezedből.
reason-run-denies = Ezután kevesebb olyan utca van, amelynek már két lapja nyitva fekszik.
reason-run-fresh = Ez a lap egyik párodhoz sem kell, és húzol helyette egy újat.
reason-run-harmless = Ezután sincs több olyan utca, amelynek két lapja nyitva fekszik, mint eddig.
reason-run-held = Már egy egész utca van a kezedben.

## Miért jó egy lépés: ütések

reason-xxl-trick-takes = Utánad már senki sem játszik: ezzel a lappal tiéd az ütés.
reason-xxl-trick-sure = Ebben az ütésben ezt a lapot már senki sem tudja felülütni.
reason-xxl-trick-likely = Ezzel a lappal valószínűleg tiéd lesz az ütés.
reason-xxl-trick-poor = Az ütést nem viszed el vele, de a lehető legkevesebb pontot adod oda.
reason-xxl-trick-spare = Később ezt a lapot tudod a legkönnyebben nélkülözni.
reason-xxl-trick-pass = A passzolás egyetlen lapodba sem kerül.
reason-xxl-trick-aside = A megnyert lapjaid egyikén sincs nagyobb szám.
reason-xxl-trick-redeal = Egy új lap valószínűleg jobb, mint bármelyik, amelyet megnyertél.
reason-xxl-trick-trump = Egyetlen más színből sincs több lapod.

## On the page, and in the guided first game

page-lesson-xxl-cards = Minden lapon két szám van, két színben. Mindkét fele hasznos lehet.
page-lesson-xxl-up-aim = Szabadulj meg a lapjaidtól. Ha valakinek elfogyott, az nyer, akinek a kezében a legkisebb az összérték.
page-lesson-xxl-up-play = Te jössz! Mindkét halomra ugyanolyan színű, eggyel nagyobb vagy kisebb szám illik. Ha tudsz, le is kell tenned.
page-lesson-xxl-up-draw = Semmi sem illik. Húzz egy lapot a talonból.
page-lesson-xxl-up-drawn = Ha a húzott lap illik, rögtön leteheted. Ha nem, tartsd meg.
page-lesson-xxl-up-heading = A nyíl mutatja, merre tart ez a sor: mostantól csak felfelé, vagy csak lefelé. A felső lap másik száma mindkét irányban szabad.
page-lesson-xxl-up-dead = Ez a sor a végére ért: 0 alá és 10 fölé nem lehet menni. Folytasd a másik számmal.
page-lesson-xxl-below-aim = Szabadulj meg a lapjaidtól. Ha valakinek elfogyott, az nyer, akinek a kezében a legkisebb az összérték.
page-lesson-xxl-below-play = Te jössz! A lapod egyik számának kisebbnek kell lennie a dobópaklin lévő, ugyanolyan színű számnál. Ha tudsz, le is kell tenned.
page-lesson-xxl-below-draw = Semmi sem elég kicsi. Húzz egy lapot a talonból.
page-lesson-xxl-below-drawn = Ha a húzott lap illik, rögtön leteheted. Ha nem, tartsd meg.
page-lesson-xxl-refuse-aim = Két félidő van: az elsőben lapokat nyersz, a másodikban annyival játszol, ahányat nyertél. Csak a második számít.
page-lesson-xxl-refuse-lead = Te hívsz: válassz egy lapot, és mondd meg, melyik színét kéred.
page-lesson-xxl-refuse-follow = Adj színt: játssz ki egy lapot a megnevezett színből. Ha nincs, dobj bármit.
page-lesson-xxl-refuse-trick = A megnevezett szín legnagyobb száma viszi az ütést, és a gazdája hív legközelebb.
page-lesson-xxl-refuse-aside = Félidő! Az elvitt lapjaid közül egyet félretehetsz, és visszakapod. Erőset érdemes.
page-lesson-xxl-refuse-half = Kezdődik a második félidő. Mindenkinek annyi lapja van, ahányat elvitt.
page-lesson-xxl-refuse-pass = Valakinek több lapja van, mint neked, ezért megtagadhatod: passzolj, és tartogasd a lapodat.
page-lesson-xxl-run-aim = Gyűjts utcákat: három egymást követő szám egy színből. A lapjaik összértéke a pontod.
page-lesson-xxl-run-turn = Te jössz! Előbb egy utca, ha van, aztán egy csere, ha szeretnél. Vagy passzolj.
page-lesson-xxl-run-build = Letehetsz egy utcát! A középső lapok segíthetnek; legalább egy a kezedből való.
page-lesson-xxl-run-exchange = Még nincs utca. Cserélj egy lapot egy középsőre, vagy tegyél oda egyet, és húzz újat.
page-lesson-xxl-run-after = Szép utca. Cserélj egy lapot, ha szeretnél, vagy mondd, hogy kész.
page-lesson-xxl-run-played = Egy utca az asztalon. Aki letette, négy lapra egészíti ki a kezét.
page-lesson-xxl-run-passed = Senki sem jutott előbbre, ezért új lap kerül középre.
page-lesson-xxl-sequence-aim = Szabadulj meg a lapjaidtól. Ha valakinek elfogyott, az nyer, akinek a kezében a legkisebb az összérték.
page-lesson-xxl-sequence-play = Te jössz! Egy 10-es megnyitja a színe sorát. Onnan lefelé megy: 9, 8, 7 … Ha tudsz, le is kell tenned.
page-lesson-xxl-sequence-draw = Semmi sem illik. Húzz egy lapot a talonból.
page-lesson-xxl-sequence-drawn = Ha a húzott lap illik, rögtön leteheted. Ha nem, tartsd meg.
page-lesson-xxl-sequence-down = Elkezdődött egy sor. Ide csak a szín következő, eggyel kisebb száma illik.
page-lesson-xxl-sequence-zero = A 0 lezár egy sort. Ez a szín most egy újabb 10-essel kezdheti elölről.
page-lesson-xxl-colour-aim = Vigyél ütéseket nagy lapokkal: az elvitt lapok összértéke a pontod.
page-lesson-xxl-colour-lead = Te hívsz, bármilyen lappal. A többieknek a két színe közül az egyiket kell adniuk.
page-lesson-xxl-colour-follow = Adj színt: játssz ki egy lapot a hívott színekből. Ha nincs, dobj bármit.
page-lesson-xxl-colour-fixed = Megvan az ütés színe: az első lap döntötte el, amelyen a kettő közül csak az egyik szerepelt.
page-lesson-xxl-colour-trick = Ennek a színnek a legnagyobb száma viszi az ütést, és a gazdája hív legközelebb.
page-lesson-xxl-trump-aim = Vigyél ütéseket nagy lapokkal. Az egyik szín az adu, és minden mást üt.
page-lesson-xxl-trump-name = Te nevezed meg az adut. Válaszd azt a színt, amelyből a legtöbb vagy a legnagyobb lapod van.
page-lesson-xxl-trump-card = Amelyik lapon adu van, az csak adu: a másik színe nem számít.
page-lesson-xxl-trump-lead = Te hívsz, bármilyen lappal. Ha adu van rajta, mindenkinek adut kell adnia.
page-lesson-xxl-trump-follow = Adj a hívott színből. Csak ha nem tudsz, akkor játszhatsz adut, vagy dobhatsz bármit.
page-lesson-xxl-trump-trick = A legnagyobb adu viszi az ütést; adu nélkül az ütés színének legnagyobb száma.
page-lesson-xxl-end = A játéknak vége. Aki ugyanannyit ért el, osztozik a helyezésen.
page-refuse-xxl-3-2 = { $why ->
    [name] Te hívsz: nevezd meg a lap egyik színét is.
   *[led] Ennek az ütésnek a színe már megvan: { $colour }. Játssz ki egy lapot szín megnevezése nélkül.
}
page-refuse-xxl-7-1 = { $why ->
    [due] Előbb nevezd meg az adut.
   *[named] Az adu már megvan: { $trump }.
}

## Pillanatok az oldalon

page-end-title-xxl-half = Félidő
page-end-next-xxl-half = { $own ->
    [0] Nem nyertél lapot, ezért a második félidőben nincs mivel játszanod: nézed a többieket, és nem kapsz pontot. Csak az számít, amit most nyernek.
   *[other] Mindenki annyi lapot kap, amennyit nyert. Csak a második félidő ütései számítanak, és passzolhat, akinek kevesebb lapja van, mint valaki másnak.
}
page-no-cards-xxl-half = Az első félidőben nem nyertél lapot, ezért most nincs mit kijátszanod. A többiek tovább játszanak.
page-taken-value-xxl-trick-half = { $half ->
    [1] { $cards } lap a második félidőre
   *[other] { $values } = { $points } pont
}
page-seat-event-xxl-run = Utca: +{ $points }
page-seat-event-xxl-exchange = Lapot cserél
page-seat-event-xxl-trump = Adu: { $colour }
page-zone-xxl-open = Nyílt lapok: { $count }
page-zone-xxl-runs = { $who ->
    [you] A te utcáid: { cards }
   *[other] { $name } utcái: { cards }
}
page-zone-xxl-sequence = Sor, { colour }
page-goal-xxl-rauf-runter = Szabadulj meg a lapjaidtól: minden halomra az azonos színű következő szám jön, fel vagy le.
page-goal-xxl-drunter-bleiben = Szabadulj meg a lapjaidtól: mindig kisebb szám jön azonos színben.
page-goal-xxl-verweigern = Az első félidőben lapokat nyerj, a másodikban ugyanannyi lappal pontokat.
page-goal-xxl-strassenbau = Gyűjts utcákat: három egymást követő szám egy színben. A legnagyobb összeg nyer.
page-goal-xxl-reihe = Szabadulj meg a lapjaidtól: minden szín 10-től 0-ig megy lefelé.
page-goal-xxl-farbe = Nyerj ütéseket nagy lapokkal: minden megnyert lap az összegét éri.
page-goal-xxl-farbe-plus = Nyerj ütéseket nagy lapokkal; egy szín adu, és üti a többit.

## One line about each game, on the start page

page-about-xxl-rauf-runter = Eggyel feljebb vagy lejjebb, két halomra
page-about-xxl-drunter-bleiben = Mindig kisebbet az előzőnél
page-about-xxl-verweigern = Ütések két félidőben, és szabad megtagadni
page-about-xxl-strassenbau = Építs hármas sorokat
page-about-xxl-reihe = 10-től 0-ig, színről színre
page-about-xxl-farbe = Ütések, amelyek színe játék közben dől el
page-about-xxl-pur = A doboz mind a hat játéka, egymás után
