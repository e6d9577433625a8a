# Amit az oldal játék után mond: eredmény, keverés, visszanézés, szabályok, lejátszott játékok.

## Az eredmény

page-you-win = Nyertél!
page-you-share = Osztoztok a győzelmen!
page-wins = { $name } nyert!
page-share-win = { $names } osztozik a győzelmen!
page-with-points = { $points } ponttal.
page-won-ahead = { $points } ponttal, { $ahead } pont előnnyel { $name } előtt.
page-your-place = A helyezésed: { $place }. ({ $seats } játékosból)
page-your-shared-place = A(z) { $place }. helyen osztozol, velük: { $names }.
page-end-points = { $points } pont
page-end-place = { $place }. helyezés
page-rematch = Visszavágó
page-other-game = Másik játék
page-share-replay = Megosztás
page-link-copied = A link másolva
page-last-cards = Az utolsó lapok
page-save-record = A felvétel mentése
page-end-free = { $count } hely szabad.
page-end-fill = Gépi játékosok leültetése
page-end-seats = { $count } fő az asztalnál
page-place-sum = A helyezések összege
page-won-cards = Megnyert lapok
page-more-cards = és még { $count }

## A keverés

page-shuffle = Tisztességes volt a keverés?
page-shuffle-good = A keverés ellenőrizve: már az osztás előtt eldőlt.
page-shuffle-fits = A keverés ellenőrizve: a felvétel tartja, amit ígér.
page-shuffle-bad = Ez a keverés nem állja ki az ellenőrzést!
page-shuffle-check = Ellenőrzöm
page-shuffle-how = Az osztás előtt az asztal választott egy titkot, és megmutatta az ujjlenyomatát: ez az ígéret. Utána az asztalnál mindenki hozzáadhatott egy szót. A titok és a szavak döntik el a keverést. Így az asztal nem választhatta a titkot a szavakhoz, és senki sem a szavát a lapokhoz.
page-shuffle-now = A böngésződ ezt számolta ki a felvételből:
page-check-promise = { $holds ->
    [yes] A titok megfelel a felvételben lévő ígéretnek: az ujjlenyomata egyezik.
   *[no] A titok nem felel meg a felvételben lévő ígéretnek.
}
page-check-heard = { $holds ->
    [yes] Ez a böngésző ugyanezt az ígéretet és ugyanezeket a szavakat kapta, mielőtt a titok kiderült.
   *[no] Ez a böngésző más ígéretet vagy más szavakat kapott, mielőtt a titok kiderült.
}
page-check-seed = { $holds ->
    [yes] A kezdőérték a titokból és minden hely szavából áll, és semmi másból. Szavak: { $words }.
   *[no] A kezdőérték nem a titokból és a helyek szavaiból áll.
}
page-check-sealed = { $holds ->
    [yes] A kezdőérték, az asztal és a játék száma megfelel a felvétel pecsétjének.
   *[no] A kezdőérték, az asztal vagy a játék száma nem felel meg a felvétel pecsétjének.
}
page-check-moves = { $holds ->
    [yes] Egyetlen lépést sem változtattak meg, hagytak ki vagy szúrtak be utólag.
   *[no] Egy lépést utólag megváltoztattak, kihagytak vagy beszúrtak.
}
page-check-unheard = Ez a böngésző nem volt ott, amikor az ígéret elhangzott. Így a felvételben álló ígéretet ellenőriztük.
page-check-deal = Itt nem ellenőriztük: hogy a kezdőértékből pontosan ezek a lapok következnek, és hogy minden lépés szabályos volt. Ezt a program bármely gépen utánaszámolja a mentett felvételből: tischlein verify FÁJL{ $promise }
page-check-good = Minden stimmel.
page-check-bad = Itt valami nem stimmel.
page-check-file = Felvétel ellenőrzése
page-check-none = Ez nem olyan játék felvétele, amelyhez egy asztalnál kevertek.

## Visszanézés

page-replay = A játék visszanézése
page-review = Elemzés
page-replay-none = Nincs ilyen játék, vagy nem nézhető meg.
page-move-of = { $at }. lépés, összesen { $of }
page-dealt = A lapok kiosztva.
page-replay-play = Lejátszás
page-replay-pause = Szünet
page-step-on = Egy lépést előre
page-step-back = Egy lépést vissza
page-replay-at = Hol tart a játék
page-replay-speed = Sebesség
page-eyes = Kinek a szemével?
page-eyes-all = Minden lap nyíltan
page-eyes-none = Amit mindenki lát
page-replay-hand = { $name } lapjai

## Szabályok

page-search = Keresés a szabályokban
page-hits = { $at } / { $of }
page-no-hits = Nincs találat
page-next-hit = Következő találat
page-last-hit = Előző találat
page-contents = Tartalom
page-print = Nyomtatás
page-rule = Szabály: { $rule }
page-ruling = ennek az asztalnak a döntése
page-house-rule = házi szabály

## Lejátszott játékok

page-own-games = A te asztalaidnál
page-open-games = Nyilvános
page-no-own-games = Az asztalaidnál még egy játék sem ért véget.
page-no-open-games = Még nincs nyilvános játék.
page-more-games = Több
