# Messages dont seul le terminal a besoin ; la page ne les charge pas.

## Ce qu’on peut taper en plus des coups

word-undo = annuler, reprendre
word-save = enregistrer, sauvegarder
word-say = dire, dis
word-start = commencer, démarrer
word-fill = compléter, remplir
word-leave = partir, se lever
word-agree = approuver, d’accord, d'accord
word-decline = désapprouver, tant pis
word-pause = pause
word-resume = continuer, poursuivre
word-seats = places, qui
word-replace = remplacer, remplace
word-remove = retirer, libérer
word-yes = oui, o, y
word-no = non, n
key-help = montre ce que vous pouvez taper
key-tab = complètent un coup ; rappellent ce que vous avez tapé
key-undo = reprend votre dernier coup, tant qu’il n’a rien montré de nouveau à personne
key-save = enregistre la partie dans un fichier, pour la reprendre plus tard ; son nom peut suivre
key-say = dit quelque chose à toute la table
key-start = commence la partie suivante
key-fill = met des ordinateurs aux places libres ; un niveau peut suivre
key-leave = rend votre place ; un ordinateur continue
key-agree = laisse quelqu’un reprendre un coup
key-decline = maintient le coup, ou retire votre demande
key-pause = met la partie en pause pour tout le monde
key-resume = met fin à la pause
key-seats = montre qui est à la table, et depuis quand les autres sont absents
key-replace = laisse jouer l’ordinateur à la place de quelqu’un : un nom, puis un niveau si vous voulez
key-remove = libère une place, par le nom ; en cours de partie, seul l’hôte le peut, et l’ordinateur la garde
not-here = « { $text } » ne marche pas à cette table.

## À l’écran

enter-key = Entrée
press-enter = Entrée pour continuer.
screen-more = ⋮ lignes au-dessus : { $above }, au-dessous : { $below } (PgPréc, PgSuiv)
pass-keyboard = Passez le clavier à { $name }. { $name }, appuyez sur Entrée quand personne d’autre ne regarde.
another-game = Encore une partie ? Oui : Entrée. Non : n
another-game-how = Tapez o pour oui ou n pour non.
standings = Après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
won-games = Gagnées
game-kept = La partie est enregistrée. Pour continuer : tischlein play --resume { $file }
taken-back = Repris : { $moves }.
undo-nothing = Vous n’avez joué aucun coup à reprendre.
undo-shown = Impossible de le reprendre : on a vu du nouveau depuis.
join-free = libre
join-here = présent
join-invite = Les autres viennent avec : { $link }
join-gathering = Il manque du monde. Tapez « compléter » pour des ordinateurs aux places libres.
join-start = Tout le monde est là. Tapez « commencer ».
join-offline = La connexion est perdue. Elle reviendra dès que le serveur répondra.
join-replaced = Un ordinateur joue pour vous. Appuyez sur Entrée pour reprendre.
join-paused = en pause
join-how-resume = Tapez « { $resume } » pour reprendre la partie.
join-how-answer = Tapez « { $agree } » ou « { $decline } ».
join-how-withdraw = Tapez « { $withdraw } » pour retirer votre demande.
join-how-replace = Tapez « { $command } ».
join-withdrawn = { $who ->
    [you] Vous maintenez votre coup.
   *[other] { $name } maintient le coup.
}
join-nobody = Personne à la table ne s’appelle « { $text } ».
join-which = Dites de qui il s’agit, par exemple : { $example }.
join-removed = Vous avez perdu votre place : quelqu’un l’a attribuée.
join-left = Vous avez quitté la table.
join-stays = Votre place reste la vôtre. Pour revenir : tischlein join { $link }

## La ligne de commande

cli-people = Les personnes qui partagent ce clavier, séparées par des virgules ; leurs mains restent cachées aux autres.
cli-resume = Continuer une partie interrompue ou enregistrée.
cli-daily = Jouer la donne du jour : les mêmes cartes pour tous à cette date (en UTC), en solitaire et sans aide.
cli-plain = Écrire ligne après ligne au lieu de redessiner l’écran.
cli-no-pager = Tout afficher d’un coup, sans défilement.
cli-join = S’asseoir à la table d’un serveur, dans le terminal.
cli-link = Le lien d’une invitation, ou le code d’une table.
cli-server = Le serveur d’un code ; sans indication, celui de cet ordinateur.
cli-name = Votre nom à la table ; sans indication, celui de votre compte.
cli-config = Un fichier TOML avec les mêmes réglages ; les options et les variables d’environnement l’emportent.
cli-log-level = Les lignes les moins importantes à journaliser.
cli-log-format = La forme du journal : json pour les programmes, text pour les humains ; par défaut, text dans un terminal et json ailleurs.
cli-backup = Sauvegarder toutes les tables dans un fichier, même pendant que le serveur tourne.
cli-restore = Restaurer toutes les tables d’une sauvegarde, vers l’une ou l’autre base de données.
cli-backup-file = Le fichier de la sauvegarde.
cli-with-key = Mettre aussi la clé du serveur dans la sauvegarde ; qui possède le fichier peut alors voir toutes les cartes.
cli-replace = Supprimer ce que contient la base de données.
cli-yes = Ne pas demander de confirmation.

## Sauvegardes

