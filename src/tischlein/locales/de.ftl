# Alle Wörter des Programms auf Deutsch. In allen Sprachen dieselben Ids; keine Auszeichnung im Text.
#
# $who ist "you" für den eigenen Sitz des Betrachters, sonst "other" mit $name. Ein Sitz als Tatsache kommt als $x_who und
# $x_name; eine Karte als $x, $x_the (was gelegt wird) und $x_on (worauf); Ja und Nein als "yes" und "no".
#
# Eine Nachricht zu einem einzigen Spiel trägt dessen Namen in der Id und steht in der Datei des Spiels: event-uno-play. Hat
# ein Spiel keine eigene, gilt die ohne Namen: event-draw.

## Karten, Farben und Zahlen: $colour ist r, g, b, y, o oder p, von den Farben der Karten c, s, h oder d, oder eine andere, die $named heißt.

colour = { $colour ->
    [r] Rot
    [g] Grün
    [b] Blau
    [y] Gelb
    [o] Orange
    [p] Lila
    [c] Kreuz
    [s] Pik
    [h] Herz
    [d] Karo
   *[other] { $named }
}
    .the = { colour }
    .some = { colour }
    .for = für { colour }
    .weak = { $colour ->
        [r] rote
        [g] grüne
        [b] blaue
        [y] gelbe
        [o] orange
        [p] lila
        [c] Kreuz
        [s] Pik
        [h] Herz
        [d] Karo
       *[other] { $named }
    }
number = { $number }
card-number = { colour.weak } { number }
    .the = die { card-number }
    .on = auf die { card-number }
cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}

## Spiele und ihre Optionen

option-open_memory = Offenes Gedächtnis: Was du einmal gesehen hast, bleibt sichtbar
option-box = Schachtel: was darin ist; die übliche, oder deine eigene aus einer Datei (--box)
option-starter = Beginn: zufällig, oder ein Platz
option-dealer = Erster Geber: zufällig, oder ein Platz

## Wer am Tisch sitzt

seat-you = Du
seat-name = Platz { $number }
bot-names = Mia, Leo, Ida, Ben, Zoe, Max, Eva, Tom, Lili

## Was geschehen ist: eine Nachricht für jede Art von Ereignis, bei manchen eine für jede Weise

event-setup = Die Karten liegen auf dem Tisch.
event-dealer = { $who ->
    [you] Du gibst.
   *[other] { $name } gibt.
}
event-starter = { $who ->
    [you] Du beginnst.
   *[other] { $name } beginnt.
}
event-draw-deal = { $who ->
    [you] Du bekommst { cards }.
   *[other] { $name } bekommt { cards }.
}
event-draw = { $who ->
    [you] Du ziehst { cards }.
   *[other] { $name } zieht { cards }.
}
event-keep = { $who ->
    [you] Du behältst die Karte.
   *[other] { $name } behält die Karte.
}
event-renew = Der Nachziehstapel ist leer: Der Ablagestapel wird gemischt und zum neuen Nachziehstapel.
event-pass = { $who ->
    [you] Du passt.
   *[other] { $name } passt.
}
event-turn = { $who ->
    [you] Du bist an der Reihe.
   *[other] { $name } ist an der Reihe.
}
event-recall = { $who ->
    [you] Du hast Karten einer anderen Hand gesehen.
   *[other] { $name } hat Karten einer anderen Hand gesehen.
}
event-score = Punktestand: { $totals }.
event-sheet = Runde { $number } beginnt.
event-end = Das Spiel ist vorbei.

## Warum ein Zug abgewiesen wird: was Spiele gleich sagen

not-your-turn = Du bist nicht an der Reihe: Erst kommt { $turn_name }.
not-held = So eine Karte hast du nicht auf der Hand: { $card }.
game-over = Das Spiel ist vorbei.

## Was man tippen kann: das Wort, und andere mit derselben Bedeutung

move-draw = ziehen
    .typed = zieh, ziehe
move-keep = behalten
    .typed = behalte, behalt
move-pass = passen
    .typed = passe, pass
