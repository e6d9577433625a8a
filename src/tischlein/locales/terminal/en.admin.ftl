# What `tischlein admin` says.

cli-admin = Look after the tables of a server: list, close and delete them, ban and erase guests.
cli-admin-list = List the tables, the newest first.
cli-admin-show = Show a table: its setup, its seats and its finished games.
cli-admin-close = Close a table: nobody can play there or join any more; its finished games stay.
cli-admin-delete = Delete a table with everything that belongs to it.
cli-admin-ban = Ban a guest, an address or a network.
cli-admin-unban = Lift a ban.
cli-admin-bans = List the bans.
cli-admin-erase = Erase a guest: name, animal and chat; the games stay.
cli-admin-database = Where the tables are stored: sqlite:///file or postgresql://…; by default, the file in your data directory.
cli-admin-key-file = The file with the server’s key.
cli-admin-table = The id of the table.
cli-admin-older-than = Only tables that nobody has touched for this many days.
cli-admin-yes = Do not ask before.
cli-admin-json = Print JSON.
cli-admin-target = The id of a guest (see show), an address, or a network such as 203.0.113.0/24.
cli-admin-guest = The id of the guest (see show).
cli-admin-limit = The most tables to list.
cli-admin-public = Only public tables.
cli-admin-reason = Why, for you to read later.
cli-admin-days = Ban for this many days instead of for ever.
cli-keep-tables = Delete tables that nobody has touched for this many days; without it, they are kept for ever.
cli-keep-chat = Delete chat messages and reactions after this many days; without it, they are kept for ever.
admin-no-tables = There are no such tables.
admin-no-bans = Nobody is banned.
admin-closed = The table { $table } is closed.
admin-deleted = The table { $table } is deleted.
admin-deleted-many = { $count ->
    [one] { $count } table is deleted.
   *[other] { $count } tables are deleted.
}
admin-ask-delete = Delete the table { $table } with its games and its chat for ever? (yes/no)
admin-ask-delete-many = { $count ->
    [one] Delete { $count } table with its games and its chat for ever? (yes/no)
   *[other] Delete { $count } tables with their games and their chat for ever? (yes/no)
}
admin-ask-erase = { $count ->
    [one] Erase the guest { $guest } at { $count } table for ever? (yes/no)
   *[other] Erase the guest { $guest } at { $count } tables for ever? (yes/no)
}
admin-erased = { $count ->
    [one] The guest { $guest } is erased at { $count } table.
   *[other] The guest { $guest } is erased at { $count } tables.
}
admin-nothing = Nothing was changed.
admin-banned = { $target } is banned until { $until }.
admin-banned-for-ever = { $target } is banned for ever.
admin-unbanned = The ban of { $target } is lifted.
admin-for-ever = for ever
admin-phase = State
admin-phase-gathering = gathering
admin-phase-playing = playing
admin-phase-over = game over
admin-phase-closed = closed
admin-created = Created
admin-changed = Last change
admin-games = Games
admin-entries = Log lines
admin-setup = Setup: { $setup }
admin-size = Log: lines: { $entries }, characters: { $size }
admin-seat = Seat
admin-animal = Animal
admin-guest = Guest id
admin-level = Level
admin-number = No.
admin-ended = Ended
admin-players = Players by place
admin-target = Guest or network
admin-since = Since
admin-until = Until
admin-reason = Reason
bad-admin-table = There is no table { $table } in this database.
bad-admin-delete = Name either a table or --older-than.
bad-admin-target = “{ $target }” is neither the id of a guest nor an address or a network.
bad-admin-ban = There is no ban of { $target }.
bad-admin-guest = No guest { $guest } has ever had a seat in this database.
