"""The migrations, one module each, in order. A migration that has been released is never changed."""
