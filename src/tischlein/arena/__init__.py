"""The arena: computer players against each other on the same deals, counted."""
