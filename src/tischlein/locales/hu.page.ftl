# Amit csak az oldal mond: egy asztal naplójának sorai, ami nem sikerült, és a mondatok, amelyek a terminálban billentyűkről szólnak.

## Ki jön, ki megy

page-news-seat-taken = { $who ->
    [you] Leülsz.
   *[other] { $name } leül.
}
page-news-bot-added = Leül egy gépi játékos: { $name }.
page-news-seat-left = { $who ->
    [you] Felállsz az asztaltól.
   *[other] { $name } feláll az asztaltól.
}
page-news-seat-cleared = { $who ->
    [you] A helyedet felszabadították.
   *[other] { $name } helye újra szabad.
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
page-wrong-not-your-turn = Most nem te jössz.
page-wrong-not-away = Az a játékos még nincs elég régóta távol.
page-wrong-not-free = Az a hely nem szabad.
page-wrong-not-host = Ezt csak az asztal házigazdája teheti.
page-wrong-not-now = Ezt most nem lehet.
page-wrong-already-seated = Nyilvános asztalnál mindenkinek csak egy helye lehet.
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
