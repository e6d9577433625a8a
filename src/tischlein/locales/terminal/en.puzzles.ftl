# What `tischlein puzzles` says.

cli-puzzles = Find puzzles in games between computer players, check them, or solve one.
cli-puzzle-number = The number of the puzzle to solve; without it, any one.
cli-puzzle-count = Find puzzles until there are this many in the file.
cli-puzzle-check = Check the puzzles of the program, or those of a file, and say which no longer hold.
cli-puzzle-solve = Solve a puzzle: find the best move.
cli-puzzle-out = The file of the puzzles; an interrupted run continues from it.
cli-puzzle-seed = The same seed finds the same puzzles.
puzzles-searched = { $games ->
    [one] { $games } game searched
   *[other] { $games } games searched
}
puzzles-found = { $puzzles ->
    [one] { $puzzles } puzzle
   *[other] { $puzzles } puzzles
} from { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $file }.
puzzles-stopped = Stopped after { $done } of { $puzzles ->
    [one] { $puzzles } puzzle
   *[other] { $puzzles } puzzles
}; nothing is lost. The same command continues from { $file }.
puzzles-checked = { $good } of { $puzzles ->
    [one] { $puzzles } puzzle holds.
   *[other] { $puzzles } puzzles hold.
}
puzzle-fault = Puzzle { $number } no longer holds: { $fault }
puzzle-fault-position = the rules do not lead to its position.
puzzle-fault-moves = its moves are not the legal ones.
puzzle-fault-best = its move is not best beyond doubt.
puzzle-task = Puzzle { $number } ({ $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
}): find the best move. Enter shows the answer.
puzzle-right = Right!
puzzle-wrong = There is a better move: this one gives away { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of a win.
puzzle-move = Move
bad-puzzle-task = Choose one of --count, --check and --solve.
bad-puzzle-number = Only --solve takes the number of a puzzle.
bad-puzzle-series = { $game } is a series; its puzzles are those of its games.
