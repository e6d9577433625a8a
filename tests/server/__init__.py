"""The server: its storage, its tables, and clients of all kinds."""
