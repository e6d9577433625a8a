# Ex & Hop

## Le jeu et ses options

game-ex-hop = Ex & Hop
option-colours = Couleurs : au hasard, ou une lettre par place, dans l’ordre
value-colours = rgb…

## Ce qui s’est passé

event-ex-hop-colours = Chacun reçoit une couleur : { $colours }.
event-ex-hop-tile = On retourne un jeton dans la rangée { $row } : { $tile }.
event-ex-hop-play = { $who ->
    [you] Vous posez { $card_the } dans la rangée { $row }.
   *[other] { $name } pose { $card_the } dans la rangée { $row }.
}
event-ex-hop-win_row = { $who ->
    [you] La rangée { $row } est complète : { $sums }. Vous recevez le jeton, { $tile }.
   *[other] La rangée { $row } est complète : { $sums }. { $name } reçoit le jeton, { $tile }.
}
event-ex-hop-tie = La rangée { $row } est complète : { $sums }. La somme la plus élevée est partagée : personne ne reçoit le jeton, { $tile }, et la rangée recommence.
event-ex-hop-closed = Il n’y a plus de jeton pour la rangée { $row } : elle est fermée.
event-ex-hop-offer = { $who ->
    [you] Vous proposez un échange : { $gives_some } { $wants_for }.
   *[other] { $name } propose un échange : { $gives_some } { $wants_for }.
}
event-ex-hop-offer-card = { $who ->
    [you] Vous proposez { $card_the } { $wants_for }.
   *[other] { $name } propose { $card_the } { $wants_for }.
}
event-ex-hop-answer = { $who ->
    [you] Vous avez répondu.
   *[other] { $name } a répondu.
}
event-ex-hop-answer-card = { $who ->
    [you] Vous donnez { $card_the }.
   *[other] { $name } donne { $card_the }.
}
event-ex-hop-answer-decline = { $who ->
    [you] Vous refusez.
   *[other] { $name } refuse.
}
event-ex-hop-no_swap = { $who ->
    [you] Personne ne donne de carte : vous reprenez la vôtre.
   *[other] Personne ne donne de carte : { $name } reprend la sienne.
}
event-ex-hop-swap = { $name } et { $with_name } font l’échange.
event-ex-hop-swap-given = { $who ->
    [you] Vous faites l’échange avec { $with_name } : vous donnez { $given_the } et recevez { $got_the }.
   *[other] { $with_who ->
        [you] { $name } fait l’échange avec vous : vous donnez { $got_the } et recevez { $given_the }.
       *[other] { $name } donne { $given_the } à { $with_name } et reçoit { $got_the }.
    }
}

## Pourquoi un coup est refusé

refuse-ex-hop-3-1 = { not-your-turn }
refuse-ex-hop-3-3 = { not-held }
refuse-ex-hop-3-4 = La rangée { $row } n’a pas de jeton : elle est fermée.
refuse-ex-hop-4-1 = Cette couleur n’est pas en jeu : { $wants }.
refuse-ex-hop-4-2 = { $state ->
    [due] { $seat_who ->
        [you] Les autres doivent d’abord répondre à votre proposition.
       *[other] Il faut d’abord répondre à la proposition de { $seat_name } : { $gives_some } { $wants_for }.
    }
    [own] C’est votre propre proposition : les autres y répondent.
    [final] Vous avez déjà répondu, et une réponse est définitive.
    [empty] Vous n’avez pas de carte : on ne vous pose pas la question.
   *[none] Il n’y a pas de proposition à laquelle répondre. Posez une carte dans une rangée, par exemple r7/2, ou proposez-la, par exemple r7:g.
}
refuse-ex-hop-4-3 = { $held ->
    [yes] La couleur voulue est { $wants_the } ; cette carte en a une autre : { $card }.
   *[no] { not-held }
}
refuse-ex-hop-4-6 = Personne d’autre n’a de carte : vous ne pouvez pas proposer d’échange.
refuse-ex-hop-4-7 = Après { $offers } propositions de suite, vous devez poser une carte.
refuse-ex-hop-6-1 = { game-over }

## Ce qu’on demande à un siège

ask-ex-hop-play = À vous : posez une carte, ou proposez un échange.
ask-ex-hop-play-only = À vous : posez une carte.
ask-ex-hop-answer = { $offer_seat_name } donne { $offer_gives_some } { $offer_wants_for }. Répondez par une carte, ou refusez.

## Ce qu’on peut taper

move-decline = refuser
    .typed = refuse, non, rien
