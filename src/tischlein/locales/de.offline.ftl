# Spielen ohne Server.

page-offline = Ohne Server spielen
page-offline-title = Ohne Server
page-offline-how = Der Tisch steht in diesem Browser: alle Spiele, gegen Computerspieler oder reihum an diesem Gerät, auch im Flugzeug.
page-offline-on = Du spielst ohne Server. Deine Tische sind nur in diesem Browser gespeichert.
page-offline-unsaved = Dieses Fenster darf nichts speichern: Wenn du es schließt, sind deine Spiele weg.
page-offline-size = Einmal herunterzuladen: { $size } MB.
page-offline-stored = Es ist schon alles da.
page-offline-load = Herunterladen und spielen
page-offline-play = Spielen
page-offline-loading = Wird heruntergeladen …
page-offline-starting = Der Tisch wird gedeckt …
page-offline-done = { $done } von { $total } MB
page-offline-again = Noch einmal versuchen
page-offline-leave = Zurück zum Server
page-offline-sign = Ohne Server
page-offline-server-back = Der Server ist wieder da
page-offline-friends = An andere Geräte einladen kannst du nur an einem Tisch auf einem Server. An diesem Gerät könnt ihr reihum spielen.
page-offline-tables = Deine Tische sind in diesem Browser; sonst sieht sie niemand.
page-offline-mine = Meine Tische ohne Server
page-offline-games = Spiele in diesem Browser
page-offline-record = Aufzeichnung öffnen
page-offline-record-none = Diese Datei ist keine Aufzeichnung eines Spiels.
page-offline-parts = Software von anderen
page-offline-licences = Alle Lizenzen
page-offline-wrong = { $code ->
    [network] Das Herunterladen wurde unterbrochen. Was schon da ist, bleibt; versuch es noch einmal, sobald du Netz hast.
    [integrity] Ein Teil kam zweimal beschädigt an. Versuch es bitte später noch einmal.
    [quota] Auf diesem Gerät ist nicht genug Platz. Mach etwas frei und versuch es noch einmal.
    [missing] Der Server bietet das gerade nicht an.
    [memory] Dieses Gerät hat dafür nicht genug Arbeitsspeicher. Vielleicht hilft es, andere Tabs zu schließen.
    [insecure] Das geht nur über eine sichere Verbindung (https).
    [wasm] Dieser Browser kann das nicht. Ein aktueller Firefox, Chrome, Edge oder Safari kann es.
   *[crashed] Der Tisch in diesem Browser ist stehen geblieben. Deine Spiele sind bis zum letzten Zug gespeichert.
}
