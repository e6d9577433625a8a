# UNO

## Karten: $colour ist r, g, b oder y; $kind ist number, two, reverse, skip, wild oder four.

card-uno = { $kind ->
    [number] { card-number }
    [two] { colour.weak } Zieh-Zwei
    [reverse] { colour.weak } Retourkarte
    [skip] { colour.weak }s Aussetzen
    [wild] Farbwahl
   *[four] Zieh-Vier
}
    .the = { $kind ->
        [skip] das { colour.weak } Aussetzen
       *[other] die { card-uno }
    }
    .on = auf { card-uno.the }

## Das Spiel und seine Optionen

game-uno = UNO, eine Runde
game-uno-match = UNO, Partie bis 500
option-scoring = Wertung: Karten auf der Hand zählen für den Gewinner oder gegen jeden selbst
option-stacking = Stapeln: Auf eine Zieh-Zwei darf eine Zieh-Zwei, und sie zählen zusammen
option-reverse_skips = Retour überspringt: Zu zweit setzt nach einer Retourkarte der andere aus
option-draw_until_playable = Ziehen, bis es passt: Gezogen wird, bis eine Karte gelegt werden kann

## Was geschehen ist

draws-entry = { $name }: { $card }
event-uno-lot = Alle ziehen eine Karte: Wer gibt? { $draws }.
event-uno-draw-two = { $who ->
    [you] Du musst { cards } ziehen.
   *[other] { $name } muss { cards } ziehen.
}
event-uno-draw-four = { $who ->
    [you] Du musst { cards } ziehen.
   *[other] { $name } muss { cards } ziehen.
}
event-uno-draw-bluff = { $who ->
    [you] Du ziehst { cards } für den Bluff.
   *[other] { $name } zieht { cards } für den Bluff.
}
event-uno-draw-challenge = { $who ->
    [you] Du ziehst { cards } für den falschen Zweifel.
   *[other] { $name } zieht { cards } für den falschen Zweifel.
}
event-uno-draw-caught = { $who ->
    [you] Du ziehst { cards } für den vergessenen Ruf.
   *[other] { $name } zieht { cards } für den vergessenen Ruf.
}
event-uno-start = Die erste Karte wird aufgedeckt: { $card }.
event-uno-return = Eine Zieh-Vier kann nicht die erste Karte sein: Sie kommt zurück in den Nachziehstapel, und der wird gemischt.
event-uno-play = { $who ->
    [you] { $call ->
        [yes] Du legst { $card_the } und rufst UNO!
       *[no] Du legst { $card_the }.
    }
   *[other] { $call ->
        [yes] { $name } legt { $card_the } und ruft UNO!
       *[no] { $name } legt { $card_the }.
    }
}
event-uno-play-colour = { $who ->
    [you] { $call ->
        [yes] Du legst { $card_the }, wählst { $colour_the } und rufst UNO!
       *[no] Du legst { $card_the } und wählst { $colour_the }.
    }
   *[other] { $call ->
        [yes] { $name } legt { $card_the }, wählt { $colour_the } und ruft UNO!
       *[no] { $name } legt { $card_the } und wählt { $colour_the }.
    }
}
event-uno-accept = { $who ->
    [you] Du akzeptierst die Zieh-Vier.
   *[other] { $name } akzeptiert die Zieh-Vier.
}
event-uno-challenge-guilty = { $who ->
    [you] Du zweifelst die Zieh-Vier von { $challenged_name } an. Schuldig: Es war ein Bluff!
   *[other] { $challenged_who ->
        [you] { $name } zweifelt deine Zieh-Vier an. Schuldig: Es war ein Bluff!
       *[other] { $name } zweifelt die Zieh-Vier von { $challenged_name } an. Schuldig: Es war ein Bluff!
    }
}
event-uno-challenge-innocent = { $who ->
    [you] Du zweifelst die Zieh-Vier von { $challenged_name } an. Unschuldig: kein Bluff!
   *[other] { $challenged_who ->
        [you] { $name } zweifelt deine Zieh-Vier an. Unschuldig: kein Bluff!
       *[other] { $name } zweifelt die Zieh-Vier von { $challenged_name } an. Unschuldig: kein Bluff!
    }
}
event-uno-take = { $who ->
    [you] Du nimmst die Summe.
   *[other] { $name } nimmt die Summe.
}
event-uno-call = { $who ->
    [you] Du holst den Ruf nach: UNO!
   *[other] { $name } holt den Ruf nach: UNO!
}
event-uno-catch = { $who ->
    [you] Du erwischst { $caught_name }: Der Ruf UNO fehlte!
   *[other] { $caught_who ->
        [you] { $name } erwischt dich: Du hast nicht UNO gerufen!
       *[other] { $name } erwischt { $caught_name }: Der Ruf UNO fehlte!
    }
}
event-uno-name = { $who ->
    [you] Du wählst { $colour_the }.
   *[other] { $name } wählt { $colour_the }.
}
event-uno-skip = { $who ->
    [you] Du setzt aus.
   *[other] { $name } setzt aus.
}
event-uno-end = { $who ->
    [you] Du gewinnst die Runde!
   *[other] { $name } gewinnt die Runde.
}

