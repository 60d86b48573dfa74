"""What mouse and keys do."""
