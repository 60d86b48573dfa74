"""The lesson, played on the real table."""
