# Tous les mots du programme en français. Les mêmes identifiants dans toutes les langues ; pas de balisage dans les textes.
#
# $who vaut "you" pour le siège de qui regarde, sinon "other", avec $name. Un siège vient comme $x_who et $x_name ; une carte
# comme $x, $x_the (ce qu’on pose) et $x_on (sur quoi) ; oui et non comme "yes" et "no".

## Cartes et couleurs : $colour vaut r, g, b ou y ; $kind vaut number, two, reverse, skip, wild ou four.

colour = { $colour ->
    [r] rouge
    [g] vert
    [b] bleu
   *[y] jaune
}
    .the = le { colour }
    .feminine = { $colour ->
        [r] rouge
        [g] verte
        [b] bleue
       *[y] jaune
    }
card = { $kind ->
    [number] { $number } { colour }
    [two] +2 { colour }
    [reverse] inversion { colour.feminine }
    [skip] passe-tour { colour }
    [wild] joker
   *[four] joker +4
}
    .the = { $kind ->
        [reverse] l’{ card }
       *[other] le { card }
    }
    .on = sur { card.the }
cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}

## Les jeux et leurs options

game-uno = UNO, une manche
game-uno-match = UNO, partie en 500
option-scoring = Décompte : le gagnant marque les cartes des autres, ou chacun sa propre main
option-dealer = Premier donneur : tiré au sort, ou un siège
option-open_memory = Mémoire ouverte : ce que vous avez vu une fois reste visible
option-stacking = Cumul : on répond à un +2 par un +2, et ils s’additionnent
option-reverse_skips = Inversion passe-tour : à deux, une inversion fait perdre son tour à l’autre
option-draw_until_playable = Piocher jusqu’à pouvoir poser : on pioche tant qu’aucune carte n’est jouable

## Qui est à la table

seat-you = Vous
seat-name = Siège { $number }
bot-names = Mia, Leo, Ida, Ben, Zoe, Max, Eva, Tom, Lili

## Ce qui s’est passé : un message par sorte d’événement, et parfois un par façon

