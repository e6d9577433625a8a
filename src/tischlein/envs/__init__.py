"""Environments for research: vectors of games, PettingZoo, Gymnasium and OpenSpiel. Each needs its extra."""
