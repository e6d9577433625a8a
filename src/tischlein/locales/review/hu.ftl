### Messages of the review of a game, which the page loads with its pages.
