# XXL

## Karten: zwei Zahlen, jede in ihrer eigenen Farbe. $place ist pile, run, discard oder open.

number-xxl = { colour } { number }
card-xxl = { $first } / { $second }
    .the = { $first } / { $second }
    .first = { $first }
place-xxl = { $place ->
    [pile] auf Stapel { $number }
    [sequence] auf die { colour.weak } Folge
    [open] in die Mitte
   *[discard] auf den Ablagestapel
}

## Die Spiele und ihre Optionen; die Namen sind die auf der Schachtel

game-xxl-rauf-runter = XXL 1: Rauf & Runter
    .short = 1: Rauf & Runter
game-xxl-drunter-bleiben = XXL 2: Immer schön drunter bleiben
    .short = 2: Immer schön drunter bleiben
game-xxl-verweigern = XXL 3: Verweigern gestattet
    .short = 3: Verweigern gestattet
game-xxl-strassenbau = XXL 4: Straßenbau
    .short = 4: Straßenbau
game-xxl-reihe = XXL 5: Auf die Reihe bekommen
    .short = 5: Auf die Reihe bekommen
game-xxl-farbe = XXL 6: Ich bestimm’ die Farbe!
    .short = 6: Ich bestimm’ die Farbe!
game-xxl-farbe-plus = XXL 6+: Ich bestimm’ die Farbe! Plus
    .short = 6+: Ich bestimm’ die Farbe! Plus
game-xxl-pur = XXL pur
game-xxl-individuell = XXL individuell
option-rounds = Runden: wie oft alle Spiele der Serie gespielt werden
option-games = Spiele: ihre Nummern der Reihe nach, auch mehrfach
value-games = 1,5,6+ …

## Was geschehen ist

event-xxl-play-on = { $who ->
    [you] Du legst { $card_the } { $on }.
   *[other] { $name } legt { $card_the } { $on }.
}
event-xxl-trick = { $who ->
    [you] Du gewinnst den Stich in { $colour }.
   *[other] { $name } gewinnt den Stich in { $colour }.
}
event-xxl-aside = { $who ->
    [you] Du hast gewählt.
   *[other] { $name } hat gewählt.
}
event-xxl-aside-card = { $who ->
    [you] Du legst { $card_the } zur Seite.
   *[other] { $name } legt { $card_the } zur Seite.
}
event-xxl-aside-none = { $who ->
    [you] Du legst keine Karte zur Seite.
   *[other] { $name } legt keine Karte zur Seite.
}
event-xxl-half = Die zweite Hälfte beginnt: Alle Karten außer den zur Seite gelegten werden gemischt, und es wird gegeben.
event-xxl-trump = { $who ->
    [you] Du nennst den Trumpf: { $colour }.
   *[other] { $name } nennt den Trumpf: { $colour }.
}
event-xxl-run = { $who ->
    [you] Du legst eine Straße in { $colour } aus, { $points } Punkte.
   *[other] { $name } legt eine Straße in { $colour } aus, { $points } Punkte.
}
event-xxl-exchange = { $who ->
    [you] Du tauschst { $gave_the } gegen { $took_the }.
   *[other] { $name } tauscht { $gave_the } gegen { $took_the }.
}
event-xxl-put_open = { $who ->
    [you] Du legst { $card_the } offen in die Mitte.
   *[other] { $name } legt { $card_the } offen in die Mitte.
}
event-xxl-done = { $who ->
    [you] Du tauschst keine Karte.
   *[other] { $name } tauscht keine Karte.
}
event-xxl-all_passed = Niemand kommt weiter: Eine weitere Karte wird aufgedeckt.
event-xxl-sheet = { $game } (Spiel { $number } von { $of })

## Warum ein Zug abgewiesen wird

