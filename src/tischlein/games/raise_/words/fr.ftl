# Raise

## Cartes et dés : $symbol vaut bell, hourglass, cloud, gear ou diamond, et blank sur un dé.

symbol = { $symbol ->
    [bell] cloche
    [hourglass] sablier
    [cloud] nuage
    [gear] engrenage
    [diamond] diamant
   *[blank] face vide
}
symbol-raise = { symbol }
card-raise = { symbol } { number }
    .the = { $symbol ->
        [bell] la { card-raise }
        [gear] l’{ card-raise }
       *[other] le { card-raise }
    }
dice-raise = { $count ->
    [one] { $count } { symbol }
   *[other] { $symbol ->
        [blank] { $count } faces vides
       *[other] { $count } { symbol }s
    }
}

## Le jeu et ses options

game-raise = Raise

## Ce qui s’est passé

plays-entry = { $name } : { $card } → { $worth }
event-raise-starter = { $who ->
    [you] Vous lancez les dés en premier.
   *[other] { $name } lance les dés en premier.
}
event-raise-prize = On retourne une carte de points : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-raise-roll = { $who ->
    [you] Vous lancez les dés : { $dice }.
   *[other] { $name } lance les dés : { $dice }.
}
event-raise-choose = { $who ->
    [you] Vous posez une carte face cachée.
   *[other] { $name } pose une carte face cachée.
}
event-raise-reveal = On retourne les cartes. { $plays }.
event-raise-raise = { $who ->
    [you] Vous posez { $card_the }, valeur { $worth }.
   *[other] { $name } pose { $card_the }, valeur { $worth }.
}
event-raise-move = { $on_any ->
    [yes] { $who ->
        [you] Votre pion avance de la case { $from } à la case { $to }, par-dessus.
       *[other] { $name } avance de la case { $from } à la case { $to }, par-dessus.
    }
   *[no] { $who ->
        [you] Votre pion avance de la case { $from } à la case { $to }.
       *[other] { $name } avance de la case { $from } à la case { $to }.
    }
}
event-raise-out = { $who ->
    [you] Votre main est vide : vous passez.
   *[other] { $name } a une main vide et passe.
}
event-raise-win = { $who ->
    [you] Vous gagnez la manche : la carte de points, { $points }, et { $cards ->
        [1] une carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    } du pot.
   *[other] { $name } gagne la manche : la carte de points, { $points }, et { $cards ->
        [1] une carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    } du pot.
}

## Pourquoi un coup est refusé

refuse-raise-3-1 = { game-over }
refuse-raise-3-4 = { $why ->
    [chosen] Vous avez déjà choisi { $card_the }, et un choix est définitif.
    [empty] Vous n’avez pas de carte : vous ne participez pas à cette manche.
   *[pass] Vous ne pouvez pas passer maintenant : chacun choisit une carte.
}
refuse-raise-3-5 = { not-held }
refuse-raise-4-1 = { not-your-turn }
refuse-raise-4-3 = Vous avez déjà posé des cartes d’une valeur de { $raised } : vous ne pouvez plus passer.
refuse-raise-4-4 = Toute votre main vaut { $worth } : depuis la case { $field }, cela ne vous mène pas devant la case { $ahead_of }. Vous devez passer.
refuse-raise-6-1 = { game-over }

## Ce qu’on demande à un siège

ask-raise-choose = Choisissez une carte à poser face cachée.
ask-raise-raise = À vous : relancer d’au moins { $need } pour passer devant la case { $ahead_of }, ou passer ?
ask-raise-more = Il vous manque encore { $need } pour passer devant la case { $ahead_of } : posez la carte suivante.

## Ce qu’on peut taper

key-raise-card = joue une carte, ici la cloche 2 : b cloche, h sablier, c nuage, g engrenage, d diamant
key-raise-pass = vous fait sortir de la manche

## À la table

