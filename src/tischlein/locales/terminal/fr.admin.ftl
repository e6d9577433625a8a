# Ce que dit `tischlein admin`.

cli-admin = Administrer les tables d’un serveur : les lister, les fermer, les supprimer ; bannir et effacer des invités.
cli-admin-list = Lister les tables, les plus récentes d’abord.
cli-admin-show = Montrer une table : ses réglages, ses places et ses parties terminées.
cli-admin-close = Fermer une table : plus personne ne peut y jouer ni s’y joindre ; ses parties terminées restent.
cli-admin-delete = Supprimer une table avec tout ce qui lui appartient.
cli-admin-ban = Bannir un invité, une adresse ou un réseau.
cli-admin-unban = Lever un bannissement.
cli-admin-bans = Lister les bannissements.
cli-admin-erase = Effacer un invité : nom, animal et messages ; les parties restent.
cli-admin-database = Où les tables sont enregistrées : sqlite:///fichier ou postgresql://… ; par défaut, le fichier de votre dossier de données.
cli-admin-key-file = Le fichier de la clé du serveur.
cli-admin-table = L’identifiant de la table.
cli-admin-older-than = Seulement les tables auxquelles personne n’a touché depuis ce nombre de jours.
cli-admin-yes = Ne pas demander de confirmation.
cli-admin-json = Afficher du JSON.
cli-admin-target = L’identifiant d’un invité (voir show), une adresse ou un réseau comme 203.0.113.0/24.
cli-admin-guest = L’identifiant de l’invité (voir show).
cli-admin-limit = Le nombre maximal de tables à lister.
cli-admin-public = Seulement les tables publiques.
cli-admin-reason = La raison, pour vous en souvenir.
cli-admin-days = Bannir pour ce nombre de jours au lieu de pour toujours.
cli-keep-tables = Supprimer les tables auxquelles personne n’a touché depuis ce nombre de jours ; sinon, elles restent pour toujours.
cli-keep-chat = Supprimer les messages et les réactions après ce nombre de jours ; sinon, ils restent pour toujours.
admin-no-tables = Il n’y a pas de telles tables.
admin-no-bans = Personne n’est banni.
admin-closed = La table { $table } est fermée.
admin-deleted = La table { $table } est supprimée.
admin-deleted-many = { $count ->
    [one] { $count } table est supprimée.
   *[other] { $count } tables sont supprimées.
}
admin-ask-delete = Supprimer pour toujours la table { $table }, ses parties et ses messages ? (oui/non)
admin-ask-delete-many = { $count ->
    [one] Supprimer pour toujours { $count } table, ses parties et ses messages ? (oui/non)
   *[other] Supprimer pour toujours { $count } tables, leurs parties et leurs messages ? (oui/non)
}
admin-ask-erase = { $count ->
    [one] Effacer pour toujours l’invité { $guest } à { $count } table ? (oui/non)
   *[other] Effacer pour toujours l’invité { $guest } à { $count } tables ? (oui/non)
}
admin-erased = { $count ->
    [one] L’invité { $guest } est effacé à { $count } table.
   *[other] L’invité { $guest } est effacé à { $count } tables.
}
admin-nothing = Rien n’a été modifié.
admin-banned = { $target } : banni jusqu’au { $until }.
admin-banned-for-ever = { $target } : banni pour toujours.
admin-unbanned = Le bannissement de { $target } est levé.
admin-for-ever = pour toujours
admin-phase = État
admin-phase-gathering = avant le jeu
admin-phase-playing = en jeu
admin-phase-over = jeu terminé
admin-phase-closed = fermée
admin-created = Ouverte
admin-changed = Dernier changement
admin-games = Parties
admin-entries = Entrées
admin-setup = Réglages : { $setup }
admin-size = Journal : entrées : { $entries }, caractères : { $size }
admin-seat = Place
admin-animal = Animal
admin-guest = Identifiant de l’invité
admin-level = Niveau
admin-number = Nº
admin-ended = Fin
admin-players = Joueurs par rang
admin-target = Invité ou réseau
admin-since = Depuis
admin-until = Jusqu’au
admin-reason = Raison
bad-admin-table = Il n’y a pas de table { $table } dans cette base de données.
bad-admin-delete = Nommez soit une table, soit --older-than.
bad-admin-target = « { $target } » n’est ni l’identifiant d’un invité, ni une adresse, ni un réseau.
bad-admin-ban = { $target } n’est pas banni.
bad-admin-guest = Aucun invité { $guest } n’a jamais eu de place dans cette base de données.
