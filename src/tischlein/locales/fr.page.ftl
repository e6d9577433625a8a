# Ce que seule la page dit : les lignes du journal d’une table, ce qui n’a pas marché, et les phrases qui parlent de touches dans le terminal.

## Qui vient et qui part

page-news-seat-taken = { $who ->
    [you] Vous prenez place.
   *[other] { $name } prend place.
}
page-news-holder-renamed = { $who ->
    [you] Vous vous appelez maintenant { $name }.
   *[other] { $was } s’appelle maintenant { $name }.
}
page-news-holder-renamed-animal = { $who ->
    [you] Vous avez un autre animal.
   *[other] { $name } a un autre animal.
}
page-news-seat-asked = { $newcomer } demande à remplacer { $name }.
page-news-seat-granted = L’hôte est d’accord : { $name } peut être remplacé.
page-news-seat-declined = L’hôte n’est pas d’accord : { $name } continue.
page-news-bot-added = { $name } (ordinateur) prend place.
page-news-seat-left = { $who ->
    [you] Vous quittez la table.
   *[other] { $name } quitte la table.
}
page-news-seat-cleared = { $who ->
    [you] Votre place a été libérée.
   *[other] La place de { $name } est de nouveau libre.
}
page-news-seat-cleared-removed = { $who ->
    [you] Vous avez été retiré de la partie : l’ordinateur prend le relais.
   *[other] { $name } ne fait plus partie du jeu : l’ordinateur prend le relais.
}
page-news-handed-over-clock = { $who ->
    [you] Votre temps est écoulé : l’ordinateur joue pour vous.
   *[other] Le temps de { $name } est écoulé : l’ordinateur prend le relais.
}
page-news-handed-over-request = { $who ->
    [you] L’ordinateur joue pour vous.
   *[other] L’ordinateur joue pour { $name }.
}
page-news-handed-over-others = { $who ->
    [you] Les autres laissent l’ordinateur jouer pour vous.
   *[other] { $name } est loin de la table : l’ordinateur prend le relais.
}
page-news-taken-over = { $who ->
    [you] Vous reprenez la main.
   *[other] { $name } est de retour.
}
page-news-entropy-added = { $who ->
    [you] Vous avez donné un mot pour le mélange.
   *[other] { $name } a donné un mot pour le mélange.
}
page-news-game-paused = { $who ->
    [you] Vous mettez la partie en pause.
   *[other] { $name } met la partie en pause.
}
page-news-game-paused-host = L’hôte met la partie en pause.
page-news-game-resumed = { $who ->
    [you] Vous reprenez la partie.
   *[other] { $name } reprend la partie.
}
page-news-game-resumed-host = L’hôte reprend la partie.
page-news-take-back-asked = { $who ->
    [you] Vous demandez à reprendre votre coup.
   *[other] { $name } demande à reprendre un coup.
}
page-news-take-back-agreed = { $who ->
    [you] Vous êtes d’accord pour que le coup soit repris.
   *[other] { $name } est d’accord pour que le coup soit repris.
}
page-news-take-back-declined = { $who ->
    [you] Le coup est maintenu : vous n’êtes pas d’accord.
   *[other] Le coup est maintenu : { $name } n’est pas d’accord.
}
page-news-move-taken-back = { $who ->
    [you] Vous reprenez votre coup.
   *[other] { $name } reprend un coup.
}
page-news-game-started = Une partie commence.
page-news-game-ended = { event-end }
page-waiting = On attend { $names }.

## Ce qui n’a pas marché, par code

page-wrong-away = Le serveur ne répond pas.
page-wrong-bad-version = Il y a une nouvelle version : rechargez la page.
page-wrong-unavailable = Cette table n’est pas disponible pour le moment. Veuillez réessayer.
page-wrong-busy = Un instant : autre chose est encore en cours.
page-wrong-closed = Vous avez quitté la table.
page-wrong-no-free-seat = Toutes les places sont prises.
page-wrong-no-guest = Dites-nous d’abord votre nom.
page-wrong-no-seat = Seuls les joueurs assis à la table peuvent faire cela.
page-wrong-no-table = Cette table n’existe pas, ou ce lien n’est pas valable.
page-wrong-table-closed = L’administrateur de ce serveur a fermé cette table.
page-wrong-banned = L’administrateur de ce serveur vous a banni.
page-wrong-not-your-turn = Ce n’est pas votre tour.
page-wrong-seat-asked = L’hôte n’a pas encore répondu à votre demande.
page-wrong-not-away = Cette personne n’est pas absente depuis assez longtemps.
page-wrong-not-free = Cette place est prise.
page-wrong-not-host = Seul l’hôte de la table peut faire cela.
page-wrong-not-now = Ce n’est pas possible maintenant.
page-wrong-already-seated = À une table publique, chacun n’a qu’une place.
page-wrong-paused = La partie est en pause.
page-wrong-take-back-none = Vous n’avez pas de coup à reprendre.
page-wrong-take-back-over = La partie est terminée, le coup est maintenu.
page-wrong-take-back-moved = Trop tard : quelqu’un d’autre a joué depuis.
page-wrong-take-back-chance = Trop tard : le hasard a décidé depuis.
page-wrong-take-back-revealed = Trop tard : quelque chose de caché a été dévoilé depuis.
page-wrong-take-back-seen = Trop tard : vous avez vu une nouvelle carte depuis.
page-wrong-take-back-shown = Trop tard : quelqu’un d’autre a vu une nouvelle carte depuis.
page-wrong-too-fast = C’était trop rapide. Attendez un peu.
page-wrong-too-many = Trop de demandes. Attendez un peu.

## Partout

page-back = Retour
page-called = Vous êtes { $name }
page-close = Fermer
page-confirm = Confirmer chaque coup
page-good = OK
page-home = Accueil
page-language = Langue
page-menu = Menu
page-name = Quel est votre nom ?
page-nowhere = Il n’y a rien ici.
page-nowhere-why = L’adresse est peut-être mal saisie, ou le lien incomplet.
page-played = Parties jouées
page-rules = Règles
page-sound = Sons
page-table = Table
page-theme = Thème
page-theme-name = { $theme ->
    [light] clair
    [dark] sombre
   *[system] système
}
