# La page avant la partie : à quoi l’on joue, avec qui, et comment la table est dressée.

## À quoi l’on joue, et avec qui

page-start-title = À quoi joue-t-on ?
page-start-people = { $range } personnes
page-start-minutes = ~{ $minutes } min
page-start-ways = Durée
page-start-which = Quels jeux ?
page-start-learn = Comment jouer
page-start-with = Joueurs
page-start-add = Place
page-start-add-seat = Ajouter une place
page-start-change = modifier
page-start-free = Libre
page-start-for-friends = pour un ami
page-start-levels = Ordinateur : quel niveau ?
page-start-keep-free = Garder libre pour un ami
page-start-remove = Retirer la place
page-start-fewest = Ce jeu se joue à { $count } au moins.
page-start-guest = Invité
page-start-play = Jouer à { $game }
page-start-play-friends = Ouvrir la table et inviter
page-start-running = { $game } avec { $names } : partie en cours.
page-start-go-on = Continuer

## Amis, tables ouvertes, télévision

page-start-friends = Inviter des amis
page-start-friends-open = Voir le code et le lien
page-start-mine = Mes tables
page-start-return = Retour à la table
page-start-lobby = Tables publiques
page-start-lobby-none = Aucune table publique pour le moment.
page-start-nobody = Encore personne
page-start-taken = { $phase ->
    [gathering] { $taken } sur { $seats }
    [playing] en cours
   *[over] terminé
}
page-start-sit = S’asseoir
page-start-watch = Regarder
page-start-own = Ouvrir ma propre table
page-start-screen = Sur la télé
page-start-screen-how = La table à la télé, les cartes au téléphone
page-start-device = Tous sur cet appareil
page-start-device-how = On se le passe ; les mains restent cachées
page-daily = Donne du jour
page-daily-about = Les mêmes cartes pour tous, une fois par jour
page-puzzles = Problèmes
page-puzzles-how = Trouvez le meilleur coup
page-start-there-open = Ouvrir
page-start-open = Ouvrir la table

## Comment la table est dressée

page-start-house-rule = Règle maison
page-start-value = { $value ->
    [winner] pour le gagnant
    [own] contre chacun
   *[lot] au hasard
}
page-start-colours-how = Touchez-les dans l’ordre, une par place ; sinon, elles sont tirées au hasard.
page-start-take-out = Retirer { $name }
page-start-put-in = Ajouter { $name }
page-start-clock-name = Pendule
page-start-clock-each = { $each ->
    [move] par coup
    [game] pour toute la partie
   *[none] aucune
}
page-start-clock = { $each ->
    [move] { $time } par coup
    [game] { $time } pour toute la partie
   *[none] Sans pendule
}
page-start-time = Temps
page-start-pace = Vitesse de l’ordinateur
page-start-pace-name = { $pace ->
    [0] rapide
    [2] lente
   *[1] normale
}
page-start-public = Table publique
page-start-public-how = Tout le monde peut la trouver et y jouer ; elle a une pendule.
page-start-spectators = Autoriser les spectateurs
page-start-spectators-how = Ils voient ce qui est sur la table, jamais une main.
page-start-delay = Décalage
page-start-at-once = aucun
page-start-replays = Autoriser à revoir
page-start-replays-how = Tout le monde peut revoir les parties finies.
page-start-is-public = Publique
page-start-is-private = Sur invitation
page-start-watchers = { $late ->
    [yes] Spectateurs, { $time } de décalage
   *[no] Spectateurs bienvenus
}
page-start-is-shown = Parties finies visibles de tous

## Avant la partie

page-gather-dealing = On mélange les cartes…
page-gather-title = Qui joue ?
page-gather-playing = Une partie est en cours
page-gather-ask = Vous pourrez jouer quand elle sera finie, ou touchez un joueur ordinateur pour le remplacer tout de suite.
page-gather-wait = Vous pourrez jouer quand elle sera finie.
page-gather-free = { $count ->
    [1] Une place est encore libre.
    [one] { $count } place libre.
   *[other] { $count } places sont encore libres.
}
page-gather-bots = Les nouveaux venus prennent la place des joueurs ordinateurs.
page-gather-full = Tout le monde est là.
page-gather-start = Commencer
page-gather-fill-start = Commencer avec l’ordinateur
page-gather-sit-here = S’asseoir ici
page-gather-leave = Se lever
page-gather-clear = Libérer la place
page-gather-look-on = Toutes les places sont prises ; vous regardez.
page-gather-no-look = Toutes les places sont prises.
page-gather-series = Plusieurs jeux à la suite ; les résultats s’additionnent.
page-gather-shuffle = Mélange honnête
page-gather-shuffle-why = Le serveur a déjà fixé sa part du mélange. Votre mot s’y ajoute, et après la partie chacun peut vérifier que tout est juste.
page-gather-word = Un mot pour le mélange
page-gather-give = Ajouter
page-gather-given = Votre mot : { $word }
page-gather-promise = Promesse du serveur :

## Invitation

page-invite-how = Scanner, s’asseoir, jouer. Sans compte.
page-invite-qr = Code QR menant à cette table
page-invite-link = Lien vers cette table
page-invite-copy = Copier le lien
page-invite-copied = Copié
page-invite-share = Partager
page-invite-only-here = Cette adresse ne vaut que sur cet appareil. Pour que d’autres viennent, lancez le serveur avec --host 0.0.0.0.
