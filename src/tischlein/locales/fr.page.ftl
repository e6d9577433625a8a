# Ce que seule la page dit : les lignes du journal d’une table, ce qui n’a pas marché, et les phrases qui parlent de touches dans le terminal.

## Qui vient et qui part

page-news-sat = { $who ->
    [you] Vous prenez place.
   *[other] { $name } prend place.
}
page-news-filled = { $name }, joueur de l’ordinateur, prend place.
page-news-left = { $who ->
    [you] Vous quittez la table.
   *[other] { $name } quitte la table.
}
page-news-cleared = { $who ->
    [you] Votre place a été libérée.
   *[other] La place de { $name } est de nouveau libre.
}
page-news-away-clock = { $who ->
    [you] Votre temps est écoulé : l’ordinateur joue pour vous.
   *[other] Le temps de { $name } est écoulé : l’ordinateur continue.
}
page-news-away-wish = { $who ->
    [you] L’ordinateur joue pour vous.
   *[other] L’ordinateur joue pour { $name }.
}
page-news-away-others = { $who ->
    [you] Les autres laissent l’ordinateur jouer pour vous.
   *[other] { $name } n’est pas là : l’ordinateur continue.
}
page-news-back = { $who ->
    [you] Vous jouez de nouveau vous-même.
   *[other] { $name } est de retour.
}
page-news-worded = { $who ->
    [you] Vous avez donné un mot pour le mélange.
   *[other] { $name } a donné un mot pour le mélange.
}
page-news-started = Une partie commence.
page-news-ended = { event-end }
page-waiting = On attend { $names }.

## Ce qui n’a pas marché, par code

page-wrong-away = Le serveur ne répond pas.
page-wrong-bad-version = La table a été renouvelée : rechargez la page.
page-wrong-broken = La table est inutilisable pour le moment. Veuillez réessayer.
page-wrong-busy = Un instant : autre chose est encore en cours.
page-wrong-closed = Vous avez quitté la table.
page-wrong-no-free-seat = Toutes les places sont prises.
page-wrong-no-guest = Dites-nous d’abord votre nom.
page-wrong-no-seat = Seul qui a une place à la table peut faire cela.
page-wrong-no-table = Cette table n’existe pas, ou ce lien n’y mène pas.
page-wrong-not-asked = On ne vous demande rien en ce moment.
page-wrong-not-away = Cette personne n’est pas absente depuis assez longtemps.
page-wrong-not-free = La place n’est pas libre.
page-wrong-not-host = Seul l’hôte de la table peut faire cela.
page-wrong-not-now = Ce n’est pas possible maintenant.
page-wrong-one-seat = À une table publique, chacun a une seule place.
page-wrong-too-fast = C’était trop à la fois. Attendez un peu.
page-wrong-too-many = C’était trop à la fois. Attendez un peu.

## Partout

page-back = Retour
page-called = Tu t’appelles { $name }
page-close = Fermer
page-confirm = Redemander avant chaque coup
page-good = D’accord
page-home = Vers l’accueil
page-language = Langue
page-menu = Menu
page-name = Comment t’appelles-tu ?
page-nowhere = Il n’y a rien ici.
page-played = Parties jouées
page-rules = Règles
page-sound = Sons
page-table = Table
page-theme = Lumière
page-theme-name = { $theme ->
    [light] clair
    [dark] sombre
   *[system] comme le système
}
