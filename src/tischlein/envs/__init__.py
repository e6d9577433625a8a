"""Environments for research: vectors of games, PettingZoo, Gymnasium. Each needs its extra installed."""
