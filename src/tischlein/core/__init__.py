"""What every game stands on: state, moves, piles, randomness, refusals, events. No I/O, no clock."""
