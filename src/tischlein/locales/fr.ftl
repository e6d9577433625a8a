# Tous les mots du programme en français. Les mêmes identifiants dans toutes les langues ; pas de balisage dans les textes.
#
# $who vaut "you" pour le siège de qui regarde, sinon "other", avec $name. Un siège vient comme $x_who et $x_name ; une carte
# comme $x, $x_the (ce qu’on pose) et $x_on (sur quoi) ; oui et non comme "yes" et "no".
#
# Un message propre à un jeu en porte le nom dans son identifiant et se trouve dans le fichier de ce jeu : event-uno-play. Si
# un jeu n’en a pas à lui, c’est celui sans nom qui vaut : event-draw.

## Cartes, couleurs et nombres : $colour vaut r, g, b, y, o ou p, pour les enseignes c, s, h ou d, ou bien une autre qui s’appelle $named.

colour = { $colour ->
    [r] rouge
    [g] vert
    [b] bleu
    [y] jaune
    [o] orange
    [p] violet
    [c] trèfle
    [s] pique
    [h] cœur
    [d] carreau
   *[other] { $named }
}
    .the = { $colour ->
        [o] l’{ colour }
       *[other] le { colour }
    }
    .some = { $colour ->
        [o] de l’{ colour }
       *[other] du { colour }
    }
    .for = contre { colour.some }
    .feminine = { $colour ->
        [r] rouge
        [g] verte
        [b] bleue
        [y] jaune
        [o] orange
        [p] violette
        [c] de trèfle
        [s] de pique
        [h] de cœur
        [d] de carreau
       *[other] { $named }
    }
number = { $number }
card-number = { number } { colour }
    .the = le { card-number }
    .on = sur le { card-number }
cards = { $count ->
    [1] une carte
    [one] { $count } carte
   *[other] { $count } cartes
}

## Les jeux et leurs options

option-open_memory = Mémoire ouverte : ce que vous avez vu une fois reste visible
option-box = Boîte : son contenu ; la boîte standard, ou la vôtre, lue dans un fichier (--box)
option-starter = Premier joueur : au hasard, ou une place
option-dealer = Premier donneur : au hasard, ou une place

## Qui est à la table

seat-you = Vous
seat-name = Place { $number }
bot-names = Mia, Leo, Ida, Ben, Zoe, Max, Eva, Tom, Lili

## Ce qui s’est passé : un message par sorte d’événement, et parfois un par façon

event-setup = Les cartes sont sur la table.
event-dealer = { $who ->
    [you] Vous donnez.
   *[other] { $name } donne.
}
event-starter = { $who ->
    [you] Vous commencez.
   *[other] { $name } commence.
}
event-draw-deal = { $who ->
    [you] Vous recevez { cards }.
   *[other] { $name } reçoit { cards }.
}
event-draw = { $who ->
    [you] Vous piochez { cards }.
   *[other] { $name } pioche { cards }.
}
event-keep = { $who ->
    [you] Vous gardez la carte.
   *[other] { $name } garde la carte.
}
event-renew = La pioche est vide : on mélange la défausse, qui devient la nouvelle pioche.
event-pass = { $who ->
    [you] Vous passez.
   *[other] { $name } passe.
}
event-turn = { $who ->
    [you] C’est à vous de jouer.
   *[other] C’est à { $name } de jouer.
}
event-recall = { $who ->
    [you] Vous avez vu des cartes d’une autre main.
   *[other] { $name } a vu des cartes d’une autre main.
}
event-score = Score : { $totals }.
event-sheet = La manche { $number } commence.
event-end = La partie est finie.

## Pourquoi un coup est refusé : ce que les jeux ont en commun

not-your-turn = Ce n’est pas votre tour : c’est à { $turn_name } de jouer.
not-held = Vous n’avez pas cette carte en main : { $card }.
game-over = La partie est finie.

## Ce qu’on peut taper : le mot, et d’autres de même sens

move-draw = piocher
    .typed = pioche
move-keep = garder
    .typed = garde
move-pass = passer
    .typed = passe
word-help = aide, h
word-rules = règles, règle
word-why = pourquoi, pourquoi pas
word-hint = conseil, indice, astuce
word-quit = quitter, q, fin
key-play = joue une carte
key-name = nomme une couleur
key-move = joue un coup
moves-other = les autres coups, par exemple
key-words = les autres coups : { $words }
key-number = un coup de la liste
key-hint = montre de bons coups, et pourquoi ils sont bons
key-why = dit pourquoi un coup n’est pas permis
key-rules = montre une règle ; sans numéro, toutes
key-enter = montre de nouveau la table ; laisse passer une occasion
key-quit = quitte la table

## À la table

