# Les réglages de la page.

page-settings = Réglages
page-settings-part = { $part ->
    [play] Jouer
    [look] Apparence
   *[signals] Sons et signaux
}
page-settings-name = { $name ->
    [theme] Thème
    [contrast] Contraste
    [text] Taille du texte
    [motion] Mouvement des cartes
    [hand] Boutons
   *[tap] Toucher une carte
}
page-settings-pace = { $who ->
    [you] S’applique tout de suite à cette table.
   *[host] À cette table, l’hôte décide ; ceci vaut pour les nouvelles tables.
}
page-settings-tap = { $tap ->
    [choose] la choisit, la toucher encore la joue
   *[play] la joue
}
page-settings-hand = { $hand ->
    [left] pour la main gauche
   *[right] pour la main droite
}
page-settings-contrast = { $contrast ->
    [normal] normal
    [more] élevé
   *[system] système
}
page-settings-motion = { $motion ->
    [off] aucun
    [slow] lent
    [fast] rapide
   *[normal] normal
}
page-settings-motion-none = Votre appareil demande moins de mouvement, donc rien ne bouge.
page-settings-keys = Liste de toutes les touches :
page-settings-vibration = Vibrer quand c’est mon tour
page-settings-notify = M’avertir quand c’est mon tour et que la page est cachée
page-settings-notify-not = { $consent ->
    [denied] Votre navigateur bloque les notifications de cette page. Vous pouvez les autoriser dans ses réglages.
   *[none] Ce navigateur ne peut pas afficher de notifications de cette page.
}