refuse-xxl-1-2 = { $why ->
    [must] Du kannst nicht ziehen: Eine deiner Karten passt, also musst du eine legen.
   *[held] { not-held }
}
refuse-xxl-1-3 = Auf Stapel { $pile } geht es nicht mit { $card_first } weiter: Oben liegt { $top }.
refuse-xxl-1-4 = Die Folge auf Stapel { $pile } läuft andersherum: { $card_first } passt nicht mehr.
refuse-xxl-1-5 = Die Folge auf Stapel { $pile } ist am Ende: { $card_first } passt nicht mehr.
refuse-xxl-1-7 = { $why ->
    [keep] Du hast keine Karte gezogen, die du behalten könntest.
   *[drawn] Du hast gerade { $drawn_the } gezogen: Leg sie, wenn sie passt, oder behalte sie.
}
refuse-xxl-1-9 = { game-over }
refuse-xxl-2-2 = { refuse-xxl-1-2 }
refuse-xxl-2-3 = { $card } ist in keiner Farbe der obersten Karte niedriger: { $top }.
refuse-xxl-2-4 = { refuse-xxl-1-7 }
refuse-xxl-2-6 = { game-over }
refuse-xxl-3-2 = { $why ->
    [name] Du spielst aus, also nenn auch eine Farbe der Karte, etwa r0y7=y.
   *[led] Die Farbe dieses Stichs ist schon genannt: { $colour }. Spiel eine Karte, ohne eine zu nennen.
}
refuse-xxl-3-3 = { $why ->
    [follow] Du kannst bedienen, also musst du { $colour } spielen; diese Karte zeigt es nicht: { $card }.
   *[held] { not-held }
}
refuse-xxl-3-5 = { game-over }
refuse-xxl-3-6 = { $why ->
    [due] Erst wählt jeder, der einen Stich gewonnen hat, eine Karte zum Zur-Seite-Legen oder keine.
    [now] Zur Seite gelegt wird nur zwischen den beiden Hälften.
    [empty] Du hast keinen Stich gewonnen, also keine Karte, die du zur Seite legen könntest.
    [final] Du hast schon gewählt, und die Wahl ist endgültig.
   *[won] Diese Karte hast du nicht gewonnen: { $card }.
}
refuse-xxl-3-9 = { $why ->
    [half] Passen kannst du nur in der zweiten Hälfte.
    [lead] Du spielst aus, also kannst du nicht passen.
   *[most] Niemand hat mehr Karten als du, also kannst du nicht passen.
}
refuse-xxl-3-10 = { game-over }
refuse-xxl-4-2 = { $why ->
    [second] Du hast schon eine Straße ausgelegt: eine in jedem Zug, nicht mehr.
   *[pass] Du hast eine Straße ausgelegt, also kannst du nicht mehr passen: Tausch eine Karte, oder sag, dass du fertig bist.
}
refuse-xxl-4-3 = { $why ->
    [missing] Diese Karte hast du nicht auf der Hand, und offen liegt sie auch nicht: { $card }.
   *[hand] Mindestens eine Karte einer Straße muss aus deiner Hand kommen.
}
refuse-xxl-4-5 = { $why ->
    [held] { not-held }
    [stock] Der Talon ist leer, also kannst du nur gegen eine offene Karte tauschen.
    [nothing] Der Talon ist leer, und keine Karte liegt offen: Es gibt nichts zu tauschen.
   *[open] Diese Karte liegt nicht offen: { $card }.
}
refuse-xxl-4-6 = Du hast keine Straße ausgelegt; wenn du nichts tun willst, passe.
refuse-xxl-4-8 = { game-over }
refuse-xxl-5-2 = { refuse-xxl-1-2 }
refuse-xxl-5-3 = In { $colour } kommt als Nächstes die { $wanted }, also passt { $card_first } nicht.
refuse-xxl-5-4 = { $colour } ist noch nicht bei 0, als Nächstes kommt die { $wanted }. Eine neue 10 muss warten.
refuse-xxl-5-6 = { refuse-xxl-1-7 }
refuse-xxl-5-8 = { game-over }
refuse-xxl-6-2 = { $why ->
    [open] Du kannst bedienen, also musst du { $colours } spielen; diese Karte zeigt keins von beiden: { $card }.
    [follow] Du kannst bedienen, also musst du { $colour } spielen; diese Karte zeigt es nicht: { $card }.
   *[held] { not-held }
}
refuse-xxl-6-6 = { game-over }
refuse-xxl-7-1 = { $why ->
    [due] Erst nennst du den Trumpf: =r, =g, =b oder =y.
   *[named] Der Trumpf ist schon genannt: { $trump }.
}
refuse-xxl-7-2 = { $card } zählt nur als Trumpf ({ $trump }), und du kannst ohne Trumpf bedienen.
refuse-xxl-7-3 = Du kannst bedienen, und { $card } bedient nicht: Trumpf ist { $trump }.
refuse-xxl-8-5 = { not-your-turn }
refuse-xxl-9-3 = Es sollten mindestens so viele Runden sein wie Spieler; { $rounds ->
    [one] hier ist es eine
   *[other] hier sind es { $rounds }
} für { $seats } Spieler.
refuse-xxl-9-4 = Spiel 6+ wird { $plus ->
    [one] einmal
   *[other] { $plus }-mal
} von { $seats } Spielern gespielt, also nennt nicht jeder gleich oft den Trumpf.

