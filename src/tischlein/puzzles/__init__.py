"""Puzzles: positions in which one move is best beyond doubt, found in games between computer players."""
