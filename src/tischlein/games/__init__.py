"""The games, one package for each box; a game imports only `core` and the kit."""
