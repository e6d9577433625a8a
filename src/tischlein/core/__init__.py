"""The base of every game: state, moves, piles, randomness, refusals, events. No I/O, no clock."""
