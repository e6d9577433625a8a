### Texte zu Spielen, die ohne Server gespielt und zu einem gebracht werden; die Seite lädt sie, wenn es welche gibt.

page-import-offer = { $count ->
    [one] Ein Spiel, das du ohne Server gespielt hast, ist nur in diesem Browser.
   *[other] { $count } Spiele, die du ohne Server gespielt hast, sind nur in diesem Browser.
}
page-import-open = Auf diesen Server bringen …
page-import-again = Spiele aus diesem Browser herbringen …
page-import-title = Spiele auf diesen Server bringen
page-import-what = Gesendet werden die Karten und Züge jedes Spiels und die Namen am Tisch. Auf dem Server bekommt jedes Spiel einen privaten Tisch: Du kannst es dort noch einmal ansehen, den Link teilen und weiterspielen.
page-import-honest = Der Server prüft, ob die Züge den Regeln folgen. Wer gespielt hat, kann er nicht prüfen; deshalb bleiben diese Spiele gekennzeichnet.
page-import-send = { $count ->
    [one] Ein Spiel mitbringen
   *[other] { $count } Spiele mitbringen
}
page-import-leave = Hier lassen
page-import-progress = Spiel { $done } von { $total } …
page-import-done = { $count ->
    [one] Ein Spiel ist jetzt auf diesem Server.
   *[other] { $count } Spiele sind jetzt auf diesem Server.
}
page-import-stopped = Die anderen Spiele sind weiterhin in diesem Browser.
page-import-mark = Mitgebracht
page-import-mark-about = Dieses Spiel wurde ohne diesen Server gespielt und später mitgebracht. Die Züge sind geprüft; wer gespielt hat, steht so da, wie es gesendet wurde.
page-wrong-removed = Dieses Spiel wurde schon einmal mitgebracht und ist auf diesem Server gelöscht worden.
