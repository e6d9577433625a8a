### Üzenetek a szerver nélkül játszott és később szerverre hozott játékokról; a lap akkor tölti be őket, ha vannak ilyenek.

page-import-offer = { $count ->
    [one] Egy játék, amelyet szerver nélkül játszottál, csak ebben a böngészőben van meg.
   *[other] { $count } játék, amelyet szerver nélkül játszottál, csak ebben a böngészőben van meg.
}
page-import-open = Áthozom erre a szerverre …
page-import-again = Játékok áthozása ebből a böngészőből …
page-import-title = Játékok áthozása erre a szerverre
page-import-what = Elküldjük minden játék lapjait és lépéseit, és az asztalnál ülők nevét. A szerveren minden játék külön, zárt asztalt kap: ott újra megnézheted, megoszthatod a linkjét, és tovább is játszhattok.
page-import-honest = A szerver ellenőrzi, hogy a lépések szabályosak-e. Azt nem tudja ellenőrizni, hogy ki játszott, ezért ezek a játékok meg vannak jelölve.
page-import-send = { $count ->
    [one] Egy játék áthozása
   *[other] { $count } játék áthozása
}
page-import-leave = Maradjanak itt
page-import-progress = { $done }. játék, összesen { $total } …
page-import-done = { $count ->
    [one] Egy játék már ezen a szerveren is megvan.
   *[other] { $count } játék már ezen a szerveren is megvan.
}
page-import-stopped = A többi játék továbbra is ebben a böngészőben van.
page-import-mark = Áthozott
page-import-mark-about = Ezt a játékot e szerver nélkül játszották, és később hozták át. A lépések ellenőrzöttek; hogy ki játszott, azt a küldő állítja.
page-wrong-removed = Ezt a játékot egyszer már áthozták, és erről a szerverről törölték.