key-ex-hop-play = pose une carte dans une rangée, ici le 7 rouge dans la rangée 2
key-ex-hop-offer = propose une carte, ici le 7 rouge contre une verte
key-ex-hop-answer = répond à une proposition par une carte, ici le 5 vert
key-ex-hop-decline = ne donne rien contre une proposition
moves-ex-hop-play = poser une carte, rangée
moves-ex-hop-offer = proposer une carte contre

## À la table

table-ex-hop-row = Rangée { $number }
table-ex-hop-closed = fermée
table-ex-hop-stack = { $count ->
    [1] un jeton face cachée
    [one] { $count } jeton face cachée
   *[other] { $count } jetons faces cachées
}
table-ex-hop-last = Dernière rangée comptée : { $row }

## Pourquoi un coup est bon

reason-ex-hop-takes = La rangée est complète et rapporte ses points.
reason-ex-hop-pushes = La rangée est complète, et c’est quelqu’un d’autre qui prend les points négatifs.
reason-ex-hop-tie = La somme la plus élevée est partagée : personne ne reçoit le jeton.
reason-ex-hop-own = Cela renforce sa propre couleur là où il y a des points à gagner.
reason-ex-hop-others = Les points négatifs iront plus probablement à quelqu’un d’autre.
reason-ex-hop-offer = Les rangées restent telles quelles, et une meilleure carte peut arriver.
reason-ex-hop-swap = C’est échanger une carte d’une autre couleur contre une carte de sa propre couleur.
reason-ex-hop-decline = Aucune carte en main ne mérite d’être donnée pour cela.

## On the page, and in the guided first game

page-lesson-ex-hop-aim = Chaque rangée a son jeton. Les noirs rapportent des points, les rouges en coûtent. Celui qui en a le plus à la fin gagne.
page-lesson-ex-hop-colour = Votre couleur jusqu’à la fin : { colour }. Mais vous avez en main des cartes de toutes les couleurs, et les autres aussi.
page-lesson-ex-hop-play = À vous ! Posez n’importe quelle carte dans n’importe quelle rangée. Elle compte pour celui qui joue cette couleur : servez-vous près d’un jeton noir, envoyez les autres vers un rouge.
page-lesson-ex-hop-answer = On vous propose un échange. Donnez en secret une carte de la couleur voulue, ou refusez. Les deux sont permis.
page-lesson-ex-hop-full = Encore une carte, et cette rangée est complète. Comptez : quelle couleur est en tête, et doit-elle recevoir ce jeton ?
page-lesson-ex-hop-offer = Aucune carte ne vous aide ? Proposez-en une et dites quelle couleur vous voulez en retour. Personne ne voit son nombre.
page-lesson-ex-hop-won = Une rangée était complète : on a additionné les couleurs. La plus forte somme a reçu le jeton, de gré ou de force.
page-lesson-ex-hop-tie = Égalité pour la plus forte somme : personne ne reçoit le jeton, et la rangée recommence.
page-lesson-ex-hop-swap = Deux joueurs ont échangé. Tous ont vu qui, eux seuls savent quoi.
page-lesson-ex-hop-end = Le dernier jeton est parti. Les noirs moins les rouges : voilà ce que chacun a.
page-refuse-ex-hop-4-2 = { $state ->
    [due] { $seat_who ->
        [you] Les autres doivent d’abord répondre à votre proposition.
       *[other] Il faut d’abord répondre à la proposition de { $seat_name } : { $gives_some } { $wants_for }.
    }
    [own] C’est votre propre proposition : les autres y répondent.
    [final] Vous avez déjà répondu, et une réponse est définitive.
    [empty] Vous n’avez pas de carte : on ne vous pose pas la question.
   *[none] Il n’y a pas de proposition à laquelle répondre. Posez une carte dans une rangée, ou proposez-la.
}

## Moments sur la page

page-seat-event-ex-hop-offer = Propose un échange
page-seat-event-ex-hop-swap = Échange avec { $with_name }
page-seat-event-ex-hop-swap-at-with = Échange avec { $name }
page-seat-event-ex-hop-no_swap = Pas d’échange
page-seat-event-ex-hop-win_row = { $tile }
page-taken-ex-hop-win_row = { $who ->
    [you] Vous recevez le jeton : { $tile }
   *[other] { $name } reçoit le jeton : { $tile }
}
page-taken-ex-hop-tie = Égalité : personne ne reçoit le jeton, { $tile }
page-taken-value-ex-hop-win_row = { $sums }
page-taken-value-ex-hop-tie = { $sums }
page-zone-ex-hop-tile = Jeton de la rangée { $number }
page-zone-ex-hop-won = { $who ->
    [you] Vos jetons : { $count }
   *[other] Jetons de { $name } : { $count }
}

## One line about each game, on the start page

page-about-ex-hop = Remplir les rangées, échanger en secret, éviter les tuiles rouges
