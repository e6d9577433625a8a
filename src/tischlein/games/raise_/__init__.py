"""Raise: dice say what cards are worth, and whoever stands furthest back must raise or pass."""
