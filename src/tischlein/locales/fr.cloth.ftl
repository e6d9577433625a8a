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
page-seat-about = À propos de { $name }
page-seat-own = Votre place
page-seat-bot = Joueur ordinateur · { $level }
page-seat-here = À la table
page-seat-absent = { $minutes ->
    [0] Absence de moins d’une minute
   *[other] Absence de { $minutes } min
}
page-seat-absent-least = { $minutes ->
    [0] Absence, peut-être depuis longtemps
   *[other] Absence d’au moins { $minutes } min
}
page-seat-stand-in = L’ordinateur ({ $level }) a pris le relais
page-seat-let-bot = Laisser jouer l’ordinateur à sa place
page-seat-remove = Retirer de la partie
page-seat-remove-why = L’ordinateur prend la place pour de bon, sans retour possible pour { $name }.
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
page-lost-move = Connexion perdue. Votre coup sera joué dès son retour…
page-late = Pas encore de réponse…
page-move-sent = Votre coup est en route…
page-your-turn = À vous de jouer
page-seat-hurry = bientôt à court de temps
page-hurry = Votre temps est presque écoulé.
page-screen-hurry = { $name }, le temps presse !
page-time-left = { $seconds ->
    [1] Plus qu’une seconde !
   *[other] Plus que { $seconds } secondes !
}
page-notify-ask = C’était votre tour pendant que la page était cachée. Votre navigateur doit-il vous avertir la prochaine fois ?
page-notify-yes = Oui, m’avertir
page-notify-no = Non, merci
page-again = Réessayer
page-away = L’ordinateur joue pour vous.
page-back-to-play = Reprendre la main
page-rest = Laisser jouer l’ordinateur
page-leave = Quitter la place
page-leave-title = Quitter la place ?
page-leave-sure = L’ordinateur prend votre place, et vous ne pourrez pas revenir à ces cartes.
page-stay = Rester
page-absent-offer = { $name } n’est plus là depuis { $minutes } min. Laisser jouer l’ordinateur ?
page-absent-let = Oui, continuer
page-pause = Pause
page-resume = Reprendre
page-paused-by = { $name } a mis la partie en pause.
page-newcomer-ask = Demander à le remplacer
page-newcomer-why = L’hôte doit être d’accord, car vous verrez ces cartes.
page-newcomer-asks = { $name } aimerait remplacer { $bot } et verra ses cartes.
page-newcomer-agree = Laisser jouer
page-newcomer-decline = Pas maintenant
page-newcomer-waits = L’hôte doit décider si vous pouvez jouer à cette place.
page-newcomer-declined = L’hôte n’est pas d’accord. Vous pourrez jouer quand la partie sera finie.
page-take-back = Reprendre mon coup
page-take-back-asks = { $name } aimerait reprendre un coup.
page-take-back-waits = Les autres décident si vous pouvez reprendre votre coup.
page-take-back-agree = D’accord
page-take-back-decline = Refuser
page-take-back-withdraw = Tant pis
