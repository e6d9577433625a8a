# Was `tischlein puzzles` sagt.

cli-puzzles = In Spielen zwischen Computerspielern Rätsel finden, sie prüfen oder eines lösen.
cli-puzzle-number = Die Nummer des Rätsels; ohne sie irgendeines.
cli-puzzle-count = Rätsel suchen, bis so viele in der Datei stehen.
cli-puzzle-check = Die Rätsel des Programms oder die einer Datei prüfen und sagen, welche nicht mehr stimmen.
cli-puzzle-solve = Ein Rätsel lösen: den besten Zug finden.
cli-puzzle-out = Die Datei der Rätsel; von ihr aus geht es nach einer Unterbrechung weiter.
cli-puzzle-seed = Derselbe Startwert findet dieselben Rätsel.
puzzles-searched = { $games ->
    [one] { $games } Spiel durchsucht
   *[other] { $games } Spiele durchsucht
}
puzzles-found = { $puzzles } Rätsel aus { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
} in { $file }.
puzzles-stopped = Angehalten nach { $done } von { $puzzles } Rätseln; nichts ist verloren. Derselbe Befehl macht von { $file } aus weiter.
puzzles-checked = { $good } von { $puzzles } Rätseln { $good ->
    [one] stimmt.
   *[other] stimmen.
}
puzzle-fault = Rätsel { $number } stimmt nicht mehr: { $fault }
puzzle-fault-position = Die Regeln führen nicht zu seiner Stellung.
puzzle-fault-moves = Seine Züge sind nicht die erlaubten.
puzzle-fault-best = Sein Zug ist nicht zweifelsfrei der beste.
puzzle-task = Rätsel { $number } ({ $level ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
}): Finde den besten Zug. Mit Enter siehst du die Lösung.
puzzle-right = Richtig!
puzzle-wrong = Es gibt einen besseren Zug: Dieser verschenkt { NUMBER($share, style: "percent", maximumFractionDigits: 0) } eines Sieges.
puzzle-move = Zug
bad-puzzle-task = Wähle eines von --count, --check und --solve.
bad-puzzle-number = Nur zu --solve gehört die Nummer eines Rätsels.
bad-puzzle-series = { $game } ist eine Serie; ihre Rätsel sind die ihrer Spiele.
