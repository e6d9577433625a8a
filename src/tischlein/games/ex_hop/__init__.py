"""Ex & Hop: the cards and tiles, the table, and the rules."""
