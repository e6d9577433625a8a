# UNO

## Cartes : $colour vaut r, g, b ou y ; $kind vaut number, two, reverse, skip, wild ou four.

card-uno = { $kind ->
    [number] { card-number }
    [two] +2 { colour }
    [reverse] inversion { colour.feminine }
    [skip] passe-tour { colour }
    [wild] joker
   *[four] joker +4
}
    .the = { $kind ->
        [reverse] l’{ card-uno }
       *[other] le { card-uno }
    }
    .on = sur { card-uno.the }

## Le jeu et ses options

game-uno = UNO, une manche
game-uno-match = UNO, partie en 500
option-scoring = Décompte : les cartes restées en main comptent pour le gagnant, ou contre chacun
option-stacking = Cumul : on répond à un +2 par un +2, et ils s’additionnent
option-reverse_skips = Inversion passe-tour : à deux, une inversion fait perdre son tour à l’autre
option-draw_until_playable = Piocher jusqu’à pouvoir poser : on pioche tant qu’aucune carte n’est jouable

## Ce qui s’est passé

draws-entry = { $name } : { $card }
event-uno-lot = Chacun pioche une carte pour désigner le donneur. { $draws }.
event-uno-draw-two = { $who ->
    [you] Vous devez piocher { cards }.
   *[other] { $name } doit piocher { cards }.
}
event-uno-draw-four = { $who ->
    [you] Vous devez piocher { cards }.
   *[other] { $name } doit piocher { cards }.
}
event-uno-draw-bluff = { $who ->
    [you] Vous piochez { cards } pour le bluff.
   *[other] { $name } pioche { cards } pour le bluff.
}
event-uno-draw-challenge = { $who ->
    [you] Vous piochez { cards } pour avoir contesté à tort.
   *[other] { $name } pioche { cards } pour avoir contesté à tort.
}
event-uno-draw-caught = { $who ->
    [you] Vous piochez { cards } pour l’annonce oubliée.
   *[other] { $name } pioche { cards } pour l’annonce oubliée.
}
event-uno-start = On retourne la première carte : { $card }.
event-uno-return = Un joker +4 ne peut pas être la première carte : on le remet dans la pioche, et on la mélange.
event-uno-play = { $who ->
    [you] { $call ->
        [yes] Vous posez { $card_the } et annoncez UNO !
       *[no] Vous posez { $card_the }.
    }
   *[other] { $call ->
        [yes] { $name } pose { $card_the } et annonce UNO !
       *[no] { $name } pose { $card_the }.
    }
}
event-uno-play-colour = { $who ->
    [you] { $call ->
        [yes] Vous posez { $card_the }, choisissez { $colour_the } et annoncez UNO !
       *[no] Vous posez { $card_the } et choisissez { $colour_the }.
    }
   *[other] { $call ->
        [yes] { $name } pose { $card_the }, choisit { $colour_the } et annonce UNO !
       *[no] { $name } pose { $card_the } et choisit { $colour_the }.
    }
}
event-uno-accept = { $who ->
    [you] Vous acceptez le joker +4.
   *[other] { $name } accepte le joker +4.
}
event-uno-challenge-guilty = { $who ->
    [you] Vous contestez le joker +4 posé par { $challenged_name }. Coupable : c’était un bluff !
   *[other] { $challenged_who ->
        [you] { $name } conteste votre joker +4. Coupable : c’était un bluff !
       *[other] { $name } conteste le joker +4 posé par { $challenged_name }. Coupable : c’était un bluff !
    }
}
event-uno-challenge-innocent = { $who ->
    [you] Vous contestez le joker +4 posé par { $challenged_name }. Innocent : pas de bluff !
   *[other] { $challenged_who ->
        [you] { $name } conteste votre joker +4. Innocent : pas de bluff !
       *[other] { $name } conteste le joker +4 posé par { $challenged_name }. Innocent : pas de bluff !
    }
}
event-uno-take = { $who ->
    [you] Vous prenez la somme.
   *[other] { $name } prend la somme.
}
event-uno-call = { $who ->
    [you] Vous réparez l’oubli : UNO !
   *[other] { $name } répare l’oubli : UNO !
}
event-uno-catch = { $who ->
    [you] Vous attrapez { $caught_name } : il manquait l’annonce UNO !
   *[other] { $caught_who ->
        [you] { $name } vous attrape : vous n’avez pas annoncé UNO !
       *[other] { $name } attrape { $caught_name } : il manquait l’annonce UNO !
    }
}
event-uno-name = { $who ->
    [you] Vous choisissez { $colour_the }.
   *[other] { $name } choisit { $colour_the }.
}
event-uno-skip = { $who ->
    [you] Vous perdez votre tour.
   *[other] { $name } perd son tour.
}
event-uno-end = { $who ->
    [you] Vous gagnez la manche !
   *[other] { $name } gagne la manche.
}

