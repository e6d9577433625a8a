# Nachrichten, die nur das Terminal braucht; die Seite lädt sie nicht.

## Was man außer Zügen tippen kann

word-undo = zurück, zurücknehmen
word-save = speichern, aufheben
word-say = sag, sagen
word-start = start, los, geben
word-fill = auffüllen, füllen
word-leave = aufstehen, verlassen
word-agree = einverstanden, zustimmen
word-decline = dagegen, doch nicht
word-pause = pause
word-resume = weiter, fortsetzen
word-seats = plätze, wer
word-replace = ersetzen, vertreten
word-remove = entfernen, freigeben
word-yes = ja, j, y
word-no = nein, n
key-help = zeigt, was du tippen kannst
key-tab = ergänzen einen Zug; holen zurück, was du vorher getippt hast
key-undo = nimmt deinen letzten Zug zurück, solange er niemandem etwas Neues gezeigt hat
key-save = speichert das Spiel in einer Datei, um später weiterzuspielen; ihr Name kann dahinter stehen
key-say = sagt allen am Tisch etwas
key-start = beginnt das nächste Spiel
key-fill = setzt Computerspieler auf die freien Plätze; eine Stufe kann folgen
key-leave = gibt deinen Platz auf; ein Computerspieler übernimmt
key-agree = lässt jemanden einen Zug zurücknehmen
key-decline = lässt den Zug gelten oder zieht deinen Wunsch zurück
key-pause = macht für alle eine Pause
key-resume = beendet die Pause
key-seats = zeigt, wer am Tisch ist und wie lange die anderen weg sind
key-replace = lässt einen Computerspieler für jemanden weiterspielen: ein Name, dann vielleicht eine Stufe
key-remove = gibt einen Platz frei, mit Namen; im Spiel darf das nur der Gastgeber, und ein Computerspieler behält ihn
not-here = „{ $text }“ geht an diesem Tisch nicht.

## Auf dem Bildschirm

enter-key = Enter
press-enter = Weiter mit Enter.
screen-more = ⋮ Zeilen darüber: { $above }, darunter: { $below } (Bild auf, Bild ab)
pass-keyboard = Gib die Tastatur an { $name } weiter. { $name }, drück Enter, wenn sonst niemand hinsieht.
another-game = Noch ein Spiel? Ja: Enter. Nein: n
another-game-how = Schreib j für Ja oder n für Nein.
standings = Nach { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
}
won-games = Gewonnen
game-kept = Das Spiel ist gespeichert. Weiter geht es mit: tischlein play --resume { $file }
taken-back = Zurückgenommen: { $moves }.
undo-nothing = Du hast keinen Zug gemacht, den du zurücknehmen könntest.
undo-shown = Das lässt sich nicht zurücknehmen: Seitdem war etwas Neues zu sehen.
join-free = frei
join-here = da
join-invite = Andere kommen dazu mit: { $link }
join-gathering = Es fehlen noch Leute. Mit auffüllen kommen Computerspieler auf die freien Plätze.
join-start = Alle sind da. Mit start geht es los.
join-offline = Die Verbindung ist weg. Sie kommt wieder, sobald der Server antwortet.
join-replaced = Ein Computerspieler spielt für dich. Mit Enter übernimmst du wieder.
join-paused = Pause
join-how-resume = Schreib { $resume }, um weiterzuspielen.
join-how-answer = Schreib { $agree } oder { $decline }.
join-how-withdraw = Mit { $withdraw } ziehst du den Wunsch zurück.
join-how-replace = Schreib { $command }.
join-withdrawn = { $who ->
    [you] Du lässt deinen Zug gelten.
   *[other] { $name } lässt den Zug gelten.
}
join-nobody = Am Tisch heißt niemand „{ $text }“.
join-which = Sag, wer gemeint ist, zum Beispiel: { $example }.
join-removed = Du hast deinen Platz verloren: Jemand hat ihn vergeben.
join-left = Du hast den Tisch verlassen.
join-stays = Dein Platz bleibt deiner. Zurück kommst du mit: tischlein join { $link }

## Die Kommandozeile