draws-entry = { $name } : { $card }
event-setup = Les cartes sont sur la table.
event-lot = Chacun pioche une carte pour désigner le donneur. { $draws }.
event-dealer = { $who ->
    [you] Vous donnez.
   *[other] { $name } donne.
}
event-draw-deal = { $who ->
    [you] Vous recevez { cards }.
   *[other] { $name } reçoit { cards }.
}
event-draw-turn = { $who ->
    [you] Vous piochez { cards }.
   *[other] { $name } pioche { cards }.
}
event-draw-two = { $who ->
    [you] Vous devez piocher { cards }.
   *[other] { $name } doit piocher { cards }.
}
event-draw-four = { $who ->
    [you] Vous devez piocher { cards }.
   *[other] { $name } doit piocher { cards }.
}
event-draw-bluff = { $who ->
    [you] Vous piochez { cards } pour le bluff.
   *[other] { $name } pioche { cards } pour le bluff.
}
event-draw-challenge = { $who ->
    [you] Vous piochez { cards } pour avoir contesté à tort.
   *[other] { $name } pioche { cards } pour avoir contesté à tort.
}
event-draw-caught = { $who ->
    [you] Vous piochez { cards } pour l’annonce oubliée.
   *[other] { $name } pioche { cards } pour l’annonce oubliée.
}
event-start = On retourne la première carte : { $card }.
event-return = Un joker +4 ne peut pas être la première carte : on le remet dans la pioche, et on la mélange.
event-play = { $who ->
    [you] { $call ->
        [yes] Vous posez { $card_the } et annoncez UNO !
       *[no] Vous posez { $card_the }.
    }
   *[other] { $call ->
        [yes] { $name } pose { $card_the } et annonce UNO !
       *[no] { $name } pose { $card_the }.
    }
}
event-play-wild = { $who ->
    [you] { $call ->
        [yes] Vous posez { $card_the }, choisissez { $colour_the } et annoncez UNO !
       *[no] Vous posez { $card_the } et choisissez { $colour_the }.
    }
   *[other] { $call ->
        [yes] { $name } pose { $card_the }, choisit { $colour_the } et annonce UNO !
       *[no] { $name } pose { $card_the } et choisit { $colour_the }.
    }
}
event-renew = La pioche est vide : on mélange la défausse, qui devient la nouvelle pioche.
event-keep = { $who ->
    [you] Vous gardez la carte.
   *[other] { $name } garde la carte.
}
event-pass = { $who ->
    [you] Vous passez.
   *[other] { $name } passe.
}
event-accept = { $who ->
    [you] Vous acceptez le joker +4.
   *[other] { $name } accepte le joker +4.
}
event-challenge-guilty = { $who ->
    [you] Vous contestez le joker +4 posé par { $challenged_name }. Coupable : c’était un bluff !
   *[other] { $challenged_who ->
        [you] { $name } conteste votre joker +4. Coupable : c’était un bluff !
       *[other] { $name } conteste le joker +4 posé par { $challenged_name }. Coupable : c’était un bluff !
    }
}
event-challenge-innocent = { $who ->
    [you] Vous contestez le joker +4 posé par { $challenged_name }. Innocent : pas de bluff !
   *[other] { $challenged_who ->
        [you] { $name } conteste votre joker +4. Innocent : pas de bluff !
       *[other] { $name } conteste le joker +4 posé par { $challenged_name }. Innocent : pas de bluff !
    }
}
event-take = { $who ->
    [you] Vous prenez la somme.
   *[other] { $name } prend la somme.
}
event-call = { $who ->
    [you] Vous réparez l’oubli : UNO !
   *[other] { $name } répare l’oubli : UNO !
}
event-catch = { $who ->
    [you] Vous attrapez { $caught_name } : il manquait l’annonce UNO !
   *[other] { $caught_who ->
        [you] { $name } vous attrape : vous n’avez pas annoncé UNO !
       *[other] { $name } attrape { $caught_name } : il manquait l’annonce UNO !
    }
}
event-name = { $who ->
    [you] Vous choisissez { $colour_the }.
   *[other] { $name } choisit { $colour_the }.
}
event-skip = { $who ->
    [you] Vous perdez votre tour.
   *[other] { $name } perd son tour.
}
event-turn = { $who ->
    [you] C’est à vous de jouer.
   *[other] C’est à { $name } de jouer.
}
event-recall = { $who ->
    [you] Vous avez vu des cartes d’une autre main.
   *[other] { $name } a vu des cartes d’une autre main.
}
event-end = { $who ->
    [you] Vous gagnez la manche !
   *[other] { $name } gagne la manche.
}
event-score = Score : { $totals }.

## Pourquoi un coup est refusé, selon le numéro de la règle