## Was ein Sitz gefragt wird

ask-xxl-play = { $table ->
    [play] Du bist dran: Leg eine Karte.
    [draw] Keine deiner Karten passt: Zieh eine.
    [follow] Du bist dran: Bediene mit { $colours }.
    [follow-pass] Du bist dran: Bediene mit { $colours } oder passe.
    [throw] Du kannst nicht mit { $colours } bedienen: Spiel irgendeine Karte.
    [throw-pass] Du kannst nicht mit { $colours } bedienen: Spiel irgendeine Karte oder passe.
   *[run] Du bist dran: Leg eine Straße aus oder tausch eine Karte, wenn du kannst, oder passe.
}
ask-xxl-drawn = Leg die gezogene Karte, wenn sie passt, oder behalte sie.
ask-xxl-lead = { $table ->
    [name] Du spielst aus: Spiel eine Karte und nenn eine ihrer beiden Farben.
   *[lead] Du spielst aus: Spiel irgendeine Karte.
}
ask-xxl-aside = Welche deiner gewonnenen Karten legst du für die zweite Hälfte zur Seite?
ask-xxl-trump = Du spielst als Erster aus: Nenn den Trumpf.
ask-xxl-exchange = Tausch eine Karte, oder sag, dass du fertig bist.

## Was man tippen kann

move-done = fertig
    .typed = bin fertig
move-none = keine
    .typed = keine Karte
key-xxl-pile = legt eine Karte mit ihrer ersten Zahl, hier Gelb 7 mit Rot 0 auf Stapel 2
key-xxl-sequence = legt eine Karte mit ihrer ersten Zahl, hier auf die gelbe Folge
key-xxl-draw = zieht eine Karte, wenn keine von deinen passt
key-xxl-keep = behält die gezogene Karte
key-xxl-play = spielt eine Karte, hier Rot 0 mit Gelb 7
key-xxl-lead = spielt eine Karte aus und nennt eine ihrer Farben, hier Gelb
key-xxl-pass = lässt einen Stich aus, in der zweiten Hälfte
key-xxl-aside = legt eine gewonnene Karte zur Seite, zwischen den Hälften
key-xxl-none = legt keine zur Seite
key-xxl-trump = nennt den Trumpf: r Rot, g Grün, b Blau, y Gelb
key-xxl-run = legt eine Straße aus drei Karten aus
key-xxl-swap = tauscht eine Karte deiner Hand gegen eine offene
key-xxl-open = legt eine Karte offen in die Mitte und zieht eine
key-xxl-skip = tut in diesem Zug nichts
key-xxl-done = beendet deinen Zug nach einer Straße
moves-xxl-swap = eine Karte gegen eine offene tauschen
moves-xxl-open = eine Karte offen hinlegen und eine ziehen
moves-xxl-lead = eine Karte ausspielen und eine Farbe nennen

## Am Tisch

table-xxl-stock = { $count } im Talon
table-xxl-pile = Stapel { $number }
table-xxl-below = Stapel { $number }, darunter
table-xxl-fits = passt
table-xxl-half = { $number ->
    [1] Erste Hälfte
   *[2] Zweite Hälfte
}
table-xxl-last = { $who ->
    [you] Letzter Stich, an dich
   *[other] Letzter Stich, an { $name }
}
table-xxl-row = Offen
head-runs = Straßen

## Warum ein Zug gut ist: Legen und Straßen

