# Was nur die Seite sagt: Zeilen aus dem Buch eines Tischs, was schiefging, und Sätze, die im Terminal von Tasten sprechen.

## Wer kommt und geht

page-news-seat-taken = { $who ->
    [you] Du setzt dich.
   *[other] { $name } setzt sich.
}
page-news-holder-renamed = { $who ->
    [you] Du heißt jetzt { $name }.
   *[other] { $was } heißt jetzt { $name }.
}
page-news-holder-renamed-animal = { $who ->
    [you] Du hast ein anderes Tier.
   *[other] { $name } hat ein anderes Tier.
}
page-news-seat-asked = { $newcomer } möchte für { $name } weiterspielen.
page-news-seat-granted = Der Gastgeber ist einverstanden: { $name } wird abgelöst.
page-news-seat-declined = Der Gastgeber ist nicht einverstanden: { $name } spielt weiter.
page-news-bot-added = { $name }, ein Computerspieler, setzt sich.
page-news-seat-left = { $who ->
    [you] Du verlässt den Tisch.
   *[other] { $name } verlässt den Tisch.
}
page-news-seat-cleared = { $who ->
    [you] Dein Platz wurde geräumt.
   *[other] Der Platz von { $name } ist wieder frei.
}
page-news-seat-cleared-removed = { $who ->
    [you] Du wurdest aus dem Spiel genommen: Ein Computerspieler spielt weiter.
   *[other] { $name } wurde aus dem Spiel genommen: Ein Computerspieler spielt weiter.
}
page-news-handed-over-clock = { $who ->
    [you] Deine Zeit ist um: Ein Computerspieler spielt für dich weiter.
   *[other] Die Zeit von { $name } ist um: Ein Computerspieler spielt weiter.
}
page-news-handed-over-request = { $who ->
    [you] Ein Computerspieler spielt für dich weiter.
   *[other] Ein Computerspieler spielt für { $name } weiter.
}
page-news-handed-over-others = { $who ->
    [you] Die anderen lassen einen Computerspieler für dich weiterspielen.
   *[other] { $name } ist nicht da: Ein Computerspieler spielt weiter.
}
page-news-taken-over = { $who ->
    [you] Du spielst wieder selbst.
   *[other] { $name } ist wieder da.
}
page-news-entropy-added = { $who ->
    [you] Du hast ein Wort zum Mischen gegeben.
   *[other] { $name } hat ein Wort zum Mischen gegeben.
}
page-news-game-paused = { $who ->
    [you] Du machst eine Pause.
   *[other] { $name } macht eine Pause.
}
page-news-game-paused-host = Der Gastgeber macht eine Pause.
page-news-game-resumed = { $who ->
    [you] Du lässt das Spiel weitergehen.
   *[other] { $name } lässt das Spiel weitergehen.
}
page-news-game-resumed-host = Der Gastgeber lässt das Spiel weitergehen.
page-news-take-back-asked = { $who ->
    [you] Du möchtest deinen Zug zurücknehmen.
   *[other] { $name } möchte einen Zug zurücknehmen.
}
page-news-take-back-agreed = { $who ->
    [you] Du bist mit dem Zurücknehmen einverstanden.
   *[other] { $name } ist mit dem Zurücknehmen einverstanden.
}
page-news-take-back-declined = { $who ->
    [you] Der Zug gilt: Du bist nicht einverstanden.
   *[other] Der Zug gilt: { $name } ist nicht einverstanden.
}
page-news-move-taken-back = { $who ->
    [you] Du nimmst deinen Zug zurück.
   *[other] { $name } nimmt einen Zug zurück.
}
page-news-game-started = Ein Spiel beginnt.
page-news-game-ended = { event-end }
page-waiting = Warten auf { $names }.

## Was schiefging, nach seinem Code

page-wrong-away = Der Server antwortet nicht.
page-wrong-bad-version = Es gibt eine neue Version: Bitte lade die Seite neu.
page-wrong-unavailable = Dieser Tisch ist gerade nicht verfügbar. Bitte versuch es noch einmal.
page-wrong-busy = Einen Moment: Es läuft noch etwas anderes.
page-wrong-closed = Du hast den Tisch verlassen.
page-wrong-no-free-seat = Alle Plätze sind besetzt.
page-wrong-no-guest = Sag uns bitte erst, wie du heißt.
page-wrong-no-seat = Das kann nur, wer am Tisch sitzt.
page-wrong-no-table = Diesen Tisch gibt es nicht, oder der Link ist nicht gültig.
page-wrong-table-closed = Dieser Tisch wurde vom Betreiber des Servers geschlossen.
page-wrong-banned = Du wurdest vom Betreiber des Servers gesperrt.
page-wrong-not-your-turn = Du bist gerade nicht an der Reihe.
page-wrong-seat-asked = Der Gastgeber hat über deine Bitte noch nicht entschieden.
page-wrong-not-away = Diese Person ist noch nicht lange genug weg.
page-wrong-not-free = Der Platz ist nicht frei.
page-wrong-not-host = Das kann nur der Gastgeber des Tischs.
page-wrong-not-now = Das geht jetzt nicht.
page-wrong-already-seated = An einem öffentlichen Tisch hat jeder nur einen Platz.
page-wrong-paused = Das Spiel macht Pause.
page-wrong-take-back-none = Du hast keinen Zug, den du zurücknehmen kannst.
page-wrong-take-back-over = Das Spiel ist aus, der Zug gilt.
page-wrong-take-back-moved = Zu spät: Inzwischen hat jemand anderes gespielt.
page-wrong-take-back-chance = Zu spät: Inzwischen hat der Zufall entschieden.
page-wrong-take-back-revealed = Zu spät: Inzwischen ist etwas Verdecktes bekannt geworden.
page-wrong-take-back-seen = Zu spät: Du hast inzwischen eine neue Karte gesehen.
page-wrong-take-back-shown = Zu spät: Jemand anderes hat inzwischen eine neue Karte gesehen.
page-wrong-too-fast = Das war zu schnell. Bitte warte ein wenig.
page-wrong-too-many = Zu viele Anfragen. Bitte warte ein wenig.

## Überall

page-back = Zurück
page-called = Du heißt { $name }
page-close = Schließen
page-confirm = Jeden Zug bestätigen
page-good = OK
page-home = Startseite
page-language = Sprache
page-menu = Menü
page-name = Wie heißt du?
page-nowhere = Hier ist nichts.
page-nowhere-why = Vielleicht ist die Adresse vertippt, oder der Link ist nicht vollständig.
page-played = Gespielte Spiele
page-rules = Regeln
page-sound = Töne
page-table = Tisch
page-theme = Darstellung
page-theme-name = { $theme ->
    [light] hell
    [dark] dunkel
   *[system] System
}
