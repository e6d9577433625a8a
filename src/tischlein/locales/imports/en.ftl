### Messages about games that were played without a server and are brought to one, which the page loads when there are any.

page-import-offer = { $count ->
    [one] One game that you played without a server is only in this browser.
   *[other] { $count } games that you played without a server are only in this browser.
}
page-import-open = Bring them to this server …
page-import-again = Bring games from this browser …
page-import-title = Bring games to this server
page-import-what = The cards and moves of each game are sent, and the names at the table. On the server, each game gets a private table: you can replay it, share its link and play on.
page-import-honest = The server checks that the moves follow the rules. It cannot check who played, so these games stay marked.
page-import-send = { $count ->
    [one] Bring in one game
   *[other] Bring in { $count } games
}
page-import-leave = Leave them here
page-import-progress = Game { $done } of { $total } …
page-import-done = { $count ->
    [one] One game is now on this server.
   *[other] { $count } games are now on this server.
}
page-import-stopped = The other games are still in this browser.
page-import-mark = Brought in
page-import-mark-about = This game was played without this server and brought in later. The moves were checked; who played is what the sender says.
page-wrong-removed = This game was brought in before and has been removed from this server.
