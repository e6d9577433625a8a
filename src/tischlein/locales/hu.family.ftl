# Az oldal a családnak: a közös képernyő, többen egy készüléknél, a vezetett első játék, a tipp.

## A közös képernyő

page-screen-join = Ülj közénk
page-screen-scan = Olvasd be a telefonoddal.
page-screen-type = Olvasd be telefonnal, vagy írd be
page-screen-closed = Ennél az asztalnál senki sem nézhet bele a játékba. Nyiss egy újat, amelynél szabad nézni; azt itt is mutathatod.
page-screen-free = Szabad hely
page-screen-gathering = Foglaljatok helyet!
page-screen-lately = Az imént
page-screen-won = Nyert: { $names }!

## Többen egy készüléknél

page-hotseat = Egy készülék mindenkinek
page-hotseat-who = Kik játszanak itt?
page-hotseat-about = Írj egy-egy nevet mindenkinek, aki ennél a készüléknél játszik. Az üres helyekre a gép ül.
page-hotseat-player = Név, { $number }. hely
page-hotseat-start = Kezdjük
page-hotseat-pass = Add oda a készüléket neki: { $name }
page-hotseat-only = Most csak { $name } nézze.
page-hotseat-me = Én vagyok { $name }
page-hotseat-look = Más szeretné megnézni a lapjait
page-hotseat-cover = Lapok letakarása
page-hotseat-nobody = A lapok le vannak takarva.
page-hotseat-does = { $name }: { $move }
page-hotseat-none = Írj legalább egy nevet.
page-hotseat-public = Nyilvános asztalnál mindenkinek egy helye van. Ha többen játszanátok egy készüléknél, nyiss saját asztalt.

## A tipp

page-hint-do = Legyen így
page-hint-wait = Várok
page-hint-facts = Várható hely: { $place }, győzelem: { $win }
page-hint-others = Ez is lehet

## A vezetett első játék

