"""Load on a server: many tables over real sockets, ours and boardgame.io's alike."""