## Pourquoi un coup est refusé

refuse-uno-2-8 = Il faut d’abord une couleur pour le joker retourné : tapez =r, =g, =b ou =y.
refuse-uno-3-1 = { not-your-turn }
refuse-uno-3-2 = Vous ne pouvez pas poser { $card_the } { $top_on } : la couleur en cours est { $colour_the }.
refuse-uno-3-3 = { not-held }
refuse-uno-3-6 = Vous venez de piocher { $drawn_the } : posez cette carte si elle est jouable, ou gardez-la.
refuse-uno-3-7 = Vous n’avez pas pioché de carte que vous pourriez garder.
refuse-uno-3-9 = { $draw ->
    [yes] { $play ->
        [yes] Il n’y a plus rien à piocher : vous devez donc poser une carte.
       *[no] Il n’y a plus rien à piocher : vous passez donc.
    }
   *[no] { $play ->
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
refuse-uno-6-3 = Il n’y a pas d’oubli à réparer : vous n’avez rien oublié, c’est déjà réglé, ou le moment est passé. On annonce UNO avec l’avant-dernière carte, par un ! après le coup : r7!
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

ask-uno-play = À vous : posez une carte, ou piochez.
ask-uno-drawn = Posez-vous la carte piochée, ou la gardez-vous ?
ask-uno-answer = Un joker +4 de { $played_by_name } pour vous : accepter, ou contester ?
ask-uno-hit = On vous inflige { $owed } cartes : poser un +2, ou les prendre ?
ask-uno-colour = La première carte est un joker : choisissez une couleur.
ask-uno-catch = { $forgot_name } n’a plus qu’une carte et n’a pas annoncé UNO ! Attraper ? (Entrée : laisser passer)
ask-uno-uno = Vous avez oublié d’annoncer UNO ! Réparer l’oubli ? (Entrée : laisser passer)

## Ce qu’on peut taper

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
key-uno-play = pose une carte, ici le 7 rouge
key-uno-call = la pose et annonce UNO
key-uno-wild = pose un joker et choisit : r rouge, g vert, b bleu, y jaune

## À la table

table-uno-owed = { $count } à prendre
mark-uno-one = UNO
mark-uno-forgot = sans annonce !

## Pourquoi un coup est bon

reason-uno-out = C’est la dernière carte : la manche est gagnée.
reason-uno-hit = Le joueur suivant n’a presque plus de cartes : mieux vaut ne pas le laisser jouer.
reason-uno-colour = Aucune autre couleur n’est plus nombreuse en main.
reason-uno-keeps-wild = Mieux vaut garder pour plus tard les cartes qui vont sur tout.
reason-uno-stays = Il reste en main d’autres cartes de cette couleur pour continuer.
reason-uno-free = Cela ne coûte rien, pas même un tour.
reason-uno-bluff = Un bluff est assez probable pour risquer deux cartes de plus.
reason-uno-honest = Un bluff est trop peu probable pour risquer deux cartes de plus.

## On the page, and in the guided first game

page-lesson-uno-aim = Débarrassez-vous de vos cartes. Le premier qui n’en a plus gagne. Voici les vôtres.
page-lesson-uno-play = À vous ! Posez une carte de la même couleur ou du même chiffre que celle de la défausse. Les cartes jouables ressortent : touchez-en une.
page-lesson-uno-draw = Aucune de vos cartes n’est jouable. Touchez la pioche pour en prendre une.
page-lesson-uno-drawn = Voici la carte que vous venez de piocher. Si elle est jouable, vous pouvez la poser tout de suite. Sinon, gardez-la, et le jeu continue.
page-lesson-uno-colour = La partie commence par un joker, et c’est vous qui choisissez la couleur. Prenez celle que vous avez le plus.
page-lesson-uno-answer = Un joker +4 contre vous ! Acceptez-le, et vous piochez quatre cartes. Ou n’y croyez pas : si c’était un bluff, c’est l’autre qui pioche ; sinon, vous en piochez six.
page-lesson-uno-hit = Un +2 vous vise. À cette table, vous pouvez en poser un autre par-dessus, et le suivant prend tout. Sinon, prenez les cartes.
page-lesson-uno-forgot = Vous avez oublié d’annoncer UNO ! Vite, avant que quelqu’un s’en aperçoive.
page-lesson-uno-catch = Quelqu’un n’a plus qu’une carte et n’a pas annoncé UNO. Vite, attrapez-le : il piochera deux cartes.
page-lesson-uno-call = Plus que deux cartes ! Annoncez UNO avec celle que vous posez maintenant. Si vous oubliez, les autres peuvent vous en faire piocher deux.
page-lesson-uno-wild = Vous avez un joker. Il va sur tout, et vous choisissez la couleur qui suit. Gardez-le pour le moment où rien d’autre n’est jouable.
page-lesson-uno-four = Vous avez un joker +4. Il n’est honnête que si vous n’avez aucune carte de la couleur en cours. Bluffer est permis, mais on peut vous démasquer.
page-lesson-uno-two = Un +2 : le suivant prend deux cartes et ne joue pas.
page-lesson-uno-skip = Un passe-tour : le suivant ne joue pas.
page-lesson-uno-reverse = Une inversion : on tourne maintenant dans l’autre sens.
page-lesson-uno-named = Un joker : celui qui le pose choisit une couleur. C’est elle qui compte maintenant, quoi que montre la défausse.
page-lesson-uno-last = Quelqu’un n’a plus qu’une carte ! Arrêtez-le si vous pouvez : une autre couleur, un passe-tour ou un +2.
page-lesson-uno-end = La manche est finie. Le gagnant marque tout ce que les autres ont encore en main ; les cartes à symbole valent cher.
page-ask-uno-catch = { $forgot_name } n’a plus qu’une carte et n’a pas annoncé UNO ! Attraper ?
page-ask-uno-uno = Vous avez oublié d’annoncer UNO ! Réparer l’oubli ?
page-refuse-uno-2-8 = Il faut d’abord une couleur pour le joker retourné.
page-refuse-uno-4-6 = Il n’y a pas de couleur à choisir maintenant. Avec un joker, on la choisit aussitôt.
page-refuse-uno-6-3 = Vous n’avez oublié aucune annonce. On annonce UNO avec l’avant-dernière carte.
page-named-uno-call = UNO !
    .ask = Annoncez-vous UNO ?
    .not = Sans UNO
page-move-uno = UNO !
page-move-catch = Attrapé !
page-key-uno = annoncer UNO
page-key-catch = attraper un joueur sans annonce
page-mark-uno-forgot = UNO ?

## Moments sur la page

page-seat-event-uno-play-call = UNO !
page-seat-event-uno-call = UNO !
page-seat-event-uno-accept = Accepte
page-seat-event-uno-challenge-guilty = C’était un bluff !
page-seat-event-uno-challenge-innocent = Pas de bluff !
page-seat-event-uno-catch-at-caught = Pris sur le fait !

## One line about each game, on the start page

page-about-uno = Suivre la couleur ou le chiffre, sans oublier d’annoncer
