"""Templates for new games: `tischlein new-game` copies one under a new name.

Each folder is a complete, playable package; a copy replaces `my-game`, `my_game`, `MyGame` and `My Game`.
"""