backup-done = { $rows ->
    [one] La sauvegarde est dans { $file } : { $rows } ligne, complète et vérifiée.
   *[other] La sauvegarde est dans { $file } : { $rows } lignes, complète et vérifiée.
}
backup-without-key = La clé du serveur n’y est pas. Sans elle, personne ne retrouve sa table : gardez ailleurs une copie de { $key }.
backup-with-key = Elle contient la clé du serveur : qui possède le fichier peut voir toutes les cartes. Gardez-le aussi soigneusement que la clé.
restore-replaces = { $tables ->
    [one] Cela supprime { $tables } table de la base de données { $database }. Tapez oui pour continuer.
   *[other] Cela supprime { $tables } tables de la base de données { $database }. Tapez oui pour continuer.
}
restore-done = { $rows ->
    [one] La sauvegarde est restaurée dans { $database } : { $rows } ligne.
   *[other] La sauvegarde est restaurée dans { $database } : { $rows } lignes.
}
restore-key = La clé du serveur manque : copiez-la vers { $key } avant de démarrer le serveur.

## Ce qui ne va pas

bad-people = Un nom a de 1 à { $most } caractères imprimables ; les noms sont séparés par des virgules.
bad-people-twice = Deux personnes ont le même nom.
bad-people-many = Il y a plus de personnes ({ $people }) que de places ({ $seats }).
bad-saved = Le fichier { $file } n’est pas une partie interrompue.
bad-saved-over = La partie dans { $file } est finie.
bad-resume = --resume reprend la table du fichier ; on ne peut pas changer { $option }.
bad-daily = --daily fixe la table ; on ne peut pas choisir { $option }.
bad-link = « { $text } » n’est ni le lien d’une table ni un code.
bad-server = « { $text } » n’est pas l’adresse d’un serveur, comme https://example.org.
bad-server-away = Le serveur { $server } ne répond pas.
bad-join-game = Le jeu { $game } de cette table n’est pas installé ici.
bad-config = { $error } (l’entrée { $entry } dans { $file })
bad-config-entry = { $file } contient une entrée inconnue, { $entry } ; il y a { $names }.
bad-config-kind = Dans { $file }, l’entrée { $entry } doit être { $kind ->
    [number] un nombre entier
    [flag] true ou false
    [list] une liste de textes
    [table] une table
   *[text] un texte
}.
bad-config-choice = Dans { $file }, l’entrée { $entry } doit être l’une de celles-ci : { $names }.
bad-config-toml = { $file } n’est pas du TOML : { $error }.
bad-replace = Pour remplacer une base de données sans confirmation, ajoutez --yes.
bad-restore-declined = Rien n’a été modifié.

## L’analyse d’une partie terminée

cli-review = Analyser une partie terminée : la part de la chance, celle du talent, et les moments qui ont compté.
cli-effort = Le travail à fournir : quick, normal ou deep.
cli-review-seat = Seulement les moments de cette place.
cli-review-seed = La même graine donne la même analyse.
cli-review-resume = Garder le travail terminé dans ce fichier ; une analyse interrompue y reprend.
cli-review-json = Écrire l’analyse en JSON dans ce fichier ; - est la sortie standard, où rien d’autre n’apparaît alors.
cli-picture = Dessiner les chances de chacun dans ce fichier, .png ou .svg.
review-cli-title = { $game } à { $seats } joueurs : l’analyse (effort { $effort }, graine { $seed })
review-cli-game = Partie { $number } sur { $games } : { $game }
review-cli-after = Après la partie { $number }
review-cli-standing = Chances de gagner la série
review-cli-curve = Chances de gagner
review-cli-legend = Les numéros sont les places ; sur l’axe, les moments qui ont compté pour elles.
review-cli-legend-seats = Les numéros sont les places.
review-cli-account = De la part équitable au résultat
review-cli-games = parties
review-cli-moves = Ses coups
review-cli-events = coups
review-cli-fair = Part équitable
review-cli-result = Résultat
review-cli-luck = Chance
review-cli-skill = Talent
review-cli-gave-away = Perdu
review-cli-deal = Donne
review-cli-draws = Pioche
review-cli-hidden = Cartes cachées
review-cli-others_moves = Coups des autres
review-cli-others_luck = Chance des autres
review-cli-grade-best = Meilleur
review-cli-grade-good = Bon
review-cli-grade-inaccurate = Imprécis
review-cli-grade-mistake = Erreur
review-cli-grade-blunder = Gaffe
review-cli-moments = Les moments qui ont compté
review-cli-move = Coup { $number } :
review-cli-lost = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) } perdus (± { NUMBER($error, style: "percent", maximumFractionDigits: 0) })
review-cli-better = Mieux :
review-cli-instead = { NUMBER($best, style: "percent", maximumFractionDigits: 0) } au lieu de { NUMBER($made, style: "percent", maximumFractionDigits: 0) }.
review-cli-found = Le meilleur coup, difficile à trouver : le suivant perd { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }.
review-cli-no-moment = Aucun choix n’a fait de différence nette.
review-cli-change = { $sign }{ NUMBER($rate, style: "percent", maximumFractionDigits: 0) }
review-cli-score = { NUMBER($score, maximumFractionDigits: 0) } ± { NUMBER($error, maximumFractionDigits: 0) }
review-cli-note = Les chances sont des parts d’une victoire. Chance : donne, pioche, cartes cachées et chance des autres. Talent : 0 vaut un tirage au sort, 100 toujours un meilleur coup ; ± est l’erreur type.
review-cli-stopped = Arrêté à { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }. Rien n’a été gardé ; avec --resume FICHIER, une analyse peut reprendre.
review-cli-stopped-file = Arrêté à { NUMBER($rate, style: "percent", maximumFractionDigits: 0) } ; rien n’est perdu. La même commande reprend avec { $file }.
