"""The kit that games are built from: decks, families of games, and box files."""