reason-shedding-out = Das ist deine letzte Karte: Du gewinnst.
reason-shedding-last = Dann hast du nur noch eine Karte, und die passt.
reason-shedding-blocks = Danach passt keine Karte, die jemand anders haben könnte.
reason-shedding-next = Auf dieser Folge kannst du selbst weiterlegen.
reason-shedding-highest = Keine deiner übrigen Karten zählt mehr.
reason-shedding-follows = Danach passt noch eine deiner Karten.
reason-shedding-saves = Du hebst die Karte für einen Zug auf, in dem sonst keine von dir passt.
reason-shedding-forced = Keine Karte, die du legen dürftest, passt.
reason-run-highest = Keine Straße, die du auslegen kannst, zählt mehr.
reason-run-ready = Dann hast du eine ganze Straße auf der Hand, die dir niemand nehmen kann.
reason-run-pair = Danach gibt es mehr Straßen, zu denen deiner Hand nur noch eine Karte fehlt.
reason-run-denies = Danach liegen für weniger Straßen schon zwei Karten offen.
reason-run-fresh = Für ein Paar brauchst du diese Karte nicht, und du ziehst eine neue.
reason-run-harmless = Danach liegen nicht für mehr Straßen zwei Karten offen als vorher.
reason-run-held = Du hast schon eine ganze Straße auf der Hand.

## Warum ein Zug gut ist: Stiche

reason-xxl-trick-takes = Nach dir spielt niemand mehr: Mit dieser Karte gehört der Stich dir.
reason-xxl-trick-sure = Diese Karte kann in diesem Stich niemand mehr schlagen.
reason-xxl-trick-likely = Mit dieser Karte gewinnst du den Stich wahrscheinlich.
reason-xxl-trick-poor = Damit gewinnst du den Stich nicht, aber du verschenkst so wenige Punkte wie möglich.
reason-xxl-trick-spare = Auf diese Karte kannst du später am ehesten verzichten.
reason-xxl-trick-pass = Passen kostet dich keine Karte.
reason-xxl-trick-aside = Keine der Karten, die du gewonnen hast, zeigt eine höhere Zahl.
reason-xxl-trick-redeal = Eine neue Karte ist wahrscheinlich besser als jede, die du gewonnen hast.
reason-xxl-trick-trump = Von keiner anderen Farbe hast du mehr Karten.

## On the page, and in the guided first game