table-raise-round = Manche
table-raise-prize = Carte de points
table-raise-pot = Pot
table-raise-pot-cards = { $count ->
    [0] vide
    [one] une carte, { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }
   *[other] { $count } cartes, { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }
}
table-raise-dice = Dés
table-raise-factors = Facteurs
table-raise-track = Piste
hand-raise-worth = valeur
hand-raise-points = points de victoire

## Pourquoi un coup est bon

reason-raise-strong = Avec ces dés, aucune carte de la main ne vaut davantage.
reason-raise-small = Aucune carte de la main ne vaut moins maintenant : le risque est petit.
reason-raise-cheap = C’est la plus petite carte de la main qui suffit pour passer devant.
reason-raise-ahead = Une seule carte suffit, et elle mène plus loin qu’il ne faut.
reason-raise-cannot = Toute la main ne suffit pas pour passer devant.
reason-raise-dear = Aucune carte ne suffit à elle seule : il en faudrait plusieurs.
reason-raise-saves = Mieux vaut garder ces cartes pour les manches suivantes.
reason-raise-keeps = À la fin, les cartes en main comptent encore.

## On the page, and in the guided first game

page-lesson-raise-aim = À chaque manche, on joue pour cette carte de points. Celui qui est devant à la fin la prend, avec toutes les cartes jouées.
page-lesson-raise-worth = Les dés disent ce que vaut une carte : son nombre, multiplié par les dés à son symbole plus un. Pas besoin de calculer : c’est écrit sur vos cartes.
page-lesson-raise-choose = Choisissez une carte ; les autres aussi, et on les retourne ensemble. Elle fait avancer votre pion : une forte vous met tout de suite devant.
page-lesson-raise-raise = Votre pion est dernier. Relancez : posez des cartes jusqu’à dépasser le pion suivant. Ou passez, et gardez vos cartes pour plus tard.
page-lesson-raise-must-pass = Même toutes vos cartes ensemble ne suffiraient pas. Cette fois, vous ne pouvez que passer.
page-lesson-raise-more = Pas encore devant ! Une relance commencée ne se reprend pas : posez encore une carte.
page-lesson-raise-few = Il vous reste peu de cartes, et vous n’en aurez d’autres qu’en passant ou à la fin de la manche. Le jeu en vaut-il la chandelle ?
page-lesson-raise-reveal = Toutes les cartes sont visibles : chaque pion est à la valeur de sa carte. Le plus en arrière joue d’abord.
page-lesson-raise-pass = Celui qui passe quitte la manche, mais pioche de nouveau jusqu’à six cartes. C’est souvent malin.
page-lesson-raise-won = Le gagnant prend la carte de points et tout ce qui est au milieu. Beaucoup de ces cartes valent aussi des points.
page-lesson-raise-end = La dernière carte de points est gagnée. On additionne les cartes de points et les étoiles des cartes numérotées ; le plus grand total gagne.

## Moments sur la page

page-end-title-raise-win = Manche { $round } sur { $rounds }
page-end-next-raise-win = Voici la manche { $round } sur { $rounds } : une nouvelle carte de points, et on relance les dés.
page-event-raise-reveal-card = { $who ->
    [you] Vous retournez { $card_the } : case { $worth }.
   *[other] { $name } retourne { $card_the } : case { $worth }.
}
page-seat-event-raise-reveal = { $worth }
page-seat-event-raise-raise = +{ $worth }
page-seat-event-raise-out = Main vide
page-seat-event-raise-win = Gagne la manche
page-zone-raise-points = Cartes de points restantes : { $count }
page-zone-raise-chosen = { $who ->
    [you] Votre carte choisie
   *[other] Carte choisie par { $name }
}
page-zone-raise-taken = { $who ->
    [you] Vos cartes de points : { $count }
   *[other] Cartes de points de { $name } : { $count }
}

## One line about each game, on the start page

page-about-raise = Relancer ou passer : les dés fixent la valeur des cartes
