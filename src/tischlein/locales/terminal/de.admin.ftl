# Was `tischlein admin` sagt.

cli-admin = Die Tische eines Servers verwalten: auflisten, schließen und löschen; Gäste sperren und löschen.
cli-admin-list = Die Tische auflisten, die neuesten zuerst.
cli-admin-show = Einen Tisch zeigen: Einstellungen, Plätze und gespielte Partien.
cli-admin-close = Einen Tisch schließen: niemand kann dort mehr spielen oder dazukommen; die gespielten Partien bleiben.
cli-admin-delete = Einen Tisch mit allem löschen, was dazugehört.
cli-admin-ban = Einen Gast, eine Adresse oder ein Netz sperren.
cli-admin-unban = Eine Sperre aufheben.
cli-admin-bans = Die Sperren auflisten.
cli-admin-erase = Einen Gast löschen: Namen, Tier und Chat; die Partien bleiben.
cli-admin-database = Wo die Tische gespeichert sind: sqlite:///Datei oder postgresql://…; sonst die Datei in deinem Datenverzeichnis.
cli-admin-key-file = Die Datei mit dem Schlüssel des Servers.
cli-admin-table = Die Kennung des Tisches.
cli-admin-older-than = Nur Tische, die seit so vielen Tagen niemand angerührt hat.
cli-admin-yes = Nicht vorher fragen.
cli-admin-json = JSON ausgeben.
cli-admin-target = Die Kennung eines Gastes (siehe show), eine Adresse oder ein Netz wie 203.0.113.0/24.
cli-admin-guest = Die Kennung des Gastes (siehe show).
cli-admin-limit = Höchstens so viele Tische auflisten.
cli-admin-public = Nur öffentliche Tische.
cli-admin-reason = Der Grund, zum späteren Nachlesen.
cli-admin-days = Für so viele Tage sperren statt für immer.
cli-keep-tables = Tische löschen, die seit so vielen Tagen niemand angerührt hat; sonst bleiben sie für immer.
cli-keep-chat = Chat und Reaktionen nach so vielen Tagen löschen; sonst bleiben sie für immer.
admin-no-tables = Solche Tische gibt es nicht.
admin-no-bans = Niemand ist gesperrt.
admin-closed = Der Tisch { $table } ist geschlossen.
admin-deleted = Der Tisch { $table } ist gelöscht.
admin-deleted-many = { $count ->
    [one] { $count } Tisch ist gelöscht.
   *[other] { $count } Tische sind gelöscht.
}
admin-ask-delete = Den Tisch { $table } mit seinen Partien und seinem Chat für immer löschen? (ja/nein)
admin-ask-delete-many = { $count ->
    [one] { $count } Tisch mit seinen Partien und seinem Chat für immer löschen? (ja/nein)
   *[other] { $count } Tische mit ihren Partien und ihrem Chat für immer löschen? (ja/nein)
}
admin-ask-erase = { $count ->
    [one] Den Gast { $guest } an { $count } Tisch für immer löschen? (ja/nein)
   *[other] Den Gast { $guest } an { $count } Tischen für immer löschen? (ja/nein)
}
admin-erased = { $count ->
    [one] Der Gast { $guest } ist an { $count } Tisch gelöscht.
   *[other] Der Gast { $guest } ist an { $count } Tischen gelöscht.
}
admin-nothing = Nichts wurde geändert.
admin-banned = { $target } ist gesperrt bis { $until }.
admin-banned-for-ever = { $target } ist für immer gesperrt.
admin-unbanned = Die Sperre von { $target } ist aufgehoben.
admin-for-ever = für immer
admin-phase = Stand
admin-phase-gathering = vor dem Spiel
admin-phase-playing = im Spiel
admin-phase-over = Spiel zu Ende
admin-phase-closed = geschlossen
admin-created = Eröffnet
admin-changed = Letzte Änderung
admin-games = Partien
admin-entries = Einträge
admin-setup = Einstellungen: { $setup }
admin-size = Protokoll: Einträge: { $entries }, Zeichen: { $size }
admin-seat = Platz
admin-animal = Tier
admin-guest = Kennung des Gastes
admin-level = Stufe
admin-number = Nr.
admin-ended = Ende
admin-players = Spieler nach Rang
admin-target = Gast oder Netz
admin-since = Seit
admin-until = Bis
admin-reason = Grund
bad-admin-table = In dieser Datenbank gibt es keinen Tisch { $table }.
bad-admin-delete = Nenne entweder einen Tisch oder --older-than.
bad-admin-target = „{ $target }“ ist weder die Kennung eines Gastes noch eine Adresse oder ein Netz.
bad-admin-ban = { $target } ist nicht gesperrt.
bad-admin-guest = In dieser Datenbank hatte nie ein Gast { $guest } einen Platz.
