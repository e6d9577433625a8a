### Le bilan d’une partie

page-review-none = Il n’y a pas de bilan de cette partie.
page-review-working = La partie est rejouée un grand nombre de fois. Examiné jusqu’ici : { $share }
page-review-progress = Avancement du bilan
page-review-done = Le bilan est complet.
page-review-curve = Les chances de gagner
page-review-standing = Les chances de gagner la série
page-review-curve-about = { $kind ->
    [known] Telles que chacun pouvait les estimer d’après les cartes qu’il voyait, après chacun de ses choix.
    [open] Avec les cartes de tous étalées. Celles que personne n’avait encore vues restent au hasard.
   *[series] Après chaque partie de la série.
}
page-review-curve-ear = Le tableau ci-dessous donne les mêmes chances sous forme de texte.
page-review-at = Moment de la partie
page-review-before = Avant la donne : les chances sont égales.
page-review-before-series = Avant la première partie : les chances sont égales.
page-review-after-game = Après la partie { $number }
page-review-move = Coup { $number } :
page-review-passed = { $name } ne fait rien.
page-review-table = Les chances en tableau
page-review-event = Ce qui s’est passé
page-review-open = Avec toutes les cartes étalées
page-review-open-note = Simple curiosité : personne ne pouvait le savoir en jouant. Les appréciations et l’adresse n’en dépendent jamais.
page-review-part = Quelle partie
page-review-series = Toute la série
page-review-game = Partie { $number } : { $name }
page-review-skills = Chance et adresse
page-review-skill = Adresse
page-review-skill-none = aucun choix
page-review-skill-about = Adresse : 0 vaut un tirage au sort, 100 est toujours un meilleur coup ; ± indique la précision. La chance se compte en victoires : +0,25 est un quart de victoire.
page-review-luck = Chance
page-review-luck-word = { $luck ->
    [much] de très bonnes cartes
    [some] de bonnes cartes
    [even] équilibrée
    [little] peu de chance
   *[hard] pas de chance
}
page-review-won = { $part ->
    [all] victoire
   *[some] { $share } de la victoire
}
page-review-account = Comment on en est arrivé là : { $name }
page-review-account-unit = En victoires : 1,00 est une victoire entière. Ce qui précède le double trait s’additionne pour donner ce qui le suit.
page-review-term = { $term ->
    [fair] Part équitable
    [deal] La donne
    [draws] La pioche
    [hidden] Cartes cachées
    [moves] Coups joués ici
    [others_moves] Coups des autres
    [others_luck] Chance des autres
   *[result] Résultat
}
page-review-term-why = { $term ->
    [fair] la même pour toutes les places, avant la donne
    [deal] les cartes distribuées ici et aux autres
    [draws] ce qui a été pioché, retourné ou lancé à son tour
    [hidden] la disposition des cartes que l’on ne pouvait pas voir d’ici
    [moves] les choix faits ici, comparés à ceux d’un joueur ordinateur régulier
    [others_moves] ce que les choix des autres ont apporté ou coûté
    [others_luck] ce que la chance des autres a apporté ou coûté
   *[result] ce qu’il en est advenu
}
page-review-moments = { $kind ->
    [costly] À revoir à tête reposée
    [found] Difficile à trouver, et trouvé
   *[none] Moments
}
page-review-moments-none = Dans cette partie, il n’y avait rien à choisir à cette place.
page-review-cost = Un autre coup donne { $share } de chances de gagner en plus.
page-review-found = Bien trouvé ! Un coup au hasard aurait coûté { $share }.
page-review-ask = Qu’auriez-vous fait ?
page-review-again = Revoir ce moment
page-review-question = { $who ->
    [you] Qu’auriez-vous fait ?
   *[other] Qu’auriez-vous fait à la place de { $name } ?
}
page-review-next = Moment suivant
page-review-back = Retour au bilan
page-review-decisions = Toutes les décisions
page-review-decision-count = { $count ->
    [0] Aucune décision. Les coups sans choix ne comptent pas.
    [one] Une décision. Les coups sans choix ne comptent pas.
   *[other] { $count } décisions. Les coups sans choix ne comptent pas.
}
page-review-decisions-all = Tout afficher
page-review-grade = { $grade ->
    [best] excellent
    [good] bon
    [inaccurate] presque
    [mistake] on pouvait faire mieux
   *[blunder] on pouvait faire bien mieux
}
page-review-share = Partager le bilan

## Messages of the review of a game, which the page loads with its pages.

## Retenter un moment

page-trial-ask = Que feriez-vous ?
page-trial-how = Choisissez un coup comme à la table. Vous pouvez essayer autant que vous voulez.
page-trial-impossible = Ce n’était pas possible à ce moment-là.
page-trial-pass = Laisser passer
page-trial-verdict = { $verdict ->
    [best] Bien trouvé : rien ne gagne plus souvent.
    [equal] Bien trouvé : c’est aussi bon que le meilleur coup.
    [close] Tout près : un autre coup gagne un peu plus souvent.
   *[behind] Un autre coup gagne plus souvent. Regardez encore, ou voyez la réponse.
}
page-trial-answer = Voir la réponse
page-trial-answer-title = La réponse
page-trial-yours = votre choix
page-trial-played = joué
page-trial-chance = Chances de gagner :
page-trial-behind = { $verdict ->
    [best] le meilleur coup trouvé
    [equal] aussi bon que le meilleur
   *[behind] { $share } de moins
}
page-trial-all = Les { $count } coups
page-trial-measure = Chances de gagner, d’après de nombreuses fins de partie simulées. Les cartes que vous ne pouviez pas voir y sont redistribuées à chaque fois.

## Chance et adresse dans le livre de table

page-book-luck-games = Bilans
page-book-luck-mean = Chance par partie
page-book-luck-unsure = trop peu de parties
page-book-luck-reviewed = { $count ->
    [one] Bilans : { $done } sur une partie.
   *[other] Bilans : { $done } sur { $count } parties.
}
page-book-luck-start = { $count ->
    [one] Faire le bilan de l’autre partie
   *[other] Faire le bilan des { $count } autres parties
}
page-book-luck-working = Partie { $at } sur { $count } : { $share }
page-book-luck-stop = Arrêter
page-book-luckiest = La soirée la plus chanceuse :
page-book-luckiest-of = { $name }, { $day } : chance { $luck } en { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}.
page-book-hardest = La victoire la plus méritée :
page-book-hardest-of = { $name }, { $day } : chance { $luck }.
page-book-luck-about = Adresse : 0 vaut un tirage au sort, 100 toujours un meilleur coup. La chance se compte en victoires : +0,25 est un quart de victoire. ± indique à quelle distance peut se trouver la vraie valeur ; dans cette marge, la chance n’est que hasard.
page-book-luck-few = Quelques bilans ne disent encore rien. Plus il y en a, plus les chiffres sont sûrs.
