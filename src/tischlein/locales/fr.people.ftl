## Qui vous êtes

page-animal = { $animal ->
    [badger] blaireau
    [bear] ours
    [cat] chat
    [donkey] âne
    [frog] grenouille
    [goat] chèvre
    [hare] lièvre
    [hedgehog] hérisson
    [hen] poule
    [mouse] souris
    [owl] chouette
   *[fox] renard
}
page-animal-choose = Votre animal
page-animal-next = Place { $number }, { page-animal } : un autre animal

## Ce qui ne va pas avec les noms, les codes et les demandes

page-wrong-name-blank = Le nom doit contenir un caractère visible.
page-wrong-name-invisible = Le nom contient des caractères invisibles ou interdits.
page-wrong-name-too-long = Le nom est trop long : 24 caractères au plus.
page-wrong-no-code = Ce code n’existe pas, ou il a expiré.
page-wrong-bad-message = Le serveur n’a pas compris la demande. Veuillez recharger la page.
page-wrong-bad-move = Ce n’est pas un coup de ce jeu.
page-wrong-daily = La donne du jour se joue en solitaire, une seule fois et sans aide.
page-wrong-bad-request = Le serveur n’a pas compris la demande. Veuillez recharger la page.
page-wrong-forbidden = Ce n’est pas permis depuis cette adresse.
page-wrong-internal = Une erreur est survenue sur le serveur. Veuillez réessayer.
page-wrong-media-type = Le serveur n’a pas compris la demande. Veuillez recharger la page.
page-wrong-method = Le serveur n’a pas compris la demande. Veuillez recharger la page.
page-wrong-no-such-seat = Cette place n’existe pas à la table.
page-wrong-not-found = Cela n’existe pas, ou ne vous est pas accessible.
page-wrong-refused = Ce n’est pas possible : { $text }
page-wrong-too-large = C’est trop volumineux.
page-wrong-too-long = C’est trop long.
page-wrong-too-slow = La connexion est trop lente.
page-wrong-unknown-level = Ce niveau n’existe pas.

## Aperçu des liens dans les messageries

preview-general = Jeux de cartes de deux à dix dans le navigateur : entre amis sur tout appareil, contre l’ordinateur, sur un téléphone qui passe de main en main ou sur la télé. Sans compte, sans publicité.
preview-invited = Vous êtes invité à une table de cartes
preview-invited-to = Vous êtes invité à { $game }
preview-host-invites = { $name } vous invite à { $game }
preview-free = { $count ->
    [0] Toutes les places sont prises.
    [1] Une place est libre.
   *[other] { $count } places sont libres.
}
preview-how = Toucher, s’asseoir, jouer. Sans compte.
preview-replay = Une partie à regarder
preview-won = { $game } : { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné
}
preview-replay-of = Toute la partie à revoir, avec { $names }.

## Code d’accès

page-code = Code :
page-code-join = Rejoindre avec un code
page-code-go = Rejoindre

## Le livre de table

page-book = Livre de table
page-book-whose = Résultats de qui
page-book-table = Cette table
page-book-browser = Ce navigateur
page-book-kind = Quels jeux
page-book-all = Tous les jeux
page-book-wait = Chargement des résultats…
page-book-none = Aucune partie n’a encore été terminée à cette table.
page-book-none-browser = Aucune partie n’a encore été terminée dans ce navigateur.
page-book-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
page-book-people = Personnes
page-book-bots = Joueurs de l’ordinateur
page-book-player = Nom
page-book-games = Parties
page-book-wins = Victoires
page-book-share = Part
page-book-streak = Série de victoires
page-book-streaks = { $now } (record { $longest })
page-book-duels = Face à face
page-book-ties = { $count ->
    [one] { $count } égalité
   *[other] { $count } égalités
}
page-book-last = Dernières parties
page-book-public = ouverte par lien
page-book-about = Sont comptées les parties terminées à cette table. Dans le face à face, le meilleur rang l’emporte.
page-book-about-browser = Ces résultats ne sont enregistrés que dans ce navigateur. Les personnes sont reconnues à leur nom.

## Partager

page-share-propose = Partager la partie
page-share-asked = { $name } souhaite partager la partie { $number } : toute personne ayant le lien pourra la regarder, avec toutes les cartes et tous les noms. C’est irréversible.
page-share-agree = D’accord
page-share-decline = Plutôt pas
page-share-waiting = La partie sera partagée quand tout le monde sera d’accord. Manquent encore : { $names }.
page-share-withdraw = Ne pas partager
page-picture = Image du résultat
page-picture-failed = L’image n’a pas pu être dessinée.
page-picture-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
}
