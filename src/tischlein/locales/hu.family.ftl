# Az oldal a családnak: a közös képernyő, többen egy készüléknél, a vezetett első játék, a tipp.

## A közös képernyő

page-screen-join = Ülj közénk
page-screen-scan = Olvasd be a telefonoddal.
page-screen-type = Olvasd be telefonnal, vagy írd be
page-screen-closed = Ennek az asztalnak nem lehetnek nézői. Nyiss egy újat, amelynek lehetnek; azt itt is mutathatod.
page-screen-free = Szabad hely
page-screen-gathering = Foglaljatok helyet!
page-screen-lately = Az imént
page-screen-won = Nyert: { $names }!

## Többen egy készüléknél

page-hotseat = Egy eszköz mindenkinek
page-hotseat-who = Kik játszanak itt?
page-hotseat-about = Írj egy-egy nevet mindenkinek, aki ezen az eszközön játszik. Az üres helyekre gépi játékosok ülnek.
page-hotseat-player = Név, { $number }. hely
page-hotseat-start = Kezdjük
page-hotseat-pass = Add tovább az eszközt: { $name } jön
page-hotseat-only = Most csak { $name } nézze.
page-hotseat-me = Én vagyok { $name }
page-hotseat-look = Más szeretné megnézni a lapjait
page-hotseat-cover = Lapok letakarása
page-hotseat-nobody = A lapok le vannak takarva.
page-hotseat-does = { $name }: { $move }
page-hotseat-none = Írj legalább egy nevet.
page-hotseat-public = Nyilvános asztalnál mindenkinek csak egy helye lehet. Ha többen játszanátok egy eszközön, nyiss saját asztalt.

## A tipp

page-hint-do = Kijátszom
page-hint-wait = Várok
page-hint-facts = Várható helyezés: { $place }, győzelem: { $win }
page-hint-others = Más lépések

## A vezetett első játék

page-learn = Első játék: { $game }
page-learn-next = Tovább
page-learn-good = Értem
page-learn-skip = Nem kell több tipp
page-learn-rule = Szabály: { $rule }
page-learn-guide = Kísérő
page-learn-step = { $at } / { $of }
page-learn-tip = Tipp
page-learn-wait = Terítünk…
page-learn-unknown = Ehhez a játékhoz nincs bevezető.
