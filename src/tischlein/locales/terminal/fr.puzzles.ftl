# Ce que dit `tischlein puzzles`.

cli-puzzles = Trouver des problèmes dans des parties entre joueurs de l’ordinateur, les vérifier ou en résoudre un.
cli-puzzle-number = Le numéro du problème à résoudre ; sans lui, n’importe lequel.
cli-puzzle-count = Chercher des problèmes jusqu’à ce que le fichier en contienne ce nombre.
cli-puzzle-check = Vérifier les problèmes du programme ou ceux d’un fichier, et dire lesquels ne tiennent plus.
cli-puzzle-solve = Résoudre un problème : trouver le meilleur coup.
cli-puzzle-out = Le fichier des problèmes ; une recherche interrompue reprend à partir de lui.
cli-puzzle-seed = La même graine trouve les mêmes problèmes.
puzzles-searched = { $games ->
    [one] { $games } partie examinée
   *[other] { $games } parties examinées
}
puzzles-found = { $puzzles ->
    [one] { $puzzles } problème tiré
   *[other] { $puzzles } problèmes tirés
} de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} dans { $file }.
puzzles-stopped = Arrêté après { $done ->
    [one] { $done } problème
   *[other] { $done } problèmes
} sur { $puzzles } ; rien n’est perdu. La même commande reprend à partir de { $file }.
puzzles-checked = { $good ->
    [one] { $good } problème
   *[other] { $good } problèmes
} sur { $puzzles } { $good ->
    [one] tient.
   *[other] tiennent.
}
puzzle-fault = Le problème { $number } ne tient plus : { $fault }
puzzle-fault-position = les règles ne mènent pas à sa position.
puzzle-fault-moves = ses coups ne sont pas ceux qui sont permis.
puzzle-fault-best = son coup n’est pas le meilleur sans aucun doute.
puzzle-task = Problème { $number } ({ $level ->
    [easy] facile
    [medium] moyen
   *[hard] difficile
}) : trouvez le meilleur coup. Entrée montre la solution.
puzzle-right = Bravo, c’est le meilleur coup !
puzzle-wrong = Il y a un meilleur coup : celui-ci abandonne { NUMBER($share, style: "percent", maximumFractionDigits: 0) } d’une victoire.
puzzle-move = Coup
bad-puzzle-task = Choisissez --count, --check ou --solve.
bad-puzzle-number = Le numéro d’un problème ne va qu’avec --solve.
bad-puzzle-series = { $game } est une série ; ses problèmes sont ceux de ses jeux.
