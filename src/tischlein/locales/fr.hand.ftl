# Ce que la page dit de la main : étiquettes, questions et touches.

page-hand-card = { $fits ->
    [yes] { $card }, jouable
   *[no] { $card }, pas jouable
}
page-hand-worth = { $card }, valeur { $worth }
page-hand-fitting = Jouable : { $cards }.
page-hand-sort = { $by ->
    [colour] Triées par couleur – changer
    [suit] Triées par enseigne – changer
    [symbol] Triées par symbole – changer
    [number] Triées par nombre – changer
    [own] Votre propre ordre – changer
   *[dealt] Comme distribuées – changer
}
page-run-card = { $card }, fait partie d’une suite possible
page-runs-possible = { $count ->
    [one] Une suite est possible : { $points } points.
   *[other] { $count } suites sont possibles : jusqu’à { $points } points.
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
    [hint] conseil
    [sort] trier la main
    [step] un coup en arrière ou en avant
    [ends] au début ou à la fin
    [run] lire ou mettre en pause
    [search] chercher dans les règles
    [next] passage suivant
    [previous] passage précédent
    [clear] effacer la recherche
    [undo] reprendre votre dernier coup
   *[help] cette liste
}
page-hand-keys-at = { $where ->
    [replay] En revoyant une partie
    [rules] Dans les règles
   *[table] À la table
}
