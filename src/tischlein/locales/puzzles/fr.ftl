### Messages of puzzles and the daily deal, which the page loads with its pages.

## The daily deal

page-daily-how = Chaque jour une donne par jeu, avec les mêmes cartes pour tout le monde. Vous la jouez en solitaire contre { $count ->
    [one] un joueur ordinateur
   *[other] { $count } joueurs ordinateurs
} : un seul essai, sans conseil et sans retour en arrière.
page-daily-game = Jeu du jour
page-daily-play = Jouer cette donne
page-daily-go-on = Continuer
page-daily-result = Voir le résultat
page-daily-late = La donne du { $date } : vous pouvez encore la jouer, mais en retard elle ne compte pas pour votre série.
page-daily-streak = { $days ->
    [one] { $days } jour
   *[other] { $days } jours de suite
}
page-daily-next = Prochaines donnes dans { $hours } h { $minutes } min.
page-daily-today = Aujourd’hui
page-daily-before = Les jours précédents
page-daily-state = { $state ->
    [open] Pas encore jouée
    [running] En cours
   *[over] Jouée
}
page-daily-browser = Il n’y a pas de comptes : seul ce navigateur sait ce que vous avez joué.
page-daily-future = La donne du { $date } n’est pas encore disponible. Les jours commencent à minuit UTC.
page-daily-past = La donne du { $date } ne peut plus être jouée.
page-daily-unknown = Cette donne du jour n’existe pas.
page-daily-all = Toutes les donnes du jour
page-daily-wait = Un instant : les cartes sont distribuées.
page-daily-gone = La table de cette donne n’existe plus. Vous pouvez recommencer.
page-daily-practice = Rejouer pour s’entraîner
page-daily-practising = Entraînement : cette partie ne compte pas.
page-daily-reviewing = Calcul de la part de chance : { $percent }
page-daily-unreviewed = La part de chance n’a pas pu être calculée.
page-daily-retry = Réessayer
page-daily-without-luck = Sans la chance
page-daily-of-a-win = { $share } d’une victoire
page-daily-fair = La part équitable est de { $share }.
page-daily-luck = Chance
page-daily-skill = Adresse
page-daily-skill-of = { $skill } sur 100
page-daily-signs = Vos décisions
page-daily-count = { $sign ->
    [good] { $count ->
        [one] { $count } bonne
       *[other] { $count } bonnes
    }
    [inaccurate] { $count ->
        [one] { $count } imprécise
       *[other] { $count } imprécises
    }
    [mistake] { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
   *[blunder] { $count ->
        [one] { $count } grosse erreur
       *[other] { $count } grosses erreurs
    }
}
page-daily-copy = Copier le résultat
page-daily-copied = Copié
page-daily-share = Partager
page-daily-review = Analyser la partie
page-daily-text = Sans la chance { $share } (équitable : { $fair }) · adresse { $skill }
page-daily-text-late = jouée en retard

## Puzzles

page-puzzles-about = Des positions de vraies parties. Trouvez le coup qui gagne le plus souvent : vous ne savez que ce que le joueur pouvait savoir.
page-puzzles-none = Il n’y a pas encore de problèmes.
page-puzzles-solved = { $solved ->
    [one] { $solved } résolu sur { $count }
   *[other] { $solved } résolus sur { $count }
}
page-puzzles-difficulty = { $difficulty ->
    [easy] facile
    [medium] moyen
   *[hard] difficile
}
page-puzzles-all = Tous
page-puzzles-choose = Difficulté
page-puzzles-number = Problème { $number }
page-puzzles-state = { $state ->
    [solved] résolu
    [seen] solution vue
   *[open] à résoudre
}
page-puzzles-start = Prochain problème à résoudre
page-puzzles-next = Problème suivant
page-puzzles-done = Vous les avez tous résolus.
page-puzzles-back = Tous les problèmes
page-puzzles-unknown = Ce problème n’existe pas.
