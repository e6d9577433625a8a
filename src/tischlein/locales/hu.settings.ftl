# Az oldal beállításai.

page-settings = Beállítások
page-settings-part = { $part ->
    [play] Játék
    [look] Megjelenés
   *[signals] Hangok és jelzések
}
page-settings-name = { $name ->
    [theme] Téma
    [contrast] Kontraszt
    [text] Betűméret
    [motion] A lapok mozgása
    [hand] Gombok
   *[tap] Koppintás egy lapra
}
page-settings-pace = { $who ->
    [you] Ennél az asztalnál azonnal érvényes.
   *[host] Ennél az asztalnál a házigazda dönt; ez az új asztalokra érvényes.
}
page-settings-tap = { $tap ->
    [choose] kiválasztja, még egy koppintás kijátssza
   *[play] kijátssza
}
page-settings-hand = { $hand ->
    [left] bal kézhez
   *[right] jobb kézhez
}
page-settings-contrast = { $contrast ->
    [normal] normál
    [more] erős
   *[system] rendszer
}
page-settings-motion = { $motion ->
    [off] nincs
    [slow] lassú
    [fast] gyors
   *[normal] normál
}
page-settings-motion-none = A készüléked kevesebb mozgást kér, ezért semmi sem mozog.
page-settings-keys = Az összes billentyű listája:
page-settings-vibration = Rezegjen, ha én következem
page-settings-notify = Értesítést kérek, ha én következem, és az oldal nem látszik
page-settings-notify-not = { $consent ->
    [denied] A böngésződ letiltotta ennek az oldalnak az értesítéseit. A böngésző beállításaiban engedélyezheted őket.
   *[none] Ez a böngésző nem tud értesítést mutatni erről az oldalról.
}
