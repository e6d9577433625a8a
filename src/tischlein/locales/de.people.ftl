## Wer du bist

page-animal = { $animal ->
    [badger] Dachs
    [bear] Bär
    [cat] Katze
    [donkey] Esel
    [frog] Frosch
    [goat] Ziege
    [hare] Hase
    [hedgehog] Igel
    [hen] Huhn
    [mouse] Maus
    [owl] Eule
   *[fox] Fuchs
}
page-animal-choose = Dein Tier
page-animal-next = Platz { $number }, { page-animal }: anderes Tier

## Was bei Namen, Codes und Anfragen schiefgeht

page-wrong-name-blank = Der Name braucht ein sichtbares Zeichen.
page-wrong-name-invisible = Der Name enthält unsichtbare oder unerlaubte Zeichen.
page-wrong-name-too-long = Der Name ist zu lang: höchstens 24 Zeichen.
page-wrong-no-code = Diesen Code gibt es nicht, oder er ist abgelaufen.
page-wrong-bad-message = Der Server hat die Anfrage nicht verstanden. Bitte lade die Seite neu.
page-wrong-bad-move = Das ist kein Zug dieses Spiels.
page-wrong-daily = Die Partie des Tages spielt man allein, einmal und ohne Hilfe.
page-wrong-bad-request = Der Server hat die Anfrage nicht verstanden. Bitte lade die Seite neu.
page-wrong-forbidden = Das ist von dieser Adresse aus nicht erlaubt.
page-wrong-internal = Auf dem Server ist etwas schiefgegangen. Bitte versuch es noch einmal.
page-wrong-media-type = Der Server hat die Anfrage nicht verstanden. Bitte lade die Seite neu.
page-wrong-method = Der Server hat die Anfrage nicht verstanden. Bitte lade die Seite neu.
page-wrong-no-such-seat = Diesen Platz gibt es am Tisch nicht.
page-wrong-not-found = Das gibt es nicht, oder es ist nicht für dich freigegeben.
page-wrong-refused = Das geht so nicht: { $text }
page-wrong-too-large = Das ist zu groß.
page-wrong-too-long = Das ist zu lang.
page-wrong-too-slow = Die Verbindung ist zu langsam.
page-wrong-unknown-level = Diese Spielstärke gibt es nicht.

## Vorschau von Links in Messengern

preview-general = Kartenspiele für zwei bis zehn im Browser: mit Freunden auf jedem Gerät, gegen Computerspieler, reihum an einem Handy oder am Fernseher. Ohne Konto, ohne Werbung.
preview-invited = Du bist an einen Kartentisch eingeladen
preview-invited-to = Du bist zu { $game } eingeladen
preview-host-invites = { $name } lädt dich zu { $game } ein
preview-free = { $count ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
preview-how = Antippen, hinsetzen, mitspielen. Ohne Konto.
preview-replay = Ein Spiel zum Ansehen
preview-won = { $game }: { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
}
preview-replay-of = Das ganze Spiel zum Ansehen, mit { $names }.

## Beitrittscode

page-code = Code:
page-code-join = Mit einem Code mitspielen
page-code-go = Zum Tisch

## Das Tischbuch

page-book = Tischbuch
page-book-whose = Wessen Ergebnisse
page-book-table = Dieser Tisch
page-book-browser = Dieser Browser
page-book-kind = Welche Spiele
page-book-all = Alle Spiele
page-book-wait = Die Ergebnisse werden geladen …
page-book-none = An diesem Tisch ist noch kein Spiel zu Ende gegangen.
page-book-none-browser = In diesem Browser ist noch kein Spiel zu Ende gegangen.
page-book-count = { $count ->
    [one] Ein Spiel
   *[other] { $count } Spiele
}
page-book-people = Personen
page-book-bots = Computerspieler
page-book-player = Name
page-book-games = Spiele
page-book-wins = Siege
page-book-share = Anteil
page-book-streak = Siegesserie
page-book-streaks = { $now } (längste { $longest })
page-book-duels = Direkter Vergleich
page-book-ties = { $count }-mal gleich
page-book-last = Letzte Spiele
page-book-public = mit Link für alle
page-book-about = Gezählt werden die fertigen Spiele dieses Tischs. Wer vorne lag, gewinnt den direkten Vergleich.
page-book-about-browser = Diese Ergebnisse sind nur in diesem Browser gespeichert. Personen werden an ihrem Namen erkannt.

## Teilen

page-share-propose = Spiel teilen
page-share-asked = { $name } möchte Spiel { $number } teilen: Wer den Link hat, kann es dann mit allen Karten und Namen ansehen. Das lässt sich nicht zurücknehmen.
page-share-agree = Einverstanden
page-share-decline = Lieber nicht
page-share-waiting = Das Spiel wird geteilt, sobald alle zustimmen. Es fehlt noch: { $names }.
page-share-withdraw = Doch nicht teilen
page-picture = Bild vom Ergebnis
page-picture-failed = Das Bild ließ sich nicht zeichnen.
page-picture-won = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
}
