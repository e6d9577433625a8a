# Die Einstellungen der Seite.

page-settings = Einstellungen
page-settings-part = { $part ->
    [play] Spielen
    [look] Darstellung
   *[signals] Töne und Signale
}
page-settings-name = { $name ->
    [theme] Farbschema
    [contrast] Kontrast
    [text] Schriftgröße
    [motion] Bewegung der Karten
    [hand] Knöpfe
   *[tap] Tippen auf eine Karte
}
page-settings-pace = { $who ->
    [you] Gilt an diesem Tisch sofort.
   *[host] An diesem Tisch entscheidet der Gastgeber; dies gilt für neue Tische.
}
page-settings-tap = { $tap ->
    [choose] wählt sie, nochmaliges Tippen spielt sie
   *[play] spielt sie
}
page-settings-hand = { $hand ->
    [left] für die linke Hand
   *[right] für die rechte Hand
}
page-settings-contrast = { $contrast ->
    [normal] normal
    [more] hoch
   *[system] System
}
page-settings-motion = { $motion ->
    [off] keine
    [slow] langsam
    [fast] schnell
   *[normal] normal
}
page-settings-motion-none = Dein Gerät wünscht weniger Bewegung, darum bewegt sich nichts.
page-settings-keys = Liste aller Tasten:
page-settings-vibration = Vibrieren, wenn ich dran bin
page-settings-notify = Benachrichtigen, wenn ich dran bin und die Seite verdeckt ist
page-settings-notify-not = { $consent ->
    [denied] Dein Browser blockiert Benachrichtigungen dieser Seite. In seinen Einstellungen kannst du sie erlauben.
   *[none] Dieser Browser kann keine Benachrichtigungen dieser Seite anzeigen.
}
