### Messages of the review of a game, which the page loads with its pages.

## Einen Moment noch einmal versuchen

page-trial-ask = Was würdest du tun?
page-trial-how = Wähle einen Zug wie am Tisch. Du kannst es beliebig oft versuchen.
page-trial-impossible = Das war in diesem Moment nicht möglich.
page-trial-pass = Nichts tun
page-trial-verdict = { $verdict ->
    [best] Gut gefunden: Nichts gewinnt öfter.
    [equal] Gut gefunden: Das ist so gut wie der beste Zug.
    [close] Ganz nah dran: Ein anderer Zug gewinnt ein klein wenig öfter.
   *[behind] Ein anderer Zug gewinnt öfter. Schau noch einmal hin, oder lass dir die Antwort zeigen.
}
page-trial-answer = Antwort zeigen
page-trial-answer-title = Die Antwort
page-trial-yours = deine Wahl
page-trial-played = gespielt
page-trial-chance = Siegchance:
page-trial-behind = { $verdict ->
    [best] der beste gefundene Zug
    [equal] so gut wie der beste
   *[behind] { $share } dahinter
}
page-trial-all = Alle { $count } Züge
page-trial-measure = Siegchancen aus vielen weitergespielten Spielen. Die Karten, die du nicht sehen konntest, wurden dafür jedes Mal neu verteilt.