refuse-uno-2-8 = Il faut d’abord une couleur pour le joker retourné : tapez =r, =g, =b ou =y.
refuse-uno-3-1 = Ce n’est pas votre tour : c’est à { $turn_name } de jouer.
refuse-uno-3-2 = Vous ne pouvez pas poser { $card_the } { $top_on } : la couleur en cours est { $colour_the }.
refuse-uno-3-3 = Vous n’avez pas cette carte en main : { $card }.
refuse-uno-3-6 = Vous venez de piocher { $drawn_the } : posez cette carte si elle est jouable, ou gardez-la.
refuse-uno-3-7 = Vous n’avez pas pioché de carte que vous pourriez garder.
refuse-uno-3-9 = { $draw ->
    [yes] { $lay ->
        [yes] Il n’y a plus rien à piocher : vous devez donc poser une carte.
       *[no] Il n’y a plus rien à piocher : vous passez donc.
    }
   *[no] { $lay ->
        [yes] Vous ne pouvez pas passer : vous pouvez encore poser une carte.
       *[no] Vous ne pouvez pas passer : vous pouvez encore piocher une carte.
    }
}
refuse-uno-4-1 = Vous ne pouvez pas poser { $card_the } { $top_on } : il lui faut sa propre couleur ou un autre +2, et la couleur en cours est { $colour_the }.
refuse-uno-4-2 = Vous ne pouvez pas poser { $card_the } { $top_on } : il lui faut sa propre couleur ou une autre inversion, et la couleur en cours est { $colour_the }.
refuse-uno-4-4 = Vous ne pouvez pas poser { $card_the } { $top_on } : il lui faut sa propre couleur ou un autre passe-tour, et la couleur en cours est { $colour_the }.
refuse-uno-4-6 = Il n’y a pas de couleur à choisir maintenant. Avec un joker, on la choisit aussitôt : W=b.
refuse-uno-5-3 = { $due ->
    [yes] Répondez d’abord au joker +4 : acceptez-le ou contestez-le.
   *[no] Il n’y a pas de joker +4 auquel vous pourriez répondre.
}
refuse-uno-6-1 = { $left ->
    [0] C’est votre dernière carte : il n’y a rien à annoncer.
   *[other] Il vous resterait { $left } cartes : on annonce UNO quand il n’en reste qu’une.
}
refuse-uno-6-3 = Vous n’avez oublié aucune annonce. On annonce UNO avec l’avant-dernière carte, par un ! après le coup : r7!
refuse-uno-6-4 = { $self ->
    [yes] Vous ne pouvez pas vous attraper vous-même.
   *[no] Il n’y a personne à attraper : personne n’a oublié son annonce, ou le moment est passé.
}
refuse-uno-7-1 = La manche est finie.
refuse-uno-9-1 = { $due ->
    [yes] On vous inflige { $owed } cartes : posez un +2, ou prenez-les.
   *[no] Il n’y a rien que vous deviez prendre.
}

## Ce qu’on demande à un siège

ask-play = À vous : posez une carte, ou piochez.
ask-drawn = Posez-vous la carte piochée, ou la gardez-vous ?
ask-answer = Un joker +4 de { $laid_by_name } pour vous : accepter, ou contester ?
ask-hit = On vous inflige { $owed } cartes : poser un +2, ou les prendre ?
ask-colour = La première carte est un joker : choisissez une couleur.
ask-catch = { $forgot_name } n’a plus qu’une carte et n’a pas annoncé UNO ! Attraper ? (Entrée : laisser passer)
ask-uno = Vous avez oublié d’annoncer UNO ! Réparer l’oubli ? (Entrée : laisser passer)

## Ce qu’on peut taper : le mot, et d’autres de même sens

move-draw = piocher
    .typed = pioche
move-keep = garder
    .typed = garde
move-pass = passer
    .typed = passe
move-accept = accepter
    .typed = accepte
move-challenge = contester
    .typed = conteste
move-take = prendre
    .typed = prends, prend
move-uno = uno
    .typed = uno!
move-catch = attraper
    .typed = attrape
word-help = aide, h
word-rules = règles, règle
word-why = pourquoi, pourquoi pas
word-quit = quitter, q, fin
key-lay = pose une carte, ici le 7 rouge
key-call = la pose et annonce UNO
key-wild = pose un joker et choisit : r rouge, g vert, b bleu, y jaune
key-words = les autres coups : { $words }
key-number = un coup de la liste
key-why = dit pourquoi vous ne pouvez pas poser une carte
key-rules = montre une règle ; sans numéro, toutes
key-enter = montre de nouveau la table ; laisse passer une occasion
key-quit = quitte la table

## À la table

welcome = Bienvenue ! Tapez « ? » pour l’aide.
round = Manche { $number }
table-left = ↓ vers la gauche
table-right = ↑ vers la droite
table-stock = { $count } dans la pioche
table-owed = { $count } à prendre
mark-one = UNO
mark-forgot = sans annonce !
your-hand = Votre main
your-moves = Vous pouvez
not-understood = Je ne comprends pas « { $text } ». Tapez « ? » pour l’aide.
did-you-mean = Je ne comprends pas « { $text } ». Vouliez-vous dire { $near } ?
no-number = La liste n’a pas de numéro { $number }.
name-a-colour = Choisissez aussi une couleur : { $moves }.
why-what = Pourquoi quoi ? Tapez un coup après : { $example }
why-allowed = Vous pouvez le faire.
saved = L’enregistrement de la partie est dans { $file }.
bye = À bientôt !
result = Résultat
head-place = Place
head-player = Joueur
head-points = Points
head-cards = Cartes restantes
sheet = Feuille de score
sheet-total = Total

