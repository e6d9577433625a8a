"""The request with which a client turns a connection into a WebSocket."""

UPGRADE = b"""GET /api/tables/t/socket HTTP/1.1\r
Host: localhost\r
Upgrade: websocket\r
Connection: Upgrade\r
Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
Sec-WebSocket-Version: 13\r
\r
"""
