# Üzenetek, amelyek csak a terminálnak kellenek; az oldal nem tölti be őket.

## Mit lehet beírni a lépéseken kívül

word-undo = vissza, visszavonás
word-save = mentés, ments
word-say = mond, üzenet
word-start = kezdés, indulás
word-fill = feltöltés, töltsd fel
word-leave = felállás, távozás
word-agree = rendben, beleegyezem
word-decline = ellenzem, mégsem
word-pause = szünet
word-resume = folytatás, folytatom
word-seats = helyek, ki van itt
word-replace = helyettesítés, helyettesít
word-remove = eltávolítás, felszabadítás
word-yes = igen, i, y
word-no = nem, n
key-help = megmutatja, mit írhatsz be
key-tab = kiegészít egy lépést; visszahozza, amit korábban beírtál
key-undo = visszavonja az utolsó lépésedet, amíg senkinek nem mutatott semmi újat
key-save = fájlba menti a játékot, hogy később folytathasd; utána állhat a fájl neve
key-say = mond valamit az asztalnál mindenkinek
key-start = elkezdi a következő játékot
key-fill = gépi játékosokat ültet az üres helyekre; utána állhat a szintjük
key-leave = feladod a helyed; egy gépi játékos folytatja
key-agree = megengedi másnak, hogy visszavonjon egy lépést
key-decline = érvényben hagyja a lépést, vagy visszavonja a kérésedet
key-pause = mindenkinek szünetet ad
key-resume = véget vet a szünetnek
key-seats = megmutatja, ki van az asztalnál, és mióta nincsenek itt a többiek
key-replace = a gép játszik tovább valaki helyett: egy név, utána akár egy szint
key-remove = felszabadít egy helyet, név szerint; játék közben csak a házigazda teheti, és a hely a gépé marad
not-here = Ez ennél az asztalnál nem megy: „{ $text }”.

## A képernyőn

enter-key = Enter
press-enter = Tovább: Enter.
screen-more = ⋮ sorok fölötte: { $above }, alatta: { $below } (Page Up, Page Down)
pass-keyboard = Add tovább a billentyűzetet, most { $name } jön. { $name }, nyomj Entert, ha más nem látja.
another-game = Még egy játék? Igen: Enter. Nem: n
another-game-how = Írj i-t, ha igen, n-t, ha nem.
standings = { $games } játék után
won-games = Megnyert
game-kept = A játék el van mentve. Így folytathatod: tischlein play --resume { $file }
taken-back = Visszavonva: { $moves }.
undo-nothing = Nincs olyan lépésed, amelyet visszavonhatnál.
undo-shown = Ezt már nem lehet visszavonni: azóta valami új is látszott.
join-free = üres
join-here = itt van
join-invite = A többiek így jöhetnek: { $link }
join-gathering = Még várunk a többiekre. A feltöltés szóra gépi játékosok ülnek az üres helyekre.
join-start = Mindenki itt van. A kezdés szóra indul a játék.
join-offline = Megszakadt a kapcsolat. Visszajön, amint a szerver válaszol.
join-replaced = Egy gépi játékos játszik helyetted. Enterrel visszaveszed.
join-paused = szünet
join-how-resume = Így megy tovább: { $resume }.
join-how-answer = Írd be: { $agree } vagy { $decline }.
join-how-withdraw = Ha meggondoltad magad: { $withdraw }.
join-how-replace = Írd be: { $command }.
join-withdrawn = { $who ->
    [you] Mégsem vonod vissza a lépésedet.
   *[other] { $name } mégsem vonja vissza a lépést.
}
join-nobody = Az asztalnál senkit sem hívnak így: „{ $text }”.
join-which = Írd be, kiről van szó, például: { $example }.
join-removed = Elvesztetted a helyedet: valaki másnak adta.
join-left = Otthagytad az asztalt.
join-stays = A helyed a tiéd marad. Így jöhetsz vissza: tischlein join { $link }

