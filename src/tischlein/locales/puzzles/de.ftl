### Messages of puzzles and the daily deal, which the page loads with its pages.

## The daily deal

page-daily-how = Jeden Tag eine Partie in jedem Spiel, mit denselben Karten für alle. Du spielst sie allein gegen { $count ->
    [one] einen Computerspieler
   *[other] { $count } Computerspieler
}: ein Versuch, ohne Tipps, ohne Zurücknehmen.
page-daily-game = Spiel des Tages
page-daily-play = Diese Partie spielen
page-daily-go-on = Weiterspielen
page-daily-result = Ergebnis ansehen
page-daily-late = Die Partie vom { $date }: Du kannst sie noch spielen, für deine Serie zählt sie aber nicht mehr.
page-daily-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
page-daily-next = Die nächsten Partien gibt es in { $hours } Std. { $minutes } Min.
page-daily-today = Heute
page-daily-before = Die Tage davor
page-daily-state = { $state ->
    [open] Noch nicht gespielt
    [running] Läuft noch
   *[over] Gespielt
}
page-daily-browser = Es gibt keine Konten: Was du gespielt hast, weiß nur dieser Browser.
page-daily-future = Die Partie vom { $date } gibt es noch nicht. Die Tage beginnen um Mitternacht UTC.
page-daily-past = Die Partie vom { $date } kann man nicht mehr spielen.
page-daily-unknown = Diese Partie des Tages gibt es nicht.
page-daily-all = Alle Partien des Tages
page-daily-wait = Einen Augenblick: Die Karten werden gegeben.
page-daily-gone = Den Tisch dieser Partie gibt es nicht mehr. Du kannst neu anfangen.
page-daily-practice = Noch einmal zum Üben
page-daily-practising = Zum Üben: Diese Partie zählt nicht.
page-daily-reviewing = Glück und Können werden getrennt: { $percent }
page-daily-unreviewed = Dein Glück ließ sich nicht berechnen.
page-daily-retry = Noch einmal versuchen
page-daily-without-luck = Ohne das Glück
page-daily-of-a-win = { $share } eines Sieges
page-daily-fair = Gerecht verteilt wären es { $share }.
page-daily-luck = Glück
page-daily-skill = Können
page-daily-skill-of = { $skill } von 100
page-daily-signs = Deine Entscheidungen
page-daily-count = { $sign ->
    [good] { $count } gut
    [inaccurate] { $count } ungenau
    [mistake] { $count } Fehler
   *[blunder] { $count ->
        [one] { $count } grober Fehler
       *[other] { $count } grobe Fehler
    }
}
page-daily-copy = Ergebnis kopieren
page-daily-copied = Kopiert
page-daily-share = Teilen
page-daily-review = Partie auswerten
page-daily-text = Ohne das Glück { $share } (gerecht: { $fair }) · Können { $skill }
page-daily-text-late = nachgeholt

## Puzzles

page-puzzles-about = Stellungen aus echten Partien. Finde den Zug, der am häufigsten gewinnt: Du weißt nur, was man am Tisch wissen konnte.
page-puzzles-none = Es gibt noch keine Rätsel.
page-puzzles-solved = { $solved } von { $count } gelöst
page-puzzles-difficulty = { $difficulty ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
}
page-puzzles-all = Alle
page-puzzles-choose = Schwierigkeit
page-puzzles-number = Rätsel { $number }
page-puzzles-state = { $state ->
    [solved] gelöst
    [seen] Lösung gesehen
   *[open] offen
}
page-puzzles-start = Nächstes offenes Rätsel
page-puzzles-next = Nächstes Rätsel
page-puzzles-done = Du hast alle gelöst.
page-puzzles-back = Alle Rätsel
page-puzzles-unknown = Dieses Rätsel gibt es nicht.
