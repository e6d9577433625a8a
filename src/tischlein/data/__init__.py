"""Games as data: many of them played and counted, written down a line each, read again, and made into tables."""