## A parancssor

cli-people = Akik ezen a billentyűzeten osztoznak, vesszővel elválasztva; egymás lapjait nem látják.
cli-resume = Egy megszakadt vagy elmentett játék folytatása.
cli-daily = A napi leosztás: ezen a napon (UTC szerint) mindenkinek ugyanazok a lapok, egyedül és segítség nélkül.
cli-plain = Sorról sorra ír, nem rajzolja újra a képernyőt.
cli-no-pager = Mindent egyszerre ír ki, lapozás nélkül.
cli-join = Leülés egy szerver asztalához, a terminálban.
cli-link = Egy meghívó linkje vagy egy asztal kódja.
cli-server = A kódhoz tartozó szerver; ha nem adod meg, az ezen a gépen futó.
cli-name = A neved az asztalnál; ha nem adod meg, a felhasználói fiókodé.
cli-config = TOML-fájl ugyanezekkel a beállításokkal; a kapcsolók és a környezeti változók elsőbbséget élveznek.
cli-log-level = A legkevésbé fontos sorok, amelyek még a naplóba kerülnek.
cli-log-format = A napló formája: json programoknak, text embereknek; alapértelmezés szerint terminálon text, máskor json.
cli-backup = Az összes asztal mentése egy fájlba, akár a szerver futása közben is.
cli-restore = Az összes asztal visszaállítása egy mentésből, bármelyik adatbázisba.
cli-backup-file = A mentés fájlja.
cli-with-key = A szerver kulcsa is kerüljön a mentésbe; akié a fájl, az így minden lapot láthat.
cli-replace = Az adatbázis tartalmának törlése.
cli-yes = Ne kérdezzen rá.

## Mentések

backup-done = A mentés itt van: { $file }, { $rows } sor, hiánytalan és ellenőrzött.
backup-without-key = A szerver kulcsa nincs benne. Nélküle senki sem jut vissza az asztalához, ezért őrizd meg máshol a következő fájl másolatát: { $key }.
backup-with-key = A szerver kulcsát is tartalmazza: akié a fájl, az minden lapot láthat. Őrizd olyan gondosan, mint magát a kulcsot.
restore-replaces = Ez { $tables } asztalt töröl a(z) { $database } adatbázisból. A folytatáshoz írd be: igen.
restore-done = A mentés visszaállt ebbe az adatbázisba: { $database }, { $rows } sor.
restore-key = Hiányzik a szerver kulcsa: a szerver indítása előtt másold ide: { $key }.

## Ami nem sikerült

bad-people = Egy név 1–{ $most } nyomtatható karakterből áll; a neveket vessző választja el.
bad-people-twice = Két embernek ugyanaz a neve.
bad-people-many = Többen vannak ({ $people }), mint ahány hely ({ $seats }).
bad-saved = Ez a fájl nem megszakadt játék: { $file }.
bad-saved-over = Ez a játék már véget ért: { $file }.
bad-resume = A --resume a fájl asztalát folytatja; ez nem változtatható: { $option }.
bad-daily = A --daily meghatározza az asztalt; ez nem választható: { $option }.
bad-link = Ez se nem egy asztal linkje, se nem kód: „{ $text }”.
bad-server = Ez nem egy szerver címe: „{ $text }”; egy ilyen cím például https://example.org.
bad-server-away = A szerver nem válaszol: { $server }.
bad-join-game = Ennek az asztalnak a játéka itt nincs telepítve: { $game }.
bad-config = { $error } (a(z) { $entry } bejegyzés a(z) { $file } fájlban)
bad-config-entry = A(z) { $file } fájlban ismeretlen bejegyzés van: { $entry }; ezek vannak: { $names }.
bad-config-kind = A(z) { $file } fájlban a(z) { $entry } bejegyzés csak { $kind ->
    [number] egész szám
    [flag] true vagy false
    [list] szövegek listája
    [table] táblázat
   *[text] szöveg
} lehet.
bad-config-choice = A(z) { $file } fájlban a(z) { $entry } bejegyzés csak ezek egyike lehet: { $names }.
bad-config-toml = A(z) { $file } fájl nem TOML: { $error }.
bad-replace = Ha rákérdezés nélkül akarod lecserélni az adatbázist, add meg a --yes kapcsolót.
bad-restore-declined = Semmi sem változott.

