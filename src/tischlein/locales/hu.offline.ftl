# Játék szerver nélkül.

page-offline = Játék szerver nélkül
page-offline-title = Szerver nélkül
page-offline-how = Az asztal ebben a böngészőben van: minden játék, gépi játékosok ellen vagy felváltva ezen az eszközön, akár repülőn is.
page-offline-on = Szerver nélkül játszol. Az asztalaid csak ebben a böngészőben vannak elmentve.
page-offline-unsaved = Ez az ablak nem menthet semmit: ha bezárod, a játékaid elvesznek.
page-offline-size = Egyszer kell letölteni: { $size } MB.
page-offline-stored = Már minden itt van.
page-offline-load = Letöltés és játék
page-offline-play = Játék
page-offline-loading = Letöltés …
page-offline-starting = Terítjük az asztalt …
page-offline-done = { $done } / { $total } MB
page-offline-again = Próbáljuk újra
page-offline-leave = Vissza a szerverhez
page-offline-sign = Szerver nélkül
page-offline-server-back = A szerver újra elérhető
page-offline-friends = Más eszközökről csak egy szerveren lévő asztalhoz lehet csatlakozni. Ezen az eszközön felváltva játszhattok.
page-offline-tables = Az asztalaid ebben a böngészőben vannak; más nem látja őket.
page-offline-mine = Asztalaim szerver nélkül
page-offline-games = Játékok ebben a böngészőben
page-offline-record = Felvétel megnyitása
page-offline-record-none = Ez a fájl nem egy játék felvétele.
page-offline-parts = Mások szoftverei
page-offline-licences = Minden licenc
page-offline-wrong = { $code ->
    [network] A letöltés megszakadt. Ami megérkezett, megmarad; próbáld újra, ha van hálózat.
    [integrity] Egy rész kétszer is hibásan érkezett meg. Próbáld újra később.
    [quota] Nincs elég hely ezen az eszközön. Szabadíts fel egy kicsit, és próbáld újra.
    [missing] A szerver ezt most nem kínálja.
    [memory] Ennek az eszköznek nincs hozzá elég memóriája. Talán segít, ha bezársz más lapokat.
    [insecure] Ez csak biztonságos kapcsolaton (https) működik.
    [wasm] Ez a böngésző erre nem képes. A Firefox, a Chrome, az Edge vagy a Safari mostani változata igen.
   *[crashed] Az asztal ebben a böngészőben leállt. A játékaid az utolsó lépésig el vannak mentve.
}