word-help = hilfe, h
word-rules = regeln, regel
word-why = warum, warum nicht, wieso
word-hint = tipp, hinweis, rat
word-quit = ende, q, schluss, tschüss
key-play = legt oder spielt eine Karte
key-name = nennt eine Farbe
key-move = macht einen Zug
moves-other = die übrigen Züge, zum Beispiel
key-words = die übrigen Züge: { $words }
key-number = ein Zug aus der Liste
key-hint = zeigt gute Züge, und warum sie gut sind
key-why = sagt, warum ein Zug nicht erlaubt ist
key-rules = zeigt eine Regel; ohne Nummer alle
key-enter = zeigt den Tisch noch einmal; lässt eine Gelegenheit vorbeigehen
key-quit = verlässt den Tisch

## Am Tisch

welcome = Willkommen! Mit ? bekommst du Hilfe, mit tipp einen Rat.
round = Runde { $number }
table-stock = { $count } im Stapel
table-discard = { $count } im Ablagestapel
table-left = ↓ nach links
table-right = ↑ nach rechts
table-owed = noch { $count } zu ziehen
table-top = Oben
table-fits = passt
table-nothing-fits = nichts passt
table-trick = Stich
table-trump = Trumpf
table-colour-open = Farbe noch offen
table-last = { $who ->
    [you] Letzter Stich, an dich
   *[other] Letzter Stich, an { $name }
}
your-hand = Deine Hand
your-moves = Du kannst
not-understood = „{ $text }“ verstehe ich nicht. Mit ? bekommst du Hilfe.
did-you-mean = „{ $text }“ verstehe ich nicht. Meinst du { $near }?
no-number = Die Liste hat keine Nummer { $number }.
say-more = Das ist noch kein ganzer Zug. Du kannst schreiben: { $moves }
why-what = Warum was? Schreib einen Zug dahinter: { $example }
why-allowed = Das kannst du tun.
bot-thinks = { $name } denkt nach …
hint-thinks = Lass mich nachdenken …
saved = Die Aufzeichnung des Spiels steht in { $file }.
bye = Bis bald!
result = Ergebnis
head-place = Rang
head-player = Spieler
head-hand = Hand
head-points = Punkte
head-cards = Übrige Karten
head-stock = Stapel
head-won = Gewonnen
head-tiles = Kärtchen
sheet = Punkteblatt
sheet-total = Gesamt

## Die Kommandozeile

