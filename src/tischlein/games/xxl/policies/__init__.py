"""The policies of the XXL games."""