welcome = Bienvenue ! Tapez « ? » pour l’aide, « conseil » pour un avis.
round = Manche { $number }
table-stock = { $count } dans la pioche
table-discard = { $count } dans la défausse
table-left = ↓ vers la gauche
table-right = ↑ vers la droite
table-owed = encore { $count } à piocher
table-top = Dessus
table-fits = jouable
table-nothing-fits = rien de jouable
table-trick = Pli
table-trump = Atout
table-colour-open = couleur encore ouverte
table-last = { $who ->
    [you] Dernier pli, à vous
   *[other] Dernier pli, à { $name }
}
your-hand = Votre main
your-moves = Vous pouvez
not-understood = Je ne comprends pas « { $text } ». Tapez « ? » pour l’aide.
did-you-mean = Je ne comprends pas « { $text } ». Vouliez-vous dire { $near } ?
no-number = La liste n’a pas de numéro { $number }.
say-more = Ce n’est pas encore un coup entier. Vous pouvez taper : { $moves }
why-what = Pourquoi quoi ? Tapez un coup après : { $example }
why-allowed = Vous pouvez le faire.
bot-thinks = { $name } réfléchit…
hint-thinks = Laissez-moi réfléchir…
saved = L’enregistrement de la partie est dans { $file }.
bye = À bientôt !
result = Résultat
head-place = Rang
head-player = Joueur
head-hand = Main
head-points = Points
head-cards = Cartes restantes
head-stock = Pioche
head-won = Gagnées
head-tiles = Jetons
sheet = Feuille de score
sheet-total = Total

## La ligne de commande

