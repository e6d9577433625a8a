"""Hostile clients, while honest people play on beside them."""
