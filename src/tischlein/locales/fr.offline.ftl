# Jouer sans serveur.

page-offline = Jouer hors ligne
page-offline-title = Sans serveur
page-offline-how = La table est dans ce navigateur : tous les jeux, contre l’ordinateur ou à tour de rôle sur cet appareil, même en avion.
page-offline-on = Vous jouez sans serveur. Vos tables ne sont enregistrées que dans ce navigateur.
page-offline-unsaved = Cette fenêtre ne peut rien enregistrer : vos parties seront perdues quand vous la fermerez.
page-offline-size = À télécharger une seule fois : { $size } Mo.
page-offline-stored = Tout est déjà là.
page-offline-load = Télécharger et jouer
page-offline-play = Jouer
page-offline-loading = Téléchargement …
page-offline-starting = On met la table …
page-offline-done = { $done } sur { $total } Mo
page-offline-again = Réessayer
page-offline-leave = Revenir au serveur
page-offline-sign = Hors ligne, sans serveur
page-offline-server-back = Le serveur est de retour
page-offline-friends = Pour jouer avec d’autres appareils, il faut une table sur un serveur. Sur celui-ci, vous pouvez jouer à tour de rôle.
page-offline-tables = Vos tables sont dans ce navigateur ; personne d’autre ne les voit.
page-offline-mine = Mes tables sans serveur
page-offline-games = Parties dans ce navigateur
page-offline-record = Ouvrir un enregistrement
page-offline-record-none = Ce fichier n’est pas l’enregistrement d’une partie.
page-offline-parts = Logiciels tiers
page-offline-licences = Toutes les licences
page-offline-wrong = { $code ->
    [network] Le téléchargement a été interrompu. Ce qui est arrivé est conservé ; réessayez une fois connecté.
    [integrity] Un fichier est arrivé endommagé deux fois. Veuillez réessayer plus tard.
    [quota] Il n’y a pas assez de place sur cet appareil. Libérez de l’espace et réessayez.
    [missing] Le serveur ne propose pas cela pour le moment.
    [memory] Cet appareil n’a pas assez de mémoire. Fermer d’autres onglets peut aider.
    [insecure] Cela ne fonctionne qu’avec une connexion sécurisée (https).
    [wasm] Ce navigateur n’en est pas capable. Une version récente de Firefox, Chrome, Edge ou Safari convient.
   *[crashed] La table de ce navigateur s’est arrêtée. Vos parties sont enregistrées jusqu’au dernier coup.
}