cli-app = Ein Kartentisch, der sich selbst deckt. Ohne Kommando öffnet sich der Tisch im Browser.
cli-serve = Tische im Netz anbieten, an denen man im Browser spielt.
cli-games = Die Spiele, und was ein Tisch dabei wählen kann.
cli-rules = Die nummerierten Regeln eines Spiels oder eine davon.
cli-play = Im Terminal gegen Computerspieler spielen.
cli-sim = Viele Spiele simulieren und auswerten; auf Wunsch in eine Datei schreiben.
cli-arena = Computerspieler mit denselben Karten gegeneinander spielen lassen und auswerten.
cli-export = Aus einer Datei mit Spielen Parquet-Tabellen machen.
cli-replay = Ein aufgezeichnetes Spiel wiedergeben, Ereignis für Ereignis.
cli-verify = Prüfen, ob eine Aufzeichnung in sich stimmt.
cli-promise = Das vor dem Geben notierte Versprechen; die Seite nennt es, wenn sie das Mischen prüft.
cli-check-game = Ein Spiel prüfen: Regeln, Wörter, Computerspieler, Geheimnisse.
cli-new-game = Schreibt das Paket eines neuen Spiels, das sofort läuft und sich zu deinem umbauen lässt.
cli-help = Diese Hilfe zeigen.
cli-version = Die Version zeigen.
cli-lang = Sprache: de, en, fr oder hu.
cli-game = Welches Spiel; siehe „tischlein games“.
cli-book = Ein Spiel oder der Name seines Regelhefts.
cli-rule = Die Nummer einer Regel, etwa 3.2.
cli-seats = Wie viele am Tisch sitzen.
cli-level = Wie gut sie spielen: beginner, easy, medium, hard oder expert; expert:60s denkt eine Minute lang nach, expert:50000 simuliert so viele Spiele. Noch schwächer: greedy und random.
cli-seed = Derselbe Startwert gibt dieselben Karten.
cli-option = Eine Option als Name=Wert; mehrfach möglich.
cli-box = Mit der Schachtel aus dieser Datei spielen.
cli-record = Die Aufzeichnung des Spiels in diese Datei schreiben.
cli-count = Wie viele Spiele.
cli-strategy = random: irgendein erlaubter Zug; purposeful: legt, wann immer es geht; greedy: was auf den ersten Blick am besten ist.
cli-limit = Ein Spiel nach so vielen Zügen abbrechen.
cli-seconds = Wie viele Sekunden ein Zug beim Prüfen dauern darf.
cli-new-name = Die Kennung des neuen Spiels: Kleinbuchstaben, Ziffern und Bindestriche.
cli-family = Womit es beginnt: mit einem Ablegespiel (shedding) oder einem Stichspiel (tricks).
cli-folder = Der Ordner, in dem es angelegt wird; ohne Angabe der aktuelle.
cli-bots = Wer spielt, durch Kommas getrennt: Namen von Computerspielern, oder DATEI.py:Klasse für einen eigenen.
cli-deals = Wie oft gegeben wird; jedes Blatt wird mit getauschten Plätzen gespielt.
cli-workers = Wie viele Prozesse spielen.
cli-ray = Auf einem Ray-Cluster spielen: seine Adresse, auto oder local.
cli-out = Die Datei des Laufs; ein unterbrochener Lauf geht von ihr aus weiter.
cli-lines = Die Spiele in diese Datei schreiben, eines je Zeile.
cli-source = Eine Datei mit Spielen, wie sim --out sie schreibt.
cli-table-games = Die Tabelle der Spiele, eines je Zeile.
cli-table-moves = Dazu die Tabelle der Züge, einer je Zeile.
cli-plot = Die Ergebnisse in diese Datei zeichnen, .png oder .svg.
cli-correct = Auch das Glück aus den Ergebnissen herausrechnen, damit weniger Blätter genügen.
cli-playouts = Mit --correct: wie viele simulierte Spiele hinter jedem Wert stehen.
cli-asks = Mit --correct: wie oft ein Computerspieler bei jeder Entscheidung noch einmal gefragt wird; 0 rechnet nur den Zufall heraus.
cli-json = Die Zahlen als JSON ausgeben.
cli-file = Eine Aufzeichnung, wie play sie schreibt; - liest die Standardeingabe.
cli-line = Das Spiel dieser Zeile aus einer Datei, die sim --out geschrieben hat; die erste ist 1.
cli-seat = Nur, was dieser Platz gesehen hat.
cli-all = Alle Karten offen, auch gezogene.
cli-host = Die Adresse, an der gelauscht wird; 0.0.0.0 für alle im Netz.
cli-home = Ohne Kommando: die Adresse, an der gelauscht wird; 127.0.0.1 nur für diesen Rechner.
cli-port = Der Port; 0 für irgendeinen freien.
cli-database = Wo die Tische aufbewahrt werden: sqlite:///Datei oder postgresql://…; sonst in einer Datei in deinem Datenverzeichnis.
cli-key-file = Die Datei mit dem Schlüssel des Servers, aus dem alle Geheimnisse folgen; sie wird angelegt, wenn es sie nicht gibt.
cli-origin = Eine andere Seite, die den Server benutzen darf, etwa https://example.org; mehrfach möglich.
cli-proxy = Die Adresse eines Proxys, dessen Angaben über Clients gelten; mehrfach möglich.
cli-bot-workers = Wie viele Prozesse für die Computerspieler denken.
cli-processes = Wie viele Serverprozesse sich den Port teilen; für mehr als einen braucht es PostgreSQL.
cli-process-port = Der erste der Ports, die die Prozesse außerdem haben, jeder einen, für einen Proxy auf diesem Rechner.
cli-secure = Der Server wird über https erreicht: Cookies werden nur so gesendet.
cli-limits = Eine Grenze als Name=Zahl; mehrfach möglich (siehe docs/server.md).
cli-open = Die Seite im Browser öffnen.
cli-title-arguments = Argumente
cli-title-options = Optionen
cli-title-commands = Kommandos
head-id = Id
head-game = Spiel
head-seats = Plätze
seats-range = { $low }–{ $high }
head-options = Optionen
head-values = Werte
value-box = DATEI
head-meaning = Bedeutung
legend-house = ⌂ Hausregel; es gilt der erste Wert, wenn der Tisch keinen anderen wählt
sim-title-random = { $game }: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} zu { $seats } mit Zufallszügen, Startwert { $seed }
sim-title-purposeful = { $game }: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} zu { $seats } mit zielstrebigen Zufallszügen, Startwert { $seed }
sim-title-greedy = { $game }: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} zu { $seats }, gierig gespielt, Startwert { $seed }
sim-truncated = Abgebrochen
sim-length = Züge pro Spiel
sim-range = Kürzestes – längstes
sim-speed = Spiele pro Sekunde
sim-seat = Platz
sim-wins = Siege
sim-place = Mittlerer Rang
sim-score = Mittlere Punkte
sim-none = –
sim-whole = { $number }
sim-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-from-to = { $low } – { $high }
sim-rate = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
sim-note = Bereiche und ± sind 95-%-Konfidenzintervalle; Siege, Ränge und Punkte zählen nur zu Ende gespielte Spiele.
sim-stopped = Angehalten nach { $done } von { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
}.
sim-stopped-file = Angehalten nach { $done } von { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
}; { $file } wurde nicht geschrieben.
export-done = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} in { $file }.
export-done-moves = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} in { $file }, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
} in { $other }.
arena-title = { $game }: { $deals }-mal gegeben, { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} zu { $seats }, Startwert { $seed }
arena-fair = Gerechter Anteil an Siegen
arena-bot = Spieler
arena-other = Gegen
arena-margin = Vorsprung
arena-rating = Wertung
arena-time = ms (längster)
arena-beats = Liegt davor
arena-rows = Zeile liegt vor Spalte
arena-percent = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-round = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }
arena-rate = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-number = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-thought = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($high, minimumFractionDigits: 0, maximumFractionDigits: 0) })
arena-note = In Klammern: 95-%-Intervalle (Students t) über die Blätter. Siege gelten pro Platz; die Wertung ist die von openskill, μ ± σ. ms: mittlere Zeit von Zügen mit einer Wahl, und die längste.
arena-luckless = Ohne Glück
arena-saved = Blätter gespart
arena-times = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }-fach
arena-wins-both = Siege ohne Glück (grau: wie gespielt)
arena-luckless-note = Ohne Glück: Was der Zufall gebracht hat, ist herausgerechnet{ $asks ->
    [0] {"."}
   *[other] , ebenso, was ein Spieler unter seinen eigenen Antworten gerade gewählt hat.
} Die Erwartungswerte bleiben gleich, die Intervalle werden meist schmaler; ein Mittelwert kann über das hinausgehen, was in einem Spiel möglich ist. Blätter gespart: wievielmal weniger Blätter für ein solches Intervall der Siege genügen. Hinter jedem Wert { $playouts ->
    [one] steht { $playouts } simuliertes Spiel
   *[other] stehen { $playouts } simulierte Spiele
}.
arena-stopped = Angehalten nach { $done } von { $deals ->
    [one] { $deals } Blatt
   *[other] { $deals } Blättern
}; nichts ist verloren. Derselbe Befehl macht von { $file } aus weiter.
unfinished = Die Aufzeichnung endet, bevor das Spiel vorbei ist.
verified = Eine stimmige Aufzeichnung: { $game }, { $seats } Plätze.
serving = Der Tisch ist gedeckt: { $address } (Strg-C beendet ihn)
serving-others = Für andere in diesem Netz: { $address }