## Egy befejezett játék elemzése

cli-review = Egy befejezett játék elemzése: mi volt szerencse, mi volt tudás, és mely pillanatok számítottak.
cli-effort = Mennyi munkával: quick, normal vagy deep.
cli-review-seat = Csak ennek a helynek a pillanatai.
cli-review-seed = Ugyanaz a kezdőérték ugyanazt az elemzést adja.
cli-review-resume = A kész munka megőrzése ebben a fájlban; a megszakított elemzés innen folytatódik.
cli-review-json = Az elemzés írása JSON-ként ebbe a fájlba; a - a szabványos kimenet, ahol ekkor semmi más nem jelenik meg.
cli-picture = Mindenki esélyeinek kirajzolása ebbe a fájlba, .png vagy .svg.
review-cli-title = { $game }, { $seats } játékos: az elemzés (ráfordítás: { $effort }, kezdőérték: { $seed })
review-cli-game = { $number }. játék a(z) { $games } közül: { $game }
review-cli-after = A(z) { $number }. játék után
review-cli-standing = Esélyek a sorozat megnyerésére
review-cli-curve = Esélyek a győzelemre
review-cli-legend = A számok a helyek; a tengelyen azok a pillanatok, amelyek nekik számítottak.
review-cli-legend-seats = A számok a helyek.
review-cli-account = A méltányos résztől az eredményig
review-cli-games = játék
review-cli-moves = Saját lépések
review-cli-events = lépés
review-cli-fair = Méltányos rész
review-cli-result = Eredmény
review-cli-luck = Szerencse
review-cli-skill = Tudás
review-cli-gave-away = Elajándékozva
review-cli-deal = Osztás
review-cli-draws = Húzás
review-cli-hidden = Rejtett lapok
review-cli-others_moves = Mások lépései
review-cli-others_luck = Mások szerencséje
review-cli-grade-best = Legjobb
review-cli-grade-good = Jó
review-cli-grade-inaccurate = Pontatlan
review-cli-grade-mistake = Hiba
review-cli-grade-blunder = Baklövés
review-cli-moments = Pillanatok, amelyek számítottak
review-cli-move = { $number }. lépés:
review-cli-lost = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) } elajándékozva (± { NUMBER($error, style: "percent", maximumFractionDigits: 0) })
review-cli-better = Jobb:
review-cli-instead = { NUMBER($best, style: "percent", maximumFractionDigits: 0) }, nem pedig { NUMBER($made, style: "percent", maximumFractionDigits: 0) }.
review-cli-found = A legjobb lépés, és nehéz rátalálni: a következő ennyivel rosszabb: { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }.
review-cli-no-moment = Egyik döntés sem hozott egyértelmű különbséget.
review-cli-change = { $sign }{ NUMBER($rate, style: "percent", maximumFractionDigits: 0) }
review-cli-score = { NUMBER($score, maximumFractionDigits: 0) } ± { NUMBER($error, maximumFractionDigits: 0) }
review-cli-note = Az esély egy győzelem hányada. Szerencse: osztás, húzás, rejtett lapok és mások szerencséje. Tudás: 0 annyi, mint sorsot húzni, 100 mindig egy legjobb lépés; a ± a standard hiba.
review-cli-stopped = Megszakítva itt: { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }. Semmi sem maradt meg; a --resume FÁJL kapcsolóval az elemzés folytatható.
review-cli-stopped-file = Megszakítva itt: { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }; semmi sem veszett el. Ugyanez a parancs innen folytatja: { $file }.
