"""XXL: one deck of two-number cards, six games and a variant, and two ways to play them as a series."""
