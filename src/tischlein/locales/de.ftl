# Alle Wörter des Programms auf Deutsch. In allen Sprachen dieselben Ids; keine Auszeichnung im Text.
#
# $who ist "you" für den eigenen Sitz des Betrachters, sonst "other" mit $name. Ein Sitz als Tatsache kommt als $x_who und
# $x_name; eine Karte als $x, $x_the (was gelegt wird) und $x_on (worauf); Ja und Nein als "yes" und "no".

## Karten und Farben: $colour ist r, g, b oder y; $kind ist number, two, reverse, skip, wild oder four.

colour = { $colour ->
    [r] Rot
    [g] Grün
    [b] Blau
   *[y] Gelb
}
    .the = { colour }
    .weak = { $colour ->
        [r] rote
        [g] grüne
        [b] blaue
       *[y] gelbe
    }
card = { $kind ->
    [number] { colour.weak } { $number }
    [two] { colour.weak } Zieh-Zwei
    [reverse] { colour.weak } Retourkarte
    [skip] { colour.weak }s Aussetzen
    [wild] Farbwahl
   *[four] Zieh-Vier
}
    .the = { $kind ->
        [skip] das { colour.weak } Aussetzen
       *[other] die { card }
    }
    .on = auf { card.the }
cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}

## Spiele und ihre Optionen

game-uno = UNO, eine Runde
game-uno-match = UNO, Partie bis 500
option-scoring = Wertung: Der Gewinner bekommt, was die anderen halten, oder jeder seine eigene Hand
option-dealer = Erster Geber: wer die höchste Karte zieht, oder ein Sitz
option-open_memory = Offenes Gedächtnis: Was du einmal gesehen hast, bleibt sichtbar
option-stacking = Stapeln: Auf eine Zieh-Zwei darf eine Zieh-Zwei, und sie zählen zusammen
option-reverse_skips = Retour überspringt: Zu zweit setzt nach einer Retourkarte der andere aus
option-draw_until_playable = Ziehen, bis es passt: Gezogen wird, bis eine Karte gelegt werden kann

## Wer am Tisch sitzt

seat-you = Du
seat-name = Sitz { $number }
bot-names = Mia, Leo, Ida, Ben, Zoe, Max, Eva, Tom, Lili

## Was geschehen ist: eine Nachricht für jede Art von Ereignis, bei manchen eine für jede Weise