## La ligne de commande

cli-app = Une table de jeu qui se met toute seule. Sans commande, on joue à UNO.
cli-games = Les jeux, et ce qu’une table peut y choisir.
cli-rules = Les règles numérotées d’un jeu, ou l’une d’elles.
cli-play = Jouer dans le terminal contre des robots simples.
cli-sim = Faire jouer beaucoup de parties au hasard, et compter.
cli-replay = Raconter une partie enregistrée, événement par événement.
cli-verify = Vérifier qu’un enregistrement est authentique.
cli-help = Afficher cette aide.
cli-version = Afficher la version.
cli-lang = Langue : de, en, fr ou hu.
cli-game = Quel jeu ; voir « tischlein games ».
cli-book = Un jeu, ou le nom de son livret de règles.
cli-rule = Le numéro d’une règle, par exemple 3.2.
cli-seats = Combien de joueurs à la table.
cli-seed = La même graine donne les mêmes cartes.
cli-option = Une option sous la forme nom=valeur ; peut se répéter.
cli-record = Écrire l’enregistrement de la partie dans ce fichier.
cli-count = Combien de parties.
cli-strategy = random : parmi tous les coups ; brisk : pose dès que possible.
cli-limit = Interrompre une partie après ce nombre de coups.
cli-json = Afficher les nombres en JSON.
cli-file = Un enregistrement écrit par play ; - lit l’entrée standard.
cli-seat = Seulement ce que ce siège a vu.
cli-all = Toutes les cartes visibles, même piochées.
cli-title-arguments = Arguments
cli-title-options = Options
cli-title-commands = Commandes
head-id = Id
head-game = Jeu
head-seats = Sièges
seats-range = { $low }–{ $high }
head-options = Options
head-values = Valeurs
head-meaning = Signification
legend-house = ⌂ règle maison ; la première valeur s’applique si la table n’en choisit pas une autre
sim-title-random = { $game } : { $games } parties à { $seats } au hasard, graine { $seed }
sim-title-brisk = { $game } : { $games } parties à { $seats } au hasard mais sans traîner, graine { $seed }
sim-truncated = Interrompues
sim-length = Coups par partie
sim-range = La plus courte – la plus longue
sim-speed = Parties par seconde
sim-seat = Siège
sim-wins = Victoires
sim-place = Place moyenne
sim-score = Score moyen
sim-none = –
sim-whole = { $number }
sim-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($margin, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-from-to = { $low } – { $high }
sim-rate = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
sim-note = Intervalles et ± : confiance à 95 % ; victoires, places et scores des seules parties jouées jusqu’au bout.
unfinished = L’enregistrement s’arrête avant la fin de la partie.
verified = Un enregistrement authentique : { $game }, { $seats } sièges.
verified-commitment = Engagement
verified-deal = Donne
verified-moves = Coups
verified-result = Résultat
verified-deal-ok = La graine donne les cartes de l’enregistrement.
verified-moves-ok = { $count ->
    [one] Un coup, enchaîné et permis.
   *[other] { $count } coups, tous enchaînés et permis.
}
verified-result-ok = Les coups mènent à ces points et à ces places.

## Ce qui ne va pas

error = Erreur :
bad-lang = La langue « { $lang } » n’existe pas ici ; il y a { $langs }.
bad-option = Une option s’écrit nom=valeur, ce que « { $text } » n’est pas.
bad-seed = La graine « { $text } » n’est pas un nombre entre 0 et { $most }.
bad-text = La graine n’est pas un texte en UTF-8.
bad-count = { $name } doit être entre 1 et { $most }, pas { $given }.
bad-file = Le fichier { $file } est illisible : { $reason }.
bad-json = Le fichier { $file } n’est pas du JSON, donc pas l’enregistrement d’une partie.
bad-write = Impossible d’écrire le fichier { $file } : { $reason }.
