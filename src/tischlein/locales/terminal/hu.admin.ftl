# Amit a `tischlein admin` mond.

cli-admin = Egy szerver asztalainak kezelése: felsorolás, bezárás, törlés; vendégek kitiltása és törlése.
cli-admin-list = Felsorolja az asztalokat, elöl a legújabbakkal.
cli-admin-show = Megmutat egy asztalt: a beállításait, a helyeit és a befejezett játszmáit.
cli-admin-close = Bezár egy asztalt: ott többé senki sem játszhat és nem ülhet le; a befejezett játszmák megmaradnak.
cli-admin-delete = Töröl egy asztalt mindennel, ami hozzá tartozik.
cli-admin-ban = Kitilt egy vendéget, egy címet vagy egy hálózatot.
cli-admin-unban = Felold egy kitiltást.
cli-admin-bans = Felsorolja a kitiltásokat.
cli-admin-erase = Töröl egy vendéget: a nevét, az állatát és az üzeneteit; a játszmák megmaradnak.
cli-admin-database = Ahol az asztalok vannak: sqlite:///fájl vagy postgresql://…; alapesetben az adatkönyvtárad fájlja.
cli-admin-key-file = A szerver kulcsának fájlja.
cli-admin-table = Az asztal azonosítója.
cli-admin-older-than = Csak azok az asztalok, amelyekhez ennyi napja senki sem nyúlt.
cli-admin-yes = Ne kérdezzen előtte.
cli-admin-json = JSON kiírása.
cli-admin-target = Egy vendég azonosítója (lásd: show), egy cím vagy egy hálózat, például 203.0.113.0/24.
cli-admin-guest = A vendég azonosítója (lásd: show).
cli-admin-limit = Legfeljebb ennyi asztalt soroljon fel.
cli-admin-public = Csak nyilvános asztalok.
cli-admin-reason = Az ok, hogy később is tudd.
cli-admin-days = Ennyi napra tiltson ki, ne örökre.
cli-keep-tables = Törli azokat az asztalokat, amelyekhez ennyi napja senki sem nyúlt; enélkül örökre megmaradnak.
cli-keep-chat = Ennyi nap után törli az üzeneteket és a reakciókat; enélkül örökre megmaradnak.
admin-no-tables = Nincsenek ilyen asztalok.
admin-no-bans = Senki sincs kitiltva.
admin-closed = A(z) { $table } asztal be van zárva.
admin-deleted = A(z) { $table } asztal törölve.
admin-deleted-many = { $count ->
    [one] { $count } asztal törölve.
   *[other] { $count } asztal törölve.
}
admin-ask-delete = Végleg törlöd a(z) { $table } asztalt a játszmáival és az üzeneteivel együtt? (igen/nem)
admin-ask-delete-many = { $count ->
    [one] Végleg törölsz { $count } asztalt a játszmáival és az üzeneteivel együtt? (igen/nem)
   *[other] Végleg törölsz { $count } asztalt a játszmáikkal és az üzeneteikkel együtt? (igen/nem)
}
admin-ask-erase = { $count ->
    [one] Végleg törlöd a(z) { $guest } vendéget { $count } asztalnál? (igen/nem)
   *[other] Végleg törlöd a(z) { $guest } vendéget { $count } asztalnál? (igen/nem)
}
admin-erased = { $count ->
    [one] A(z) { $guest } vendég { $count } asztalnál törölve.
   *[other] A(z) { $guest } vendég { $count } asztalnál törölve.
}
admin-nothing = Semmi sem változott.
admin-banned = { $target } kitiltva eddig: { $until }.
admin-banned-for-ever = { $target } örökre kitiltva.
admin-unbanned = { $target } kitiltása feloldva.
admin-for-ever = örökre
admin-phase = Állapot
admin-phase-gathering = játék előtt
admin-phase-playing = játékban
admin-phase-over = játék vége
admin-phase-closed = bezárva
admin-created = Megnyitva
admin-changed = Utolsó változás
admin-games = Játszmák
admin-entries = Bejegyzések
admin-setup = Beállítások: { $setup }
admin-size = Napló: bejegyzések: { $entries }, karakterek: { $size }
admin-seat = Hely
admin-animal = Állat
admin-guest = A vendég azonosítója
admin-level = Szint
admin-number = Sz.
admin-ended = Vége
admin-players = Játékosok helyezés szerint
admin-target = Vendég vagy hálózat
admin-since = Ettől
admin-until = Eddig
admin-reason = Ok
bad-admin-table = Ebben az adatbázisban nincs { $table } asztal.
bad-admin-delete = Adj meg egy asztalt, vagy azt, hogy --older-than.
bad-admin-target = „{ $target }” sem egy vendég azonosítója, sem cím, sem hálózat.
bad-admin-ban = { $target } nincs kitiltva.
bad-admin-guest = A(z) { $guest } vendégnek sosem volt helye ebben az adatbázisban.
