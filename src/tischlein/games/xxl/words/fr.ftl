# XXL

## Les cartes : deux nombres, chacun dans sa couleur. $place vaut pile, run, discard ou open.

number-xxl = { number } { colour }
card-xxl = { $first } / { $second }
    .the = la carte { $first } / { $second }
    .first = { $first }
place-xxl = { $place ->
    [pile] sur la pile { $number }
    [sequence] sur la séquence { colour.feminine }
    [open] au milieu
   *[discard] sur la défausse
}

## Les jeux et leurs options ; les noms sont ceux de la boîte

game-xxl-rauf-runter = XXL 1: Rauf & Runter
    .short = 1: Rauf & Runter
game-xxl-drunter-bleiben = XXL 2: Immer schön drunter bleiben
    .short = 2: Immer schön drunter bleiben
game-xxl-verweigern = XXL 3: Verweigern gestattet
    .short = 3: Verweigern gestattet
game-xxl-strassenbau = XXL 4: Straßenbau
    .short = 4: Straßenbau
game-xxl-reihe = XXL 5: Auf die Reihe bekommen
    .short = 5: Auf die Reihe bekommen
game-xxl-farbe = XXL 6: Ich bestimm’ die Farbe!
    .short = 6: Ich bestimm’ die Farbe!
game-xxl-farbe-plus = XXL 6+: Ich bestimm’ die Farbe! Plus
    .short = 6+: Ich bestimm’ die Farbe! Plus
game-xxl-pur = XXL pur
game-xxl-individuell = XXL individuell
option-rounds = Manches : combien de fois on joue tous les jeux de la série
option-games = Jeux : leurs numéros dans l’ordre, répétitions permises
value-games = 1,5,6+ …

## Ce qui s’est passé

event-xxl-play-on = { $who ->
    [you] Vous posez { $card_the } { $on }.
   *[other] { $name } pose { $card_the } { $on }.
}
event-xxl-trick = { $who ->
    [you] Vous remportez le pli ; sa couleur : { $colour }.
   *[other] { $name } remporte le pli ; sa couleur : { $colour }.
}
event-xxl-aside = { $who ->
    [you] Vous avez choisi.
   *[other] { $name } a choisi.
}
event-xxl-aside-card = { $who ->
    [you] Vous mettez de côté { $card_the }.
   *[other] { $name } met de côté { $card_the }.
}
event-xxl-aside-none = { $who ->
    [you] Vous ne mettez aucune carte de côté.
   *[other] { $name } ne met aucune carte de côté.
}
event-xxl-half = La seconde moitié commence : on mélange et on distribue toutes les cartes sauf celles mises de côté.
event-xxl-trump = { $who ->
    [you] Vous nommez l’atout : { $colour }.
   *[other] { $name } nomme l’atout : { $colour }.
}
event-xxl-run = { $who ->
    [you] Vous étalez une suite, couleur { $colour }, { $points } points.
   *[other] { $name } étale une suite, couleur { $colour }, { $points } points.
}
event-xxl-exchange = { $who ->
    [you] Vous échangez { $gave_the } contre { $took_the }.
   *[other] { $name } échange { $gave_the } contre { $took_the }.
}
event-xxl-put_open = { $who ->
    [you] Vous posez { $card_the } au milieu, face visible.
   *[other] { $name } pose { $card_the } au milieu, face visible.
}
event-xxl-done = { $who ->
    [you] Vous n’échangez pas de carte.
   *[other] { $name } n’échange pas de carte.
}
event-xxl-all_passed = Personne n’avance plus : on retourne une carte de plus.
event-xxl-sheet = { $game } (jeu { $number } sur { $of })

## Pourquoi un coup est refusé

