"""The command line: everything a person at a terminal sees and types."""