## Warum ein Zug abgewiesen wird

refuse-uno-2-8 = Erst braucht die aufgedeckte Farbwahl eine Farbe: Schreib =r, =g, =b oder =y.
refuse-uno-3-1 = { not-your-turn }
refuse-uno-3-2 = Du kannst { $card_the } nicht { $top_on } legen: Es gilt { $colour }.
refuse-uno-3-3 = { not-held }
refuse-uno-3-6 = Du hast gerade { $drawn_the } gezogen: Leg die Karte, wenn sie passt, oder behalte sie.
refuse-uno-3-7 = Du hast keine Karte gezogen, die du behalten könntest.
refuse-uno-3-9 = { $draw ->
    [yes] { $play ->
        [yes] Es gibt nichts mehr zu ziehen, also musst du eine Karte legen.
       *[no] Es gibt nichts mehr zu ziehen, also passt du.
    }
   *[no] { $play ->
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
refuse-uno-6-3 = Es gibt keinen Ruf nachzuholen: Du hast keinen vergessen, es ist schon erledigt, oder der Moment ist vorbei. UNO rufst du zusammen mit der vorletzten Karte, mit einem ! hinter dem Zug: r7!
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

ask-uno-play = Du bist dran: Leg eine Karte oder zieh.
ask-uno-drawn = Legst du die gezogene Karte, oder behältst du sie?
ask-uno-answer = Eine Zieh-Vier von { $played_by_name } für dich: akzeptieren oder anzweifeln?
ask-uno-hit = Dich treffen { $owed } Karten: Legst du eine Zieh-Zwei, oder nimmst du sie?
ask-uno-colour = Die erste Karte ist eine Farbwahl: Wähl eine Farbe.
ask-uno-catch = { $forgot_name } hat nur noch eine Karte und nicht UNO gerufen! Erwischen? (Enter: vorbeigehen lassen)
ask-uno-uno = Du hast vergessen, UNO zu rufen! Nachholen? (Enter: vorbeigehen lassen)

## Was man tippen kann

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
key-uno-play = legt eine Karte, hier die rote 7
key-uno-call = legt sie und ruft UNO
key-uno-wild = legt eine Farbwahl und wählt: r Rot, g Grün, b Blau, y Gelb

## Am Tisch

table-uno-owed = { $count } zu nehmen
mark-uno-one = UNO
mark-uno-forgot = kein Ruf!

## Warum ein Zug gut ist

reason-uno-out = Das ist deine letzte Karte: Du gewinnst die Runde.
reason-uno-hit = Nach dir käme jemand mit fast leerer Hand: Lass es nicht so weit kommen.
reason-uno-colour = Von keiner Farbe hast du mehr.
reason-uno-keeps-wild = Die Karten, die auf alles passen, hebst du dir für später auf.
reason-uno-stays = Von dieser Farbe hast du noch mehr, um weiterzumachen.
reason-uno-free = Das kostet dich nichts, nicht einmal deinen Zug.
reason-uno-bluff = Ein Bluff ist wahrscheinlich genug, um zwei weitere Karten zu riskieren.
reason-uno-honest = Ein Bluff ist zu unwahrscheinlich, um zwei weitere Karten zu riskieren.

## On the page, and in the guided first game

page-lesson-uno-aim = Alle wollen ihre Karten loswerden. Wer die letzte legt, gewinnt. Das hier sind deine.
page-lesson-uno-play = Du bist dran! Leg eine Karte mit der Farbe oder der Zahl, die auf dem Ablagestapel liegt. Was passt, steht etwas höher: Tipp eine an.
page-lesson-uno-draw = Keine deiner Karten passt. Tipp den Nachziehstapel an und zieh eine.
page-lesson-uno-drawn = Das ist die Karte, die du gerade gezogen hast. Passt sie, darfst du sie gleich legen. Sonst behalt sie, und es geht weiter.
page-lesson-uno-colour = Das Spiel beginnt mit einer Farbwahl, und die Farbe bestimmst du. Nimm die, von der du am meisten hast.
page-lesson-uno-answer = Eine Zieh-Vier gegen dich! Akzeptierst du, ziehst du vier Karten. Oder du glaubst sie nicht: War es ein Bluff, zieht der andere. War es keiner, ziehst du sechs.
page-lesson-uno-hit = Eine Zieh-Zwei trifft dich. An diesem Tisch darfst du noch eine darauflegen, dann trifft alles zusammen den nächsten Spieler. Sonst nimm die Karten.
page-lesson-uno-forgot = Du hast vergessen, UNO zu rufen! Schnell, hol es nach, bevor es jemand merkt.
page-lesson-uno-catch = Da hat jemand nur noch eine Karte und nicht UNO gerufen. Sei schnell: Wer erwischt wird, zieht zwei.
page-lesson-uno-call = Nur noch zwei Karten! Ruf UNO zusammen mit der, die du jetzt legst. Vergisst du es, können dich die anderen zwei ziehen lassen.
page-lesson-uno-wild = Du hast eine Farbwahl. Sie passt auf alles, und du bestimmst, welche Farbe danach gilt. Heb sie auf, bis sonst nichts hilft.
page-lesson-uno-four = Du hast eine Zieh-Vier. Ehrlich ist sie nur, solange du keine Karte der geltenden Farbe hast. Bluffen darfst du, aber du kannst auffliegen.
page-lesson-uno-two = Eine Zieh-Zwei: Wer als Nächstes käme, nimmt zwei Karten und setzt aus.
page-lesson-uno-skip = Aussetzen: Wer als Nächstes käme, ist nicht dran.
page-lesson-uno-reverse = Eine Retourkarte: Ab jetzt geht es anders herum.
page-lesson-uno-named = Eine Farbwahl: Wer sie legt, bestimmt eine Farbe. Ab jetzt muss eine Karte diese Farbe haben, egal was auf dem Ablagestapel zu sehen ist.
page-lesson-uno-last = Da hat jemand nur noch eine Karte! Halt das auf, wenn du kannst: mit einer anderen Farbe, mit Aussetzen oder einer Zieh-Zwei.
page-lesson-uno-end = Die Runde ist vorbei. Wer gewonnen hat, bekommt Punkte für alles, was die anderen noch haben; Karten mit Symbolen zählen viel.
page-ask-uno-catch = { $forgot_name } hat nur noch eine Karte und nicht UNO gerufen! Erwischen?
page-ask-uno-uno = Du hast vergessen, UNO zu rufen! Nachholen?
page-refuse-uno-2-8 = Erst braucht die aufgedeckte Farbwahl eine Farbe.
page-refuse-uno-4-6 = Jetzt ist keine Farbe zu wählen. Mit einer Farbwahl wählst du sie gleich mit.
page-refuse-uno-6-3 = Du hast keinen Ruf vergessen. UNO rufst du zusammen mit der vorletzten Karte.
page-named-uno-call = UNO!
    .ask = Rufst du UNO?
    .not = Ohne UNO
page-move-uno = UNO!
page-move-catch = Erwischt!
page-key-uno = UNO rufen
page-key-catch = jemanden ohne Ruf erwischen
page-mark-uno-forgot = UNO?

## Momente auf der Seite

page-seat-event-uno-play-call = UNO!
page-seat-event-uno-call = UNO!
page-seat-event-uno-accept = Akzeptiert
page-seat-event-uno-challenge-guilty = Ein Bluff!
page-seat-event-uno-challenge-innocent = Kein Bluff!
page-seat-event-uno-catch-at-caught = Erwischt!

## One line about each game, on the start page

page-about-uno = Farbe oder Zahl bedienen, und das Ansagen nicht vergessen
