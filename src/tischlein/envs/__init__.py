"""Environments for research: vectors of games, PettingZoo, Gymnasium, OpenSpiel. Each needs its extra installed."""
