"""The lessons, played on the real table."""
