# La page avant la partie : à quoi l’on joue, avec qui, et comment la table est dressée.

## À quoi l’on joue, et avec qui

page-start-title = À quoi joue-t-on ?
page-start-people = { $range } personnes
page-start-ways = Quelle durée
page-start-which = Quels jeux ?
page-start-learn = Comment jouer
page-start-with = À la table
page-start-add = Place
page-start-add-seat = Ajouter une place
page-start-change = modifier
page-start-free = Libre
page-start-for-friends = pour un ami
page-start-levels = Ordinateur : de quel niveau ?
page-start-keep-free = Garder libre pour un ami
page-start-remove = Retirer la place
page-start-fewest = Ce jeu se joue au moins à { $count }.
page-start-guest = Invité
page-start-play = Jouer à { $game }
page-start-play-friends = Ouvrir la table et inviter
page-start-running = { $game } avec { $names } : partie en cours.
page-start-go-on = Continuer

## Amis, tables ouvertes, télévision

page-start-friends = Inviter des amis
page-start-friends-open = Voir le code et le lien
page-start-mine = Mes tables
page-start-return = À la table
page-start-lobby = Tables ouvertes
page-start-lobby-none = Aucune table ouverte à tous pour le moment.
page-start-nobody = Encore personne
page-start-taken = { $phase ->
    [gathering] { $taken } sur { $seats }
    [playing] en cours
   *[over] terminé
}
page-start-sit = S’asseoir
page-start-watch = Regarder
page-start-own = Dresser sa propre table
page-start-screen = Sur la télé
page-start-screen-how = La table en grand, les cartes en main
page-start-device = Tous sur cet appareil
page-start-device-how = Il passe de main en main ; chacun garde son jeu secret
page-start-there-open = Ouvrir
page-start-open = Ouvrir la table

## Comment la table est dressée

page-start-house-rule = Règle maison
page-start-value = { $value ->
    [winner] au gagnant
    [own] chacun la sienne
   *[lot] le sort
}
page-start-colours-how = Touchez-les dans l’ordre, une par siège ; sinon le sort décide.
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
page-start-pace = Les ordinateurs jouent
page-start-pace-name = { $pace ->
    [0] vite
    [2] lentement
   *[1] tranquillement
}
page-start-public = Ouverte à tous
page-start-public-how = La table figure parmi les tables ouvertes, avec une pendule.
page-start-spectators = D’autres peuvent regarder
page-start-spectators-how = Ils voient ce qui est visible de tous, jamais une main.
page-start-delay = Décalage
page-start-at-once = aucun
page-start-replays = À revoir ensuite
page-start-replays-how = Tout le monde peut revoir les parties finies.
page-start-is-public = Ouverte à tous
page-start-is-private = Sur invitation
page-start-watchers = { $late ->
    [yes] Spectateurs, { $time } plus tard
   *[no] Spectateurs bienvenus
}
page-start-is-shown = Parties finies visibles de tous

## Avant la partie

page-gather-dealing = On mélange les cartes…
page-gather-title = Qui joue ?
page-gather-free = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
page-gather-full = Tout le monde est là.
page-gather-start = Commencer
page-gather-fill-start = Commencer avec l’ordinateur
page-gather-sit-here = S’asseoir ici
page-gather-leave = Se lever
page-gather-clear = Libérer la place
page-gather-look-on = Toutes les places sont prises ; vous regardez.
page-gather-no-look = Toutes les places sont prises.
page-gather-series = Plusieurs jeux à la suite ; à la fin, tout compte ensemble.
page-gather-shuffle = Mélange honnête
page-gather-shuffle-why = Le serveur s’est déjà engagé ; votre mot participe au mélange, et après la partie chacun peut vérifier que tout est juste.
page-gather-word = Un mot pour le mélange
page-gather-give = Mélanger
page-gather-given = Votre mot : { $word }
page-gather-promise = Promesse du serveur :

## Invitation

page-invite-how = Scanner, s’asseoir, jouer. Sans compte.
page-invite-qr = Code QR menant à cette table
page-invite-link = Lien vers cette table
page-invite-copy = Copier le lien
page-invite-copied = Copié
page-invite-share = Partager
page-invite-only-here = Cette adresse ne vaut que sur cet appareil. Pour que d’autres viennent, lancez le serveur avec --host 0.0.0.0.
