# Ce que dit la page après une partie : résultat, mélange, revoir, règles, parties jouées.

## Le résultat

page-you-win = Vous gagnez !
page-you-share = Vous partagez la victoire !
page-wins = { $name } gagne !
page-share-win = { $names } partagent la victoire !
page-with-points = { $points ->
    [one] Avec { $points } point.
   *[other] Avec { $points } points.
}
page-won-ahead = { $points ->
    [one] Avec { $points } point,
   *[other] Avec { $points } points,
} { $ahead ->
    [one] un
   *[other] { $ahead }
} d’écart avec { $name }.
page-your-place = Votre place : { $place } sur { $seats }.
page-end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-end-place = Place { $place }
page-rematch = Revanche
page-other-game = Autre jeu
page-share-replay = Partager
page-link-copied = Lien copié
page-last-cards = Les dernières cartes
page-save-record = Enregistrer la partie
page-end-free = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
page-end-fill = Ajouter des joueurs virtuels
page-end-seats = { $count } à table
page-place-sum = Somme des places
page-won-cards = Gagné
page-more-cards = et { $count } de plus

## Le mélange

page-shuffle = Le mélange était-il honnête ?
page-shuffle-good = Mélange vérifié : il était fixé avant la donne.
page-shuffle-fits = Mélange vérifié : l’enregistrement tient sa promesse.
page-shuffle-bad = Ce mélange ne résiste pas à la vérification !
page-shuffle-check = Vérifier
page-shuffle-how = Avant la donne, la table a choisi un secret et en a montré l’empreinte : la promesse. Ensuite, chacun à la table pouvait ajouter un mot. Le secret et les mots décident du mélange. La table ne pouvait donc plus choisir son secret selon les mots, ni personne un mot selon les cartes.
page-shuffle-now = Votre navigateur l’a recalculé à partir de l’enregistrement :
page-check-promise = { $holds ->
    [yes] Le secret est bien celui qui était promis : son empreinte est la promesse.
   *[no] Le secret n’est pas celui qui était promis.
}
page-check-heard = { $holds ->
    [yes] C’est la promesse que ce navigateur a reçue quand le secret en était encore un ; les mots aussi.
   *[no] Ce navigateur a reçu une autre promesse, ou d’autres mots, quand le secret en était encore un.
}
page-check-seed = { $holds ->
    [yes] La graine se compose du secret et des mots de toutes les places, et de rien d’autre. Mots : { $words }.
   *[no] La graine ne se compose pas du secret et des mots des places.
}
page-check-sealed = { $holds ->
    [yes] La graine, la table et le numéro de la partie correspondent au sceau de l’enregistrement.
   *[no] La graine, la table ou le numéro de la partie ne correspondent pas au sceau de l’enregistrement.
}
page-check-moves = { $holds ->
    [yes] Aucun coup n’a été changé, omis ou ajouté après coup.
   *[no] Un coup a été changé, omis ou ajouté après coup.
}
page-check-unheard = Ce navigateur n’était pas là quand la promesse a été faite. C’est donc la promesse inscrite dans l’enregistrement qui est vérifiée.
page-check-deal = Non vérifié ici : que ces cartes exactement découlent de la graine et que chaque coup était permis. Le programme le recalcule sur tout ordinateur, à partir de l’enregistrement : tischlein verify FICHIER
page-check-good = Tout est juste.
page-check-bad = Quelque chose ne va pas ici.
page-check-file = Vérifier un enregistrement
page-check-none = Ce n’est pas l’enregistrement d’une partie mélangée à une table.

## Revoir

page-replay = Revoir la partie
page-replay-none = Cette partie n’existe pas, ou n’est pas montrée.
page-move-of = Coup { $at } sur { $of }
page-dealt = Les cartes sont distribuées.
page-replay-play = Lecture
page-replay-pause = Pause
page-step-on = Un coup en avant
page-step-back = Un coup en arrière
page-replay-at = Endroit de la partie
page-replay-speed = Vitesse
page-eyes = Par quels yeux ?
page-eyes-all = Toutes les cartes visibles
page-eyes-none = Ce que tous voient
page-replay-hand = Main de { $name }

## Règles

page-search = Chercher dans les règles
page-hits = { $at } sur { $of }
page-no-hits = Rien trouvé
page-next-hit = Passage suivant
page-last-hit = Passage précédent
page-contents = Sommaire
page-print = Imprimer
page-rule = Règle { $rule }
page-ruling = décision de cette table
page-house-rule = règle maison

## Parties jouées

page-own-games = À vos tables
page-open-games = Visibles par tous
page-no-own-games = Aucune partie n’est encore terminée à vos tables.
page-no-open-games = Personne n’a encore laissé de partie visible par tous.
page-more-games = Plus