draws-entry = { $name }: { $card }
event-setup = Die Karten liegen auf dem Tisch.
event-lot = Alle ziehen eine Karte: Wer gibt? { $draws }.
event-dealer = { $who ->
    [you] Du gibst.
   *[other] { $name } gibt.
}
event-draw-deal = { $who ->
    [you] Du bekommst { cards }.
   *[other] { $name } bekommt { cards }.
}
event-draw-turn = { $who ->
    [you] Du ziehst { cards }.
   *[other] { $name } zieht { cards }.
}
event-draw-two = { $who ->
    [you] Du musst { cards } ziehen.
   *[other] { $name } muss { cards } ziehen.
}
event-draw-four = { $who ->
    [you] Du musst { cards } ziehen.
   *[other] { $name } muss { cards } ziehen.
}
event-draw-bluff = { $who ->
    [you] Du ziehst { cards } für den Bluff.
   *[other] { $name } zieht { cards } für den Bluff.
}
event-draw-challenge = { $who ->
    [you] Du ziehst { cards } für den falschen Zweifel.
   *[other] { $name } zieht { cards } für den falschen Zweifel.
}
event-draw-caught = { $who ->
    [you] Du ziehst { cards } für den vergessenen Ruf.
   *[other] { $name } zieht { cards } für den vergessenen Ruf.
}
event-start = Die erste Karte wird aufgedeckt: { $card }.
event-return = Eine Zieh-Vier kann nicht die erste Karte sein: Sie kommt zurück in den Nachziehstapel, und der wird gemischt.
event-play = { $who ->
    [you] { $call ->
        [yes] Du legst { $card_the } und rufst UNO!
       *[no] Du legst { $card_the }.
    }
   *[other] { $call ->
        [yes] { $name } legt { $card_the } und ruft UNO!
       *[no] { $name } legt { $card_the }.
    }
}
event-play-wild = { $who ->
    [you] { $call ->
        [yes] Du legst { $card_the }, wählst { $colour_the } und rufst UNO!
       *[no] Du legst { $card_the } und wählst { $colour_the }.
    }
   *[other] { $call ->
        [yes] { $name } legt { $card_the }, wählt { $colour_the } und ruft UNO!
       *[no] { $name } legt { $card_the } und wählt { $colour_the }.
    }
}
event-renew = Der Nachziehstapel ist leer: Der Ablagestapel wird gemischt und zum neuen Nachziehstapel.
event-keep = { $who ->
    [you] Du behältst die Karte.
   *[other] { $name } behält die Karte.
}
event-pass = { $who ->
    [you] Du passt.
   *[other] { $name } passt.
}
event-accept = { $who ->
    [you] Du akzeptierst die Zieh-Vier.
   *[other] { $name } akzeptiert die Zieh-Vier.
}
event-challenge-guilty = { $who ->
    [you] Du zweifelst die Zieh-Vier von { $challenged_name } an. Schuldig: Es war ein Bluff!
   *[other] { $challenged_who ->
        [you] { $name } zweifelt deine Zieh-Vier an. Schuldig: Es war ein Bluff!
       *[other] { $name } zweifelt die Zieh-Vier von { $challenged_name } an. Schuldig: Es war ein Bluff!
    }
}
event-challenge-innocent = { $who ->
    [you] Du zweifelst die Zieh-Vier von { $challenged_name } an. Unschuldig: kein Bluff!
   *[other] { $challenged_who ->
        [you] { $name } zweifelt deine Zieh-Vier an. Unschuldig: kein Bluff!
       *[other] { $name } zweifelt die Zieh-Vier von { $challenged_name } an. Unschuldig: kein Bluff!
    }
}
event-take = { $who ->
    [you] Du nimmst die Summe.
   *[other] { $name } nimmt die Summe.
}
event-call = { $who ->
    [you] Du holst den Ruf nach: UNO!
   *[other] { $name } holt den Ruf nach: UNO!
}
event-catch = { $who ->
    [you] Du erwischst { $caught_name }: Der Ruf UNO fehlte!
   *[other] { $caught_who ->
        [you] { $name } erwischt dich: Du hast nicht UNO gerufen!
       *[other] { $name } erwischt { $caught_name }: Der Ruf UNO fehlte!
    }
}
event-name = { $who ->
    [you] Du wählst { $colour_the }.
   *[other] { $name } wählt { $colour_the }.
}
event-skip = { $who ->
    [you] Du setzt aus.
   *[other] { $name } setzt aus.
}
event-turn = { $who ->
    [you] Du bist an der Reihe.
   *[other] { $name } ist an der Reihe.
}
event-recall = { $who ->
    [you] Du hast Karten einer anderen Hand gesehen.
   *[other] { $name } hat Karten einer anderen Hand gesehen.
}
event-end = { $who ->
    [you] Du gewinnst die Runde!
   *[other] { $name } gewinnt die Runde.
}
event-score = Punktestand: { $totals }.

## Warum ein Zug abgewiesen wird, nach der Nummer der Regel

refuse-uno-2-8 = Erst braucht die aufgedeckte Farbwahl eine Farbe: Schreib =r, =g, =b oder =y.
refuse-uno-3-1 = Du bist nicht an der Reihe: Erst kommt { $turn_name }.
refuse-uno-3-2 = Du kannst { $card_the } nicht { $top_on } legen: Es gilt { $colour }.
refuse-uno-3-3 = So eine Karte hast du nicht auf der Hand: { $card }.
refuse-uno-3-6 = Du hast gerade { $drawn_the } gezogen: Leg die Karte, wenn sie passt, oder behalte sie.
refuse-uno-3-7 = Du hast keine Karte gezogen, die du behalten könntest.
refuse-uno-3-9 = { $draw ->
    [yes] { $lay ->
        [yes] Es gibt nichts mehr zu ziehen, also musst du eine Karte legen.
       *[no] Es gibt nichts mehr zu ziehen, also passt du.
    }
   *[no] { $lay ->
        [yes] Du darfst nicht passen: Du kannst noch eine Karte legen.
       *[no] Du darfst nicht passen: Du kannst noch eine Karte ziehen.
    }
}
refuse-uno-4-1 = Du kannst { $card_the } nicht { $top_on } legen: Sie braucht ihre eigene Farbe oder eine andere Zieh-Zwei, und es gilt { $colour }.
refuse-uno-4-2 = Du kannst { $card_the } nicht { $top_on } legen: Sie braucht ihre eigene Farbe oder eine andere Retourkarte, und es gilt { $colour }.
refuse-uno-4-4 = Du kannst { $card_the } nicht { $top_on } legen: Es braucht seine eigene Farbe oder ein anderes Aussetzen, und es gilt { $colour }.
refuse-uno-4-6 = Jetzt ist keine Farbe zu wählen. Mit einer Farbwahl wählst du sie gleich mit: W=b.
refuse-uno-5-3 = { $due ->
    [yes] Erst musst du auf die Zieh-Vier antworten: akzeptieren oder anzweifeln.
   *[no] Es gibt keine Zieh-Vier, auf die du antworten könntest.
}
refuse-uno-6-1 = { $left ->
    [0] Das ist deine letzte Karte: Da gibt es nichts zu rufen.
   *[other] Du hättest noch { $left } Karten: UNO rufst du, wenn dir eine bleibt.
}
refuse-uno-6-3 = Du hast keinen Ruf vergessen. UNO rufst du zusammen mit der vorletzten Karte, mit einem ! hinter dem Zug: r7!
refuse-uno-6-4 = { $self ->
    [yes] Dich selbst kannst du nicht erwischen.
   *[no] Es gibt niemanden zu erwischen: Niemand hat den Ruf vergessen, oder der Moment ist vorbei.
}
refuse-uno-7-1 = Die Runde ist vorbei.
refuse-uno-9-1 = { $due ->
    [yes] Dich treffen { $owed } Karten: Leg eine Zieh-Zwei oder nimm sie.
   *[no] Es gibt nichts, was du nehmen müsstest.
}

