# Moments d’une partie sur la page : la fin d’une manche, et ce qui arrive à une place.

## La fin d’une manche

page-end-next = Ensuite : { $what }
page-end-target = On joue jusqu’à { $points } points.
page-end-total = { $total } au total
page-end-places = somme des rangs : { $total }
page-end-stay = Garder ouvert
page-end-go = Continuer

## Qui prend des cartes de la table, et ce qu’elles valent

page-taken-trick = { $who ->
    [you] Vous remportez le pli
   *[other] { $name } remporte le pli
}
page-taken-value-trick = { $values } = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Ce qui arrive à une place, en un mot ou deux

page-seat-event-skip = Passe son tour !
page-seat-event-idle = Ne peut rien faire
page-seat-event-pass = Passe
page-seat-event-draw = +{ $count }
page-seat-event-trick = Remporte le pli

## Zones, pour les lecteurs d’écran

page-zone-hand = { $who ->
    [you] Votre main : { cards }
   *[other] Main de { $name } : { cards }
}
page-zone-won = { $who ->
    [you] Vos gains : { cards }
   *[other] Gains de { $name } : { cards }
}
page-zone-stock-of = { $who ->
    [you] Votre pioche : { cards }
   *[other] Pioche de { $name } : { cards }
}
page-zone-other = Pile : { cards }
page-zone-other-of = { $who ->
    [you] Devant vous : { cards }
   *[other] Devant { $name } : { cards }
}
page-no-cards = Vous n’avez plus de cartes. Les autres continuent.

## Une offre d’échange

page-offer-title = { $name } propose un échange
page-offer-gives = Donne : { $colour }
page-offer-hidden = face cachée
page-offer-wants = Demande : { $colour }
page-offer-choose = à vous de choisir
page-offer-ask = Quelle carte donnez-vous ?
page-offer-none = Vous n’en avez pas de cette couleur.
page-offer-keep = Garder
page-offer-swap = Échanger { $card }
page-offer-secret = Chacun répond en même temps et en secret.