cli-people = Wer sich diese Tastatur teilt, durch Kommas getrennt; die Hände bleiben voreinander verborgen.
cli-resume = Ein unterbrochenes oder gespeichertes Spiel fortsetzen.
cli-daily = Die Partie des Tages spielen: an diesem Tag (in UTC) dieselben Karten für alle, allein und ohne Hilfe.
cli-plain = Zeile unter Zeile ausgeben, statt den Bildschirm neu zu zeichnen.
cli-no-pager = Alles auf einmal ausgeben, ohne zu blättern.
cli-join = Sich im Terminal an den Tisch eines Servers setzen.
cli-link = Der Link einer Einladung oder der Code eines Tisches.
cli-server = Der Server zu einem Code; ohne Angabe der auf diesem Rechner.
cli-name = Dein Name am Tisch; ohne Angabe der deines Benutzerkontos.
cli-config = Eine TOML-Datei mit denselben Einstellungen; Optionen und Umgebungsvariablen haben Vorrang.
cli-log-level = Die unwichtigsten Zeilen, die noch protokolliert werden.
cli-log-format = Wie protokolliert wird: json für Programme, text für Menschen; ohne Angabe text im Terminal und sonst json.
cli-backup = Alle Tische in einer Datei sichern, auch während der Server läuft.
cli-restore = Alle Tische aus einer Sicherung wiederherstellen, in beiden Arten von Datenbanken.
cli-backup-file = Die Datei der Sicherung.
cli-with-key = Auch den Schlüssel des Servers mitsichern; wer die Datei hat, kann dann alle Karten sehen.
cli-replace = Löschen, was die Datenbank enthält.
cli-yes = Nicht nachfragen.

## Sicherungen

backup-done = { $rows ->
    [one] Die Sicherung liegt in { $file }: { $rows } Zeile, vollständig und geprüft.
   *[other] Die Sicherung liegt in { $file }: { $rows } Zeilen, vollständig und geprüft.
}
backup-without-key = Der Schlüssel des Servers ist nicht darin. Ohne ihn kommt niemand an seinen Tisch zurück; bewahre deshalb anderswo eine Kopie von { $key } auf.
backup-with-key = Sie enthält den Schlüssel des Servers: Wer die Datei hat, kann alle Karten sehen. Verwahre sie so sicher wie den Schlüssel selbst.
restore-replaces = { $tables ->
    [one] Damit wird { $tables } Tisch in der Datenbank { $database } gelöscht. Mit „ja“ geht es weiter.
   *[other] Damit werden { $tables } Tische in der Datenbank { $database } gelöscht. Mit „ja“ geht es weiter.
}
restore-done = { $rows ->
    [one] Die Sicherung ist in { $database } wiederhergestellt: { $rows } Zeile.
   *[other] Die Sicherung ist in { $database } wiederhergestellt: { $rows } Zeilen.
}
restore-key = Der Schlüssel des Servers fehlt: Kopiere ihn nach { $key }, bevor du den Server startest.

## Was schiefging

bad-people = Ein Name hat 1 bis { $most } druckbare Zeichen; Namen werden durch Kommas getrennt.
bad-people-twice = Zwei Leute haben denselben Namen.
bad-people-many = Es sind mehr Leute ({ $people }) als Plätze ({ $seats }).
bad-saved = Die Datei { $file } ist kein unterbrochenes Spiel.
bad-saved-over = Das Spiel in { $file } ist vorbei.
bad-resume = --resume setzt den Tisch aus der Datei fort; { $option } lässt sich nicht ändern.
bad-daily = --daily legt den Tisch fest; { $option } lässt sich nicht wählen.
bad-link = „{ $text }“ ist weder der Link eines Tisches noch ein Code.
bad-server = „{ $text }“ ist keine Adresse eines Servers; eine sieht aus wie https://example.org.
bad-server-away = Der Server { $server } antwortet nicht.
bad-join-game = Das Spiel { $game } dieses Tisches ist hier nicht installiert.
bad-config = { $error } (der Eintrag { $entry } in { $file })
bad-config-entry = { $file } hat einen unbekannten Eintrag { $entry }; es gibt { $names }.
bad-config-kind = In { $file } muss der Eintrag { $entry } { $kind ->
    [number] eine ganze Zahl
    [flag] true oder false
    [list] eine Liste von Texten
    [table] eine Tabelle
   *[text] ein Text
} sein.
bad-config-choice = In { $file } muss der Eintrag { $entry } einer von diesen sein: { $names }.
bad-config-toml = { $file } ist kein TOML: { $error }.
bad-replace = Um eine Datenbank ohne Rückfrage zu ersetzen, ergänze --yes.
bad-restore-declined = Es wurde nichts geändert.

