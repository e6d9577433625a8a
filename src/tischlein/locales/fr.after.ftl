# Ce que dit la page après une partie : résultat, mélange, revoir, règles, parties jouées.

## Le résultat

page-you-win = Vous gagnez !
page-you-share = Vous partagez la victoire !
page-wins = { $name } gagne !
page-share-win = { $names } partagent la victoire !
page-with-points = { $points ->
    [one] Avec { $points } point.
   *[other] Avec { $points } points.
}
page-won-ahead = { $points ->
    [one] Avec { $points } point,
   *[other] Avec { $points } points,
} { $ahead } d’avance sur { $name }.
page-your-place = Votre rang : { $place } sur { $seats }.
page-your-shared-place = Vous partagez le rang { $place } avec { $names }.
page-end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-end-place = { $place ->
    [1] 1er rang
   *[other] { $place }e rang
}
page-rematch = Revanche
page-other-game = Autre jeu
page-share-replay = Partager
page-link-copied = Lien copié
page-last-cards = Les dernières cartes
page-save-record = Enregistrer la partie
page-end-free = { $count ->
    [1] Une place est libre.
    [one] { $count } place libre.
   *[other] { $count } places sont libres.
}
page-end-fill = Compléter avec l’ordinateur
page-end-seats = { $count } à table
page-place-sum = Somme des rangs
page-won-cards = Gagné
page-more-cards = et { $count } de plus

## Le mélange

page-shuffle = Le mélange était-il honnête ?
page-shuffle-good = Mélange vérifié : il était fixé avant la donne.
page-shuffle-fits = Mélange vérifié : il correspond à la promesse de l’enregistrement.
page-shuffle-bad = Ce mélange ne résiste pas à la vérification !
page-shuffle-check = Vérifier
page-shuffle-how = Avant la donne, la table a choisi un secret et en a montré l’empreinte : la promesse. Ensuite, chacun à la table pouvait ajouter un mot. Le secret et les mots décident du mélange. La table ne pouvait donc pas choisir son secret selon les mots, ni personne son mot selon les cartes.
page-shuffle-now = Votre navigateur l’a recalculé à partir de l’enregistrement :
page-check-promise = { $holds ->
    [yes] Le secret correspond à la promesse de l’enregistrement : son empreinte est la même.
   *[no] Le secret ne correspond pas à la promesse de l’enregistrement.
}
page-check-heard = { $holds ->
    [yes] Ce navigateur avait reçu la même promesse et les mêmes mots avant que le secret soit révélé.
   *[no] Ce navigateur avait reçu une autre promesse, ou d’autres mots, avant que le secret soit révélé.
}
page-check-seed = { $holds ->
    [yes] La graine se compose du secret et des mots de toutes les places, et de rien d’autre. Mots : { $words }.
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
page-check-deal = Non vérifié ici : que ces cartes exactement découlent de la graine et que chaque coup était permis. Le programme le recalcule sur tout ordinateur, à partir de l’enregistrement : tischlein verify FICHIER{ $promise }
page-check-good = Tout est juste.
page-check-bad = Quelque chose ne va pas ici.
page-check-file = Vérifier un enregistrement
page-check-none = Ce n’est pas l’enregistrement d’une partie mélangée à une table.

## Revoir

page-replay = Revoir la partie
page-review = Bilan
page-replay-none = Cette partie n’existe pas, ou n’est pas montrée.
page-move-of = Coup { $at } sur { $of }
page-dealt = Les cartes sont distribuées.
page-replay-play = Lecture
page-replay-pause = Pause
page-step-on = Un coup en avant
page-step-back = Un coup en arrière
page-replay-at = Position dans la partie
page-replay-speed = Vitesse
page-eyes = Point de vue
page-eyes-all = Toutes les cartes visibles
page-eyes-none = Ce que tous voient
page-replay-hand = Main de { $name }

## Règles

page-search = Chercher dans les règles
page-hits = { $at } sur { $of }
page-no-hits = Aucun résultat
page-next-hit = Passage suivant
page-last-hit = Passage précédent
page-contents = Sommaire
page-print = Imprimer
page-rule = Règle { $rule }
page-ruling = décision de cette table
page-house-rule = règle maison

## Parties jouées

page-own-games = À vos tables
page-open-games = Publiques
page-no-own-games = Aucune partie n’est encore terminée à vos tables.
page-no-open-games = Il n’y a pas encore de parties publiques.
page-more-games = Plus
