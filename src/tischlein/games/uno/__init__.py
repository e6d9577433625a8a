"""UNO: the cards, one round, and the match to 500."""
