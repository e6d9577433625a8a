# Die Seite vor dem Spiel: was gespielt wird, mit wem, und wie der Tisch gedeckt ist.

## Was gespielt wird, und mit wem

page-start-title = Was kommt auf den Tisch?
page-start-people = { $range } Personen
page-start-minutes = ca. { $minutes } min
page-start-ways = Länge
page-start-which = Welche Spiele?
page-start-learn = So geht’s
page-start-with = Mit am Tisch
page-start-add = Platz
page-start-add-seat = Einen Platz hinzufügen
page-start-change = ändern
page-start-free = Frei
page-start-for-friends = für Freunde
page-start-levels = Computerspieler: wie gut?
page-start-keep-free = Für Freunde frei halten
page-start-remove = Platz wegnehmen
page-start-fewest = Dieses Spiel braucht mindestens { $count }.
page-start-guest = Gast
page-start-play = { $game } spielen
page-start-play-friends = Tisch öffnen und einladen
page-start-running = { $game } mit { $names } läuft noch.
page-start-go-on = Weiterspielen

## Freunde, offene Tische, Fernseher

page-start-friends = Freunde einladen
page-start-friends-open = Code und Link zeigen
page-start-mine = Meine Tische
page-start-return = Zum Tisch
page-start-lobby = Offene Tische
page-start-lobby-none = Gerade ist kein Tisch für alle offen.
page-start-nobody = Noch niemand da
page-start-taken = { $phase ->
    [gathering] { $taken } von { $seats }
    [playing] wird gespielt
   *[over] Spiel vorbei
}
page-start-sit = Hinsetzen
page-start-watch = Zusehen
page-start-own = Eigenen Tisch aufmachen
page-start-screen = Auf den Fernseher
page-start-screen-how = Tisch auf dem Fernseher, Karten auf dem Handy
page-start-device = Alle an diesem Gerät
page-start-device-how = Gerät weitergeben; jede Hand bleibt geheim
page-daily = Partie des Tages
page-daily-about = Jeden Tag dieselben Karten für alle
page-puzzles = Rätsel
page-puzzles-how = Finde den besten Zug
page-start-there-open = Öffnen
page-start-open = Tisch öffnen

## Wie ein Tisch gedeckt ist

page-start-house-rule = Hausregel
page-start-value = { $value ->
    [winner] für den Gewinner
    [own] gegen jeden selbst
   *[lot] zufällig
}
page-start-colours-how = Tipp sie der Reihe nach an, eine für jeden Platz; sonst entscheidet das Los.
page-start-take-out = { $name } herausnehmen
page-start-put-in = { $name } dazunehmen
page-start-clock-name = Uhr
page-start-clock-each = { $each ->
    [move] für jeden Zug
    [game] für das ganze Spiel
   *[none] keine
}
page-start-clock = { $each ->
    [move] { $time } für jeden Zug
    [game] { $time } für das ganze Spiel
   *[none] Ohne Uhr
}
page-start-time = Zeit
page-start-pace = Tempo der Computerspieler
page-start-pace-name = { $pace ->
    [0] schnell
    [2] langsam
   *[1] normal
}
page-start-public = Für alle offen
page-start-public-how = Jeder kann den Tisch finden und mitspielen; er hat eine Uhr.
page-start-spectators = Andere dürfen zusehen
page-start-spectators-how = Sie sehen, was offen liegt, aber nie eine Hand.
page-start-delay = Verzögerung
page-start-at-once = keine
page-start-replays = Wiederholung erlauben
page-start-replays-how = Fertige Spiele darf jeder ansehen.
page-start-is-public = Für alle offen
page-start-is-private = Nur mit Einladung
page-start-watchers = { $late ->
    [yes] Zuschauer, { $time } später
   *[no] Zuschauer willkommen
}
page-start-is-shown = Fertige Spiele darf jeder ansehen

## Vor dem Spiel

page-gather-dealing = Die Karten werden gemischt …
page-gather-title = Wer spielt mit?
page-gather-playing = Hier wird gerade gespielt
page-gather-ask = Wenn das Spiel vorbei ist, kannst du mitspielen. Oder tippe einen Computerspieler an, um ihn jetzt abzulösen.
page-gather-wait = Wenn das Spiel vorbei ist, kannst du mitspielen.
page-gather-free = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
page-gather-bots = Neue Spieler nehmen die Plätze der Computerspieler ein.
page-gather-full = Alle sind da.
page-gather-start = Anfangen
page-gather-fill-start = Mit Computerspielern anfangen
page-gather-sit-here = Hier hinsetzen
page-gather-leave = Aufstehen
page-gather-clear = Platz frei machen
page-gather-look-on = Alle Plätze sind besetzt; du siehst zu.
page-gather-no-look = Alle Plätze sind besetzt.
page-gather-series = Mehrere Spiele nacheinander; am Ende zählen alle zusammen.
page-gather-shuffle = Ehrlich gemischt
page-gather-shuffle-why = Der Server hat seinen Anteil schon festgelegt; dein Wort wird mit eingemischt, und nach dem Spiel kann jeder nachprüfen, dass alles stimmt.
page-gather-word = Ein Wort zum Mischen
page-gather-give = Dazugeben
page-gather-given = Dein Wort: { $word }
page-gather-promise = Versprechen des Servers:

## Einladung

page-invite-how = Scannen, hinsetzen, mitspielen. Ohne Konto.
page-invite-qr = QR-Code, der zu diesem Tisch führt
page-invite-link = Link zu diesem Tisch
page-invite-copy = Link kopieren
page-invite-copied = Kopiert
page-invite-share = Teilen
page-invite-only-here = Diese Adresse gilt nur auf diesem Gerät. Damit andere herfinden, starte den Server mit --host 0.0.0.0.
