# Die Seite für die Familie: der Bildschirm für alle, mehrere an einem Gerät, die geführte erste Runde, der Tipp.

## Der Bildschirm für alle

page-screen-join = Setz dich dazu
page-screen-scan = Einfach mit dem Handy scannen.
page-screen-type = Mit dem Handy scannen oder eintippen
page-screen-closed = An diesem Tisch darf niemand zuschauen. Öffne einen neuen, an dem Zuschauen erlaubt ist; den kannst du hier zeigen.
page-screen-free = Freier Platz
page-screen-gathering = Nehmt Platz!
page-screen-lately = Zuletzt
page-screen-won = Sieg für { $names }!

## Mehrere an einem Gerät

page-hotseat = Ein Gerät für alle
page-hotseat-who = Wer spielt hier mit?
page-hotseat-about = Schreib für jeden an diesem Gerät einen Namen auf. Leere Plätze bekommen Computerspieler.
page-hotseat-player = Name auf Platz { $number }
page-hotseat-start = Los geht’s
page-hotseat-pass = Gib das Gerät an { $name }
page-hotseat-only = Jetzt darf nur { $name } schauen.
page-hotseat-me = Ich bin { $name }
page-hotseat-look = Jemand anders möchte in die eigenen Karten schauen
page-hotseat-cover = Karten zudecken
page-hotseat-nobody = Die Karten sind zugedeckt.
page-hotseat-does = { $name }: { $move }
page-hotseat-none = Schreib mindestens einen Namen auf.
page-hotseat-public = An einem öffentlichen Tisch hat jeder nur einen Platz. Öffne einen privaten Tisch, um zu mehreren an einem Gerät zu spielen.

## Der Tipp

page-hint-do = Spielen
page-hint-wait = Abwarten
page-hint-facts = Rang etwa { $place }, gewinnt zu { $win }
page-hint-others = Geht auch

## Die geführte erste Runde

page-learn = Erste Runde: { $game }
page-learn-next = Weiter
page-learn-good = Alles klar
page-learn-skip = Keine Tipps mehr
page-learn-rule = Regel { $rule }
page-learn-guide = Begleiter
page-learn-step = { $at } von { $of }
page-learn-tip = Tipp
page-learn-wait = Der Tisch wird gedeckt …
page-learn-unknown = Zu diesem Spiel gibt es keine Einführung.
