# Ami a készlettel írt játékokban közös: francia kártyák, lerakás, ütések. Ha egy játéknak saját üzenetei vannak, azok érvényesek.

## Lapok: a $text szám, vagy J, Q, K, A. Amelyik lapnak senki sem adott nevet, azt úgy mondjuk, ahogyan írjuk.

card-suited = { colour } { $text ->
    [J] bubi
    [Q] dáma
    [K] király
    [A] ász
   *[other] { $text }
}
    .the = a { colour } { $text ->
        [2] 2-t
        [3] 3-at
        [4] 4-et
        [5] 5-öt
        [6] 6-ot
        [7] 7-et
        [8] 8-at
        [9] 9-et
        [10] 10-et
        [J] bubit
        [Q] dámát
        [K] királyt
        [A] ászt
       *[other] { $text } lapot
    }
    .on = a { colour } { $text ->
        [2] 2-re
        [3] 3-ra
        [4] 4-re
        [5] 5-re
        [6] 6-ra
        [7] 7-re
        [8] 8-ra
        [9] 9-re
        [10] 10-re
        [J] bubira
        [Q] dámára
        [K] királyra
        [A] ászra
       *[other] { $text } lapra
    }
card-joker = dzsóker
    .the = a dzsókert
    .on = a dzsókerre
card-other = { $card }
    .the = a(z) { $card } lapot
    .on = a(z) { $card } lapra
place = { $place ->
    [discard] a dobópaklira
    [pile] erre a halomra: { $number }.
   *[other] az asztalra
}

## Mi történt

event-turn_over = Felfordított lap: { $card }.
event-play-on = { $who ->
    [you] Leteszed { $card_the }.
   *[other] { $name } leteszi { $card_the }.
}
event-play-suit = { $who ->
    [you] Leteszed { $card_the }, és { $suit_some } kérsz.
   *[other] { $name } leteszi { $card_the }, és { $suit_some } kér.
}
event-skip = { $who ->
    [you] Kimaradsz egy körből.
   *[other] { $name } kimarad egy körből.
}
event-idle = { $who ->
    [you] Semmit sem tehetsz, ezért kimaradsz.
   *[other] { $name } semmit sem tehet, ezért kimarad.
}
event-play = { $who ->
    [you] Kijátszod { $card_the }.
   *[other] { $name } kijátssza { $card_the }.
}
event-play-colour = { $who ->
    [you] Hívod { $card_the }, és megnevezed { $colour_the }.
   *[other] { $name } hívja { $card_the }, és megnevezi { $colour_the }.
}
event-trump = Az adu { $colour } ({ $card }).
event-trick = { $who ->
    [you] Te viszed az ütést.
   *[other] { $name } viszi az ütést.
}

## Miért nem szabad egy lépés, a szabályok indoka szerint

refuse-over = { game-over }
refuse-turn = { not-your-turn }
refuse-held = { not-held }
refuse-fit = Nem teheted { $card_the } { $top_on }: nem illik rá.
refuse-must = Nem húzhatsz: van odaillő lapod, le kell tenned egyet.
refuse-drawn = Most húztad { $drawn_the }: tedd le, ha illik, vagy tartsd meg.
refuse-keep = Nem húztál lapot, amelyet megtarthatnál.
refuse-follow = Nem játszhatod ki { $card_the }: van a kezedben ilyen szín ({ $colour }), azt kell adnod.

## Mit kérdezünk egy széktől

ask-play = { $table ->
    [play] Te jössz: tegyél le egy lapot.
    [draw] Egyetlen lapod sem illik: húznod kell.
    [follow] Te jössz: adj színt ({ $colours }).
    [throw] Nem tudsz színt adni ({ $colours }): játssz ki bármilyen lapot.
   *[other] Te jössz.
}
ask-drawn = Tedd le a húzott lapot, ha illik, vagy tartsd meg.
ask-lead = Te hívsz: játssz ki bármilyen lapot.

## Az asztalnál

table-suit = Szín
