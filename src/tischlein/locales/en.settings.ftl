# The settings of the page.

page-settings = Settings
page-settings-part = { $part ->
    [play] Playing
    [look] Appearance
   *[signals] Sounds and signals
}
page-settings-name = { $name ->
    [theme] Theme
    [contrast] Contrast
    [text] Text size
    [motion] Movement of cards
    [hand] Buttons
   *[tap] A tap on a card
}
page-settings-pace = { $who ->
    [you] Applies at this table at once.
   *[host] At this table the host decides; this is for new tables.
}
page-settings-tap = { $tap ->
    [choose] chooses it, a second tap plays it
   *[play] plays it
}
page-settings-hand = { $hand ->
    [left] for the left hand
   *[right] for the right hand
}
page-settings-contrast = { $contrast ->
    [normal] normal
    [more] high
   *[system] system
}
page-settings-motion = { $motion ->
    [off] none
    [slow] slow
    [fast] fast
   *[normal] normal
}
page-settings-motion-none = Your device asks for less movement, so nothing moves.
page-settings-keys = List of all keys:
page-settings-vibration = Vibrate when it is my turn
page-settings-notify = Notify me when it is my turn and the page is hidden
page-settings-notify-not = { $consent ->
    [denied] Your browser blocks notifications from this page. You can allow them in its settings.
   *[none] This browser cannot show notifications from this page.
}
