# Playing without a server.

page-offline = Play offline
page-offline-title = Without a server
page-offline-how = The table runs in this browser: every game, against computer players or with everyone on this device, even on a plane.
page-offline-on = You are playing without a server. Your tables are stored in this browser only.
page-offline-unsaved = This window may not store anything: your games are gone once you close it.
page-offline-size = To be downloaded once: { $size } MB.
page-offline-stored = Everything is already here.
page-offline-load = Download and play
page-offline-play = Play
page-offline-loading = Downloading …
page-offline-starting = Setting the table …
page-offline-done = { $done } of { $total } MB
page-offline-again = Try again
page-offline-leave = Back to the server
page-offline-sign = Offline, without a server
page-offline-server-back = The server is back
page-offline-friends = Friends on other devices can only join a table on a server. On this device you can play in turns.
page-offline-tables = Your tables are in this browser; nobody else can see them.
page-offline-mine = My tables without a server
page-offline-games = Games in this browser
page-offline-record = Open a record
page-offline-record-none = This file is not a record of a game.
page-offline-parts = Software by others
page-offline-licences = All licences
page-offline-wrong = { $code ->
    [network] The download was interrupted. What has arrived is kept; please try again once you are connected.
    [integrity] A part arrived damaged, twice. Please try again later.
    [quota] There is not enough room on this device. Please free some space and try again.
    [missing] The server does not offer this right now.
    [memory] This device does not have enough memory for it. Closing other tabs may help.
    [insecure] This works only over a secure connection (https).
    [wasm] This browser cannot do that. A current version of Firefox, Chrome, Edge or Safari can.
   *[crashed] The table in this browser has stopped. Your games are saved up to the last move.
}