page-lesson-xxl-cards = Jede Karte hat zwei Zahlen in zwei Farben. Beide Seiten können nützlich sein.
page-lesson-xxl-up-aim = Werde deine Karten los. Hat jemand keine mehr, gewinnt, wer am wenigsten auf der Hand hat.
page-lesson-xxl-up-play = Du bist dran! Auf jeden Stapel passt eine Zahl derselben Farbe, die um eins größer oder kleiner ist. Wenn du legen kannst, musst du.
page-lesson-xxl-up-draw = Nichts passt. Zieh eine Karte vom Talon.
page-lesson-xxl-up-drawn = Passt die gezogene Karte, darfst du sie gleich legen. Sonst behalt sie.
page-lesson-xxl-up-heading = Der Pfeil zeigt, wohin diese Folge läuft: von nun an nur rauf oder nur runter. Die andere Zahl der obersten Karte ist in beide Richtungen frei.
page-lesson-xxl-up-dead = Diese Folge ist am Ende: Tiefer als 0 und höher als 10 geht es nicht. Mach mit der anderen Zahl weiter.
page-lesson-xxl-below-aim = Werde deine Karten los. Hat jemand keine mehr, gewinnt, wer am wenigsten auf der Hand hat.
page-lesson-xxl-below-play = Du bist dran! Eine Zahl deiner Karte muss niedriger sein als die derselben Farbe auf dem Stapel. Wenn du legen kannst, musst du.
page-lesson-xxl-below-draw = Nichts ist niedrig genug. Zieh eine Karte vom Talon.
page-lesson-xxl-below-drawn = Passt die gezogene Karte, darfst du sie gleich legen. Sonst behalt sie.
page-lesson-xxl-refuse-aim = Zwei Hälften: In der ersten gewinnst du Karten, in der zweiten spielst du mit so vielen, wie du gewonnen hast. Nur die zweite zählt.
page-lesson-xxl-refuse-lead = Du spielst aus: Such eine Karte aus und sag, welche ihrer beiden Farben verlangt ist.
page-lesson-xxl-refuse-follow = Bediene: Spiel eine Karte mit der genannten Farbe. Hast du keine, wirf irgendeine ab.
page-lesson-xxl-refuse-trick = Die höchste Zahl der genannten Farbe nimmt den Stich; wem sie gehört, der spielt als Nächster aus.
page-lesson-xxl-refuse-aside = Halbzeit! Eine deiner gewonnenen Karten darfst du zur Seite legen, du bekommst sie wieder. Nimm am besten eine starke.
page-lesson-xxl-refuse-half = Die zweite Hälfte beginnt. Jeder hat so viele Karten, wie er vorher gewonnen hat.
page-lesson-xxl-refuse-pass = Jemand hat mehr Karten als du, also darfst du dich verweigern: Passe, und spar dir deine Karte.
page-lesson-xxl-run-aim = Sammle Straßen: drei Karten einer Farbe mit Zahlen hintereinander. Was ihre Karten zusammen wert sind, sind deine Punkte.
page-lesson-xxl-run-turn = Du bist dran! Erst eine Straße, wenn du eine hast, dann ein Tausch, wenn du magst. Oder du passt.
page-lesson-xxl-run-build = Du kannst eine Straße auslegen! Die Karten in der Mitte dürfen helfen; mindestens eine kommt aus deiner Hand.
page-lesson-xxl-run-exchange = Noch keine Straße. Tausch eine Karte gegen eine aus der Mitte, oder leg eine dorthin und zieh eine neue.
page-lesson-xxl-run-after = Gut gebaut. Tausch noch eine Karte, wenn du magst, oder sag, dass du fertig bist.
page-lesson-xxl-run-played = Da liegt eine Straße. Wer sie gebaut hat, füllt die Hand wieder auf vier Karten auf.
page-lesson-xxl-run-passed = Niemand kam weiter, also kommt eine neue Karte in die Mitte.
page-lesson-xxl-sequence-aim = Werde deine Karten los. Hat jemand keine mehr, gewinnt, wer am wenigsten auf der Hand hat.
page-lesson-xxl-sequence-play = Du bist dran! Eine 10 eröffnet die Folge ihrer Farbe. Dann geht es abwärts: 9, 8, 7 … Wenn du legen kannst, musst du.
page-lesson-xxl-sequence-draw = Nichts passt. Zieh eine Karte vom Talon.
page-lesson-xxl-sequence-drawn = Passt die gezogene Karte, darfst du sie gleich legen. Sonst behalt sie.
page-lesson-xxl-sequence-down = Eine Folge hat begonnen. Hier passt nur die nächstkleinere Zahl ihrer Farbe.
page-lesson-xxl-sequence-zero = Mit der 0 ist eine Folge zu Ende. Jetzt darf diese Farbe mit einer weiteren 10 neu beginnen.
page-lesson-xxl-colour-aim = Gewinn Stiche mit hohen Karten: Was alle gewonnenen Karten zusammen wert sind, sind deine Punkte.
page-lesson-xxl-colour-lead = Du spielst aus, was du willst. Die anderen müssen eine der beiden Farben zeigen.
page-lesson-xxl-colour-follow = Bediene: Spiel eine Karte mit einer Farbe, die ausgespielt wurde. Hast du keine, wirf irgendeine ab.
page-lesson-xxl-colour-fixed = Jetzt hat der Stich seine Farbe: Die erste Karte mit nur einer der beiden Farben hat entschieden.
page-lesson-xxl-colour-trick = Die höchste Zahl dieser Farbe nimmt den Stich; wem sie gehört, der spielt als Nächster aus.
page-lesson-xxl-trump-aim = Gewinn Stiche mit hohen Karten. Eine Farbe ist Trumpf und schlägt alle anderen.
page-lesson-xxl-trump-name = Du nennst den Trumpf. Nimm die Farbe, von der du die meisten oder die höchsten hast.
page-lesson-xxl-trump-card = Eine Karte, die Trumpf zeigt, ist nur Trumpf: Ihre andere Farbe gilt nicht.
page-lesson-xxl-trump-lead = Du spielst aus, was du willst. Zeigt die Karte Trumpf, müssen alle Trumpf bedienen.
page-lesson-xxl-trump-follow = Bediene eine Farbe, die ausgespielt wurde. Nur wenn du das nicht kannst, darfst du Trumpf spielen oder irgendetwas abwerfen.
page-lesson-xxl-trump-trick = Der höchste Trumpf nimmt den Stich; ohne Trumpf die höchste Zahl in der Farbe des Stichs.
page-lesson-xxl-end = Das Spiel ist vorbei. Wer gleich viel hat, teilt sich einen Rang.
page-refuse-xxl-3-2 = { $why ->
    [name] Du spielst aus, also nenn auch eine Farbe der Karte.
   *[led] Die Farbe dieses Stichs ist schon genannt: { $colour }. Spiel eine Karte, ohne eine zu nennen.
}
page-refuse-xxl-7-1 = { $why ->
    [due] Erst nennst du den Trumpf.
   *[named] Der Trumpf ist schon genannt: { $trump }.
}

