"""What moves on the table, event by event."""