refuse-xxl-1-2 = { $why ->
    [must] Vous ne pouvez pas piocher : l’une de vos cartes est jouable, vous devez en poser une.
   *[held] { not-held }
}
refuse-xxl-1-3 = La pile { $pile } ne continue pas avec { $card_first } : sur le dessus, { $top }.
refuse-xxl-1-4 = La séquence de la pile { $pile } va dans l’autre sens : { $card_first } n’est plus jouable.
refuse-xxl-1-5 = La séquence de la pile { $pile } est arrivée au bout : { $card_first } n’est plus jouable.
refuse-xxl-1-7 = { $why ->
    [keep] Vous n’avez pas pioché de carte à garder.
   *[drawn] Vous venez de piocher { $drawn_the } : posez-la si elle est jouable, ou gardez-la.
}
refuse-xxl-1-9 = { game-over }
refuse-xxl-2-2 = { refuse-xxl-1-2 }
refuse-xxl-2-3 = La carte { $card } n’est plus basse dans aucune couleur de la carte du dessus : { $top }.
refuse-xxl-2-4 = { refuse-xxl-1-7 }
refuse-xxl-2-6 = { game-over }
refuse-xxl-3-2 = { $why ->
    [name] Vous entamez : nommez aussi une couleur de la carte, par exemple r0y7=y.
   *[led] La couleur de ce pli est déjà nommée : { $colour }. Jouez une carte sans en nommer.
}
refuse-xxl-3-3 = { $why ->
    [follow] Vous pouvez fournir, il faut donc jouer { $colour_some } ; cette carte n’en porte pas : { $card }.
   *[held] { not-held }
}
refuse-xxl-3-5 = { game-over }
refuse-xxl-3-6 = { $why ->
    [due] D’abord, quiconque a gagné un pli choisit une carte à mettre de côté, ou aucune.
    [now] On ne met une carte de côté qu’entre les deux moitiés.
    [empty] Vous n’avez gagné aucun pli : vous n’avez pas de carte à mettre de côté.
    [final] Vous avez déjà choisi, et un choix est définitif.
   *[won] Vous n’avez pas gagné cette carte : { $card }.
}
refuse-xxl-3-9 = { $why ->
    [half] On ne peut passer que dans la seconde moitié.
    [lead] Vous entamez : vous ne pouvez pas passer.
   *[most] Personne n’a plus de cartes que vous : vous ne pouvez pas passer.
}
refuse-xxl-3-10 = { game-over }
refuse-xxl-4-2 = { $why ->
    [second] Vous avez déjà étalé une suite : une par tour, pas plus.
   *[pass] Vous avez étalé une suite et ne pouvez plus passer : échangez une carte, ou dites que vous avez fini.
}
refuse-xxl-4-3 = { $why ->
    [missing] Cette carte n’est ni dans votre main ni visible : { $card }.
   *[hand] Au moins une carte d’une suite doit venir de votre main.
}
refuse-xxl-4-5 = { $why ->
    [held] { not-held }
    [stock] Le talon est vide : vous ne pouvez échanger que contre une carte visible.
    [nothing] Le talon est vide et aucune carte n’est visible : il n’y a rien à échanger.
   *[open] Cette carte n’est pas visible : { $card }.
}
refuse-xxl-4-6 = Vous n’avez pas étalé de suite ; si vous ne voulez rien faire, passez.
refuse-xxl-4-8 = { game-over }
refuse-xxl-5-2 = { refuse-xxl-1-2 }
refuse-xxl-5-3 = Dans la couleur { $colour }, le prochain nombre est { $wanted } : { $card_first } n’est pas jouable.
refuse-xxl-5-4 = La séquence de couleur { $colour } n’est pas à 0, son prochain nombre est { $wanted }. Un nouveau 10 doit attendre.
refuse-xxl-5-6 = { refuse-xxl-1-7 }
refuse-xxl-5-8 = { game-over }
refuse-xxl-6-2 = { $why ->
    [open] Vous pouvez fournir, il faut donc jouer { $colours_some } ; cette carte ne porte ni l’un ni l’autre : { $card }.
    [follow] Vous pouvez fournir, il faut donc jouer { $colour_some } ; cette carte n’en porte pas : { $card }.
   *[held] { not-held }
}
refuse-xxl-6-6 = { game-over }
refuse-xxl-7-1 = { $why ->
    [due] Nommez d’abord l’atout : =r, =g, =b ou =y.
   *[named] L’atout est déjà nommé : { $trump }.
}
refuse-xxl-7-2 = La carte { $card } ne compte que comme atout ({ $trump }), et vous pouvez fournir sans atout.
refuse-xxl-7-3 = Vous pouvez fournir, et la carte { $card } ne fournit pas : l’atout est { $trump_the }.
refuse-xxl-8-5 = { not-your-turn }
refuse-xxl-9-3 = Il devrait y avoir au moins autant de manches que de joueurs ; ici, { $rounds ->
    [1] une seule
   *[other] { $rounds }
} pour { $seats } joueurs.
refuse-xxl-9-4 = Le jeu 6+ se joue { $plus ->
    [1] une seule fois
   *[other] { $plus } fois
} à { $seats } : tous ne nommeront pas l’atout aussi souvent.

