### Messages sur les parties jouées sans serveur que l’on y apporte ; la page les charge quand il y en a.

page-import-offer = { $count ->
    [one] Une partie que vous avez jouée sans serveur n’est que dans ce navigateur.
   *[other] { $count } parties que vous avez jouées sans serveur ne sont que dans ce navigateur.
}
page-import-open = Les apporter sur ce serveur …
page-import-again = Apporter des parties de ce navigateur …
page-import-title = Apporter des parties sur ce serveur
page-import-what = Sont envoyés les cartes et les coups de chaque partie, ainsi que les noms des joueurs. Sur le serveur, chaque partie reçoit une table privée : vous pouvez la revoir, partager son lien et continuer à jouer.
page-import-honest = Le serveur vérifie que les coups suivent les règles. Il ne peut pas vérifier qui a joué : ces parties restent donc signalées.
page-import-send = { $count ->
    [one] Apporter une partie
   *[other] Apporter { $count } parties
}
page-import-leave = Les laisser ici
page-import-progress = Partie { $done } sur { $total } …
page-import-done = { $count ->
    [one] Une partie est maintenant sur ce serveur.
   *[other] { $count } parties sont maintenant sur ce serveur.
}
page-import-stopped = Les autres parties sont toujours dans ce navigateur.
page-import-mark = Apportée
page-import-mark-about = Cette partie a été jouée sans ce serveur et apportée plus tard. Les coups sont vérifiés ; les noms sont ceux qui ont été envoyés.
page-wrong-removed = Cette partie a déjà été apportée et a été supprimée de ce serveur.
