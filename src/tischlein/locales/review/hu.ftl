### Messages of the review of a game, which the page loads with its pages.

## Egy pillanat újra

page-trial-ask = Te mit lépnél?
page-trial-how = Válassz lépést úgy, mint az asztalnál. Annyiszor próbálhatod, ahányszor csak szeretnéd.
page-trial-impossible = Ez abban a pillanatban nem volt lehetséges.
page-trial-pass = Nem teszek semmit
page-trial-verdict = { $verdict ->
    [best] Szép: semmi sem nyer ennél gyakrabban.
    [equal] Szép: ez ugyanolyan jó, mint a legjobb lépés.
    [close] Nagyon közel: egy másik lépés kicsivel gyakrabban nyer.
   *[behind] Egy másik lépés gyakrabban nyer. Nézd meg újra, vagy kérd a választ.
}
page-trial-answer = Mutasd a választ
page-trial-answer-title = A válasz
page-trial-yours = a te választásod
page-trial-played = ezt játszották
page-trial-chance = Nyerési esély:
page-trial-behind = { $verdict ->
    [best] a legjobb talált lépés
    [equal] ugyanolyan jó, mint a legjobb
   *[behind] lemaradás: { $share }
}
page-trial-all = Az összes lépés ({ $count })
page-trial-measure = Nyerési esélyek sok végigjátszott folytatásból. A lapokat, amelyeket nem láthattál, minden alkalommal újraosztottuk.