## Ce qu’on demande à un siège

ask-xxl-play = { $table ->
    [play] À vous : posez une carte.
    [draw] Aucune de vos cartes n’est jouable : piochez-en une.
    [follow] À vous : fournissez { $colours_some }.
    [follow-pass] À vous : fournissez { $colours_some }, ou passez.
    [throw] Vous ne pouvez pas fournir { $colours_some } : jouez une carte quelconque.
    [throw-pass] Vous ne pouvez pas fournir { $colours_some } : jouez une carte quelconque, ou passez.
   *[run] À vous : étalez une suite ou échangez une carte si vous le pouvez, ou passez.
}
ask-xxl-drawn = Posez la carte piochée si elle est jouable, ou gardez-la.
ask-xxl-lead = { $table ->
    [name] Vous entamez : jouez une carte et nommez l’une de ses deux couleurs.
   *[lead] Vous entamez : jouez une carte quelconque.
}
ask-xxl-aside = Laquelle des cartes gagnées mettez-vous de côté pour la seconde moitié ?
ask-xxl-trump = À vous la première entame : nommez l’atout.
ask-xxl-exchange = Échangez une carte, ou dites que vous avez fini.

## Ce qu’on peut taper

move-done = fini
    .typed = terminé
move-none = aucune
    .typed = aucune carte
key-xxl-pile = pose une carte par son premier nombre, ici le 7 jaune avec le 0 rouge sur la pile 2
key-xxl-sequence = pose une carte par son premier nombre, ici sur la séquence jaune
key-xxl-draw = pioche une carte si aucune des vôtres n’est jouable
key-xxl-keep = garde la carte piochée
key-xxl-play = joue une carte, ici le 0 rouge avec le 7 jaune
key-xxl-lead = entame et nomme l’une des couleurs de la carte, ici le jaune
key-xxl-pass = laisse passer un pli, dans la seconde moitié
key-xxl-aside = met de côté une carte gagnée, entre les moitiés
key-xxl-none = n’en met aucune de côté
key-xxl-trump = nomme l’atout : r rouge, g vert, b bleu, y jaune
key-xxl-run = étale une suite de trois cartes
key-xxl-swap = échange une carte de votre main contre une carte visible
key-xxl-open = pose une carte au milieu, face visible, et en pioche une
key-xxl-skip = ne fait rien à ce tour
key-xxl-done = finit votre tour après une suite
moves-xxl-swap = échanger une carte contre une visible
moves-xxl-open = poser une carte visible et piocher
moves-xxl-lead = entamer et nommer une couleur

## À la table

table-xxl-stock = { $count } dans le talon
table-xxl-pile = Pile { $number }
table-xxl-below = Pile { $number }, dessous
table-xxl-fits = jouable
table-xxl-half = { $number ->
    [1] Première moitié
   *[2] Seconde moitié
}
table-xxl-last = { $who ->
    [you] Dernier pli, à vous
   *[other] Dernier pli, à { $name }
}
table-xxl-row = Visibles
head-runs = Suites

