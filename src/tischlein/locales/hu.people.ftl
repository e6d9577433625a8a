## Ki vagy

page-animal = { $animal ->
    [badger] borz
    [bear] medve
    [cat] macska
    [donkey] szamár
    [frog] béka
    [goat] kecske
    [hare] nyúl
    [hedgehog] sündisznó
    [hen] tyúk
    [mouse] egér
    [owl] bagoly
   *[fox] róka
}
page-animal-choose = Az állatod
page-animal-next = { $number }. hely, { page-animal }: másik állat

## Mi nem stimmel a nevekkel, kódokkal és kérésekkel

page-wrong-name-blank = A névben kell lennie látható karakternek.
page-wrong-name-invisible = A név láthatatlan vagy tiltott karaktert tartalmaz.
page-wrong-name-too-long = A név túl hosszú: legfeljebb 24 karakter lehet.
page-wrong-no-code = Nincs ilyen kód, vagy már lejárt.
page-wrong-bad-message = A szerver nem értette a kérést. Töltsd újra az oldalt.
page-wrong-bad-move = Ez nem lépés ebben a játékban.
page-wrong-daily = A napi leosztást egyedül, egyszer és segítség nélkül kell lejátszani.
page-wrong-bad-request = A szerver nem értette a kérést. Töltsd újra az oldalt.
page-wrong-forbidden = Ez erről a címről nem megengedett.
page-wrong-internal = Valami hiba történt a szerveren. Próbáld újra.
page-wrong-media-type = A szerver nem értette a kérést. Töltsd újra az oldalt.
page-wrong-method = A szerver nem értette a kérést. Töltsd újra az oldalt.
page-wrong-no-such-seat = Az asztalnál nincs ilyen hely.
page-wrong-not-found = Nincs ilyen, vagy nem láthatod.
page-wrong-refused = Ez így nem megy: { $text }
page-wrong-too-large = Ez túl nagy.
page-wrong-too-long = Ez túl hosszú.
page-wrong-too-slow = Túl lassú a kapcsolat.
page-wrong-unknown-level = Nincs ilyen szint.

## Linkek előnézete üzenetküldőkben

preview-general = Kártyajátékok kettőtől tíz főig a böngészőben: barátokkal bármilyen eszközön, számítógépes játékosok ellen, egy körbeadott telefonon vagy a tévén. Fiók és reklám nélkül.
preview-invited = Meghívást kaptál egy kártyaasztalhoz
preview-invited-to = Meghívást kaptál: { $game }
preview-host-invites = { $name } játszani hív: { $game }
preview-free = { $count ->
    [0] Minden hely foglalt.
    [one] { $count } hely szabad.
   *[other] { $count } hely szabad.
}
preview-how = Koppints, ülj le, játssz. Fiók nélkül.
preview-replay = Egy megnézhető játék
preview-won = { $game }: { $count ->
    [one] { $names } nyert
   *[other] { $names } nyertek
}
preview-replay-of = Nézd meg az egész játékot; játékosok: { $names }.

## Csatlakozási kód

page-code = Kód:
page-code-join = Csatlakozás kóddal
page-code-go = Az asztalhoz

## Az asztalkönyv

page-book = Asztalkönyv
page-book-whose = Kinek az eredményei
page-book-table = Ez az asztal
page-book-browser = Ez a böngésző
page-book-kind = Melyik játékok
page-book-all = Minden játék
page-book-wait = Az eredmények betöltése…
page-book-none = Ennél az asztalnál még nem ért véget játék.
page-book-none-browser = Ebben a böngészőben még nem ért véget játék.
page-book-count = { $count ->
    [one] { $count } játék
   *[other] { $count } játék
}
page-book-people = Emberek
page-book-bots = Számítógépes játékosok
page-book-player = Név
page-book-games = Játék
page-book-wins = Győzelem
page-book-share = Arány
page-book-streak = Győzelmi sorozat
page-book-streaks = { $now } (leghosszabb: { $longest })
page-book-duels = Egymás ellen
page-book-ties = { $count } döntetlen
page-book-last = Utolsó játékok
page-book-public = linkkel bárki megnézheti
page-book-about = Az asztal befejezett játékai számítanak. Egymás ellen az nyer, aki előrébb végzett.
page-book-about-browser = Ezek az eredmények csak ebben a böngészőben vannak tárolva. Az embereket a nevük azonosítja.

## Megosztás

page-share-propose = Játék megosztása
page-share-asked = { $name } megosztaná a(z) { $number }. játékot: akinek megvan a link, minden lappal és névvel megnézheti. Ezt nem lehet visszavonni.
page-share-agree = Egyetértek
page-share-decline = Inkább ne
page-share-waiting = A játék akkor lesz megosztva, ha mindenki egyetért. Még hiányzik: { $names }.
page-share-withdraw = Mégse osszuk meg
page-picture = Kép az eredményről
page-picture-failed = A képet nem sikerült megrajzolni.
page-picture-won = { $count ->
    [one] { $names } nyert!
   *[other] { $names } nyertek!
}
