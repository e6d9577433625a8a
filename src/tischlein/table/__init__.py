"""The checked door to the games: tables, records, scenes, the list of games."""
