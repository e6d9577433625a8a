"""The game server: HTTP and WebSocket, storage, clocks and computer players. See docs/server.md."""
