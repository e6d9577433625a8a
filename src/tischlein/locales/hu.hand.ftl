# Amit az oldal a saját kézről mond: feliratok, kérdések és billentyűk.

page-hand-card = { $fits ->
    [yes] { $card }, kijátszható
   *[no] { $card }, nem játszható ki
}
page-hand-worth = { $card }, értéke { $worth }
page-hand-fitting = Kijátszható: { $cards }.
page-hand-sort = { $by ->
    [colour] Szín szerint rendezve – másképp rendezem
    [suit] Szín szerint rendezve – másképp rendezem
    [symbol] Jel szerint rendezve – másképp rendezem
    [number] Szám szerint rendezve – másképp rendezem
    [own] Kézzel rendezve – másképp rendezem
   *[dealt] Ahogy osztották – másképp rendezem
}
page-run-card = { $card }, egy lehetséges utca része
page-runs-possible = { $count ->
    [one] Egy utca lehetséges: { $points } pont.
   *[other] { $count } utca lehetséges: legfeljebb { $points } pont.
}
page-hand-more = Több…
page-hand-put-back = Visszateszem
page-hand-rule = Szabály: { $rule }
page-hand-stock = Egy lap a talonból
page-hand-ask = { $ask ->
    [zone] Hová teszed?
    [side] Melyik számmal?
    [colour] Melyik szín?
    [suit] Melyik szín?
    [wants] Melyik színért?
    [take] Mire cseréled?
    [cards] Mely lapok tartoznak hozzá?
    [sure] Így legyen?
   *[kind] Mit kezdesz vele?
}
page-hand-how = { $how ->
    [play] Leteszem
    [offer] Cserére kínálom…
    [aside] Félreteszem
    [build] Utcát építek…
    [exchange] Cserélek…
   *[other] Ezt
}
page-hand-deed = { $how ->
    [play] Leteszem: { $card }
    [give] Odaadom: { $card }
    [offer] { $card } cserére – kért szín: { $other }
    [aside] Félreteszem: { $card }
    [build] Utca: { $card }
    [exchange] Csere: { $card } – { $other }
    [swap] Csere a talonból: { $card }
   *[other] { $card }
}
page-hand-pile = { $row }. halom, { $side }
page-hand-row = { $row }. sor
page-hand-side = { $side }
page-hand-keys = Billentyűk
page-hand-key = { $what ->
    [arrows] lapról lapra
    [typed] ugrás egy lapra: szín, aztán szám
    [touch] a lap kijátszása vagy kiválasztása
    [back] visszateszem
    [draw] húzás
    [pass] passz
    [hint] tipp
    [sort] a kéz rendezése
    [step] egy lépéssel vissza vagy előre
    [ends] az elejére vagy a végére
    [run] lejátszás vagy szünet
    [search] keresés a szabályokban
    [next] következő találat
    [previous] előző találat
    [clear] keresés törlése
    [undo] az utolsó lépés visszavonása
   *[help] ez a lista
}
page-hand-keys-at = { $where ->
    [replay] Visszanézés közben
    [rules] A szabályokban
   *[table] Az asztalnál
}
