"""What a sensible person thinks of the moves, game by game."""
