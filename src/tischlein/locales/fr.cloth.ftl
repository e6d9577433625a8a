# Ce qui est sur la nappe et à côté pendant une partie.

## Qui est assis là

page-seat-level = { $level ->
    [random] au hasard
    [greedy] gourmand
    [beginner] débutant
    [easy] facile
    [hard] fort
    [expert] expert
   *[medium] moyen
}
page-seat-holds = { cards } en main
page-seat-part = { $part ->
    [leads] entame
    [rolls] lance les dés
    [begins] commence
   *[deals] donne
}
page-seat-turn = à son tour
page-seat-gone = absent
page-seat-field = case { $field }
page-seat-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
page-seat-won = { $count ->
    [one] { $count } gagnée
   *[other] { $count } gagnées
}

## Ce qui est posé là

page-play-here = Poser ici
page-zone-top = { $zone }, au-dessus : { $card }
page-fan = De bas en haut : { $numbers }
page-fan-older = { $count ->
    [one] { $count } plus ancienne : tout afficher
   *[other] { $count } plus anciennes : tout afficher
}
page-colour-holds = couleur : { $colour }
page-trump-is = atout : { $colour }
page-trick-is = pli : { $colour }
page-in-front = en tête
page-passes = passe
page-your-card = Votre carte
page-no-run = pas encore de suite
page-stone = { $name } case { $field }
page-factor = { $symbol } compte { $factor } fois
page-chosen = { $count ->
    [one] { $count } sur { $of } a choisi
   *[other] { $count } sur { $of } ont choisi
}
page-pot = Pot : { cards }
page-nobody = Personne n’a eu le jeton

## À côté

page-game-of = Jeu { $number } sur { $of }
page-round-of = Manche { $number } sur { $of }
page-target = jusqu’à { $points }
page-journal = Historique
page-tv = TV
page-to-result = Voir le résultat

## Bavardage

page-chat = Discussion
page-chat-empty = Pas encore de messages.
page-chat-write = Écrire un message
page-chat-send = Envoyer
page-host = Hôte
page-react = { $reaction ->
    [hello] Bonjour !
    [bravo] Bravo !
    [hurry] Vite !
    [laugh] Haha !
    [oh] Oh !
    [sorry] Pardon !
    [thanks] Merci !
   *[well-played] Bien joué !
}

## Aller et venir

page-lost = Connexion perdue. Nouvel essai…
page-again = Réessayer
page-away = L’ordinateur joue pour vous.
page-back-to-play = Reprendre la main
page-rest = Laisser jouer l’ordinateur
page-leave = Quitter la place
