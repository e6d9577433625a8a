# Ex & Hop

## A játék és a beállításai

game-ex-hop = Ex & Hop
option-colours = Színek: véletlen, vagy helyenként egy betű, sorban
value-colours = rgb…

## Mi történt

event-ex-hop-colours = Mindenki kap egy színt: { $colours }.
event-ex-hop-tile = Új lapka, { $row }. sor: { $tile }.
event-ex-hop-play = { $who ->
    [you] Leteszed { $card_the } ide: { $row }. sor.
   *[other] { $name } leteszi { $card_the } ide: { $row }. sor.
}
event-ex-hop-win_row = { $who ->
    [you] Megtelt a sor ({ $row }.): { $sums }. Te kapod a lapkát: { $tile }.
   *[other] Megtelt a sor ({ $row }.): { $sums }. { $name } kapja a lapkát: { $tile }.
}
event-ex-hop-tie = Megtelt a sor ({ $row }.): { $sums }. A legnagyobb összegen többen osztoznak: senki sem kapja meg a lapkát ({ $tile }), és a sor elölről kezdődik.
event-ex-hop-closed = Nincs több lapka, a sor bezárul: { $row }. sor.
event-ex-hop-offer = { $who ->
    [you] Cserét ajánlasz: { $gives_some } { $wants_for }.
   *[other] { $name } cserét ajánl: { $gives_some } { $wants_for }.
}
event-ex-hop-offer-card = { $who ->
    [you] Felajánlod { $card_the } { $wants_for }.
   *[other] { $name } felajánlja { $card_the } { $wants_for }.
}
event-ex-hop-answer = { $who ->
    [you] Válaszoltál.
   *[other] { $name } válaszolt.
}
event-ex-hop-answer-card = { $who ->
    [you] Odaadod { $card_the }.
   *[other] { $name } odaadja { $card_the }.
}
event-ex-hop-answer-decline = { $who ->
    [you] Elutasítod.
   *[other] { $name } elutasítja.
}
event-ex-hop-no_swap = { $who ->
    [you] Senki sem ad lapot: visszaveszed a sajátodat.
   *[other] Senki sem ad lapot: { $name } visszaveszi a sajátját.
}
event-ex-hop-swap = { $name } és { $with_name } cserél.
event-ex-hop-swap-given = { $who ->
    [you] Cseréltek, te és { $with_name }: odaadod { $given_the }, és megkapod { $got_the }.
   *[other] { $with_who ->
        [you] { $name } veled cserél: odaadod { $got_the }, és megkapod { $given_the }.
       *[other] { $name } és { $with_name } cserél: { $name } odaadja { $given_the }, és megkapja { $got_the }.
    }
}

## Miért nem szabad egy lépés

refuse-ex-hop-3-1 = { not-your-turn }
refuse-ex-hop-3-3 = { not-held }
refuse-ex-hop-3-4 = Ennek a sornak nincs lapkája, zárva van: { $row }. sor.
refuse-ex-hop-4-1 = Ez a szín nincs játékban: { $wants }.
refuse-ex-hop-4-2 = { $state ->
    [due] { $seat_who ->
        [you] Előbb a többiek válaszolnak az ajánlatodra.
       *[other] Előbb { $seat_name } ajánlatára kell válaszolni: { $gives_some } { $wants_for }.
    }
    [own] Ez a te ajánlatod: a többiek válaszolnak rá.
    [final] Már válaszoltál, és a válasz végleges.
    [empty] Nincs lapod, ezért nem kérdezünk.
   *[none] Nincs ajánlat, amelyre válaszolhatnál. Tegyél le egy lapot egy sorba, például r7/2, vagy ajánld fel, például r7:g.
}
refuse-ex-hop-4-3 = { $held ->
    [yes] A kért szín: { $wants }; ez a lap más színű: { $card }.
   *[no] { not-held }
}
refuse-ex-hop-4-6 = Rajtad kívül senkinek sincs lapja, ezért nem ajánlhatsz cserét.
refuse-ex-hop-4-7 = Egymás után már { $offers } ajánlat volt: most le kell tenned egy lapot.
refuse-ex-hop-6-1 = { game-over }

## Mit kérdezünk egy széktől

ask-ex-hop-play = Te jössz: tegyél le egy lapot, vagy ajánlj cserét.
ask-ex-hop-play-only = Te jössz: tegyél le egy lapot.
ask-ex-hop-answer = { $offer_seat_name } ajánlata: { $offer_gives_some } ad { $offer_wants_for }. Válaszolj egy lappal, vagy utasítsd el.

## Mit lehet beírni

move-decline = elutasítás
    .typed = elutasít, elutasítom, nem, semmi
