### Messages of puzzles and the daily deal, which the page loads with its pages.
