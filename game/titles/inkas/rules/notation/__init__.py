"""Actions, positions and scenarios as text, both ways."""