## Pourquoi un coup est bon : poser, et les suites

reason-shedding-out = C’est la dernière carte de la main : elle gagne la partie.
reason-shedding-last = Il ne reste alors qu’une carte en main, et elle est jouable.
reason-shedding-blocks = Après elle, aucune carte que les autres peuvent avoir n’est jouable.
reason-shedding-next = La main contient aussi la suite de cette séquence.
reason-shedding-highest = Aucune des cartes qui restent en main ne compte davantage.
reason-shedding-follows = Ensuite, une autre carte de la main est encore jouable.
reason-shedding-saves = Mieux vaut garder cette carte pour un tour où aucune autre n’est jouable.
reason-shedding-forced = Aucune carte que l’on aurait le droit de poser n’est jouable.
reason-run-highest = Aucune suite que l’on peut étaler maintenant ne compte davantage.
reason-run-ready = La main contient alors une suite entière que personne ne peut prendre.
reason-run-pair = Ensuite, il y a plus de suites pour lesquelles il ne manque qu’une carte à la main.
reason-run-denies = Ensuite, il y a moins de suites dont deux cartes sont déjà visibles.
reason-run-fresh = Cette carte ne sert à aucune paire, et on en pioche une nouvelle.
reason-run-harmless = Ensuite, il n’y a pas plus de suites dont deux cartes sont visibles qu’avant.
reason-run-held = La main contient déjà une suite entière.

## Pourquoi un coup est bon : les plis

reason-xxl-trick-takes = Personne ne joue après : cette carte remporte le pli.
reason-xxl-trick-sure = Plus personne ne peut battre cette carte dans ce pli.
reason-xxl-trick-likely = Cette carte remportera probablement le pli.
reason-xxl-trick-poor = Cette carte ne remporte pas le pli, mais elle donne le moins de points possible.
reason-xxl-trick-spare = C’est la carte dont on peut le mieux se passer par la suite.
reason-xxl-trick-pass = Passer ne coûte aucune carte.
reason-xxl-trick-aside = Aucune des cartes gagnées ne montre un nombre plus élevé.
reason-xxl-trick-redeal = Une nouvelle carte vaudra probablement mieux que toutes celles qui ont été gagnées.
reason-xxl-trick-trump = Aucune autre couleur n’est plus nombreuse dans la main.

## On the page, and in the guided first game

