"""The HTTP layer: REST for lobby, tables, records and rulebooks, the tables' sockets, and the page."""