cli-app = Une table de jeu qui se met toute seule. Sans commande, la table s’ouvre dans le navigateur.
cli-serve = Ouvrir des tables sur le réseau, où l’on joue dans le navigateur.
cli-games = Les jeux, et ce qu’une table peut y choisir.
cli-rules = Les règles numérotées d’un jeu, ou l’une d’elles.
cli-play = Jouer dans le terminal contre l’ordinateur.
cli-sim = Simuler beaucoup de parties, afficher des statistiques, et écrire les parties si on le souhaite.
cli-arena = Faire s’affronter des joueurs de l’ordinateur sur les mêmes donnes, et afficher des statistiques.
cli-export = Faire des tables Parquet d’un fichier de parties.
cli-replay = Rejouer une partie enregistrée, événement par événement.
cli-verify = Vérifier qu’un enregistrement est cohérent.
cli-promise = La promesse notée avant la donne ; la page la donne quand elle vérifie un mélange.
cli-check-game = Vérifier un jeu : règles, mots, joueurs de l’ordinateur, secrets.
cli-new-game = Créer le paquet d’un nouveau jeu, jouable tout de suite et prêt à être modifié.
cli-help = Afficher cette aide.
cli-version = Afficher la version.
cli-lang = Langue : de, en, fr ou hu.
cli-game = Quel jeu ; voir « tischlein games ».
cli-book = Un jeu, ou le nom de son livret de règles.
cli-rule = Le numéro d’une règle, par exemple 3.2.
cli-seats = Combien de joueurs à la table.
cli-level = Leur niveau : beginner, easy, medium, hard ou expert ; expert:60s réfléchit une minute, expert:50000 simule autant de parties. Plus faibles encore : greedy et random.
cli-seed = La même graine donne les mêmes cartes.
cli-option = Une option sous la forme nom=valeur ; peut se répéter.
cli-box = Jouer avec la boîte de ce fichier.
cli-record = Écrire l’enregistrement de la partie dans ce fichier.
cli-count = Combien de parties.
cli-strategy = random : n’importe quel coup permis ; purposeful : pose dès que possible ; greedy : ce qui semble le mieux au premier coup d’œil.
cli-limit = Interrompre une partie après ce nombre de coups.
cli-seconds = Combien de secondes un coup peut prendre pendant la vérification.
cli-new-name = L’identifiant du nouveau jeu : minuscules, chiffres et traits d’union.
cli-family = Son point de départ : un jeu de défausse (shedding) ou un jeu de plis (tricks).
cli-folder = Le dossier où l’écrire ; sans indication, le dossier courant.
cli-bots = Les joueurs, séparés par des virgules : des noms de joueurs de l’ordinateur, ou FICHIER.py:Classe pour le vôtre.
cli-deals = Combien de donnes ; chacune est jouée en échangeant les places.
cli-workers = Combien de processus jouent.
cli-ray = Jouer sur une grappe Ray : son adresse, auto ou local.
cli-out = Le fichier de la série ; une série interrompue reprend à partir de lui.
cli-lines = Écrire les parties dans ce fichier, une par ligne.
cli-source = Un fichier de parties écrit par sim --out.
cli-table-games = La table des parties, une par ligne.
cli-table-moves = En plus, la table des coups, un par ligne.
cli-plot = Dessiner les résultats dans ce fichier, .png ou .svg.
cli-correct = Retirer aussi la chance des résultats, pour que moins de donnes suffisent.
cli-playouts = Avec --correct : combien de parties simulées donnent chaque valeur.
cli-asks = Avec --correct : combien de fois un joueur de l’ordinateur est interrogé à nouveau à chaque décision ; 0 ne corrige que le hasard.
cli-json = Afficher les nombres en JSON.
cli-file = Un enregistrement écrit par play ; - lit l’entrée standard.
cli-line = La partie de cette ligne d’un fichier écrit par sim --out ; la première est 1.
cli-seat = Seulement ce que cette place a vu.
cli-all = Toutes les cartes visibles, même piochées.
cli-host = L’adresse d’écoute ; 0.0.0.0 pour tout le réseau.
cli-home = Sans commande : l’adresse d’écoute ; 127.0.0.1 pour ce seul ordinateur.
cli-port = Le port ; 0 pour n’importe quel port libre.
cli-database = Où les tables sont gardées : sqlite:///fichier ou postgresql://… ; sinon un fichier dans votre répertoire de données.
cli-key-file = Le fichier de la clé du serveur, dont découlent tous les secrets ; créé s’il n’existe pas.
cli-origin = Une autre page qui peut utiliser le serveur, comme https://example.org ; peut se répéter.
cli-proxy = L’adresse d’un mandataire de confiance pour les adresses des clients ; peut se répéter.
cli-bot-workers = Combien de processus réfléchissent pour les joueurs de l’ordinateur.
cli-processes = Combien de processus du serveur se partagent le port ; à partir de deux, PostgreSQL est nécessaire.
cli-process-port = Le premier des ports que les processus ont en plus, un chacun, pour un mandataire sur cet ordinateur.
cli-secure = Le serveur est atteint par https : les cookies ne passent que par là.
cli-limits = Une limite sous la forme nom=nombre ; peut se répéter (voir docs/server.md).
cli-open = Ouvrir la page dans le navigateur.
cli-title-arguments = Arguments
cli-title-options = Options
cli-title-commands = Commandes
head-id = Id
head-game = Jeu
head-seats = Places
seats-range = { $low }–{ $high }
head-options = Options
head-values = Valeurs
value-box = FICHIER
head-meaning = Signification
legend-house = ⌂ règle maison ; la première valeur s’applique si la table n’en choisit pas une autre
sim-title-random = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $seats } au hasard, graine { $seed }
sim-title-purposeful = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $seats } au hasard mais sans traîner, graine { $seed }
sim-title-greedy = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $seats } au premier coup d’œil, graine { $seed }
sim-truncated = Interrompues
sim-length = Coups par partie
sim-range = La plus courte – la plus longue
sim-speed = Parties par seconde
sim-seat = Place
sim-wins = Victoires
sim-place = Rang moyen
sim-score = Score moyen
sim-none = –
sim-whole = { $number }
sim-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-from-to = { $low } – { $high }
sim-rate = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
sim-note = Intervalles et ± : confiance à 95 % ; victoires, rangs et scores des seules parties jouées jusqu’au bout.
sim-stopped = Arrêté après { $done ->
    [one] { $done } partie
   *[other] { $done } parties
} sur { $games }.
sim-stopped-file = Arrêté après { $done ->
    [one] { $done } partie
   *[other] { $done } parties
} sur { $games } ; { $file } n’a pas été écrit.
export-done = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} dans { $file }.
export-done-moves = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} dans { $file }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} dans { $other }.
arena-title = { $game } : { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $seats }, graine { $seed }
arena-fair = Part équitable de victoires
arena-bot = Joueur
arena-other = Contre
arena-margin = Avance
arena-rating = Cote
arena-time = ms (maximum)
arena-beats = Se place devant
arena-rows = La ligne se place devant la colonne
arena-percent = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-round = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }
arena-rate = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-number = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-thought = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($high, minimumFractionDigits: 0, maximumFractionDigits: 0) })
arena-note = Entre parenthèses : intervalles à 95 % (t de Student) sur les donnes. Victoires par place ; cote d’openskill, μ ± σ. ms : temps moyen des coups où il y avait un choix, et le plus long.
arena-luckless = Sans la chance
arena-saved = Donnes épargnées
arena-times = × { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-wins-both = Victoires sans la chance (en gris : telles que jouées)
arena-luckless-note = Sans la chance : ce que le hasard a apporté est retiré{ $asks ->
    [0] {"."}
   *[other] , de même que ce qu’un joueur a choisi par hasard parmi ses propres réponses.
} Les espérances restent les mêmes, les intervalles sont le plus souvent plus étroits ; une moyenne peut dépasser ce qui est possible dans une partie. Donnes épargnées : combien de fois moins de donnes suffisent pour un tel intervalle des victoires. Derrière chaque valeur : { $playouts ->
    [one] { $playouts } partie simulée
   *[other] { $playouts } parties simulées
}.
arena-stopped = Arrêté après { $done ->
    [one] { $done } donne
   *[other] { $done } donnes
} sur { $deals } ; rien n’est perdu. La même commande reprend à partir de { $file }.
unfinished = L’enregistrement s’arrête avant la fin de la partie.
verified = Un enregistrement cohérent : { $game }, { $seats } places.
serving = La table est mise : { $address } (Ctrl-C pour finir)
serving-others = Pour les autres sur ce réseau : { $address }

verified-commitment = Engagement
verified-shuffle = Mélange
verified-deal = Donne
verified-moves = Coups
verified-result = Résultat
verified-shuffle-ok = Le secret correspond à la promesse de l’enregistrement ; mots des places : { $words }
verified-shuffle-promised = Le secret est celui qui était promis avant la donne ; mots des places : { $words }
verified-unpromised = L’enregistrement est cohérent. Seule la promesse affichée par la page avant la donne prouve que le mélange était fixé d’avance : --promise TEXTE
verified-no-words = aucun
verified-deal-ok = La graine donne les cartes de l’enregistrement.
verified-moves-ok = { $count ->
    [1] Un coup, enchaîné et permis.
    [one] { $count } coup.
   *[other] { $count } coups, tous enchaînés et permis.
}
verified-legal-ok = { $count ->
    [1] Un coup, permis.
    [one] { $count } coup.
   *[other] { $count } coups, tous permis.
}
verified-result-ok = Les coups mènent à ces points et à ces rangs.
checked-well = { $game } réussit toutes les vérifications.
checked-badly = { $game } échoue à une vérification.
new-game-next = Ensuite : pip install --editable { $folder }, puis tischlein play { $game }.

## Ce qui ne va pas

error = Erreur :
bad-lang = La langue « { $lang } » n’existe pas ici ; il y a { $langs }.
bad-option = Une option s’écrit nom=valeur, ce que « { $text } » n’est pas.
bad-seed = La graine « { $text } » n’est pas un nombre entre 0 et { $most }.
bad-text = La graine n’est pas un texte en UTF-8.
bad-port = Un port est un nombre de 0 à 65535, pas { $given }.
bad-process-ports = Les ports de { $count } processus à partir de { $first } doivent être entre 1 et 65535.
bad-process-port-alone = --process-port sert à plusieurs processus : ajoutez --processes avec au moins 2.
bad-limit = Une limite s’écrit nom=nombre, pas { $text } ; il y a { $names }.
bad-count = { $name } doit être entre { $least } et { $most }, pas { $given }.
bad-file = Le fichier { $file } est illisible : { $reason }.
bad-json = Le fichier { $file } n’est pas du JSON, donc pas l’enregistrement d’une partie.
bad-write = Impossible d’écrire le fichier { $file } : { $reason }.
bad-box = Le jeu { $game } n’a pas de boîte à lui : --box n’y sert à rien.
bad-plot = Un dessin s’écrit dans un fichier qui finit par .png ou .svg, ce que { $file } ne fait pas.
needs-correct = { $name } dit comment corriger les résultats ; ajoutez --correct.
bad-out = Les parties s’écrivent dans un fichier qui finit par .jsonl ou .jsonl.zst, ce que { $file } ne fait pas.
bad-table = Une table s’écrit dans un fichier qui finit par .parquet, ce que { $file } ne fait pas.
bad-twice = { $file } ne peut pas être deux tables à la fois.
bad-new-name = « { $game } » ne peut pas être l’identifiant d’un jeu : minuscules, chiffres et traits d’union, en commençant par une lettre.
bad-family = La famille « { $family } » n’existe pas ; il y a { $families }.
bad-new-taken = Il y a déjà un jeu { $game } ; choisissez un autre nom.
bad-new-module = Python connaît déjà { $module }, qu’un jeu { $game } masquerait ; choisissez un autre nom.
bad-new-folder = { $folder } existe déjà ; rien n’a été écrit.

## Pourquoi un coup est bon

hint = Conseil
hint-place = Rang
hint-win = Victoire
hint-games = Parties
hint-number = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-percent = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }
hint-nothing = ne rien faire
reason-best = Le meilleur quand on simule bien des fois la suite de la partie.
reason-only = Aucun autre coup n’est possible.
reason-clear = Rien d’autre n’entre en ligne de compte.
reason-wait = Mieux vaut attendre.
reason-close = Aussi bon que le meilleur, ou presque.
reason-worse = Un peu moins bon.