page-lesson-xxl-cards = Chaque carte a deux nombres de deux couleurs. Les deux côtés peuvent servir.
page-lesson-xxl-up-aim = Débarrassez-vous de vos cartes. Dès que quelqu’un n’en a plus, le total le plus bas en main gagne.
page-lesson-xxl-up-play = À vous ! Sur chaque pile va un nombre de la même couleur, plus grand ou plus petit de 1. Si vous pouvez poser, vous devez.
page-lesson-xxl-up-draw = Rien n’est jouable. Piochez une carte du talon.
page-lesson-xxl-up-drawn = Si la carte piochée est jouable, vous pouvez la poser aussitôt. Sinon, gardez-la.
page-lesson-xxl-up-heading = La flèche montre où va cette séquence : désormais elle monte seulement, ou descend seulement. L’autre nombre de la carte du dessus est libre dans les deux sens.
page-lesson-xxl-up-dead = Cette séquence est au bout : on ne va pas plus bas que 0 ni plus haut que 10. Continuez avec l’autre nombre.
page-lesson-xxl-below-aim = Débarrassez-vous de vos cartes. Dès que quelqu’un n’en a plus, le total le plus bas en main gagne.
page-lesson-xxl-below-play = À vous ! Un nombre de votre carte doit être plus petit que celui de la même couleur sur la défausse. Si vous pouvez poser, vous devez.
page-lesson-xxl-below-draw = Rien n’est assez petit. Piochez une carte du talon.
page-lesson-xxl-below-drawn = Si la carte piochée est jouable, vous pouvez la poser aussitôt. Sinon, gardez-la.
page-lesson-xxl-refuse-aim = Deux moitiés : dans la première, on gagne des cartes ; dans la seconde, on joue avec autant de cartes qu’on en a gagné. Seule la seconde compte.
page-lesson-xxl-refuse-lead = Vous entamez : choisissez une carte, et dites laquelle de ses deux couleurs est demandée.
page-lesson-xxl-refuse-follow = Fournissez : jouez une carte de la couleur nommée. Si vous n’en avez pas, défaussez-vous de n’importe laquelle.
page-lesson-xxl-refuse-trick = Le plus grand nombre de la couleur nommée emporte le pli, et son joueur entame le suivant.
page-lesson-xxl-refuse-aside = Mi-temps ! Vous pouvez mettre de côté une carte gagnée : elle vous reviendra. Choisissez-la forte.
page-lesson-xxl-refuse-half = La seconde moitié commence. Chacun a autant de cartes qu’il en a gagné.
page-lesson-xxl-refuse-pass = Quelqu’un a plus de cartes que vous : vous pouvez refuser. Passez, et gardez votre carte.
page-lesson-xxl-run-aim = Rassemblez des suites : trois nombres qui se suivent dans une couleur. Le total de leurs cartes fait vos points.
page-lesson-xxl-run-turn = À vous ! D’abord une suite si vous en avez une, puis un échange si vous voulez. Ou bien passez.
page-lesson-xxl-run-build = Vous pouvez étaler une suite ! Les cartes du milieu peuvent aider ; une au moins vient de votre main.
page-lesson-xxl-run-exchange = Pas encore de suite. Échangez une carte contre une du milieu, ou posez-en une là et piochez.
page-lesson-xxl-run-after = Bien construit. Échangez une carte si vous voulez, ou dites que vous avez fini.
page-lesson-xxl-run-played = Une suite est sur la table. Son joueur complète sa main à quatre cartes.
page-lesson-xxl-run-passed = Personne n’a avancé : une nouvelle carte arrive au milieu.
page-lesson-xxl-sequence-aim = Débarrassez-vous de vos cartes. Dès que quelqu’un n’en a plus, le total le plus bas en main gagne.
page-lesson-xxl-sequence-play = À vous ! Un 10 ouvre la séquence de sa couleur. Puis on descend : 9, 8, 7… Si vous pouvez poser, vous devez.
page-lesson-xxl-sequence-draw = Rien n’est jouable. Piochez une carte du talon.
page-lesson-xxl-sequence-drawn = Si la carte piochée est jouable, vous pouvez la poser aussitôt. Sinon, gardez-la.
page-lesson-xxl-sequence-down = Une séquence a commencé. Ici ne va que le nombre juste en dessous, de la même couleur.
page-lesson-xxl-sequence-zero = Le 0 ferme une séquence. Cette couleur peut maintenant repartir d’un autre 10.
page-lesson-xxl-colour-aim = Faites des plis avec de fortes cartes : le total des cartes gagnées fait vos points.
page-lesson-xxl-colour-lead = Vous entamez avec la carte que vous voulez. Les autres doivent montrer l’une de ses deux couleurs.
page-lesson-xxl-colour-follow = Fournissez : jouez une carte d’une couleur demandée. Si vous n’en avez pas, défaussez-vous de n’importe laquelle.
page-lesson-xxl-colour-fixed = Le pli a maintenant sa couleur : la première carte à ne montrer que l’une des deux a décidé.
page-lesson-xxl-colour-trick = Le plus grand nombre de cette couleur emporte le pli, et son joueur entame le suivant.
page-lesson-xxl-trump-aim = Faites des plis avec de fortes cartes. Une couleur est atout et bat toutes les autres.
page-lesson-xxl-trump-name = Vous nommez l’atout. Prenez la couleur où vous avez le plus de cartes, ou les plus hautes.
page-lesson-xxl-trump-card = Une carte qui montre l’atout n’est que de l’atout : son autre couleur ne compte pas.
page-lesson-xxl-trump-lead = Vous entamez avec la carte que vous voulez. Si elle montre l’atout, tous doivent fournir de l’atout.
page-lesson-xxl-trump-follow = Fournissez une couleur demandée. Si vous ne pouvez pas, jouez un atout ou n’importe quelle autre carte.
page-lesson-xxl-trump-trick = Le plus fort atout emporte le pli ; sans atout, le plus grand nombre de la couleur du pli.
page-lesson-xxl-end = La partie est finie. À résultat égal, on partage le rang.
page-refuse-xxl-3-2 = { $why ->
    [name] Vous entamez : nommez aussi une couleur de la carte.
   *[led] La couleur de ce pli est déjà nommée : { $colour }. Jouez une carte sans en nommer.
}
page-refuse-xxl-7-1 = { $why ->
    [due] Nommez d’abord l’atout.
   *[named] L’atout est déjà nommé : { $trump }.
}

