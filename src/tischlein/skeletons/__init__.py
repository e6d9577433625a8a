"""Games to begin with: `tischlein new-game` writes a copy of one, under a name of its own.

A folder is a whole package that plays as it is; `my-game`, `my_game`, `MyGame` and `My Game` are what a copy renames.
"""