## Was ein Sitz gefragt wird

ask-play = Du bist dran: Leg eine Karte oder zieh.
ask-drawn = Legst du die gezogene Karte, oder behältst du sie?
ask-answer = Eine Zieh-Vier von { $laid_by_name } für dich: akzeptieren oder anzweifeln?
ask-hit = Dich treffen { $owed } Karten: Legst du eine Zieh-Zwei, oder nimmst du sie?
ask-colour = Die erste Karte ist eine Farbwahl: Wähl eine Farbe.
ask-catch = { $forgot_name } hat nur noch eine Karte und nicht UNO gerufen! Erwischen? (Enter: vorbeigehen lassen)
ask-uno = Du hast vergessen, UNO zu rufen! Nachholen? (Enter: vorbeigehen lassen)

## Was man tippen kann: das Wort, und andere mit derselben Bedeutung

move-draw = ziehen
    .typed = zieh, ziehe
move-keep = behalten
    .typed = behalte, behalt
move-pass = passen
    .typed = passe, pass
move-accept = akzeptieren
    .typed = akzeptiere
move-challenge = anzweifeln
    .typed = zweifeln, zweifle
move-take = nehmen
    .typed = nimm, nehme
move-uno = uno
    .typed = uno!
move-catch = erwischen
    .typed = erwischt, erwische
word-help = hilfe, h
word-rules = regeln, regel
word-why = warum, warum nicht, wieso
word-quit = ende, q, schluss, tschüss
key-lay = legt eine Karte, hier die rote 7
key-call = legt sie und ruft UNO
key-wild = legt eine Farbwahl und wählt: r Rot, g Grün, b Blau, y Gelb
key-words = die übrigen Züge: { $words }
key-number = ein Zug aus der Liste
key-why = sagt, warum du eine Karte nicht legen kannst
key-rules = zeigt eine Regel; ohne Nummer alle
key-enter = zeigt den Tisch noch einmal; lässt eine Gelegenheit vorbeigehen
key-quit = verlässt den Tisch

## Am Tisch

welcome = Willkommen! Mit ? bekommst du Hilfe.
round = Runde { $number }
table-left = ↓ nach links
table-right = ↑ nach rechts
table-stock = { $count } im Stapel
table-owed = { $count } zu nehmen
mark-one = UNO
mark-forgot = kein Ruf!
your-hand = Deine Hand
your-moves = Du kannst
not-understood = „{ $text }“ verstehe ich nicht. Mit ? bekommst du Hilfe.
did-you-mean = „{ $text }“ verstehe ich nicht. Meinst du { $near }?
no-number = Die Liste hat keine Nummer { $number }.
name-a-colour = Sag auch eine Farbe: { $moves }.
why-what = Warum was? Schreib einen Zug dahinter: { $example }
why-allowed = Das kannst du tun.
saved = Die Aufzeichnung des Spiels steht in { $file }.
bye = Bis bald!
result = Ergebnis
head-place = Platz
head-player = Spieler
head-points = Punkte
head-cards = Übrige Karten
sheet = Punkteblatt
sheet-total = Gesamt

