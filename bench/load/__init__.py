"""The load generator: many tables over real sockets, for our server and boardgame.io's."""