verified-commitment = Festlegung
verified-shuffle = Mischen
verified-deal = Karten
verified-moves = Züge
verified-result = Ergebnis
verified-shuffle-ok = Das Geheimnis passt zum Versprechen in der Aufzeichnung; Wörter der Plätze: { $words }
verified-shuffle-promised = Das Geheimnis ist das vor dem Geben versprochene; Wörter der Plätze: { $words }
verified-unpromised = Die Aufzeichnung stimmt in sich. Dass das Mischen vorher feststand, zeigt nur das Versprechen, das die Seite vor dem Geben angezeigt hat: --promise TEXT
verified-no-words = keine
verified-deal-ok = Der Startwert gibt die Karten der Aufzeichnung.
verified-moves-ok = { $count ->
    [one] Ein Zug, verkettet und erlaubt.
   *[other] { $count } Züge, alle verkettet und erlaubt.
}
verified-legal-ok = { $count ->
    [one] { $count } Zug, erlaubt.
   *[other] { $count } Züge, alle erlaubt.
}
verified-result-ok = Die Züge führen zu diesen Punkten und Rängen.
checked-well = { $game } besteht alle Prüfungen.
checked-badly = { $game } besteht eine Prüfung nicht.
new-game-next = Weiter: pip install --editable { $folder }, dann tischlein play { $game }.