## Die Analyse eines beendeten Spiels

cli-review = Ein beendetes Spiel analysieren: was Glück war, was Können, und auf welche Momente es ankam.
cli-effort = Wie gründlich: quick, normal oder deep.
cli-review-seat = Nur die Momente dieses Platzes.
cli-review-seed = Derselbe Startwert ergibt dieselbe Analyse.
cli-review-resume = Fertige Arbeit in dieser Datei aufheben; eine unterbrochene Analyse macht dort weiter.
cli-review-json = Die Analyse als JSON in diese Datei schreiben; - ist die Standardausgabe, auf der dann sonst nichts erscheint.
cli-picture = Die Chancen aller in diese Datei zeichnen, .png oder .svg.
review-cli-title = { $game } mit { $seats } Spielern: die Analyse (Aufwand { $effort }, Startwert { $seed })
review-cli-game = Spiel { $number } von { $games }: { $game }
review-cli-after = Nach Spiel { $number }
review-cli-standing = Chancen auf den Sieg in der Serie
review-cli-curve = Chancen auf den Sieg
review-cli-legend = Die Zahlen sind Plätze; auf der Achse stehen die Momente, auf die es für sie ankam.
review-cli-legend-seats = Die Zahlen sind Plätze.
review-cli-account = Vom fairen Anteil zum Ergebnis
review-cli-games = Spiele
review-cli-moves = Eigene Züge
review-cli-events = Züge
review-cli-fair = Fairer Anteil
review-cli-result = Ergebnis
review-cli-luck = Glück
review-cli-skill = Können
review-cli-gave-away = Verschenkt
review-cli-deal = Geben
review-cli-draws = Ziehen
review-cli-hidden = Verdeckte Karten
review-cli-others_moves = Züge der anderen
review-cli-others_luck = Glück der anderen
review-cli-grade-best = Bester
review-cli-grade-good = Gut
review-cli-grade-inaccurate = Ungenau
review-cli-grade-mistake = Fehler
review-cli-grade-blunder = Patzer
review-cli-moments = Momente, auf die es ankam
review-cli-move = Zug { $number }:
review-cli-lost = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) } verschenkt (± { NUMBER($error, style: "percent", maximumFractionDigits: 0) })
review-cli-better = Besser:
review-cli-instead = { NUMBER($best, style: "percent", maximumFractionDigits: 0) } statt { NUMBER($made, style: "percent", maximumFractionDigits: 0) }.
review-cli-found = Der beste Zug, und schwer zu finden: Der nächste verschenkt { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }.
review-cli-no-moment = Keine Wahl machte einen deutlichen Unterschied.
review-cli-change = { $sign }{ NUMBER($rate, style: "percent", maximumFractionDigits: 0) }
review-cli-score = { NUMBER($score, maximumFractionDigits: 0) } ± { NUMBER($error, maximumFractionDigits: 0) }
review-cli-note = Chancen sind Anteile an einem Sieg. Glück: Geben, Ziehen, verdeckte Karten und das Glück der anderen. Können: 0 ist so gut wie gewürfelt, 100 immer ein bester Zug; ± ist der Standardfehler.
review-cli-stopped = Bei { NUMBER($rate, style: "percent", maximumFractionDigits: 0) } abgebrochen. Nichts wurde aufgehoben; mit --resume DATEI lässt sich eine Analyse fortsetzen.
review-cli-stopped-file = Bei { NUMBER($rate, style: "percent", maximumFractionDigits: 0) } abgebrochen; nichts ist verloren. Derselbe Befehl macht mit { $file } weiter.
