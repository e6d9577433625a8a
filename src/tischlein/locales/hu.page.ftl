# Amit csak az oldal mond: egy asztal naplójának sorai, ami nem sikerült, és a mondatok, amelyek a terminálban billentyűkről szólnak.

## Ki jön, ki megy

page-news-seat-taken = { $who ->
    [you] Leülsz.
   *[other] { $name } leül.
}
page-news-holder-renamed = { $who ->
    [you] Mostantól { $name } a neved.
   *[other] { $was } új neve: { $name }.
}
page-news-holder-renamed-animal = { $who ->
    [you] Másik állatot választottál.
   *[other] { $name } másik állatot választott.
}
page-news-seat-asked = { $newcomer } át szeretné venni { $name } helyét.
page-news-seat-granted = A házigazda beleegyezik: { $name } helyét átvehetik.
page-news-seat-declined = A házigazda nem egyezik bele: { $name } játszik tovább.
page-news-bot-added = Leül egy gépi játékos: { $name }.
page-news-seat-left = { $who ->
    [you] Felállsz az asztaltól.
   *[other] { $name } feláll az asztaltól.
}
page-news-seat-cleared = { $who ->
    [you] A helyedet felszabadították.
   *[other] { $name } helye újra szabad.
}
page-news-seat-cleared-removed = { $who ->
    [you] Kikerültél a játékból: a gép játszik tovább.
   *[other] { $name } kikerült a játékból: a gép játszik tovább.
}
page-news-handed-over-clock = { $who ->
    [you] Lejárt az időd: helyetted a gép játszik tovább.
   *[other] { $name } ideje lejárt: a gép játszik tovább.
}
page-news-handed-over-request = { $who ->
    [you] Helyetted a gép játszik tovább.
   *[other] { $name } helyett a gép játszik tovább.
}
page-news-handed-over-others = { $who ->
    [you] A többiek a gépre bízták a játékodat.
   *[other] { $name } nincs itt: a gép játszik tovább.
}
page-news-taken-over = { $who ->
    [you] Újra te játszol.
   *[other] { $name } visszajött.
}
page-news-entropy-added = { $who ->
    [you] Adtál egy szót a keveréshez.
   *[other] { $name } adott egy szót a keveréshez.
}
page-news-game-paused = { $who ->
    [you] Szünetet tartasz.
   *[other] { $name } szünetet tart.
}
page-news-game-paused-host = A házigazda szünetet tart.
page-news-game-resumed = { $who ->
    [you] Folytatod a játékot.
   *[other] { $name } folytatja a játékot.
}
page-news-game-resumed-host = A házigazda folytatja a játékot.
page-news-take-back-asked = { $who ->
    [you] Vissza szeretnéd vonni a lépésedet.
   *[other] { $name } vissza szeretne vonni egy lépést.
}
page-news-take-back-agreed = { $who ->
    [you] Beleegyezel a visszavonásba.
   *[other] { $name } beleegyezik a visszavonásba.
}
page-news-take-back-declined = { $who ->
    [you] A lépés érvényes: nem egyezel bele.
   *[other] A lépés érvényes: { $name } nem egyezik bele.
}
page-news-move-taken-back = { $who ->
    [you] Visszavonod a lépésedet.
   *[other] { $name } visszavon egy lépést.
}
page-news-game-started = Új játék kezdődik.
page-news-game-ended = { event-end }
page-waiting = Várunk rájuk: { $names }.

## Ami nem sikerült, a kódja szerint

page-wrong-away = A szerver nem válaszol.
page-wrong-bad-version = Van újabb változat: töltsd be újra az oldalt.
page-wrong-unavailable = Az asztal most nem használható. Próbáld újra.
page-wrong-busy = Egy pillanat: valami más még folyamatban van.
page-wrong-closed = Elhagytad az asztalt.
page-wrong-no-free-seat = Minden hely foglalt.
page-wrong-no-guest = Előbb mondd meg a nevedet.
page-wrong-no-seat = Ezt csak az teheti, aki az asztalnál ül.
page-wrong-no-table = Nincs ilyen asztal, vagy a link nem érvényes.
page-wrong-table-closed = A szerver üzemeltetője bezárta ezt az asztalt.
page-wrong-banned = A szerver üzemeltetője kitiltott.
page-wrong-not-your-turn = Most nem te jössz.
page-wrong-seat-asked = A házigazda még nem döntött a kérésedről.
page-wrong-not-away = Az a játékos még nincs elég régóta távol.
page-wrong-not-free = Az a hely nem szabad.
page-wrong-not-host = Ezt csak az asztal házigazdája teheti.
page-wrong-not-now = Ezt most nem lehet.
page-wrong-already-seated = Nyilvános asztalnál mindenkinek csak egy helye lehet.
page-wrong-paused = A játék szünetel.
page-wrong-take-back-none = Nincs visszavonható lépésed.
page-wrong-take-back-over = A játéknak vége, a lépés érvényes.
page-wrong-take-back-moved = Késő: azóta más is lépett.
page-wrong-take-back-chance = Késő: azóta a véletlen is döntött.
page-wrong-take-back-revealed = Késő: azóta kiderült valami, ami rejtve volt.
page-wrong-take-back-seen = Késő: azóta új lapot láttál.
page-wrong-take-back-shown = Késő: azóta más is látott új lapot.
page-wrong-too-fast = Ez túl gyors volt. Várj egy kicsit.
page-wrong-too-many = Túl sok kérés. Várj egy kicsit.

## Mindenhol

page-back = Vissza
page-called = A neved { $name }
page-close = Bezárás
page-confirm = Minden lépés megerősítése
page-good = OK
page-home = Kezdőlap
page-language = Nyelv
page-menu = Menü
page-name = Hogy hívnak?
page-nowhere = Itt nincs semmi.
page-nowhere-why = Lehet, hogy a cím elgépelt, vagy a link nem teljes.
page-played = Lejátszott játékok
page-rules = Szabályok
page-sound = Hangok
page-table = Asztal
page-theme = Megjelenés
page-theme-name = { $theme ->
    [light] világos
    [dark] sötét
   *[system] rendszer
}
