# Ce que la page dit de la main : étiquettes, questions et touches.

page-hand-card = { $fits ->
    [yes] { $card }, jouable
   *[no] { $card }, pas jouable
}
page-hand-worth = { $card }, valeur { $worth }
page-hand-fitting = Jouable : { $cards }.
page-hand-sort = { $by ->
    [colour] Triées par couleur – changer
    [number] Triées par nombre – changer
    [own] Votre propre ordre – changer
   *[dealt] Comme distribuées – changer
}
page-hand-more = Plus…
page-hand-put-back = Reprendre
page-hand-rule = Lire la règle { $rule }
page-hand-stock = Une carte du talon
page-hand-ask = { $ask ->
    [zone] Où la poser ?
    [side] Par quel nombre ?
    [colour] Quelle couleur ?
    [suit] Quelle couleur ?
    [wants] Contre quelle couleur ?
    [take] Contre quelle carte ?
    [cards] Avec quelles cartes ?
    [sure] C’est bien cela ?
   *[kind] Qu’en faites-vous ?
}
page-hand-how = { $how ->
    [play] Poser
    [offer] Proposer…
    [aside] Mettre de côté
    [build] Étaler une suite…
    [exchange] Échanger…
   *[other] Cela
}
page-hand-deed = { $how ->
    [play] Poser { $card }
    [give] Donner { $card }
    [offer] Proposer { $card } contre { $other }
    [aside] Mettre { $card } de côté
    [build] Étaler la suite { $card }
    [exchange] Échanger { $card } contre { $other }
    [swap] Échanger { $card } contre une carte du talon
   *[other] { $card }
}
page-hand-pile = Sur la pile { $row } : { $side }
page-hand-row = Dans la rangée { $row }
page-hand-side = Comme { $side }
page-hand-keys = Touches
page-hand-key = { $what ->
    [arrows] d’une carte à l’autre
    [typed] aller à une carte : couleur, puis nombre
    [touch] jouer ou choisir la carte
    [back] reprendre
    [draw] piocher
    [pass] passer
   *[help] cette liste
}
