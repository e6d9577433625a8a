### The review of a game

page-review-none = This game has no review.
page-review-working = The game is being played through many times. Reviewed so far: { $share }
page-review-progress = Progress of the review
page-review-done = The review is complete.
page-review-curve = The chances to win
page-review-standing = The chances to win the series
page-review-curve-about = { $kind ->
    [known] As each player could tell from the cards they saw, after each of their own choices.
    [open] With everybody’s cards open. Cards that nobody had seen yet are left to chance.
   *[series] After each game of the series.
}
page-review-curve-ear = The table below has the same chances as text.
page-review-at = Point in the game
page-review-before = Before the deal: everybody has the same chance.
page-review-before-series = Before the first game: everybody has the same chance.
page-review-after-game = After game { $number }
page-review-move = Move { $number }:
page-review-passed = { $name } does nothing.
page-review-table = The chances as a table
page-review-event = What happened
page-review-open = With all cards open
page-review-open-note = Just a curiosity: nobody could know this while playing. Grades and skill never depend on it.
page-review-part = Which game
page-review-series = The whole series
page-review-game = Game { $number }: { $name }
page-review-skills = Luck and skill
page-review-skill = Skill
page-review-skill-none = no choice
page-review-skill-about = Skill: 0 is as good as drawing lots, 100 is always a best move; ± is how sure the figure is. Luck is in wins: +0.25 is a quarter of a win.
page-review-luck = Luck
page-review-luck-word = { $luck ->
    [much] very kind cards
    [some] kind cards
    [even] about even
    [little] little luck
   *[hard] hard luck
}
page-review-won = { $part ->
    [all] won
   *[some] { $share } of the win
}
page-review-account = How it came about: { $name }
page-review-account-unit = In wins: 1.00 is a whole win. What is above the double line adds up to what is below it.
page-review-term = { $term ->
    [fair] Fair share
    [deal] The deal
    [draws] Draws
    [hidden] Hidden cards
    [moves] Own moves
    [others_moves] Moves of the others
    [others_luck] Luck of the others
   *[result] Result
}
page-review-term-why = { $term ->
    [fair] the same for every seat, before the deal
    [deal] the cards dealt to this hand, and to the others
    [draws] what was drawn, turned over or thrown on own turns
    [hidden] how the cards lay that nobody could see from here
    [moves] own choices, compared with those of a steady computer player
    [others_moves] what the choices of the others gave or took
    [others_luck] what the luck of the others gave or took
   *[result] what became of it
}
page-review-moments = { $kind ->
    [costly] Worth a second look
    [found] Hard to find, and found
   *[none] Moments
}
page-review-moments-none = In this game there was nothing to choose from this seat.
page-review-cost = Another move adds { $share } to the chance to win.
page-review-found = Well found! A random move would have cost { $share }.
page-review-ask = What would you have done?
page-review-again = Look at it again
page-review-question = { $who ->
    [you] What would you have done?
   *[other] What would you have done in place of { $name }?
}
page-review-next = Next moment
page-review-back = Back to the review
page-review-decisions = All decisions
page-review-decision-count = { $count ->
    [one] One decision. Moves without a choice do not count.
   *[other] { $count } decisions. Moves without a choice do not count.
}
page-review-decisions-all = Show them all
page-review-grade = { $grade ->
    [best] strong
    [good] good
    [inaccurate] nearly
    [mistake] more was possible
   *[blunder] much more was possible
}
page-review-share = Share the review

## Messages of the review of a game, which the page loads with its pages.

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
page-trial-measure = Chances to win from many games played on, each with another deal of the cards that you could not see.

## Luck and skill in the table book

page-book-luck-games = Reviewed
page-book-luck-mean = Luck per game
page-book-luck-unsure = too few games to say
page-book-luck-reviewed = { $count ->
    [one] { $done } of one game reviewed.
   *[other] { $done } of { $count } games reviewed.
}
page-book-luck-start = { $count ->
    [one] Review the other game
   *[other] Review the other { $count } games
}
page-book-luck-working = Game { $at } of { $count }: { $share }
page-book-luck-stop = Stop
page-book-luckiest = The luckiest evening:
page-book-luckiest-of = { $name }, { $day }: luck { $luck } in { $count ->
    [one] one game
   *[other] { $count } games
}.
page-book-hardest = The hardest-earned win:
page-book-hardest-of = { $name }, { $day }: luck { $luck }.
page-book-luck-about = Skill: 0 is as good as drawing lots, 100 is always a best move. Luck is in wins: +0.25 is a quarter of a win. ± is how far the truth may be away; luck within it is no more than chance.
page-book-luck-few = A few reviewed games say nothing yet. The more there are, the surer the figures.
