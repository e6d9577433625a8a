# Ce qu’ont en commun les jeux faits avec le kit : cartes à enseignes, poses, plis. Si un jeu a ses propres messages, ce sont eux qui valent.

## Cartes : $text est un nombre ou J, Q, K, A. Une carte à laquelle personne n’a donné de nom se dit comme elle s’écrit.

card-suited = { $text ->
    [J] valet
    [Q] dame
    [K] roi
    [A] as
   *[other] { $text }
} de { colour }
    .the = { $text ->
        [Q] la { card-suited }
        [A] l’{ card-suited }
       *[other] le { card-suited }
    }
    .on = sur { card-suited.the }
card-joker = joker
    .the = le joker
    .on = sur le joker
card-other = { $card }
    .the = la carte { $card }
    .on = sur la carte { $card }
place = { $place ->
    [discard] sur la défausse
    [pile] sur la pile { $number }
   *[other] sur la table
}

## Ce qui s’est passé

event-turn_over = On retourne une carte : { $card }.
event-play-on = { $who ->
    [you] Vous posez { $card_the }.
   *[other] { $name } pose { $card_the }.
}
event-play-suit = { $who ->
    [you] Vous posez { $card_the } et demandez { $suit_some }.
   *[other] { $name } pose { $card_the } et demande { $suit_some }.
}
event-skip = { $who ->
    [you] Vous passez votre tour.
   *[other] { $name } passe son tour.
}
event-idle = { $who ->
    [you] Vous ne pouvez rien faire : on saute votre tour.
   *[other] { $name } ne peut rien faire : on saute son tour.
}
event-play = { $who ->
    [you] Vous jouez { $card_the }.
   *[other] { $name } joue { $card_the }.
}
event-play-colour = { $who ->
    [you] Vous entamez avec { $card_the } et nommez { $colour_the }.
   *[other] { $name } entame avec { $card_the } et nomme { $colour_the }.
}
event-trump = Atout { $colour } ({ $card }).
event-trick = { $who ->
    [you] Vous remportez le pli.
   *[other] { $name } remporte le pli.
}

## Pourquoi un coup est refusé, selon la raison que donnent les règles

refuse-over = { game-over }
refuse-turn = { not-your-turn }
refuse-held = { not-held }
refuse-fit = Vous ne pouvez pas poser { $card_the } { $top_on } : les deux ne vont pas ensemble.
refuse-must = Vous ne pouvez pas piocher : l’une de vos cartes est jouable, vous devez en poser une.
refuse-drawn = Vous venez de piocher { $drawn_the } : posez cette carte si elle est jouable, ou gardez-la.
refuse-keep = Vous n’avez pas pioché de carte à garder.
refuse-follow = Vous ne pouvez pas jouer { $card_the } : vous avez { $colour_some } en main, il faut en fournir.

## Ce qu’on demande à un siège

ask-play = { $table ->
    [play] À vous : posez une carte.
    [draw] Aucune de vos cartes n’est jouable : piochez.
    [follow] À vous : fournissez { $colours_some }.
    [throw] Vous ne pouvez pas fournir { $colours_some } : jouez une carte quelconque.
   *[other] C’est à vous de jouer.
}
ask-drawn = Posez la carte piochée si elle est jouable, ou gardez-la.
ask-lead = Vous entamez : jouez une carte quelconque.

## À la table

table-suit = Couleur