page-learn = Első játék: { $game }
page-learn-next = Tovább
page-learn-good = Értem
page-learn-skip = Nem kell több tipp
page-learn-rule = { $rule } szabály
page-learn-guide = Kísérő
page-learn-wait = Terítünk …
page-learn-unknown = Ehhez a játékhoz nincs bevezető.
page-lesson-uno-aim = Mindenki szabadulni akar a lapjaitól. Aki az utolsót leteszi, nyer. Ezek a tieid.
page-lesson-uno-lay = Te jössz! Tegyél le egy lapot, amelynek a színe vagy a száma egyezik a pakli tetején lévővel. Ami illik, kiemelkedik: koppints az egyikre.
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
page-lesson-uno-named = Színválasztó: aki letette, színt választott. Mostantól ez a szín számít, bármit mutat a pakli.
page-lesson-uno-last = Valakinek egyetlen lapja maradt! Állítsd meg, ha tudod: más színnel, kimaradsz-lappal vagy húzz kettőt lappal.
page-lesson-uno-end = A leosztásnak vége. A nyertes pontot kap mindenért, ami a többieknél maradt; a jeles lapok sokat érnek.
page-lesson-ex-hop-aim = Minden sorhoz egy lapka tartozik. A fekete pontot hoz, a piros pontba kerül. A végén a legtöbb pont nyer.
page-lesson-ex-hop-colour = A te színed a játék végéig: { colour }. A kezedben viszont minden színből lehet lap, és a többiekében is.
page-lesson-ex-hop-lay = Te jössz! Tegyél bármilyen lapot bármelyik sorba. Annak számít, akié a szín: segíts magadnak a feketénél, és küldd a többieket a piroshoz.
page-lesson-ex-hop-answer = Valaki cserét ajánl. Adj titokban egy lapot a kért színből, vagy utasítsd el. Mindkettő rendben van.
page-lesson-ex-hop-full = Még egy lap, és ez a sor megtelik. Számolj: melyik szín vezet, és jó neked, ha azé lesz a lapka?
page-lesson-ex-hop-offer = Egyik lapod sem segít? Ajánlj fel egyet, és mondd meg, milyen színt kérsz érte. A számát senki sem látja.
page-lesson-ex-hop-won = Megtelt egy sor, ezért összeadtuk a színeket. A legnagyobb összeg kapta a lapkát, akár akarta, akár nem.
page-lesson-ex-hop-tie = Holtverseny a legnagyobb összegért: senki sem kapja a lapkát, és a sor újrakezdődik.
page-lesson-ex-hop-swap = Ketten cseréltek. Azt mindenki látta, hogy kik; hogy mit, csak ők tudják.
page-lesson-ex-hop-end = Elkelt az utolsó lapka. Fekete mínusz piros: ennyi pontja van mindenkinek.
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
page-lesson-xxl-cards = Minden lapon két szám van, két színben. Mindkét fele hasznos lehet.
page-lesson-xxl-up-aim = Szabadulj meg a lapjaidtól. Ha valakinek elfogyott, az nyer, akinek a kezében a legkisebb az összérték.
page-lesson-xxl-up-lay = Te jössz! Mindkét paklira ugyanolyan színű, eggyel nagyobb vagy kisebb szám illik. Ha tudsz, le is kell tenned.
page-lesson-xxl-up-draw = Semmi sem illik. Húzz egy lapot a talonból.
page-lesson-xxl-up-drawn = Ha a húzott lap illik, rögtön leteheted. Ha nem, tartsd meg.
page-lesson-xxl-up-run = A nyíl mutatja, merre tart ez a sor: mostantól csak felfelé, vagy csak lefelé. A felső lap másik száma mindkét irányban szabad.
page-lesson-xxl-up-dead = Ez a sor a végére ért: 0 alá és 10 fölé nem lehet menni. Folytasd a másik számmal.
page-lesson-xxl-below-aim = Szabadulj meg a lapjaidtól. Ha valakinek elfogyott, az nyer, akinek a kezében a legkisebb az összérték.
page-lesson-xxl-below-lay = Te jössz! A lapod egyik számának kisebbnek kell lennie a paklin lévő, ugyanolyan színű számnál. Ha tudsz, le is kell tenned.
page-lesson-xxl-below-draw = Semmi sem elég kicsi. Húzz egy lapot a talonból.
page-lesson-xxl-below-drawn = Ha a húzott lap illik, rögtön leteheted. Ha nem, tartsd meg.
page-lesson-xxl-refuse-aim = Két félidő van: az elsőben lapokat nyersz, a másodikban annyival játszol, ahányat nyertél. Csak a második számít.
page-lesson-xxl-refuse-lead = Te hívsz: válassz egy lapot, és mondd meg, melyik színét kéred.
page-lesson-xxl-refuse-follow = Adj színt: játssz ki egy lapot a megnevezett színből. Ha nincs, dobj bármit.
page-lesson-xxl-refuse-trick = A megnevezett szín legnagyobb száma viszi az ütést, és a gazdája hív legközelebb.
page-lesson-xxl-refuse-aside = Félidő! Az elvitt lapjaid közül egyet félretehetsz, és visszakapod. Erőset érdemes.
page-lesson-xxl-refuse-half = Kezdődik a második félidő. Mindenkinek annyi lapja van, ahányat elvitt.
page-lesson-xxl-refuse-pass = Valakinek több lapja van, mint neked, ezért megtagadhatod: passzolj, és tartogasd a lapodat.
page-lesson-xxl-street-aim = Gyűjts utcákat: három egymást követő szám egy színből. A lapjaik összértéke a pontod.
page-lesson-xxl-street-turn = Te jössz! Előbb egy utca, ha van, aztán egy csere, ha szeretnél. Vagy passzolj.
page-lesson-xxl-street-build = Letehetsz egy utcát! A középső lapok segíthetnek; legalább egy a kezedből való.
page-lesson-xxl-street-exchange = Még nincs utca. Cserélj egy lapot egy középsőre, vagy tegyél oda egyet, és húzz újat.
page-lesson-xxl-street-after = Szép utca. Cserélj egy lapot, ha szeretnél, vagy mondd, hogy kész.
page-lesson-xxl-street-laid = Egy utca az asztalon. Aki letette, négy lapra egészíti ki a kezét.
page-lesson-xxl-street-passed = Senki sem jutott előbbre, ezért új lap kerül középre.
page-lesson-xxl-runs-aim = Szabadulj meg a lapjaidtól. Ha valakinek elfogyott, az nyer, akinek a kezében a legkisebb az összérték.
page-lesson-xxl-runs-lay = Te jössz! Egy 10-es megnyitja a színe sorát. Onnan lefelé megy: 9, 8, 7 … Ha tudsz, le is kell tenned.
page-lesson-xxl-runs-draw = Semmi sem illik. Húzz egy lapot a talonból.
page-lesson-xxl-runs-drawn = Ha a húzott lap illik, rögtön leteheted. Ha nem, tartsd meg.
page-lesson-xxl-runs-down = Elkezdődött egy sor. Ide csak a szín következő, eggyel kisebb száma illik.
page-lesson-xxl-runs-zero = A 0 lezár egy sort. Ez a szín most egy újabb 10-essel kezdheti elölről.
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
page-lesson-xxl-end = A játéknak vége. Aki ugyanannyit ért el, osztozik a helyen.