key-ex-hop-play = letesz egy lapot egy sorba, itt a piros 7-et a 2. sorba
key-ex-hop-offer = felajánl egy lapot, itt a piros 7-et egy zöldért
key-ex-hop-answer = egy lappal válaszol az ajánlatra, itt a zöld 5-tel
key-ex-hop-decline = nem ad semmit az ajánlatért
moves-ex-hop-play = lap letétele ebbe a sorba:
moves-ex-hop-offer = lap felajánlása ezért:

## Az asztalnál

table-ex-hop-row = { $number }. sor
table-ex-hop-closed = zárva
table-ex-hop-stack = { $count } lapka lefordítva
table-ex-hop-last = Legutóbb értékelve: { $row }. sor

## Miért jó egy lépés

reason-ex-hop-takes = Megtelik a sor, és te kapod a pontjait.
reason-ex-hop-pushes = Megtelik a sor, és más kapja a mínuszpontokat.
reason-ex-hop-tie = A legnagyobb összegen többen osztoznak: senki sem kapja meg a lapkát.
reason-ex-hop-own = A saját színedet erősíted ott, ahol pontot lehet nyerni.
reason-ex-hop-others = Így valószínűbb, hogy más kapja a mínuszpontokat.
reason-ex-hop-offer = A sorok maradnak, ahogy vannak, és talán jobb lapot kapsz.
reason-ex-hop-swap = Más színű lapért saját színűt kapsz.
reason-ex-hop-decline = Egyik lapodat sem érdemes odaadni érte.

## On the page, and in the guided first game

page-lesson-ex-hop-aim = Minden sorhoz egy lapka tartozik. A fekete pontot hoz, a piros pontba kerül. A végén a legtöbb pont nyer.
page-lesson-ex-hop-colour = A te színed a játék végéig: { colour }. A kezedben viszont minden színből lehet lap, és a többiekében is.
page-lesson-ex-hop-play = Te jössz! Tegyél bármilyen lapot bármelyik sorba. Annak számít, akié a szín: segíts magadnak a feketénél, és küldd a többieket a piroshoz.
page-lesson-ex-hop-answer = Valaki cserét ajánl. Adj titokban egy lapot a kért színből, vagy utasítsd el. Mindkettő rendben van.
page-lesson-ex-hop-full = Még egy lap, és ez a sor megtelik. Számolj: melyik szín vezet, és jó neked, ha azé lesz a lapka?
page-lesson-ex-hop-offer = Egyik lapod sem segít? Ajánlj fel egyet, és mondd meg, milyen színt kérsz érte. A számát senki sem látja.
page-lesson-ex-hop-won = Megtelt egy sor, ezért összeadtuk a színeket. A legnagyobb összeg kapta a lapkát, akár akarta, akár nem.
page-lesson-ex-hop-tie = Holtverseny a legnagyobb összegért: senki sem kapja a lapkát, és a sor újrakezdődik.
page-lesson-ex-hop-swap = Ketten cseréltek. Azt mindenki látta, hogy kik; hogy mit, csak ők tudják.
page-lesson-ex-hop-end = Elkelt az utolsó lapka. Fekete mínusz piros: ennyi pontja van mindenkinek.
page-refuse-ex-hop-4-2 = { $state ->
    [due] { $seat_who ->
        [you] Előbb a többiek válaszolnak az ajánlatodra.
       *[other] Előbb { $seat_name } ajánlatára kell válaszolni: { $gives_some } { $wants_for }.
    }
    [own] Ez a te ajánlatod: a többiek válaszolnak rá.
    [final] Már válaszoltál, és a válasz végleges.
    [empty] Nincs lapod, ezért nem kérdezünk.
   *[none] Nincs ajánlat, amelyre válaszolhatnál. Tegyél le egy lapot egy sorba, vagy ajánld fel.
}

## Pillanatok az oldalon

page-seat-event-ex-hop-offer = Cserélne
page-seat-event-ex-hop-swap = Csere: { $with_name }
page-seat-event-ex-hop-swap-at-with = Csere: { $name }
page-seat-event-ex-hop-no_swap = Nincs csere
page-seat-event-ex-hop-win_row = { $tile }
page-taken-ex-hop-win_row = { $who ->
    [you] Te kapod a lapkát: { $tile }
   *[other] { $name } kapja a lapkát: { $tile }
}
page-taken-ex-hop-tie = Holtverseny: senki sem kapja meg a lapkát ({ $tile })
page-taken-value-ex-hop-win_row = { $sums }
page-taken-value-ex-hop-tie = { $sums }
page-zone-ex-hop-tile = { $number }. sor lapkája
page-zone-ex-hop-won = { $who ->
    [you] A te lapkáid: { $count }
   *[other] { $name } lapkái: { $count }
}

## One line about each game, on the start page

page-about-ex-hop = Tölts sorokat, cserélj titokban, kerüld a piros lapkákat
