### Der Rückblick auf ein Spiel

page-review-none = Zu diesem Spiel gibt es keinen Rückblick.
page-review-working = Das Spiel wird viele Male durchgespielt. Bisher untersucht: { $share }
page-review-progress = Fortschritt des Rückblicks
page-review-done = Der Rückblick ist vollständig.
page-review-curve = Die Siegchancen
page-review-standing = Die Chancen, die Serie zu gewinnen
page-review-curve-about = { $kind ->
    [known] So, wie alle sie aus den Karten erkennen konnten, die sie sahen: nach jeder eigenen Entscheidung.
    [open] Mit den offenen Karten von allen. Karten, die noch niemand gesehen hatte, bleiben Zufall.
   *[series] Nach jedem Spiel der Serie.
}
page-review-curve-ear = Die Tabelle darunter enthält dieselben Chancen als Text.
page-review-at = Stelle im Spiel
page-review-before = Vor dem Austeilen: Alle haben die gleiche Chance.
page-review-before-series = Vor dem ersten Spiel: Alle haben die gleiche Chance.
page-review-after-game = Nach Spiel { $number }
page-review-move = Zug { $number }:
page-review-passed = { $name } tut nichts.
page-review-table = Die Chancen als Tabelle
page-review-event = Was geschah
page-review-open = Mit allen Karten offen
page-review-open-note = Nur zum Staunen: Beim Spielen konnte das niemand wissen. Noten und Können hängen nie davon ab.
page-review-part = Welches Spiel
page-review-series = Die ganze Serie
page-review-game = Spiel { $number }: { $name }
page-review-skills = Glück und Können
page-review-skill = Können
page-review-skill-none = keine Wahl
page-review-skill-about = Können: 0 ist so gut wie gelost, 100 ist immer ein bester Zug; ± sagt, wie sicher die Zahl ist. Glück zählt in Siegen: +0,25 ist ein Viertelsieg.
page-review-luck = Glück
page-review-luck-word = { $luck ->
    [much] sehr gute Karten
    [some] gute Karten
    [even] ausgeglichen
    [little] wenig Glück
   *[hard] großes Pech
}
page-review-won = { $part ->
    [all] gewonnen
   *[some] { $share } vom Sieg
}
page-review-account = Wie es dazu kam: { $name }
page-review-account-unit = In Siegen: 1,00 ist ein ganzer Sieg. Was über dem Doppelstrich steht, ergibt zusammen, was darunter steht.
page-review-term = { $term ->
    [fair] Gerechter Anteil
    [deal] Das Austeilen
    [draws] Gezogene Karten
    [hidden] Verdeckte Karten
    [moves] Eigene Züge
    [others_moves] Züge der anderen
    [others_luck] Glück der anderen
   *[result] Ergebnis
}
page-review-term-why = { $term ->
    [fair] für alle Plätze gleich, vor dem Austeilen
    [deal] die Karten, die hierhin und an die anderen ausgeteilt wurden
    [draws] was in eigenen Zügen gezogen, aufgedeckt oder gewürfelt wurde
    [hidden] wie die Karten lagen, die von hier aus nicht zu sehen waren
    [moves] die eigenen Entscheidungen, verglichen mit denen eines soliden Computerspielers
    [others_moves] was die Entscheidungen der anderen brachten oder kosteten
    [others_luck] was das Glück der anderen brachte oder kostete
   *[result] was daraus wurde
}
page-review-moments = { $kind ->
    [costly] Einen zweiten Blick wert
    [found] Schwer zu finden, und gefunden
   *[none] Momente
}
page-review-moments-none = In diesem Spiel gab es an diesem Platz nichts zu wählen.
page-review-cost = Ein anderer Zug bringt { $share } mehr Siegchance.
page-review-found = Gut gefunden! Ein zufälliger Zug hätte { $share } gekostet.
page-review-ask = Was hättest du getan?
page-review-again = Noch einmal ansehen
page-review-question = { $who ->
    [you] Was hättest du getan?
   *[other] Was hättest du an der Stelle von { $name } getan?
}
page-review-next = Nächster Moment
page-review-back = Zurück zum Rückblick
page-review-decisions = Alle Entscheidungen
page-review-decision-count = { $count ->
    [one] Eine Entscheidung. Züge ohne Wahl zählen nicht.
   *[other] { $count } Entscheidungen. Züge ohne Wahl zählen nicht.
}
page-review-decisions-all = Alle zeigen
page-review-grade = { $grade ->
    [best] stark
    [good] gut
    [inaccurate] knapp daneben
    [mistake] mehr war möglich
   *[blunder] viel mehr war möglich
}
page-review-share = Rückblick teilen

## Messages of the review of a game, which the page loads with its pages.

## Einen Moment noch einmal versuchen

page-trial-ask = Was würdest du tun?
page-trial-how = Wähle einen Zug wie am Tisch. Du kannst es beliebig oft versuchen.
page-trial-impossible = Das war in diesem Moment nicht möglich.
page-trial-pass = Nichts tun
page-trial-verdict = { $verdict ->
    [best] Gut gefunden: Nichts gewinnt öfter.
    [equal] Gut gefunden: Das ist so gut wie der beste Zug.
    [close] Ganz nah dran: Ein anderer Zug gewinnt ein klein wenig öfter.
   *[behind] Ein anderer Zug gewinnt öfter. Schau noch einmal hin, oder lass dir die Antwort zeigen.
}
page-trial-answer = Antwort zeigen
page-trial-answer-title = Die Antwort
page-trial-yours = deine Wahl
page-trial-played = gespielt
page-trial-chance = Siegchance:
page-trial-behind = { $verdict ->
    [best] der beste gefundene Zug
    [equal] so gut wie der beste
   *[behind] { $share } dahinter
}
page-trial-all = Alle { $count } Züge
page-trial-measure = Siegchancen aus vielen weitergespielten Spielen. Die Karten, die du nicht sehen konntest, wurden dafür jedes Mal neu verteilt.

## Glück und Können im Tischbuch

page-book-luck-games = Rückblicke
page-book-luck-mean = Glück je Spiel
page-book-luck-unsure = zu wenige Spiele
page-book-luck-reviewed = { $count ->
    [one] Rückblicke: { $done } von einem Spiel.
   *[other] Rückblicke: { $done } von { $count } Spielen.
}
page-book-luck-start = { $count ->
    [one] Auch auf das andere Spiel zurückblicken
   *[other] Auch auf die anderen { $count } Spiele zurückblicken
}
page-book-luck-working = Spiel { $at } von { $count }: { $share }
page-book-luck-stop = Anhalten
page-book-luckiest = Der glücklichste Abend:
page-book-luckiest-of = { $name }, { $day }: Glück { $luck } in { $count ->
    [one] einem Spiel
   *[other] { $count } Spielen
}.
page-book-hardest = Der am härtesten erkämpfte Sieg:
page-book-hardest-of = { $name }, { $day }: Glück { $luck }.
page-book-luck-about = Können: 0 ist so gut wie Losen, 100 immer ein bester Zug. Glück zählt in Siegen: +0,25 ist ein Viertel eines Siegs. ± sagt, wie weit der wahre Wert entfernt sein kann; Glück innerhalb davon ist nicht mehr als Zufall.
page-book-luck-few = Wenige Rückblicke sagen noch nichts. Je mehr es sind, desto sicherer sind die Zahlen.
