### Egy játék elemzése

page-review-none = Ehhez a játékhoz nincs elemzés.
page-review-working = A játékot sokszor végigjátsszuk. Eddig megvizsgálva: { $share }
page-review-progress = Az elemzés állása
page-review-done = Az elemzés elkészült.
page-review-curve = A nyerési esélyek
page-review-standing = Esélyek a sorozat megnyerésére
page-review-curve-about = { $kind ->
    [known] Ahogy mindenki a látott lapjaiból megítélhette, minden saját döntése után.
    [open] Mindenki lapjait kiterítve. Amit még senki sem látott, az a véletlenre marad.
   *[series] A sorozat minden játéka után.
}
page-review-curve-ear = Az alábbi táblázat ugyanezeket az esélyeket tartalmazza szövegként.
page-review-at = Hely a játékban
page-review-before = Az osztás előtt: mindenkinek egyforma az esélye.
page-review-before-series = Az első játék előtt: mindenkinek egyforma az esélye.
page-review-after-game = A(z) { $number }. játék után
page-review-move = { $number }. lépés:
page-review-passed = { $name } nem tesz semmit.
page-review-table = Az esélyek táblázatban
page-review-event = Ami történt
page-review-open = Minden lapot kiterítve
page-review-open-note = Csak érdekesség: játék közben ezt senki sem tudhatta. Az értékelések és az ügyesség sosem függnek tőle.
page-review-part = Melyik játék
page-review-series = Az egész sorozat
page-review-game = { $number }. játék: { $name }
page-review-skills = Szerencse és ügyesség
page-review-skill = Ügyesség
page-review-skill-none = nem volt választás
page-review-skill-about = Ügyesség: a 0 olyan, mint a sorsolás, a 100 mindig egy legjobb lépés; a ± azt mutatja, mennyire biztos a szám. A szerencsét győzelmekben mérjük: +0,25 negyed győzelem.
page-review-luck = Szerencse
page-review-luck-word = { $luck ->
    [much] nagyon jó lapok
    [some] jó lapok
    [even] kiegyenlített
    [little] kevés szerencse
   *[hard] nagy balszerencse
}
page-review-won = { $part ->
    [all] nyert
   *[some] részesedés a győzelemből: { $share }
}
page-review-account = Hogyan alakult: { $name }
page-review-account-unit = Győzelmekben: 1,00 egy egész győzelem. A kettős vonal feletti számok összege az, ami alatta áll.
page-review-term = { $term ->
    [fair] Egyenlő rész
    [deal] Az osztás
    [draws] Húzott lapok
    [hidden] Rejtett lapok
    [moves] Saját lépések
    [others_moves] A többiek lépései
    [others_luck] A többiek szerencséje
   *[result] Eredmény
}
page-review-term-why = { $term ->
    [fair] minden helyen ugyanannyi, az osztás előtt
    [deal] az ide és a többieknek osztott lapok
    [draws] amit a saját lépésekben húztak, felfordítottak vagy dobtak
    [hidden] ahogy az innen nem látható lapok álltak
    [moves] a saját döntések, egy megbízható gépi játékoséihoz mérve
    [others_moves] amit a többiek döntései hoztak vagy elvittek
    [others_luck] amit a többiek szerencséje hozott vagy elvitt
   *[result] ami végül lett belőle
}
page-review-moments = { $kind ->
    [costly] Érdemes újra megnézni
    [found] Nehéz volt megtalálni, mégis sikerült
   *[none] Pillanatok
}
page-review-moments-none = Ebben a játékban ezen a helyen nem volt miből választani.
page-review-cost = Egy másik lépés gyakrabban nyer: { $share }
page-review-found = Szép! Egy véletlen lépés ennyibe került volna: { $share }.
page-review-ask = Te mit tettél volna?
page-review-again = Megnézem újra
page-review-question = { $who ->
    [you] Te mit tettél volna?
   *[other] Te mit tettél volna { $name } helyében?
}
page-review-next = Következő pillanat
page-review-back = Vissza az elemzéshez
page-review-decisions = Minden döntés
page-review-decision-count = { $count } döntés. A választás nélküli lépések nem számítanak.
page-review-decisions-all = Mutasd mindet
page-review-grade = { $grade ->
    [best] erős
    [good] jó
    [inaccurate] majdnem
    [mistake] több volt benne
   *[blunder] sokkal több volt benne
}
page-review-share = Az elemzés megosztása

## Messages of the review of a game, which the page loads with its pages.

## Egy pillanat újra

page-trial-ask = Te mit lépnél?
page-trial-how = Válassz lépést úgy, mint az asztalnál. Annyiszor próbálhatod, ahányszor csak szeretnéd.
page-trial-impossible = Ez abban a pillanatban nem volt lehetséges.
page-trial-pass = Nem teszek semmit
page-trial-verdict = { $verdict ->
    [best] Szép: semmi sem nyer ennél gyakrabban.
    [equal] Szép: ez ugyanolyan jó, mint a legjobb lépés.
    [close] Nagyon közel: egy másik lépés kicsivel gyakrabban nyer.
   *[behind] Egy másik lépés gyakrabban nyer. Nézd meg újra, vagy kérd a választ.
}
page-trial-answer = Mutasd a választ
page-trial-answer-title = A válasz
page-trial-yours = a te választásod
page-trial-played = ezt játszották
page-trial-chance = Nyerési esély:
page-trial-behind = { $verdict ->
    [best] a legjobb talált lépés
    [equal] ugyanolyan jó, mint a legjobb
   *[behind] lemaradás: { $share }
}
page-trial-all = Az összes lépés ({ $count })
page-trial-measure = Nyerési esélyek sok végigjátszott folytatásból. A lapokat, amelyeket nem láthattál, minden alkalommal újraosztottuk.
