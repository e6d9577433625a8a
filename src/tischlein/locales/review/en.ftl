### Messages of the review of a game, which the page loads with its pages.

## Trying a moment again

page-trial-ask = What would you do?
page-trial-how = Choose a move as at the table. Try as often as you like.
page-trial-impossible = That was not possible at this moment.
page-trial-pass = Let it pass
page-trial-verdict = { $verdict ->
    [best] Well found: nothing wins more often than that.
    [equal] Well found: that is as good as the best move.
    [close] Very close: another move wins slightly more often.
   *[behind] Another move wins more often. Look again, or see the answer.
}
page-trial-answer = Show the answer
page-trial-answer-title = The answer
page-trial-yours = your choice
page-trial-played = played
page-trial-chance = Chance to win:
page-trial-behind = { $verdict ->
    [best] the best move found
    [equal] as good as the best
   *[behind] { $share } behind
}
page-trial-all = All { $count } moves
page-trial-measure = Chances to win, from many games played on with the cards that you could not see dealt anew each time.
