"""The public API of the games: tables, records, rulebooks, looks and lessons."""