## Moments sur la page

page-end-title-xxl-half = Mi-temps
page-end-next-xxl-half = { $own ->
    [0] Vous n’avez gagné aucune carte, vous n’en avez donc pas pour la seconde moitié : vous regardez, sans marquer de points. Seul ce qui est gagné maintenant compte.
   *[other] Chacun reçoit autant de cartes qu’il en a gagné. Seuls les plis de la seconde moitié comptent, et qui a moins de cartes qu’un autre peut passer.
}
page-no-cards-xxl-half = Vous n’avez gagné aucune carte dans la première moitié, vous n’en avez donc pas à jouer. Les autres continuent.
page-taken-value-xxl-trick-half = { $half ->
    [1] { $cards ->
        [one] { $cards } carte pour la seconde moitié
       *[other] { $cards } cartes pour la seconde moitié
    }
   *[other] { $values } = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
page-seat-event-xxl-run = Suite : +{ $points }
page-seat-event-xxl-exchange = Échange une carte
page-seat-event-xxl-trump = Atout : { $colour }
page-zone-xxl-open = Cartes visibles : { $count }
page-zone-xxl-runs = { $who ->
    [you] Vos suites : { cards }
   *[other] Suites de { $name } : { cards }
}
page-zone-xxl-sequence = Série, couleur { colour }
page-goal-xxl-rauf-runter = Débarrassez-vous de vos cartes : sur chaque pile, le nombre suivant ou précédent de la même couleur.
page-goal-xxl-drunter-bleiben = Débarrassez-vous de vos cartes : toujours un nombre plus petit de la même couleur.
page-goal-xxl-verweigern = Gagnez des cartes dans la première moitié, puis des points avec autant de cartes dans la seconde.
page-goal-xxl-strassenbau = Réunissez des suites : trois nombres consécutifs d’une couleur. Le plus grand total gagne.
page-goal-xxl-reihe = Débarrassez-vous de vos cartes : chaque couleur descend de 10 à 0.
page-goal-xxl-farbe = Remportez des plis avec de fortes cartes : toutes les cartes gagnées comptent leur total.
page-goal-xxl-farbe-plus = Remportez des plis avec de fortes cartes ; une couleur est l’atout et bat les autres.

## One line about each game, on the start page

page-about-xxl-rauf-runter = Un de plus ou un de moins, sur deux piles
page-about-xxl-drunter-bleiben = Toujours plus bas que la dernière carte
page-about-xxl-verweigern = Des plis en deux mi-temps, et l’on peut refuser
page-about-xxl-strassenbau = Construire des suites de trois
page-about-xxl-reihe = De 10 à 0, couleur par couleur
page-about-xxl-farbe = Des plis dont la couleur se décide en jouant
page-about-xxl-pur = Les six jeux de la boîte, l’un après l’autre
