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
page-hotseat-only = Jetzt schaut nur { $name }.
page-hotseat-me = Ich bin { $name }
page-hotseat-look = Jemand anders möchte in die eigenen Karten schauen
page-hotseat-cover = Karten zudecken
page-hotseat-nobody = Die Karten sind zugedeckt.
page-hotseat-does = { $name }: { $move }
page-hotseat-none = Schreib mindestens einen Namen auf.
page-hotseat-public = An einem öffentlichen Tisch hat jeder einen Platz. Öffne einen privaten Tisch, um zu mehreren an einem Gerät zu spielen.

## Der Tipp

page-hint-do = So machen
page-hint-wait = Abwarten
page-hint-facts = Platz etwa { $place }, gewinnt zu { $win }
page-hint-others = Geht auch

## Die geführte erste Runde

page-learn = Erste Runde: { $game }
page-learn-next = Weiter
page-learn-good = Alles klar
page-learn-skip = Keine Tipps mehr
page-learn-rule = Regel { $rule }
page-learn-guide = Begleiter
page-learn-wait = Der Tisch wird gedeckt …
page-learn-unknown = Zu diesem Spiel gibt es keine Einführung.
page-lesson-uno-aim = Alle wollen ihre Karten loswerden. Wer die letzte legt, gewinnt. Das hier sind deine.
page-lesson-uno-lay = Du bist dran! Leg eine Karte mit der Farbe oder der Zahl, die auf dem Stapel liegt. Was passt, steht etwas höher: Tipp eine an.
page-lesson-uno-draw = Keine deiner Karten passt. Tipp den Stapel an und zieh eine.
page-lesson-uno-drawn = Das ist die Karte, die du gerade gezogen hast. Passt sie, darfst du sie gleich legen. Sonst behalt sie, und es geht weiter.
page-lesson-uno-colour = Das Spiel beginnt mit einer Farbwahl, und die Farbe bestimmst du. Nimm die, von der du am meisten hast.
page-lesson-uno-answer = Eine Zieh-Vier gegen dich! Akzeptierst du, ziehst du vier Karten. Oder du glaubst sie nicht: War es ein Bluff, zieht der andere. War es keiner, ziehst du sechs.
page-lesson-uno-hit = Eine Zieh-Zwei trifft dich. An diesem Tisch darfst du noch eine darauflegen, dann trifft alles zusammen den Nächsten. Sonst nimm die Karten.
page-lesson-uno-forgot = Du hast vergessen, UNO zu rufen! Schnell, hol es nach, bevor es jemand merkt.
page-lesson-uno-catch = Da hat jemand nur noch eine Karte und nicht UNO gerufen. Sei schnell: Wer erwischt wird, zieht zwei.
page-lesson-uno-call = Nur noch zwei Karten! Ruf UNO zusammen mit der, die du jetzt legst. Vergisst du es, können dich die anderen zwei ziehen lassen.
page-lesson-uno-wild = Du hast eine Farbwahl. Sie passt auf alles, und du bestimmst, welche Farbe danach gilt. Heb sie auf, bis sonst nichts hilft.
page-lesson-uno-four = Du hast eine Zieh-Vier. Ehrlich ist sie nur, solange du keine Karte der geltenden Farbe hast. Bluffen darfst du, aber du kannst auffliegen.
page-lesson-uno-two = Eine Zieh-Zwei: Wer als Nächstes käme, nimmt zwei Karten und setzt aus.
page-lesson-uno-skip = Aussetzen: Wer als Nächstes käme, ist nicht dran.
page-lesson-uno-reverse = Eine Retourkarte: Ab jetzt geht es anders herum.
page-lesson-uno-named = Eine Farbwahl: Wer sie legt, bestimmt eine Farbe. Ab jetzt muss eine Karte diese Farbe haben, egal was auf dem Stapel zu sehen ist.
page-lesson-uno-last = Da hat jemand nur noch eine Karte! Halt das auf, wenn du kannst: mit einer anderen Farbe, mit Aussetzen oder einer Zieh-Zwei.
page-lesson-uno-end = Die Runde ist vorbei. Wer gewonnen hat, bekommt Punkte für alles, was die anderen noch halten; Karten mit Zeichen zählen viel.
page-lesson-ex-hop-aim = Zu jeder Reihe gehört ein Kärtchen. Schwarze bringen Punkte, rote kosten welche. Wer am Ende die meisten hat, gewinnt.
page-lesson-ex-hop-colour = Du spielst bis zum Ende für { colour }. Auf der Hand hast du aber Karten aller Farben, und die anderen auch.
page-lesson-ex-hop-lay = Du bist dran! Leg irgendeine Karte in irgendeine Reihe. Sie zählt für den, dem die Farbe gehört: Hilf dir bei Schwarz, und schick die anderen zu Rot.
page-lesson-ex-hop-answer = Da bietet jemand einen Tausch an. Gib heimlich eine Karte der gewünschten Farbe, oder lehn ab. Beides ist in Ordnung.
page-lesson-ex-hop-full = Noch eine Karte, und diese Reihe ist voll. Zähl nach: Welche Farbe liegt vorn, und soll sie dieses Kärtchen bekommen?
page-lesson-ex-hop-offer = Hilft dir keine deiner Karten? Biete eine an und sag, welche Farbe du dafür willst. Ihre Zahl sieht niemand.
page-lesson-ex-hop-won = Eine Reihe war voll, also wurden die Farben zusammengezählt. Die höchste Summe bekam das Kärtchen, ob sie wollte oder nicht.
page-lesson-ex-hop-tie = Gleichstand bei der höchsten Summe: Niemand bekommt das Kärtchen, und die Reihe fängt neu an.
page-lesson-ex-hop-swap = Zwei haben getauscht. Alle haben gesehen, wer; was, das wissen nur die beiden.
page-lesson-ex-hop-end = Das letzte Kärtchen ist weg. Schwarz minus Rot: So viel hat jeder.
page-lesson-raise-aim = In jeder Runde geht es um diese Punktekarte. Wer am Ende vorn steht, bekommt sie und dazu alle Karten, die gespielt wurden.
page-lesson-raise-worth = Die Würfel bestimmen, was eine Karte wert ist: ihre Zahl, mal die Würfel mit ihrem Symbol plus eins. Rechnen musst du nicht: Es steht an deinen Karten.
page-lesson-raise-choose = Wähl eine Karte; die anderen tun es auch, und alle werden zusammen aufgedeckt. Sie zieht deinen Stein, eine starke bringt dich also gleich nach vorn.
page-lesson-raise-raise = Dein Stein steht ganz hinten. Erhöhe: Leg Karten, bis du am nächsten Stein vorbei bist. Oder passe, und spar dir die Karten für später.
page-lesson-raise-must-pass = Selbst alle deine Karten zusammen brächten dich nicht vorbei. Diesmal kannst du nur passen.
page-lesson-raise-more = Noch nicht vorbei! Wer angefangen hat zu erhöhen, kann nicht zurück: Leg noch eine Karte.
page-lesson-raise-few = Du hast nur noch wenige Karten, und neue gibt es erst, wenn du passt oder die Runde vorbei ist. Ist dir der Preis das wert?
page-lesson-raise-reveal = Alle Karten liegen offen: Jeder Stein steht dort, was seine Karte wert ist. Der hinterste ist zuerst dran.
page-lesson-raise-pass = Wer passt, ist aus dieser Runde raus, zieht aber wieder auf sechs Karten nach. Das ist oft klug.
page-lesson-raise-won = Wer gewinnt, nimmt die Punktekarte und alles aus der Mitte. Viele dieser Karten haben selbst Punkte.
page-lesson-raise-end = Die letzte Punktekarte ist gewonnen. Punktekarten und die Sterne auf den Zahlenkarten werden zusammengezählt; die meisten gewinnen.
page-lesson-xxl-cards = Jede Karte hat zwei Zahlen in zwei Farben. Beide Seiten können nützlich sein.
page-lesson-xxl-up-aim = Werde deine Karten los. Hat jemand keine mehr, gewinnt, wer am wenigsten auf der Hand hat.
page-lesson-xxl-up-lay = Du bist dran! Auf jeden Stapel passt eine Zahl derselben Farbe, die um eins größer oder kleiner ist. Wenn du legen kannst, musst du.
page-lesson-xxl-up-draw = Nichts passt. Zieh eine Karte vom Talon.
page-lesson-xxl-up-drawn = Passt die gezogene Karte, darfst du sie gleich legen. Sonst behalt sie.
page-lesson-xxl-up-run = Der Pfeil zeigt, wohin diese Folge läuft: von nun an nur rauf oder nur runter. Die andere Zahl der obersten Karte ist in beide Richtungen frei.
page-lesson-xxl-up-dead = Diese Folge ist am Ende: Tiefer als 0 und höher als 10 geht es nicht. Mach mit der anderen Zahl weiter.
page-lesson-xxl-below-aim = Werde deine Karten los. Hat jemand keine mehr, gewinnt, wer am wenigsten auf der Hand hat.
page-lesson-xxl-below-lay = Du bist dran! Eine Zahl deiner Karte muss niedriger sein als die derselben Farbe auf dem Stapel. Wenn du legen kannst, musst du.
page-lesson-xxl-below-draw = Nichts ist niedrig genug. Zieh eine Karte vom Talon.
page-lesson-xxl-below-drawn = Passt die gezogene Karte, darfst du sie gleich legen. Sonst behalt sie.
page-lesson-xxl-refuse-aim = Zwei Hälften: In der ersten gewinnst du Karten, in der zweiten spielst du mit so vielen, wie du gewonnen hast. Nur die zweite zählt.
page-lesson-xxl-refuse-lead = Du spielst aus: Such eine Karte aus und sag, welche ihrer beiden Farben verlangt ist.
page-lesson-xxl-refuse-follow = Bediene: Spiel eine Karte mit der genannten Farbe. Hast du keine, wirf irgendeine ab.
page-lesson-xxl-refuse-trick = Die höchste Zahl der genannten Farbe nimmt den Stich; wem sie gehört, der spielt als Nächster aus.
page-lesson-xxl-refuse-aside = Halbzeit! Eine deiner gewonnenen Karten darfst du zur Seite legen, du bekommst sie wieder. Nimm am besten eine starke.
page-lesson-xxl-refuse-half = Die zweite Hälfte beginnt. Jeder hat so viele Karten, wie er vorher gewonnen hat.
page-lesson-xxl-refuse-pass = Jemand hat mehr Karten als du, also darfst du dich verweigern: Passe, und spar dir deine Karte.
page-lesson-xxl-street-aim = Sammle Straßen: drei Karten einer Farbe mit Zahlen hintereinander. Was ihre Karten zusammen wert sind, sind deine Punkte.
page-lesson-xxl-street-turn = Du bist dran! Erst eine Straße, wenn du eine hast, dann ein Tausch, wenn du magst. Oder du passt.
page-lesson-xxl-street-build = Du kannst eine Straße auslegen! Die Karten in der Mitte dürfen helfen; mindestens eine kommt aus deiner Hand.
page-lesson-xxl-street-exchange = Noch keine Straße. Tausch eine Karte gegen eine aus der Mitte, oder leg eine dorthin und zieh eine neue.
page-lesson-xxl-street-after = Gut gebaut. Tausch noch eine Karte, wenn du magst, oder sag, dass du fertig bist.
page-lesson-xxl-street-laid = Da liegt eine Straße. Wer sie gebaut hat, füllt die Hand wieder auf vier Karten auf.
page-lesson-xxl-street-passed = Niemand kam weiter, also kommt eine neue Karte in die Mitte.
page-lesson-xxl-runs-aim = Werde deine Karten los. Hat jemand keine mehr, gewinnt, wer am wenigsten auf der Hand hat.
page-lesson-xxl-runs-lay = Du bist dran! Eine 10 eröffnet die Reihe ihrer Farbe. Dann geht es abwärts: 9, 8, 7 … Wenn du legen kannst, musst du.
page-lesson-xxl-runs-draw = Nichts passt. Zieh eine Karte vom Talon.
page-lesson-xxl-runs-drawn = Passt die gezogene Karte, darfst du sie gleich legen. Sonst behalt sie.
page-lesson-xxl-runs-down = Eine Reihe hat begonnen. Hier passt nur die nächstkleinere Zahl ihrer Farbe.
page-lesson-xxl-runs-zero = Mit der 0 ist eine Reihe zu Ende. Jetzt darf diese Farbe mit einer weiteren 10 neu beginnen.
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
page-lesson-xxl-end = Das Spiel ist vorbei. Wer gleich viel hat, teilt sich einen Platz.
