# Amit a `tischlein puzzles` mond.

cli-puzzles = Feladványok keresése gépi játékosok játékaiban, ellenőrzésük vagy egy feladvány megoldása.
cli-puzzle-number = A megoldandó feladvány száma; nélküle bármelyik.
cli-puzzle-count = Feladványok keresése, amíg ennyi nem lesz a fájlban.
cli-puzzle-check = A program vagy egy fájl feladványainak ellenőrzése: melyik nem állja már meg a helyét.
cli-puzzle-solve = Egy feladvány megoldása: a legjobb lépés megtalálása.
cli-puzzle-out = A feladványok fájlja; egy megszakított keresés innen folytatódik.
cli-puzzle-seed = Ugyanaz a kezdőérték ugyanazokat a feladványokat találja meg.
puzzles-searched = { $games } játék átvizsgálva
puzzles-found = { $puzzles } feladvány { $games } játékból itt: { $file }.
puzzles-stopped = Leállt: { $puzzles } feladványból { $done } kész, egy sem veszett el. Ugyanez a parancs innen folytatja: { $file }.
puzzles-checked = { $puzzles } feladványból { $good } állja meg a helyét.
puzzle-fault = Ez a feladvány már nem állja meg a helyét: { $number }. { $fault }
puzzle-fault-position = A szabályok nem vezetnek az állásához.
puzzle-fault-moves = A lépései nem a szabályos lépések.
puzzle-fault-best = A lépése nem kétségtelenül a legjobb.
puzzle-task = { $number }. feladvány ({ $level ->
    [easy] könnyű
    [medium] közepes
   *[hard] nehéz
}): találd meg a legjobb lépést! Az Enter megmutatja a megoldást.
puzzle-right = Helyes!
puzzle-wrong = Van jobb lépés: ezzel egy győzelem { NUMBER($share, style: "percent", maximumFractionDigits: 0) }-a elvész.
puzzle-move = Lépés
bad-puzzle-task = Válassz egyet: --count, --check vagy --solve.
bad-puzzle-number = Feladvány száma csak a --solve mellett állhat.
bad-puzzle-series = Ez a játék sorozat: { $game }. A feladványai a játékainak a feladványai.
