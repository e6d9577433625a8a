"""The arena: compare computer players on duplicate deals."""
