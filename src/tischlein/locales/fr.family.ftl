# La page pour la famille : l’écran pour tous, plusieurs personnes sur un appareil, la première partie guidée, le conseil.

## L’écran pour tous

page-screen-join = Venez jouer
page-screen-scan = Scannez avec votre téléphone.
page-screen-type = Scannez avec votre téléphone, ou tapez
page-screen-closed = À cette table, on ne peut pas regarder. Ouvrez-en une autre qui admet des spectateurs ; elle pourra être montrée ici.
page-screen-free = Place libre
page-screen-gathering = Prenez place !
page-screen-lately = À l’instant
page-screen-won = Victoire : { $names } !

## Plusieurs personnes sur un appareil

page-hotseat = Un appareil pour tous
page-hotseat-who = Qui joue ici ?
page-hotseat-about = Écrivez le nom de chaque personne sur cet appareil. L’ordinateur prend les places vides.
page-hotseat-player = Nom à la place { $number }
page-hotseat-start = C’est parti
page-hotseat-pass = Passez l’appareil à { $name }
page-hotseat-only = Seulement { $name } regarde maintenant.
page-hotseat-me = Je suis { $name }
page-hotseat-look = Quelqu’un d’autre veut voir ses cartes
page-hotseat-cover = Cacher les cartes
page-hotseat-nobody = Les cartes sont cachées.
page-hotseat-does = { $name } : { $move }
page-hotseat-none = Écrivez au moins un nom.
page-hotseat-public = À une table publique, chacun n’a qu’une place. Ouvrez une table privée pour jouer à plusieurs sur un appareil.

## Le conseil

page-hint-do = Jouer
page-hint-wait = Attendre
page-hint-facts = Rang moyen { $place }, victoire { $win }
page-hint-others = Autres coups

## La première partie guidée

page-learn = Première partie : { $game }
page-learn-next = Suivant
page-learn-good = Compris
page-learn-skip = Plus de conseils
page-learn-rule = Règle { $rule }
page-learn-guide = Guide
page-learn-step = { $at } sur { $of }
page-learn-tip = Conseil
page-learn-wait = On met la table…
page-learn-unknown = Il n’y a pas de guide pour ce jeu.
