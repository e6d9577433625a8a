# Az oldal a játék előtt: mit játszunk, kivel, és hogyan van megterítve az asztal.

## Mit játszunk, és kivel

page-start-title = Mit játsszunk?
page-start-people = { $range } fő
page-start-minutes = kb. { $minutes } perc
page-start-ways = Hossz
page-start-which = Melyik játékok?
page-start-learn = Így kell játszani
page-start-with = Játékosok
page-start-add = Hely
page-start-add-seat = Még egy hely
page-start-change = módosítás
page-start-free = Szabad
page-start-for-friends = barátnak
page-start-levels = Gépi játékos: milyen erős?
page-start-keep-free = Maradjon szabad egy barátnak
page-start-remove = Hely törlése
page-start-fewest = Ehhez a játékhoz legalább { $count } fő kell.
page-start-guest = Vendég
page-start-play = Játsszunk: { $game }
page-start-play-friends = Asztal nyitása és meghívás
page-start-running = Még tart: { $game }, { $names }.
page-start-go-on = Folytatás

## Barátok, nyitott asztalok, tévé

page-start-friends = Barátok meghívása
page-start-friends-open = Kód és link mutatása
page-start-mine = Az asztalaim
page-start-return = Az asztalhoz
page-start-lobby = Nyilvános asztalok
page-start-lobby-none = Most nincs nyilvános asztal.
page-start-nobody = Még nincs itt senki
page-start-taken = { $phase ->
    [gathering] { $taken }/{ $seats } hely
    [playing] játszanak
   *[over] véget ért
}
page-start-sit = Leülök
page-start-watch = Nézem
page-start-own = Saját asztal nyitása
page-start-screen = Tévén
page-start-screen-how = Asztal a tévén, lapok a telefonon
page-start-device = Mindenki ezen az eszközön
page-start-device-how = Adjátok körbe; a lapok rejtve maradnak
page-daily = Napi leosztás
page-daily-about = Mindenkinek ugyanazok a lapok, naponta egyszer
page-puzzles = Feladványok
page-puzzles-how = Keresd meg a legjobb lépést
page-start-there-open = Megnyitás
page-start-open = Asztal nyitása

## Hogyan van megterítve

page-start-house-rule = Házi szabály
page-start-value = { $value ->
    [winner] a győztesé
    [own] mindenkinek a sajátja
   *[lot] véletlen
}
page-start-colours-how = Koppints rájuk sorban, helyenként egyre; különben sorsolás dönt.
page-start-take-out = Kivétel: { $name }
page-start-put-in = Hozzáadás: { $name }
page-start-clock-name = Óra
page-start-clock-each = { $each ->
    [move] lépésenként
    [game] az egész játékra
   *[none] nincs
}
page-start-clock = { $each ->
    [move] Lépésenként { $time }
    [game] Az egész játékra { $time }
   *[none] Óra nélkül
}
page-start-time = Idő
page-start-pace = A gépi játékosok tempója
page-start-pace-name = { $pace ->
    [0] gyors
    [2] lassú
   *[1] közepes
}
page-start-public = Nyilvános asztal
page-start-public-how = Bárki megtalálhatja, és leülhet hozzá; órával játsszátok.
page-start-spectators = Lehetnek nézők
page-start-spectators-how = Azt látják, ami az asztalon van, mások lapjait soha.
page-start-delay = Késleltetés
page-start-at-once = nincs
page-start-replays = Visszanézhető
page-start-replays-how = A befejezett játékokat bárki megnézheti.
page-start-is-public = Nyilvános
page-start-is-private = Csak meghívóval
page-start-watchers = { $late ->
    [yes] Nézők, { $time } késéssel
   *[no] Nézőket is várunk
}
page-start-is-shown = A befejezett játékokat bárki megnézheti

## Játék előtt

page-gather-dealing = Keverjük a lapokat…
page-gather-title = Ki játszik?
page-gather-playing = Éppen játszanak
page-gather-ask = A játék végén beszállhatsz, vagy koppints egy gépi játékosra, hogy most átvedd a helyét.
page-gather-wait = A játék végén beszállhatsz.
page-gather-free = { $count ->
    [one] Még egy hely szabad.
   *[other] Még { $count } hely szabad.
}
page-gather-bots = Az új játékosok a gépi játékosok helyére ülnek.
page-gather-full = Mindenki itt van.
page-gather-start = Kezdés
page-gather-fill-start = Kezdés gépi játékosokkal
page-gather-sit-here = Ide ülök
page-gather-leave = Felállok
page-gather-clear = A hely felszabadítása
page-gather-look-on = Minden hely foglalt; te csak nézed.
page-gather-no-look = Minden hely foglalt.
page-gather-series = Több játék egymás után; a végén együtt számítanak.
page-gather-shuffle = Tiszta keverés
page-gather-shuffle-why = A szerver már rögzítette a maga részét; a te szavad is belekerül a keverésbe, és a játék után bárki ellenőrizheti, hogy minden rendben volt.
page-gather-word = Egy szó a keveréshez
page-gather-give = Hozzáadom
page-gather-given = A szavad: { $word }
page-gather-promise = A szerver ígérete:

## Meghívó

page-invite-how = Beolvasás, leülés, játék. Fiók nélkül.
page-invite-qr = QR-kód ehhez az asztalhoz
page-invite-link = Link ehhez az asztalhoz
page-invite-copy = Link másolása
page-invite-copied = Másolva
page-invite-share = Megosztás
page-invite-only-here = Ez a cím csak ezen az eszközön működik. Hogy mások is csatlakozhassanak, indítsd így a szervert: --host 0.0.0.0.
