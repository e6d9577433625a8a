"""Tables on the network: HTTP and WebSocket, storage, clocks, computer players. See docs/server.md."""
