"""The front of the house: REST for lobby, tables, records and rulebooks, the door to the sockets, and the page."""