## Was schiefging

error = Fehler:
bad-lang = Die Sprache „{ $lang }“ gibt es nicht; es gibt { $langs }.
bad-option = Eine Option schreibt man als Name=Wert; „{ $text }“ ist keine.
bad-seed = Der Startwert „{ $text }“ ist keine Zahl zwischen 0 und { $most }.
bad-text = Der Startwert ist kein Text in UTF-8.
bad-port = Ein Port ist eine Zahl von 0 bis 65535, nicht { $given }.
bad-process-ports = Die Ports von { $count } Prozessen ab { $first } müssen zwischen 1 und 65535 liegen.
bad-process-port-alone = --process-port ist für mehrere Prozesse: Gib auch --processes mit mindestens 2 an.
bad-limit = Eine Grenze ist Name=Zahl, nicht { $text }; es gibt { $names }.
bad-count = { $name } muss zwischen { $least } und { $most } liegen, nicht bei { $given }.
bad-file = Die Datei { $file } lässt sich nicht lesen: { $reason }.
bad-json = Die Datei { $file } ist kein JSON, also keine Aufzeichnung eines Spiels.
bad-write = Die Datei { $file } lässt sich nicht schreiben: { $reason }.
bad-box = Das Spiel { $game } hat keine eigene Schachtel; --box ist dort ohne Sinn.
bad-plot = Ein Bild wird in eine Datei geschrieben, die auf .png oder .svg endet; { $file } tut das nicht.
needs-correct = { $name } sagt, wie die Ergebnisse bereinigt werden; dazu gehört --correct.
bad-out = Spiele werden in eine Datei geschrieben, die auf .jsonl oder .jsonl.zst endet; { $file } tut das nicht.
bad-table = Eine Tabelle wird in eine Datei geschrieben, die auf .parquet endet; { $file } tut das nicht.
bad-twice = { $file } kann nicht zwei Tabellen zugleich sein.
bad-new-name = „{ $game }“ kann keine Kennung eines Spiels sein: nimm Kleinbuchstaben, Ziffern und Bindestriche, zuerst einen Buchstaben.
bad-family = Die Familie „{ $family }“ gibt es nicht; es gibt { $families }.
bad-new-taken = Ein Spiel { $game } gibt es schon; wähle einen anderen Namen.
bad-new-module = Python kennt schon etwas namens { $module }, das ein Spiel { $game } verdecken würde; wähle einen anderen Namen.
bad-new-folder = { $folder } gibt es schon; es wurde nichts geschrieben.

## Warum ein Zug gut ist

hint = Tipp
hint-place = Rang
hint-win = Sieg
hint-games = Spiele
hint-number = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-percent = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }
hint-nothing = nichts tun
reason-best = Schnitt am besten ab, als der Rest des Spiels viele Male simuliert wurde.
reason-only = Du hast keinen anderen Zug.
reason-clear = Etwas anderes kommt nicht in Frage.
reason-wait = Abwarten ist besser.
reason-close = So gut wie der beste Zug, oder beinahe.
reason-worse = Schnitt etwas schlechter ab.