## Momente auf der Seite

page-end-title-xxl-half = Halbzeit
page-end-next-xxl-half = { $own ->
    [0] Du hast keine Karten gewonnen und hast deshalb in der zweiten Hälfte keine: Du schaust zu und bekommst keine Punkte. Nur was jetzt gewonnen wird, zählt.
   *[other] Alle bekommen so viele Karten, wie sie gewonnen haben. Nur die Stiche der zweiten Hälfte zählen, und wer weniger Karten hat als jemand anders, darf passen.
}
page-no-cards-xxl-half = Du hast in der ersten Hälfte keine Karten gewonnen und kannst deshalb jetzt keine spielen. Die anderen spielen weiter.
page-taken-value-xxl-trick-half = { $half ->
    [1] { $cards ->
        [one] { $cards } Karte für die zweite Hälfte
       *[other] { $cards } Karten für die zweite Hälfte
    }
   *[other] { $values } = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
}
page-seat-event-xxl-run = Straße: +{ $points }
page-seat-event-xxl-exchange = Tauscht eine Karte
page-seat-event-xxl-trump = Trumpf: { $colour }
page-zone-xxl-open = Offene Karten: { $count }
page-zone-xxl-runs = { $who ->
    [you] Deine Straßen: { cards }
   *[other] Straßen von { $name }: { cards }
}
page-zone-xxl-sequence = Reihe in { colour }
page-goal-xxl-rauf-runter = Werde deine Karten los: auf jeden Stapel die nächsthöhere oder nächstniedrigere Zahl der gleichen Farbe.
page-goal-xxl-drunter-bleiben = Werde deine Karten los: immer eine niedrigere Zahl der gleichen Farbe.
page-goal-xxl-verweigern = Gewinne in der ersten Hälfte Karten und in der zweiten mit ebenso vielen Karten Punkte.
page-goal-xxl-strassenbau = Sammle Straßen: drei aufeinanderfolgende Zahlen einer Farbe. Die höchste Summe gewinnt.
page-goal-xxl-reihe = Werde deine Karten los: In jeder Farbe geht es von 10 hinunter bis 0.
page-goal-xxl-farbe = Gewinne Stiche mit hohen Karten: Alle gewonnenen Karten zählen ihre Summe.
page-goal-xxl-farbe-plus = Gewinne Stiche mit hohen Karten; eine Farbe ist Trumpf und sticht die anderen.

## One line about each game, on the start page

page-about-xxl-rauf-runter = Eins rauf oder eins runter, auf zwei Stapeln
page-about-xxl-drunter-bleiben = Immer niedriger als die letzte Karte
page-about-xxl-verweigern = Stiche in zwei Hälften, und Verweigern ist erlaubt
page-about-xxl-strassenbau = Straßen aus drei Karten bauen
page-about-xxl-reihe = Von 10 bis 0, Farbe für Farbe
page-about-xxl-farbe = Stiche, deren Farbe sich erst im Spiel zeigt
page-about-xxl-pur = Alle sechs Spiele der Schachtel nacheinander
