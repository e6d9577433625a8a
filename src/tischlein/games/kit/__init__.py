"""What boxes share, whatever lies in them."""
