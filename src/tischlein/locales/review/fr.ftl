### Messages of the review of a game, which the page loads with its pages.

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
