### Messages of puzzles and the daily deal, which the page loads with its pages.

## The daily deal

page-daily-how = Minden játékhoz naponta egy leosztás, mindenkinek ugyanazokkal a lapokkal. Egyedül játszol { $count } gépi játékos ellen: egy próbálkozás, tipp és visszavonás nélkül.
page-daily-game = A nap játéka
page-daily-play = Leosztás lejátszása
page-daily-go-on = Folytatás
page-daily-result = Az eredmény
page-daily-late = A leosztás napja: { $date }. Még lejátszhatod, de a sorozatodba már nem számít bele.
page-daily-streak = { $days } nap egymás után
page-daily-next = A következő leosztásokig: { $hours } óra { $minutes } perc.
page-daily-today = Ma
page-daily-before = Az előző napok
page-daily-state = { $state ->
    [open] Még nem játszottad
    [running] Folyamatban
   *[over] Lejátszva
}
page-daily-browser = Nincsenek fiókok: csak ez a böngésző tudja, mit játszottál.
page-daily-future = Ez a leosztás még nem elérhető: { $date }. A napok UTC szerint éjfélkor kezdődnek.
page-daily-past = Ez a leosztás már nem játszható: { $date }.
page-daily-unknown = Nincs ilyen napi leosztás.
page-daily-all = Az összes napi leosztás
page-daily-wait = Egy pillanat: osztjuk a lapokat.
page-daily-gone = Ennek a leosztásnak az asztala már nincs meg. Újrakezdheted.
page-daily-practice = Újra, gyakorlásképpen
page-daily-practising = Gyakorlás: ez a játék nem számít.
page-daily-reviewing = A szerencse és a tudás szétválasztása: { $percent }
page-daily-unreviewed = A szerencsédet nem sikerült kiszámítani.
page-daily-retry = Újra
page-daily-without-luck = Szerencse nélkül
page-daily-of-a-win = a győzelemből { $share }
page-daily-fair = Egyenlő részesedés: { $share }.
page-daily-luck = Szerencse
page-daily-skill = Tudás
page-daily-skill-of = { $skill } a 100-ból
page-daily-signs = A döntéseid
page-daily-count = { $sign ->
    [good] { $count } jó
    [inaccurate] { $count } pontatlan
    [mistake] { $count } hiba
   *[blunder] { $count } súlyos hiba
}
page-daily-copy = Eredmény másolása
page-daily-copied = Másolva
page-daily-share = Megosztás
page-daily-review = A játék elemzése
page-daily-text = Szerencse nélkül { $share } (egyenlő: { $fair }) · tudás: { $skill }
page-daily-text-late = utólag

## Puzzles

page-puzzles-about = Állások valódi játékokból. Keresd meg a lépést, amely a leggyakrabban nyer: csak azt tudod, amit a játékos tudhatott.
page-puzzles-none = Még nincsenek feladványok.
page-puzzles-solved = { $count } feladványból megoldva: { $solved }
page-puzzles-difficulty = { $difficulty ->
    [easy] könnyű
    [medium] közepes
   *[hard] nehéz
}
page-puzzles-all = Mind
page-puzzles-choose = Nehézség
page-puzzles-number = { $number }. feladvány
page-puzzles-state = { $state ->
    [solved] megoldva
    [seen] megoldás megnézve
   *[open] megoldatlan
}
page-puzzles-start = A következő megoldatlan
page-puzzles-next = Következő feladvány
page-puzzles-done = Mindet megoldottad.
page-puzzles-back = Az összes feladvány
page-puzzles-unknown = Nincs ilyen feladvány.
