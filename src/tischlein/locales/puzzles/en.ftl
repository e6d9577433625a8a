### Messages of puzzles and the daily deal, which the page loads with its pages.

## The daily deal

page-daily-how = One deal a day for each game, with the same cards for everyone. You play it alone against { $count ->
    [one] a computer player
   *[other] { $count } computer players
}: one try, no hints, no take-backs.
page-daily-game = Game of the day
page-daily-play = Play this deal
page-daily-go-on = Continue
page-daily-result = See the result
page-daily-late = The deal of { $date }: you can still play it, but a late game does not count for your streak.
page-daily-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
page-daily-next = The next deals come in { $hours } h { $minutes } min.
page-daily-today = Today
page-daily-before = The days before
page-daily-state = { $state ->
    [open] Not played yet
    [running] In progress
   *[over] Played
}
page-daily-browser = There are no accounts: what you have played is known to this browser only.
page-daily-future = The deal of { $date } is not out yet. Days begin at midnight UTC.
page-daily-past = The deal of { $date } can no longer be played.
page-daily-unknown = There is no such daily deal.
page-daily-all = All daily deals
page-daily-wait = Just a moment: the cards are being dealt.
page-daily-gone = The table of this deal is gone. You can begin again.
page-daily-practice = Play again for practice
page-daily-practising = Practice: this game does not count.
page-daily-reviewing = Separating luck from skill: { $percent }
page-daily-unreviewed = Your luck could not be worked out.
page-daily-retry = Try again
page-daily-without-luck = With luck taken out
page-daily-of-a-win = { $share } of a win
page-daily-fair = A fair share is { $share }.
page-daily-luck = Luck
page-daily-skill = Skill
page-daily-skill-of = { $skill } of 100
page-daily-signs = Your decisions
page-daily-count = { $sign ->
    [good] { $count } good
    [inaccurate] { $count } inaccurate
    [mistake] { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
   *[blunder] { $count ->
        [one] { $count } blunder
       *[other] { $count } blunders
    }
}
page-daily-copy = Copy the result
page-daily-copied = Copied
page-daily-share = Share
page-daily-review = Review the game
page-daily-text = With luck taken out { $share } (fair: { $fair }) · skill { $skill }
page-daily-text-late = played late

## Puzzles

page-puzzles-about = Positions from real games. Find the move that wins most often: you know only what the player could know.
page-puzzles-none = There are no puzzles yet.
page-puzzles-solved = { $solved } of { $count } solved
page-puzzles-difficulty = { $difficulty ->
    [easy] easy
    [medium] medium
   *[hard] hard
}
page-puzzles-all = All
page-puzzles-choose = Difficulty
page-puzzles-number = Puzzle { $number }
page-puzzles-state = { $state ->
    [solved] solved
    [seen] answer seen
   *[open] open
}
page-puzzles-start = Next open puzzle
page-puzzles-next = Next puzzle
page-puzzles-done = You have solved them all.
page-puzzles-back = All puzzles
page-puzzles-unknown = There is no such puzzle.
