"""One rulebook each; a game knows `core` and nothing else."""