## Die Kommandozeile

cli-app = Ein Kartentisch, der sich selber deckt. Ohne Kommando spielst du UNO.
cli-games = Die Spiele, und was ein Tisch dabei wählen kann.
cli-rules = Die nummerierten Regeln eines Spiels oder eine davon.
cli-play = Im Terminal gegen einfache Computerspieler spielen.
cli-sim = Zufallsspieler viele Spiele spielen lassen und zählen.
cli-replay = Ein aufgezeichnetes Spiel noch einmal erzählen, Ereignis für Ereignis.
cli-verify = Prüfen, ob eine Aufzeichnung echt ist.
cli-help = Diese Hilfe zeigen.
cli-version = Die Version zeigen.
cli-lang = Sprache: de, en, fr oder hu.
cli-game = Welches Spiel; siehe „tischlein games“.
cli-book = Ein Spiel oder der Name seines Regelhefts.
cli-rule = Die Nummer einer Regel, etwa 3.2.
cli-seats = Wie viele am Tisch sitzen.
cli-seed = Derselbe Startwert gibt dieselben Karten.
cli-option = Eine Option als Name=Wert; mehrfach möglich.
cli-record = Die Aufzeichnung des Spiels in diese Datei schreiben.
cli-count = Wie viele Spiele.
cli-strategy = random: unter allen Zügen; brisk: legt, wann immer es geht.
cli-limit = Ein Spiel nach so vielen Zügen abbrechen.
cli-json = Die Zahlen als JSON ausgeben.
cli-file = Eine Aufzeichnung, wie play sie schreibt; - liest die Standardeingabe.
cli-seat = Nur, was dieser Sitz gesehen hat.
cli-all = Alle Karten offen, auch gezogene.
cli-title-arguments = Argumente
cli-title-options = Optionen
cli-title-commands = Kommandos
head-id = Id
head-game = Spiel
head-seats = Sitze
seats-range = { $low }–{ $high }
head-options = Optionen
head-values = Werte
head-meaning = Bedeutung
legend-house = ⌂ Hausregel; es gilt der erste Wert, wenn der Tisch keinen anderen wählt
sim-title-random = { $game }: { $games } Spiele zu { $seats } mit Zufallszügen, Startwert { $seed }
sim-title-brisk = { $game }: { $games } Spiele zu { $seats } mit flotten Zufallszügen, Startwert { $seed }
sim-truncated = Abgebrochen
sim-length = Züge pro Spiel
sim-range = Kürzestes – längstes
sim-speed = Spiele pro Sekunde
sim-seat = Sitz
sim-wins = Siege
sim-place = Mittlerer Platz
sim-score = Mittlere Punkte
sim-none = –
sim-whole = { $number }
sim-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-from-to = { $low } – { $high }
sim-rate = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
sim-note = Bereiche und ± sind 95-%-Konfidenzintervalle; Siege, Plätze und Punkte zählen nur zu Ende gespielte Spiele.
unfinished = Die Aufzeichnung endet, bevor das Spiel vorbei ist.
verified = Eine echte Aufzeichnung: { $game }, { $seats } Sitze.
verified-commitment = Festlegung
verified-deal = Karten
verified-moves = Züge
verified-result = Ergebnis
verified-deal-ok = Der Startwert gibt die Karten der Aufzeichnung.
verified-moves-ok = { $count ->
    [one] Ein Zug, verkettet und erlaubt.
   *[other] { $count } Züge, alle verkettet und erlaubt.
}
verified-result-ok = Die Züge führen zu diesen Punkten und Plätzen.

## Was schiefging

error = Fehler:
bad-lang = Die Sprache „{ $lang }“ gibt es nicht; es gibt { $langs }.
bad-option = Eine Option schreibt man als Name=Wert; „{ $text }“ ist keine.
bad-seed = Der Startwert „{ $text }“ ist keine Zahl zwischen 0 und { $most }.
bad-text = Der Startwert ist kein Text in UTF-8.
bad-count = { $name } muss zwischen 1 und { $most } liegen, nicht bei { $given }.
bad-file = Die Datei { $file } lässt sich nicht lesen: { $reason }.
bad-json = Die Datei { $file } ist kein JSON, also keine Aufzeichnung eines Spiels.
bad-write = Die Datei { $file } lässt sich nicht schreiben: { $reason }.
